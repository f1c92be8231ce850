"""Screens that are loaded when they are first shown: all can be, and one that cannot says so."""

from types import ModuleType

import pytest

from app.ui import ids
from app.ui.screens import later
from app.ui.stack import load_all, loaders
from tests.support.client import client_at
from tests.support.memory import Table, setup_of


def test_every_address_has_a_screen() -> None:
    load_all()
    assert all(callable(load()) for load in loaders())


def test_a_new_match_is_at_hand_soon() -> None:
    names = [getattr(load(), "__name__", "") for load in loaders()]
    assert names.index("NewMatchScreen") == 1


@pytest.mark.parametrize("broken", ["the module", "its name"])
async def test_a_screen_that_cannot_be_loaded_says_so_and_comes_when_tried_again(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = later.import_module
    reported: list[Exception] = []
    monkeypatch.setattr(later, "report", reported.append)

    def failing(name: str) -> ModuleType:
        if not name.endswith(".rules"):
            return whole(name)
        if broken == "its name":
            return ModuleType(name)
        raise ImportError(name)

    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store) as client:
        monkeypatch.setattr(later, "import_module", failing)
        await client.back(f"{client.route}/rules")
        assert "This screen failed" in client.reads()
        await client.press(ids.RETRY)
        assert "This screen failed" in client.reads()
        assert len(reported) == 2

        monkeypatch.setattr(later, "import_module", whole)
        await client.press(ids.RETRY)
        assert "This screen failed" not in client.reads()
        assert "Rules" in client.reads()
        assert client.stage.wire.errors == []
