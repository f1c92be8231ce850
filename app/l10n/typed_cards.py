"""Cards that somebody types: "9D QH", "10Т", "дама пік" (rules.md 4)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from app.domain.cards import Pack, Rank, Suit
from app.l10n.card_tokens import Kind, Token, tokens
from app.l10n.catalog import Words
from app.l10n.letters import suit_letters


class TypedCode(StrEnum):
    UNKNOWN = "unknown"
    """Means nothing."""
    SUIT_ALONE = "suit-alone"
    """A suit that no rank stands before."""
    NOT_IN_PACK = "not-in-pack"
    """A card that this game is played without."""
    AMBIGUOUS = "ambiguous"
    """Has two readings."""


@dataclass(frozen=True, slots=True)
class TypedCard:
    """One card as understood from `text[start:end]`; `suit` None: typed without one."""

    rank: Rank
    suit: Suit | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """What an ambiguous piece may mean, and how to type it so that it means just that."""

    cards: tuple[tuple[Rank, Suit | None], ...]
    text: str


@dataclass(frozen=True, slots=True)
class TypedProblem:
    """Something in `text[start:end]` that gave no card; `readings` of the ambiguous only."""

    code: TypedCode
    start: int
    end: int
    readings: tuple[Reading, ...] = ()

    def settled(self, text: str, reading: Reading) -> str:
        """`text` with the doubtful piece typed as `reading` has it."""
        return text[: self.start] + reading.text + text[self.end :]


@dataclass(frozen=True, slots=True)
class Typed:
    """The cards in the order typed, and the problems in the order they stand."""

    cards: tuple[TypedCard, ...]
    problems: tuple[TypedProblem, ...]


def read_cards(text: str, words: Words, pack: Pack) -> Typed:
    """What `text` means at a table that speaks the language of `words`. Never raises.

    A suit follows its rank, with or without a space. Cyrillic Т right after a rank is clubs,
    else an ace; where other suits stand apart from their ranks, a Т standing so is ambiguous.
    """
    pieces = list(tokens(text, words))
    suits_apart = any(
        suit.kind is Kind.SUIT and suit.spaced and rank.kind is Kind.RANK
        for rank, suit in pairwise(pieces)
    )
    cards: list[TypedCard] = []
    problems: list[TypedProblem] = []
    # Whether the last card may still be given a suit.
    bare = False
    for index, token in enumerate(pieces):
        kind = token.kind
        if kind is Kind.ACE_OR_CLUBS:
            before_suit = [piece.kind for piece in pieces[index + 1 : index + 2]] == [Kind.SUIT]
            kind = _ace_or_clubs(token, bare and not before_suit, suits_apart)
        elif kind is Kind.SUIT_OR_AND and not bare:
            kind = Kind.BREAK

        if kind is Kind.RANK and token.rank is not None:
            cards.append(TypedCard(token.rank, None, token.start, token.end))
        elif kind is Kind.SUIT and bare:
            cards[-1] = replace(cards[-1], suit=token.suit, end=token.end)
        elif kind is Kind.SUIT:
            problems.append(TypedProblem(TypedCode.SUIT_ALONE, token.start, token.end))
        elif kind is Kind.UNKNOWN:
            _add_unknown(problems, token)
        elif kind is not Kind.BREAK:
            problems.append(_ambiguous(cards.pop(), token, words))
        bare = kind is Kind.RANK
    return _within(pack, cards, problems)


def _ace_or_clubs(token: Token, may_be_clubs: bool, suits_apart: bool) -> Kind:
    if not may_be_clubs:
        return Kind.RANK
    if not token.spaced:
        return Kind.SUIT
    return Kind.ACE_OR_CLUBS if suits_apart else Kind.RANK


def _add_unknown(problems: list[TypedProblem], token: Token) -> None:
    """One problem for a whole piece that means nothing, not one a character."""
    last = problems[-1] if problems else None
    if last and last.code is TypedCode.UNKNOWN and last.end == token.start:
        problems[-1] = replace(last, end=token.end)
    else:
        problems.append(TypedProblem(TypedCode.UNKNOWN, token.start, token.end))


def _ambiguous(card: TypedCard, token: Token, words: Words) -> TypedProblem:
    """`card` and a piece after it that may be its suit, or else its rank or no card at all."""
    suit = token.suit or Suit.CLUBS
    rank = card.rank.value
    of_suit = Reading(((card.rank, suit),), rank + suit_letters(words)[suit])
    if token.rank is None:
        apart = Reading(((card.rank, None),), f"{rank},")
    else:
        two = ((card.rank, None), (token.rank, None))
        apart = Reading(two, f"{rank}, {token.rank.value}")
    return TypedProblem(TypedCode.AMBIGUOUS, card.start, token.end, (of_suit, apart))


def _within(pack: Pack, cards: list[TypedCard], problems: list[TypedProblem]) -> Typed:
    strange = [card for card in cards if card.rank not in pack.ranks]
    problems += (TypedProblem(TypedCode.NOT_IN_PACK, card.start, card.end) for card in strange)
    return Typed(
        tuple(card for card in cards if card.rank in pack.ranks),
        tuple(sorted(problems, key=lambda problem: problem.start)),
    )
