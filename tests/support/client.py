"""One client of the whole app on a stage, over a table in memory."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

import flet as ft

from app.domain.steps import Step
from app.services.device import BareDevice
from app.services.files import Files, NoFiles
from app.stores.match_store import MatchStore
from app.stores.match_stores import MatchStores
from app.ui.app import App
from app.ui.session import Session
from tests.support.memory import Table
from tests.support.stage import Stage

C = TypeVar("C", bound=ft.Control)


class Client:
    """What a test does with one client: look, press, type keys; `store` is its match."""

    def __init__(self, stage: Stage, session: Session, store: MatchStore) -> None:
        self.stage = stage
        self.session = session
        self.store = store

    @property
    def route(self) -> str:
        return str(self.stage.page.route)

    @property
    def top(self) -> ft.View:
        """The screen that is looked at."""
        return [one for one in self.stage.controls() if isinstance(one, ft.View)][-1]

    def reads(self) -> str:
        """Everything that can be read or heard on the screen on top."""
        found = []
        for each in self.stage.controls(self.top):
            if isinstance(each, ft.Text):
                found.append(each.value)
            if isinstance(each, ft.Semantics) and each.label:
                found.append(each.label)
            if isinstance(each, ft.Icon) and each.semantics_label:
                found.append(each.semantics_label)
        return "\n".join(found)

    def tags(self) -> set[str]:
        """The identifiers on the screen on top."""
        found = self.stage.controls(self.top)
        return {one.identifier for one in found if isinstance(one, ft.Semantics) and one.identifier}

    def name_of(self, identifier: str) -> str:
        """What the tagged control is called: its label, else its texts."""
        inner = list(self.stage.controls(self._tagged(identifier)))
        named = [one.label for one in inner if isinstance(one, ft.Semantics)]
        named += [one.semantics_label for one in inner if isinstance(one, ft.Icon)]
        read = [one.value for one in inner if isinstance(one, ft.Text)]
        return next((name for name in named if name), " ".join(read))

    def works(self, identifier: str) -> bool:
        """Whether the tagged control can be pressed."""
        return any(self._pressables(identifier))

    async def press(self, identifier: str) -> None:
        target = next(self._pressables(identifier), None)
        if target is None:
            raise LookupError(f"{identifier!r} cannot be pressed")
        await self.stage.fire(target, "click")
        await self.settle()

    async def choose(self, identifier: str) -> None:
        """Presses what lies over the screen: an item of a menu, a button of a sheet."""
        found = [
            one
            for dialog in self._open()
            for one in self.stage.controls(dialog)
            if isinstance(one, ft.Semantics) and one.identifier == identifier
        ]
        if len(found) != 1:
            raise LookupError(f"{len(found)} controls over the screen are tagged {identifier!r}")
        pressable = (one for one in self.stage.controls(found[0]) if getattr(one, "on_click", None))
        await self.stage.fire(next(pressable), "click")
        await self.settle()

    def _open(self) -> list[ft.DialogControl]:
        return [one for one in self.stage.page._dialogs.controls if one.open]

    def over(self) -> str:
        """Everything that can be read of what lies over the screen: sheets, words after an act."""
        found = []
        for dialog in self._open():
            for each in self.stage.controls(dialog):
                found += [each.value] if isinstance(each, ft.Text) else []
                found += [each.label] if isinstance(each, ft.SnackBarAction) else []
        return "\n".join(found)

    async def answer(self) -> None:
        """Presses the action of the word after an act that was shown last."""
        snacks = [one for one in self.stage.page._dialogs.controls if isinstance(one, ft.SnackBar)]
        assert isinstance(snacks[-1].action, ft.SnackBarAction)
        await self.stage.fire(snacks[-1].action, "click")
        await self.settle()

    async def change(self, identifier: str) -> None:
        """Flips the tagged switch."""
        (switch,) = self._inside(identifier, ft.Switch)
        await self.stage.fire(switch, "change")
        await self.settle()

    async def write(self, identifier: str, text: str) -> None:
        """Types `text` into the tagged field, in place of what it holds."""
        (field,) = self._inside(identifier, ft.TextField)
        await self.stage.type(field, text)
        await self.settle()

    async def key(self, *keys: str) -> None:
        """Shortcuts, named as in app.ui.keyboard."""
        for key in keys:
            await self.session.keyboard.press(key)
            await self.settle()

    async def enlarge(self, scale: float) -> None:
        """The size of text in the system is `scale` times the usual one from now on."""
        (line,) = [
            one
            for one in self.stage.controls()
            if isinstance(one, ft.Text) and one.on_size_change is not None
        ]
        await self.stage.fire(line, "size_change", {"w": 112.0, "h": 100.0 * scale})
        await self.settle()

    async def back(self, route: str) -> None:
        """The browser's way back, which leads to `route`."""
        self.stage.session.apply_page_patch({"route": route})
        await self.stage.go(route)
        await self.settle()

    async def take(self, *steps: Step) -> None:
        for step in steps:
            await self.store.step(step)
        await self.settle()

    async def settle(self) -> None:
        """Lets renders, effects and the navigation they ask for run out."""
        await self.stage.settle()
        while await self._navigated():
            await self.stage.settle(40)

    async def _navigated(self) -> bool:
        asked = [
            message.body.args["route"]
            for message in self.stage.wire.sent
            if getattr(message.body, "name", None) == "push_route"
        ]
        self.stage.wire.sent.clear()
        if not asked or asked[-1] == self.stage.page.route:
            return False
        self.stage.session.apply_page_patch({"route": asked[-1]})
        await self.stage.go(asked[-1])
        return True

    def _tagged(self, identifier: str) -> ft.Semantics:
        found = [
            one
            for one in self.stage.controls(self.top)
            if isinstance(one, ft.Semantics) and one.identifier == identifier
        ]
        if len(found) != 1:
            raise LookupError(f"{len(found)} controls are tagged {identifier!r}")
        return found[0]

    def _inside(self, identifier: str, kind: type[C]) -> list[C]:
        return [
            one for one in self.stage.controls(self._tagged(identifier)) if isinstance(one, kind)
        ]

    def _pressables(self, identifier: str) -> Any:
        return (
            one
            for one in self.stage.controls(self._tagged(identifier))
            if getattr(one, "on_click", None) is not None and not getattr(one, "disabled", False)
        )


@asynccontextmanager
async def client_at(
    table: Table,
    store: MatchStore,
    screen: str = "",
    files: Files | None = None,
    **page: Any,
) -> AsyncIterator[Client]:
    """A client on a screen of a match ("/entry"); `page`: what it tells about its window."""
    matches = MatchStores(table.owners, table.new_id, table.library)
    match_id = store.state.record.id
    mine = await matches.open(match_id)
    assert mine is not None
    session = Session(
        client=await table.client_store(),
        library=table.library_store(),
        keeping=table.keeping_store(),
        open_match=matches.open,
        opened=matches.opened,
        device=BareDevice(),
        now=lambda: datetime(2026, 3, 1, 20, tzinfo=UTC),
        languages=("en",),
        new_id=table.new_id,
        files=files or NoFiles(),
    )
    facts = {"route": f"/match/{match_id}{screen}", **page}
    async with Stage(App, session, views=True, page=facts) as stage:
        client = Client(stage, session, mine)
        await client.settle()
        yield client
