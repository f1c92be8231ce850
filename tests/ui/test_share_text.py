"""The text about a match that is sent to others."""

from dataclasses import replace
from datetime import date

import pytest

from app.domain.deal import NOTHING, Points
from app.domain.match import Match
from app.domain.tally import tally
from app.l10n.catalog import words_for
from app.l10n.locales import LOCALES
from app.ui.share_text import share_text
from tests.support.matches import deal, match, won

ENGLISH = words_for("en")
SHARED = match("nines", won(0, 5, 99), won(5, 0, 20), players=3)
ENDED = match("nines", won(0, 5, 99), won(6, 0, 20), players=3)


def text(match: Match, locale: str = "en", when: date | None = None) -> list[str]:
    names = [player.name for player in match.setup.players]
    return share_text(words_for(locale), match, tally(match), names, when).split("\n")


def test_who_won_and_everybody_in_order() -> None:
    assert text(ENDED, when=date(2025, 11, 26)) == [
        "Nines · 2 hands · 26 November 2025",
        "Winner: Bohdan",
        "1. Bohdan: 5 points",
        "2. Olena: 6 points",
        "3. Maria: 119 points",
    ]


def test_a_shared_win_is_shared() -> None:
    assert text(SHARED)[1:4] == [
        "Shared win: Olena and Bohdan",
        "1. Olena: 5 points",
        "1. Bohdan: 5 points",
    ]


def test_one_who_left_and_a_match_that_was_stopped_or_goes_on() -> None:
    gone = match(
        "nines",
        won(1, 0, 3),
        deal(0, NOTHING, None, Points(4), seats=(0, 2)),
        players=3,
        stopped=True,
    )
    assert text(gone)[1:] == [
        "The match was stopped. Nobody won.",
        "1. Olena: 1 point",
        "2. Maria: 7 points",
        "– Bohdan, left the match: 0 points",
    ]
    assert text(replace(gone, stopped=False))[1] == "1. Olena: 1 point"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_says_it(locale: str) -> None:
    said = text(ENDED, locale, date(2025, 11, 26))
    assert len(said) == 5
    assert "Bohdan" in said[1]
    assert (said[1] == "Winner: Bohdan") == (locale == "en")
