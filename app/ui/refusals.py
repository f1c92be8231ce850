"""Sentences for why an act at the table was not done. No Flet here."""

from app.l10n.catalog import Words
from app.owner.commands import Refusal


def refusal_sentence(words: Words, refusal: Refusal) -> str:
    """What became of the act, and what is on the screen now."""
    match refusal:
        case Refusal.STALE:
            return words.t("Another device was quicker. This is how it stands now.")
        case Refusal.STORAGE_FAILED:
            return words.t("This could not be stored, so it was not done. Is the storage full?")
        case Refusal.MATCH_OVER:
            return words.t("The match is over.")
        case Refusal.NOTHING_TO_UNDO:
            return words.t("There is nothing to undo.")
        case Refusal.NOTHING_TO_REDO:
            return words.t("There is nothing to redo.")
        case Refusal.GONE:
            return words.t("This match was deleted. It may be in the bin.")
        case Refusal.NOT_READY:
            return words.t("Something is still missing.")
        case _:
            return words.t("This cannot be done here.")


def storage_sentence(words: Words, code: str) -> str:
    """Why nothing can be read or stored, for a code of app/data/errors.py."""
    match code:
        case "newer-document":
            return words.t(
                "The data here was made by a newer version of Tally Nine. It is left as it is."
            )
        case "not-allowed":
            return words.t("The folder with the data may not be read or written.")
        case "disk-full":
            return words.t("The storage is full.")
        case _:
            return words.t("The folder with the data cannot be read. Nothing in it was changed.")
