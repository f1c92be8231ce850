"""What one client looks at: a frozen state, and plain listeners told of each other one."""

from typing import Generic, TypeVar

from app.owner.listeners import Listener, Listeners, Unsubscribe

S = TypeVar("S")


class Store(Generic[S]):
    """`state` is replaced whole, never changed."""

    def __init__(self, state: S) -> None:
        self._state = state
        self._listeners = Listeners()

    @property
    def state(self) -> S:
        return self._state

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` whenever the state is another one."""
        return self._listeners.subscribe(listener)

    def _set(self, state: S) -> None:
        if state != self._state:
            self._state = state
            self._listeners.notify()
