"""Undo and redo over random play of both games, deals corrected and inserted in between."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.domain.draft import PLAY
from app.domain.log import Logged, Record, redo, replay, take, undo
from app.domain.match import Setup
from app.domain.replay import replayed
from tests.support.memory import setup_of
from tests.support.playing import (
    Act,
    Annul,
    ChangeLimit,
    Delete,
    DoStep,
    Finish,
    Redo,
    Undo,
    Where,
    acts,
    after,
    played,
    steps,
    target_of,
)

SETUPS = [setup_of("devyatka"), setup_of("nines")]
some_setup = st.sampled_from(SETUPS)
histories = st.lists(acts, max_size=25)
seats = st.integers(0, 3)
decisions = st.one_of(
    st.builds(Delete, seats), st.builds(ChangeLimit, st.sampled_from([30, 50, 100]))
)
wheres = st.builds(Where, st.sampled_from(["play", "edit", "insert"]), st.integers(0, 3))


def without_redo(record: Record) -> Record:
    """What was done, apart from what could be done again."""
    drafts = (replace(draft, undone=()) for draft in record.drafts)
    return replace(record, undone=(), drafts=tuple(d for d in drafts if not d.is_empty))


@settings(max_examples=300)
@given(some_setup, histories, st.builds(DoStep, wheres, steps))
def test_undoing_a_step_gives_back_what_was_before(
    setup: Setup, history: list[Act], doing: DoStep
) -> None:
    before = played(setup, history)
    target = target_of(before, doing.where)
    now = after(before, doing, "now")
    if now is not before and not doing.step.quiet:
        assert without_redo(undo(now, target)) == without_redo(before)


@settings(max_examples=300)
@given(some_setup, histories, st.builds(Finish, wheres, seats, seats, st.integers(1, 8)))
def test_undoing_a_save_gives_back_its_draft_and_then_all_that_was_before(
    setup: Setup, history: list[Act], doing: Finish
) -> None:
    before = played(setup, history)
    target = target_of(before, doing.where)
    saved = after(before, doing, "now")
    if saved is before:
        return
    entered = saved.log[-1].draft
    record = undo(saved, target)
    assert record.draft(target) == entered
    while without_redo(record) != without_redo(before):
        assert record.draft(target).top is not None
        record = undo(record, target)


@settings(max_examples=200)
@given(some_setup, histories, st.one_of(st.just(Annul()), decisions))
def test_undoing_a_decision_gives_back_what_was_before(
    setup: Setup, history: list[Act], doing: Annul | Delete | ChangeLimit
) -> None:
    before = played(setup, history)
    now = after(before, doing, "now")
    if now is before:
        return
    if now.draft().top is None:
        assert without_redo(undo(now)) == without_redo(before)
    else:
        # On the table the steps of the deal in play come first.
        assert now.undo_top() == before.draft().top


@settings(max_examples=300)
@given(some_setup, histories, st.lists(wheres, min_size=1, max_size=12))
def test_redo_after_any_number_of_undos_gives_back_the_very_record(
    setup: Setup, history: list[Act], places: list[Where]
) -> None:
    record = played(setup, history)
    path = []
    for where in places:
        target = target_of(record, where)
        if record.undo_top(target) is not None:
            path.append((record, target))
            record = undo(record, target)
    for before, target in reversed(path):
        record = redo(record, target)
        assert record == before


@settings(max_examples=200)
@given(some_setup, histories)
def test_the_match_is_the_fold_of_the_commits_in_force(setup: Setup, history: list[Act]) -> None:
    record = Record("m", setup)
    in_force: list[Logged] = []
    taken_back: list[Logged] = []
    for number, act in enumerate(history):
        before, record = record, after(record, act, f"c{number}")
        match act:
            case Undo() if len(record.log) < len(before.log):
                taken_back.append(in_force.pop())
            case Redo() if len(record.log) > len(before.log):
                in_force.append(taken_back.pop())
            case _ if len(record.log) > len(before.log):
                in_force.append(record.log[-1])
                taken_back.clear()
        match = replay(record)
        assert match == replayed(setup, [logged.commit for logged in in_force])


@settings(max_examples=200)
@given(some_setup, histories, st.lists(st.builds(DoStep, wheres, steps), max_size=6))
def test_an_edit_never_touches_the_deal_in_play(
    setup: Setup, history: list[Act], edits: list[DoStep]
) -> None:
    record = played(setup, history)
    play = record.draft()
    for number, edit in enumerate(edits):
        target = target_of(record, edit.where)
        if target == PLAY:
            continue
        record = after(record, edit, f"e{number}")
        assert record.draft() == play
        if record.draft(target).top is not None:
            assert undo(record, target).draft() == play
            assert redo(undo(record, target), target) == record


@settings(max_examples=200)
@given(some_setup, histories, st.builds(Finish, wheres, st.just(0), st.just(1), st.just(2)))
def test_saving_a_correction_leaves_the_deal_in_play_as_it_is(
    setup: Setup, history: list[Act], finish: Finish
) -> None:
    record = played(setup, history)
    target = target_of(record, finish.where)
    if target != PLAY:
        assert after(record, finish, "f").draft() == record.draft()


@given(some_setup, histories)
def test_ids_tell_steps_and_commits_apart(setup: Setup, history: list[Act]) -> None:
    record = played(setup, history)
    ids = [logged.id for logged in record.log]
    assert len(set(ids)) == len(ids)
    assert record.position == (ids[-1] if ids else "")


@pytest.mark.parametrize("setup", SETUPS)
def test_a_step_ends_what_could_be_redone(setup: Setup) -> None:
    finish = Finish(Where(), 0, 1, 2)
    record = played(setup, [finish, finish, Undo(Where())])
    assert record.redo_top() is not None
    top = record.draft().top
    assert top is not None
    assert take(record, PLAY, replace(top, id="new")).redo_top() is None
