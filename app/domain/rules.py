"""The rules that a table agreed on."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

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
