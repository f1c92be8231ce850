"""What a step of a half-entered hand did, in words: "Taras, 3rd pass", "Queen of hearts, Olena".

No Flet here.
"""

from collections.abc import Sequence

from app.domain.cards import FULL_PACK, Card, Rank, Suit
from app.domain.form import Form
from app.domain.games import game
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.l10n.card_names import card_text, rank_name, suit_name
from app.l10n.catalog import Words, opening
from app.l10n.numbers import ordinal, signed
from app.stores.match_store import MatchState
from app.ui.messages import repair_label


def step_words(words: Words, state: MatchState, step: Step, form: Form, again: bool) -> str:
    """What a step on the draft of `form` did; `again`: it was taken back."""
    names = state.names
    match step:
        case Passed(seat):
            count = (form.entered.passes[seat] or 0) + again
            nth = ordinal(max(count, 1), words.locale)
            return words.t("{name}, {nth} pass", name=names[seat], nth=nth)
        case PassTakenBack(seat):
            return words.t("{name}, one pass less", name=names[seat])
        case PassesSet(seat, None):
            return words.t("{name}: passes not counted", name=names[seat])
        case PassesSet(seat, int(count)):
            return words.n(
                "{name}: {count} pass", "{name}: {count} passes", count, name=names[seat]
            )
        case OpenerSet(seat):
            return _opener_words(words, state, seat)
        case WentOut(None):
            return words.t("Blocked")
        case WentOut(int(seat)):
            return words.t("Went out: {name}", name=names[seat])
        case WithoutPassesSet(on):
            return words.t("Without passes") if on else words.t("With passes")
        case ProblemKept():
            return words.t("Numbers kept")
        case Repaired(repair):
            return repair_label(words, repair, names)
        case FineAdded(seat, points):
            worth = signed(points, words.locale)
            return words.t("{name}: fine {points}", name=names[seat], points=worth)
        case FineRemoved():
            return words.t("A fine removed")
        case RowSet() | CardHeld() | GridCleared():
            return _grid_words(words, names, step)
        case SuitNamed() | NoCardPlayed() | CardPlayed():
            return _reminder_words(words, names, step)
        case _:
            return _left_words(words, names, step)


def _left_words(words: Words, names: Sequence[str], step: Step) -> str:
    """The steps that say what somebody has left."""
    match step:
        case CardAdded(seat, piece):
            return words.t("{card}, {name}", card=piece_words(words, piece), name=names[seat])
        case CardRemoved(seat):
            return words.t("{name}: a card removed", name=names[seat])
        case CardsSet(seat):
            return words.t("{name}: typed cards", name=names[seat])
        case TotalSet(seat, int(points)):
            return words.n(
                "{name}: {count} point", "{name}: {count} points", points, name=names[seat]
            )
        case CountSet(seat, int(count)):
            return words.n("{name}: {count} card", "{name}: {count} cards", count, name=names[seat])
        case TotalSet(seat) | CountSet(seat):
            return words.t("{name}: number erased", name=names[seat])
        case _:
            return words.t("Last step")


def _grid_words(words: Words, names: Sequence[str], step: Step) -> str:
    """The steps on the grid of cards."""
    match step:
        case RowSet(suit, str(low), str(high)):
            shown = opening(suit_name(words, Suit(suit)))
            low, high = (piece_words(words, Piece(end)) for end in (low, high))
            return words.t("{suit}: from {low} to {high}", suit=shown, low=low, high=high)
        case RowSet(suit):
            return words.t("{suit}: no row", suit=opening(suit_name(words, Suit(suit))))
        case CardHeld(int(seat), piece):
            return words.t("{card}, {name}", card=piece_words(words, piece), name=names[seat])
        case CardHeld(_, piece):
            return words.t("{card}, nobody", card=piece_words(words, piece))
        case _:
            return words.t("Counts only")


def _reminder_words(words: Words, names: Sequence[str], step: Step) -> str:
    """The steps of the named suit and of the lap counter."""
    match step:
        case SuitNamed(str(suit)):
            return words.t("Named: {suit}", suit=suit_name(words, Suit(suit)))
        case SuitNamed():
            return words.t("No suit named")
        case NoCardPlayed(seat):
            return words.t("{name}: no card", name=names[seat])
        case _:
            return words.t("Card played")


def piece_words(words: Words, piece: Piece) -> str:
    """A card as it was entered, to be read or spoken: "Queen of hearts", "Queen"."""
    rank = FULL_PACK.rank(piece.rank)
    suit = next((suit for suit in Suit if suit.value == piece.suit), None)
    if rank is None:
        return piece.rank
    return opening(_rank_words(words, rank) if suit is None else card_text(words, Card(rank, suit)))


def _rank_words(words: Words, rank: Rank) -> str:
    return rank.value if rank.value.isdigit() else rank_name(words, rank)


def _opener_words(words: Words, state: MatchState, seat: int | None) -> str:
    card = game(state.match.setup.game).opening_card
    name = words.t("not known") if seat is None else state.names[seat]
    shown = words.t("Leads") if card is None else card_text(words, card)
    return words.t("{card}: {name}", card=shown, name=name)
