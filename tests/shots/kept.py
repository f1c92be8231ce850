"""An evening's matches with two of them in the bin, and copies that the app made by itself."""

from datetime import datetime
from pathlib import Path

from app import bootstrap
from app.house import open_house
from app.owner.bringing import Mode
from tests.shots.tables import evening


async def kept(folder: Path) -> None:
    """The house of the bin and the backup."""
    await evening(folder)
    services = bootstrap.build(folder)
    await services.matches.open()
    house = await open_house(
        services.copies,
        services.store,
        services.shelf,
        services.owners,
        bootstrap.new_id,
        lambda: datetime.now().astimezone().isoformat(timespec="seconds"),
    )
    services.house = house
    await house.keeper.tidy()
    for match_id in ("long", "left"):
        await services.owners.delete(match_id)
    backup = await house.keeper.backup()
    await services.owners.delete("shared")
    await house.keeper.bring_in(backup.data, Mode.REPLACE)
    await bootstrap.close(services)
