"""Taking steps back and doing them again; moves of attention go along with the step before."""

import pytest

from app.domain.draft import Draft, Edit, Taken
from app.domain.steps import Focused, Passed, Step

PASS, LOOK = Passed(0), Focused(1)


def drawn(*steps: Step) -> Draft:
    draft = Draft()
    for number, step in enumerate(steps):
        draft = draft.take(Taken(str(number), step))
    return draft


def test_a_new_draft_is_empty_and_has_nothing_to_undo_or_redo() -> None:
    draft = Draft(Edit("d"))
    assert draft.is_empty
    assert draft.top is None
    assert draft.next_redo is None
    assert draft.undo() == draft.redo() == draft


@pytest.mark.parametrize(
    ("steps", "top", "left"),
    [
        ((PASS,), "0", ()),
        ((PASS, PASS), "1", (PASS,)),
        ((PASS, LOOK), "0", ()),
        ((PASS, LOOK, PASS, LOOK, LOOK), "2", (PASS, LOOK)),
        ((LOOK, PASS), "1", (LOOK,)),
    ],
)
def test_undo_takes_the_last_step_and_the_moves_after_it(
    steps: tuple[Step, ...], top: str, left: tuple[Step, ...]
) -> None:
    draft = drawn(*steps)
    assert draft.top is not None
    assert draft.top.id == top
    undone = draft.undo()
    assert undone.steps == left
    assert undone.next_redo == draft.top
    assert undone.redo() == draft


def test_a_draft_of_moves_alone_has_nothing_to_undo() -> None:
    draft = drawn(LOOK, LOOK)
    assert draft.top is None
    assert draft.undo() == draft
    assert not draft.is_empty


def test_redo_stops_before_the_next_step() -> None:
    draft = drawn(PASS, LOOK, PASS)
    twice = draft.undo().undo()
    assert twice.steps == ()
    assert twice.redo().steps == (PASS, LOOK)
    assert twice.redo().redo() == draft


def test_a_step_ends_what_could_be_redone_and_a_move_does_not() -> None:
    undone = drawn(PASS, PASS).undo()
    assert undone.take(Taken("new", LOOK)).undone == undone.undone
    assert undone.take(Taken("new", PASS)).undone == ()


def test_equal_steps_under_different_ids_are_taken_back_one_by_one() -> None:
    draft = drawn(PASS, PASS, PASS)
    assert len(draft.undo().undo().steps) == 1


def test_steps_say_what_they_are() -> None:
    assert Passed.commutes
    assert not Focused.commutes
    assert Focused.quiet
    assert not Passed.quiet


def test_a_draft_is_put_back_whole_and_done_again_step_by_step() -> None:
    draft = drawn(LOOK, PASS, LOOK, PASS)
    back = draft.put_back()
    assert back.steps == (LOOK,)
    assert back.put_back() is back
    assert back.redo().redo() == draft
