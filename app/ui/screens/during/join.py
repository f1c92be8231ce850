"""Somebody joins the match: who, on which place, with which total."""

from collections.abc import Callable

import flet as ft

from app.domain.commits import SeatsChanged
from app.domain.roster import RosterPlayer
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.hooks import use_box, use_changing, use_on_top, use_store, use_value
from app.ui.keys import use_typing
from app.ui.screens.during.frame import decisions_page, hand_is_played
from app.ui.screens.during.join_form import where, who, with_what
from app.ui.screens.during.newcomer import (
    Newcomer,
    offered,
    seating,
    start_total,
)
from app.ui.screens.gate import AtMatch, match_screen


def _draw(at: AtMatch) -> ft.Control:
    library = use_store(at.here.session.library)
    one, change, latest = use_changing(Newcomer)
    everybody, show_everybody = use_value(lambda: False)
    typing, on_top = use_typing(), use_on_top()
    busy = use_box(lambda: False)
    people = offered(at.state.match, library, one.id)
    person = next((known for known in people if known.id == one.id), None)
    possible = not hand_is_played(at) and len(at.state.form.seats) < at.profile.max_players

    def leave() -> None:
        if on_top and not possible:
            at.go(routes.seats(at.match_id))

    ft.use_effect(leave, [on_top, possible])

    async def sit() -> None:
        asked = latest()
        known = offered(at.state.match, at.here.session.library.state, asked.id)
        person = next((each for each in known if each.id == asked.id), None)
        what = None if person is None else _seating(at, asked, person)
        if what is None or busy.current:
            return
        busy.current = True
        try:
            await at.store.commit(what)
            if at.store.state.refusal is None:
                at.go(routes.seats(at.match_id))
        finally:
            busy.current = False

    return decisions_page(
        at,
        at.words.t("Somebody joins"),
        [
            who(
                at,
                people,
                one,
                change,
                everybody=everybody,
                on_everybody=lambda: show_everybody(True),
            ),
            where(at, one, change),
            with_what(at, one, change, typing),
        ],
        action=_action(at, one, person, sit),
        waits=_missing(at, one, person),
        on_leave=lambda: at.go(routes.seats(at.match_id)),
        actions=(),
    )


JoinScreen = match_screen(_draw)


def _seating(at: AtMatch, one: Newcomer, person: RosterPlayer) -> SeatsChanged | None:
    return seating(one, person, at.state.match, at.state.sheet)


def _action(
    at: AtMatch,
    one: Newcomer,
    person: RosterPlayer | None,
    sit: Callable[[], object],
) -> ft.Control:
    """Seats the newcomer; off while something is missing."""
    words, look = at.words, at.look
    total = start_total(one, at.state.sheet)
    what = None if person is None else _seating(at, one, person)
    if person is not None and total is not None:
        label = words.t("{name} joins with {total}", name=person.name, total=total)
    else:
        label = words.t("Join")
    return primary_button(
        look,
        label,
        None if what is None else sit,
        icon=ft.Icons.PERSON_ADD_ROUNDED,
        identifier=ids.JOIN_SIT,
    )


def _missing(at: AtMatch, one: Newcomer, person: RosterPlayer | None) -> str:
    """What is still to be said; "" nothing."""
    if person is None:
        return at.words.t("Choose who joins.")
    return "" if _seating(at, one, person) is not None else at.words.t("Enter the total.")
