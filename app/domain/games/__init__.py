"""The games scored here. Adding one is one module, one line below, its strings, its vectors."""

from app.domain.games.devyatka import DEVYATKA
from app.domain.games.nines import NINES
from app.domain.games.profile import GameProfile

GAMES: dict[str, GameProfile] = {profile.id: profile for profile in (NINES, DEVYATKA)}


def game(id: str) -> GameProfile:
    """The profile of the game `id`. Raises KeyError for one that is not known."""
    return GAMES[id]
