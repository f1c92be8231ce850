"""Moving a seat of a list with the finger: it is dragged by its badge."""

from collections.abc import Callable
from inspect import isawaitable

import flet as ft

from app.ui.boundary import report
from app.ui.layout import Look

Move = Callable[[int, int], object]
"""Takes a place, and a step of -1 or +1; what it returns is awaited if it can be."""


class SeatDrag:
    """Where the seat is that is being dragged. One for each list, kept in a `use_box`.

    The list is drawn anew with every step, so what is dragged is followed by its place.
    """

    def __init__(self) -> None:
        self._begun_at = 0
        self._place = 0
        self._start = 0.0
        self._moving = False

    def handle(
        self, look: Look, content: ft.Control, place: int, count: int, on_move: Move
    ) -> ft.Control:
        """`content`, which moves its line while it is dragged; the keyboard has the buttons."""

        def start(e: ft.DragStartEvent[ft.GestureDetector]) -> None:
            self._begun_at = self._place = place
            self._start = e.global_position.y

        async def update(e: ft.DragUpdateEvent[ft.GestureDetector]) -> None:
            rows = round((e.global_position.y - self._start) / _row(look))
            wanted = min(max(self._begun_at + rows, 0), count - 1)
            if self._moving or wanted == self._place:
                return
            step = 1 if wanted > self._place else -1
            self._moving = True
            try:
                done = on_move(self._place, step)
                if isawaitable(done):
                    await done
                self._place += step
            except Exception as error:
                report(error)
            finally:
                self._moving = False

        return ft.GestureDetector(
            content,
            mouse_cursor=ft.MouseCursor.GRAB,
            drag_interval=40,
            exclude_from_semantics=True,
            on_vertical_drag_start=start,
            on_vertical_drag_update=update,
        )


def _row(look: Look) -> float:
    """About how high a line is."""
    return look.box(48) + 66 if look.large_text else 50
