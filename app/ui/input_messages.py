"""Sentences for what is given from outside: files, names, typed cards. No Flet here."""

from app.domain.names import LONGEST, NameProblem
from app.domain.roster import RosterPlayer
from app.l10n.catalog import Words
from app.l10n.typed_cards import TypedCode, TypedProblem

_LONGEST_QUOTE = 40


def file_sentence(words: Words, code: str) -> str:
    """Why a file could not be taken in as a match, for a code of format.md or of storage."""
    match code:
        case "not-json":
            return words.t("This file is damaged, or it is not a match file.")
        case "is-backup":
            return words.t("This is a backup: open it with “Open a backup”.")
        case "newer-version":
            return words.t("This file was made by a newer version of Tally Nine.")
        case "too-large":
            return words.t("This file is too large to be a match.")
        case "not-a-match":
            return words.t("This file does not hold a match of a game known here.")
        case "disk-full":
            return words.t("There is no room left to store it.")
        case "not-allowed" | "disk-error" | "closed":
            return words.t("It could not be stored.")
        case "newer-document" | "bad-document":
            return words.t("A match of this name is here already and cannot be read.")
        case _:
            return words.t("This file cannot be opened.")


def typed_sentence(words: Words, problem: TypedProblem, text: str) -> str:
    """What of the typed cards in `text` was not taken, and why."""
    piece = quoted(text[problem.start : problem.end])
    match problem.code:
        case TypedCode.UNKNOWN:
            return words.t("“{piece}” is no card.", piece=piece)
        case TypedCode.SUIT_ALONE:
            return words.t("“{piece}”: the rank comes first, then the suit.", piece=piece)
        case TypedCode.NOT_IN_PACK:
            return words.t("“{piece}”: not a card of this pack.", piece=piece)
        case _:
            return words.t("“{piece}”: which of these is meant?", piece=piece)


def name_sentence(words: Words, problem: NameProblem) -> str:
    """Why a player cannot be called so."""
    match problem:
        case NameProblem.EMPTY:
            return words.t("A player needs a name.")
        case NameProblem.TOO_LONG:
            return words.n(
                "The name may have {count} character at most.",
                "The name may have {count} characters at most.",
                LONGEST,
            )
        case NameProblem.MERGED:
            return words.t("This is the name of a player who was merged into another.")
        case _:
            return words.t("This name, or one too much like it, is taken.")


def merged_sentence(words: Words, one: RosterPlayer, other: RosterPlayer) -> str:
    """Whom the name of somebody who was merged means now."""
    return words.t("{one} is {other} now.", one=one.name, other=other.name)


def merged_refusal(words: Words, one: RosterPlayer, other: RosterPlayer) -> str:
    """The same, and where to go if that is not so."""
    apart = words.t("They can be taken apart again at any time, on the page of the player.")
    return f"{merged_sentence(words, one, other)} {apart}"


def quoted(text: str | None) -> str:
    """Something out of a file or a text field, no longer than a sentence can bear."""
    shown = text or "?"
    return shown if len(shown) <= _LONGEST_QUOTE else f"{shown[:_LONGEST_QUOTE]}…"
