"""The numbers of a player in one game, as they are captioned and written."""

from fractions import Fraction

import flet as ft

from app.domain.games import game as profile_of
from app.domain.hand import Entry
from app.domain.statistics import PlayerStatistics, Statistics
from app.l10n.catalog import Words
from app.l10n.numbers import number
from app.ui.components.stat_tile import Stat
from app.ui.hand_words import hand_words

FEW = 3
"""Below so many finished matches there are counts and no charts."""


def main_stats(words: Words, game: str, played: Statistics) -> list[Stat]:
    """The six that everybody asks for."""
    said = hand_words(words, game)
    return [
        Stat(words.t("Matches"), _count(words, played.matches)),
        Stat(
            words.t("Won alone"),
            _count(words, played.wins),
            icon=ft.Icons.EMOJI_EVENTS_ROUNDED,
            ink=ft.Colors.PRIMARY,
        ),
        Stat(
            words.t("Shared"),
            _count(words, played.shared),
            icon=ft.Icons.HANDSHAKE_ROUNDED,
            ink=ft.Colors.TERTIARY,
        ),
        Stat(said.average(), _ratio(words, played.average)),
        _best(words, said.best(), played),
        Stat(said.worst(), _points(words, played.worst)),
    ]


def more_stats(words: Words, game: str, statistics: PlayerStatistics) -> list[Stat]:
    """All others. What the game does not know, or nobody entered, is left out."""
    said, profile, played = hand_words(words, game), profile_of(game), statistics.played
    stats = [
        Stat(said.played(), _count(words, played.hands)),
        Stat(said.median(), _ratio(words, played.median)),
        Stat(words.t("Out first"), _count(words, played.outs)),
    ]
    # Where hands are given as counts, nobody knows of nines unless cards were entered too.
    if Entry.COUNT not in profile.entries or played.nines:
        stats.append(Stat(words.t("Nines caught"), _count(words, played.nines)))
    if profile.asks_passes:
        stats.append(Stat(said.passes(), _ratio(words, played.passes_a_hand)))
    stats += [
        Stat(words.t("Wins in a row now"), _count(words, played.streak)),
        Stat(words.t("Most wins in a row"), _count(words, played.longest_streak)),
    ]
    rare = [
        Stat(words.t("Matches going on"), _count(words, played.running)),
        Stat(words.t("Left before the end"), _count(words, played.left)),
        Stat(words.t("Stopped, counted apart"), _count(words, statistics.stopped.matches)),
    ]
    return stats + [stat for stat in rare if stat.value != "0"]


def _best(words: Words, caption: str, played: Statistics) -> Stat:
    if played.best is None:
        return Stat(caption, _points(words, None))
    times = played.points[0][1]
    return Stat(
        caption,
        _points(words, played.best),
        detail=words.t("{count}×", count=times) if times > 1 else "",
        said=words.n(
            "{points}, {count} time", "{points}, {count} times", times, points=played.best
        ),
    )


def _count(words: Words, value: int) -> str:
    return number(value, words.locale)


def _points(words: Words, value: int | None) -> str:
    return "–" if value is None else number(value, words.locale)


def _ratio(words: Words, value: Fraction | None) -> str:
    if value is None:
        return "–"
    whole = value.denominator == 1
    return number(int(value) if whole else float(value), words.locale)
