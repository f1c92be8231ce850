"""A page to touch: what was pressed and how the client looks, written on it."""

import sys

import flet as ft

from app.ui import ids
from app.ui.components.buttons import icon_button, primary_button
from app.ui.components.choice import Option, segmented
from app.ui.components.pressable import pressable
from app.ui.theme import light_theme
from app.ui.window import use_look


@ft.component
def Touch() -> ft.Control:
    look = use_look("light")
    heard, set_heard = ft.use_state(())

    def hear(word: str) -> None:
        set_heard(lambda words: (*words, word))

    tile = pressable(
        ft.Column([ft.Text("inner"), ft.Text("words")]),
        label="Taras, 3 passes",
        identifier=ids.table_seat(0),
        on_press=lambda: hear("tile"),
        on_long_press=lambda: hear("menu"),
        width=200,
        height=120,
    )
    inert = pressable(ft.Text("shown"), label="Only shown", identifier="inert", on_press=None)
    choice = segmented(
        look,
        [Option("50", "50", ids.new_rule("limit", 50)), Option("100", "100")],
        "50",
        lambda value: hear(f"limit {value}"),
    )
    return ft.Column(
        [
            tile,
            primary_button(look, "Hand over", lambda: hear("over"), identifier=ids.TABLE_OVER),
            primary_button(look, "Resting", None, identifier=ids.NEW_START),
            icon_button(
                look,
                ft.Icons.UNDO_ROUNDED,
                "Undo: Taras",
                lambda: hear("undo"),
                identifier=ids.UNDO,
            ),
            choice,
            inert,
            ft.Text(f"heard: {', '.join(heard)}."),
            ft.Text(f"look: {look.width:.0f}x{look.height:.0f} at {look.text_scale:.2f}."),
        ]
    )


def main(page: ft.Page) -> None:
    page.theme = light_theme()
    page.render(Touch)


if __name__ == "__main__":
    ft.run(main, view=ft.AppView.WEB_BROWSER, port=int(sys.argv[1]), no_cdn=True)
