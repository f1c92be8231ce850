"""A screen that raises neither freezes the session nor takes the app down."""

import flet as ft
import pytest

from app.ui import ids
from app.ui.boundary import bounded, check
from app.ui.components.buttons import primary_button
from app.ui.components.pressable import handler
from app.ui.layout import Look
from tests.support.stage import Stage

LOOK = Look()


def _fallback(error: Exception, try_again):  # type: ignore[no-untyped-def]
    return ft.Column(
        [
            ft.Text(f"broken: {error}"),
            primary_button(LOOK, "Again", try_again, identifier=ids.RETRY),
        ]
    )


class Trouble:
    """Decides from outside the component whether it raises."""

    def __init__(self) -> None:
        self.raises = False
        self.seen: list[Exception] = []


def _screen(trouble: Trouble):  # type: ignore[no-untyped-def]
    @ft.component
    @bounded(_fallback, trouble.seen.append)
    def Screen() -> ft.Control:
        count, set_count = ft.use_state(0)
        if trouble.raises:
            raise RuntimeError("no such deal")
        return ft.Column(
            [
                ft.Text(f"count {count}"),
                primary_button(LOOK, "More", lambda: set_count(count + 1), identifier="more"),
            ]
        )

    return Screen


async def test_a_screen_that_raises_while_rendering_again_is_replaced_and_comes_back() -> None:
    trouble = Trouble()
    async with Stage(_screen(trouble)) as stage:
        await stage.press("more")
        trouble.raises = True
        await stage.press("more")
        assert "broken: no such deal" in stage.texts()
        assert [str(error) for error in trouble.seen] == ["no such deal"]
        trouble.raises = False
        await stage.press(ids.RETRY)
        assert "count 2" in stage.texts()
        await stage.press("more")
        assert "count 3" in stage.texts()


async def test_a_first_render_that_raises_shows_the_fallback() -> None:
    trouble = Trouble()
    trouble.raises = True
    async with Stage(_screen(trouble)) as stage:
        assert "broken: no such deal" in stage.texts()
        await stage.press(ids.RETRY)
        assert "broken: no such deal" in stage.texts()
        assert len(trouble.seen) == 2


async def test_controls_that_flet_refuses_are_caught_before_they_are_sent() -> None:
    trouble = Trouble()

    @ft.component
    @bounded(_fallback, trouble.seen.append)
    def Screen() -> ft.Control:
        many, set_many = ft.use_state(2)
        bar = ft.NavigationBar(
            destinations=[
                ft.NavigationBarDestination(icon=ft.Icons.HOME, label=str(n)) for n in range(many)
            ]
        )
        fewer = primary_button(LOOK, "Fewer", lambda: set_many(1), identifier="fewer")
        return ft.Column([bar, fewer])

    async with Stage(Screen) as stage:
        await stage.press("fewer")
        assert isinstance(trouble.seen[0], ValueError)
        assert any(text.startswith("broken:") for text in stage.texts())


async def test_the_session_goes_on_for_the_other_components() -> None:
    trouble = Trouble()
    broken = _screen(trouble)
    whole = _screen(Trouble())

    @ft.component
    def Both() -> ft.Control:
        return ft.Column([broken(), ft.Semantics(identifier="whole", content=whole())])

    async with Stage(Both) as stage:
        first = next(c for c in stage.controls() if getattr(c, "identifier", "") == "more")
        trouble.raises = True
        button = next(c for c in stage.controls(first) if isinstance(c, ft.FilledButton))
        await stage.fire(button, "click")
        assert "broken: no such deal" in stage.texts()
        await stage.press("more")
        assert "count 1" in stage.texts()


def test_check_finds_a_wrong_control_deep_in_the_tree() -> None:
    wrong = ft.NavigationBar(destinations=[ft.NavigationBarDestination(icon=ft.Icons.HOME)])
    with pytest.raises(ValueError, match="destinations"):
        check([ft.Column([ft.Container(ft.Row([wrong]))])])


async def test_an_exception_out_of_a_handler_is_reported_and_stays_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def later() -> None:
        raise OSError("disk full")

    for press in (later, lambda: later(), lambda: 1 / 0):
        run = handler(press)
        assert run is not None
        await run()
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [
        OSError,
        OSError,
        ZeroDivisionError,
    ]
