"""A screen rests while another one covers it."""

import gc

import flet as ft

from app.ui.resting import resting
from tests.support.stage import Stage

shared = ft.create_context("")


class Seen:
    """How often the lower screen was drawn, and what its part can be told from outside."""

    def __init__(self) -> None:
        self.drawn = 0
        self.turn = lambda: None


def app(seen: Seen) -> ft.Control:
    @ft.component
    def part() -> ft.Control:
        turns, set_turns = ft.use_state(0)
        seen.turn = lambda: set_turns(turns + 1)
        return ft.Text(f"{ft.use_context(shared)} {turns}")

    @resting
    @ft.component
    def content(name: str) -> ft.Control:
        seen.drawn += 1
        return ft.Column([ft.Text(name), part()])

    @ft.component
    def lower() -> ft.View:
        return ft.View(route="/", controls=[content("lower")])

    @ft.component
    def upper() -> ft.View:
        return ft.View(route="/upper", controls=[ft.Text("upper")])

    @ft.component
    def screens() -> list[ft.View]:
        children = [ft.Route(path="one", component=upper), ft.Route(path="two", component=upper)]
        routed = [ft.Route(path="/", component=lower, children=children)]
        return shared("told", lambda: ft.Router(routed, manage_views=True))  # type: ignore[no-any-return]

    return screens()


async def test_it_is_left_alone_until_it_is_looked_at_again() -> None:
    seen = Seen()
    async with Stage(app, seen, views=True) as stage:
        await stage.go("/one")
        before = seen.drawn
        for route in ("/two", "/one", "/two"):
            await stage.go(route)
        assert seen.drawn == before
        await stage.go("/")
        assert seen.drawn == before + 1


async def test_a_part_that_changes_meanwhile_knows_where_it_is() -> None:
    seen = Seen()
    async with Stage(app, seen, views=True) as stage:
        for route in ("/one", "/two", "/one"):
            await stage.go(route)
        gc.collect()
        seen.turn()
        await stage.settle()
        assert "told 1" in stage.texts()
        assert stage.wire.errors == []
