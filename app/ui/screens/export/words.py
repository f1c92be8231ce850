"""The words that go out with a match: in its table, and in the names of its files. No Flet here."""

from datetime import datetime

from app.data.csv_file import CsvWords
from app.l10n.catalog import Words, opening
from app.services.files import Saved
from app.ui.game_words import game_words
from app.ui.sheet_words import sheet_words


def csv_words(words: Words, game: str) -> CsvWords:
    """The captions of the table of a match of `game`."""
    return CsvWords(
        hand=sheet_words(words, game).column(),
        dealer=words.t("Dealer"),
        out=opening(words.t("went out")),
        note=words.t("Note"),
        opening=words.t("From paper"),
        blocked=words.t("blocked"),
        annulled=game_words(words, game).annulled(),
        not_counted=words.t("after the end"),
        total=lambda name: words.t("{name}, total", name=name),
    )


def file_name(game: str, when: datetime | None, ending: str) -> str:
    """ "nines-2026-03-01.json": the same on every system, whatever the players are called."""
    day = f"-{when:%Y-%m-%d}" if when is not None else ""
    return f"{game}{day}.{ending}"


def saved_sentence(words: Words, saved: Saved, name: str) -> str | None:
    """What became of a file; None where the person knows."""
    match saved:
        case Saved.DONE:
            return words.t("Saved: {file}", file=name)
        case Saved.FAILED:
            return words.t("The file could not be saved.")
        case Saved.LEFT:
            return None
