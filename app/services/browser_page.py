"""The page round the app in a browser, and what a client keeps there for itself."""

from typing import Any, Final, Protocol

_LANGUAGE: Final = "tally-nine.language"
_THEME: Final = "tally-nine.theme"


class Page(Protocol):
    """`languages`: tags the browser asks for, best first. `persisted`: it promised to keep all.
    `secure`: it lets the app use the device.
    """

    languages: Any
    persisted: bool
    secure: bool

    def say(self, what: str, value: object = None) -> None:
        """Tells the page something it knows how to take."""


class Keeping(Protocol):
    """Where texts are kept."""

    async def load(self, name: str) -> dict[str, Any] | None: ...

    async def save(self, name: str, document: dict[str, Any]) -> str: ...


class KeptPreferences:
    """Preferences in a document of the one client there is. Never raises.

    The page is told of what it shows itself: the language and the theme that were chosen.
    """

    def __init__(self, store: Keeping, page: Page, name: str = "own/preferences") -> None:
        self._store = store
        self._page = page
        self._name = name
        self._kept: dict[str, str] = {}

    async def open(self) -> None:
        """Reads what was kept."""
        try:
            found = (await self._store.load(self._name) or {}).get("kept")
        except Exception:  # Whatever is wrong with it, the app goes on with its defaults.
            found = None
        if isinstance(found, dict):
            self._kept = {key: text for key, text in found.items() if isinstance(text, str)}
        self._tell(_THEME)

    async def get(self, key: str) -> str | None:
        return self._kept.get(key)

    async def set(self, key: str, value: str) -> None:
        self._kept[key] = value
        self._tell(key)
        try:
            await self._store.save(self._name, {"version": 1, "kept": dict(self._kept)})
        except Exception:  # As above: it is known as long as the app runs.
            return

    def _tell(self, key: str) -> None:
        if key == _LANGUAGE:
            self._page.say("language", self._kept.get(key, ""))
        elif key == _THEME:
            self._page.say("theme", self._kept.get(key, "system"))
