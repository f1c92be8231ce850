"""What the rank keys show and say: face, value, how many are in the hand, which are used up."""

from app.domain.cards import Card, Rank, Suit
from app.domain.form import Form
from app.domain.games.profile import GameProfile
from app.l10n.card_names import card_name, rank_name
from app.l10n.catalog import Words, opening
from app.l10n.letters import Letters, rank_label
from app.l10n.numbers import number
from app.ui.components.rank_key import RankKey
from app.ui.screens.entry.acts import current_seat, used_up


def rank_keys(
    words: Words, letters: Letters, profile: GameProfile, form: Form, suit: str | None
) -> tuple[RankKey, ...]:
    """A key a rank of the pack; `suit` is what the next card gets."""
    pieces = form.entered.left[current_seat(form)].pieces
    return tuple(
        _key(
            words,
            letters,
            profile,
            rank,
            suit,
            entered=sum(piece.rank == rank.value for piece in pieces),
            gone=used_up(form, profile, rank.value, suit),
        )
        for rank in profile.pack.ranks
    )


def _key(
    words: Words,
    letters: Letters,
    profile: GameProfile,
    rank: Rank,
    suit: str | None,
    *,
    entered: int,
    gone: bool,
) -> RankKey:
    worth = profile.card_value(rank)
    special = rank is profile.special_rank
    below = None
    if gone:
        below = words.t("in hand")
    elif entered:
        below = f"×{number(entered, words.locale)}"
    elif str(worth) != rank.value and not special:
        below = number(worth, words.locale)
    return RankKey(
        rank=rank.value,
        face=rank_label(rank, letters),
        label=_label(words, rank, suit, worth, entered, gone),
        below=below,
        entered=bool(entered),
        used_up=gone,
        special=special,
        worth=f"= {number(worth, words.locale)}",
    )


def _label(words: Words, rank: Rank, suit: str | None, worth: int, entered: int, gone: bool) -> str:
    card = card_name(words, Card(rank, Suit(suit))) if suit else rank_name(words, rank)
    key = words.n("{card}, {count} point", "{card}, {count} points", worth, card=opening(card))
    if gone:
        return words.t("{key}, all in hand", key=key)
    return words.t("{key}, entered: {number}", key=key, number=entered) if entered else key


def piece_label(words: Words, profile: GameProfile, rank: str, suit: str | None) -> str:
    """An entered card as a screen reader says it: "Queen of hearts, 10 points"."""
    known = profile.pack.rank(rank)
    return (
        rank if known is None else _label(words, known, suit, profile.card_value(known), 0, False)
    )
