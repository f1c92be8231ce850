"""A match as it stands: setup and deals in order. What is shown is folded from it (tally.py)."""

from dataclasses import dataclass

from app.domain.deal import Deal
from app.domain.rules import Rules, RuleValue

__all__ = ["Match", "Player", "RuleValue", "Rules", "Setup", "rules_of"]


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; `id` is the roster's, None for one known by name alone."""

    name: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match began. `players` in order of play; `opening` one total a player; `rules`: those
    of every hand that was not played under others.
    """

    game: str
    players: tuple[Player, ...]
    rules: Rules
    first_dealer: int
    opening: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """Setup and deals in order. `seated`: who plays the coming deal, in order of play (None: as
    the last deal, or everybody); `dealer`: an override for the coming deal.
    """

    setup: Setup
    deals: tuple[Deal, ...] = ()
    seated: tuple[int, ...] | None = None
    dealer: int | None = None
    stopped: bool = False
    notes: str = ""


def rules_of(setup: Setup, deal: Deal) -> Rules:
    """The rules a deal is played under, as far as they were said."""
    return setup.rules if deal.rules is None else deal.rules
