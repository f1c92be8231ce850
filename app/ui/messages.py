"""Sentences for what is wrong with a match or a hand, and for what would mend it. No Flet here."""

from collections.abc import Sequence

from app.domain.cards import FULL_PACK, Card, Rank, Suit
from app.domain.problems import Code, Problem, Repair
from app.l10n.card_names import card_text, suit_name
from app.l10n.catalog import Words, opening
from app.l10n.formats import name_list
from app.l10n.letters import Letters, rank_label
from app.ui.input_messages import quoted

_MOST_CHOICES = 3


def problem_sentence(words: Words, problem: Problem, names: Sequence[str], letters: Letters) -> str:
    """What is wrong, in one sentence that blames nobody. `names` by seat of the match."""
    name = _name(words, problem.seat, names)
    detail = quoted(problem.detail)
    match problem.code:
        case Code.BAD_PLAYERS:
            return _bad_players(words, problem)
        case Code.BAD_RULE:
            return words.t("“{rule}”: no such rule in this game, or no such value.", rule=detail)
        case Code.BAD_OPENING if problem.seat is None:
            return words.t("Every player needs an opening total.")
        case Code.BAD_OPENING:
            return words.t(
                "{name}: the opening total is a whole number from 0 up, below the limit.",
                name=name,
            )
        case Code.BAD_SEAT:
            return words.t("A seat is named that this match does not have, or one is missing.")
        case Code.BAD_ENTRY:
            return words.t("{name}: what is entered makes no sense here.", name=name)
        case Code.BLOCKED_NOT_POSSIBLE:
            return words.t("This game cannot be blocked: somebody always goes out.")
        case Code.TOO_MANY_CARDS:
            return words.t("All together that is more cards than can be left.")
        case Code.TOO_MANY_POINTS:
            return words.t("All together that is more points than can be left.")
        case Code.TOO_MANY_OF_RANK:
            return _too_many(words, problem, names, letters)
        case Code.BROKEN_ROW:
            suit = _suit(words, problem.detail)
            return words.t("{suit}: the cards left do not fit a row on the table.", suit=suit)
        case Code.PASSES_UNKNOWN if problem.seat is None:
            return words.t("Passes are missing, and the turn count cannot give them yet.")
        case Code.PASSES_UNKNOWN:
            return words.t(
                "{name}: passes are missing, and the turn count cannot give them yet.", name=name
            )
        case Code.PASS_COUNT:
            return _pass_count(words, problem, names)
        case Code.CARD_COUNT if problem.seat is None:
            return words.n(
                "{count} card is counted, but the rows on the table leave {left}.",
                "{count} cards are counted, but the rows on the table leave {left}.",
                problem.value or 0,
                left=problem.expected or 0,
            )
        case Code.PASS_RANGE:
            return words.t("One hand has no room for so many passes.")
        case Code.HAND_AFTER_END:
            return words.t("The match was over before this. It is kept but does not count.")
        case _:
            return _at_seat(words, problem, name)


def problem_text(words: Words, problem: Problem, names: Sequence[str], letters: Letters) -> str:
    """As `problem_sentence`, with the changes it announces: for where no buttons show them."""
    sentence = problem_sentence(words, problem, names, letters)
    if not 1 < len(problem.repairs) <= _MOST_CHOICES:
        return sentence
    changes = "; ".join(repair_label(words, repair, names) for repair in problem.repairs)
    return f"{sentence} {changes}."


def repair_label(words: Words, repair: Repair, names: Sequence[str]) -> str:
    """The change as a choice: "Taras: 4 passes", "Maria: 3 cards", "9 of diamonds: Bohdan"."""
    name = _name(words, repair.opener if repair.opener is not None else repair.seat, names)
    if repair.passes is not None:
        return words.n("{name}: {count} pass", "{name}: {count} passes", repair.passes, name=name)
    if repair.count is not None:
        return words.n("{name}: {count} card", "{name}: {count} cards", repair.count, name=name)
    return words.t("{card}: {name}", card=_nine_of_diamonds(words), name=name)


def _at_seat(words: Words, problem: Problem, name: str) -> str:
    """The sentences that always speak of one player's cards."""
    card = _card(words, problem.detail)
    match problem.code:
        case Code.UNKNOWN_CARD:
            return words.t("{name}: not a card of this pack: {card}.", name=name, card=card)
        case Code.DUPLICATE_CARD:
            return words.t("{name}: this card is entered already: {card}.", name=name, card=card)
        case Code.OUT_HOLDS_CARDS:
            return words.t("{name}: went out, so nothing can be left.", name=name)
        case Code.EMPTY_HAND:
            return words.t("{name}: at least one card must be left.", name=name)
        case Code.NOT_A_PENALTY:
            return words.t("{name}: points are a whole number, 1 or more.", name=name)
        case Code.IMPOSSIBLE_POINTS:
            return words.t("{name}: so many cards cannot make these points.", name=name)
        case Code.CARDS_OUT_OF_RANGE:
            return words.t("{name}: from 1 to 9 cards can be left.", name=name)
        case Code.OPENER_NEVER_PLAYED:
            nine = _nine_of_diamonds(words)
            return words.t(
                "{name}: led with the {card}, so no more than 8 cards can be left.",
                name=name,
                card=nine,
            )
        case Code.NINE_OF_DIAMONDS_LEFT:
            nine = _nine_of_diamonds(words)
            return words.t(
                "{name}: the {card} opens the play and cannot be left.", name=name, card=nine
            )
        case Code.CARD_COUNT:
            return words.n(
                "{name}: {count} card counted, but {held} on the grid.",
                "{name}: {count} cards counted, but {held} on the grid.",
                problem.value or 0,
                name=name,
                held=problem.expected or 0,
            )
        case Code.NINE_LEFT:
            return words.t("{name}: a nine is left, yet a nine can always be played.", name=name)
        case Code.TWO_NINES:
            return words.t(
                "{name}: two nines are left, yet a nine can always be played.", name=name
            )
        case Code.UNLIKELY_HAND:
            return words.t("{name}: one of these cards could have been played.", name=name)
        case _:
            return words.t("{name}: unusually much for one player.", name=name)


def _too_many(words: Words, problem: Problem, names: Sequence[str], letters: Letters) -> str:
    """With the names of those who hold them."""
    rank = _rank(problem.detail, letters)
    if not problem.seats:
        return words.t("{rank}: more of them entered than the pack has.", rank=rank)
    holders = name_list(words, (_name(words, seat, names) for seat in problem.seats))
    return words.t(
        "{rank}: more of them entered than the pack has, with {names}.", rank=rank, names=holders
    )


def _bad_players(words: Words, problem: Problem) -> str:
    if problem.seat is None:
        return words.t("This game is played by another number of players.")
    return words.t(
        "Player {number}: the name needs 1 to 40 characters and must differ from the others.",
        number=problem.seat + 1,
    )


def _pass_count(words: Words, problem: Problem, names: Sequence[str]) -> str:
    """By how many single changes would mend the hand (rules.md 2)."""
    if not 0 < len(problem.repairs) <= _MOST_CHOICES:
        return words.t("Cards and passes do not agree: count the cards again.")
    if len(problem.repairs) > 1:
        return words.t("Cards and passes do not agree. One of these would settle it:")
    return words.t(
        "By the turn count: {change}.", change=repair_label(words, problem.repairs[0], names)
    )


def _name(words: Words, seat: int | None, names: Sequence[str]) -> str:
    if seat is not None and 0 <= seat < len(names):
        return names[seat]
    return words.t("Somebody") if seat is None else words.t("Player {number}", number=seat + 1)


def _card(words: Words, code: str | None) -> str:
    card = FULL_PACK.card(code or "")
    return card_text(words, card) if card else quoted(code)


def _rank(code: str | None, letters: Letters) -> str:
    rank = FULL_PACK.rank(code or "")
    return rank_label(rank, letters) if rank else quoted(code)


def _suit(words: Words, code: str | None) -> str:
    suit = next((suit for suit in Suit if suit.value == code), None)
    return opening(suit_name(words, suit)) if suit else quoted(code)


def _nine_of_diamonds(words: Words) -> str:
    return card_text(words, Card(Rank.NINE, Suit.DIAMONDS))
