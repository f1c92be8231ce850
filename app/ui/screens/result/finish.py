"""The end of a match: who won, the ranks, and playing again."""

import flet as ft

from app.l10n.catalog import Words
from app.l10n.numbers import number
from app.ui import ids, routes
from app.ui.boundary import bounded
from app.ui.components.buttons import button_row, primary_button
from app.ui.components.focus import PrimaryFocus
from app.ui.components.header import Leave, header
from app.ui.components.hero import HeroSeat
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.notice import Gravity, notice
from app.ui.components.rank_list import RankLine, rank_list
from app.ui.components.scaffold import scaffold
from app.ui.components.winner_hero import winner_hero
from app.ui.hooks import use_box
from app.ui.keys import use_keys
from app.ui.screens.broken import broken
from app.ui.screens.gate import AtMatch, SeatView
from app.ui.screens.result.finish_ways import Rematch, other_ways, small_ways, take_back
from app.ui.screens.table.facts import limit, points_words
from app.ui.screens.undo import redo


@ft.component
@bounded(broken)
def FinishScreen(at: AtMatch) -> ft.Control:
    """What stands in the place of the table once a match is over or stopped."""
    primary, again = use_box(PrimaryFocus).current, use_box(Rematch).current
    use_keys({"ctrl+Z": lambda: take_back(at), "ctrl+Y": lambda: redo(at)})
    look, words, said = at.look, at.words, at.game_words
    page = ft.context.page
    action = primary_button(
        look,
        words.t("Rematch"),
        lambda: again.do(at, page),
        icon=ft.Icons.REPLAY_ROUNDED,
        identifier=ids.FINISH_REMATCH,
        focused=primary,
    )
    return scaffold(
        look,
        _two_panes(at, _top(at), rank_list(look, _ranks(at))),
        header=header(
            look,
            said.name(),
            _how(at),
            on_leave=lambda: at.go(routes.HOME),
            leave_label=words.t("To the matches"),
            leave=Leave.CLOSE,
            actions=small_ways(at) if look.landscape else (),
        ),
        action=action if look.landscape else _stacked(action, button_row(look, other_ways(at))),
        wide=look.landscape,
    )


def _how(at: AtMatch) -> str:
    """ "over · 4 hands, 1 annulled": with the latter the numbers of the sheet add up."""
    words, sheet = at.words, at.state.sheet
    how = words.t("stopped") if sheet.stopped else words.t("over")
    played = at.game_words.hands(sum(row.counted for row in sheet.rows))
    annulled = sum(row.deal.annulled for row in sheet.rows)
    if annulled:
        played = f"{played}, {at.game_words.hands_annulled(annulled)}"
    return f"{how} · {played}"


def _two_panes(at: AtMatch, top: ft.Control, below: ft.Control) -> ft.Control:
    if not at.look.landscape or at.look.large_text:
        return ft.Column(
            [top, below],
            spacing=10,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    top.expand = below.expand = 1
    return ft.Row([top, below], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)


def _top(at: AtMatch) -> ft.Control:
    """The winners, or that there are none."""
    words, sheet = at.words, at.state.sheet
    if not sheet.winners:
        said = words.t("The match was stopped. Nobody won.")
        return notice(at.look, said, Gravity.NOTE, title=words.t("No winner"), live=False)
    winners = [at.seat_view(seat) for seat in sheet.winners]
    shared = len(winners) > 1
    total = winners[0].total
    before, after = _around(words, total, shared)
    return winner_hero(
        at.look,
        title=words.t("Shared win") if shared else words.t("Winner"),
        winners=[_hero(at, winner) for winner in winners],
        score=number(total, words.locale),
        score_before=before,
        score_after=after,
    )


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


def _ranks(at: AtMatch) -> list[RankLine]:
    """Best first; those who left come last and have no rank."""
    order = sorted(at.seats, key=lambda seat: (seat.rank or len(at.seats) + 1, seat.index))
    return [_rank(at, seat) for seat in order]


def _rank(at: AtMatch, seat: SeatView) -> RankLine:
    words, end = at.words, limit(at)
    won = seat.index in at.state.sheet.winners
    note = None
    if seat.rank is not None and seat.total >= end:
        note = Mark(MarkKind.REACHED, words.t("limit {limit}", limit=end))
    if seat.rank is None:
        said = words.t("{name}, left the match", name=seat.name)
    else:
        said = words.t("{name}, place {rank}", name=seat.name, rank=seat.rank)
    parts = [said, words.t("total {total}", total=seat.total)]
    parts += [words.t("winner")] if won else []
    parts += [note.word] if note is not None else []
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


def _stacked(above: ft.Control, below: ft.Control) -> ft.Control:
    return ft.Column([above, below], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
