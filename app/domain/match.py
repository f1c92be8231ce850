"""A match as it stands: setup and deals in order. What is shown is folded from it (tally.py)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from app.domain.deal import Deal

RuleValue = int | str


@dataclass(frozen=True, slots=True)
class Rules(Mapping[str, RuleValue]):
    """The rules a table agreed on, by name ("limit", "pass_price", "tie")."""

    values_by_name: tuple[tuple[str, RuleValue], ...] = ()

    @classmethod
    def of(cls, values: Mapping[str, RuleValue]) -> "Rules":
        return cls(tuple(sorted(values.items())))

    def __getitem__(self, name: str) -> RuleValue:
        for key, value in self.values_by_name:
            if key == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.values_by_name)

    def __len__(self) -> int:
        return len(self.values_by_name)

    def number(self, name: str) -> int:
        """The value of a rule that is a whole number. Raises KeyError, ValueError otherwise."""
        return int(self[name])


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; `id` is the roster's, None for one known by name alone."""

    name: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match began. `players` in order of play; `opening` one total a player."""

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
