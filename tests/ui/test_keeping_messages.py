"""What is said of backups, copies and files that are brought in."""

import pytest

from app.data.backup import Contents
from app.data.backup_file import BackupFault
from app.domain.problems import Code, Problem, Severity
from app.domain.roster import Library, RosterPlayer
from app.l10n.catalog import words_for
from app.owner.bringing import Report
from app.owner.commands import Refusal
from app.owner.importing import Imported
from app.stores.keeping_state import Busy, KeepingState
from app.ui.keeping_messages import (
    backup_fault_sentence,
    busy_sentence,
    changed_anything,
    contents_lines,
    imported_sentence,
    report_lines,
    restored_sentence,
)

WORDS = words_for("en")
CODES = ("not-a-backup", "damaged", "newer-version", "too-large", "bad-document")


def test_every_fault_has_a_sentence_of_its_own_and_says_that_nothing_changed() -> None:
    said = [backup_fault_sentence(WORDS, BackupFault(code)) for code in CODES]
    assert len(set(said)) == len(CODES)
    assert all(sentence.endswith("Nothing was changed.") for sentence in said)


def test_an_import_that_stopped_half_way_says_what_becomes_of_it() -> None:
    said = backup_fault_sentence(WORDS, Refusal.STORAGE_FAILED)
    assert "next start" in said
    assert "Nothing was changed" not in said
    assert "not there any more" in backup_fault_sentence(WORDS, Refusal.GONE)


def test_a_report_tells_what_changed_and_what_was_left() -> None:
    report = Report(added=12, updated=1, same=3, kept=2, removed=4, binned=1)
    assert report_lines(WORDS, report) == [
        "12 matches added",
        "1 match updated from the file",
        "4 matches moved to the bin: they were not in the file",
        "3 matches were the same",
        "2 matches here are newer and stay as they are",
        "1 match is in the bin here and stays there",
    ]
    assert changed_anything(report)


def test_a_report_of_nothing_says_so() -> None:
    assert report_lines(WORDS, Report(same=2))[0] == "Nothing new: everything was here already."
    assert not changed_anything(Report(same=2, kept=1, binned=1))


def test_contents_name_the_bin_only_if_there_is_something_in_it() -> None:
    library = Library((RosterPlayer("a", "Olena"), RosterPlayer("b", "Taras")))
    full = Contents("", 200, 3, library, frozenset())
    assert contents_lines(WORDS, full) == ["200 matches", "3 in the bin", "2 players"]
    assert contents_lines(WORDS, Contents("", 1, 0, Library(), frozenset())) == [
        "1 match",
        "0 players",
    ]


@pytest.mark.parametrize("busy", list(Busy))
def test_what_is_under_way_is_named_with_how_far_it_is(busy: Busy) -> None:
    assert "of" not in busy_sentence(WORDS, KeepingState(busy)).split()
    assert busy_sentence(WORDS, KeepingState(busy, 20, 1200)).endswith(": 20 of 1,200")


def test_of_a_match_that_makes_no_sense_the_first_problem_is_told() -> None:
    problem = Problem(Code.BAD_RULE, Severity.ERROR, detail="limit")
    one = Imported("a.json", fault="bad-match", problems=(problem,), names=("Olena", "Taras"))
    assert "limit" in imported_sentence(WORDS, one, "latin")


@pytest.mark.parametrize(
    "fault",
    [
        "not-json",
        "not-a-match",
        "newer-version",
        "too-large",
        "disk-full",
        "not-allowed",
        "newer-document",
    ],
)
def test_every_code_of_a_file_has_a_sentence_of_its_own(fault: str) -> None:
    assert imported_sentence(WORDS, Imported("a", fault=fault), "latin") != imported_sentence(
        WORDS, Imported("a", fault="?"), "latin"
    )


def test_what_became_of_a_match_and_of_what_it_says_has_words() -> None:
    said = [
        imported_sentence(WORDS, Imported("a", "m1", **more), "latin")  # type: ignore[arg-type]
        for more in (
            {},
            {"already": True},
            {"kept": True},
            {"updated": True},
            {"changed": ("notes",)},
            {"changed": ("times",)},
        )
    ]
    assert len(set(said)) == len(said)
    both = imported_sentence(WORDS, Imported("a", "m1", changed=("notes", "times")), "latin")
    assert both.startswith("Imported. Its notes were too long and were cut. It names a time")


def test_a_match_comes_back_or_not() -> None:
    said = {restored_sentence(WORDS, why) for why in (None, Refusal.GONE, Refusal.STORAGE_FAILED)}
    assert len(said) == 3
