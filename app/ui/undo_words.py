"""What undo and redo speak of, in words: "Taras, 3rd pass", "Queen of hearts, Olena", "Hand 6".

No Flet here. `act_words` is what a button shows; `undo_name` and `redo_name` are what it is called.
"""

from collections.abc import Sequence

from app.domain.cards import FULL_PACK, Card, Rank, Suit
from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.deal import Deal
from app.domain.draft import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    Step,
    Taken,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.domain.form import Form
from app.domain.games import game
from app.domain.log import Logged
from app.domain.sheet import Sheet
from app.l10n.card_names import card_text, rank_name
from app.l10n.catalog import Words, opening
from app.l10n.numbers import ordinal
from app.stores.match_store import MatchState
from app.ui.game_words import game_words
from app.ui.messages import repair_label


def undo_name(words: Words, act: str | None) -> str:
    """What the undo button is called when it would take back `act`; None: nothing to take back."""
    return words.t("Undo") if act is None else words.t("Undo: {act}", act=act)


def redo_name(words: Words, act: str | None) -> str:
    """What the redo button is called when it would do `act` again; None: nothing to do again."""
    return words.t("Redo") if act is None else words.t("Redo: {act}", act=act)


def act_words(
    words: Words,
    state: MatchState,
    act: Taken | Logged | None,
    *,
    again: bool = False,
    form: Form | None = None,
) -> str | None:
    """What `act` did, in a few words; None for no act.

    `again`: it was taken back and could be done again. `form`: that of its draft, where this is
    not the deal in play.
    """
    if act is None:
        return None
    if isinstance(act, Logged):
        return _commit_words(words, state, act.commit)
    return _step_words(words, state, act.step, form or state.form, again)


def _commit_words(words: Words, state: MatchState, commit: Commit) -> str:
    said = game_words(words, state.match.setup.game)
    match commit:
        case DealSaved(deal) | DealInserted(deal) if deal.annulled:
            hand = said.hand(_number(state.sheet, deal))
            return words.t("{hand}, {word}", hand=hand, word=said.annulled())
        case DealSaved(deal) | DealInserted(deal):
            return said.hand(_number(state.sheet, deal))
        case DealReplaced(deal):
            hand = said.hand(_number(state.sheet, deal))
            return words.t("{hand}, {word}", hand=hand, word=words.t("correction"))
        case DealDeleted():
            return words.t("Deletion")
        case SeatsChanged():
            return words.t("Seats")
        case RulesChanged():
            return words.t("Rules")
        case DealerChanged(dealer):
            return words.t("Deals: {name}", name=state.names[dealer])
        case StoppedChanged(stopped):
            return words.t("Match stopped") if stopped else words.t("Match resumed")
        case _:
            return words.t("Notes")


def _number(sheet: Sheet, deal: Deal) -> int:
    """The number of a deal; one that was taken back would be the coming one."""
    found = (row.number for row in sheet.rows if row.deal.id == deal.id)
    return next(found, sheet.coming.number)


def _step_words(words: Words, state: MatchState, step: Step, form: Form, again: bool) -> str:
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
