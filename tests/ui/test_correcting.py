"""Correcting a hand of the sheet: in the form it was entered with, while the deal in play rests."""

import flet as ft
import pytest

from app.domain.commits import DealDeleted
from app.domain.draft import PLAY, Edit, Insert
from app.domain.steps import (
    CardsSet,
    CountSet,
    OpenerSet,
    PassesSet,
    Piece,
    Step,
    TotalSet,
    WentOut,
)
from app.stores.match_store import MatchStore
from app.ui import ids, routes
from tests.support.client import Client, client_at
from tests.support.forms import card
from tests.support.memory import Table, setup_of


async def saved(store: MatchStore, *steps: Step) -> None:
    for step in steps:
        await store.step(step)
    await store.save()
    assert store.state.refusal is None, store.state.form.problems


def hand(seat: int, codes: str) -> Step:
    return CardsSet(seat, tuple(card(code) for code in codes.split()))


def counted(out: int, *counts: int) -> tuple[Step, ...]:
    """A deal in which nobody passed but those behind."""
    others = (seat for seat in range(4) if seat != out)
    left = (CountSet(seat, count) for seat, count in zip(others, counts, strict=True))
    return (OpenerSet(out), WentOut(out), *left, PassesSet(out, 0))


async def five(table: Table) -> MatchStore:
    """Five hands of cards to 100: Maria stands at 80 after the fourth, at 95 after the fifth."""
    store = await table.match_store(setup_of("nines"))
    await saved(store, WentOut(0), hand(1, "9D QH"), hand(2, "K K"), hand(3, "A"))
    await saved(store, WentOut(1), hand(0, "5S 6S"), hand(2, "K Q"), hand(3, "7"))
    for out in (0, 3):
        points = (TotalSet(seat, 20 if seat == 2 else 3) for seat in range(4) if seat != out)
        await saved(store, WentOut(out), *points)
    await saved(store, WentOut(0), TotalSet(1, 4), TotalSet(2, 15), TotalSet(3, 6))
    return store


async def played(table: Table, *outs: int) -> MatchStore:
    """Deals of Devyatka to 50, with passes tapped in the one in play."""
    store = await table.match_store(setup_of("devyatka", pass_price=0))
    for out in outs:
        await saved(store, *counted(out, 5, 4, 3))
    await store.tap_pass(1)
    await store.tap_pass(1)
    return store


def deal_id(store: MatchStore, number: int) -> str:
    return store.state.sheet.rows[number - 1].deal.id


def address(store: MatchStore, number: int) -> str:
    """Of a hand, on the sheet."""
    return f"/sheet/{deal_id(store, number)}"


async def choose(client: Client, identifier: str) -> None:
    """Press in what lies over the screen; what that closes tells so in the end."""
    await client.stage.press(identifier)
    await client.settle()
    sheets = [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet)]
    for sheet in sheets:
        if not sheet.open:
            await client.stage.fire(sheet, "dismiss")
    await client.settle()


def over(client: Client) -> str:
    """What is said by what lies over the screen."""
    sheets = [one for one in client.stage.controls() if isinstance(one, ft.BottomSheet) if one.open]
    found = client.stage.controls(sheets)
    return "\n".join(one.value for one in found if isinstance(one, ft.Text))


async def take_word_back(client: Client) -> None:
    """Undo on the word that was shown last."""
    words = [one for one in client.stage.controls() if isinstance(one, ft.SnackBar)]
    action = words[-1].action
    assert isinstance(action, ft.SnackBarAction)
    assert action.on_click is not None
    await action.on_click()  # type: ignore[call-arg]
    await client.settle()


async def test_cards_come_back_as_cards_and_saving_is_one_commit() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 1)) as client:
        before = len(client.store.state.record.log)
        await client.press(ids.HAND_CORRECT)
        assert client.route.endswith("/edit/entry")
        assert "Hand 1" in client.reads()
        assert "Correction" in client.reads()
        assert client.name_of(ids.entry_chip(0)) == "Nine of diamonds, 15 points. Remove"
        assert not client.works(ids.ENTRY_SAVE)
        await client.press(ids.entry_chip(0))
        assert "Undo: Bohdan: a card removed" in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert client.route.endswith("/sheet")
        state = client.store.state
        assert len(state.record.log) == before + 1
        assert state.sheet.rows[0].penalties == (0, 10, 20, 1)
        assert state.sheet.totals[1] == 10 + 0 + 3 + 3 + 4
        assert "Bohdan: 35, now 20" in client.stage.texts()
        assert "Hand 1, Olena went out, corrected" in client.name_of(ids.sheet_hand(0))
        await client.press(ids.UNDO)
        assert client.store.state.sheet.rows[0].penalties == (0, 25, 20, 1)
        # Its draft is there again, as it was.
        assert "correction begun" in client.reads().splitlines()
        await client.press(ids.REDO)
        assert client.store.state.sheet.rows[0].penalties == (0, 10, 20, 1)


async def test_another_went_out() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.press(ids.HAND_CORRECT)
        await client.press(ids.BACK)
        assert client.route.endswith("/edit/out")
        assert "went out" in client.name_of(ids.out(1))
        await client.press(ids.out(3))
        assert client.route.endswith("/edit/entry")
        assert not client.works(ids.ENTRY_SAVE)
        assert client.store.state.form.target == PLAY
        assert client.store.state.record.draft(PLAY).is_empty


async def test_what_ends_the_match_is_said_before_and_the_hands_behind_are_greyed() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.press(ids.HAND_CORRECT)
        await client.press(ids.entry_seat(2))
        await client.press(ids.entry_key("K"))
        assert "The match is then over after hand 5." in client.reads()
        await client.press(ids.entry_key("J"))
        assert "The match is then over after hand 4. 1 hand after it stays" in client.reads()
        assert "The win then: Taras." in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.over
        assert "does not count: over after hand 4" in client.reads().splitlines()
        assert "does not count: over after hand 4" in client.name_of(ids.sheet_hand(4))
        await client.press(ids.UNDO)
        assert not client.store.state.sheet.over
        assert "does not count" not in client.reads()


async def test_each_of_what_a_correction_does_is_said_once_also_in_large_text() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.enlarge(2.0)
        await client.press(ids.HAND_CORRECT)
        await client.press(ids.entry_seat(2))
        for key in "KJ":
            await client.press(ids.entry_key(key))
        read = [
            text.value for text in client.stage.controls(client.top) if isinstance(text, ft.Text)
        ]
        for said in ("over after hand 4", "1 hand after it stays", "The win then: Taras"):
            assert sum(said in text for text in read) == 1


async def test_the_deal_in_play_rests_while_an_old_one_is_corrected() -> None:
    table = Table()
    store = await played(table, 0, 1)
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        await client.key("Arrow Down", "7")
        await client.press(ids.ENTRY_SAVE)
        state = client.store.state
        assert 7 in [getattr(one, "count", None) for one in state.match.deals[0].left]
        assert state.form.entered.passes == (0, 2, 0, 0)
        await client.press(ids.UNDO)
        assert client.store.state.form.entered.passes == (0, 2, 0, 0)


async def test_a_forgotten_hand_is_inserted() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.press(ids.HAND_MENU)
        await choose(client, ids.HAND_INSERT)
        assert client.route.endswith("/insert/out")
        assert "Forgotten hand" in client.reads()
        assert client.store.state.sheet.rows[1].dealer == 1
        await client.press(ids.out(2))
        for seat in (0, 1, 3):
            await client.press(ids.entry_seat(seat))
            await client.press(ids.entry_key("5"))
        await client.press(ids.ENTRY_SAVE)
        assert client.route.endswith("/sheet")
        rows = client.store.state.sheet.rows
        assert rows[1].penalties == (5, 5, 0, 5)
        assert [row.dealer for row in rows] == [0, 1, 2, 3, 0, 1]
        assert client.name_of(ids.UNDO) == "Undo: Hand 2, insertion"
        await client.press(ids.UNDO)
        assert len(client.store.state.sheet.rows) == 5
        assert client.name_of(ids.REDO) == "Redo: Hand 2, insertion"


async def test_a_hand_is_deleted_at_once_with_the_way_back() -> None:
    table = Table()
    store = await five(table)
    gone = deal_id(store, 3)
    async with client_at(table, store, address(store, 3)) as client:
        await client.press(ids.HAND_MENU)
        await choose(client, ids.HAND_DELETE)
        assert client.route.endswith("/sheet")
        assert "Hand 3 deleted" in client.stage.texts()
        assert client.name_of(ids.UNDO) == "Undo: Hand 3, deletion"
        assert gone not in [row.deal.id for row in client.store.state.sheet.rows]
        await take_word_back(client)
        assert [row.deal.id for row in client.store.state.sheet.rows][2] == gone


async def test_a_sheet_whose_hands_were_all_deleted_has_the_way_back() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await saved(store, WentOut(0), TotalSet(1, 4), TotalSet(2, 15), TotalSet(3, 6))
    await store.commit(DealDeleted(deal_id(store, 1)))
    async with client_at(table, store, "/sheet") as client:
        assert client.name_of(ids.UNDO) == "Undo: Hand 1, deletion"
        await client.press(ids.UNDO)
        assert len(client.store.state.sheet.rows) == 1
        assert ids.sheet_hand(0) in client.tags()


async def over_after(table: Table) -> MatchStore:
    """A match to 50 that the fifth deal has ended."""
    store = await table.match_store(setup_of("devyatka", pass_price=0))
    for out in (0, 0, 0, 0, 0):
        await saved(
            store, OpenerSet(0), WentOut(out), CountSet(1, 9), CountSet(2, 2), CountSet(3, 3)
        )
    last = (OpenerSet(0), WentOut(0), CountSet(1, 8), CountSet(2, 2), CountSet(3, 3))
    await saved(store, *last)
    assert store.state.sheet.over
    return store


async def test_what_reopens_the_match_is_asked_before() -> None:
    table = Table()
    store = await over_after(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.press(ids.HAND_MENU)
        await choose(client, ids.HAND_DELETE)
        assert client.store.state.sheet.over
        assert "Then the match is not over: it goes on." in over(client)
        await choose(client, ids.HAND_LEAVE)
        assert client.store.state.sheet.over
        await client.key("Delete")
        await choose(client, ids.HAND_SURE)
        assert not client.store.state.sheet.over
        await client.press(ids.UNDO)
        assert client.store.state.sheet.over


async def test_a_correction_that_reopens_says_so_before_saving() -> None:
    table = Table()
    store = await over_after(table)
    async with client_at(table, store, address(store, 2)) as client:
        await client.press(ids.HAND_CORRECT)
        assert "Then the match is not over" not in client.reads()
        await client.press(ids.entry_seat(1))
        await client.press(ids.entry_count(1))
        assert "Then the match is not over: it goes on." in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert not client.store.state.sheet.over


async def test_an_annulled_hand_is_entered_and_counts_again() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_MENU)
        await choose(client, ids.HAND_ANNUL)
        assert client.store.state.sheet.rows[0].deal.annulled
        assert client.store.state.sheet.rows[1].dealer == 0
        await client.press(ids.HAND_CORRECT)
        assert "This hand was annulled. Saved, it counts." in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.rows[0].counted


async def test_a_hand_annulled_before_anything_was_said_asks_who_went_out() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await store.annul()
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        assert client.route.endswith("/edit/out")
        await client.press(ids.OUT_BLOCKED)
        assert client.route.endswith("/edit/entry")


async def test_a_blocked_hand_that_was_annulled_opens_as_it_was() -> None:
    table = Table()
    store = await table.match_store(setup_of("nines"))
    await saved(store, WentOut(None), *(TotalSet(seat, 5 + seat) for seat in range(4)))
    await store.annul(target=Edit(deal_id(store, 1)))
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        assert client.route.endswith("/edit/entry")
        assert "Correction · Blocked" in client.reads()
        await client.press(ids.ENTRY_SAVE)
        assert client.store.state.sheet.rows[0].penalties == (5, 6, 7, 8)


async def test_cards_come_back_to_whoever_did_not_go_out_after_all() -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        await client.press(ids.BACK)
        await client.press(ids.out(1))
        await client.press(ids.BACK)
        await client.press(ids.OUT_BLOCKED)
        seen = client.store.state.seen_from(Edit(deal_id(store, 1)))
        assert seen is not None
        left = seen.form.entered.left
        assert left[1].pieces == (Piece("9", "D"), Piece("Q", "H"))
        assert not left[0].given


@pytest.mark.parametrize("screen", ["", "/edit/out", "/edit/entry", "/insert/out"])
async def test_a_hand_that_somebody_deletes_meanwhile_is_a_state(screen: str) -> None:
    table = Table()
    store = await five(table)
    async with client_at(table, store, address(store, 2) + screen) as client:
        other = await table.another(store.state.record.id)
        await other.commit(DealDeleted(deal_id(store, 2)))
        await client.settle()
        assert "This hand is not on the sheet any more" in client.reads()
        assert client.stage.wire.errors == []
        await client.press(ids.RESULT_SHEET)
        assert client.route.endswith("/sheet")


async def test_a_correction_is_thrown_away_and_brought_back() -> None:
    table = Table()
    store = await five(table)
    target = Edit(deal_id(store, 1))
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        assert ids.ENTRY_DROP not in client.tags()
        await client.press(ids.entry_chip(1))
        await client.press(ids.entry_key("7"))
        await client.press(ids.ENTRY_DROP)
        assert client.route.endswith(address(store, 1))
        assert client.store.state.record.draft(target).top is None
        await take_word_back(client)
        assert client.route.endswith("/edit/entry")
        assert len(client.store.state.record.draft(target).taken) == 2


async def test_a_new_hand_that_was_begun_is_called_so() -> None:
    table = Table()
    store = await five(table)
    await store.step(WentOut(2), Insert(deal_id(store, 2)))
    async with client_at(table, store, "/sheet") as client:
        assert "hand begun" in client.reads().splitlines()
        assert "correction begun" not in client.reads()
        assert "hand begun" in client.name_of(ids.sheet_hand(1))
    async with client_at(table, store, address(store, 2) + "/insert/entry") as client:
        assert client.name_of(ids.ENTRY_DROP) == "Throw this new hand away"
        await client.back(routes.fines(store.state.record.id, Insert(deal_id(store, 2))))
        assert "This counts once the new hand is saved." in client.reads()
        await client.press(ids.BACK)
        await client.press(ids.ENTRY_DROP)
        assert "The new hand was thrown away." in client.over()
        assert client.store.state.record.draft(Insert(deal_id(store, 2))).top is None


async def test_a_correction_begun_is_gone_on_with() -> None:
    table = Table()
    store = await five(table)
    await store.step(WentOut(2), Insert(deal_id(store, 1)))
    await store.step(WentOut(2), Edit(deal_id(store, 1)))
    async with client_at(table, store, address(store, 1)) as client:
        assert "A correction was begun and is not saved." in client.reads()
        assert client.name_of(ids.HAND_CORRECT) == "Continue correcting"
        await client.press(ids.HAND_MENU)
        assert "It was begun and is not saved." in over(client)
        await choose(client, ids.HAND_INSERT)
        assert client.route.endswith("/insert/entry")


async def test_an_address_that_means_nothing_leads_to_the_sheet() -> None:
    table = Table()
    store = await five(table)
    for wrong in ("/elsewhere/out", "/edit/entry"):
        route = f"/sheet/{'x' if 'edit' in wrong else deal_id(store, 1)}{wrong}"
        async with client_at(table, store, route) as client:
            await client.press(ids.RESULT_SHEET)
            assert client.route == routes.sheet(store.state.record.id)


async def test_what_others_do_in_the_deal_in_play_disturbs_no_correction() -> None:
    table = Table()
    store = await played(table, 0, 1)
    target = Edit(deal_id(store, 1))
    async with client_at(table, store, address(store, 1)) as client:
        await client.press(ids.HAND_CORRECT)
        other = await table.another(store.state.record.id)
        await client.press(ids.entry_seat(2))
        # Tapped before this client has drawn it.
        await other.tap_pass(3)
        await client.press(ids.entry_count(8))
        assert client.store.state.refusal is None
        assert client.store.state.record.draft(target).top is not None
        assert client.store.state.form.entered.passes == (0, 2, 0, 1)
