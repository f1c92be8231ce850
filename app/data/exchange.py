"""Between a stored match and a match file: what is exported, and what an import makes of it."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.data.fitting import beyond_all_screens
from app.data.json_strict import dump, parse
from app.data.match_file import MatchFile, write
from app.data.moments import NEVER, moment
from app.data.port import is_name
from app.data.repositories import MATCHES
from app.data.stored import StoredMatch
from app.domain.catching_up import caught_up
from app.domain.commits import (
    Commit,
    DealerChanged,
    DealSaved,
    NotesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.draft import Draft, Edit
from app.domain.form import form
from app.domain.log import Logged, Record, replay
from app.domain.match import Player
from app.domain.names import folded
from app.domain.problems import Code, Problem
from app.domain.tally import tally

_HOPELESS = frozenset(
    {Code.BAD_PLAYERS, Code.BAD_RULE, Code.BAD_OPENING, Code.BAD_SEAT, Code.BAD_ENTRY}
)
"""What no screen could correct; hands that are wrong otherwise can be mended in the app."""


def exported(stored: StoredMatch, players: Sequence[Player] | None = None) -> MatchFile:
    """The file of a match; `players`: as they are known now, where that is another way."""
    match = replay(stored.record)
    sheet = tally(match)
    if players is not None and _told_apart(players):
        match = replace(match, setup=replace(match.setup, players=tuple(players)))
    return MatchFile(
        match=match,
        id=stored.id,
        started=stored.started or None,
        finished=stored.updated if sheet.over or sheet.stopped else None,
        unknown={path: parse(text.encode()) for path, text in stored.unknown},
    )


def imported(file: MatchFile, id: str, players: tuple[Player, ...], now: str) -> StoredMatch:
    """The match of a file, under `id`, with people as they are known here."""
    match = file.match
    started = _time(file.started) or _time(file.finished) or now
    commits: list[Commit] = [DealSaved(deal) for deal in match.deals]
    if match.seated is not None:
        commits.append(SeatsChanged(match.seated))
    if match.dealer is not None:
        commits.append(DealerChanged(match.dealer))
    if match.notes:
        commits.append(NotesChanged(match.notes))
    if match.stopped:
        commits.append(StoppedChanged(True))
    log = tuple(Logged(f"i{number}", commit) for number, commit in enumerate(commits, 1))
    return StoredMatch(
        record=Record(id, replace(match.setup, players=players), log),
        started=started,
        updated=_time(file.finished) or now,
        unknown=tuple((path, dump(value).strip()) for path, value in file.unknown.items()),
    )


def hopeless(file: MatchFile) -> tuple[Problem, ...]:
    """Why a match cannot be taken in; none where it can."""
    sheet = tally(file.match, file.problems)
    found = tuple(problem for problem in sheet.all_problems if problem.code in _HOPELESS)
    found = found or beyond_all_screens(file)
    if found:
        return found
    try:
        for row in sheet.rows:
            form(file.match, sheet, Draft(Edit(row.deal.id)))
    except (LookupError, TypeError, ValueError):
        return (Problem(Code.BAD_ENTRY, hand=row.number),)
    return ()


def continued(
    stored: StoredMatch,
    file: MatchFile,
    players: tuple[Player, ...],
    now: str,
    new_id: Callable[[], str],
) -> StoredMatch | None:
    """The match here as it went on in a file; None where it did not, or no decisions lead there.

    Whose state is the later one the hands say, and where they are as many the times. `players`:
    those of the file as they are known here.
    """
    there = replace(file.match, setup=replace(file.match.setup, players=players))
    more = len(there.deals) - len(replay(stored.record).deals)
    since = moment(file.finished or "") > moment(stored.updated)
    record = caught_up(stored.record, there, new_id) if more > 0 or (not more and since) else None
    if record is None:
        return None
    unknown = tuple((path, dump(value).strip()) for path, value in file.unknown.items())
    return replace(stored, record=record, updated=file.finished or now, unknown=unknown)


def own_id(file: MatchFile) -> str:
    """The id in the file where it is fit for one here, else the one made of what it says."""
    if file.id is not None and "/" not in file.id and is_name(f"{MATCHES}/{file.id}"):
        return file.id
    return id_of_content(file)


def id_of_content(file: MatchFile) -> str:
    """The same for the same match, whatever it is called."""
    text = write(replace(file, id=None))
    return f"file-{hashlib.sha256(text.encode('utf-8')).hexdigest()[:16]}"


def _told_apart(players: Sequence[Player]) -> bool:
    return len({folded(player.name) for player in players}) == len(players)


def _time(text: str | None) -> str | None:
    """The text, if it names a point in time."""
    return text if text is not None and moment(text) > NEVER else None
