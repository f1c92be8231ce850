"""What belongs to one client: its language, its look, its device, the screen it was on."""

import asyncio
import math
from dataclasses import dataclass, replace
from typing import Any, Protocol

from app.stores.store import Store


class Preferences(Protocol):
    """A small store of texts of one client's own. It may lose what it was given (a browser)."""

    async def get(self, key: str) -> str | None: ...

    async def set(self, key: str, value: str) -> None: ...


@dataclass(frozen=True, slots=True)
class ClientState:
    """`language`: a locale, "" as the system has it. `theme`: "light", "dark" or "system".
    `letters`: "latin" or "cyrillic" on the cards, "" by language. `text_scale`: of the
    system, as it was measured last, 1.0 = 100 %. `last_route`: where this client was last.
    `named_suit`, `lap_counter`: the table reminds of them, where the game has them.
    """

    language: str = ""
    theme: str = "system"
    letters: str = ""
    haptics: bool = True
    keep_awake: bool = True
    text_scale: float = 1.0
    last_route: str = ""
    named_suit: bool = False
    lap_counter: bool = False


_CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("light", "dark", "system"),
    "letters": ("", "latin", "cyrillic"),
}
_SCALES = (0.5, 3.0)
_PREFIX = "tally-nine."


class ClientStore(Store[ClientState]):
    """Make it with `opened`. A change shows at once and is then kept."""

    def __init__(self, preferences: Preferences, state: ClientState | None = None) -> None:
        super().__init__(state or ClientState())
        self._preferences = preferences

    @classmethod
    async def opened(cls, preferences: Preferences) -> "ClientStore":
        """The store with what was kept; what makes no sense any more takes its default."""
        state = ClientState()
        names = ClientState.__slots__
        # Each takes a round trip to the client, and the first paint waits for them.
        kept = await asyncio.gather(*(preferences.get(_PREFIX + name) for name in names))
        for name, text in zip(names, kept, strict=True):
            if text is not None:
                state = _with(state, name, text)
        return cls(preferences, state)

    async def set_language(self, language: str) -> None:
        await self._change("language", language)

    async def set_theme(self, theme: str) -> None:
        await self._change("theme", theme)

    async def set_letters(self, letters: str) -> None:
        await self._change("letters", letters)

    async def set_haptics(self, on: bool) -> None:
        await self._change("haptics", _text(on))

    async def set_keep_awake(self, on: bool) -> None:
        await self._change("keep_awake", _text(on))

    async def set_named_suit(self, on: bool) -> None:
        await self._change("named_suit", _text(on))

    async def set_lap_counter(self, on: bool) -> None:
        await self._change("lap_counter", _text(on))

    async def set_text_scale(self, scale: float) -> None:
        await self._change("text_scale", _text(scale))

    async def set_last_route(self, route: str) -> None:
        """Kept for the next start, and told to nobody: whoever asked is there already."""
        await self._change("last_route", route, aloud=False)

    async def _change(self, name: str, value: str, *, aloud: bool = True) -> None:
        state = _with(self.state, name, value)
        if state != self.state:
            if aloud:
                self._set(state)
            else:
                self._state = state
            await self._preferences.set(_PREFIX + name, _text(getattr(state, name)))


def _with(state: ClientState, name: str, text: str) -> ClientState:
    """The state with one setting read from `text`, or as it was where that makes no sense."""
    now = getattr(state, name)
    value: Any = text
    if isinstance(now, bool):
        value = {"true": True, "false": False}.get(text, now)
    elif isinstance(now, float):
        value = _scale(text, now)
    elif text not in _CHOICES.get(name, (text,)):
        value = now
    changed: dict[str, Any] = {name: value}
    return replace(state, **changed)


def _scale(text: str, otherwise: float) -> float:
    try:
        scale = float(text)
    except ValueError:
        return otherwise
    return min(max(scale, _SCALES[0]), _SCALES[1]) if math.isfinite(scale) else otherwise


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
