"""What people do at a table where passes are counted, besides what they do at any."""

from app.domain.log import replay
from app.domain.match import Match
from app.ui import ids
from tests.support.table import Table


class PassTable(Table):
    """One window on a match of Devyatka."""

    @property
    def match(self) -> Match:
        """The match on the screen, as the disk has it, with its deals as they were recorded."""
        return replay(self.stored.record)

    async def led(self, seat: int) -> None:
        """Answers the quiet question above the tiles."""
        await self.tap(ids.table_opener(seat))
        await self.gone(ids.table_opener(seat))

    async def passes(self, *numbers: int) -> None:
        """Taps so many passes, seat by seat."""
        for seat, times in enumerate(numbers):
            await self.pass_(seat, times)

    async def annul(self) -> None:
        """The deal in play counts for nothing; done when the tiles are empty again."""
        await self.tap(ids.TABLE_MENU, shows=ids.TABLE_ANNUL)
        await self.change(ids.TABLE_ANNUL, ids.table_seat(0))
        await self.gone(ids.TABLE_ANNUL)

    async def repair(self, index: int) -> None:
        """Takes one of the repairs offered; done when none is offered any more."""
        await self.tap(ids.entry_repair(index))
        await self.gone(ids.entry_repair(index))
