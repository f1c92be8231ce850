"""The book of statistics: right after anything that happens, and read no more than it must."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.data.facts_documents import facts_document, facts_of
from app.data.stored import StoredMatch
from app.data.summaries import summary_document
from app.domain.adding_up import Played, head_to_head, player_statistics
from app.domain.commits import DealSaved
from app.domain.facts import facts
from app.domain.log import Logged, Record
from app.domain.match import Match
from app.domain.roster import Alias, Library, RosterPlayer
from app.domain.tally import tally
from app.owner.book import Book
from app.owner.listeners import Listeners
from tests.support.generated import PEOPLE, generated


def stored(match: Match, number: int) -> StoredMatch:
    log = tuple(Logged(deal.id, DealSaved(deal)) for deal in match.deals)
    started = f"2026-03-01T20:{number % 60:02}:00+02:00"
    return StoredMatch(Record(f"m{number:03}", match.setup, log), (), started, started)


class House:
    """Matches and a library, which anything may happen to."""

    def __init__(self, count: int = 60) -> None:
        chance = Random(3)
        made = (replace(generated(chance, number), stopped=False) for number in range(count))
        self.matches = [stored(match, number) for number, match in enumerate(made)]
        self.library = Library(tuple(RosterPlayer(id, id.upper()) for id in PEOPLE))
        self.documents: dict[str, Mapping[str, Any]] = {
            one.id: summary_document(one) for one in self.matches
        }
        self.book = Book(lambda: self.documents, lambda: self.library)

    def played(self) -> list[Played]:
        identities = self.library.identities
        found = []
        for one in sorted(self.matches, key=lambda one: (one.started, one.id)):
            if one.id in self.documents:
                match = Match(
                    one.record.setup, tuple(logged.commit.deal for logged in one.record.log)
                )
                players = tuple(identities.get(p.id, p.id) for p in match.setup.players)
                found.append(Played(players, facts(match, tally(match))))
        return found

    def agrees(self) -> None:
        played = self.played()
        for player in PEOPLE:
            assert self.book.statistics(player) == player_statistics(played, player)
        assert self.book.head_to_head("p0", "p1") == head_to_head(played, "p0", "p1")
        assert self.book.head_to_head("p2", "p1") == head_to_head(played, "p2", "p1")


@pytest.fixture
def house() -> House:
    return House()


def test_facts_come_back_from_the_index(house: House) -> None:
    for one in house.matches:
        match = Match(one.record.setup, tuple(logged.commit.deal for logged in one.record.log))
        what = facts(match, tally(match))
        assert facts_of(what.game, facts_document(what)) == what
    with pytest.raises(ValueError, match="lost"):
        facts_of("nines", ["lost"])


def test_the_book_is_right_whatever_happens(house: House) -> None:
    house.agrees()
    # A hand is corrected, a match deleted, another one comes.
    first = next(one for one in house.matches if len(one.record.log) > 2)
    shorter = replace(first, record=replace(first.record, log=first.record.log[:-1]))
    house.matches[house.matches.index(first)] = shorter
    house.documents[first.id] = summary_document(shorter)
    house.agrees()
    del house.documents["m007"]
    house.agrees()
    new = stored(generated(Random(4), 99), 99)
    new = replace(new, record=replace(new.record, setup=house.matches[1].record.setup, log=()))
    house.matches.append(new)
    house.documents[new.id] = summary_document(new)
    house.agrees()
    house.library = replace(house.library, aliases=(Alias("p8", "p5"),))
    house.agrees()
    house.library = replace(house.library, aliases=(), copied="now")
    house.agrees()


def test_nothing_is_added_up_twice(house: House) -> None:
    once = house.book.statistics("p0")
    pair = house.book.head_to_head("p0", "p1")
    house.library = replace(house.library, copied="now")
    assert house.book.statistics("p0") is once
    assert house.book.head_to_head("p0", "p1") is pair
    other = next(
        one for one in house.matches if "p0" not in {p.id for p in one.record.setup.players}
    )
    house.documents[other.id] = summary_document(other)
    assert house.book.statistics("p0") is once
    assert house.book.head_to_head("p0", "p1") is pair


def test_who_met_whom(house: House) -> None:
    played = house.played()
    assert house.book.together("p0", "p1")
    assert not house.book.together("p0", "nobody")
    opponents = house.book.opponents("p0")
    assert set(opponents) == {
        other for one in played if "p0" in one.players for other in one.players
    } - {"p0", None}
    often = [sum({"p0", other} <= set(one.players) for one in played) for other in opponents]
    assert often == sorted(often, reverse=True)


def test_a_book_that_follows_looks_only_when_something_happened(house: House) -> None:
    told = Listeners()
    looked: list[int] = []

    def documents() -> Mapping[str, Mapping[str, Any]]:
        looked.append(1)
        return house.documents

    book = Book(documents, lambda: house.library, (told.subscribe,))
    once = book.statistics("p0")
    assert book.statistics("p0") is once
    assert book.statistics("p1") == house.book.statistics("p1")
    assert looked == [1]
    house.documents.clear()
    told.notify()
    assert book.statistics("p0") == {}


def test_a_pair_is_compared_anew_after_a_match_of_both(house: House) -> None:
    pair = house.book.head_to_head("p0", "p1")
    both = next(
        one
        for one in house.matches
        if {"p0", "p1"} <= {player.id for player in one.record.setup.players}
    )
    house.documents[both.id] = summary_document(both)
    assert house.book.head_to_head("p0", "p1") == pair
    assert house.book.head_to_head("p0", "p1") is not pair
