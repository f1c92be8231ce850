"""What is found among the matches, by words and by filters."""

from dataclasses import replace
from datetime import date

import pytest

from app.data.summaries import Summary
from app.stores.match_search import Kind, Query, found, years

ONE = Summary(
    id="one",
    game="nines",
    names=("Olena", "João Pedro"),
    player_ids=("o", None),
    totals=(12, 30),
    over=False,
    stopped=False,
    winners=(),
    hands=2,
    number=3,
    dealer=0,
    leads=1,
    seats=(0, 1),
    limit=100,
    entering=False,
    started="2026-02-28T20:00:00+00:00",
    updated="2026-03-01T12:00:00+00:00",
)
OVER = replace(
    ONE, id="over", over=True, names=("Olena", "Taras"), player_ids=("o", "t"), game="devyatka"
)
LEFT = replace(
    ONE,
    id="left",
    stopped=True,
    names=("Maria", "Taras"),
    player_ids=("m", "t"),
    updated="2025-12-31T12:00:00+00:00",
)
ALL = (ONE, OVER, LEFT)
NAMES = {"nines": "Вільні дев’ятки", "devyatka": "Дев’ятка"}


def of(query: Query) -> list[str]:
    return [match.id for match in found(ALL, query, NAMES.__getitem__)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["one", "over", "left"]),
        ("   ", ["one", "over", "left"]),
        ("olena", ["one", "over"]),
        ("TARAS", ["over", "left"]),
        # As it is typed where a keyboard has no such letters.
        ("joao", ["one"]),
        ("ped olen", ["one"]),
        ("олена", []),
        # By the name of the game, with any apostrophe.
        ("вільні", ["one", "left"]),
        ("дев'ятка", ["over"]),
        ("taras вільні", ["left"]),
    ],
)
def test_words_are_found_in_names_and_games(text: str, expected: list[str]) -> None:
    assert of(Query(text)) == expected


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(game="devyatka"), ["over"]),
        (Query(player="o"), ["one", "over"]),
        (Query(player="nobody"), []),
        (Query(kind=Kind.RUNNING), ["one"]),
        (Query(kind=Kind.FINISHED), ["over"]),
        (Query(kind=Kind.STOPPED), ["left"]),
        (Query(since=date(2026, 3, 1)), ["one", "over"]),
        (Query(until=date(2026, 2, 28)), ["left"]),
        (Query(since=date(2026, 1, 1), until=date(2026, 12, 31)), ["one", "over"]),
        (Query("taras", kind=Kind.STOPPED), ["left"]),
        (Query("olena", player="o", game="nines"), ["one"]),
    ],
)
def test_filters_go_together(query: Query, expected: list[str]) -> None:
    assert of(query) == expected


def test_a_match_of_no_known_day_is_of_no_day() -> None:
    lost = replace(ONE, updated="long ago")
    assert found([lost], Query(since=date(2020, 1, 1)), NAMES.__getitem__) == ()
    assert found([lost], Query(), NAMES.__getitem__) == (lost,)


def test_years_are_those_with_matches() -> None:
    assert years(ALL) == (2026, 2025)
    assert years([replace(ONE, updated="long ago")]) == ()


def test_a_query_says_whether_it_leaves_anything_out() -> None:
    assert not Query().narrows
    assert not Query("  ").narrows
    assert Query("a").narrows
    assert Query(kind=Kind.STOPPED).narrows
