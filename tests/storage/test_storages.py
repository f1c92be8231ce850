"""TinyDB itself over a cell: the ordinary life of a small database."""

import pytest
from tinydb import TinyDB, where

from app.data.errors import StorageFailed
from app.data.files import FolderMedium
from app.data.port import Damage
from app.data.storages import CellStorage
from tests.storage.places import Place
from tests.support.failing_disks import SteppedDisk


def open_db(place: Place, disk: SteppedDisk | None = None) -> tuple[TinyDB, list[Damage]]:
    damage: list[Damage] = []
    cell = FolderMedium(place.root, disk or place.disk).cell("library")
    return TinyDB(cell, damage.append, storage=CellStorage), damage


def test_a_new_one_is_empty_and_leaves_no_file(place: Place) -> None:
    db, damage = open_db(place)
    assert db.tables() == set()
    assert db.all() == []
    assert not damage
    assert place.files() == []


def test_rows_are_there_after_a_start(place: Place) -> None:
    db, _ = open_db(place)
    db.insert({"name": "Olena"})
    db.table("rules").insert({"limit": 50})
    db.update({"wins": 3}, where("name") == "Olena")
    again, damage = open_db(place)
    assert again.all() == [{"name": "Olena", "wins": 3}]
    assert again.table("rules").all() == [{"limit": 50}]
    assert again.insert({"name": "Taras"}) == 2
    again.drop_table("rules")
    assert open_db(place)[0].tables() == {"_default"}
    assert not damage


def test_reads_come_from_memory_after_the_first(place: Place) -> None:
    db, _ = open_db(place)
    db.insert({"name": "Olena"})
    place.drop("library.json")
    assert db.all() == [{"name": "Olena"}]


def test_after_a_failed_write_memory_says_what_the_disk_says(place: Place) -> None:
    disk = SteppedDisk(place.disk)
    db, _ = open_db(place, disk)
    db.insert({"name": "Olena", "friends": ["Taras"]})
    disk.at = len(disk.steps)

    def befriend(row: dict[str, list[str]]) -> None:
        row["friends"].append("Maria")

    with pytest.raises(StorageFailed):
        db.update(befriend)
    assert db.all() == [{"name": "Olena", "friends": ["Taras"]}]
    db.update(befriend)
    assert open_db(place)[0].all() == [{"name": "Olena", "friends": ["Taras", "Maria"]}]


def test_damage_is_told_once(place: Place) -> None:
    db, _ = open_db(place)
    db.insert({"name": "Olena"})
    db.insert({"name": "Taras"})
    place.spoil("library.json")
    again, damage = open_db(place)
    assert again.all() == [{"name": "Olena"}]
    assert damage == [Damage("library", ("set-aside/library.json.broken-1",), True)]
    assert open_db(place)[1] == []
