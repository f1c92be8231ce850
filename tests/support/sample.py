"""A small app behind the real server: `python -m tests.support.sample --port N`.

Its truth is a number in the data folder, which any session may raise; `taps` is what one
session remembers for itself. `names` shows names in scripts that the font has no letters of.
"""

import argparse
import os
from pathlib import Path

import flet as ft
import uvicorn

from app.resources import resource
from app.web.asgi import create
from app.web.client import cache_folder, prepared_client

NAMES = ("ნინო ბერიძე", "王小明 龍龜鑫淼", "🎴🃏 👨‍👩‍👧 🇺🇦", "שרה مريم", "कमला", "ﻻﷺ \ue000", "Олена ₴ 12\u202f345")
_truth = Path(os.environ["TALLY_NINE_DATA"]) / "truth"


def _read() -> int:
    return int(_truth.read_text()) if _truth.exists() else 0


@ft.component
def Sample() -> ft.Control:
    taps, set_taps = ft.use_state(0)
    named, set_named = ft.use_state(False)
    _, look_again = ft.use_state(0)
    page = ft.context.page

    def add() -> None:
        _truth.write_text(str(_read() + 1))
        set_taps(taps + 1)

    def connected(_: ft.ControlEvent) -> None:
        look_again(lambda times: times + 1)

    page.on_connect = connected
    return ft.Column(
        [
            ft.Text(f"Truth {_read()}, taps {taps}"),
            ft.Semantics(identifier="add", content=ft.Button("Add", on_click=add)),
            ft.Semantics(
                identifier="names",
                content=ft.Button("Names", on_click=lambda: set_named(True)),
            ),
            *(ft.Text(name, size=28) for name in NAMES if named),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    _truth.parent.mkdir(parents=True, exist_ok=True)
    app = create(
        lambda page: page.render(Sample),
        client=prepared_client(cache_folder()),
        pictures=resource("assets"),
    )
    port = parser.parse_args().port
    uvicorn.run(app, port=port, log_level="warning", timeout_graceful_shutdown=2)


if __name__ == "__main__":
    main()
