"""Statistics are what a count of every hand by itself gives, before and after corrections."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from app.domain.adding_up import Played, head_to_head, player_statistics
from app.domain.commits import DealDeleted, DealInserted, DealReplaced
from app.domain.deal import NOTHING, Adjustment, Held, Points
from app.domain.facts import Ended, SeatFacts, facts
from app.domain.match import Match
from app.domain.replay import after
from app.domain.statistics import HeadToHead, PlayerStatistics, Statistics
from app.domain.tally import tally
from tests.support.generated import PEOPLE, Counted, counted, generated, some_deal, standing
from tests.support.matches import deal, won
from tests.support.matches import match as made

TOLD = Counted().told()
MERGED = {"p7": "p0", "p8": "p1"}
"""None of them ever sits with the one they are merged with, in these matches."""


def played(matches: list[Match]) -> list[Played]:
    return [
        Played(
            tuple(MERGED.get(one.id or "", one.id) for one in match.setup.players),
            facts(match, tally(match)),
        )
        for match in matches
    ]


def apart(match: Match) -> bool:
    """Nobody sits there twice after the merges."""
    ids = {player.id for player in match.setup.players}
    return not ids >= {"p0", "p7"} and not ids >= {"p1", "p8"}


def agrees(matches: list[Match]) -> None:
    expected = counted(matches, MERGED)
    everything = played(matches)
    seen = set()
    for player in PEOPLE:
        for game, found in player_statistics(everything, player).items():
            for stopped, statistics in ((False, found.played), (True, found.stopped)):
                key = player, game, stopped
                told = {name: getattr(statistics, name) for name in TOLD}
                assert told == expected[key].told(), key
                seen.add(key)
    assert {key for key, one in expected.items() if one.results} <= seen


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    chance = Random(9)
    several = (generated(chance, number) for number in range(1000))
    return [match for match in several if apart(match)][:300]


def test_three_hundred_matches_are_counted_right(matches: list[Match]) -> None:
    assert len(matches) == 300
    sheets = list(map(tally, matches))
    assert not any(sheet.has_errors for sheet in sheets)
    assert sum(sheet.over for sheet in sheets) > 80
    assert any(len(sheet.winners) > 1 for sheet in sheets)
    assert any(None in sheet.ranks and sheet.over for sheet in sheets)
    agrees(matches)


def test_and_so_they_are_after_corrections(matches: list[Match]) -> None:
    chance = Random(10)
    corrected = []
    for at, match in enumerate(matches):
        for number in range(chance.randint(1, 3)):
            if not match.deals:
                break
            old = chance.choice(match.deals)
            new = some_deal(chance, match, f"new-{at}-{number}", old.seats)
            what = chance.choice(
                [
                    DealReplaced(replace(new, id=old.id)),
                    DealInserted(new, old.id),
                    DealDeleted(old.id),
                ]
            )
            match = after(match, what)
        corrected.append(match)
    assert sum(one != other for one, other in zip(matches, corrected, strict=True)) > 250
    assert not any(tally(match).has_errors for match in corrected)
    agrees(corrected)
    agrees(corrected[::2])


def test_head_to_head_is_counted_over_the_matches_of_both(matches: list[Match]) -> None:
    everything = played(matches)
    compared = 0
    for first, second in combinations(PEOPLE[:4], 2):
        together = [
            match
            for match, one in zip(matches, everything, strict=True)
            if {first, second} <= set(one.players)
        ]
        expected = counted(together, MERGED)
        found = head_to_head(everything, first, second)
        for game, both in found.items():
            for player, own in ((first, both.first), (second, both.second)):
                told = {name: getattr(own.played, name) for name in TOLD}
                assert told == expected[player, game, False].told()
            assert (both.ahead, both.behind, both.level) == standing(
                together, game, first, second, MERGED
            )
            compared += both.ahead + both.behind + both.level
        assert head_to_head(everything, second, first) == {
            game: turned(both) for game, both in found.items()
        }
    assert compared > 100


def turned(both: HeadToHead) -> HeadToHead:
    return HeadToHead(both.second, both.first, both.behind, both.ahead, both.level)


def of(match: Match, seat: int) -> SeatFacts:
    return facts(match, tally(match)).seats[seat]


def test_what_a_match_says_of_a_seat() -> None:
    one = made(
        "nines",
        deal(0, NOTHING, Held(("9D", "QH")), Held(ranks=(("9", 2), ("K", 1)))),
        deal(1, Points(80), NOTHING, Points(70), adjustments=(Adjustment(1, 4),)),
        won(0, 3, 3),
        players=3,
    )
    assert facts(one, tally(one)).ended is Ended.FINISHED
    assert of(one, 0) == SeatFacts(((0, 1), (80, 1)), outs=1, total=80)
    assert of(one, 1) == SeatFacts(((4, 1), (25, 1)), outs=1, nines=1, total=29, won=True)
    assert of(one, 2) == SeatFacts(((40, 1), (70, 1)), nines=2, total=110)


def test_a_match_that_goes_on_or_is_wrong_has_no_winners() -> None:
    running = made("nines", won(0, 3), players=2)
    assert facts(running, tally(running)).ended is Ended.RUNNING
    stopped = replace(running, stopped=True)
    assert facts(stopped, tally(stopped)).ended is Ended.STOPPED
    wrong = made("nines", won(0, 99), deal(0, NOTHING, NOTHING), won(0, 99), players=2)
    assert facts(wrong, tally(wrong)).ended is Ended.RUNNING
    assert of(wrong, 1) == SeatFacts(((99, 1),), total=99)


def test_nobody_has_nothing() -> None:
    nothing = Statistics()
    assert nothing.average is nothing.median is nothing.best is nothing.worst is None
    assert nothing.passes_a_hand is None
    assert nothing.hands == nothing.total == 0
    assert player_statistics([], "p0") == head_to_head([], "p0", "p1") == {}


@pytest.mark.parametrize(
    ("points", "median"),
    [
        (((4, 1),), Fraction(4)),
        (((4, 1), (7, 1)), Fraction(11, 2)),
        (((0, 2), (5, 1)), Fraction(0)),
        (((-3, 1), (5, 2), (90, 1)), Fraction(5)),
    ],
)
def test_the_median_hand(points: tuple[tuple[int, int], ...], median: Fraction) -> None:
    assert Statistics(points=points).median == median


def test_a_streak_goes_on_through_shared_wins_and_matches_that_say_nothing() -> None:
    def seats(ids: str, *matches: Match) -> list[Played]:
        return [Played(tuple(ids), facts(one, tally(one))) for one in matches]

    win = made("nines", won(0, 100), players=2)
    shared = made("nines", won(0, 0, 100), players=3)
    shared = replace(shared, deals=(deal(0, NOTHING, Points(1), Points(100)),))
    shared = replace(shared, setup=replace(shared.setup, opening=(1, 0, 0)))
    running, stopped = made("nines", players=2), made("nines", players=2, stopped=True)
    assert tally(shared).winners == (0, 1)
    history: list[Played] = [
        *seats("ab", win),
        *seats("ba", win),
        *seats("ab", win, running),
        *seats("abc", shared),
        *seats("ab", stopped),
    ]
    found: Mapping[str, PlayerStatistics] = player_statistics(history, "a")
    assert (found["nines"].played.streak, found["nines"].played.longest_streak) == (2, 2)
    assert found["nines"].stopped.matches == 1
    assert (found["nines"].played.wins, found["nines"].played.matches) == (2, 4)
    other = player_statistics(history, "b")["nines"].played
    assert (other.streak, other.longest_streak, other.wins, other.shared) == (1, 1, 1, 1)
    assert head_to_head(history, "a", "b")["nines"].level == 1
