"""Undo and redo case by case; random play is in test_log_properties.py."""

from app.domain.commits import DealReplaced, DealSaved, NotesChanged, SeatsChanged
from app.domain.deal import Deal
from app.domain.draft import PLAY, Draft, Edit, Target
from app.domain.log import Record, Taken, commit, put_back, redo, replay, take, undo
from app.domain.steps import CountSet, Focused, Passed, Step
from tests.support.memory import setup_of

DEAL = Deal("s1", 0, (None,) * 4)
EDIT = Edit("s1")


def start() -> Record:
    return Record("m", setup_of("devyatka"))


def stepped(record: Record, id: str, target: Target = PLAY, step: Step | None = None) -> Record:
    return take(record, target, Taken(id, step or Passed(1)))


def saved(record: Record, id: str = "s1") -> Record:
    return commit(record, id, DealSaved(DEAL), PLAY)


def top(record: Record, target: Target = PLAY) -> str | None:
    found = record.undo_top(target)
    return found.id if found else None


def coming(record: Record, target: Target = PLAY) -> str | None:
    found = record.redo_top(target)
    return found.id if found else None


def test_a_new_record_has_nothing_to_undo_or_redo() -> None:
    record = start()
    assert record.position == ""
    assert top(record) is coming(record) is None
    assert undo(record) == redo(record) == record


def test_undo_goes_through_steps_to_the_save_and_through_its_draft() -> None:
    record = stepped(saved(stepped(stepped(start(), "a"), "b")), "c")
    seen = []
    while top(record) is not None:
        seen.append(top(record))
        record = undo(record)
    assert seen == ["c", "s1", "b", "a"]
    assert record.drafts[0].taken == ()
    again = []
    while coming(record) is not None:
        again.append(coming(record))
        record = redo(record)
    assert again == ["a", "b", "s1", "c"]


def test_a_save_forgets_what_could_be_redone_before_it() -> None:
    record = saved(undo(stepped(stepped(start(), "a"), "b")))
    assert record.log[0].draft == Draft(PLAY, (Taken("a", Passed(1)),))
    assert coming(undo(record)) == "s1"


def test_undoing_a_correction_reopens_its_draft() -> None:
    record = stepped(saved(start()), "e", EDIT)
    draft = record.draft(EDIT)
    record = commit(record, "r", DealReplaced(DEAL), EDIT)
    undone = undo(record)
    assert undone.draft(EDIT) == draft
    assert redo(undone) == record


def test_a_correction_begun_meanwhile_is_left_alone() -> None:
    record = stepped(saved(start()), "e", EDIT)
    record = commit(record, "r", DealReplaced(DEAL), EDIT)
    record = stepped(record, "f", EDIT)
    undone = undo(record)
    assert top(undone) == "s1"
    assert undone.draft(EDIT).top == record.draft(EDIT).top
    assert redo(undone) == record


def test_on_the_sheet_a_correction_is_undone_over_a_deal_that_was_begun() -> None:
    corrected = commit(saved(start()), "r1", DealReplaced(DEAL), EDIT)
    record = stepped(corrected, "a")
    assert (top(record), record.undo_top(None)) == ("a", record.log[-1])
    back = undo(record, None)
    assert replay(back) == replay(saved(start()))
    assert back.draft().steps == record.draft().steps
    assert back.redo_top(None) == record.log[-1]
    assert redo(back, None) == record


def test_on_the_sheet_a_save_stays_under_a_deal_that_was_begun() -> None:
    record = stepped(saved(start()), "a")
    assert record.undo_top(None) is None
    assert undo(record, None) == record
    assert redo(record, None) == record


def test_a_correction_is_put_back_and_nothing_else() -> None:
    record = stepped(stepped(saved(start()), "a"), "b", EDIT)
    back = put_back(record, EDIT)
    assert (back.draft(EDIT).top, back.log) == (None, record.log)
    assert back.draft() == record.draft()
    assert redo(back, EDIT) == record


def test_a_step_in_a_reopened_correction_ends_its_redo() -> None:
    record = stepped(saved(start()), "e", EDIT)
    undone = undo(commit(record, "r", DealReplaced(DEAL), EDIT))
    assert coming(stepped(undone, "f", Edit("other"))) == "r"
    assert coming(stepped(undone, "f", EDIT, Focused(1))) == "r"
    assert coming(stepped(undone, "f", EDIT)) is None


def test_no_undo_from_elsewhere_lays_an_old_deal_over_one_that_was_begun() -> None:
    record = stepped(saved(start()), "a")
    assert top(record, EDIT) is None
    assert undo(record, EDIT) == record
    assert top(record) == "a"


def test_who_plays_is_not_undone_under_a_deal_that_was_begun() -> None:
    record = stepped(commit(start(), "j", SeatsChanged((0, 1, 2, 3))), "a")
    assert top(record, EDIT) is None
    noted = commit(record, "n", NotesChanged("late"))
    assert top(noted, EDIT) == "n"


def test_steps_that_could_be_redone_wait_until_what_was_before_them_is_done_again() -> None:
    record = commit(saved(start()), "n", NotesChanged("late"))
    record = undo(stepped(stepped(record, "q", step=Focused(2)), "a"))
    earlier = undo(record)
    assert earlier.draft() == Draft(PLAY, (Taken("q", Focused(2)),))
    assert coming(earlier) == "n"
    assert redo(earlier) == record
    assert coming(redo(earlier)) == "a"


def test_the_order_of_drafts_does_not_tell_the_order_of_hands() -> None:
    one = stepped(stepped(saved(start()), "a"), "e", EDIT)
    other = stepped(stepped(saved(start()), "e", EDIT), "a")
    assert one == other


def test_the_last_commit_is_the_position() -> None:
    assert saved(start()).position == "s1"
    assert undo(saved(start())).position == ""
    assert replay(saved(start())).deals == (DEAL,)


def test_a_step_says_which_draft_it_is_in() -> None:
    record = stepped(start(), "a", EDIT, CountSet(1, 2))
    assert record.draft().is_empty
    assert record.draft(EDIT).steps == (CountSet(1, 2),)


def test_what_is_entered_elsewhere_changes_nothing_for_a_screen() -> None:
    record = stepped(saved(start()), "a", EDIT)
    elsewhere = stepped(record, "b")
    assert record.stands_as(elsewhere, EDIT)
    assert not record.stands_as(elsewhere, PLAY)
    assert not record.stands_as(commit(record, "n", NotesChanged("rain")), EDIT)
