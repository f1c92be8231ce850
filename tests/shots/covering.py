"""Covering arrays: few combinations in which every pair of values comes together."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

V = TypeVar("V")
Row = dict[str, V]
_Pair = frozenset[tuple[str, int]]


def covering(factors: Mapping[str, Sequence[V]]) -> list[Row[V]]:
    """Rows with a value for each factor: every two values of two factors are together in one.

    Greedy, and the same for the same factors: each row begins with the first pair still missing
    and takes, factor by factor, the value that completes most pairs missing.
    """
    names = sorted(factors, key=lambda name: -len(factors[name]))
    missing = dict.fromkeys(
        frozenset([(one, i), (other, j)])
        for one, other in combinations(names, 2)
        for i in range(len(factors[one]))
        for j in range(len(factors[other]))
    )
    used = {(name, i): 0 for name in names for i in range(len(factors[name]))}
    rows = []
    while missing:
        chosen = dict(next(iter(missing)))
        for name in names:
            if name not in chosen:
                chosen[name] = max(
                    range(len(factors[name])),
                    key=lambda i, name=name: (  # type: ignore[misc]
                        sum(_pair((name, i), other) in missing for other in chosen.items()),
                        -used[name, i],
                    ),
                )
        for one, other in combinations(chosen.items(), 2):
            missing.pop(_pair(one, other), None)
        for item in chosen.items():
            used[item] += 1
        rows.append({name: factors[name][chosen[name]] for name in factors})
    return rows


def _pair(one: tuple[str, int], other: tuple[str, int]) -> _Pair:
    return frozenset([one, other])
