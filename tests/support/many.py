"""Many matches at once, made by chance and stored as the app stores them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from app.data.stored import StoredMatch
from app.domain.commits import DealSaved, StoppedChanged
from app.domain.log import Record, commit
from tests.support.generated import generated
from tests.support.houses import start

_FIRST = datetime(2025, 1, 1, 20, 0, tzinfo=UTC)


def many(number: int, seed: int = 9) -> Iterator[StoredMatch]:
    """Matches of both games, an hour apart, with ids that count."""
    chance = Random(seed)
    for count in range(number):
        match = generated(chance, count)
        record = Record(f"many-{count}", match.setup)
        for deal in match.deals:
            record = commit(record, deal.id, DealSaved(deal))
        if match.stopped:
            record = commit(record, "stopped", StoppedChanged(True))
        at = (_FIRST + timedelta(hours=count)).isoformat(timespec="seconds")
        yield StoredMatch(record, (), at, at)


async def backup_of(matches: Iterator[StoredMatch]) -> bytes:
    """A backup file with `matches`, as a process with just them makes it."""
    house = await start()
    for stored in matches:
        await house.matches.put(stored)
    return (await house.keeper.backup()).data
