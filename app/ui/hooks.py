"""Hooks: how a component follows a store, keeps values, and knows whether it is looked at."""

import contextvars
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

import flet as ft

from app.ui.routes import parent

S = TypeVar("S")
T = TypeVar("T")
S_co = TypeVar("S_co", covariant=True)

Change = Callable[[Callable[[T], T]], None]


@dataclass(eq=False)
class Box(Generic[T]):
    """A place for a value that outlives renders; changing it renders nothing."""

    current: T


class Watched(Protocol[S_co]):
    """What a component can follow: the state as it is, and a call for every change."""

    @property
    def state(self) -> S_co: ...

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]: ...


def use_store(store: Watched[S], live: bool = True) -> S:
    """The state of `store`; the component renders again when it changes.

    While not `live` (a screen under another one) changes are left until it is again.
    """
    page = ft.context.page
    seen, set_seen = use_value(lambda: store.state)
    leave: Box[Callable[[], None]] = use_box(lambda: _nothing)

    def follow() -> None:
        if live:
            leave.current = store.subscribe(on_page(page, lambda: set_seen(store.state)))
            set_seen(store.state)

    def unfollow() -> None:
        leave.current()
        leave.current = _nothing

    ft.use_effect(follow, [store, live], cleanup=unfollow)
    return store.state if live else seen


def use_on_top() -> bool:
    """Whether the screen this is called from lies on top of the stack, and not under another."""
    return ft.use_route_location().rstrip("/") == ft.use_view_path().rstrip("/")


def use_hidden() -> bool:
    """Whether two screens or more lie over this one: nothing of it shows even when one slides."""
    location, path = ft.use_route_location(), ft.use_view_path()
    return parent(location) != path and location.rstrip("/") != path.rstrip("/")


def use_value(make: Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """`ft.use_state`, typed: a value, at first what `make` gives, and its setter."""
    state: Any = ft.use_state(make)
    return cast(tuple[T, Callable[[T], None]], state)


def use_changing(make: Callable[[], T]) -> tuple[T, Change[T], Callable[[], T]]:
    """A value, what makes another one of it as it is by then, and what tells it as it is by then:
    of two quick taps both count, though what the second one touched was drawn before the first.
    """
    state: Any = ft.use_state(make)
    value, set_value = cast(tuple[T, Change[T]], state)

    def now() -> T:
        found: list[T] = []

        def look(current: T) -> T:
            found.append(current)
            return current

        set_value(look)
        return found[0]

    return value, set_value, now


def use_box(make: Callable[[], T]) -> Box[T]:
    """A place of the component's own, at first with what `make` gives."""
    ref: Any = ft.use_ref(cast(Any, lambda: Box(make())))
    return cast(Box[T], ref.current)


def on_page(page: ft.Page, act: Callable[[], None]) -> Callable[[], None]:
    """`act`, to be called from anywhere, carried out in the context of `page`.

    A change made by one client reaches the others in the sender's context, in which setting
    state would render the sender's page: each delivery therefore takes a context of its own.
    A page whose phone sleeps is left alone; all of it is drawn anew when it comes back (app.py).
    """

    def deliver() -> None:
        if page.session.connection is None:
            return

        async def run() -> None:
            act()

        contextvars.copy_context().run(page.run_task, run)

    return deliver


def _nothing() -> None:
    """There is nothing to leave."""
