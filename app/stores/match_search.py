"""Finding matches among all of them, by what the index knows."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import lru_cache

from app.data.summaries import Summary
from app.domain.names import folded
from app.l10n.formats import local_time


class Kind(StrEnum):
    """How far a match is."""

    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for; "" and None: anything. `player`: a roster id. `since` and `until`: days
    between which the match was touched last, both included. `text`: each of its words is part of a
    name, or of what the game is called.
    """

    text: str = ""
    game: str = ""
    player: str = ""
    kind: Kind | None = None
    since: date | None = None
    until: date | None = None

    @property
    def narrows(self) -> bool:
        """Whether it leaves anything out."""
        return self != Query(text=self.text) or bool(self.text.strip())


def found(
    matches: Sequence[Summary], query: Query, game_name: Callable[[str], str]
) -> tuple[Summary, ...]:
    """Those of `matches` that `query` means, in their order."""
    if not query.narrows:
        return tuple(matches)
    wanted = _folded(query.text).split()
    names = {game: game_name(game) for game in {match.game for match in matches}} if wanted else {}
    return tuple(
        match
        for match in matches
        if _fits(match, query) and (not wanted or _says((names[match.game], *match.names), wanted))
    )


def kind_of(match: Summary) -> Kind:
    if match.running:
        return Kind.RUNNING
    return Kind.STOPPED if match.stopped else Kind.FINISHED


def years(matches: Iterable[Summary]) -> tuple[int, ...]:
    """The years in which any of them was touched last, the latest first."""
    begun = {match.updated[:4] for match in matches}
    return tuple(sorted((int(year) for year in begun if year.isdecimal()), reverse=True))


def _fits(match: Summary, query: Query) -> bool:
    return (
        (not query.game or match.game == query.game)
        and (not query.player or query.player in match.player_ids)
        and (query.kind is None or kind_of(match) is query.kind)
        and _within(match.updated, query.since, query.until)
    )


def _within(updated: str, since: date | None, until: date | None) -> bool:
    if since is None and until is None:
        return True
    found = local_time(updated)
    if found is None:
        return False
    when = found.date()
    return (since is None or since <= when) and (until is None or when <= until)


def _says(texts: Sequence[str], wanted: Sequence[str]) -> bool:
    said = " ".join(map(_folded, texts))
    return all(word in said for word in wanted)


@lru_cache(maxsize=1 << 16)
def _folded(text: str) -> str:
    """What people mean who look for it; the same names come up again and again."""
    return folded(text)
