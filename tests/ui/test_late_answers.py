"""A control that answers after it has left the screen freezes nobody."""

import flet as ft
import pytest

from app.ui.late_answers import let_late_answers_go
from tests.support.stage import Stage


def nothing() -> ft.Control:
    return ft.Text("nothing")


async def test_flet_takes_it_for_an_error() -> None:
    async with Stage(ft.component(nothing)) as stage:
        with pytest.raises(RuntimeError):
            stage.session.handle_invoke_method_results(99_999, "call", None, None)


async def test_it_is_dropped() -> None:
    async with Stage(ft.component(nothing)) as stage:
        let_late_answers_go(stage.session)
        stage.session.handle_invoke_method_results(99_999, "call", None, None)
