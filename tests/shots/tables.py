"""Every situation that a picture is wanted of, as matches in data folders."""

from datetime import datetime, timedelta
from pathlib import Path

from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.domain.commits import StoppedChanged
from app.domain.problems import Code
from app.domain.steps import CardsSet, Passed, PassesSet, WentOut, WithoutPassesSet
from tests.support.seeding import Seeding, enter, pieces, play

FOUR = ("Olena", "Bohdan", "Maria", "Taras")
LONG = (
    "Maximiliana-Konstantina",
    "Олександра-Вікторія",
    "João",
    "Наталія Григорівна",
    "Rita",
    "Юрій",
)
FOREIGN = ("ნინო ბერიძე", "王小明", "Zoë", "Bohdan")


async def evening(folder: Path) -> None:
    """A living room some weeks on: one match half-way, others over, one left, two shared."""
    async with Seeding(folder, _ago(days=40)) as seeding:
        for name in (*FOUR, *LONG, *FOREIGN):
            await seeding.player(name)
        long = await seeding.match("long", "nines", LONG)
        await play(long, 4, 30, 41, 22, 105, 0, 30)
        seeding.now = _ago(days=24)
        shared = await seeding.match("shared", "nines", FOUR)
        await play(shared, 0, 0, 20, 40, 60)
        await play(shared, 1, 20, 0, 31, 45)
        seeding.now = _ago(days=9)
        left = await seeding.match("left", "devyatka", FOUR)
        await play(left, 1, 4, 0, 2, 7, opener=0, passes=(None, 2))
        await left.commit(StoppedChanged(True))
        seeding.now = _ago(days=8)
        foreign = await seeding.match("foreign", "devyatka", FOREIGN, limit=30)
        await play(foreign, 2, 7, 8, 0, 5, opener=0, passes=(None, None, 8))
        seeding.now = _ago(days=1)
        other = await seeding.match("other", "devyatka", (*FOUR[:3], "João"), first_dealer=1)
        await play(other, 3, 3, 5, 6, 0, opener=2, passes=(None, None, None, 1))
        seeding.now = _ago(hours=1)
        running = await seeding.match("running", "nines", FOUR)
        await play(running, 0, 0, 25, 17, 31)
        await play(running, 3, 38, 12, 5, 0)
        await enter(running, 1, "QH 7", None, "9 K 3")


async def nines(folder: Path) -> None:
    """One match a situation on the table and after it; its id says which."""
    async with Seeding(folder, _ago(hours=3)) as seeding:
        await _nines(seeding)
        await _ends(seeding)


async def cards(folder: Path) -> None:
    """Hands of cards, half entered."""
    async with Seeding(folder, _ago(hours=3)) as seeding:
        await _cards_left(seeding)


async def devyatka(folder: Path) -> None:
    """The other game: at the table, counted, over."""
    async with Seeding(folder, _ago(hours=3)) as seeding:
        await _devyatka(seeding)
        await _counts(seeding)


async def nobody(folder: Path) -> None:
    """The first start."""


async def damaged(folder: Path) -> None:
    """A match whose file broke and was brought back from its copy, one that is gone, one newer."""
    async with Seeding(folder, _ago(hours=5)) as seeding:
        for id, names in (("broken", FOUR), ("gone", FOUR[:2]), ("newer", FOUR[1:])):
            match = await seeding.match(id, "nines", names)
            await play(match, 0, 0, *range(11, 11 + len(names) - 1))
            await play(match, 1, 8, 0, *range(31, 31 + len(names) - 2))
    matches = folder / "matches"
    for id in ("broken", "gone"):
        (matches / f"{id}.json").write_bytes(b"{")
    (matches / "gone.json.bak").write_bytes(b"{")
    store = TinyDocumentStore(FolderMedium(folder))
    document = await store.load("matches/newer")
    assert document is not None
    await store.save("matches/newer", {**document, "schema": 99})
    await store.close()


async def _nines(seeding: Seeding) -> None:
    two = await seeding.match("nines-2", "nines", FOUR[:2])
    await play(two, 0, 0, 18)
    await play(two, None, 12, 9)
    four = await seeding.match("nines-4", "nines", FOUR, first_dealer=2)
    await play(four, 0, 0, 25, 17, 31)
    near = await seeding.match("nines-near", "nines", FOUR)
    await play(near, 0, 0, 41, 38, 50)
    await play(near, 2, 46, 36, 0, 48)
    six = await seeding.match("nines-6", "nines", LONG)
    await play(six, 3, 27, 44, 61, 0, 9, 38)
    await play(six, 0, 0, 55, 20, 16, 30, 60)
    for id in ("nines-result", "nines-sheet"):
        match = await seeding.match(id, "nines", FOUR)
        await play(match, 0, 0, "7H 3S", "9C", "KD JC 4H A")
        await play(match, None, "5D", 12, "2S 2H", "6C 3D")
        await play(match, 2, "10H", "9D 9S", 0, "8C", keep=[Code.TWO_NINES])
        if id == "nines-sheet":
            for hand in range(9):
                points = [3 + (hand * 5 + seat * 3) % 6 for seat in range(4)]
                points[hand % 4] = 0
                await play(match, hand % 4, *points)
    await seeding.match("fresh", "nines", FOUR)
    six = await seeding.match("nines-6-result", "nines", LONG)
    await play(six, 3, "9 K Q 2", "10 7 5 4 3", "J J", None, "A", "6 6 8")


async def _cards_left(seeding: Seeding) -> None:
    ranks = await seeding.match("ranks", "nines", FOUR)
    await play(ranks, 0, 0, 25, 17, 31)
    await enter(ranks, 2, "9 Q 7 7", "K 3", looking_at=1)
    suits = await seeding.match("suits", "nines", FOUR)
    await enter(suits, 1, "9D QH 10C AS", None, "KD 2H", looking_at=0)
    twice = await seeding.match("twice", "nines", FOUR)
    await enter(twice, 1, "9D QH", None, "KD 9D", "2S", looking_at=2)
    total = await seeding.match("total", "nines", FOUR)
    await enter(total, 1, "K K K K 8", None, 104, 38, looking_at=2)
    doubt = await seeding.match("two-nines", "nines", FOUR)
    await enter(doubt, 3, "9D 9S QH", "KD", 12, looking_at=0)
    six = await seeding.match("six", "nines", LONG)
    await play(six, 3, 27, 44, 61, 0, 9, 38)
    await enter(six, 0, 0, "9 K 2 5 5 7", None, "J Q", looking_at=1)
    many = await seeding.match("many", "nines", LONG[:4])
    await enter(many, None, "K Q J 10 8 7 6 5 4 3", "9", "A A A", "2 2", looking_at=0)


async def _ends(seeding: Seeding) -> None:
    single = await seeding.match("over", "nines", LONG)
    await play(single, 3, 27, 44, 61, 0, 9, 38)
    await play(single, None, "A", 55, 52, "9D", 30, 60)
    shared = await seeding.match("over-shared", "nines", FOUR)
    await play(shared, 0, 0, 20, 40, 60)
    await play(shared, 1, 20, 0, 31, 45)
    stopped = await seeding.match("stopped", "nines", FOUR)
    await play(stopped, 0, 0, 20, 40, 60)
    await stopped.commit(StoppedChanged(True))


async def _devyatka(seeding: Seeding) -> None:
    await seeding.match("devyatka-fresh", "devyatka", FOUR)
    passes = await seeding.match("devyatka-passes", "devyatka", FOUR, first_dealer=1)
    await play(passes, 2, 5, 4, 0, 6, opener=0, passes=(None, None, 1))
    for seat in (0, 3, 3, 1, 3, 0, 3, 3, 3, 3, 3, 3, 3):
        await passes.step(Passed(seat))
    near = await seeding.match("devyatka-near", "devyatka", LONG[:4], limit=100, pass_price=2)
    await play(near, 1, 7, 0, 8, 6, opener=0, passes=(None, 5))
    await play(near, 2, 7, 8, 0, 7, opener=3, passes=(None, None, 8))
    await near.step(Passed(0))
    for id in ("devyatka-result", "devyatka-sheet"):
        match = await seeding.match(id, "devyatka", FOUR, limit=100)
        await play(match, 2, 5, 4, 0, 6, opener=0, passes=(None, None, 1))
        await play(match, 0, 0, 2, 7, 4, opener=3, passes=(2, 3, 8, 5), keep=[Code.PASS_COUNT])
        await match.annul()
        await enter(match, 3, 4, 6, 2)
        await match.step(WithoutPassesSet(True))
        await match.save()
        await play(match, 1, 3, 0, 2, 5, opener=2, passes=(None, 2))
    over = await seeding.match("devyatka-over", "devyatka", FOUR, limit=30)
    await play(over, 2, 5, 4, 0, 6, opener=0, passes=(None, None, 1))
    await play(over, 1, 8, 0, 3, 7, opener=3, passes=(None, 3))


async def _counts(seeding: Seeding) -> None:
    counts = await seeding.match("counts", "devyatka", FOUR)
    await counts.step(Passed(1))
    await enter(counts, 0, 0, 5)
    filled = await seeding.match("filled", "devyatka", FOUR)
    await enter(filled, 1, 3, 0, 5, 2, opener=0, passes=(None, 1))
    one = await seeding.match("one-repair", "devyatka", FOUR)
    await enter(one, 1, 7, 0, 2, 5, opener=1, passes=(6, 1, 1, 4))
    three = await seeding.match("three-repairs", "devyatka", LONG[:4])
    await enter(three, 0, 0, 2, 7, 4, opener=3, passes=(2, 3, 8, 5))
    asked = await seeding.match("asks-opener", "devyatka", FOUR)
    await enter(asked, 2, 3, 5, 0, 2)
    await asked.step(PassesSet(2, 1))
    asked = await seeding.match("asks-passes", "devyatka", FOUR)
    await enter(asked, 2, 3, 5, 0, 2)
    cards = await seeding.match("devyatka-cards", "devyatka", FOUR)
    await cards.step(WentOut(2))
    await cards.step(CardsSet(0, pieces("6S KH AH")))


def _ago(**time: int) -> datetime:
    return datetime.now().astimezone() - timedelta(**time)
