"""What came of one match file."""

from dataclasses import dataclass

from app.domain.match import Match
from app.domain.problems import Problem
from app.domain.sheet import Sheet
from app.l10n.catalog import Words
from app.l10n.letters import default_letters
from app.ui.messages import problem_text


@dataclass(frozen=True)
class Scored:
    """A match and its sheet, or `fault`: the code why the file `name` could not be read."""

    name: str
    match: Match | None = None
    sheet: Sheet | None = None
    fault: str = ""

    @property
    def exit_code(self) -> int:
        if self.sheet is None:
            return 2
        return 1 if self.sheet.has_errors else 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.match.setup.players) if self.match else ()

    def sentence(self, words: Words, problem: Problem) -> str:
        return problem_text(words, problem, self.names, default_letters(words))
