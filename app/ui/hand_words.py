"""What statistics say of hands, in the words of each game; see game_words.py. No Flet."""

from typing import Final, Protocol

from app.l10n.catalog import Words


class HandWords(Protocol):
    """Captions over numbers, in the language of the `Words` it was made with."""

    def __init__(self, words: Words) -> None: ...

    def average(self) -> str:
        """Points of a hand on the average."""

    def median(self) -> str:
        """Points of the hand in the middle."""

    def best(self) -> str:
        """The hand with the fewest points."""

    def worst(self) -> str: ...

    def played(self) -> str:
        """How many hands were played."""

    def passes(self) -> str:
        """Passes of a hand on the average."""


class _Nines:
    def __init__(self, words: Words) -> None:
        self._words = words

    def average(self) -> str:
        return self._words.c("nines", "Average hand")

    def median(self) -> str:
        return self._words.c("nines", "Median hand")

    def best(self) -> str:
        return self._words.c("nines", "Best hand")

    def worst(self) -> str:
        return self._words.c("nines", "Worst hand")

    def played(self) -> str:
        return self._words.c("nines", "Hands played")

    def passes(self) -> str:
        return self._words.c("nines", "Passes a hand")


class _Devyatka:
    def __init__(self, words: Words) -> None:
        self._words = words

    def average(self) -> str:
        return self._words.c("devyatka", "Average hand")

    def median(self) -> str:
        return self._words.c("devyatka", "Median hand")

    def best(self) -> str:
        return self._words.c("devyatka", "Best hand")

    def worst(self) -> str:
        return self._words.c("devyatka", "Worst hand")

    def played(self) -> str:
        return self._words.c("devyatka", "Hands played")

    def passes(self) -> str:
        return self._words.c("devyatka", "Passes a hand")


_WORDS: Final[dict[str, type[HandWords]]] = {"nines": _Nines, "devyatka": _Devyatka}


def hand_words(words: Words, game: str) -> HandWords:
    """The words of a game, by its id. Raises KeyError for one without any."""
    return _WORDS[game](words)
