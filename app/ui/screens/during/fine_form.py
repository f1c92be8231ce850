"""A fine being given: who, how many points, why."""

from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from app.domain.possible import LONGEST_REASON, MOST_POINTS
from app.domain.steps import FineAdded
from app.ui import ids
from app.ui.components.choice import Option, segmented
from app.ui.components.list_row import section
from app.ui.components.seat_chip import chips, seat_chip, word_chip
from app.ui.components.text_entry import text_entry
from app.ui.hooks import Change
from app.ui.keys import Typing
from app.ui.screens.gate import AtMatch

_USUAL: Final = (1, 5, 10, 20)
_FINE, _GIFT = "fine", "gift"


@dataclass(frozen=True)
class NewFine:
    """A fine being given: `points` as typed, without a sign; `way`: they are added or taken."""

    seat: int | None = None
    points: str = ""
    way: str = _FINE
    reason: str = ""

    @property
    def worth(self) -> int:
        """Signed points; 0 where what is typed is none."""
        typed = self.points.strip()
        fits = typed.isascii() and typed.isdigit() and len(typed) <= len(str(MOST_POINTS))
        number = int(typed) if fits else 0
        return -number if self.way == _GIFT else number

    @property
    def step(self) -> FineAdded | None:
        """The step that gives it; None while something is missing."""
        if self.seat is None or not self.worth:
            return None
        return FineAdded(self.seat, self.worth, self.reason.strip())


def fine_form(
    at: AtMatch, new: NewFine, change: Change[NewFine], typing: Typing
) -> list[ft.Control]:
    """The three questions below each other."""
    return [
        _who(at, new, change),
        _how_much(at, new, change, typing),
        _why(at, new, change, typing),
    ]


def _who(at: AtMatch, new: NewFine, change: Change[NewFine]) -> ft.Control:
    items = [
        seat_chip(
            at.look,
            seat,
            at.initials[seat],
            at.names[seat],
            label=at.names[seat],
            chosen=seat == new.seat,
            on_press=lambda seat=seat: change(lambda now: replace(now, seat=seat)),  # type: ignore[misc]
            identifier=ids.fines_seat(seat),
        )
        for seat in at.form.seats
    ]
    return _part(at, at.words.t("Who"), [chips(items)])


def _how_much(at: AtMatch, new: NewFine, change: Change[NewFine], typing: Typing) -> ft.Control:
    words, look = at.words, at.look
    ways = segmented(
        look,
        [
            Option(_FINE, words.t("Points added"), ids.fines_way(_FINE)),
            Option(_GIFT, words.t("Points taken off"), ids.fines_way(_GIFT)),
        ],
        new.way,
        lambda way: change(lambda now: replace(now, way=way)),
    )
    usual = [
        word_chip(
            look,
            str(points),
            label=words.n("{count} point", "{count} points", points),
            chosen=new.points == str(points),
            on_press=lambda points=points: change(lambda now: replace(now, points=str(points))),  # type: ignore[misc]
            identifier=ids.fines_points(points),
        )
        for points in _USUAL
    ]
    problem = None
    if new.points and not new.worth:
        problem = words.t("A whole number from 1 to {most}.", most=MOST_POINTS)
    field = text_entry(
        look,
        words.t("Points"),
        new.points,
        lambda typed: change(lambda now: replace(now, points=typed)),
        typing=typing,
        identifier=ids.FINES_POINTS,
        problem=problem,
        digits_only=True,
    )
    return _part(at, words.t("How much"), [ways, chips(list(usual)), field])


def _why(at: AtMatch, new: NewFine, change: Change[NewFine], typing: Typing) -> ft.Control:
    words, look = at.words, at.look
    reasons = [words.t("Revoke"), words.t("Passed, but could play")]
    if not at.profile.asks_passes:
        reasons = reasons[:1]
    usual = [
        word_chip(
            look,
            reason,
            chosen=new.reason == reason,
            on_press=lambda reason=reason: change(lambda now: replace(now, reason=reason)),  # type: ignore[misc]
            identifier=ids.fines_reason(index),
        )
        for index, reason in enumerate(reasons)
    ]
    field = text_entry(
        look,
        words.t("Reason"),
        new.reason,
        lambda typed: change(lambda now: replace(now, reason=typed[:LONGEST_REASON])),
        typing=typing,
        identifier=ids.FINES_REASON,
    )
    return _part(at, words.t("Why"), [chips(list(usual)), field])


def _part(at: AtMatch, title: str, parts: list[ft.Control]) -> ft.Control:
    return ft.Column(
        [section(at.look, title), *parts],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
