"""The names of players: what is kept of a typed one, and which are the same (rules.md 3)."""

import unicodedata
from collections.abc import Iterable
from enum import StrEnum

LONGEST = 40
"""Characters a name may have after tidying."""


class NameProblem(StrEnum):
    """Why a name cannot be taken."""

    EMPTY = "name-empty"
    TOO_LONG = "name-too-long"
    TAKEN = "name-taken"


def tidy(name: str) -> str:
    """The name as it is kept: composed characters, trimmed, one space where there were more."""
    visible = "".join(c for c in unicodedata.normalize("NFC", name) if not _is_control(c))
    return " ".join(visible.split())


def folded(name: str) -> str:
    """What two names have in common when people would take one for the other."""
    apart = unicodedata.normalize("NFKD", tidy(name).casefold())
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return bare.translate(_APOSTROPHES).casefold()


def name_problem(name: str, others: Iterable[str]) -> NameProblem | None:
    """What is wrong with a name at a table, or in a roster, that already has `others`."""
    name = tidy(name)
    if not name:
        return NameProblem.EMPTY
    if len(name) > LONGEST:
        return NameProblem.TOO_LONG
    key = folded(name)
    return NameProblem.TAKEN if any(folded(other) == key for other in others) else None


_APOSTROPHES = str.maketrans("’ʼ‘`´", "'''''")


def _is_control(character: str) -> bool:
    # Joiners (Cf) shape Arabic and Indic names and stay; line breaks count as spaces.
    return unicodedata.category(character) in ("Cc", "Cs") and not character.isspace()
