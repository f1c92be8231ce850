"""What can be done with everything at once, and with files of matches; each ends in a word."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from app.data.backup import Contents
from app.data.backup_file import BackupFault
from app.data.copies import Copy
from app.l10n.catalog import Words
from app.owner.bringing import Mode, Report
from app.owner.commands import Refusal
from app.owner.importing import Imported
from app.services.files import PickedFile, Saved
from app.stores.keeping_store import KeepingStore
from app.ui.context import Here
from app.ui.keeping_messages import backup_fault_sentence, changed_anything, report_lines
from app.ui.refusals import refusal_sentence
from app.ui.screens.export.words import saved_sentence


class Part(Enum):
    """The parts of the screen: what became of an act is told in that of its button."""

    SAVING = "saving"
    BRINGING = "bringing"
    FILES = "files"
    COPIES = "copies"


@dataclass(frozen=True)
class Outcome:
    """What became of an act: `lines` to read, `failed` in red. `undo`: the copy in which everything
    is as it was before, "" where nothing changed. `files`: what became of each.
    """

    part: Part = Part.SAVING
    lines: tuple[str, ...] = ()
    failed: bool = False
    undo: str = ""
    files: tuple[Imported, ...] = ()


@dataclass(frozen=True)
class Offer:
    """A backup that was looked into, and is not brought in yet."""

    data: bytes
    contents: Contents


@dataclass(frozen=True)
class Acts:
    """`tell` shows an outcome, `offer` a backup that was opened."""

    here: Here
    tell: Callable[[Outcome], None]
    offer: Callable[[Offer], None]

    async def save(self) -> None:
        """Everything as one file; once it is somewhere else that is noted."""
        made = await self._keeping.backup()
        if isinstance(made, Refusal):
            self._fail(Part.SAVING, refusal_sentence(self._words, made))
            return
        name = f"tally-nine-{self.here.session.now():%Y-%m-%d}.backup.gz"
        saved = await self.here.session.files.save(name, made.data)
        if saved is Saved.DONE:
            await self._keeping.copied()
        lines = [saved_sentence(self._words, saved, name), *self._left_out(len(made.left_out))]
        self.tell(Outcome(Part.SAVING, tuple(filter(None, lines)), failed=saved is Saved.FAILED))

    async def open(self, files: Sequence[PickedFile]) -> None:
        """A backup that was chosen: all of it is checked before anybody is asked."""
        data = files[0].data
        if data is None:
            self._fail(Part.BRINGING, self._words.t("This file cannot be opened."))
            return
        found = await self._keeping.look_into(data)
        if isinstance(found, BackupFault):
            self._fail(Part.BRINGING, backup_fault_sentence(self._words, found))
        else:
            self.tell(Outcome())
            self.offer(Offer(data, found))

    async def bring_in(self, offer: Offer, mode: Mode) -> None:
        await self._report(Part.BRINGING, await self._keeping.bring_in(offer.data, mode))

    async def restore(self, copy: str) -> None:
        """Everything as it was in a copy."""
        await self._report(Part.COPIES, await self._keeping.restore_copy(copy))

    async def undo(self, done: Outcome) -> None:
        """As before the act."""
        report = await self._keeping.restore_copy(done.undo)
        if isinstance(report, Report):
            self.tell(Outcome(done.part, (self._words.t("Everything is as it was before."),)))
        else:
            self._fail(done.part, backup_fault_sentence(self._words, report))

    async def save_copy(self, copy: Copy) -> None:
        """A copy as a backup file."""
        data = await self._keeping.copy(copy.name)
        if data is None:
            self._fail(Part.COPIES, backup_fault_sentence(self._words, Refusal.GONE))
            return
        name = f"tally-nine-{copy.made.astimezone():%Y-%m-%d-%H%M}.backup.gz"
        saved = await self.here.session.files.save(name, data)
        sentence = saved_sentence(self._words, saved, name)
        if sentence is not None:
            self.tell(Outcome(Part.COPIES, (sentence,), failed=saved is Saved.FAILED))

    async def take_in(self, files: Sequence[PickedFile]) -> None:
        """Match files that were chosen."""
        read = [(file.name, file.data) for file in files if file.data is not None]
        lost = tuple(Imported(file.name, fault="lost") for file in files if file.data is None)
        taken = await self._keeping.import_matches(read)
        self.tell(Outcome(Part.FILES, files=(*taken, *lost)))

    async def _report(self, part: Part, report: Report | BackupFault | Refusal) -> None:
        if not isinstance(report, Report):
            self._fail(part, backup_fault_sentence(self._words, report))
            return
        lines = tuple(report_lines(self._words, report))
        # What was here before is copied first, unless the newest copy has it already.
        copies = await self._keeping.copies() if changed_anything(report) else ()
        self.tell(Outcome(part, lines, undo=copies[0].name if copies else ""))

    def _left_out(self, count: int) -> list[str]:
        if not count:
            return []
        return [
            self._words.n(
                "{count} match cannot be read and is not in it.",
                "{count} matches cannot be read and are not in it.",
                count,
            )
        ]

    def _fail(self, part: Part, sentence: str) -> None:
        self.tell(Outcome(part, (sentence,), failed=True))

    @property
    def _keeping(self) -> KeepingStore:
        return self.here.session.keeping

    @property
    def _words(self) -> Words:
        return self.here.words
