"""What each game is called, and its words where another game, or another language, has others.

A hand is one word in English and two in the other languages, so each game keeps its sentences
apart, under a gettext context of its own name. Adding a game adds one class here. No Flet.
"""

from typing import Final, Protocol

from app.domain.games.profile import GameProfile
from app.domain.match import RuleValue
from app.l10n.catalog import Words


class GameWords(Protocol):
    """The words of one game in the language of the `Words` it was made with."""

    def __init__(self, words: Words) -> None: ...

    @property
    def mark(self) -> str:
        """The name of its drawing in the assets."""

    def name(self) -> str: ...

    def players(self) -> str:
        """Who can play it: "2–6 players"."""

    def to_limit(self, limit: int) -> str:
        """ "to 100"."""

    def hand(self, number: int) -> str:
        """ "Hand 6", opening a line."""

    def title(self, number: int) -> str:
        """ "Nines · hand 6", on the table."""

    def hands(self, count: int) -> str:
        """ "7 hands", within a line."""

    def hands_annulled(self, count: int) -> str:
        """ "1 annulled", after the hands that counted."""

    def hand_over(self) -> str:
        """The button that ends a hand."""

    def enter(self, number: int) -> str:
        """ "Continue entering hand 6"."""

    def entering(self, number: int) -> str:
        """ "Hand 6 is half entered"."""

    def save(self) -> str:
        """The button that puts the hand on the sheet."""

    def next_hand(self) -> str:
        """The button after the result."""

    def annul(self) -> str:
        """The button that makes the hand in play count for nothing."""

    def annul_means(self) -> str:
        """What that button does."""

    def was_annulled(self) -> str:
        """After it."""

    def annulled(self) -> str:
        """A hand that counts for nothing, on the sheet."""

    def out_means(self) -> str:
        """Below the question who went out."""

    def no_hands(self) -> str:
        """The sheet before the first hand."""

    def deal_line(self, each: int, up: int, draw_pile: int) -> str:
        """How the cards are dealt: "7 each · 1 up · 23 in the draw pile"."""

    def rule(self, name: str) -> str:
        """The caption of a rule the table may choose."""

    def rule_value(self, name: str, value: RuleValue) -> str:
        """A value of that rule on its button."""


class _Nines:
    mark: Final = "nines"

    def __init__(self, words: Words) -> None:
        self._words = words

    def name(self) -> str:
        return self._words.t("Nines")

    def players(self) -> str:
        return self._words.t("{least}–{most} players", least=2, most=6)

    def to_limit(self, limit: int) -> str:
        return self._words.t("to {limit}", limit=limit)

    def hand(self, number: int) -> str:
        return self._words.c("nines", "Hand {number}", number=number)

    def title(self, number: int) -> str:
        return self._words.t("Nines · hand {number}", number=number)

    def hands(self, count: int) -> str:
        return self._words.cn("nines", "{count} hand", "{count} hands", count)

    def hands_annulled(self, count: int) -> str:
        return self._words.cn("nines", "{count} annulled", "{count} annulled", count)

    def hand_over(self) -> str:
        return self._words.c("nines", "Hand over")

    def enter(self, number: int) -> str:
        return self._words.c("nines", "Continue entering hand {number}", number=number)

    def entering(self, number: int) -> str:
        return self._words.c("nines", "Hand {number} is half entered", number=number)

    def save(self) -> str:
        return self._words.c("nines", "Save the hand")

    def next_hand(self) -> str:
        return self._words.c("nines", "Next hand")

    def annul(self) -> str:
        return self._words.c("nines", "Annul this hand")

    def annul_means(self) -> str:
        return self._words.c("nines", "Nothing counts, and the same dealer deals again.")

    def was_annulled(self) -> str:
        return self._words.c("nines", "Annulled: the same dealer deals again.")

    def annulled(self) -> str:
        return self._words.c("nines", "annulled")

    def out_means(self) -> str:
        return self._words.c("nines", "The first to play the last card. Adds 0 points.")

    def no_hands(self) -> str:
        return self._words.c("nines", "No hand played yet")

    def deal_line(self, each: int, up: int, draw_pile: int) -> str:
        return self._words.t(
            "{each} each · {up} up · {pile} in the draw pile", each=each, up=up, pile=draw_pile
        )

    def rule(self, name: str) -> str:
        return _limit_caption(self._words) if name == "limit" else name

    def rule_value(self, name: str, value: RuleValue) -> str:
        return str(value)


class _Devyatka:
    mark: Final = "devyatka"

    def __init__(self, words: Words) -> None:
        self._words = words

    def name(self) -> str:
        return self._words.t("Devyatka")

    def players(self) -> str:
        return self._words.n("{count} player", "{count} players", 4)

    def to_limit(self, limit: int) -> str:
        return self._words.t("to {limit}", limit=limit)

    def hand(self, number: int) -> str:
        return self._words.c("devyatka", "Hand {number}", number=number)

    def title(self, number: int) -> str:
        return self._words.t("Devyatka · hand {number}", number=number)

    def hands(self, count: int) -> str:
        return self._words.cn("devyatka", "{count} hand", "{count} hands", count)

    def hands_annulled(self, count: int) -> str:
        return self._words.cn("devyatka", "{count} annulled", "{count} annulled", count)

    def hand_over(self) -> str:
        return self._words.c("devyatka", "Hand over")

    def enter(self, number: int) -> str:
        return self._words.c("devyatka", "Continue entering hand {number}", number=number)

    def entering(self, number: int) -> str:
        return self._words.c("devyatka", "Hand {number} is half entered", number=number)

    def save(self) -> str:
        return self._words.c("devyatka", "Save the hand")

    def next_hand(self) -> str:
        return self._words.c("devyatka", "Next hand")

    def annul(self) -> str:
        return self._words.c("devyatka", "Annul this hand")

    def annul_means(self) -> str:
        return self._words.c("devyatka", "Nothing counts, and the same dealer deals again.")

    def was_annulled(self) -> str:
        return self._words.c("devyatka", "Annulled: the same dealer deals again.")

    def annulled(self) -> str:
        return self._words.c("devyatka", "annulled")

    def out_means(self) -> str:
        return self._words.c("devyatka", "The first to lay the last card. Pays for passes only.")

    def no_hands(self) -> str:
        return self._words.c("devyatka", "No hand played yet")

    def deal_line(self, each: int, up: int, draw_pile: int) -> str:
        return self._words.n(
            "{count} card each · none left over", "{count} cards each · none left over", each
        )

    def rule(self, name: str) -> str:
        match name:
            case "limit":
                return _limit_caption(self._words)
            case "pass_price":
                return self._words.t("One pass")
            case "tie":
                return self._words.t("If tied")
            case _:
                return name

    def rule_value(self, name: str, value: RuleValue) -> str:
        match name, value:
            case "tie", "share":
                return self._words.t("Share the win")
            case "tie", _:
                return self._words.t("One more hand")
            case "pass_price", int(price) if price > 0:
                return f"+{price}"
            case _:
                return str(value)


_WORDS: Final[dict[str, type[GameWords]]] = {"nines": _Nines, "devyatka": _Devyatka}


def game_words(words: Words, game: str | GameProfile) -> GameWords:
    """The words of a game, by its id or profile. Raises KeyError for one without any."""
    return _WORDS[game if isinstance(game, str) else game.id](words)


def _limit_caption(words: Words) -> str:
    return words.t("Limit")
