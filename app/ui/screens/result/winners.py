"""Who won, and everybody's place: what the finish shows, and what is sent as a picture."""

import flet as ft

from app.l10n.catalog import Words
from app.l10n.numbers import number
from app.ui.components.hero_strip import HeroSeat
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.notice import Gravity, notice
from app.ui.components.rank_list import RankLine, rank_list
from app.ui.components.winner_hero import winner_hero
from app.ui.screens.gate import AtMatch, SeatView
from app.ui.screens.table.facts import limit, points_words


def how(at: AtMatch) -> str:
    """ "over · 4 hands, 1 annulled": with the latter the numbers of the sheet add up."""
    words, sheet = at.words, at.state.sheet
    ended = words.t("stopped") if sheet.stopped else words.t("over")
    played = at.game_words.hands(sum(row.counted for row in sheet.rows))
    annulled = sum(row.deal.annulled for row in sheet.rows)
    if annulled:
        played = f"{played}, {at.game_words.hands_annulled(annulled)}"
    return f"{ended} · {played}"


def winners(at: AtMatch) -> ft.Control:
    """The winners, or that there are none."""
    words, sheet = at.words, at.state.sheet
    if not sheet.winners:
        said = words.t("The match was stopped. Nobody won.")
        return notice(at.look, said, Gravity.NOTE, title=words.t("No winner"), live=False)
    won = [at.seat_view(seat) for seat in sheet.winners]
    shared = len(won) > 1
    total = won[0].total
    before, after = _around(words, total, shared)
    return winner_hero(
        at.look,
        title=words.t("Shared win") if shared else words.t("Winner"),
        winners=[_hero(at, winner) for winner in won],
        score=number(total, words.locale),
        score_before=before,
        score_after=after,
    )


def places(at: AtMatch, *, inset: float = 0) -> ft.Control:
    """Best first; those who left come last and have no rank. `inset`: see `rank_list`."""
    lines = [_rank(at, at.seat_view(seat)) for seat in at.state.sheet.order]
    return rank_list(at.look, lines, inset=inset)


def _around(words: Words, total: int, shared: bool) -> tuple[str, str]:
    """The words before and after the winning total."""
    if shared:
        sentence = words.n("{count} point each", "{count} points each", total)
    else:
        sentence = points_words(words, total)
    before, _, after = sentence.partition(number(total, words.locale))
    return before.strip(), after.strip()


def _hero(at: AtMatch, winner: SeatView) -> HeroSeat:
    words = at.words
    said = words.t("Winner: {name}, total {total}", name=winner.name, total=winner.total)
    total = number(winner.total, words.locale)
    return HeroSeat(winner.index, winner.name, winner.initial, total, said)


def _rank(at: AtMatch, seat: SeatView) -> RankLine:
    words, end = at.words, limit(at)
    won = seat.index in at.state.sheet.winners
    note = None
    if seat.rank is not None and seat.total >= end:
        note = Mark(MarkKind.REACHED, words.t("limit {limit}", limit=end))
    if seat.rank is None:
        said = words.t("{name}, left the match", name=seat.name)
        note = Mark(MarkKind.LEFT, words.t("left"))
    else:
        said = words.t("{name}, place {rank}", name=seat.name, rank=seat.rank)
    parts = [said, words.t("total {total}", total=seat.total)]
    parts += [words.t("winner")] if won else []
    parts += [note.word] if note is not None and seat.rank is not None else []
    return RankLine(
        seat=seat.index,
        name=seat.name,
        initial=seat.initial,
        rank="–" if seat.rank is None else number(seat.rank, words.locale),
        total=number(seat.total, words.locale),
        label=", ".join(parts),
        won=won,
        note=note,
    )
