"""The roster and the lists of matches, as one client sees them."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from app.data.port import Damage
from app.domain.log import Record
from app.domain.match import Player, Rules
from app.domain.names import NameProblem
from app.domain.roster import MergeProblem, RosterPlayer
from app.domain.steps import CountSet, WentOut, WithoutPassesSet
from app.owner.commands import Refusal
from app.owner.library import LibraryOwner
from app.owner.owners import BadSetup
from app.stores.library_state import LibraryState
from app.stores.library_store import LibraryStore
from app.stores.match_store import MatchStore
from tests.support.memory import Table, setup_of


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def store(table: Table) -> LibraryStore:
    return table.library_store()


async def told(store: LibraryStore, doing: Coroutine[Any, Any, object]) -> LibraryState:
    """The state that listeners hear of because of `doing`."""
    heard = asyncio.Event()
    stop = store.subscribe(heard.set)
    await doing
    await asyncio.wait_for(heard.wait(), 5)
    stop()
    return store.state


async def play_to_the_end(store: MatchStore) -> None:
    while not store.state.sheet.over:
        for step in (
            WentOut(0),
            *(CountSet(seat, 8) for seat in (1, 2, 3)),
            WithoutPassesSet(True),
        ):
            await store.step(step)
        await store.save()
        assert store.state.refusal is None


async def test_players_are_added_and_renamed(store: LibraryStore) -> None:
    added = await store.add_player("Olena")
    assert isinstance(added, RosterPlayer)
    assert store.state.roster == store.state.offered == (added,)
    assert await store.rename(added.id, "Olenka") is None
    assert store.state.roster[0].name == "Olenka"
    assert await store.add_player("olenka") is NameProblem.TAKEN


async def test_a_full_disk_is_said(table: Table, store: LibraryStore) -> None:
    table.shelf.failing = table.matches.failing = True
    assert await store.add_player("Olena") is Refusal.STORAGE_FAILED
    assert store.state.refusal is Refusal.STORAGE_FAILED
    store.dismiss()
    assert store.state.refusal is None
    assert await store.create_match(setup_of("nines")) is None
    assert store.state.refusal is Refusal.STORAGE_FAILED
    assert store.state.running == store.state.roster == ()


async def test_a_rename_that_cannot_be_stored_is_said(table: Table, store: LibraryStore) -> None:
    player = await store.add_player("Olena")
    assert isinstance(player, RosterPlayer)
    table.shelf.failing = True
    assert await store.rename(player.id, "Olenka") is Refusal.STORAGE_FAILED
    assert store.state.roster == (player,)


async def test_a_match_begins_and_its_choices_are_those_offered_next(store: LibraryStore) -> None:
    olena = await store.add_player("Olena")
    assert isinstance(olena, RosterPlayer)
    setup = setup_of("nines", players=2)
    setup = replace(setup, players=(Player("Olena", olena.id), Player("Ivo")))
    match_id = await store.create_match(setup)
    assert [one.id for one in store.state.running] == [match_id]
    choices = store.state.last_choices("nines")
    assert choices is not None
    assert choices.players == (olena.id,)
    assert choices.rules == setup.rules
    assert store.state.last_choices("devyatka") is None


async def test_a_match_begun_is_there_even_if_its_choices_could_not_be_kept(
    table: Table, store: LibraryStore
) -> None:
    table.shelf.failing = True
    match_id = await store.create_match(setup_of("nines"))
    assert match_id is not None
    assert store.state.refusal is None
    assert [one.id for one in store.state.running] == [match_id]


async def test_a_match_that_makes_no_sense_does_not_begin(store: LibraryStore) -> None:
    with pytest.raises(BadSetup):
        await store.create_match(setup_of("devyatka", players=3))
    with pytest.raises(BadSetup):
        await store.create_match(replace(setup_of("nines"), rules=Rules.of({"limit": 7})))


async def test_lists_follow_the_matches(table: Table, store: LibraryStore) -> None:
    state = await told(store, table.owners.create(setup_of("devyatka")))
    match = await table.another(state.running[0].id)
    state = await told(store, match.step(WentOut(1)))
    assert state.running[0].entering


async def test_lists_that_nobody_follows_are_made_when_they_are_looked_at(
    table: Table, store: LibraryStore
) -> None:
    match = await table.match_store(setup_of("devyatka"))
    asked = table.matches.asked
    for seat in range(4):
        await match.tap_pass(seat)
    assert table.matches.asked == asked
    assert store.state.running[0].updated > store.state.running[0].started
    await match.step(WentOut(1))
    stop = store.subscribe(lambda: None)
    assert store.state.running[0].entering
    stop()


async def test_a_match_that_is_over_goes_to_the_earlier_ones_and_is_played_again(
    table: Table, store: LibraryStore
) -> None:
    match = await table.match_store(setup_of("devyatka", limit=30))
    await play_to_the_end(match)
    store.refresh()
    assert store.state.running == ()
    finished = store.state.earlier[0]
    assert finished.winners == (0,)
    again = await store.rematch(finished.id)
    assert again is not None
    assert [one.id for one in store.state.running] == [again]
    assert store.state.running[0].dealer == match.state.sheet.coming.dealer
    assert store.state.running[0].totals == (0, 0, 0, 0)
    assert await store.rematch("gone") is None


async def test_names_in_lists_are_those_of_the_roster_now(
    table: Table, store: LibraryStore
) -> None:
    olena = await store.add_player("Olena")
    assert isinstance(olena, RosterPlayer)
    setup = setup_of("nines", players=3)
    players = (Player("Olena", olena.id), Player("Ivo"), Player("Rita", "gone"))
    await store.create_match(replace(setup, players=players))
    await store.rename(olena.id, "Olenka")
    assert store.state.running[0].names == ("Olenka", "Ivo", "Rita")


async def test_notices_of_damage_are_put_away(table: Table) -> None:
    damage = Damage("matches/a", ("set-aside/a",), False)
    library = LibraryOwner(table.shelf.library, table.shelf, table.new_id, lambda: (damage,))
    store = LibraryStore(table.owners, library)
    assert store.state.damage == (damage,)
    store.dismiss_damage()
    assert store.state.damage == ()


async def test_a_closed_store_hears_of_nothing(table: Table, store: LibraryStore) -> None:
    match = await table.match_store(setup_of("devyatka"))
    before = store.state
    store.close()
    await match.tap_pass(1)
    await table.library.add_player("Olena")
    await asyncio.sleep(0)
    assert store.state is before


async def people(store: LibraryStore, *names: str) -> list[str]:
    added = [await store.add_player(name) for name in names]
    return [one.id for one in added if isinstance(one, RosterPlayer)]


async def test_two_are_one_everywhere_and_two_again(table: Table, store: LibraryStore) -> None:
    olena, olia, ivo = await people(store, "Olena", "Olia", "Ivo")
    setup = replace(
        setup_of("nines", players=2), players=(Player("Olia", olia), Player("Ivo", ivo))
    )
    match_id = await store.create_match(setup)
    assert match_id is not None
    match = await table.another(match_id)
    assert await store.merge(olia, olena) is None
    assert [player.name for player in store.state.roster] == ["Olena", "Ivo"]
    assert store.state.running[0].names == match.state.names == ("Olena", "Ivo")
    assert store.state.running[0].player_ids == (olena, ivo)
    assert [(one.id, into.id) for one, into in store.state.merged] == [(olia, olena)]
    choices = store.state.last_choices("nines")
    assert choices is not None
    assert choices.players == (olena, ivo)
    assert store.book.statistics(olena)["nines"].played.running == 1
    assert isinstance(await store.unmerge(olia), RosterPlayer)
    assert store.state.running[0].names == match.state.names == ("Olia", "Ivo")
    assert store.state.merged == ()
    assert store.book.statistics(olena) == {}


async def test_two_who_sat_at_one_table_stay_two_also_if_it_is_in_the_bin(
    table: Table, store: LibraryStore
) -> None:
    olena, olia, ivo = await people(store, "Olena", "Olia", "Ivo")
    setup = replace(
        setup_of("nines", players=2), players=(Player("Olia", olia), Player("Ivo", ivo))
    )
    match_id = await store.create_match(setup)
    assert match_id is not None
    assert [one.id for one in store.mergeable(olia)] == [olena]
    assert await store.merge(olia, ivo) is MergeProblem.TOGETHER
    await store.delete_match(match_id)
    assert await store.merge(olia, ivo) is MergeProblem.TOGETHER
    assert await store.merge(olia, olia) is MergeProblem.SAME
    assert store.state.refusal is None


async def test_one_is_archived_and_offered_again(store: LibraryStore) -> None:
    olena, ivo = await people(store, "Olena", "Ivo")
    assert await store.archive(olena) is None
    assert [one.id for one in store.state.offered] == [ivo]
    assert len(store.state.roster) == 2
    assert await store.archive(olena, False) is None
    assert [one.id for one in store.state.offered] == [olena, ivo]


async def test_a_match_is_deleted_and_restored(table: Table, store: LibraryStore) -> None:
    match_id = await store.create_match(setup_of("nines"))
    assert match_id is not None
    match = await table.another(match_id)
    assert await store.delete_match(match_id) is None
    assert store.state.running == ()
    assert match.state.gone
    await match.annul()
    assert match.state.refusal is Refusal.GONE
    assert await store.restore_match(match_id) is None
    assert [one.id for one in store.state.running] == [match_id]
    assert not match.state.gone
    await match.annul()
    assert match.state.refusal is None
    assert await store.restore_match(match_id) is Refusal.GONE


async def test_a_full_disk_changes_nothing_and_is_said(table: Table, store: LibraryStore) -> None:
    olena, olia = await people(store, "Olena", "Olia")
    match_id = await store.create_match(setup_of("nines"))
    assert match_id is not None
    rita = (await people(store, "Rita"))[0]
    assert await store.merge(rita, olena) is None
    before = store.state
    table.shelf.failing = table.matches.failing = True
    for attempt in (
        store.merge(olia, olena),
        store.unmerge(rita),
        store.archive(olena),
        store.delete_match(match_id),
        store.restore_match(match_id),
    ):
        assert await attempt is Refusal.STORAGE_FAILED
        store.dismiss()
    assert store.state == before


async def test_a_match_from_elsewhere_is_on_the_screen_at_once(
    table: Table, store: LibraryStore
) -> None:
    match = await table.match_store(setup_of("devyatka"))
    await match.tap_pass(1)
    stored = table.matches.stored[match.state.record.id]
    fresh = replace(stored, record=Record(stored.id, setup_of("devyatka")), applied=())
    await table.owners.adopt(fresh)
    assert match.state.undo is None
    await match.tap_pass(2)
    assert match.state.refusal is None
