"""What the list of matches shows of one, as it is kept in the index."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from app.data.facts_documents import facts_document
from app.data.stored import StoredMatch
from app.domain.facts import facts
from app.domain.form import form
from app.domain.log import replay
from app.domain.match import Match
from app.domain.sheet import Sheet
from app.domain.tally import tally

SUMMARY_VERSION = "2"
"""Changes with the shape or the meaning of a summary: the index is made anew then."""


FACTS = "facts"


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a line. One entry a seat in `names`, `player_ids` (None: not of the roster) and
    `totals`; `winners` are seats. `hands`: how many were counted. `number`, `dealer`, `leads`: of
    the coming hand. `entering`: it is over and half entered. `started`, `updated`: ISO 8601.
    """

    id: str
    game: str
    names: tuple[str, ...]
    player_ids: tuple[str | None, ...]
    totals: tuple[int, ...]
    over: bool
    stopped: bool
    winners: tuple[int, ...]
    hands: int
    number: int
    dealer: int
    leads: int | None
    seats: tuple[int, ...]
    limit: int | None
    entering: bool
    started: str
    updated: str

    @property
    def running(self) -> bool:
        """It goes on."""
        return not (self.over or self.stopped)


def summarised(stored: StoredMatch, match: Match, sheet: Sheet) -> Summary:
    """The summary of a match, from what is folded from its record."""
    record = stored.record
    coming = form(match, sheet, record.draft())
    limit = coming.rules.get("limit")
    return Summary(
        id=record.id,
        game=match.setup.game,
        names=tuple(player.name for player in match.setup.players),
        player_ids=tuple(player.id for player in match.setup.players),
        totals=sheet.totals,
        over=sheet.over,
        stopped=sheet.stopped,
        winners=sheet.winners,
        hands=sum(row.counted for row in sheet.rows),
        number=coming.number,
        dealer=coming.dealer,
        leads=coming.leads,
        seats=coming.seats,
        limit=limit if isinstance(limit, int) else None,
        entering=coming.entered.decided,
        started=stored.started,
        updated=stored.updated,
    )


def summary_document(stored: StoredMatch) -> dict[str, Any]:
    """The summary of a match as plain JSON, with its facts (facts_documents.py)."""
    match = replay(stored.record)
    sheet = tally(match)
    summary = summarised(stored, match, sheet)
    written = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in ((field.name, getattr(summary, field.name)) for field in fields(Summary))
    }
    return {**written, FACTS: facts_document(facts(match, sheet))}


def summary_of(document: Mapping[str, Any]) -> Summary:
    """The summary that `summary_document` wrote. Raises TypeError for anything else."""
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in document.items()
        if name != FACTS
    }
    return Summary(**found)
