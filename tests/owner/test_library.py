"""The owner of the roster."""

import asyncio
from dataclasses import replace

import pytest

from app.data.errors import StorageFailed
from app.data.port import Damage
from app.domain.match import Rules
from app.domain.names import NameProblem
from app.domain.roster import Library, MergeProblem, RosterPlayer
from app.owner.library import LibraryOwner
from tests.support.memory import MemoryShelf

OLENA = RosterPlayer("p1", "Olena")


@pytest.fixture
def shelf() -> MemoryShelf:
    return MemoryShelf(Library((OLENA,)))


@pytest.fixture
def owner(shelf: MemoryShelf) -> LibraryOwner:
    numbers = iter(range(2, 100))
    return LibraryOwner(shelf.library, shelf, lambda: f"p{next(numbers)}")


async def test_players_are_added_and_renamed_and_that_is_kept(
    owner: LibraryOwner, shelf: MemoryShelf
) -> None:
    heard = []
    owner.subscribe(lambda: heard.append(owner.library))
    assert await owner.add_player(" Ivo ") == RosterPlayer("p2", "Ivo")
    assert await owner.rename("p1", "Olenka") is None
    assert [player.name for player in owner.roster] == ["Olenka", "Ivo"]
    assert shelf.library == owner.library == heard[-1]
    assert len(heard) == 2


async def test_a_name_that_cannot_be_taken_changes_nothing(
    owner: LibraryOwner, shelf: MemoryShelf
) -> None:
    before = owner.library
    assert await owner.add_player("olena") is NameProblem.TAKEN
    assert await owner.rename("p1", " ") is NameProblem.EMPTY
    assert owner.library is before is shelf.library


async def test_the_same_name_again_is_not_worth_a_write(
    owner: LibraryOwner, shelf: MemoryShelf
) -> None:
    shelf.failing = True
    assert await owner.rename("p1", "Olena") is None


async def test_two_who_add_the_same_name_at_once_get_one_player(owner: LibraryOwner) -> None:
    answers = await asyncio.gather(owner.add_player("Ivo"), owner.add_player("IVO"))
    assert answers == [RosterPlayer("p2", "Ivo"), NameProblem.TAKEN]


async def test_what_could_not_be_stored_did_not_happen(
    owner: LibraryOwner, shelf: MemoryShelf
) -> None:
    shelf.failing = True
    heard = []
    owner.subscribe(lambda: heard.append(1))
    with pytest.raises(StorageFailed):
        await owner.add_player("Ivo")
    assert owner.roster == (OLENA,)
    assert heard == []


async def test_last_choices_are_remembered(owner: LibraryOwner) -> None:
    await owner.remember("nines", ("p1",), Rules.of({"limit": 100}))
    choices = owner.library.last_choices("nines")
    assert choices is not None
    assert choices.players == ("p1",)


async def test_a_stranger_cannot_be_renamed(owner: LibraryOwner) -> None:
    with pytest.raises(KeyError):
        await owner.rename("p9", "Ivo")


async def test_notices_of_damage_are_shown_until_they_are_put_away(shelf: MemoryShelf) -> None:
    found = [Damage("matches/a", ("set-aside/a",), True)]
    owner = LibraryOwner(shelf.library, shelf, lambda: "", lambda: tuple(found))
    assert owner.damage == tuple(found)
    owner.dismiss_damage()
    assert owner.damage == ()
    found.append(Damage("library", (), False))
    assert owner.damage == (found[1],)


async def test_a_change_begun_is_brought_to_its_end(
    owner: LibraryOwner, shelf: MemoryShelf
) -> None:
    shelf.gate.clear()
    adding = asyncio.create_task(owner.add_player("Ivo"))
    await asyncio.wait([adding], timeout=0.01)
    adding.cancel()
    await asyncio.wait([adding])
    settling = asyncio.create_task(owner.settle())
    await asyncio.wait([settling], timeout=0.01)
    assert not settling.done()
    shelf.gate.set()
    await settling
    assert [player.name for player in owner.roster] == ["Olena", "Ivo"]


async def test_one_is_archived_and_offered_again(owner: LibraryOwner, shelf: MemoryShelf) -> None:
    await owner.archive("p1", True)
    assert shelf.library.roster[0].archived
    await owner.archive("p1", False)
    assert owner.roster == (OLENA,)
    with pytest.raises(KeyError):
        await owner.archive("p9", True)


async def test_two_become_one_and_two_again(owner: LibraryOwner, shelf: MemoryShelf) -> None:
    await owner.add_player("Olia")
    assert await owner.merge("p2", "p1", lambda one, other: True) is MergeProblem.TOGETHER
    assert await owner.merge("p2", "p1", lambda one, other: False) is None
    assert owner.roster == (OLENA,)
    assert shelf.library.names["p2"] == "Olena"
    assert await owner.merge("p2", "p1", lambda one, other: False) is MergeProblem.SAME
    assert await owner.unmerge("p2") == RosterPlayer("p2", "Olia")
    assert [player.name for player in owner.roster] == ["Olena", "Olia"]
    await owner.merge("p2", "p1", lambda one, other: False)
    assert await owner.add_player("Olia") is NameProblem.MERGED
    assert await owner.rename("p1", "Olia") is None
    assert await owner.unmerge("p2") == RosterPlayer("p2", "Olia 2")


async def test_anything_else_is_changed_in_turn(owner: LibraryOwner, shelf: MemoryShelf) -> None:
    await owner.change(lambda library: replace(library, copied="now"))
    assert shelf.library.copied == owner.library.copied == "now"
