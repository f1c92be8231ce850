"""Which key does what, and when none does."""

import flet as ft
import pytest

from app.ui import ids
from app.ui.keyboard import Keyboard, Layer, key_name
from tests.support.client import client_at
from tests.support.memory import Table, setup_of


@pytest.mark.parametrize(
    ("key", "ctrl", "shift", "name"),
    [
        ("7", False, False, "7"),
        ("Numpad 7", False, False, "7"),
        ("Numpad Enter", False, False, "Enter"),
        ("q", False, False, "Q"),
        ("Z", True, False, "ctrl+Z"),
        ("Z", True, True, "ctrl+shift+Z"),
        # Ctrl+Z on a Ukrainian or Russian keyboard.
        ("я", True, False, "ctrl+Z"),
        ("Н", True, False, "ctrl+Y"),
        # Without Ctrl these are letters of cards.
        ("Д", False, False, "Д"),
        ("Arrow Left", False, False, "Arrow Left"),
    ],
)
def test_keys_are_named_as_on_a_latin_keyboard(
    key: str, ctrl: bool, shift: bool, name: str
) -> None:
    assert key_name(key, ctrl=ctrl, shift=shift) == name


async def test_a_key_goes_to_the_layer_put_up_last_that_binds_it() -> None:
    keyboard, pressed = Keyboard(), list[str]()
    below = Layer({"1": lambda: pressed.append("below 1"), "2": lambda: pressed.append("below 2")})
    above = Layer({"1": lambda: pressed.append("above 1")})
    keyboard.put_up(below)
    keyboard.put_up(above)
    for key in ("1", "2", "3"):
        await keyboard.press(key)
    keyboard.take_down(above)
    await keyboard.press("1")
    assert pressed == ["above 1", "below 2", "below 1"]


async def test_nothing_happens_while_somebody_types() -> None:
    keyboard, pressed = Keyboard(), list[str]()
    keyboard.put_up(Layer({"Q": lambda: pressed.append("Q")}))
    field = object()
    keyboard.hold(field)
    await keyboard.press("Q")
    keyboard.free(field)
    await keyboard.press("Q")
    assert pressed == ["Q"]


async def test_what_fails_is_reported_and_the_keyboard_lives() -> None:
    keyboard, pressed = Keyboard(), list[str]()

    async def fails() -> None:
        raise RuntimeError("no such seat")

    keyboard.put_up(Layer({"1": fails, "2": lambda: pressed.append("2")}))
    await keyboard.press("1")
    await keyboard.press("2")
    assert pressed == ["2"]


async def test_only_the_screen_on_top_hears_keys() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    async with client_at(table, store) as client:
        await client.key("1")
        assert client.store.state.form.entered.passes[0] == 1
        await client.back(f"/match/{store.state.record.id}/rules")
        await client.key("1")
        assert client.store.state.form.entered.passes[0] == 1
        await client.press(ids.BACK)
        await client.key("1")
        assert client.store.state.form.entered.passes[0] == 2


async def test_a_name_can_be_typed_without_passes_being_counted() -> None:
    table = Table()
    store = await table.match_store(setup_of("devyatka"))
    await table.library.add_player("Olena")
    async with client_at(table, store, route="/players") as client:
        (field,) = [
            one for one in client.stage.controls(client.top) if isinstance(one, ft.TextField)
        ]
        heard = list[str]()
        client.session.keyboard.put_up(Layer({"1": lambda: heard.append("1")}))
        await client.stage.fire(field, "focus")
        await client.key("1")
        assert heard == []
        await client.stage.fire(field, "blur")
        await client.key("1")
        # A field that goes with the focus frees the keys too.
        await client.press(ids.player_rename(0))
        await client.stage.fire(field, "focus")
        await client.back("/rules")
        await client.key("1")
        assert heard == ["1", "1"]
