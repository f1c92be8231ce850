"""Composition root: where the parts are made and put together."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import flet as ft


@dataclass(frozen=True)
class Services:
    """What one process shares among all its sessions."""

    data: Path


def build(data: Path) -> Services:
    """Make everything that keeps its state in the folder `data`."""
    data.mkdir(parents=True, exist_ok=True)
    return Services(data)


async def close(services: Services) -> None:
    """Finish what is under way; nothing of `services` is used afterwards."""


def session(services: Services) -> Callable[[ft.Page], None]:
    """The entry of one session, for `ft.run` and for the web server."""

    def main(page: ft.Page) -> None:
        page.title = "Tally Nine"
        page.render(_Placeholder)

    return main


@ft.component
def _Placeholder() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            ft.Text(f"Tally Nine {count}"),
            ft.Semantics(
                identifier="add",
                content=ft.Button("Add", on_click=lambda: set_count(count + 1)),
            ),
        ]
    )
