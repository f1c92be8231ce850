"""One client at a match: taps, a whole hand, undo across a save."""

from app.domain.draft import CountSet, OpenerSet, WentOut
from app.domain.log import DealSaved
from tests.support.memory import Table, setup_of


async def test_a_hand_of_devyatka_from_taps_to_the_next_hand() -> None:
    store = await Table().match_store(setup_of("devyatka"))
    await store.tap_pass(1)
    await store.tap_pass(1)
    await store.step(OpenerSet(2))
    await store.step(WentOut(0))
    assert store.state.form.open == (1, 2, 3)
    for seat, number in ((1, 2), (2, 3), (3, 4)):
        await store.step(CountSet(seat, number))
    assert store.state.form.focus is None
    await store.save()
    assert store.state.refusal is None
    assert [row.number for row in store.state.sheet.rows] == [1]
    assert store.state.form.number == 2

    undo = store.state.undo
    assert undo is not None
    assert isinstance(undo.commit, DealSaved)
    await store.undo(undo.id)
    assert store.state.form.can_save
    assert store.state.redo is not None
