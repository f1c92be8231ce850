"""Every check of Devyatka, at its boundary (rules.md 2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.cards import SHORT_PACK
from app.domain.checks import examine
from app.domain.deal import NOTHING, Count, Deal, Held, Holding, Points
from app.domain.games import game
from app.domain.problems import Repair
from tests.support.matches import cards, counts, deal, hand, ranks

DEVYATKA = game("devyatka")
RANKS = [rank.value for rank in SHORT_PACK.ranks]


def problems(
    one: Deal, *open_seats: int, price: int = 0
) -> list[tuple[str, int | None, str | None]]:
    found = examine(hand("devyatka", one, open_seats, {"pass_price": price}), DEVYATKA)
    return [(p.code.value, p.seat, p.detail) for p in found]


def codes(one: Deal, *open_seats: int, price: int = 0) -> list[tuple[str, int | None]]:
    return [(code, seat) for code, seat, _ in problems(one, *open_seats, price=price)]


@pytest.mark.parametrize(
    ("left", "bad"),
    [
        (Count(3), False),
        (cards("6S"), False),
        (ranks(Q=2), False),
        (Points(3), True),
        (Count(-1), True),
        (None, True),
    ],
)
def test_an_entry_is_in_a_form_of_this_game(left: Holding | None, bad: bool) -> None:
    expected = [("bad-entry", 1)] if bad else []
    assert codes(deal(0, NOTHING, left, *counts(1, 1))) == expected


def test_passes_are_not_below_zero() -> None:
    assert codes(deal(0, NOTHING, *counts(1, 1, 1), passes=(0, -1, None, 0))) == [("bad-entry", 1)]


def test_a_blocked_deal_is_not_possible() -> None:
    assert codes(deal(None, *counts(1, 1, 1, 1))) == [("blocked-not-possible", None)]
    assert codes(deal(None, None, None, None, None), 0, 1, 2, 3) == []


def test_a_card_of_the_larger_pack_is_unknown() -> None:
    one = deal(0, NOTHING, cards("5S"), Held(ranks=(("2", 1),)), Count(1))
    assert problems(one) == [("unknown-card", 1, "5S"), ("unknown-card", 2, "2")]


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (deal(0, Count(1), *counts(1, 1, 1)), [("out-holds-cards", 0)]),
        (deal(0, cards("6S"), *counts(1, 1, 1)), [("out-holds-cards", 0)]),
        (deal(0, Count(0), *counts(1, 1, 1)), []),
        (deal(0, NOTHING, *counts(1, 9, 10)), [("cards-out-of-range", 3)]),
        (deal(0, NOTHING, NOTHING, *counts(1, 9)), [("cards-out-of-range", 1)]),
        (deal(0, NOTHING, *counts(9, 1, 1), opener=1), [("opener-never-played", 1)]),
        (deal(0, NOTHING, *counts(9, 1, 1), opener=2), []),
        (deal(0, NOTHING, *counts(8, 1, 1), opener=1), []),
    ],
)  # fmt: skip
def test_one_to_nine_cards_are_left_with_the_others(
    one: Deal, expected: list[tuple[str, int]]
) -> None:
    assert codes(one) == expected


def test_nine_of_diamonds_left_is_an_error_and_diamonds_are_not_examined_further() -> None:
    one = deal(0, NOTHING, cards("9D"), cards("8D"), cards("8S"))
    assert problems(one) == [("nine-of-diamonds-left", 1, "9D"), ("broken-row", None, "S")]


ROWS = [
    ([], True), (["6"], True), (["6", "7"], True), (["6", "7", "8"], True),
    (["A"], True), (["K", "A"], True), (["10", "J", "Q", "K", "A"], True),
    (["6", "7", "8", "10", "J", "Q", "K", "A"], True), (["6", "A"], True), (RANKS, True),
    (["7"], False), (["8"], False), (["6", "8"], False), (["K"], False), (["10"], False),
    (["9"], False), (["6", "7", "8", "9"], False), (["9", "10", "J", "Q", "K", "A"], False),
    (RANKS[:-1], False), (["Q", "A"], False),
]  # fmt: skip


@pytest.mark.parametrize(("left", "whole"), ROWS)
def test_what_is_left_of_a_row_lies_beyond_its_ends(left: list[str], whole: bool) -> None:
    hearts = [rank + "H" for rank in left]
    one = deal(
        0, NOTHING, cards("6S", *hearts[:4]), cards("AS", *hearts[4:8]), cards("KS", *hearts[8:])
    )
    rows = [problem for problem in problems(one) if problem[0] == "broken-row"]
    assert rows == ([] if whole else [("broken-row", None, "H")])


@given(st.sets(st.sampled_from(RANKS)))
def test_a_row_is_whole_where_the_cards_laid_are_a_stretch_around_the_nine(left: set[str]) -> None:
    laid = "".join("." if rank in left else "x" for rank in RANKS)
    stretch = laid.strip(".")
    whole = "." not in stretch and (not stretch or "9" not in left)
    hearts = [rank + "H" for rank in sorted(left)]
    one = deal(0, NOTHING, cards("6S", *hearts[:8]), cards("AS", *hearts[8:]), cards("KS"))
    assert (("broken-row", None, "H") not in problems(one)) is whole


@pytest.mark.parametrize(
    "one",
    [
        deal(0, NOTHING, cards("8H"), cards("6S"), Count(1)),
        deal(0, NOTHING, cards("8H"), cards("6S"), ranks(A=1)),
        deal(0, Count(0), cards("8H"), cards("6S"), cards("AS")),
        deal(0, NOTHING, cards("8H"), cards("6S"), cards("AS"), kept=("broken-row",)),
    ],
)
def test_rows_need_every_card_and_the_table_may_insist(one: Deal) -> None:
    assert codes(one) == []


def test_9d_is_wrong_even_where_the_table_insists_on_broken_rows() -> None:
    one = deal(0, NOTHING, cards("9D"), *counts(1, 1), kept=("broken-row",))
    assert codes(one) == [("nine-of-diamonds-left", 1)]


@pytest.mark.parametrize(
    ("opener", "passes", "price", "expected"),
    [
        (0, None, 1, [0]),
        (None, None, 2, [0]),
        (0, None, 0, []),
        (0, (None, 3, None, None), 1, []),
        (0, (1, None, None, None), 1, []),
        (None, (1, None, None, None), 1, [1, 2, 3]),
        (None, (1, 1, 2, 3), 1, []),
        (None, (1, 2, 3, None), 1, []),
        (None, (1, 1, 2, None), 1, [3]),
        (None, (None, 1, 2, 4), 1, []),
        (None, (None, 2, 3, 4), 1, [0]),
    ],
)
def test_passes_that_cost_must_be_known_or_follow(
    opener: int | None, passes: tuple[int | None, ...] | None, price: int, expected: list[int]
) -> None:
    one = deal(0, NOTHING, *counts(1, 2, 3), opener=opener, passes=passes)
    assert codes(one, price=price) == [("passes-unknown", seat) for seat in expected]


def test_a_deal_may_be_scored_without_passes() -> None:
    one = deal(0, NOTHING, *counts(1, 2, 3), passes=(9, 30, None, 0), without_passes=True)
    assert codes(one, price=2) == []


def test_a_contradiction_comes_with_its_repairs_and_names_no_seat() -> None:
    one = deal(0, NOTHING, *counts(2, 1, 2), opener=1, passes=(0, 1, 1, 2))
    (problem,) = examine(hand("devyatka", one), DEVYATKA)
    assert (problem.code, problem.seat, problem.is_error) == ("pass-count", None, False)
    assert problem.repairs == (
        Repair(seat=1, passes=2),
        Repair(seat=1, count=1),
        Repair(opener=2),
    )


@pytest.mark.parametrize(
    ("numbers", "passes", "wrong"),
    [
        ((8, 8, 8), (3, 10, 10, 10), False),
        ((8, 8, 8), (4, 11, 11, 11), True),
        ((1, 1, 1), (24, 24, 24, 24), False),
        ((2, 1, 1), (24, 25, 24, 24), True),
        ((1, 1, 1), (25, 25, 25, 25), True),
    ],
)
def test_there_is_room_for_so_many_passes_only(
    numbers: tuple[int, ...], passes: tuple[int, ...], wrong: bool
) -> None:
    one = deal(0, NOTHING, *counts(*numbers), opener=0, passes=passes)
    assert (("pass-range", None) in codes(one)) is wrong


def test_more_than_25_passes_are_doubted_by_themselves() -> None:
    one = deal(0, NOTHING, *counts(1, 1, 1), passes=(None, None, 26, None))
    assert codes(one) == [("pass-range", None)]


NINES_LEFT = [
    # The last card of one who sits after the one who went out, nobody of the two having passed.
    (cards("9S"), 0, (0, 0, 0, 0), True),
    (ranks(r9=1), 0, (0, 0, 0, 0), True),
    (cards("9S"), None, None, True),
    (cards("9S"), 1, (0, 1, 1, 1), False),
    (cards("9S"), 0, (0, 1, 0, 0), False),
    (cards("9S"), 0, (1, 0, 1, 1), False),
    (cards("9S", "6S"), 0, (0, 1, 0, 0), False),
    (cards("9S", "6S"), None, None, False),
    (ranks(r9=1, A=1), None, None, False),
]


@pytest.mark.parametrize(("left", "opener", "passes", "allowed"), NINES_LEFT)
def test_a_nine_is_left_only_with_one_whose_turn_did_not_come(
    left: Held, opener: int | None, passes: tuple[int, ...] | None, allowed: bool
) -> None:
    one = deal(0, NOTHING, left, *counts(1, 1), opener=opener, passes=passes)
    assert (("nine-left", 1) in codes(one)) is not allowed


def test_a_nine_is_doubted_before_it_is_known_who_went_out_only_beside_others() -> None:
    one = deal(None, cards("9S"), cards("9H", "6S"), None, None)
    assert codes(one, 0, 1, 2, 3) == [("nine-left", 1)]


@pytest.mark.parametrize(
    ("one", "open_seats", "expected"),
    [
        (deal(0, NOTHING, None, None, None), (1, 2, 3), []),
        (deal(0, NOTHING, NOTHING, None, None), (1, 2, 3), []),
        (deal(0, NOTHING, Count(10), None, None), (1, 2, 3), [("cards-out-of-range", 1)]),
        (deal(0, NOTHING, Count(0), None, None), (2, 3), [("cards-out-of-range", 1)]),
        (deal(0, NOTHING, cards("9D"), None, None), (1, 2, 3), [("nine-of-diamonds-left", 1)]),
        (deal(0, NOTHING, cards("8H"), cards("6S"), cards("AS")), (3,), []),
        (
            deal(0, NOTHING, Count(2), None, None, opener=1, passes=(0, 7, None, None)),
            (2, 3),
            [("pass-count", None)],
        ),
        (deal(0, NOTHING, None, None, None, opener=1, passes=(0, 7, 1, 1)), (1, 2, 3), []),
    ],
)
def test_while_a_deal_is_entered_only_what_is_there_can_be_wrong(
    one: Deal, open_seats: tuple[int, ...], expected: list[tuple[str, int | None]]
) -> None:
    assert codes(one, *open_seats, price=1) == expected
