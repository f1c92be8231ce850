"""The pieces of a line of typed cards: ranks, suits, and what may be either (rules.md 4)."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto

from app.domain.cards import Rank, Suit
from app.l10n.card_names import rank_name, suit_name
from app.l10n.catalog import Words
from app.l10n.letters import suit_letters


class Kind(Enum):
    RANK = auto()
    SUIT = auto()
    ACE_OR_CLUBS = auto()
    """Cyrillic Т."""
    SUIT_OR_AND = auto()
    """A suit's letter that is also the language's word for "and"."""
    BREAK = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One piece, `text[start:end]`; `spaced`: white space stands before it."""

    kind: Kind
    start: int
    end: int
    spaced: bool
    rank: Rank | None = None
    suit: Suit | None = None


_PIECE = re.compile(
    r"(?P<space>\s+)|(?P<invisible>[\u200b-\u200d\u2060\ufe0e\ufe0f]+)"
    r"|(?P<break>[-,;.+/|&·–—]+)|(?P<rank>10|[2-9])|(?P<suit>[♠-♧])"
    r"|(?P<word>(?:[^\W\d_]|[\u0300-\u036f’'ʼ])+)|(?P<unknown>[^\s\-,;.+/|&·–—2-9♠-♧])",
)
_SYMBOLS = dict(zip("♠♡♢♣♤♥♦♧", "SHDCSHDC", strict=True))
_RANK_LETTERS = dict(zip("AKQJTАКДВ", [*"AKQJ", "10", *"AKQJ"], strict=True))
_CYRILLIC_SUITS = dict(zip("ПЧБ", "SHD", strict=True))
_LATIN_SUITS = {suit.value: suit.value for suit in Suit}
_EITHER = "Т"

_AND = frozenset({"and", "і", "и", "e"})
_OF = frozenset({"of", "de"})


def tokens(text: str, words: Words) -> Iterator[Token]:
    """The pieces of `text` in order; white space, and words such as "of", only part them."""
    spaced = False
    for piece in _PIECE.finditer(text):
        if piece.lastgroup == "space":
            spaced = True
        for token in _meant(piece, spaced, words):
            yield token
            spaced = False


def _meant(piece: re.Match[str], spaced: bool, words: Words) -> Iterator[Token]:
    text = piece[0]
    token = Token(Kind.UNKNOWN, piece.start(), piece.end(), spaced)
    match piece.lastgroup:
        case "rank":
            yield replace(token, kind=Kind.RANK, rank=Rank(text))
        case "suit":
            yield replace(token, kind=Kind.SUIT, suit=Suit(_SYMBOLS[text]))
        case "break":
            yield replace(token, kind=Kind.BREAK)
        case "unknown":
            yield token
        case "word":
            following = piece.string[token.end : token.end + 1]
            alone = spaced and (not following or following.isspace())
            whole = _word(text, token, alone, words)
            yield from _letters(text, token, words) if whole is None else whole


def _word(text: str, token: Token, alone: bool, words: Words) -> tuple[Token, ...] | None:
    """What a whole word means: nothing for "of"; None if its letters are to be read one by one."""
    folded = _fold(text)
    if folded in _OF:
        return ()
    if folded in _AND:
        return _and(text, token, alone, words)
    for rank in Rank:
        name = _fold(rank_name(words, rank))
        if folded == name or (len(name) > 3 and folded[:4] == name[:4]):
            return (replace(token, kind=Kind.RANK, rank=rank),)
    for suit in Suit:
        if len(folded) > 2 and folded[:3] == _fold(suit_name(words, suit))[:3]:
            return (replace(token, kind=Kind.SUIT, suit=suit),)
    return None


def _and(text: str, token: Token, alone: bool, words: Words) -> tuple[Token, ...] | None:
    """ "And" parts two cards, unless its letter is a suit of the language too."""
    own = {letter: suit for suit, letter in suit_letters(words).items()}
    suit = own.get(text.upper())
    if suit is None:
        return (replace(token, kind=Kind.BREAK),)
    in_doubt = alone and text.islower()
    return (replace(token, kind=Kind.SUIT_OR_AND, suit=suit),) if in_doubt else None


def _letters(text: str, token: Token, words: Words) -> Iterator[Token]:
    """A token a letter; one for the whole if a letter means nothing, for "Anna" is no two aces."""
    own = {letter: suit.value for suit, letter in suit_letters(words).items()}
    # A table that writes suits in another script may still type the letters of files.
    latin = {} if any(letter.isascii() for letter in own) else _LATIN_SUITS
    suits = {**_CYRILLIC_SUITS, **latin, **own}
    letters = [letter.upper() for letter in text]
    if not all(
        letter in suits or letter in _RANK_LETTERS or letter == _EITHER for letter in letters
    ):
        yield token
        return
    for at, letter in enumerate(letters, token.start):
        one = replace(token, start=at, end=at + 1, spaced=token.spaced and at == token.start)
        if letter == _EITHER:
            yield replace(one, kind=Kind.ACE_OR_CLUBS, rank=Rank.ACE, suit=Suit.CLUBS)
        elif letter in _RANK_LETTERS:
            yield replace(one, kind=Kind.RANK, rank=Rank(_RANK_LETTERS[letter]))
        else:
            yield replace(one, kind=Kind.SUIT, suit=Suit(suits[letter]))


def _fold(text: str) -> str:
    """`text` for comparing: small letters, without accents and apostrophes."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if part.isalpha() and part != "ʼ")
