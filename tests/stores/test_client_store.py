"""What belongs to one client."""

import pytest

from app.stores.client_store import ClientState, ClientStore
from tests.support.memory import MemoryPreferences


async def test_a_new_client_has_everything_as_the_system_has_it() -> None:
    store = await ClientStore.opened(MemoryPreferences())
    assert store.state == ClientState()
    assert store.state.language == store.state.letters == store.state.last_route == ""
    assert store.state.theme == "system"


async def test_what_was_set_is_there_the_next_time() -> None:
    preferences = MemoryPreferences()
    store = await ClientStore.opened(preferences)
    await store.set_language("uk")
    await store.set_theme("dark")
    await store.set_letters("cyrillic")
    await store.set_haptics(False)
    await store.set_keep_awake(False)
    await store.set_text_scale(1.5)
    await store.set_last_route("/match/m/entry")
    await store.set_named_suit(True)
    await store.set_lap_counter(True)
    assert store.state == ClientState(
        "uk", "dark", "cyrillic", False, False, 1.5, "/match/m/entry", True, True
    )
    assert (await ClientStore.opened(preferences)).state == store.state
    await store.set_haptics(True)
    await store.set_language("")
    again = await ClientStore.opened(preferences)
    assert again.state.haptics
    assert again.state.language == ""


async def test_two_clients_have_nothing_in_common() -> None:
    one = await ClientStore.opened(MemoryPreferences())
    other = await ClientStore.opened(MemoryPreferences())
    await one.set_language("ru")
    assert other.state.language == ""


@pytest.mark.parametrize(
    ("kept", "state"),
    [
        ({"theme": "purple"}, ClientState()),
        ({"letters": "greek"}, ClientState()),
        ({"haptics": "perhaps"}, ClientState()),
        ({"haptics": "false"}, ClientState(haptics=False)),
        ({"text_scale": "big"}, ClientState()),
        ({"text_scale": "nan"}, ClientState()),
        ({"text_scale": "90"}, ClientState(text_scale=3.0)),
        ({"text_scale": "0"}, ClientState(text_scale=0.5)),
    ],
)
async def test_what_makes_no_sense_takes_its_default(
    kept: dict[str, str], state: ClientState
) -> None:
    preferences = MemoryPreferences({f"tally-nine.{name}": text for name, text in kept.items()})
    assert (await ClientStore.opened(preferences)).state == state


async def test_a_change_shows_at_once_and_the_same_again_is_not_written() -> None:
    preferences = MemoryPreferences()
    store = await ClientStore.opened(preferences)
    heard = []
    store.subscribe(lambda: heard.append(store.state.theme))
    await store.set_theme("dark")
    preferences.kept.clear()
    await store.set_theme("dark")
    await store.set_theme("purple")
    assert heard == ["dark"]
    assert preferences.kept == {}
