"""The turn identity: what follows from it, and every single change that mends a deal."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.domain.deal import NOTHING, Count, Deal
from app.domain.problems import Repair
from app.domain.repairs import repairs
from app.domain.turns import completed, contradicts, sits_after_out, unknown_passes
from tests.support.matches import counts, deal, hand
from tests.support.turns import Played, agrees, deals, repairs_by_trying

Passes = tuple[int | None, ...]


def mended(one: Deal) -> tuple[Repair, ...]:
    return repairs(hand("devyatka", one))


def wrong(one: Deal) -> bool:
    return contradicts(hand("devyatka", one))


def filled(one: Deal) -> Deal:
    return completed(hand("devyatka", one))


@given(deals())
def test_the_identity_holds_of_every_deal_that_was_played(played: Played) -> None:
    assert agrees(played.out, played.opener, played.counts, played.passes)
    assert not wrong(played.deal())
    assert filled(played.deal()) == played.deal()


@given(deals())
def test_the_opener_and_the_passes_of_one_give_all_others(played: Played) -> None:
    for known in range(4):
        only = tuple(n if seat == known else None for seat, n in enumerate(played.passes))
        assert filled(played.deal(passes=only)) == played.deal()


@given(deals())
def test_counts_and_passes_give_the_opener_where_just_one_can_have_opened(played: Played) -> None:
    possible = {
        opener for opener in range(4) if agrees(played.out, opener, played.counts, played.passes)
    }
    assert played.opener in possible
    assert len(possible) == 1
    assert filled(played.deal(opener=None)) == played.deal()


@given(deals(), st.integers(0, 3))
def test_any_three_passes_fill_in_just_what_they_tell(played: Played, missing: int) -> None:
    three = tuple(None if seat == missing else n for seat, n in enumerate(played.passes))
    result = filled(played.deal(opener=None, passes=three))
    assert not wrong(played.deal(opener=None, passes=three))
    fitting = {
        (opener, number)
        for opener in range(4)
        for number in range(40)
        if agrees(
            played.out,
            opener,
            played.counts,
            tuple(number if seat == missing else n for seat, n in enumerate(played.passes)),
        )
    }
    assert result.passes is not None
    assert result.passes[missing] == single([number for _, number in fitting])
    assert result.opener == single([opener for opener, _ in fitting])


def single(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def slips(played: Played) -> st.SearchStrategy[tuple[Deal, Repair]]:
    """The deal with one number or the opener said wrongly, and what would set that right."""
    seats = st.integers(0, 3)

    def with_passes(seat: int, number: int) -> tuple[Deal, Repair]:
        passes = tuple(number if at == seat else n for at, n in enumerate(played.passes))
        return played.deal(passes=passes), Repair(seat=seat, passes=played.passes[seat])

    def with_count(seat: int, number: int) -> tuple[Deal, Repair]:
        changed = tuple(number if at == seat else n for at, n in enumerate(played.counts))
        return played.deal(counts=changed), Repair(seat=seat, count=played.counts[seat])

    others = st.sampled_from([seat for seat in range(4) if seat != played.out])
    return st.one_of(
        st.builds(with_passes, seats, st.integers(0, 30)),
        st.builds(with_count, others, st.integers(1, 8)),
        st.builds(lambda opener: (played.deal(opener=opener), Repair(opener=played.opener)), seats),
    )


@given(deals(), st.data())
def test_the_true_repair_is_among_those_of_every_single_slip(
    played: Played, data: st.DataObject
) -> None:
    slipped, repair = data.draw(slips(played))
    assume(slipped != played.deal())
    if wrong(slipped):
        assert repair in mended(slipped)


def test_nine_cards_may_be_the_slip_of_the_one_who_opened() -> None:
    counts, passes = (9, 4, 0, 1), (5, 8, 4, 4)
    one = Played(opener=0, out=2, counts=counts, passes=passes).deal(opener=None)
    assert Repair(seat=0, count=1) in mended(one)
    assert set(mended(one)) == repairs_by_trying(2, None, counts, passes)


@given(deals(), st.data())
def test_the_repairs_are_just_those_that_trying_everything_finds(
    played: Played, data: st.DataObject
) -> None:
    small = st.integers(0, 12)
    passes: Passes = played.passes
    numbers = played.counts
    for _ in range(data.draw(st.integers(0, 2))):
        seat = data.draw(st.integers(0, 3))
        if data.draw(st.booleans()):
            passes = (*passes[:seat], data.draw(small), *passes[seat + 1 :])
        elif seat != played.out:
            numbers = (*numbers[:seat], data.draw(st.integers(1, 9)), *numbers[seat + 1 :])
    opener = data.draw(st.sampled_from([played.opener, None, *range(4)]))
    assume(opener is None or numbers[opener] < 9)
    unknown = data.draw(st.sets(st.integers(0, 3), max_size=1))
    passes = tuple(None if seat in unknown else n for seat, n in enumerate(passes))
    one = played.deal(opener=opener, passes=passes, counts=numbers)
    assert wrong(one) == (not agrees(played.out, opener, numbers, passes))
    if wrong(one):
        assert set(mended(one)) == repairs_by_trying(played.out, opener, numbers, passes)


@given(deals())
def test_whoever_went_out_has_the_smallest_penalty(played: Played) -> None:
    for price in (0, 1, 2):
        penalties = [
            count + price * n for count, n in zip(played.counts, played.passes, strict=True)
        ]
        out = penalties.pop(played.out)
        assert out < min(penalties)


@given(deals(), st.integers(0, 3))
def test_it_makes_no_difference_which_seat_is_called_the_first(played: Played, by: int) -> None:
    turned = Played(
        opener=(played.opener + by) % 4,
        out=(played.out + by) % 4,
        counts=tuple(played.counts[(seat - by) % 4] for seat in range(4)),
        passes=tuple(played.passes[(seat - by) % 4] for seat in range(4)),
    )
    only = tuple(n if seat == turned.out else None for seat, n in enumerate(turned.passes))
    assert filled(turned.deal(passes=only)) == turned.deal()


FOUND = [
    # opener, out, counts, passes -> the changes that would mend it
    (0, 0, (0, 3, 4, 2), (0, 2, 2, 1), [Repair(seat=2, passes=3), Repair(seat=2, count=3)]),
    (3, 3, (2, 1, 1, 0), (2, 1, 1, 2), [Repair(seat=3, passes=1)]),
    (
        1,
        0,
        (0, 2, 1, 2),
        (0, 1, 1, 2),
        [Repair(seat=1, passes=2), Repair(seat=1, count=1), Repair(opener=2)],
    ),
    (0, 0, (0, 1, 1, 1), (0, 5, 6, 7), []),
]


@pytest.mark.parametrize(("opener", "out", "numbers", "passes", "expected"), FOUND)
def test_repairs_come_passes_first_then_counts_then_the_opener(
    opener: int, out: int, numbers: tuple[int, ...], passes: Passes, expected: list[Repair]
) -> None:
    one = Played(opener, out, numbers, (0, 0, 0, 0)).deal(passes=passes)
    assert wrong(one)
    assert list(mended(one)) == expected


def test_with_opener_and_his_passes_known_the_rest_is_filled_in_although_one_contradicts() -> None:
    one = deal(0, NOTHING, *counts(2, 3, 1), opener=1, passes=(1, 9, None, None))
    assert wrong(one)
    assert filled(one).passes == (1, 9, 4, 2)


def test_one_number_alone_can_contradict_the_rules() -> None:
    # Three cards left and no pass: fewer turns than whoever laid nine cards had.
    one = deal(0, NOTHING, *counts(3, 1, 1), opener=1, passes=(None, 0, None, None))
    assert wrong(one)
    assert mended(one) == ()
    assert filled(one) == one


def test_whoever_still_holds_nine_cards_cannot_have_opened() -> None:
    one = deal(2, *counts(2, 2), NOTHING, Count(9), passes=(1, 1, 0, 8))
    assert filled(one).opener == 2


def test_seats_still_to_be_entered_say_nothing() -> None:
    one = deal(0, NOTHING, Count(2), None, None, opener=1, passes=(0, 7, 3, None))
    partly = hand("devyatka", one, open_seats=(2, 3))
    assert contradicts(partly)
    assert repairs(partly) == (
        Repair(seat=0, passes=5),
        Repair(seat=1, passes=2),
        Repair(seat=1, count=7),
    )
    assert completed(partly).passes == (0, 7, 3, None)


def test_nothing_follows_while_nobody_went_out() -> None:
    one = deal(None, *counts(1, 1, 1, 1), passes=(1, None, None, None))
    assert filled(one) == one
    assert not wrong(one)
    assert mended(one) == ()


def test_a_deal_scored_without_passes_is_left_as_it_is() -> None:
    one = deal(0, NOTHING, *counts(1, 1, 1), opener=0, passes=(0, None, 0, 0), without_passes=True)
    assert filled(one) == one


def test_where_nobody_counted_nothing_is_filled_in() -> None:
    one = deal(0, NOTHING, *counts(1, 1, 1))
    assert filled(one) == one
    assert unknown_passes(one, (0, 1, 2, 3)) == (0,)


def test_the_seats_are_taken_in_order_of_play() -> None:
    one = deal(0, NOTHING, *counts(1, 2, 3), opener=2, passes=(1, None, None, None))
    other_way = replace(hand("devyatka", one), seats=(0, 3, 2, 1))
    # From 2: 2, 1, 0, 3. Only 3 comes after the one who went out.
    assert completed(other_way).passes == (1, 2, 3, 3)


@pytest.mark.parametrize(
    ("seat", "opener", "expected"), [(2, 0, True), (0, 0, False), (2, 2, False), (3, None, None)]
)
def test_who_comes_after_the_one_who_went_out(
    seat: int, opener: int | None, expected: bool | None
) -> None:
    assert sits_after_out(seat, 1, opener, (0, 1, 2, 3)) is expected
