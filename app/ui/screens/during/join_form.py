"""The questions for somebody who joins: who, behind whom, with which total."""

from dataclasses import replace
from typing import Final

import flet as ft

from app.domain.roster import RosterPlayer
from app.ui import ids
from app.ui.components.badge import initials
from app.ui.components.choice import Option, option_list
from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.pressable import Press
from app.ui.components.seat_chip import chips, seat_chip, word_chip
from app.ui.components.text_entry import text_entry
from app.ui.hooks import Change
from app.ui.keys import Typing
from app.ui.screens.during.new_person import NewPerson
from app.ui.screens.during.newcomer import (
    AVERAGE,
    HIGHEST,
    TYPED,
    ZERO,
    Newcomer,
    start_total,
    start_way,
    starts,
)
from app.ui.screens.gate import AtMatch

_FIRST: Final = 8
"""How many people are offered before somebody asks for all of them."""


def who(
    at: AtMatch,
    people: tuple[RosterPlayer, ...],
    one: Newcomer,
    change: Change[Newcomer],
    *,
    everybody: bool,
    on_everybody: Press,
) -> ft.Control:
    """People of the roster, the first of them unless `everybody` is asked for, or a new name."""
    words, look = at.words, at.look
    seat = len(at.names)
    shown = people if everybody else people[:_FIRST]
    if not any(person.id == one.id for person in shown):
        shown += tuple(person for person in people if person.id == one.id)
    names = [*at.names, *(person.name for person in shown)]
    letters = initials(names)[seat:]
    items = [
        seat_chip(
            look,
            seat,
            initial,
            person.name,
            label=person.name,
            chosen=person.id == one.id,
            on_press=lambda id=person.id: change(lambda now: replace(now, id=id)),  # type: ignore[misc]
            identifier=ids.join_person(index),
        )
        for index, (person, initial) in enumerate(zip(shown, letters, strict=True))
    ]
    if len(shown) < len(people):
        more = words.n("{count} more", "{count} more", len(people) - len(shown))
        items.append(word_chip(look, more, on_press=on_everybody, identifier=ids.JOIN_MORE))
    parts: list[ft.Control] = [section(look, words.t("Who joins?"))]
    parts += [chips(items)] if items else []
    parts.append(
        NewPerson(
            at.here,
            at.names,
            lambda id: change(lambda now: replace(now, id=id)),
            key=ids.JOIN_NAME,  # type: ignore[call-arg]
        )
    )
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def where(at: AtMatch, one: Newcomer, change: Change[Newcomer]) -> ft.Control:
    """Behind whom, in the order of play."""
    words, look, seats = at.words, at.look, at.state.form.seats
    chosen = one.after if one.after in seats else seats[-1]
    items = [
        seat_chip(
            look,
            seat,
            at.initials[seat],
            at.names[seat],
            label=words.t("After {name}", name=at.names[seat]),
            chosen=seat == chosen,
            on_press=lambda seat=seat: change(lambda now: replace(now, after=seat)),  # type: ignore[misc]
            identifier=ids.join_after(seat),
        )
        for seat in seats
    ]
    return ft.Column(
        [section(look, words.t("Plays after")), chips(items)],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def with_what(at: AtMatch, one: Newcomer, change: Change[Newcomer], typing: Typing) -> ft.Control:
    """The total to begin with."""
    words, look, sheet = at.words, at.look, at.state.sheet
    said = {
        ZERO: lambda total: words.t("Zero"),
        AVERAGE: lambda total: words.t("The average: {total}", total=total),
        HIGHEST: lambda total: words.t("The highest: {total}", total=total),
    }
    options = [
        Option(way, said[way](total), ids.join_start(way)) for way, total in starts(sheet).items()
    ]
    options.append(Option(TYPED, words.t("Another total"), ids.join_start(TYPED)))
    parts: list[ft.Control] = [
        section(look, words.t("Begins with")),
        panel(
            option_list(
                look,
                options,
                start_way(one, sheet),
                lambda way: change(lambda now: replace(now, start=way)),
            ),
            padding=4,
        ),
    ]
    if one.start == TYPED:
        parts.append(
            text_entry(
                look,
                words.t("Total"),
                one.typed,
                lambda typed: change(lambda now: replace(now, typed=typed)),
                typing=typing,
                identifier=ids.JOIN_TOTAL,
                problem=_total_problem(at, one),
                digits_only=True,
            )
        )
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _total_problem(at: AtMatch, one: Newcomer) -> str | None:
    limit = at.state.form.rules.number("limit")
    total = start_total(one, at.state.sheet)
    if not one.typed or (total is not None and total < limit):
        return None
    return at.words.t("A whole number from 0 up, below {limit}.", limit=limit)
