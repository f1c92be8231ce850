"""What correcting a sheet says of hands, in the words of each game; see game_words.py. No Flet."""

from typing import Final, Protocol

from app.l10n.catalog import Words


class SheetWords(Protocol):
    """In the language of the `Words` it was made with."""

    def __init__(self, words: Words) -> None: ...

    def correct(self) -> str:
        """The button that opens a hand of the sheet to be entered anew."""

    def correct_any(self) -> str:
        """The button that leads to the sheet from the finish."""

    def insert(self) -> str:
        """The button that puts a forgotten hand before this one."""

    def inserted(self) -> str:
        """What such a hand is, while it is entered and in what can be undone."""

    def begun(self) -> str:
        """The mark on the sheet where such a hand was begun and is not saved."""

    def throw_away(self) -> str:
        """The button that drops what was entered of such a hand."""

    def thrown_away(self) -> str:
        """After it."""

    def to_save(self) -> str:
        """Where it is fined: that it is not on the sheet yet."""

    def delete(self) -> str:
        """The button that takes this hand off the sheet."""

    def delete_means(self) -> str: ...

    def deleted(self, number: int) -> str:
        """After it."""

    def counts_again(self) -> str:
        """Before an annulled hand is saved: it counts after all."""

    def not_there(self) -> str:
        """In the place of a hand that was taken off the sheet."""

    def tap(self) -> str:
        """Below the sheet: what a tap does."""

    def ends(self, number: int) -> str:
        """What a correction does: the match is then over after that hand."""

    def behind(self, count: int) -> str:
        """What becomes of the hands after that one."""

    def again(self, count: int) -> str:
        """Hands that were behind the end, and are not after the correction."""

    def behind_end(self, number: int) -> str:
        """Why a hand does not count: the match was over after another one."""

    def chart(self) -> str:
        """Over the chart of totals."""

    def column(self) -> str:
        """Over the numbers of hands in a table."""


class _Nines:
    def __init__(self, words: Words) -> None:
        self._words = words

    def correct(self) -> str:
        return self._words.c("nines", "Correct this hand")

    def correct_any(self) -> str:
        return self._words.c("nines", "Correct a hand")

    def insert(self) -> str:
        return self._words.c("nines", "Insert a hand before this")

    def inserted(self) -> str:
        return self._words.c("nines", "Forgotten hand")

    def begun(self) -> str:
        return self._words.c("nines", "hand begun")

    def throw_away(self) -> str:
        return self._words.c("nines", "Throw this new hand away")

    def thrown_away(self) -> str:
        return self._words.c("nines", "The new hand was thrown away.")

    def to_save(self) -> str:
        return self._words.c("nines", "This counts once the new hand is saved.")

    def delete(self) -> str:
        return self._words.c("nines", "Delete this hand")

    def delete_means(self) -> str:
        return self._words.c("nines", "The hands after it move up.")

    def deleted(self, number: int) -> str:
        return self._words.c("nines", "Hand {number} deleted", number=number)

    def counts_again(self) -> str:
        return self._words.c("nines", "This hand was annulled. Saved, it counts.")

    def not_there(self) -> str:
        return self._words.c("nines", "This hand is not on the sheet any more")

    def tap(self) -> str:
        return self._words.c("nines", "Tap a hand to correct it")

    def ends(self, number: int) -> str:
        return self._words.c("nines", "The match is then over after hand {number}.", number=number)

    def behind(self, count: int) -> str:
        return self._words.cn(
            "nines",
            "{count} hand after it stays on the sheet and does not count.",
            "{count} hands after it stay on the sheet and do not count.",
            count,
        )

    def again(self, count: int) -> str:
        return self._words.cn(
            "nines",
            "{count} hand counts again.",
            "{count} hands count again.",
            count,
        )

    def behind_end(self, number: int) -> str:
        return self._words.c("nines", "does not count: over after hand {number}", number=number)

    def chart(self) -> str:
        return self._words.c("nines", "Totals hand by hand")

    def column(self) -> str:
        return self._words.c("nines", "Hand")


class _Devyatka:
    def __init__(self, words: Words) -> None:
        self._words = words

    def correct(self) -> str:
        return self._words.c("devyatka", "Correct this hand")

    def correct_any(self) -> str:
        return self._words.c("devyatka", "Correct a hand")

    def insert(self) -> str:
        return self._words.c("devyatka", "Insert a hand before this")

    def inserted(self) -> str:
        return self._words.c("devyatka", "Forgotten hand")

    def begun(self) -> str:
        return self._words.c("devyatka", "hand begun")

    def throw_away(self) -> str:
        return self._words.c("devyatka", "Throw this new hand away")

    def thrown_away(self) -> str:
        return self._words.c("devyatka", "The new hand was thrown away.")

    def to_save(self) -> str:
        return self._words.c("devyatka", "This counts once the new hand is saved.")

    def delete(self) -> str:
        return self._words.c("devyatka", "Delete this hand")

    def delete_means(self) -> str:
        return self._words.c("devyatka", "The hands after it move up.")

    def deleted(self, number: int) -> str:
        return self._words.c("devyatka", "Hand {number} deleted", number=number)

    def counts_again(self) -> str:
        return self._words.c("devyatka", "This hand was annulled. Saved, it counts.")

    def not_there(self) -> str:
        return self._words.c("devyatka", "This hand is not on the sheet any more")

    def tap(self) -> str:
        return self._words.c("devyatka", "Tap a hand to correct it")

    def ends(self, number: int) -> str:
        return self._words.c(
            "devyatka", "The match is then over after hand {number}.", number=number
        )

    def behind(self, count: int) -> str:
        return self._words.cn(
            "devyatka",
            "{count} hand after it stays on the sheet and does not count.",
            "{count} hands after it stay on the sheet and do not count.",
            count,
        )

    def again(self, count: int) -> str:
        return self._words.cn(
            "devyatka",
            "{count} hand counts again.",
            "{count} hands count again.",
            count,
        )

    def behind_end(self, number: int) -> str:
        return self._words.c("devyatka", "does not count: over after hand {number}", number=number)

    def chart(self) -> str:
        return self._words.c("devyatka", "Totals hand by hand")

    def column(self) -> str:
        return self._words.c("devyatka", "Hand")


_WORDS: Final[dict[str, type[SheetWords]]] = {"nines": _Nines, "devyatka": _Devyatka}


def sheet_words(words: Words, game: str) -> SheetWords:
    """The words of a game, by its id. Raises KeyError for one without any."""
    return _WORDS[game](words)
