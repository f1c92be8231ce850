"""What a correction does to the end of the match, in sentences, before it is made. No Flet."""

from app.domain.commits import Commit
from app.domain.foresight import Foreseen, foreseen
from app.l10n.formats import name_list
from app.ui.screens.gate import AtMatch
from app.ui.sheet_words import sheet_words


def foretold(at: AtMatch, what: Commit) -> tuple[str, ...]:
    """What has to be said before `what` is done; nothing where the end stays as it is."""
    seen = foreseen(at.state.match, at.state.sheet, what)
    return _sentences(at, seen) if seen.worth_saying else ()


def _sentences(at: AtMatch, seen: Foreseen) -> tuple[str, ...]:
    words, said = at.words, sheet_words(at.words, at.profile.id)
    found: list[str] = []
    if seen.reopens:
        found.append(words.t("Then the match is not over: it goes on."))
    if seen.ends and seen.end is not None:
        found.append(said.ends(seen.end))
    if seen.behind:
        found.append(said.behind(len(seen.behind)))
    if seen.again:
        found.append(said.again(len(seen.again)))
    if seen.sheet.over and (seen.ends or seen.winners_change):
        winners = name_list(words, [at.names[seat] for seat in seen.sheet.winners])
        found.append(words.t("The win then: {names}.", names=winners))
    return tuple(found)
