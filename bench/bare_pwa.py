"""What the app in a browser is held against: a bare screen in Pyodide, built the same way.

CONTROLS controls, all of them texts but for one button that counts; CHANGING of the texts change
with each tap. Each tap is one durable write of a few kilobytes where WRITES.
"""

import importlib

import flet as ft
from pyodide.ffi import to_js

CONTROLS, CHANGING, WRITES = 0, 0, False
"""Written anew by the build."""

FILLER = "x" * 4000


async def main() -> None:
    storage = importlib.import_module("tally_nine_storage")
    file = await (await storage.drawer("bare")).open("count") if WRITES else None

    @ft.component
    def Bare() -> ft.Control:
        count, set_count = ft.use_state(0)

        def add() -> None:
            if file is not None:
                file.write(to_js(f"{count + 1} {FILLER}".encode()))
            set_count(count + 1)

        button = ft.Semantics(identifier="count", content=ft.Button(f"Count {count}", on_click=add))
        changing = [ft.Text(f"{number}: {count}") for number in range(CHANGING)]
        still = CONTROLS - CHANGING - 3
        return ft.Column([button, *changing, *(ft.Text(f"{number}") for number in range(still))])

    ft.run(lambda page: page.render(Bare))
