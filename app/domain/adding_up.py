"""From the facts of matches (facts.py) to statistics: one match after the other, oldest first."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from app.domain.facts import Ended, MatchFacts, SeatFacts
from app.domain.statistics import HeadToHead, PlayerStatistics, Statistics


@dataclass(frozen=True, slots=True)
class Played:
    """The facts of a match, and who sat where: one id a seat, None for somebody unknown."""

    players: tuple[str | None, ...]
    facts: MatchFacts

    def seat(self, player: str) -> SeatFacts | None:
        """The facts of that player's seat."""
        return next(
            (seat for id, seat in zip(self.players, self.facts.seats, strict=True) if id == player),
            None,
        )


def player_statistics(matches: Iterable[Played], player: str) -> Mapping[str, PlayerStatistics]:
    """By game, for each that the player ever sat at; `matches` oldest first."""
    sums: dict[str, tuple[_Sum, _Sum]] = {}
    for match in matches:
        seat = match.seat(player)
        if seat is not None:
            played, stopped = sums.setdefault(match.facts.game, (_Sum(), _Sum()))
            ended = match.facts.ended
            (stopped if ended is Ended.STOPPED else played).add(seat, ended)
    return {game: PlayerStatistics(*(sum.result() for sum in both)) for game, both in sums.items()}


def head_to_head(matches: Iterable[Played], first: str, second: str) -> Mapping[str, HeadToHead]:
    """By game, for each that both ever sat at together; `matches` oldest first."""
    together = [match for match in matches if first in match.players and second in match.players]
    ones, others = player_statistics(together, first), player_statistics(together, second)
    found = {game: HeadToHead(ones[game], others[game]) for game in ones}
    for match in together:
        one, other = match.seat(first), match.seat(second)
        assert one is not None
        assert other is not None
        if match.facts.ended is Ended.FINISHED and one.stayed and other.stayed:
            game = match.facts.game
            found[game] = _compared(found[game], one.total, other.total)
    return found


def _compared(so_far: HeadToHead, one: int, other: int) -> HeadToHead:
    if one == other:
        return replace(so_far, level=so_far.level + 1)
    if one < other:
        return replace(so_far, ahead=so_far.ahead + 1)
    return replace(so_far, behind=so_far.behind + 1)


class _Sum:
    """Facts added up, one match after the other."""

    def __init__(self) -> None:
        self._points: Counter[int] = Counter()
        self._matches = self._wins = self._shared = self._left = self._running = 0
        self._passes = self._pass_hands = self._outs = self._nines = 0
        self._streak = self._longest = 0

    def add(self, seat: SeatFacts, ended: Ended) -> None:
        for points, hands in seat.points:
            self._points[points] += hands
        self._passes += seat.passes
        self._pass_hands += seat.pass_hands
        self._outs += seat.outs
        self._nines += seat.nines
        if ended is Ended.RUNNING:
            self._running += 1
        elif not seat.stayed:
            self._left += 1
        else:
            self._matches += 1
            self._wins += seat.won and not seat.shared
            self._shared += seat.shared
            self._streak = self._streak + 1 if seat.won else 0
            self._longest = max(self._longest, self._streak)

    def result(self) -> Statistics:
        return Statistics(
            matches=self._matches,
            wins=self._wins,
            shared=self._shared,
            left=self._left,
            running=self._running,
            points=tuple(sorted(self._points.items())),
            passes=self._passes,
            pass_hands=self._pass_hands,
            outs=self._outs,
            nines=self._nines,
            streak=self._streak,
            longest_streak=self._longest,
        )
