"""What stands in the field for typed cards, and what it means. No Flet here."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.domain.cards import Suit
from app.domain.games.profile import GameProfile
from app.domain.steps import Piece
from app.l10n.catalog import Words
from app.l10n.letters import rank_label, suit_letters
from app.l10n.typed_cards import Typed, read_cards
from app.ui.screens.entry.desk import Desk


@dataclass(frozen=True)
class Understood:
    """What stands in the field, and what it means."""

    text: str
    typed: Typed

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(
            Piece(card.rank.value, card.suit.value if card.suit else None)
            for card in self.typed.cards
        )

    @property
    def can_take(self) -> bool:
        return bool(self.typed.cards) and not self.typed.problems


def understood(desk: Desk) -> Understood:
    """The field of the seat whose cards are being entered: at first what its hand has."""
    typed, words = desk.ways.typed, desk.at.words
    if typed is not None and typed[0] == desk.seat:
        shown = typed[1]
    else:
        shown = as_typed(desk.left.pieces, words)
    return read(desk, shown)


def read(desk: Desk, text: str) -> Understood:
    return Understood(text, read_cards(text, desk.at.words, desk.at.profile.pack))


def as_typed(pieces: Sequence[Piece], words: Words) -> str:
    """Cards as somebody would type them in the language of `words`, with no second meaning."""
    letters = suit_letters(words)
    return ", ".join(
        piece.rank + (letters[Suit(piece.suit)] if piece.suit else "") for piece in pieces
    )


def example(words: Words, profile: GameProfile, cyrillic: bool) -> str:
    """Two cards typed as this table would: "9D QH"."""
    letters = suit_letters(words)
    queen = next(rank for rank in profile.pack.ranks if rank.value == "Q")
    face = rank_label(queen, "cyrillic" if cyrillic else "latin")
    return f"9{letters[Suit.DIAMONDS]} {face}{letters[Suit.HEARTS]}"
