"""Matches whose sheets are put right, and their ends: as `tables.py` has those that are played."""

from datetime import datetime, timedelta
from pathlib import Path

from app.domain.draft import Edit
from app.domain.problems import Code
from app.domain.steps import CardAdded, CountSet, FineAdded, Piece, TotalSet
from app.stores.match_store import MatchStore
from tests.shots.tables import FOUR, LONG
from tests.support.seeding import Seeding, enter, play


async def corrected(folder: Path) -> None:
    """One match a situation; its id says which."""
    now = datetime.now().astimezone() - timedelta(hours=3)
    async with Seeding(folder, now) as seeding:
        await _five(await seeding.match("five", "nines", FOUR))
        ends = await seeding.match("ends", "nines", LONG[:4])
        await _five(ends)
        for piece in (Piece("K", "C"), Piece("Q", "D")):
            await ends.step(CardAdded(2, piece), Edit(_id(ends, 2)))
        await _marks(await seeding.match("marks", "nines", FOUR))
        reopens = await seeding.match("reopens", "devyatka", FOUR)
        for _ in range(6):
            await play(reopens, 0, 0, 9, 2, 3, opener=0, passes=(0, 0, 0, 0), keep=_KEPT)
        await reopens.step(CountSet(1, 2), Edit(_id(reopens, 3)))
        await _long(await seeding.match("long", "nines", FOUR))
        await _long(await seeding.match("crowd", "nines", LONG))


_KEPT = (Code.PASS_COUNT,)


async def _five(match: MatchStore) -> None:
    """Five hands, Maria at 95 after the last, and one that is half entered."""
    await play(match, 0, None, "9D QH", "KS KH", "AC")
    await play(match, 1, "5S 6S", None, "KD QS", "7D")
    await play(match, 0, None, 3, 20, 3)
    await play(match, 3, 3, 3, 20, None)
    await play(match, 0, None, 4, 15, 6)
    await enter(match, 2, "9 7")


async def _marks(match: MatchStore) -> None:
    """Every mark that a hand of the sheet can have."""
    await play(match, 0, None, "9D QH", 17, 31)
    await play(match, None, 12, 10, 8, 30)
    await match.step(FineAdded(3, 5, "Looked at the next card"))
    await play(match, 1, "9D 9S", None, 11, 4, keep=[Code.TWO_NINES])
    await match.annul()
    await play(match, 2, 5, 3, None, 6)
    await play(match, 0, None, 3, 40, 3)
    await match.step(TotalSet(3, 90), Edit(_id(match, 1)))
    await match.save(Edit(_id(match, 1)))
    await match.step(TotalSet(2, 21), Edit(_id(match, 2)))


async def _long(match: MatchStore) -> None:
    """As long as an evening: totals that cross, and one that ends it."""
    seats = len(match.state.names)
    for at, first in enumerate((4, 9, 3, 17, 8, 2, 11, 6)):
        out = at % seats
        await play(
            match, out, *(_some(seat, first) if seat != out else None for seat in range(seats))
        )
    await play(match, 3, *(None if seat == 3 else 78 if seat == 1 else 6 for seat in range(seats)))
    assert match.state.sheet.over


def _some(seat: int, first: int) -> int:
    return 1 + (first + seat * 5) % 13


def _id(match: MatchStore, number: int) -> str:
    return match.state.sheet.rows[number - 1].deal.id
