"""Quick taps of one client, and taps that somebody else was quicker than."""

import asyncio

from app.domain.draft import Draft
from app.domain.form import Form
from app.domain.steps import Step, TotalSet, WentOut
from app.owner.commands import Refusal
from app.stores.match_store import MatchStore
from app.ui.screens.entry.turns import Make, Turns
from tests.support.memory import Table, setup_of


async def begun(table: Table) -> MatchStore:
    store = await table.match_store(setup_of("nines"))
    await store.step(WentOut(2))
    return store


def one_more(form: Form, draft: Draft) -> Step:
    return TotalSet(0, (form.entered.left[0].points or 0) + 1)


def seven(seat: int) -> Make:
    return lambda form, draft: TotalSet(seat, 7)


async def test_each_tap_is_worked_out_on_the_one_before() -> None:
    store, turns = await begun(Table()), Turns()
    seen = store.state.record
    await asyncio.gather(*(turns.act(store, seen, one_more) for _ in range(5)))
    assert store.state.form.entered.left[0].points == 5
    assert store.state.refusal is None


async def test_a_tap_on_a_screen_that_somebody_else_has_changed_is_refused() -> None:
    table = Table()
    store, turns = await begun(table), Turns()
    other = await table.another(store.state.record.id)
    seen = store.state.record
    await turns.act(store, seen, one_more)
    await other.step(TotalSet(0, 50))
    await turns.act(store, seen, one_more)
    assert store.state.form.entered.left[0].points == 50
    assert store.state.refusal is Refusal.STALE
    await turns.act(store, store.state.record, one_more)
    assert store.state.form.entered.left[0].points == 51


async def test_a_save_waits_for_the_taps_before_it() -> None:
    store, turns = await begun(Table()), Turns()
    seen = store.state.record
    acts = [turns.act(store, seen, seven(seat)) for seat in (0, 1, 3)]
    await asyncio.gather(*acts, turns.save(store))
    assert store.state.sheet.totals == (7, 7, 0, 7)
