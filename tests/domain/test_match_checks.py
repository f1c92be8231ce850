"""What is wrong with a match before its first hand."""

from dataclasses import replace

import pytest

from app.domain.games import game
from app.domain.match import Match, Rules
from app.domain.match_checks import match_problems
from tests.support.matches import deal, match, said

LONG = "x" * 40


def problems(one: Match) -> list[tuple[str, int | None, str | None]]:
    return said(match_problems(one, game(one.setup.game)))


def with_rules(game_id: str, **values: int | str) -> Match:
    one = match(game_id)
    return replace(one, setup=replace(one.setup, rules=Rules.of(values)))


@pytest.mark.parametrize(
    ("game_id", "players", "wrong"),
    [
        ("nines", 1, True), ("nines", 2, False), ("nines", 6, False), ("nines", 7, True),
        ("nines", 0, True), ("devyatka", 3, True), ("devyatka", 4, False), ("devyatka", 5, True),
    ],
)  # fmt: skip
def test_how_many_may_play(game_id: str, players: int, wrong: bool) -> None:
    expected = [("bad-players", None, None)] if wrong else []
    found = [p for p in problems(match(game_id, players=players)) if p[0] != "bad-seat"]
    assert found == expected


def test_people_who_came_and_went_may_be_more_than_can_sit() -> None:
    six = (0, 1, 2, 3, 4, 5)
    assert problems(match("nines", deal(0, seats=six), seated=(6, *six[1:]), players=7)) == []
    assert problems(match("nines", players=7, seated=six)) == []


@pytest.mark.parametrize(
    ("names", "wrong"),
    [
        (["A", "B"], []),
        (["A", ""], [1]),
        (["  ", "\n"], [0, 1]),
        (["A", LONG], []),
        (["A", f" {LONG} "], []),
        (["A", LONG + "x"], [1]),
        (["P1", "p1 "], [1]),
        (["Zoé", "ZOE"], [1]),
        (["Алёна", "алена"], [1]),
        (["Мар’яна", "Мар'яна", "марʼЯна"], [1, 2]),
        (["Straße", "STRASSE"], [1]),
        (["कु", "के"], []),
    ],
)
def test_names_are_told_apart(names: list[str], wrong: list[int]) -> None:
    expected = [("bad-players", seat, None) for seat in wrong]
    assert problems(match("nines", players=names)) == expected


@pytest.mark.parametrize(
    ("game_id", "values", "wrong"),
    [
        ("nines", {}, []),
        ("nines", {"limit": 100, "tie": "share"}, []),
        ("nines", {"limit": 50}, ["limit"]),
        ("nines", {"limit": "100"}, ["limit"]),
        ("nines", {"tie": "extra-deal", "joker": 1}, ["joker", "tie"]),
        ("nines", {"pass_price": 1}, ["pass_price"]),
        ("devyatka", {"limit": 30, "pass_price": 0, "tie": "extra-deal"}, []),
        ("devyatka", {"limit": 40}, ["limit"]),
        ("devyatka", {"pass_price": 3}, ["pass_price"]),
        ("devyatka", {"pass_price": True}, ["pass_price"]),
    ],
)
def test_rules_have_names_and_values(
    game_id: str, values: dict[str, int | str], wrong: list[str]
) -> None:
    assert problems(with_rules(game_id, **values)) == [("bad-rule", None, name) for name in wrong]


@pytest.mark.parametrize(
    ("opening", "wrong"),
    [
        ((0, 99), []),
        ((100, 0), [0]),
        ((-1, 101), [0, 1]),
        ((1,), [None]),
        ((), [None]),
        ((1, 2, 3), [None]),
    ],
)
def test_opening_totals_are_below_the_limit(
    opening: tuple[int, ...], wrong: list[int | None]
) -> None:
    found = problems(match("nines", players=2, opening=opening))
    assert found == [("bad-opening", seat, None) for seat in wrong]


def test_an_opening_total_has_no_limit_where_the_limit_is_wrong() -> None:
    one = with_rules("nines", limit="x")
    one = replace(one, setup=replace(one.setup, opening=(500, 0, 0, -1)))
    assert problems(one) == [("bad-rule", None, "limit"), ("bad-opening", 3, None)]


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        ({}, []),
        ({"first": 4}, ["first_dealer"]),
        ({"first": -1}, ["first_dealer"]),
        ({"dealer": 3}, []),
        ({"dealer": 4}, ["dealer"]),
        ({"seated": (0, 2)}, []),
        ({"seated": (0, 2), "dealer": 1}, ["dealer"]),
        ({"seated": (0,)}, ["seated"]),
        ({"seated": (0, 0)}, ["seated"]),
        ({"seated": (0, 9), "dealer": 5}, ["seated"]),
    ],
)
def test_seats_named_for_the_match_are_there(more: dict[str, int], wrong: list[str]) -> None:
    assert problems(match("nines", **more)) == [("bad-seat", None, name) for name in wrong]
