"""The grid of Devyatka: what the rows leave, who holds it, and the counts it is held against."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.cards import SHORT_PACK, Rank, Suit
from app.domain.deal import NOTHING, Count, Held
from app.domain.draft import PLAY, Draft, Edit, Taken, Target
from app.domain.entry import Entered, Left, blank, entered
from app.domain.form import Form, form
from app.domain.match import Match
from app.domain.possible import possible_step
from app.domain.problems import Code, Repair
from app.domain.rows import LINE, WHOLE, Ends
from app.domain.steps import (
    CardHeld,
    CardsSet,
    CountSet,
    GridCleared,
    OpenerSet,
    PassesSet,
    Piece,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    WentOut,
)
from app.domain.tally import tally
from tests.support.matches import deal, match
from tests.support.memory import setup_of

DEVYATKA = Match(setup_of("devyatka"))
NINES = Match(setup_of("nines"))
SIX, KING, ACE, HEART = Piece("6", "S"), Piece("K", "S"), Piece("A", "S"), Piece("6", "H")
ROWS = (RowSet("S", "7", "Q"), RowSet("H", "7", "A"))
"""They leave 6S KS AS 6H."""
GIVEN = (CardHeld(1, SIX), CardHeld(2, KING), CardHeld(2, ACE), CardHeld(3, HEART))
OUT = (OpenerSet(0), PassesSet(0, 0), WentOut(0))


def after(*steps: Step) -> Entered:
    return entered(blank(4), steps)


def shown(*steps: Step, of: Match = DEVYATKA, target: Target = PLAY) -> Form:
    taken = tuple(Taken(str(number), step) for number, step in enumerate(steps))
    return form(of, tally(of), Draft(target, taken))


def wrong(what: Form) -> list[tuple[int | None, int | None, int | None]]:
    """Seat, counted, on the grid."""
    found = [problem for problem in what.doubts if problem.code is Code.CARD_COUNT]
    return [(problem.seat, problem.value, problem.expected) for problem in found]


# Rows and hands


def test_rows_are_whole_until_something_else_is_said() -> None:
    assert {ends for _, ends in blank(4).table} == {WHOLE}
    assert blank(4).cards_left == ()
    assert [card.code for card in after(*ROWS).cards_left] == ["6S", "KS", "AS", "6H"]


def test_a_card_in_a_hand_takes_what_lies_behind_it_from_the_row() -> None:
    what = after(CardHeld(1, KING))
    assert dict(what.table)[Suit.SPADES] == Ends("6", "Q")
    assert [card.code for card in what.cards_left] == ["KS", "AS"]
    assert not what.placed
    assert after(CardHeld(1, KING), CardHeld(2, ACE)).placed


def test_a_card_has_one_holder_or_none() -> None:
    what = after(*ROWS, CardHeld(1, SIX), CardHeld(2, SIX))
    assert [left.pieces for left in what.left] == [(), (), (SIX,), ()]
    assert not any(left.pieces for left in after(CardHeld(1, SIX), CardHeld(None, SIX)).left)


def test_a_longer_row_takes_cards_out_of_the_hands() -> None:
    what = after(*ROWS, *GIVEN, RowSet("S", "6", "K"))
    assert [left.pieces for left in what.left] == [(), (), (ACE,), (HEART,)]


def test_a_hand_on_the_grid_is_open_until_every_card_has_its_holder() -> None:
    assert shown(*OUT, *ROWS, *GIVEN[:3]).open == (1, 2, 3)
    whole = shown(*OUT, *ROWS, *GIVEN)
    assert whole.open == ()
    assert whole.can_save
    left = (NOTHING, Held(("6S",)), Held(("KS", "AS")), Held(("6H",)))
    assert whole.recorded.left == left
    assert [score.points for score in whole.scores if score] == [0, 1, 3, 1]


def test_counts_are_recorded_until_the_cards_are_all_placed_and_as_many() -> None:
    counts = (CountSet(1, 1), CountSet(2, 2), CountSet(3, 1))
    half = shown(*OUT, *counts, *ROWS, GIVEN[0])
    assert half.can_save
    assert half.recorded.left == (NOTHING, Count(1), Count(2), Count(1))
    whole = shown(*OUT, *counts, *ROWS, *GIVEN)
    assert whole.recorded.left[2] == Held(("KS", "AS"))


def test_cards_of_no_known_suit_are_a_count_on_the_grid() -> None:
    what = after(CardsSet(1, (Piece("Q"), SIX)), CardsSet(2, (KING,)), RowSet("H", "7", "A"))
    assert what.left[1:3] == (Left(count=2), Left((KING,)))


def test_bare_counts_come_back() -> None:
    what = after(CountSet(1, 3), *ROWS, *GIVEN, GridCleared())
    assert what.left == (Left(), Left(count=3), Left(count=2), Left(count=1))
    assert what.rows == ()


def test_a_correction_gives_cards_back_as_cards() -> None:
    hands = (NOTHING, Held(("6S",)), Held(("KS", "AS")), Held(("6H",)))
    played = match("devyatka", deal(0, *hands, opener=0, passes=(0, 1, 2, 1)))
    what = shown(of=played, target=Edit("d1"))
    assert [card.code for card in what.entered.cards_left] == ["6S", "KS", "AS", "6H"]
    moved = shown(CardHeld(1, ACE), of=played, target=Edit("d1"))
    assert moved.recorded.left[1:3] == (Held(("6S", "AS")), Held(("KS",)))


@given(st.data())
def test_rows_and_hands_are_the_pack(data: st.DataObject) -> None:
    ends = st.tuples(st.sampled_from(LINE[:4]), st.sampled_from(LINE[3:]))
    what = after(*(RowSet(suit.value, *data.draw(ends)) for suit in Suit))
    left = what.cards_left
    for card in left:
        what = entered(what, (CardHeld(data.draw(st.integers(1, 3)), Piece(card.rank, card.suit)),))
    laid = sum(what.table[place][1].has(rank) for place in range(4) for rank in LINE)
    assert laid + sum(len(hand.pieces) for hand in what.left) == SHORT_PACK.size
    assert what.placed
    assert what.cards_left == left


# What contradicts the counts


def test_more_cards_with_somebody_than_were_counted() -> None:
    what = shown(*OUT, CountSet(2, 1), *ROWS, *GIVEN[1:3])
    assert wrong(what) == [(2, 1, 2)]
    assert what.problems[-1].repairs == (Repair(seat=2, count=2),)
    assert (
        wrong(shown(*OUT, CountSet(2, 1), *ROWS, *GIVEN[1:3], Repaired(Repair(2, count=2)))) == []
    )


def test_fewer_cards_are_wrong_once_all_are_placed() -> None:
    counted = (CountSet(1, 2), CountSet(2, 2), *ROWS, *GIVEN[:3])
    assert wrong(shown(*OUT, *counted)) == []
    what = shown(*OUT, *counted, GIVEN[3])
    assert wrong(what) == [(1, 2, 1)]
    assert what.can_save
    assert what.recorded.left[1:] == (Count(2), Held(("KS", "AS")), Held(("6H",)))


def test_a_seat_without_a_card_that_was_counted_cannot_be_mended_by_a_number() -> None:
    given = (CardHeld(1, SIX), CardHeld(1, KING), CardHeld(1, ACE), CardHeld(2, HEART))
    what = shown(*OUT, *ROWS, *given, CountSet(3, 1))
    (found,) = [problem for problem in what.doubts if problem.code is Code.CARD_COUNT]
    assert (found.seat, found.value, found.expected, found.repairs) == (3, 1, 0, ())


def test_the_rows_contradict_the_counts_together_before_cards_are_placed() -> None:
    counts = (CountSet(1, 1), CountSet(2, 8), CountSet(3, 1))
    what = shown(OpenerSet(2), PassesSet(0, 0), WentOut(0), *counts, *ROWS)
    assert wrong(what) == [(None, 10, 4)]
    assert what.problems[-1].repairs == (Repair(2, count=2),)
    less = shown(OpenerSet(2), PassesSet(0, 0), WentOut(0), *counts[1:], CountSet(1, 3))
    assert wrong(less) == []


def test_no_repair_makes_a_count_smaller_than_the_cards_or_larger_than_a_hand() -> None:
    rows = tuple(RowSet(suit, "9", "9") for suit in "SHDC")
    counts = (CountSet(1, 8), CountSet(2, 8), CountSet(3, 9))
    what = shown(OpenerSet(1), WentOut(0), *counts, *rows[:3])
    assert wrong(what) == [(None, 25, 24)]
    held = shown(OpenerSet(1), WentOut(0), *counts, *rows[:3], *_eight(1))
    repaired = [(one.seat, one.count) for one in held.problems[-1].repairs]
    assert repaired == [(2, 7), (3, 8)]
    more = shown(OpenerSet(1), WentOut(0), *counts, *rows, RowSet("C", "7", "A"))
    assert wrong(more) == []
    assert wrong(shown(WentOut(0), *counts, *rows, RowSet("C", "8", "A"))) == [(None, 25, 26)]


def _eight(seat: int) -> tuple[Step, ...]:
    return tuple(CardHeld(seat, Piece(rank, "S")) for rank in LINE if rank != "9")


def test_while_a_count_is_missing_nothing_is_said_of_the_sum() -> None:
    assert wrong(shown(*OUT, CountSet(1, 9), *ROWS)) == []


def test_without_the_grid_counts_stand_alone() -> None:
    assert wrong(shown(*OUT, CountSet(1, 9), CountSet(2, 9), CountSet(3, 9))) == []


def test_the_table_may_keep_its_count_until_a_row_changes() -> None:
    steps = (*OUT, CountSet(1, 2), *ROWS, *GIVEN, ProblemKept(Code.CARD_COUNT))
    assert wrong(shown(*steps)) == []
    assert wrong(shown(*steps, RowSet("H", "8", "A"), CardHeld(3, Piece("7", "H")))) == [(1, 2, 1)]


# What may be done


@pytest.mark.parametrize(
    ("step", "fits"),
    [
        (RowSet("S", "6", "A"), True),
        (RowSet("D", None, None), False),
        (RowSet("S", "10", "A"), False),
        (CardHeld(1, SIX), True),
        (CardHeld(None, SIX), True),
        (CardHeld(0, SIX), False),
        (CardHeld(4, SIX), False),
        (CardHeld(1, Piece("6")), False),
        (CardHeld(1, Piece("2", "S")), False),
        (CardHeld(1, Piece(Rank.NINE, "D")), False),
        (GridCleared(), False),
    ],
)
def test_what_may_be_done_on_the_grid(step: Step, fits: bool) -> None:
    assert possible_step(step, shown(WentOut(0)), DEVYATKA) is fits
    assert not possible_step(step, shown(WentOut(0), of=NINES), NINES)


def test_a_grid_in_use_can_be_cleared() -> None:
    assert possible_step(GridCleared(), shown(*ROWS), DEVYATKA)


def test_what_there_is_not_is_no_row_and_no_holder() -> None:
    with pytest.raises(ValueError, match="X"):
        after(RowSet("X", "6", "A"))
    with pytest.raises(IndexError):
        after(CardHeld(4, SIX))
