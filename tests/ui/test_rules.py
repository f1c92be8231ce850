"""The rules as they are read: every number in them comes from the game itself."""

import pytest

from app.domain.cards import Rank
from app.domain.games import GAMES, game
from app.l10n.card_names import rank_name
from app.l10n.catalog import words_for
from app.ui import ids
from app.ui.screens.rules import rules
from tests.support.client import client_at
from tests.support.memory import Table, setup_of


async def page_of(game_id: str) -> str:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/rules") as client:
        await client.press(ids.rules_game(game_id))
        return client.reads()


def test_every_game_has_its_rules() -> None:
    assert rules._PAGES.keys() == GAMES.keys()


async def test_nines_shows_what_each_card_costs_and_the_worked_example() -> None:
    said = await page_of("nines")
    words = words_for("en")
    for rank in Rank:
        assert f"{rank_name(words, rank)} {game('nines').card_value(rank)}" in said
    assert "nine of diamonds, queen of hearts" in said
    assert "15 + 10 = 25" in said


async def test_nines_shows_how_many_cards_each_number_of_players_is_dealt() -> None:
    lines = (await page_of("nines")).splitlines()
    first = lines.index("Draw pile") + 1
    assert lines[first : first + 15] == [
        *("2", "7", "37"),
        *("3", "7", "30"),
        *("4", "7", "23"),
        *("5", "5", "26"),
        *("6", "5", "21"),
    ]


async def test_devyatka_shows_a_row_growing_and_why_passes_add_up() -> None:
    said = await page_of("devyatka")
    assert "eight of diamonds, nine of diamonds, ten of diamonds" in said
    assert "0 / 1 / 2" in said
    assert "= 5" in said


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_match_leads_to_the_rules_of_its_game_and_back(game_id: str) -> None:
    table = Table()
    store = await table.match_store(setup_of(game_id))
    async with client_at(table, store, "/rules") as client:
        assert ("draw pile" in client.reads()) == (game_id == "nines")
        await client.press(ids.BACK)
        assert client.route == f"/match/{store.state.record.id}"


async def test_cards_are_drawn_with_the_letters_of_this_clients_pack() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/rules") as client:
        assert "Q" in client.reads().splitlines()
        await client.session.client.set_letters("cyrillic")
        await client.settle()
        assert "Д" in client.reads().splitlines()


async def test_a_page_that_fails_leaves_a_way_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    async with client_at(table, store, route="/settings") as client:
        right = dict(rules._PAGES)

        def wrong(*_: object) -> list[object]:
            raise RuntimeError("no such rule")

        monkeypatch.setitem(rules._PAGES, "nines", wrong)
        await client.press(ids.nav("rules"))
        assert "This screen failed" in client.reads()
        # The session lives on: other places, and this one when it is mended.
        await client.press(ids.nav("settings"))
        assert "Settings" in client.reads()
        await client.press(ids.nav("rules"))
        monkeypatch.setitem(rules._PAGES, "nines", right["nines"])
        await client.press(ids.RETRY)
        assert "15 + 10 = 25" in client.reads()
        assert client.stage.wire.errors == []
