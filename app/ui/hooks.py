"""How a component follows a store: frozen state in, one render for each change."""

import contextvars
from collections.abc import Callable
from typing import Protocol, TypeVar

import flet as ft

S = TypeVar("S")


class Watched(Protocol[S]):
    """What a component can follow: the state as it is, and a call for every change."""

    @property
    def state(self) -> S: ...

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]: ...


def use_store(store: Watched[S], live: bool = True) -> S:
    """The state of `store`; the component renders again when it changes.

    While not `live` (a screen under another one) changes are left until it is again.
    """
    page = ft.context.page
    seen, set_seen = ft.use_state(lambda: store.state)
    leave: ft.Ref[Callable[[], None]] = ft.use_ref(None)

    def follow() -> None:
        if not live:
            return
        refresh = on_page(page, lambda: set_seen(store.state))
        leave.current = store.subscribe(refresh)
        set_seen(store.state)

    def unfollow() -> None:
        if leave.current is not None:
            leave.current()
            leave.current = None

    ft.use_effect(follow, [store, live], cleanup=unfollow)
    return store.state if live else seen


def on_page(page: ft.Page, act: Callable[[], None]) -> Callable[[], None]:
    """`act`, to be called from anywhere, carried out in the context of `page`.

    A change made by one client reaches the others in the sender's context, in which setting
    state would render the sender's page: each delivery therefore takes a context of its own.
    A page whose phone sleeps is left alone; it reads the state anew when it comes back.
    """

    def deliver() -> None:
        if page.session.connection is None:
            return

        async def run() -> None:
            act()

        contextvars.copy_context().run(page.run_task, run)

    return deliver
