"""A small app behind the real server: `python -m tests.support.sample --port N`.

Its truth is a number in the data folder, which any session may raise; `taps` is what one
session remembers for itself. `names` shows names in scripts that the font has no letters of,
`rare` what the font has not even boxes for.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

import flet as ft
import uvicorn

from app.resources import resource
from app.web.asgi import create
from app.web.client import cache_folder, prepared_client

NAMES = (
    "ნინო ბერიძე",
    "王小明 龍龜鑫淼",
    "🎴🃏 👨‍👩‍👧 🇺🇦",
    "שרה مريم",
    "कमला",
    "Олена ₴ 12\u202f345",
)
RARE = "ﻻﷺ \ue000"
"""Two forms that the font leaves out for a reason, and a letter of no script."""
_truth = Path(os.environ["TALLY_NINE_DATA"]) / "truth"


def _read() -> int:
    return int(_truth.read_text()) if _truth.exists() else 0


@ft.component
def Sample() -> ft.Control:
    taps, set_taps = ft.use_state(0)
    shown, show = ft.use_state(())
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
            _button("add", add),
            _button("names", lambda: show(NAMES)),
            _button("rare", lambda: show((RARE,))),
            *(ft.Text(name, size=28) for name in shown),
        ]
    )


def _button(name: str, act: Callable[[], None]) -> ft.Control:
    return ft.Semantics(identifier=name, content=ft.Button(name, on_click=act))


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
