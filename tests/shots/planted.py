"""A gallery with nothing wrong, and the same with one fault each, to try the check on.

The address chooses: `/` is good, `/<fault>` has that fault.
"""

from collections.abc import Callable
from typing import Final

import flet as ft

from app.ui.components.buttons import primary_button
from app.ui.components.panel import panel
from app.ui.components.scaffold import scaffold
from app.ui.components.text import BODY, LABEL, TITLE, digits, text
from app.ui.layout import Look
from app.ui.theme import light_theme
from app.ui.window import use_look

NAME: Final = "Maximiliana-Konstantina Oliveira"
_SENTENCE: Final = "Enough words in this sentence to need more than one line of a small phone."


def _good(look: Look) -> ft.Control:
    rows = [
        panel(
            ft.Row(
                [
                    ft.Container(text(look, NAME, TITLE, lines=1), expand=True),
                    text(look, f"{place * 7}", TITLE),
                ]
            )
        )
        for place in range(14)
    ]
    table = panel(
        ft.Row([ft.Column(_lines(look), spacing=10)], scroll=ft.ScrollMode.AUTO), padding=4
    )
    page = ft.Column([text(look, _SENTENCE), table, *rows], spacing=8)
    return _screen(look, page, "Next hand")


def _inner(look: Look) -> ft.Control:
    """Lines in a panel that scroll by themselves; and a floating button."""
    lines = ft.Column(
        [line for _ in range(9) for line in _lines(look)],
        spacing=10,
        scroll=ft.ScrollMode.AUTO,
        height=100,
    )
    page = ft.Column([panel(lines, padding=4), *_rows(look, 20)], spacing=8)
    return scaffold(look, page, floating=primary_button(look, "New match", _nothing))


def _typed(look: Look) -> ft.Control:
    """A field in which all is selected, and that lacks room for some letters of it."""
    words = "Enough for this field"
    whole = ft.TextSelection(base_offset=0, extent_offset=len(words))
    field = ft.TextField(value=words, selection=whole, autofocus=True, width=160)
    return _screen(look, ft.Row([field]), "Next hand")


def _digits(look: Look) -> ft.Control:
    """Digits as big as their place, and a bar close below them."""
    number = ft.Container(text(look, "77", digits(240), lines=1), height=225, width=262)
    bar = ft.Container(height=12, bgcolor=ft.Colors.PRIMARY)
    return _screen(look, ft.Column([number, bar], spacing=0), "Next hand")


def _lines(look: Look) -> list[ft.Control]:
    """Lines that have no room for their whole length."""
    return [text(look, f"{_SENTENCE} {number}") for number in (15, 58, 104)]


def _rows(look: Look, count: int) -> list[ft.Control]:
    return [panel(text(look, f"Row {place}", TITLE)) for place in range(count)]


def _over_the_end(look: Look) -> ft.Control:
    """What floats lies over the last row for good."""
    page = ft.Column(_rows(look, 20), spacing=8, scroll=ft.ScrollMode.AUTO, expand=True)
    button = ft.Container(primary_button(look, "New match", _nothing), left=0, right=0, bottom=0)
    return ft.Stack([page, button], expand=True)


def _cut_in_scroller(look: Look) -> ft.Control:
    """A box too low for its words, in what scrolls, and in sight only there."""
    box = ft.Container(text(look, _SENTENCE), height=24, clip_behavior=ft.ClipBehavior.HARD_EDGE)
    page = ft.Column([*_rows(look, 14), box, *_rows(look, 4)], spacing=8)
    return _screen(look, page, "Next hand")


def _long_label(look: Look) -> ft.Control:
    """A button whose label needs more than the lines it has."""
    return _screen(look, ft.Text(""), f"{_SENTENCE} {_SENTENCE} {_SENTENCE}")


def _wide_row(look: Look) -> ft.Control:
    """A row 20 px wider than the panel it is in."""
    row = ft.Row(
        [
            ft.Container(width=look.width - 2 * look.edge - 2 * 16 - 60),
            ft.Container(_word(look, 80)),
        ]
    )
    return _screen(look, panel(row), "Next hand")


def _wide_page(look: Look) -> ft.Control:
    """Words 20 px over the edge of the window, with nothing around them."""
    row = ft.Row([ft.Container(width=look.width - look.edge - 60), _word(look, 80)], spacing=0)
    return _screen(look, row, "Next hand")


def _under_action(look: Look) -> ft.Control:
    """The action lies over the last words of the page, which does not scroll."""
    page = ft.Container(
        text(look, "The last line of the page"), left=16, bottom=24, right=16, height=30
    )
    action = ft.Container(primary_button(look, "Next hand", _nothing), left=16, right=16, bottom=12)
    return ft.Stack([page, action], expand=True)


def _low_box(look: Look) -> ft.Control:
    """Words higher than the box around them."""
    box = ft.Container(text(look, _SENTENCE), height=24, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH)
    return _screen(look, box, "Next hand")


def _broken_word(look: Look) -> ft.Control:
    """A word that is broken because its column is too narrow."""
    column = ft.Container(text(look, "Unterbrechung"), width=60)
    return _screen(look, ft.Row([column]), "Next hand")


def _on_another(look: Look) -> ft.Control:
    """Words over words."""
    both = ft.Stack([text(look, "These words"), text(look, "lie over others", LABEL)], height=60)
    return _screen(look, both, "Next hand")


def _no_end(look: Look) -> ft.Control:
    """A row that fills a height without end."""
    tile = ft.Container(text(look, "Anybody there?"), alignment=ft.Alignment.CENTER, expand=1)
    row = ft.Row([tile], expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return _screen(look, row, "Next hand")


def _lost_number(look: Look) -> ft.Control:
    """A name may be shortened, but not what comes after it."""
    words = text(look, f"{NAME} and {NAME}: 23 to limit", BODY, lines=1)
    return _screen(look, words, "Next hand")


PLANTED: Final[dict[str, Callable[[Look], ft.Control]]] = {
    "": _good,
    "good-inner": _inner,
    "good-typed": _typed,
    "good-digits": _digits,
    "cut-label": _long_label,
    "crossing-row": _wide_row,
    "outside-page": _wide_page,
    "hidden-action": _under_action,
    "clipped-box": _low_box,
    "broken-word": _broken_word,
    "colliding-words": _on_another,
    "cut-number": _lost_number,
    "lost-row": _no_end,
    "hidden-end": _over_the_end,
    "clipped-inner": _cut_in_scroller,
}
"""By address; the first word of it is the kind of fault that is to be found."""


@ft.component
def _Gallery() -> ft.Control:
    page = ft.context.page
    route, set_route = ft.use_state(page.route)

    def listen() -> None:
        page.on_route_change = lambda e: set_route(e.route)

    ft.use_effect(listen, [])
    return PLANTED[route.strip("/")](use_look())


def main(page: ft.Page) -> None:
    """The entry of a session."""
    page.theme = light_theme()
    page.padding = 0
    page.render(_Gallery)


def _screen(look: Look, body: ft.Control, action: str) -> ft.Control:
    return scaffold(look, body, action=primary_button(look, action, _nothing))


def _word(look: Look, width: float) -> ft.Control:
    """One word, about `width` px wide."""
    return text(look, "w" * round(width / 12), TITLE, lines=1)


def _nothing() -> None:
    """Pressing is not what this is about."""
