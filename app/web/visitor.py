"""Who opened the connection a session runs on, as far as a browser tells."""

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """One browser: its lasting id here, and the languages it asks for, most wanted first."""

    client: str
    """Random, kept in a cookie; all windows of one browser share it. Empty if it keeps none."""
    languages: tuple[str, ...]
    """Language tags as browsers write them: "uk", "pt-PT"."""


_visitor: ContextVar[Visitor | None] = ContextVar("visitor", default=None)


def current_visitor() -> Visitor | None:
    """The visitor whose session is being started; None outside of a served session."""
    return _visitor.get()


def welcome(visitor: Visitor) -> None:
    """Make `visitor` the current one in this task and all that it starts."""
    _visitor.set(visitor)
