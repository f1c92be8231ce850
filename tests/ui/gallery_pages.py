"""The pages of the gallery: components put together as the screens do it."""

from collections.abc import Callable

import flet as ft

from app.ui import ids
from app.ui.components.buttons import icon_button, primary_button, tonal_button
from app.ui.components.header import header
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.price_disc import price_disc, tile_grid
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_tile import SeatPasses, seat_tile
from app.ui.layout import Look


def nothing() -> None:
    pass


def table(look: Look) -> ft.Control:
    rows = [
        ("Олена", "О", 2, "паса", 34, (Mark(MarkKind.DEALS, "Сдаёт"),)),
        ("Богдан", "Б", 1, "пас", 18, ()),
        ("Мария", "М", 0, "пасов", 41, (Mark(MarkKind.OPENS, "Открывает"),)),
        ("Тарас", "Т", 3, "паса", 27, ()),
    ]
    tiles = [
        seat_tile(
            look,
            SeatPasses(
                i,
                name,
                letter,
                str(count),
                word,
                f"+{count * 2}",
                "Счёт",
                str(score),
                f"{name}, {count} {word}",
                marks,
                costly=count > 0,
                last=i == 3,
            ),
            on_pass=nothing,
            on_menu=nothing,
        )
        for i, (name, letter, count, word, score, marks) in enumerate(rows)
    ]
    actions = ft.Row(
        [
            tonal_button(look, "Отменить", nothing, icon=ft.Icons.UNDO_ROUNDED,
                         secondary="Тарас, 3-й пас", identifier=ids.UNDO, height=look.action,
                         expand=4),
            primary_button(look, "Сдача окончена", nothing, icon=ft.Icons.FLAG_ROUNDED,
                           identifier=ids.TABLE_OVER, expand=5),
        ]
    )  # fmt: skip
    return scaffold(
        look,
        tile_grid(look, tiles, price_disc(look, "+2", "за пас")),
        header=header(
            look, "Девятка · сдача 5", "предел 100 · меньше — лучше",
            on_leave=nothing, leave_label="Назад",
            actions=[icon_button(look, ft.Icons.TABLE_CHART_ROUNDED, "Ведомость", nothing),
                     icon_button(look, ft.Icons.MORE_VERT_ROUNDED, "Ещё", nothing)],
        ),
        action=actions,
        fill=True,
        edge=12,
    )  # fmt: skip


PAGES: dict[str, Callable[[Look], ft.Control]] = {"table": table}
