"""The hook for what has to be asked for and waited for before it can be shown."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from app.ui.boundary import report
from app.ui.hooks import use_box, use_value

T = TypeVar("T")


def use_answer(ask: Callable[[], Awaitable[T]], since: Sequence[Any]) -> T | None:
    """What `ask` gave, asked again whenever something in `since` is another; None until then.

    While it is asked again the last answer stays; of two that are under way the later one counts.
    """
    answer, set_answer = use_value(lambda: _nothing(ask))
    asked = use_box(object)

    async def find() -> None:
        mine = asked.current = object()
        try:
            found = await ask()
        except Exception as error:
            # What an effect raises is heard by nobody.
            report(error)
            return
        if asked.current is mine:
            set_answer(found)

    ft.use_effect(find, list(since))
    return answer


def _nothing(_: Callable[[], Awaitable[T]]) -> T | None:
    return None
