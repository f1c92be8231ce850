"""People who played for months: numbers enough for charts, one of them under two names."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from app.domain.commits import StoppedChanged
from tests.support.seeding import Seeding, play

PEOPLE: Final = (
    "Olena",
    "Bohdan",
    "Maria",
    "Taras",
    "Maximiliana-Konstantina Oliveira",
    "Олександра-Вікторія",
    "Lena",
    "Rita",
    "Lenochka",
    "Юрій",
)
"""In the order of their ids, which count from `seed-1`."""


def id_of(name: str) -> str:
    """The id in the roster."""
    return f"seed-{PEOPLE.index(name) + 1}"


_ENDS: Final = (
    (62, 38, 104, 71),
    (38, 52, 101, 90),
    (81, 40, 55, 112),
    (105, 61, 40, 77),
    (40, 40, 102, 66),
    (55, 30, 71, 100),
    (29, 88, 64, 103),
    (73, 101, 50, 44),
    (57, 49, 100, 80),
    (101, 72, 60, 59),
    (40, 77, 40, 108),
    (33, 60, 101, 45),
    (90, 100, 23, 70),
)
"""How matches of the first four ended."""


async def club(folder: Path) -> None:
    """Thirteen matches of Nines of the same four, three of Devyatka, and what else there is."""
    async with Seeding(folder, _ago(260)) as seeding:
        people = {name: await seeding.player(name) for name in PEOPLE}
        for number, ends in enumerate(_ENDS):
            seeding.now = _ago(250 - 18 * number)
            match = await seeding.match(f"club-{number}", "nines", PEOPLE[:4])
            first = number % 4
            await play(match, first, *(0 if s == first else ends[s] // 3 for s in range(4)))
            await play(
                match, None, *(e - (0 if s == first else e // 3) for s, e in enumerate(ends))
            )
        seeding.now = _ago(20)
        for number, limit in enumerate((30, 30, 50)):
            match = await seeding.match(f"four-{number}", "devyatka", PEOPLE[:4], limit=limit)
            await play(match, 2, 5, 4, 0, 6, opener=0, passes=(None, None, 1))
            await play(match, 1, 8, 0, 3, 7, opener=3, passes=(None, 3))
        other = await seeding.match("long", "nines", (*PEOPLE[4:6], "Taras", "Юрій"))
        await play(other, 1, 105, 0, 40, 71)
        stopped = await seeding.match("stopped", "nines", ("Lena", "Bohdan"))
        await play(stopped, 0, 0, 25)
        await stopped.commit(StoppedChanged(True))
        alone = await seeding.match("lena", "nines", ("Lena", "Bohdan"))
        await play(alone, 0, 0, 102)
        await seeding.library.merge(people["Lenochka"].id, people["Olena"].id, lambda *_: False)
        await seeding.library.archive(people["Юрій"].id, True)


def _ago(days: int) -> datetime:
    return datetime.now().astimezone() - timedelta(days=days)
