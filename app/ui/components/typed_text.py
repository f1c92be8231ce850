"""A text field whose text belongs to whoever types in it."""

from collections.abc import Callable
from inspect import isawaitable
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from app.ui.boundary import report
from app.ui.hooks import Box

OnText = Callable[[str], object]
"""Takes the text of a field; what it returns is awaited if it can be."""


class TypedText(ft.TextField):
    """A text field that keeps the letters which the app has not heard of yet.

    Every render says anew what the field holds: the text that was heard last. Quick fingers are
    a letter ahead of that, and a plain field would put the older text in its place. So a render
    changes the text only by saying something else than what was heard last.
    """

    def _migrate_state(self, other: BaseControl) -> None:
        super()._migrate_state(other)
        if not isinstance(other, TypedText):
            return
        heard, said = other.data, self.data
        if isinstance(heard, Box) and isinstance(said, Box) and heard.current == said.current:
            # As texts that come from the client are put in: not as a change to be sent.
            self._values.pop("value", None)
            if "value" in other._values:
                self._values["value"] = other._values["value"]


def typed_text(
    value: str, on_change: OnText, on_submit: OnText | None = None, **options: Any
) -> TypedText:
    """A field with `value`, which must be what `on_change` gave last: another one is put in.

    `options` are those of `ft.TextField`.
    """

    async def change(e: ft.Event[ft.TextField]) -> None:
        e.control.data = Box(e.control.value)
        await _told(on_change, e.control.value)

    async def submit(e: ft.Event[ft.TextField]) -> None:
        if on_submit is not None:
            await _told(on_submit, e.control.value)

    return TypedText(
        value=value,
        data=Box(value),
        on_change=change,
        on_submit=None if on_submit is None else submit,
        **options,
    )


def text_of(field: ft.Ref[ft.TextField]) -> str:
    """What the field holds now: quick fingers are ahead of what was drawn. "" without a field."""
    return "" if field.current is None else field.current.value


async def _told(act: OnText, text: str) -> None:
    try:
        done = act(text)
        if isawaitable(done):
            await done
    except Exception as error:
        report(error)
