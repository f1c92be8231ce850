"""Matches in which something else than a hand is decided: as `tables.py` has those played."""

from datetime import datetime, timedelta
from pathlib import Path

from app.domain.commits import NotesChanged, SeatsChanged
from app.domain.steps import (
    CardHeld,
    CountSet,
    FineAdded,
    NoCardPlayed,
    OpenerSet,
    PassesSet,
    Piece,
    RowSet,
    SuitNamed,
    TotalSet,
    WentOut,
)
from app.stores.match_store import MatchStore
from tests.shots.tables import FOUR, LONG
from tests.support.seeding import Seeding, play


async def decided(folder: Path) -> None:
    """One match a situation; its id says which."""
    now = datetime.now().astimezone() - timedelta(hours=3)
    async with Seeding(folder, now) as seeding:
        for name in ("Rita", "Ivo", "Наталія Григорівна", "Zoë"):
            await seeding.player(name)
        await _nines(seeding)
        await _devyatka(seeding)


async def _nines(seeding: Seeding) -> None:
    seats = await seeding.match("seats", "nines", (*FOUR, "João"))
    await play(seats, 0, None, 25, 17, 31, 8)
    await seats.commit(SeatsChanged((0, 1, 2, 4)))
    await seats.commit(NotesChanged("Rain all evening.\nThe pack with the blue backs lacks a six."))
    full = await seeding.match("full", "nines", LONG)
    await play(full, 3, 27, 44, 61, None, 9, 38)
    await full.step(FineAdded(0, 5, "Показано карту сусідові, хоч ніхто й не питав"))
    await full.step(FineAdded(3, -10))
    await full.step(SuitNamed("D"))
    for seat in range(6):
        await full.step(NoCardPlayed(seat))
    lap = await seeding.match("lap", "nines", FOUR)
    await play(lap, 0, None, 25, 17, 31)
    for seat in (1, 2):
        await lap.step(NoCardPlayed(seat))
    fined = await seeding.match("fined", "nines", FOUR)
    await play(fined, 0, None, 25, 17, 31)
    await fined.step(FineAdded(1, 5, "revoke"))
    await fined.step(WentOut(0))
    await fined.step(TotalSet(1, 12))


async def _devyatka(seeding: Seeding) -> None:
    agreed = await seeding.match("agreed", "devyatka", LONG[:4], limit=50)
    await play(agreed, 2, 5, 4, None, 6, opener=0, passes=(None, None, 1))
    await play(agreed, 1, 8, None, 3, 7, opener=3, passes=(None, 3))
    fined = await seeding.match("devyatka-fined", "devyatka", LONG[:4])
    await fined.step(FineAdded(1, 5, "pass"))
    await _grid(await seeding.match("grid", "devyatka", FOUR), "6S KS", counted=4)
    await _grid(await seeding.match("grid-wrong", "devyatka", FOUR), "6S KS 6D 7D AD", counted=4)
    await (await seeding.match("grid-begun", "devyatka", LONG[:4])).step(WentOut(1))


async def _grid(match: MatchStore, olena: str, counted: int) -> None:
    """The rows leave 6S KS AS 6H 7H 6D 7D 8D QD KD AD; `olena` holds so much of it by now."""
    for step in (
        OpenerSet(0),
        PassesSet(1, 1),
        WentOut(1),
        CountSet(0, counted),
        CountSet(2, 3),
        CountSet(3, 3),
        RowSet("S", "7", "Q"),
        RowSet("H", "8", "A"),
        RowSet("D", "9", "J"),
    ):
        await match.step(step)
    for seat, codes in ((2, "AS 6H 7H"), (3, "8D QD KD"), (0, olena)):
        for code in codes.split():
            await match.step(CardHeld(seat, Piece(code[:-1], code[-1])))
