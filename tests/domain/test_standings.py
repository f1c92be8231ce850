"""Ranks, the end and the winners."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.standings import ends, lowest, ranks, reached

TOTALS = st.lists(st.integers(-20, 150), min_size=2, max_size=6)


@pytest.mark.parametrize(
    ("totals", "seated", "expected"),
    [
        ((0, 0), (0, 1), (1, 1)),
        ((0, 10, 10, 35), (0, 1, 2, 3), (1, 2, 2, 4)),
        ((24, 24, 24, 50), (0, 1, 2, 3), (1, 1, 1, 4)),
        ((5, 1, 9), (2, 0), (1, None, 2)),
        ((7, 7, 3), (1, 2, 0), (2, 2, 1)),
    ],
)
def test_equal_totals_share_a_rank_and_the_next_is_skipped(
    totals: tuple[int, ...], seated: tuple[int, ...], expected: tuple[int | None, ...]
) -> None:
    assert ranks(totals, seated) == expected


@pytest.mark.parametrize(
    ("totals", "tie", "over"),
    [
        ((99, 0), "share", False),
        ((100, 0), "share", True),
        ((101, 3), "share", True),
        ((100, 100), "share", True),
        ((100, 100), "extra-deal", False),
        ((100, 40, 40), "extra-deal", False),
        ((100, 40, 41), "extra-deal", True),
        ((99, 40, 41), "extra-deal", False),
    ],
)
def test_the_end_is_tested_at_or_beyond_the_limit(
    totals: tuple[int, ...], tie: str, over: bool
) -> None:
    assert ends(totals, range(len(totals)), 100, tie) is over


def test_one_who_does_not_sit_neither_ends_the_match_nor_wins() -> None:
    assert not reached((120, 3, 5), (1, 2), 100)
    assert lowest((0, 3, 3), (2, 1)) == (1, 2)


@given(TOTALS, st.integers(0, 5))
def test_ranks_and_winners_follow_the_seats(totals: list[int], by: int) -> None:
    by %= len(totals)
    seats = range(len(totals))
    turned = totals[by:] + totals[:by]
    assert ranks(turned, seats) == ranks(totals, seats)[by:] + ranks(totals, seats)[:by]
    winners = {(seat - by) % len(totals) for seat in lowest(totals, seats)}
    assert set(lowest(turned, seats)) == winners
    assert ends(turned, seats, 100, "extra-deal") == ends(totals, seats, 100, "extra-deal")


@given(TOTALS)
def test_a_rank_says_how_many_are_better(totals: list[int]) -> None:
    placed = ranks(totals, range(len(totals)))
    assert min(rank for rank in placed if rank) == 1
    for total, rank in zip(totals, placed, strict=True):
        assert rank == 1 + len([other for other in totals if other < total])
    assert [s for s, rank in enumerate(placed) if rank == 1] == list(
        lowest(totals, range(len(totals)))
    )
