"""The book of what everybody played: statistics from the facts kept in the index of matches.

The facts of a match are read once and read again when its summary is another one; a player's
statistics are added up when somebody asks, and kept until a match of theirs changes.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.data.facts_documents import facts_of
from app.data.moments import moment
from app.data.summaries import FACTS
from app.domain.adding_up import Played, head_to_head, player_statistics
from app.domain.facts import Ended, SeatFacts
from app.domain.roster import Library
from app.domain.statistics import HeadToHead, PlayerStatistics
from app.owner.listeners import Listener, Unsubscribe

Documents = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished match ended for somebody who sat there to the end. `started`: ISO 8601;
    `limit` None where the match had none.
    """

    match_id: str
    game: str
    started: str
    total: int
    won: bool
    shared: bool
    limit: int | None


@dataclass(frozen=True, slots=True)
class _Page:
    """A match, and the summary it was read from."""

    document: Mapping[str, Any]
    played: Played


class Book:
    """`documents` gives the summary documents of all matches (app/data/summaries.py), `library`
    who is who now. Players are named by the id they are shown under. `follow`: where to hear of
    every change of either; without, each question looks through all documents.
    """

    def __init__(
        self,
        documents: Callable[[], Documents],
        library: Callable[[], Library],
        follow: Sequence[Callable[[Listener], Unsubscribe]] = (),
    ) -> None:
        self._documents = documents
        self._library = library
        self._identities: Mapping[str, str] = {}
        self._known: Library | None = None
        self._pages: dict[str, _Page] = {}
        self._in_order: tuple[_Page, ...] | None = None
        self._players: dict[str, Mapping[str, PlayerStatistics]] = {}
        self._pairs: dict[tuple[str, str], Mapping[str, HeadToHead]] = {}
        self._results: dict[str, tuple[Result, ...]] = {}
        self._opponents: dict[str, tuple[str, ...]] = {}
        self._stirred, self._follows = True, bool(follow)
        for subscribe in follow:
            subscribe(self._stir)

    def statistics(self, player: str) -> Mapping[str, PlayerStatistics]:
        """By game, for each that the player ever sat at."""
        self._look()
        if player not in self._players:
            self._players[player] = player_statistics(self._matches(), player)
        return self._players[player]

    def head_to_head(self, first: str, second: str) -> Mapping[str, HeadToHead]:
        """By game, for each that both ever sat at together."""
        self._look()
        pair = first, second
        if pair not in self._pairs:
            self._pairs[pair] = head_to_head(self._matches(), first, second)
        return self._pairs[pair]

    def results(self, player: str) -> tuple[Result, ...]:
        """Of each finished match in which the player sat to the end, begun first first."""
        self._look()
        if player not in self._results:
            self._results[player] = tuple(
                _result(page.document, seat)
                for page in self._pages_in_order()
                if page.played.facts.ended is Ended.FINISHED
                and (seat := page.played.seat(player)) is not None
                and seat.stayed
            )
        return self._results[player]

    def opponents(self, player: str) -> tuple[str, ...]:
        """Whom the player ever sat with, most often first."""
        self._look()
        if player not in self._opponents:
            met: Counter[str] = Counter()
            for match in self._matches():
                if player in match.players:
                    met.update({other for other in match.players if other not in (None, player)})
            self._opponents[player] = tuple(sorted(met, key=lambda other: (-met[other], other)))
        return self._opponents[player]

    def together(self, first: str, second: str) -> bool:
        """Whether both ever sat at one match."""
        self._look()
        both = {first, second}
        return any(both <= set(match.players) for match in self._matches())

    def _matches(self) -> tuple[Played, ...]:
        """All of them, begun first first."""
        return tuple(page.played for page in self._pages_in_order())

    def _pages_in_order(self) -> tuple[_Page, ...]:
        if self._in_order is None:
            pages = sorted(
                self._pages.items(), key=lambda one: (moment(one[1].document["started"]), one[0])
            )
            self._in_order = tuple(page for _, page in pages)
        return self._in_order

    def _stir(self) -> None:
        self._stirred = True

    def _look(self) -> None:
        """Forgets what is not true any more."""
        if self._follows and not self._stirred:
            return
        self._stirred = False
        documents, library = self._documents(), self._library()
        if library is not self._known:
            self._known = library
            if library.identities != self._identities:
                self._identities = library.identities
                self._pages.clear()
                self._in_order = None
                self._players.clear()
                self._pairs.clear()
                self._results.clear()
                self._opponents.clear()
        changed = [
            id
            for id, document in documents.items()
            if id not in self._pages or self._pages[id].document is not document
        ]
        gone = self._pages.keys() - documents.keys()
        for id in (*changed, *gone):
            self._forget(self._pages.pop(id, None))
        for id in changed:
            page = self._pages[id] = self._page(documents[id])
            self._forget(page)

    def _page(self, document: Mapping[str, Any]) -> _Page:
        ids = document["player_ids"]
        players = tuple(None if id is None else self._identities.get(id, id) for id in ids)
        return _Page(document, Played(players, facts_of(document["game"], document[FACTS])))

    def _forget(self, page: _Page | None) -> None:
        """What was added up of the players of a match is not right any more."""
        if page is None:
            return
        self._in_order = None
        for player in page.played.players:
            if player is not None:
                self._players.pop(player, None)
                self._results.pop(player, None)
                self._opponents.pop(player, None)
        pairs = [pair for pair in self._pairs if set(pair) <= set(page.played.players)]
        for pair in pairs:
            del self._pairs[pair]


def _result(document: Mapping[str, Any], seat: SeatFacts) -> Result:
    return Result(
        match_id=document["id"],
        game=document["game"],
        started=document["started"],
        total=seat.total,
        won=seat.won,
        shared=seat.shared,
        limit=document["limit"],
    )
