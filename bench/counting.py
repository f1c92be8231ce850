"""How much there is on the screen that a tap is measured on: what the bare one must match."""

from dataclasses import dataclass

import flet as ft

from app.ui import ids
from tests.support.client import Client, client_at
from tests.support.memory import Table, setup_of


@dataclass(frozen=True)
class Amount:
    """How many controls are on a screen, and how many of their texts a tap changes."""

    controls: int
    changing: int


async def amount_of_table() -> Amount:
    """At a table of Devyatka, and by a pass: the first ones of a hand change more than others."""
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as client:
        for seat in (0, 1, 2, 3, 0):
            await client.press(ids.table_seat(seat))
        before = _said(client)
        await client.press(ids.table_seat(0))
        after = _said(client)
        changing = sum(one != other for one, other in zip(before, after, strict=True))
        return Amount(len(list(client.stage.controls(client.top))), changing)


def _said(client: Client) -> list[str]:
    """Every text, in the order it is drawn."""
    found = client.stage.controls(client.top)
    return [one.value for one in found if isinstance(one, ft.Text)]
