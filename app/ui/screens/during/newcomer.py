"""Somebody who joins a match: who it can be, with which total, on which place. No Flet."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.domain.commits import Joined, SeatsChanged
from app.domain.match import Match, Player
from app.domain.names import folded
from app.domain.possible import possible_commit
from app.domain.roster import RosterPlayer
from app.domain.sheet import Sheet
from app.stores.library_state import LibraryState

ZERO, AVERAGE, HIGHEST, TYPED = "zero", "average", "highest", "typed"


@dataclass(frozen=True)
class Newcomer:
    """`id` of the roster, "" nobody yet; `after` the seat they sit behind in the order of play,
    None: the last one. `start`: one of the ways above; `typed` as it stands in its field.
    """

    id: str = ""
    after: int | None = None
    start: str = AVERAGE
    typed: str = ""


def starts(sheet: Sheet) -> Mapping[str, int]:
    """The totals to begin with, those that differ (rules.md 3): 0, the average of those who play,
    rounded up, the highest.
    """
    totals = [sheet.totals[seat] for seat in sheet.coming.seats]
    found = {ZERO: 0, AVERAGE: -(-sum(totals) // len(totals)), HIGHEST: max(totals)}
    by_total: dict[int, str] = {}
    for way, total in found.items():
        by_total.setdefault(total, way)
    return {way: total for total, way in by_total.items()}


def start_way(one: Newcomer, sheet: Sheet) -> str:
    """The way that is chosen, or stands for the one chosen where totals are the same."""
    return one.start if one.start == TYPED or one.start in starts(sheet) else ZERO


def start_total(one: Newcomer, sheet: Sheet) -> int | None:
    """What the newcomer begins with; None: what is typed is no such number."""
    if one.start == TYPED:
        text = one.typed.strip()
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None
    return starts(sheet)[start_way(one, sheet)]


def offered(match: Match, library: LibraryState, asked: str = "") -> tuple[RosterPlayer, ...]:
    """Who can join: people of the roster who do not sit in this match, nor did; of those kept for
    the record only the one of that id.
    """
    now = {one.id: into.id for one, into in library.merged}
    players = match.setup.players
    sitting = {now.get(player.id, player.id) for player in players if player.id is not None}
    names = {folded(player.name) for player in players}
    return tuple(
        person
        for person in library.roster
        if (not person.archived or person.id == asked)
        and person.id not in sitting
        and folded(person.name) not in names
    )


def seating(one: Newcomer, person: RosterPlayer, match: Match, sheet: Sheet) -> SeatsChanged | None:
    """The decision that seats the newcomer; None where it cannot be taken."""
    total = start_total(one, sheet)
    if total is None:
        return None
    seats = sheet.coming.seats
    place = seats.index(one.after) + 1 if one.after in seats else len(seats)
    new = len(match.setup.players)
    what = SeatsChanged(
        (*seats[:place], new, *seats[place:]), (Joined(Player(person.name, person.id), total),)
    )
    return what if possible_commit(what, match, sheet) else None
