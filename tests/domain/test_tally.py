"""The sheet of a match: totals, the end, dealers, and what an error does to it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.deal import NOTHING, Adjustment, Deal, Points
from app.domain.match import Match, Rules
from app.domain.problems import Code, Problem
from app.domain.tally import Coming, tally
from tests.support.matches import counts, deal, match, said, won
from tests.support.turns import played

ANNULLED = deal(None, annulled=True)
BAD = deal(0, NOTHING, NOTHING)


def two(*deals: Deal, **more: object) -> Match:
    return match("nines", *deals, players=2, **more)  # type: ignore[arg-type]


def test_an_empty_match() -> None:
    sheet = tally(two(opening=(40, 30)))
    assert (sheet.rows, sheet.totals, sheet.ranks) == ((), (40, 30), (2, 1))
    assert (sheet.over, sheet.winners, sheet.extra_deal) == (False, (), False)
    assert sheet.coming == Coming(number=1, seats=(0, 1), dealer=0, leads=1)


def test_penalties_are_added_up_hand_by_hand() -> None:
    sheet = tally(two(won(0, 25), won(7, 0), won(3, 4), opening=(10, 0)))
    assert [row.penalties for row in sheet.rows] == [(0, 25), (7, 0), (3, 4)]
    assert [row.totals for row in sheet.rows] == [(10, 25), (17, 25), (20, 29)]
    assert [(row.number, row.dealer, row.leads) for row in sheet.rows] == [
        (1, 0, 1),
        (2, 1, 0),
        (3, 0, 1),
    ]
    assert all(row.counted and row.passes is None for row in sheet.rows)
    assert sheet.coming == Coming(number=4, seats=(0, 1), dealer=1, leads=0)


def test_the_end_and_shared_wins() -> None:
    sheet = tally(match("nines", won(0, 30, 10), opening=(40, 71, 30), players=3))
    assert (sheet.over, sheet.winners, sheet.ranks) == (True, (0, 2), (1, 3, 1))


def test_a_hand_behind_the_end_is_kept_and_does_not_count() -> None:
    sheet = tally(two(won(0, 100), won(50, 0), ANNULLED))
    assert [row.counted for row in sheet.rows] == [True, False, False]
    assert [row.totals for row in sheet.rows] == [(0, 100)] * 3
    assert sheet.rows[1].penalties == (50, 0)
    assert [said(row.problems) for row in sheet.rows[1:]] == [[("hand-after-end", None, None)]] * 2
    assert [problem.hand for problem in sheet.all_problems] == [2, 3]
    assert (sheet.over, sheet.winners, sheet.totals) == (True, (0,), (0, 100))
    assert not sheet.has_errors


def test_an_error_leaves_its_hand_and_those_after_it_unscored() -> None:
    sheet = tally(two(won(0, 60), BAD, won(0, 60)))
    assert [row.penalties for row in sheet.rows] == [(0, 60), None, None]
    assert [row.totals for row in sheet.rows] == [(0, 60), None, None]
    assert [row.scores is None for row in sheet.rows] == [False, True, True]
    assert [row.counted for row in sheet.rows] == [True, False, False]
    assert [row.dealer for row in sheet.rows] == [0, 1, 0]
    assert (sheet.over, sheet.winners, sheet.totals) == (False, (), (0, 60))
    assert sheet.has_errors


def test_an_error_behind_the_end_takes_the_result_back() -> None:
    sheet = tally(two(won(0, 100), BAD))
    assert (sheet.over, sheet.winners, sheet.extra_deal) == (False, (), False)
    assert sheet.rows[1].problems == (Problem(Code.EMPTY_HAND, hand=2, seat=1),)


def test_an_error_of_the_match_leaves_all_hands_unscored() -> None:
    sheet = tally(two(won(0, 60), BAD, opening=(100, 0)))
    assert [row.penalties for row in sheet.rows] == [None, None]
    assert said(sheet.all_problems) == [("bad-opening", 0, None)]
    assert (sheet.ranks, sheet.totals) == ((None, None), (100, 0))
    assert (sheet.over, sheet.winners) == (False, ())
    assert tally(two(opening=(1,))).totals == (0, 0)
    assert tally(match("nines", players=0)).coming.leads is None


def test_what_was_seen_while_reading_counts_as_an_error_of_its_hand() -> None:
    seen = Problem(Code.BAD_ENTRY, hand=2, detail="kept")
    sheet = tally(two(won(0, 60), won(0, 3)), [seen])
    assert sheet.all_problems == (seen,)
    assert [row.totals for row in sheet.rows] == [(0, 60), None]
    of_match = Problem(Code.BAD_SEAT)
    assert tally(two(won(0, 60)), [of_match]).problems == (of_match,)


def test_an_annulled_deal_counts_nothing() -> None:
    sheet = tally(two(won(0, 10), replace(won(0, 10), annulled=True), ANNULLED, won(1, 0)))
    assert [row.penalties for row in sheet.rows] == [(0, 10), (0, 0), (0, 0), (1, 0)]
    assert [row.totals for row in sheet.rows] == [(0, 10), (0, 10), (0, 10), (1, 10)]
    assert [row.counted for row in sheet.rows] == [True, False, False, True]
    assert [row.dealer for row in sheet.rows] == [0, 1, 1, 1]


def test_nothing_of_an_annulled_deal_is_examined_but_its_seats() -> None:
    wrong = replace(BAD, annulled=True)
    assert not tally(two(wrong)).has_errors
    assert said(tally(two(replace(wrong, dealer=7))).all_problems) == [("bad-seat", None, "dealer")]


def test_closed_without_a_winner() -> None:
    sheet = tally(two(won(0, 100), stopped=True))
    assert (sheet.stopped, sheet.over, sheet.winners, sheet.ranks) == (True, False, (), (1, 2))


def tie(*extra: Deal, **more: object) -> Match:
    """24 : 24 : 24 : 50 after the first deal."""
    first = deal(2, *counts(3, 1), NOTHING, *counts(4), opener=0, passes=(5, 3, 2, 5))
    rules: dict[str, int | str] = {"tie": "extra-deal"}
    return match("devyatka", first, *extra, opening=(16, 20, 22, 41), rules=rules, **more)  # type: ignore[arg-type]


def test_one_more_deal_until_one_is_lowest() -> None:
    sheet = tally(tie())
    assert (sheet.totals, sheet.over, sheet.extra_deal) == ((24, 24, 24, 50), False, True)
    # Everybody but the one who went out has one card more than he had.
    again = deal(0, NOTHING, *counts(1, 1, 1), opener=0, passes=(0, 0, 0, 0))
    sheet = tally(tie(again))
    assert (sheet.totals, sheet.winners, sheet.extra_deal) == ((24, 25, 25, 51), (0,), False)
    still = deal(3, *counts(1, 1, 1), NOTHING, opener=3, passes=(0, 0, 0, 0))
    assert tally(tie(still)).extra_deal
    assert not tally(tie(stopped=True)).extra_deal
    sheet = tally(tie(still, again, still))
    assert (sheet.winners, [row.counted for row in sheet.rows]) == ((0,), [True, True, True, False])


def test_whoever_was_not_tied_may_win_the_extra_deal() -> None:
    first = deal(2, *counts(3, 1), NOTHING, *counts(4), opener=0, passes=(5, 3, 2, 5))
    last = deal(3, *counts(9, 9, 9), NOTHING, opener=3, passes=(8, 8, 8, 0))
    sheet = tally(
        match(
            "devyatka", first, last,
            opening=(16, 20, 48, 17), rules={"tie": "extra-deal"},
        )
    )  # fmt: skip
    assert sheet.rows[0].totals == (24, 24, 50, 26)
    assert (sheet.totals, sheet.winners) == ((41, 41, 67, 26), (3,))


def test_passes_and_the_opener_are_filled_in() -> None:
    one = deal(3, *counts(2, 1, 1), NOTHING, opener=3, passes=(None, None, None, 0))
    (row,) = tally(match("devyatka", one)).rows
    assert (row.passes, row.leads, row.penalties) == ((1, 0, 0, 0), 3, (3, 1, 1, 0))
    two = deal(3, *counts(2, 3, 1), NOTHING, passes=(1, 2, 0, 0))
    (row,) = tally(match("devyatka", two)).rows
    assert (row.deal.opener, row.leads) == (3, 3)


def test_where_nobody_counted_there_are_no_passes() -> None:
    for passes in (None, (None,) * 4):
        one = deal(2, *counts(3, 1), NOTHING, *counts(4), opener=0, passes=passes)
        (row,) = tally(match("devyatka", one, rules={"pass_price": 0})).rows
        assert (row.passes, row.penalties) == (None, (3, 1, 0, 4))


def test_a_fine_counts_towards_the_limit() -> None:
    fined = replace(won(0, 5), adjustments=(Adjustment(0, 95, "revoke"), Adjustment(1, -5)))
    sheet = tally(two(fined, won(0, 5), opening=(5, 0)))
    assert sheet.rows[0].penalties == (95, 0)
    assert (sheet.totals, sheet.winners) == ((100, 0), (1,))


SEATS = [
    ({"out": 2}, "out"),
    ({"out": -1}, "out"),
    ({"opener": 2}, "opener"),
    ({"dealer": -1}, "dealer"),
    ({"left": (NOTHING,)}, "left"),
    ({"passes": (1,)}, "passes"),
    ({"adjustments": (Adjustment(2, 5),)}, "adjustments"),
    ({"seats": (0,)}, "seats"),
    ({"seats": (0, 0)}, "seats"),
    ({"seats": (0, 2)}, "seats"),
    ({"seats": (0, -1)}, "seats"),
]


@pytest.mark.parametrize(("change", "field"), SEATS)
def test_a_seat_that_nobody_has(change: dict[str, object], field: str) -> None:
    sheet = tally(two(won(0, 60), replace(won(0, 5), **change)))  # type: ignore[arg-type]
    assert said(sheet.all_problems) == [("bad-seat", None, field)]
    assert sheet.rows[1].penalties is None
    assert sheet.rows[1].leads is None
    assert sheet.totals == (0, 60)


def test_several_seats_that_nobody_has() -> None:
    one = replace(won(0, 5), out=7, opener=7, dealer=7, left=(), passes=())
    fields = [field for _, _, field in said(tally(two(one)).all_problems)]
    assert fields == ["dealer", "out", "opener", "left", "passes"]


def test_who_led_is_not_said_with_a_seat_that_nobody_has() -> None:
    one = deal(0, NOTHING, *counts(1, 1, 1), opener=9)
    (row,) = tally(match("devyatka", one)).rows
    assert row.leads is None


class TestComingAndGoing:
    """Columns: 0, 1, 2 from the start; 3 joins with 40."""

    def away(self, *points: int | None, out: int, seats: tuple[int, ...]) -> Deal:
        left = tuple(
            None if n is None else NOTHING if seat == out else Points(n)
            for seat, n in enumerate(points)
        )
        return deal(out, *left, seats=seats)

    def test_one_who_joined_has_played_nothing_before(self) -> None:
        sheet = tally(
            match(
                "nines",
                self.away(0, 20, 30, None, out=0, seats=(0, 1, 2)),
                self.away(0, 5, 6, 7, out=0, seats=(0, 3, 1, 2)),
                opening=(0, 0, 0, 40),
            )
        )
        assert [row.penalties for row in sheet.rows] == [(0, 20, 30, None), (0, 5, 6, 7)]
        assert [row.totals for row in sheet.rows] == [(0, 20, 30, 40), (0, 25, 36, 47)]
        assert sheet.rows[1].dealer == 3
        assert sheet.rows[1].leads == 1
        assert sheet.ranks == (1, 2, 3, 4)

    def test_one_who_left_is_not_ranked_and_ends_nothing(self) -> None:
        first = self.away(0, 20, 99, None, out=0, seats=(0, 1, 2))
        sheet = tally(match("nines", first, seated=(0, 1), opening=(0, 0, 0, 40)))
        assert sheet.ranks == (1, 2, None, None)
        fined = replace(
            self.away(0, 20, None, None, out=0, seats=(0, 1)), adjustments=(Adjustment(1, 80),)
        )
        sheet = tally(match("nines", first, fined, opening=(0, 0, 0, 40)))
        assert (sheet.winners, sheet.ranks) == ((0,), (1, 2, None, None))

    def test_one_who_joins_behind_the_end_took_no_part(self) -> None:
        last = self.away(0, 20, 100, None, None, out=0, seats=(0, 1, 2))
        behind = self.away(None, 20, None, 7, 0, out=4, seats=(4, 1, 3))
        sheet = tally(match("nines", last, behind, players=5, opening=(0, 0, 0, 40, 40)))
        assert [sheet.took_part(seat) for seat in range(5)] == [True, True, True, False, False]

    def test_all_who_took_part_stand_in_the_order_of_their_ranks(self) -> None:
        # Seat 0 left, 1 and 2 share, 4 joined behind the end.
        first = self.away(5, 20, 20, 0, None, out=3, seats=(0, 1, 2, 3))
        last = self.away(None, 90, 90, 0, None, out=3, seats=(1, 2, 3))
        behind = self.away(None, 1, 1, 0, 1, out=3, seats=(1, 2, 3, 4))
        sheet = tally(match("nines", first, last, behind, players=5))
        assert sheet.ranks == (None, 2, 2, 1, None)
        assert sheet.order == (3, 1, 2, 0)

    @pytest.mark.parametrize(
        ("seats", "seated", "after"),
        [
            ([(0, 1, 2), (0, 1, 2, 3)], (0, 1, 2, 3), 1),
            ([(0, 1, 2), (0, 1, 2)], (0, 1, 2, 3), 2),
            ([(0, 1, 2, 3), (0, 1, 2)], (0, 1, 2, 3), 0),
            ([(0, 1, 2), (0, 1, 2)], (0, 1, 2), None),
            ([], (0, 1, 2, 3), 0),
        ],
    )
    def test_somebody_came_in_after_so_many_hands(
        self, seats: list[tuple[int, ...]], seated: tuple[int, ...], after: int | None
    ) -> None:
        played = [
            self.away(
                *(9 * (seat > 0) if seat in one else None for seat in range(4)), out=0, seats=one
            )
            for one in seats
        ]
        sheet = tally(match("nines", *played, seated=seated, opening=(0, 0, 0, 40)))
        assert sheet.came_after(3) == after
        assert sheet.came_after(0) == 0

    def test_one_who_left_took_part_even_if_all_was_annulled(self) -> None:
        sheet = tally(match("nines", ANNULLED, players=3, seated=(0, 1)))
        assert sheet.ranks == (1, 1, None)
        assert sheet.took_part(2)

    def test_one_who_left_cannot_win_with_the_lowest_total(self) -> None:
        sheet = tally(
            match(
                "nines",
                self.away(30, 20, 0, out=2, seats=(0, 1, 2)),
                self.away(0, 80, None, out=0, seats=(0, 1)),
                players=3,
            )
        )
        assert (sheet.winners, sheet.ranks) == ((0,), (1, 2, None))

    def test_the_result_is_that_of_those_who_played_the_last_counted_hand(self) -> None:
        last = self.away(0, 100, 50, out=0, seats=(0, 1, 2))
        sheet = tally(match("nines", last, players=3, seated=(1, 2)))
        assert (sheet.winners, sheet.ranks) == ((0,), (1, 3, 2))

    def test_an_annulled_deal_of_some(self) -> None:
        sheet = tally(match("nines", replace(ANNULLED, seats=(0, 2)), players=3))
        assert sheet.rows[0].penalties == (0, None, 0)


ROUNDS = st.lists(
    st.permutations(range(3)).flatmap(
        lambda order: st.tuples(st.just(order[0]), st.integers(1, 40), st.integers(1, 40))
    ),
    max_size=14,
)


def rounds(drawn: list[tuple[int, int, int]]) -> list[Deal]:
    deals = []
    for out, one, other in drawn:
        points = [one, other]
        points.insert(out, 0)
        deals.append(won(*points))
    return deals


@given(ROUNDS)
def test_totals_are_a_fold_of_the_penalties(drawn: list[tuple[int, int, int]]) -> None:
    deals = rounds(drawn)
    sheet = tally(match("nines", *deals, players=3))
    totals = (0, 0, 0)
    over = False
    for row in sheet.rows:
        assert row.counted is not over
        if row.counted:
            assert row.penalties is not None
            totals = tuple(t + (p or 0) for t, p in zip(totals, row.penalties, strict=True))
        over = over or max(totals) >= 100
        assert row.totals == totals
    assert (sheet.over, sheet.totals) == (over, totals)


@given(ROUNDS, st.integers(0, 2))
def test_the_sheet_follows_the_seats(drawn: list[tuple[int, int, int]], by: int) -> None:
    plain = tally(match("nines", *rounds(drawn), players=3))
    turned_deals = [
        replace(
            one,
            out=None if one.out is None else (one.out + by) % 3,
            left=tuple(one.left[(seat - by) % 3] for seat in range(3)),
        )
        for one in rounds(drawn)
    ]
    turned = tally(match("nines", *turned_deals, players=3, first=by))
    assert set(turned.winners) == {(seat + by) % 3 for seat in plain.winners}
    assert turned.ranks == tuple(plain.ranks[(seat - by) % 3] for seat in range(3))
    assert [row.dealer for row in turned.rows] == [(row.dealer + by) % 3 for row in plain.rows]


@given(ROUNDS, st.integers(0, 13))
def test_the_beginning_of_a_sheet_does_not_depend_on_what_comes_later(
    drawn: list[tuple[int, int, int]], at: int
) -> None:
    deals = rounds(drawn)
    whole = tally(match("nines", *deals, players=3))
    assert tally(match("nines", *deals[:at], players=3)).rows == whole.rows[:at]


@given(st.integers(0, 2**32), st.sampled_from([0, 1, 2]))
def test_a_whole_match_of_devyatka_played_out_has_no_problems(seed: int, price: int) -> None:
    chance = Random(seed)
    deals = [played(chance, chance.randrange(4), 0.1).deal() for _ in range(8)]
    sheet = tally(match("devyatka", *deals, rules={"pass_price": price, "limit": 100}))
    assert {problem.code for problem in sheet.all_problems} <= {
        Code.HAND_AFTER_END,
        Code.PASS_RANGE,
    }
    for row in sheet.rows:
        assert row.scores is not None
        assert row.penalties == tuple(score and score.points for score in row.scores)


def test_a_game_that_is_not_known() -> None:
    one = two()
    with pytest.raises(KeyError):
        tally(replace(one, setup=replace(one.setup, game="poker")))


def test_rules_left_out_take_their_defaults() -> None:
    one = two(won(0, 100))
    assert tally(replace(one, setup=replace(one.setup, rules=Rules()))).over


def test_a_thousand_hands_are_all_there() -> None:
    sheet = tally(two(*[won(0, 1)] * 1000))
    assert (len(sheet.rows), sheet.coming.number) == (1000, 1001)
    assert sum(row.counted for row in sheet.rows) == 100
