"""Data folders for the bench: thousands of matches, made as the app stores them."""

from pathlib import Path

from app import bootstrap
from app.domain.roster import Library, RosterPlayer
from tests.support.generated import PEOPLE
from tests.support.many import many


async def stored_matches(folder: Path, number: int) -> None:
    """`number` generated matches of both games in `folder`, with their people in the roster and
    their index written.
    """
    folder.mkdir(parents=True)
    services = bootstrap.build(folder)
    await services.matches.open()
    roster = tuple(RosterPlayer(id, f"Player {id}") for id in PEOPLE)
    await services.shelf.put(Library(roster))
    for stored in many(number):
        await services.matches.put(stored)
    await services.matches.close()
    await bootstrap.close(services)
