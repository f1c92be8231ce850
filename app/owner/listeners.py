"""Telling others that something changed: plain functions without arguments, called in order."""

import logging
from collections.abc import Callable

Listener = Callable[[], None]
Unsubscribe = Callable[[], None]

_log = logging.getLogger(__name__)


class Listeners:
    """A list of listeners. One that raises is logged and keeps nobody else from hearing."""

    def __init__(self) -> None:
        self._listeners: dict[object, Listener] = {}

    def __bool__(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Calls `listener` after each change, until the function given back is called."""
        key = object()
        self._listeners[key] = listener

        def unsubscribe() -> None:
            self._listeners.pop(key, None)

        return unsubscribe

    def notify(self) -> None:
        for key, listener in list(self._listeners.items()):
            # Somebody told before may have taken this one off.
            if key not in self._listeners:
                continue
            try:
                listener()
            except Exception:
                _log.exception("A listener failed")
