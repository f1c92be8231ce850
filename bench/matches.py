"""A data folder with thousands of matches, made as the app stores them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from app import bootstrap
from app.data.stored import StoredMatch
from app.domain.commits import DealSaved
from app.domain.log import Record, commit
from tests.support.generated import generated

_FIRST = datetime(2025, 1, 1, 20, 0, tzinfo=UTC)


async def many_matches(folder: Path, number: int) -> None:
    """`number` generated matches of both games in `folder`, with their index written."""
    folder.mkdir(parents=True)
    services = bootstrap.build(folder)
    await services.matches.open()
    chance = Random(9)
    for count in range(number):
        match = generated(chance, count)
        record = Record(f"bench-{count}", match.setup)
        for deal in match.deals:
            record = commit(record, deal.id, DealSaved(deal))
        at = (_FIRST + timedelta(hours=count)).isoformat(timespec="seconds")
        await services.matches.put(StoredMatch(record, (), at, at))
    await services.matches.close()
    await bootstrap.close(services)
