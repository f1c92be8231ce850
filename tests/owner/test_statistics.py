"""The book over three hundred matches says what a count of every hand says: as they were played,
and after each correction, deletion and merge.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from app.data.stored import StoredMatch
from app.data.summaries import summary_document
from app.domain.commits import (
    Commit,
    DealDeleted,
    DealInserted,
    DealReplaced,
    DealSaved,
    StoppedChanged,
)
from app.domain.log import Logged, Record, commit, replay, undo
from app.domain.match import Match
from app.domain.roster import Alias, Library, RosterPlayer
from app.owner.book import Book
from tests.support.generated import (
    PEOPLE,
    Counted,
    counted,
    generated,
    retold,
    some_deal,
    standing,
)

TOLD = Counted().told()
MERGES = (Alias("p7", "p0"), Alias("p8", "p1"))
FIRST = datetime(2025, 1, 1, 20, tzinfo=UTC)


def apart(match: Match) -> bool:
    """Nobody would sit there twice after the merges."""
    ids = {player.id for player in match.setup.players}
    return not any({alias.id, alias.into} <= ids for alias in MERGES)


class Years:
    """Matches of some years in a book, with all that becomes of them."""

    def __init__(self) -> None:
        chance = Random(9)
        several = (generated(chance, number) for number in range(1000))
        chosen = [match for match in several if apart(match)][:300]
        self.records = {f"m{at:03}": _record(f"m{at:03}", one) for at, one in enumerate(chosen)}
        self.library = Library(tuple(RosterPlayer(id, id.upper()) for id in PEOPLE))
        self.documents: dict[str, Mapping[str, Any]] = {}
        for id in self.records:
            self.write(id)
        self.book = Book(lambda: self.documents, lambda: self.library)

    def write(self, id: str) -> None:
        started = (FIRST + timedelta(days=int(id[1:]))).isoformat()
        self.documents[id] = summary_document(StoredMatch(self.records[id], (), started, started))

    def decide(self, id: str, what: Commit) -> None:
        self.records[id] = commit(self.records[id], f"c{len(self.records[id].log)}", what)
        self.write(id)

    def undo(self, id: str) -> None:
        self.records[id] = undo(self.records[id])
        self.write(id)

    def agree(self) -> None:
        """The book says of everybody what the count says."""
        identities = {alias.id: alias.into for alias in self.library.aliases}
        matches = [replay(self.records[id]) for id in sorted(self.documents)]
        expected = counted(matches, identities)
        seen = set()
        for player in PEOPLE:
            for game, found in self.book.statistics(player).items():
                for stopped, statistics in ((False, found.played), (True, found.stopped)):
                    key = player, game, stopped
                    told = {name: getattr(statistics, name) for name in TOLD}
                    assert told == expected[key].told(), key
                    seen.add(key)
        assert {key for key, one in expected.items() if one.results} <= seen
        for first, second in (("p0", "p1"), ("p2", "p0"), ("p1", "p3"), ("p7", "p1")):
            for game, both in self.book.head_to_head(first, second).items():
                known = both.ahead, both.behind, both.level
                assert known == standing(matches, game, first, second, identities)
        self._results_agree(matches, identities)

    def _results_agree(self, matches: list[Match], identities: Mapping[str, str]) -> None:
        for player in PEOPLE[:3]:
            expected = []
            for match in matches:
                ids = [identities.get(one.id or "", one.id) for one in match.setup.players]
                story, seat = retold(match), ids.index(player) if player in ids else None
                if seat is not None and story.over and seat in story.stayed:
                    won = seat in story.winners
                    shared = won and len(story.winners) > 1
                    expected.append((match.setup.game, story.totals[seat], won, shared))
            results = self.book.results(player)
            assert [(one.game, one.total, one.won, one.shared) for one in results] == expected


def _record(id: str, match: Match) -> Record:
    log: list[Commit] = [DealSaved(deal) for deal in match.deals]
    if match.stopped:
        log.append(StoppedChanged(True))
    return Record(id, match.setup, tuple(Logged(f"c{at}", what) for at, what in enumerate(log)))


@pytest.fixture
def years() -> Years:
    return Years()


def test_as_they_were_played(years: Years) -> None:
    assert len(years.documents) == 300
    years.agree()


def test_after_corrections_and_their_undo(years: Years) -> None:
    years.agree()
    before = {player: years.book.statistics(player) for player in PEOPLE}
    chance, corrected = Random(10), []
    for at, (id, record) in enumerate(list(years.records.items())):
        match = replay(record)
        if not match.deals:
            continue
        old = chance.choice(match.deals)
        new = some_deal(chance, match, f"new-{at}", old.seats)
        years.decide(
            id,
            chance.choice(
                [
                    DealReplaced(replace(new, id=old.id)),
                    DealInserted(new, old.id),
                    DealDeleted(old.id),
                ]
            ),
        )
        corrected.append(id)
        if at % 75 == 0:
            years.agree()
    assert len(corrected) > 250
    years.agree()
    for id in corrected:
        years.undo(id)
    years.agree()
    assert {player: years.book.statistics(player) for player in PEOPLE} == before


def test_after_deletions_and_what_comes_back(years: Years) -> None:
    years.agree()
    chance = Random(11)
    gone = {id: years.documents.pop(id) for id in chance.sample(sorted(years.documents), 60)}
    years.agree()
    years.documents |= dict(list(gone.items())[:30])
    years.agree()


def test_after_merges_and_taking_apart(years: Years) -> None:
    years.agree()
    assert years.book.statistics("p7")
    years.library = replace(years.library, aliases=MERGES)
    assert years.book.statistics("p7") == {}
    years.agree()
    # A correction of a match of somebody who was merged is one of the other's.
    id = next(
        id
        for id, record in years.records.items()
        if "p7" in {player.id for player in record.setup.players} and replay(record).deals
    )
    before = years.book.statistics("p0")
    years.decide(id, DealDeleted(replay(years.records[id]).deals[0].id))
    assert years.book.statistics("p0") != before
    years.agree()
    years.library = replace(years.library, aliases=MERGES[1:])
    years.agree()
