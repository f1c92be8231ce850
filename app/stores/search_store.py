"""What one client looks for among its matches, as long as its session lasts."""

from dataclasses import dataclass, field, replace
from typing import Any

from app.stores.match_search import Query
from app.stores.store import Store

FIRST, MORE = 24, 48
"""How many matches are shown at first, and how many more each time."""


@dataclass(frozen=True, slots=True)
class Search:
    """`open`: all matches are shown, those that `query` means; `shown`: so many of them at most.
    `typing`: somebody wants to write at once.
    """

    open: bool = False
    query: Query = field(default_factory=Query)
    shown: int = FIRST
    typing: bool = False


class SearchStore(Store[Search]):
    """Opening a match and coming back finds the search as it was left."""

    def __init__(self) -> None:
        super().__init__(Search())

    def begin(self, *, typing: bool = False) -> None:
        """All matches, and the ways to find some."""
        self._set(Search(open=True, typing=typing))

    def typed(self) -> None:
        """The field has been given the keyboard."""
        self._set(replace(self.state, typing=False))

    def narrow(self, **changes: Any) -> None:
        """Another value for some fields of the query."""
        query = replace(self.state.query, **changes)
        self._set(replace(self.state, query=query, shown=FIRST))

    def clear(self) -> None:
        """Everything again."""
        self._set(Search(open=True))

    def more(self) -> None:
        self._set(replace(self.state, shown=self.state.shown + MORE))

    def close(self) -> None:
        """Back to what is usually shown."""
        self._set(Search())
