"""Who plays on: the order of play, who deals, who leaves, who comes back."""

from functools import partial

import flet as ft

from app.domain.commits import DealerChanged, SeatsChanged
from app.ui import ids, routes
from app.ui.components.badge import badge
from app.ui.components.buttons import text_button, tonal_button
from app.ui.components.list_row import section
from app.ui.components.notice import Gravity, notice
from app.ui.components.panel import panel, ruled
from app.ui.components.seat_editor import SeatLine, seat_editor
from app.ui.components.text import BODY, LABEL, SUPPORT, text
from app.ui.keys import use_keys
from app.ui.screens.during.frame import decisions_page, hand_is_played
from app.ui.screens.gate import AtMatch, SeatView, match_screen
from app.ui.screens.table.facts import points_words
from app.ui.screens.undo import commit_keys


def _draw(at: AtMatch) -> ft.Control:
    use_keys(commit_keys(at))
    words = at.words
    changing = at.profile.min_players < at.profile.max_players
    title = words.t("Players and dealer") if changing else words.t("Seats and dealer")
    return decisions_page(
        at,
        title,
        [_why_not(at), _playing(at), *([_joining(at), _gone(at)] if changing else [])],
    )


SeatsScreen = match_screen(_draw)


def _why_not(at: AtMatch) -> ft.Control | None:
    """Why nobody changes places now."""
    if not hand_is_played(at):
        return None
    said = at.words.t("A hand is being played. Places change between hands.")
    return notice(at.look, said, Gravity.NOTE, live=False)


def _playing(at: AtMatch) -> ft.Control:
    """Those who play, with the ways to move, to deal and to leave; who deals and leads then."""
    words, form, look = at.words, at.state.form, at.look
    seats = form.seats
    still = hand_is_played(at)
    can_leave = len(seats) > at.profile.min_players and not still
    editor = seat_editor(
        look,
        [_line(at, at.seat_view(seat)) for seat in seats],
        deals_word=words.c("chip", "Deals"),
        on_deals=lambda place: _deal(at, seats[place]),
        on_move=None if still else partial(_move, at),
        on_remove=partial(_leave, at) if can_leave else None,
        removable=at.profile.min_players < at.profile.max_players,
        identifier=ids.seats_place,
    )
    parts: list[ft.Control] = [section(look, words.t("Order of play")), editor]
    if at.profile.min_players < at.profile.max_players and not still and not can_leave:
        least = words.n("{count} player has to stay.", "{count} players have to stay.", len(seats))
        parts.append(text(look, least, SUPPORT, ft.Colors.ON_SURFACE_VARIANT))
    parts.append(_next(at))
    return ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _next(at: AtMatch) -> ft.Control:
    """Who deals and leads the coming hand, said when it changes."""
    words, form = at.words, at.state.form
    said = [words.t("Deals: {name}", name=at.names[form.dealer])]
    if form.leads is not None:
        said.append(words.t("Leads: {name}", name=at.names[form.leads]))
    line = text(at.look, " · ".join(said), LABEL, ft.Colors.ON_SURFACE_VARIANT)
    return ft.Semantics(live_region=True, content=line)


def _line(at: AtMatch, seat: SeatView) -> SeatLine:
    words, name = at.words, seat.name
    return SeatLine(
        name=name,
        initial=seat.initial,
        deals=seat.deals,
        deals_label=words.t("Deals: {name}", name=name),
        up_label=words.t("{name}: move up", name=name),
        down_label=words.t("{name}: move down", name=name),
        remove_label=words.t("{name}: leave the match", name=name),
        seat=seat.index,
    )


def _joining(at: AtMatch) -> ft.Control:
    """The way to seat somebody; at rest with a word why where there is no place."""
    words, look = at.words, at.look
    full = len(at.state.form.seats) >= at.profile.max_players
    rests = full or hand_is_played(at)
    button = tonal_button(
        look,
        words.t("Somebody joins"),
        None if rests else lambda: at.go(routes.join(at.match_id)),
        icon=ft.Icons.PERSON_ADD_ROUNDED,
        identifier=ids.SEATS_JOIN,
        height=56,
    )
    if not full:
        return button
    said = text(look, words.t("The table is full."), SUPPORT, ft.Colors.ON_SURFACE_VARIANT)
    # Before it: what stands below may be out of sight.
    return ft.Column([said, button], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _gone(at: AtMatch) -> ft.Control | None:
    """Those who left, each with the way back to the table."""
    left = [seat for seat in at.seats if not seat.plays]
    if not left:
        return None
    rows = ruled([_absent(at, seat) for seat in left], indent=52)
    return ft.Column(
        [
            section(at.look, at.words.t("Left the match")),
            panel(rows, padding=ft.Padding.symmetric(horizontal=12, vertical=4)),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _absent(at: AtMatch, seat: SeatView) -> ft.Control:
    words, look = at.words, at.look
    full = len(at.state.form.seats) >= at.profile.max_players
    back = text_button(
        look,
        words.t("Sit down again"),
        None if full or hand_is_played(at) else lambda: _return(at, seat.index),
        identifier=ids.seats_back(seat.index),
    )
    total = points_words(words, seat.total)
    who = ft.Column(
        [
            text(look, seat.name, BODY, lines=2),
            text(look, total, SUPPORT, ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    face = ft.Row([badge(look, seat.index, seat.initial, 36), who], spacing=10)
    if look.large_text:
        return ft.Column([face, ft.Row([back], alignment=ft.MainAxisAlignment.END)], spacing=0)
    face.expand = True
    return ft.Row([face, back], spacing=8)


async def _deal(at: AtMatch, seat: int) -> None:
    if at.store.state.form.dealer != seat:
        await at.store.commit(DealerChanged(seat))


async def _move(at: AtMatch, place: int, step: int) -> None:
    """Two neighbours change places."""
    seats = list(at.state.form.seats)
    seats[place], seats[place + step] = seats[place + step], seats[place]
    await at.store.commit(SeatsChanged(tuple(seats)))


async def _leave(at: AtMatch, place: int) -> None:
    seats = at.state.form.seats
    await at.store.commit(SeatsChanged((*seats[:place], *seats[place + 1 :])))


async def _return(at: AtMatch, seat: int) -> None:
    """Sits down at the end of the order of play; the total goes on."""
    await at.store.commit(SeatsChanged((*at.state.form.seats, seat)))
