"""One client at a match: quick taps, double taps, other clients, undo across a save."""

import asyncio
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from app.domain.commits import DealSaved, StoppedChanged
from app.domain.draft import PLAY, Edit
from app.domain.log import Logged
from app.domain.match import Player
from app.domain.roster import RosterPlayer
from app.domain.steps import (
    CardAdded,
    CountSet,
    OpenerSet,
    Passed,
    PassTakenBack,
    Piece,
    TotalSet,
    WentOut,
)
from app.owner.commands import Refusal
from app.stores.match_store import MatchState, MatchStore
from tests.support.memory import MemoryMatches, Table, setup_of


async def new(game: str = "devyatka", matches: MemoryMatches | None = None) -> MatchStore:
    return await Table(matches).match_store(setup_of(game))


async def two(game: str = "devyatka") -> tuple[MatchStore, MatchStore]:
    table = Table()
    first = await table.match_store(setup_of(game))
    return first, await table.another(first.state.record.id)


async def fill_in(store: MatchStore) -> None:
    await store.step(OpenerSet(2))
    await store.tap_pass(0)
    await store.step(WentOut(0))
    for seat, number in ((1, 2), (2, 3), (3, 4)):
        await store.step(CountSet(seat, number))


def undo_id(store: MatchStore) -> str:
    assert store.state.undo is not None
    return store.state.undo.id


async def test_a_hand_of_devyatka_from_taps_to_the_next_hand_and_back() -> None:
    store = await new()
    assert store.state.undo is store.state.redo is None
    await fill_in(store)
    before = store.state.form
    await store.save()
    assert store.state.refusal is None
    assert [row.number for row in store.state.sheet.rows] == [1]
    assert store.state.form.number == 2
    assert isinstance(store.state.undo, Logged)
    assert isinstance(store.state.undo.commit, DealSaved)

    await store.undo(undo_id(store))
    assert store.state.form == before
    assert store.state.redo is not None
    await store.redo(store.state.redo.id)
    assert store.state.form.number == 2


async def test_a_pass_is_tapped_and_taken_back() -> None:
    store = await new()
    await store.tap_pass(1)
    await store.tap_pass(1)
    await store.take_back(1)
    assert store.state.form.entered.passes == (0, 1, 0, 0)
    await store.take_back(2)
    assert store.state.refusal is Refusal.NOT_POSSIBLE
    store.dismiss()
    assert store.state.refusal is None


async def test_quick_taps_of_one_client_all_come_in_their_order() -> None:
    store = await new("nines")
    pieces = [Piece(rank) for rank in ("9", "Q", "2", "2")]
    await asyncio.gather(
        store.step(WentOut(0)), *(store.step(CardAdded(1, piece)) for piece in pieces)
    )
    assert store.state.refusal is None
    assert list(store.state.form.entered.left[1].pieces) == pieces


async def test_quick_taps_come_in_between_the_passes_of_somebody_else() -> None:
    mine, theirs = await two()
    await asyncio.gather(
        mine.tap_pass(0), theirs.tap_pass(1), mine.tap_pass(0), theirs.tap_pass(1), mine.tap_pass(2)
    )
    assert mine.state.form.entered.passes == theirs.state.form.entered.passes == (2, 2, 1, 0)
    assert mine.state.record == theirs.state.record


async def test_what_was_meant_for_something_else_is_refused_and_the_screen_shows_why() -> None:
    mine, theirs = await two()
    await asyncio.gather(theirs.step(WentOut(1)), mine.step(WentOut(2)))
    assert mine.state.form.entered.out == 1
    assert mine.state.refusal is Refusal.STALE
    assert theirs.state.refusal is None
    await mine.step(WentOut(2))
    assert mine.state.refusal is None
    assert theirs.state.form.entered.out == 2


async def test_an_own_tap_behind_one_of_somebody_else_is_not_carried_over() -> None:
    mine, theirs = await two("nines")
    await mine.step(WentOut(0))
    await asyncio.gather(
        mine.step(TotalSet(1, 5)), theirs.step(TotalSet(1, 6)), mine.step(TotalSet(2, 7))
    )
    assert mine.state.form.entered.left[1].points == 5
    assert theirs.state.refusal is Refusal.STALE
    assert mine.state.form.entered.left[2].points == 7


async def test_what_is_done_on_a_screen_that_is_behind_is_refused() -> None:
    """The state is newer than what the client has drawn: its tap was meant for the older one."""
    one, other = await two()
    await fill_in(other)
    one.shown(one.state.record)
    old = one.state.record
    await other.step(CountSet(3, 5))
    assert one.behind is old

    await one.step(CountSet(3, 6))
    assert one.state.refusal is Refusal.STALE
    await one.undo(undo_id(one))
    assert one.state.record is other.state.record

    await one.tap_pass(1)
    assert one.state.refusal is None
    assert one.state.form.entered.passes == (1, 1, 0, 0)

    one.shown(old)
    await one.save()
    assert one.state.refusal is Refusal.STALE
    one.shown(one.state.record)
    assert one.behind is None
    await one.step(CountSet(3, 6))
    assert one.state.refusal is None
    assert one.state.form.entered.left[3].count == 6


async def test_own_acts_leave_nobody_behind() -> None:
    one, other = await two()
    one.shown(one.state.record)
    await asyncio.gather(*(one.step(CountSet(seat, 3)) for seat in (1, 2)), one.tap_pass(0))
    assert one.behind is None
    assert other.behind is None  # nobody says what that client has drawn


async def test_nothing_of_the_next_hand_is_done_to_what_was_meant_for_this_one() -> None:
    mine, theirs = await two()
    await fill_in(mine)
    await asyncio.gather(mine.save(), theirs.tap_pass(1), mine.tap_pass(1))
    assert mine.state.form.entered.passes == (None,) * 4
    assert mine.state.refusal is theirs.state.refusal is Refusal.STALE


async def test_a_double_tap_on_save_saves_once_without_a_word() -> None:
    store = await new()
    await fill_in(store)
    seen = store.state.record
    await asyncio.gather(store.save(), store.save())
    await store.save(seen=seen)
    assert store.state.refusal is None
    assert len(store.state.match.deals) == 1


async def test_a_double_tap_on_annul_annuls_once() -> None:
    store = await new()
    seen = store.state.record
    await asyncio.gather(store.annul(seen), store.annul(seen))
    await store.annul(seen)
    assert len(store.state.match.deals) == 1
    await store.annul()
    assert len(store.state.match.deals) == 2


async def test_a_double_tap_on_undo_takes_back_one_thing() -> None:
    store = await new()
    await store.tap_pass(1)
    await store.tap_pass(2)
    top = undo_id(store)
    await asyncio.gather(store.undo(top), store.undo(top))
    await store.undo(top)
    assert store.state.refusal is None
    assert store.state.form.entered.passes == (0, 1, 0, 0)


async def test_undo_of_what_somebody_else_changed_since_is_refused() -> None:
    mine, theirs = await two()
    await mine.tap_pass(1)
    top = undo_id(mine)
    await theirs.tap_pass(2)
    await mine.undo(top)
    assert mine.state.refusal is Refusal.STALE
    assert mine.state.form.entered.passes == (0, 1, 1, 0)
    await mine.undo(undo_id(mine))
    assert mine.state.form.entered.passes == (0, 1, 0, 0)


async def test_the_same_undo_after_another_step_is_not_taken_for_a_double_tap() -> None:
    store = await new()
    await store.tap_pass(1)
    top = undo_id(store)
    await store.undo(top)
    await store.tap_pass(2)
    await store.undo(top)
    assert store.state.refusal is Refusal.STALE


async def test_a_full_disk_is_said_and_nothing_is_shown_as_done() -> None:
    matches = MemoryMatches()
    store = await new(matches=matches)
    matches.failing = True
    before = store.state
    await store.tap_pass(1)
    assert store.state == replace(before, refusal=Refusal.STORAGE_FAILED)
    matches.failing = False
    await store.tap_pass(1)
    assert store.state.refusal is None
    assert store.state.form.entered.passes == (0, 1, 0, 0)


async def test_a_correction_has_a_form_of_its_own() -> None:
    store = await new()
    await fill_in(store)
    await store.save()
    target = Edit(store.state.match.deals[0].id)
    await store.step(CountSet(1, 3), target)
    form = store.form(target)
    assert form is not None
    assert form.recorded.left[1] == form.deal.left[1]
    assert store.state.form.entered == (await new()).state.form.entered
    await store.save(target)
    assert store.state.refusal is None
    assert store.state.match.deals[0].left == form.recorded.left
    assert store.form(Edit("gone")) is None


async def test_a_match_is_stopped_by_a_decision() -> None:
    store = await new()
    await store.commit(StoppedChanged(True))
    assert store.state.sheet.stopped
    await store.tap_pass(1)
    assert store.state.refusal is Refusal.MATCH_OVER


async def test_names_are_those_of_the_roster_as_it_is_now() -> None:
    table = Table()
    player = await table.library.add_player("Olena")
    assert isinstance(player, RosterPlayer)
    setup = setup_of("nines", players=2)
    setup = replace(setup, players=(Player("Olena", player.id), Player("Ivo", "gone")))
    store = await table.match_store(setup)
    heard: list[MatchState] = []
    store.subscribe(lambda: heard.append(store.state))
    await table.library.rename(player.id, "Olenka")
    assert store.state.names == ("Olenka", "Ivo")
    assert len(heard) == 1
    assert MatchStore(await table.owners.create(setup), table.new_id).state.names == (
        "Olena",
        "Ivo",
    )


async def test_a_closed_store_hears_of_nothing() -> None:
    mine, theirs = await two()
    mine.close()
    await theirs.tap_pass(1)
    assert mine.state.form.entered.passes == (None,) * 4


async def test_listeners_hear_of_each_change_once() -> None:
    store = await new()
    heard = []
    stop = store.subscribe(lambda: heard.append(store.state.undo))
    await store.tap_pass(1)
    await store.tap_pass(2)
    assert len(heard) == 2
    stop()
    await store.tap_pass(2)
    assert len(heard) == 2


taps = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.one_of(
            st.builds(Passed, st.integers(0, 3)),
            st.builds(PassTakenBack, st.integers(0, 3)),
            st.builds(OpenerSet, st.integers(0, 3)),
            st.builds(CountSet, st.integers(0, 3), st.integers(1, 9)),
        ),
    ),
    max_size=12,
)


@settings(max_examples=150)
@given(st.lists(taps, max_size=4))
def test_two_clients_tapping_at_once_see_the_same_and_lose_nothing(
    bursts: list[list[tuple[int, Passed]]],
) -> None:
    async def play() -> None:
        stores = await two()
        for burst in bursts:
            before = len(stores[0].state.record.draft().taken)
            await asyncio.gather(*(stores[client].step(step) for client, step in burst))
            taken = stores[0].state.record.draft().taken
            assert stores[0].state.record == stores[1].state.record
            assert len({one.id for one in taken}) == len(taken)
            passes = [step for _, step in burst if isinstance(step, Passed)]
            got = [one.step for one in taken[before:] if isinstance(one.step, Passed)]
            assert sorted(map(repr, got)) == sorted(map(repr, passes))
            alone = len({client for client, _ in burst}) < 2
            takes_back = any(isinstance(step, PassTakenBack) for _, step in burst)
            if alone and not takes_back:
                assert [one.step for one in taken[before:]] == [step for _, step in burst]

    asyncio.run(play())


async def test_a_correction_is_seen_apart_from_the_deal_in_play() -> None:
    store = await new()
    await fill_in(store)
    await store.save()
    target = Edit(store.state.sheet.rows[0].deal.id)
    await store.tap_pass(1)
    await store.step(CountSet(1, 5), target)
    seen = store.state.seen_from(target)
    assert seen is not None
    assert (seen.form.target, seen.form.entered.left[1].count) == (target, 5)
    assert (seen.undo, seen.redo) == (store.state.record.draft(target).top, None)
    assert store.state.form.entered.passes[1] == 1
    assert store.state.seen_from(PLAY) is store.state
    assert store.state.seen_from(Edit("gone")) is None

    await store.put_back(target)
    seen = store.state.seen_from(target)
    assert seen is not None
    assert (seen.undo, seen.form.entered.left[1].count) == (None, 2)
    assert seen.redo is not None
    await store.annul(target=target)
    assert [row.deal.annulled for row in store.state.sheet.rows] == [True]
    await store.undo(store.state.record.position, None)
    assert [row.deal.annulled for row in store.state.sheet.rows] == [False]
    assert store.state.form.entered.passes[1] == 1
    top = store.state.record.redo_top(None)
    assert top is not None
    await store.redo(top.id, None)
    assert store.state.refusal is None
    assert [row.deal.annulled for row in store.state.sheet.rows] == [True]
