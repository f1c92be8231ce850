"""What keys mean on an entry screen, where attention is."""

import pytest

from app.domain.entry import Focus
from app.domain.games import game
from app.domain.steps import (
    CardAdded,
    CardRemoved,
    CardsSet,
    CountSet,
    Focused,
    OpenerSet,
    PassesSet,
    Piece,
    Step,
    TotalSet,
    WentOut,
)
from app.ui.screens.entry.acts import (
    card_step,
    cell_step,
    current_seat,
    digit_step,
    erase_cards_step,
    erase_number_step,
    erase_total_step,
    neighbour_step,
    onward_step,
    take_back_step,
    total_step,
    used_up,
)
from app.ui.screens.entry.ways import Mode, Ways, begun
from tests.support.forms import card, draft_of, form_after

NINES = game("nines")
OUT = WentOut(2)


def hands(**by_seat: str) -> tuple[Step, ...]:
    return tuple(
        CardsSet("abcdef".index(seat), tuple(card(code) for code in codes.split()))
        for seat, codes in by_seat.items()
    )


def test_the_first_open_seat_is_entered_first() -> None:
    assert current_seat(form_after("nines", OUT)) == 0
    assert current_seat(form_after("nines", WentOut(0))) == 1
    assert current_seat(form_after("nines", OUT, Focused(3))) == 3


def test_a_card_goes_to_the_hand_that_is_looked_at() -> None:
    form = form_after("nines", OUT, Focused(3))
    assert card_step(form, NINES, "9", None) == CardAdded(3, Piece("9"))
    assert card_step(form, NINES, "9", "D") == CardAdded(3, Piece("9", "D"))


def test_the_one_who_went_out_gets_no_card() -> None:
    form = form_after("nines", OUT, Focused(2))
    assert card_step(form, NINES, "9", None) is None
    assert total_step(form, draft_of(), 5) is None


@pytest.mark.parametrize(
    ("entered", "rank", "suit", "gone"),
    [
        ({"a": "Q Q", "b": "Q Q"}, "Q", None, True),
        ({"a": "Q Q", "b": "Q QS"}, "Q", "H", True),
        ({"a": "Q Q", "b": "Q"}, "Q", None, False),
        ({"a": "QH"}, "Q", "H", True),
        ({"b": "QH"}, "Q", "H", True),
        ({"b": "QH"}, "Q", "S", False),
        ({"b": "QH"}, "Q", None, False),
    ],
)
def test_used_up(entered: dict[str, str], rank: str, suit: str | None, gone: bool) -> None:
    form = form_after("nines", OUT, *hands(**entered))
    assert used_up(form, NINES, rank, suit) is gone
    assert (card_step(form, NINES, rank, suit) is None) is gone


def test_cards_are_taken_back() -> None:
    form = form_after("nines", OUT, *hands(a="9 Q 9 K"))
    assert erase_cards_step(form) == CardRemoved(0, 3)
    assert take_back_step(form, "9") == CardRemoved(0, 2)
    assert take_back_step(form, "2") is None
    assert erase_cards_step(form_after("nines", OUT)) is None


def test_a_total_is_typed_digit_by_digit_and_the_first_replaces() -> None:
    steps: list[Step] = [OUT, CardAdded(0, Piece("K"))]
    for digit, points in [(2, 2), (5, 25), (0, 250)]:
        step = total_step(form_after("nines", *steps), draft_of(*steps), digit)
        assert step == TotalSet(0, points)
        steps.append(step)
    # Nobody can hold 2507: one digit too many changes nothing.
    assert total_step(form_after("nines", *steps), draft_of(*steps), 7) is None
    # Coming back to a hand begins its total anew.
    steps += [Focused(1), Focused(0)]
    assert total_step(form_after("nines", *steps), draft_of(*steps), 3) == TotalSet(0, 3)


def test_a_total_is_erased_digit_by_digit() -> None:
    assert erase_total_step(form_after("nines", OUT, TotalSet(0, 25))) == TotalSet(0, 2)
    assert erase_total_step(form_after("nines", OUT, TotalSet(0, 2))) == TotalSet(0, None)
    assert erase_total_step(form_after("nines", OUT, *hands(a="9"))) == CardRemoved(0, 0)
    assert erase_cards_step(form_after("nines", OUT, TotalSet(0, 25))) == TotalSet(0, None)


def test_counts_take_one_digit_and_no_zero() -> None:
    form = form_after("devyatka", WentOut(0))
    assert digit_step(form, draft_of(), 5) == CountSet(1, 5)
    assert digit_step(form, draft_of(), 0) is None


def test_passes_take_two_digits() -> None:
    steps: list[Step] = [WentOut(0), Focused(1, on_passes=True)]
    for digit, passes in [(1, 1), (2, 12), (3, 3), (0, 30), (4, 4)]:
        step = digit_step(form_after("devyatka", *steps), draft_of(*steps), digit)
        assert step == PassesSet(1, passes)
        steps.append(step)


def test_numbers_are_erased_where_attention_is_else_the_last_one() -> None:
    counted = (WentOut(0), CountSet(1, 5), CountSet(2, 2), CountSet(3, 3), OpenerSet(2))
    form = form_after("devyatka", *counted, PassesSet(0, 12))
    assert form.focus == Focus(0, on_passes=True)
    assert erase_number_step(form) == PassesSet(0, 1)
    assert erase_number_step(form_after("devyatka", *counted, Focused(1))) == CountSet(1, None)
    free = form_after("devyatka", *counted, PassesSet(0, 1), pass_price=0)
    assert erase_number_step(free) == PassesSet(0, None)
    nowhere = form_after("devyatka", *counted, pass_price=0)
    assert nowhere.focus is None
    assert erase_number_step(nowhere) == CountSet(3, None)


def test_on_from_passes_to_what_is_missing() -> None:
    begun_ = form_after("devyatka", WentOut(0), Focused(0, on_passes=True))
    assert onward_step(begun_) == Focused(1)
    counted = (WentOut(0), CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))
    some = form_after("devyatka", *counted, PassesSet(2, 3), Focused(0, on_passes=True))
    assert onward_step(some) == Focused(1, on_passes=True)
    assert onward_step(form_after("devyatka", *counted, pass_price=0)) is None


def test_arrows_stay_in_the_table_and_off_the_cards_of_the_one_who_went_out() -> None:
    form = form_after("devyatka", WentOut(0), Focused(1))
    assert cell_step(form, 1, 0) == Focused(2, on_passes=False)
    assert cell_step(form, -1, 0) == Focused(0, on_passes=True)
    assert cell_step(form, 0, 1) == Focused(1, on_passes=True)
    last = form_after("devyatka", WentOut(0), Focused(3, on_passes=True))
    assert cell_step(last, 0, -1) == Focused(3, on_passes=False)
    assert cell_step(last, 1, 0) == Focused(0, on_passes=True)


def test_neighbours_go_round_the_table() -> None:
    form = form_after("nines", OUT, Focused(3))
    assert neighbour_step(form, 1) == Focused(0)
    assert neighbour_step(form, -1) == Focused(2)


@pytest.mark.parametrize(
    ("steps", "ways"),
    [
        ((OUT,), Ways()),
        ((OUT, CardAdded(0, Piece("9", "D"))), Ways(suits=True, suit="D")),
        ((OUT, CardAdded(0, Piece("9", "D")), CardAdded(0, Piece("9"))), Ways()),
        ((OUT, CardAdded(0, Piece("9")), TotalSet(1, 5), Focused(3)), Ways(mode=Mode.TOTAL)),
    ],
)
def test_a_restart_goes_on_with_the_same_keys(steps: tuple[Step, ...], ways: Ways) -> None:
    assert begun(draft_of(*steps), form_after("nines", *steps).entered) == ways
