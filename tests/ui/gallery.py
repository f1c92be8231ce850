"""Every component with sample data, to look at: `python -m tests.ui.gallery [PORT]`.

The address chooses: `/table`, `/nines`, ... and `?dark` for dark.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import flet as ft

from app.ui.layout import Look
from app.ui.theme import dark_theme, light_theme
from app.ui.window import use_look
from tests.ui.gallery_pages import PAGES

ASSETS = Path(__file__).resolve().parents[2] / "assets"


@ft.component
def Gallery(draw: Callable[[Look], ft.Control], theme: str) -> ft.Control:
    return draw(use_look(theme))


def main(page: ft.Page) -> None:
    address = urlsplit(page.route or "/")
    page.theme, page.dark_theme = light_theme(), dark_theme()
    dark = "dark" in parse_qs(address.query, keep_blank_values=True)
    page.theme_mode = ft.ThemeMode.DARK if dark else ft.ThemeMode.LIGHT
    page.padding = 0
    page.update()
    page.render(Gallery, PAGES[address.path.strip("/") or "table"], "dark" if dark else "light")


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8551
    ft.run(main, view=ft.AppView.WEB_BROWSER, port=port, assets_dir=str(ASSETS), no_cdn=True)
