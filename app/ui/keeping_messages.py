"""Sentences for backups and files that are brought in: what is in them, what became of them.
No Flet here.
"""

from collections.abc import Iterator

from app.data.backup import Contents
from app.data.backup_file import BackupFault
from app.data.fitting import NOTES
from app.l10n.catalog import Words
from app.l10n.letters import Letters
from app.owner.bringing import Report
from app.owner.commands import Refusal
from app.owner.importing import Imported
from app.stores.keeping_state import Busy, KeepingState
from app.ui.input_messages import file_sentence
from app.ui.messages import problem_sentence
from app.ui.refusals import refusal_sentence


def backup_fault_sentence(words: Words, fault: BackupFault | Refusal) -> str:
    """Why a backup was not brought in, or a copy not restored."""
    match fault:
        case Refusal.GONE:
            return words.t("This copy is not there any more.")
        case Refusal():
            return words.t(
                "The storage failed half-way. The next start finishes it; the newest copy "
                "below has everything as it was."
            )
    match fault.code:
        case "not-a-backup":
            said = words.t("This file is not a backup of Tally Nine.")
        case "newer-version":
            said = words.t("This backup was made by a newer version of Tally Nine.")
        case "too-large":
            said = words.t("This file is too large to be a backup.")
        case "bad-document":
            said = words.t("Something in this backup makes no sense.")
        case _:
            said = words.t("This backup is damaged: it was cut short or changed on its way.")
    unharmed = words.t("Nothing was changed.")
    return f"{said} {unharmed}"


def restored_sentence(words: Words, refused: Refusal | None) -> str:
    """Whether a match is back out of the bin."""
    match refused:
        case None:
            return words.t("The match is back.")
        case Refusal.GONE:
            return words.t("This match is not in the bin any more.")
        case _:
            return refusal_sentence(words, refused)


def contents_lines(words: Words, contents: Contents) -> list[str]:
    """What is in a backup."""
    people, binned = len(contents.library.people), contents.binned
    return [
        words.n("{count} match", "{count} matches", contents.matches),
        *_some(words.n("{count} in the bin", "{count} in the bin", binned), binned),
        words.n("{count} player", "{count} players", people),
    ]


def report_lines(words: Words, report: Report) -> list[str]:
    """What bringing in did, the changes first; one line that nothing changed, if so."""
    lines = [
        *_some(words.n("{count} match added", "{count} matches added", report.added), report.added),
        *_some(
            words.n(
                "{count} match updated from the file",
                "{count} matches updated from the file",
                report.updated,
            ),
            report.updated,
        ),
        *_some(
            words.n(
                "{count} match moved to the bin: it was not in the file",
                "{count} matches moved to the bin: they were not in the file",
                report.removed,
            ),
            report.removed,
        ),
    ]
    if not lines:
        lines.append(words.t("Nothing new: everything was here already."))
    return [*lines, *_left_alone(words, report)]


def _left_alone(words: Words, report: Report) -> Iterator[str]:
    yield from _some(
        words.n("{count} match was the same", "{count} matches were the same", report.same),
        report.same,
    )
    yield from _some(
        words.n(
            "{count} match here is newer and stays as it is",
            "{count} matches here are newer and stay as they are",
            report.kept,
        ),
        report.kept,
    )
    yield from _some(
        words.n(
            "{count} match is in the bin here and stays there",
            "{count} matches are in the bin here and stay there",
            report.binned,
        ),
        report.binned,
    )


def changed_anything(report: Report) -> bool:
    return bool(report.added or report.updated or report.removed)


def busy_sentence(words: Words, state: KeepingState) -> str:
    """What is under way, with how far it is where that is known."""
    match state.busy:
        case Busy.PACKING:
            doing = words.t("Packing everything")
        case Busy.LOOKING:
            doing = words.t("Checking the file")
        case Busy.BRINGING_IN:
            doing = words.t("Importing everything")
        case _:
            doing = words.t("Importing the files")
    if not state.total:
        return doing
    return words.t("{doing}: {done} of {total}", doing=doing, done=state.done, total=state.total)


def imported_sentence(words: Words, one: Imported, letters: Letters) -> str:
    """What became of one file."""
    if one.already:
        return words.t("It is here already.")
    if one.kept:
        return words.t("It is here already in another state, which stays as it is.")
    if one.match_id is not None:
        done = (
            words.t("It was here in an earlier state, and goes on as in the file.")
            if one.updated
            else words.t("Imported.")
        )
        return " ".join((done, *(_changed(words, what) for what in one.changed)))
    if one.fault == "bad-match" and one.problems:
        return problem_sentence(words, one.problems[0], one.names, letters)
    return file_sentence(words, one.fault)


def _changed(words: Words, what: str) -> str:
    """What of a file could not be taken in as it is."""
    if what == NOTES:
        return words.t("Its notes were too long and were cut.")
    return words.t("It names a time that cannot be, which was left out.")


def _some(line: str, count: int) -> list[str]:
    return [line] if count else []
