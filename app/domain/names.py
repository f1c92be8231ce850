"""The names of players: what is kept of a typed one, and which are the same (rules.md 3)."""

import unicodedata
from collections.abc import Iterable
from enum import StrEnum

from app.domain.visible import bare, says_something, visible

LONGEST = 40
"""Characters a name may have after tidying."""


class NameProblem(StrEnum):
    """Why a name cannot be taken."""

    EMPTY = "name-empty"
    """There is nothing in it to see."""
    TOO_LONG = "name-too-long"
    TAKEN = "name-taken"
    MERGED = "name-merged"
    """It is that of somebody who was merged into another player, who is meant by it now."""


def tidy(name: str) -> str:
    """The name as it is kept: composed characters, nothing invisible but what shapes letters and
    pictures, trimmed, one space where there were more; "" where there is nothing to see.
    """
    seen = visible(" ".join(visible(name).split()))
    return seen if says_something(seen) else ""


def folded(name: str) -> str:
    """What two names have in common when people would take one for the other."""
    apart = unicodedata.normalize("NFKD", tidy(name).casefold())
    letters = "".join(c for c in bare(apart) if not unicodedata.combining(c))
    return letters.translate(_APOSTROPHES).casefold()


def name_problem(name: str, others: Iterable[str]) -> NameProblem | None:
    """What is wrong with a name at a table, or in a roster, that already has `others`."""
    name = tidy(name)
    if not name:
        return NameProblem.EMPTY
    if len(name) > LONGEST:
        return NameProblem.TOO_LONG
    key = folded(name)
    return NameProblem.TAKEN if any(folded(other) == key for other in others) else None


def free_name(name: str, others: Iterable[str]) -> str:
    """The name, or where one of `others` has it, the same with the first number that is free."""
    taken = {folded(other) for other in others}
    free, number = tidy(name), 2
    while folded(free) in taken:
        free = f"{tidy(name[: LONGEST - 4])} {number}"
        number += 1
    return free


_APOSTROPHES = str.maketrans("’ʼ‘`´", "'''''")
