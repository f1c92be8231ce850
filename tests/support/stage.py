"""A stage for components without browser and Flutter: Flet's real session on a recording wire.

The only place that touches Flet's half-private parts for tests. It renders the true tree, takes
the same diffs as for a client, and fires events by control, as a client would.
"""

import asyncio
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

_encode = configure_encode_object_for_msgpack(BaseControl)
_PHONE = {"route": "/", "web": True, "platform": "android", "width": 390, "height": 844}


class Wire(Connection):
    """Keeps what is sent. Encoding it is what takes the snapshots of the next diff."""

    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.page_url = "http://stage/"
        self.answers = answers
        self.sent: list[Message] = []
        self.errors: list[str] = []
        self.session: Session | None = None

    def send_message(self, message: Message) -> None:
        msgpack.packb([message.action, message.body], default=_encode)
        self.sent.append(message)
        if message.action == MessageAction.SESSION_CRASHED:
            self.errors.append(message.body.message)
        if message.action == MessageAction.INVOKE_METHOD and self.session is not None:
            call = message.body
            self.loop.call_soon(
                self.session.handle_invoke_method_results,
                call.control_id,
                call.call_id,
                self.answers.get(call.name),
                None,
            )


class Stage:
    """One client: `async with Stage(Component, *args) as stage`.

    `views`: the component returns views. `page`: what the client tells about itself. `answers`:
    what services answer, by the name of the method.
    """

    def __init__(
        self,
        component: Callable[..., Any],
        *args: Any,
        views: bool = False,
        page: dict[str, Any] | None = None,
        answers: dict[str, Any] | None = None,
    ) -> None:
        self._component, self._args, self._views = component, args, views
        self._facts = {**_PHONE, **(page or {})}
        self._answers = answers or {}

    async def __aenter__(self) -> Self:
        self.wire = Wire(self._answers)
        self.session = self.wire.session = Session(self.wire)
        self.page = self.session.page
        self.session.apply_page_patch(self._facts)
        msgpack.packb(self.session.get_page_patch(), default=_encode)
        _context_page.set(self.page)
        render = self.page.render_views if self._views else self.page.render
        render(self._component, *self._args)
        await self.session.after_event(self.page)
        await self.settle()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.session.close()
        await self.settle()

    async def settle(self, turns: int = 12) -> None:
        """Let scheduled renders and effects run out."""
        for _ in range(turns):
            await asyncio.sleep(0)

    def controls(self, root: Any = None) -> Iterator[BaseControl]:
        """Every control of the tree, in the order it is drawn."""
        yield from controls(self.page if root is None else root)

    def texts(self) -> list[str]:
        """What can be read on the screen."""
        return [each.value for each in self.controls() if isinstance(each, ft.Text)]

    def labels(self) -> list[str]:
        """What a screen reader is told on top of the texts."""
        found = (each.label for each in self.controls() if isinstance(each, ft.Semantics))
        return [label for label in found if label]

    def tagged(self, identifier: str) -> ft.Semantics:
        """The node with `identifier`. Raises LookupError without one, or with several."""
        found = [
            each
            for each in self.controls()
            if isinstance(each, ft.Semantics) and each.identifier == identifier
        ]
        if len(found) != 1:
            raise LookupError(f"{len(found)} controls are tagged {identifier!r}")
        return found[0]

    async def press(self, identifier: str) -> None:
        """Click what is tagged. Raises LookupError if nothing there can be clicked."""
        await self.fire(self._target(identifier, "on_click"), "click")

    async def hold(self, identifier: str) -> None:
        """Press it long. Raises LookupError if nothing there minds."""
        await self.fire(self._target(identifier, "on_long_press"), "long_press")

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def type(self, field: ft.TextField, value: str) -> None:
        """Fill a text field as the client does: the value first, then its event."""
        self.session.apply_patch(field._i, {"value": value})
        await self.fire(field, "change", value)

    async def go(self, route: str) -> None:
        """What the client answers when a route was pushed."""
        await self.fire(self.page, "route_change", {"route": route})

    def _target(self, identifier: str, handler: str) -> BaseControl:
        for each in self.controls(self.tagged(identifier)):
            if getattr(each, handler, None) is not None and not getattr(each, "disabled", False):
                return each
        raise LookupError(f"nothing tagged {identifier!r} has {handler}")


def sent(value: Any) -> Any:
    """What a client gets of `value`."""
    return msgpack.unpackb(msgpack.packb(value, default=_encode))


def controls(root: Any) -> Iterator[BaseControl]:
    """Every control below and including `root`, in the order it is drawn."""
    waiting, seen = [root], set[int]()
    while waiting:
        here = waiting.pop()
        if isinstance(here, (list, tuple)):
            waiting.extend(reversed(here))
        elif isinstance(here, BaseControl) and id(here) not in seen:
            seen.add(id(here))
            yield here
            inner = {**getattr(here, "_values", {}), **vars(here)}
            waiting.extend(
                value
                for name, value in reversed(inner.items())
                if name != "_parent" and isinstance(value, (BaseControl, list, tuple))
            )
