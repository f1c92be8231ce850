"""What the home screen says about damage and copies: what is broken, what is safe, the way out."""

import flet as ft

from app.data.port import Damage
from app.l10n.formats import clock, day, local_time, name_list
from app.stores.library_store import LibraryState, Summary
from app.ui import ids, routes
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.context import Here
from app.ui.game_words import game_words
from app.ui.refusals import refusal_sentence

_NEWER = "newer-document"
_MOST = 3
"""Damages told of at once; with each that is closed the next comes up."""


def notices(here: Here, library: LibraryState) -> list[ft.Control]:
    """All that has to be said, the worst first; nothing on a good day."""
    told = [_of_damage(here, library, damage) for damage in library.damage]
    return [
        *[one for one in told if one is not None][:_MOST],
        *_of_unreadable(here, library),
        *_of_refusal(here, library),
    ]


def _of_damage(here: Here, library: LibraryState, damage: Damage) -> ft.Control | None:
    folder, _, match_id = damage.name.partition("/")
    if folder == "library":
        return _of_library(here, damage)
    if folder != "matches":
        # What is derived is made anew and no loss to anybody.
        return None
    match = next((one for one in library.running + library.earlier if one.id == match_id), None)
    if damage.restored_from_copy and match is not None:
        return _of_copy(here, match)
    words = here.words
    lost = words.t("Its file is damaged, and there is no copy. Other matches are fine.")
    return notice(
        here.look,
        _with_file(here, lost, damage),
        Gravity.ERROR,
        title=words.t("A match can’t be read"),
        remedies=[_dismiss(here)],
    )


def _of_copy(here: Here, match: Summary) -> ft.Control:
    words, page = here.words, ft.context.page
    return notice(
        here.look,
        words.t(
            "{players}: the file was damaged. A copy is intact and in its place. {hand}, {time}. "
            "Other matches are fine.",
            players=name_list(words, match.names),
            hand=game_words(words, match.game).hand(match.number),
            time=_when(here, match),
        ),
        Gravity.ERROR,
        title=words.t("A match was damaged"),
        remedies=[
            _dismiss(here),
            Remedy(
                words.t("Open the copy"),
                lambda: page.navigate(routes.match(match.id)),
                icon=ft.Icons.RESTORE_ROUNDED,
                identifier=ids.HOME_COPY,
            ),
        ],
    )


def _when(here: Here, match: Summary) -> str:
    """ "today, 20:15"."""
    words, when = here.words, local_time(match.updated)
    if when is None:
        return ""
    shown = day(words, when, here.session.now())
    return words.t("{day}, {time}", day=shown, time=clock(words, when))


def _of_library(here: Here, damage: Damage) -> ft.Control:
    words = here.words
    sentence = (
        words.t("The list from before the last change is in use. The matches are fine.")
        if damage.restored_from_copy
        else _with_file(
            here, words.t("The list starts anew. The matches keep their names."), damage
        )
    )
    return notice(
        here.look,
        sentence,
        Gravity.ERROR,
        title=words.t("The list of players was damaged"),
        remedies=[_dismiss(here)],
    )


def _of_unreadable(here: Here, library: LibraryState) -> list[ft.Control]:
    words = here.words
    newer = sum(code == _NEWER for _, code in library.unreadable)
    other = len(library.unreadable) - newer
    told = []
    look = [
        Remedy(
            words.t("Show"),
            here.session.search.begin,
            identifier=ids.HOME_UNREADABLE,
            filled=False,
        )
    ]
    if newer:
        sentence = words.n(
            "{count} match was made by a newer version of Tally Nine and waits for it.",
            "{count} matches were made by a newer version of Tally Nine and wait for it.",
            newer,
        )
        told.append(notice(here.look, sentence, Gravity.NOTE, remedies=look, live=False))
    if other:
        sentence = words.n(
            "{count} match can’t be read. Its file is left as it is; the others are fine.",
            "{count} matches can’t be read. Their files are left as they are; the others are fine.",
            other,
        )
        told.append(
            notice(here.look, sentence, Gravity.ERROR, remedies=[] if newer else look, live=False)
        )
    return told


def copies_notice(here: Here, library: LibraryState) -> list[ft.Control]:
    """No copy elsewhere is recent: what lies in one place only is lost with it."""
    keeping, words, page = here.session.keeping, here.words, ft.context.page
    if not keeping.copy_is_due:
        return []
    when = local_time(library.copied)
    sentence = (
        words.t("Nothing is copied elsewhere yet: if this device is lost, so is everything on it.")
        if when is None
        else words.t(
            "The last copy elsewhere is from {day}.", day=day(words, when, here.session.now())
        )
    )
    later = Remedy(words.t("Later"), keeping.put_off, identifier=ids.HOME_LATER, filled=False)
    save = Remedy(
        words.t("Save a backup"),
        lambda: page.navigate(routes.BACKUP),
        icon=ft.Icons.SAVE_ALT_ROUNDED,
        identifier=ids.HOME_BACKUP,
    )
    return [notice(here.look, sentence, Gravity.NOTE, remedies=[later, save], live=False)]


def _of_refusal(here: Here, library: LibraryState) -> list[ft.Control]:
    if library.refusal is None:
        return []
    words = here.words
    close = Remedy(words.t("Close"), here.session.library.dismiss, filled=False)
    sentence = refusal_sentence(words, library.refusal)
    return [notice(here.look, sentence, Gravity.ERROR, remedies=[close])]


def _with_file(here: Here, sentence: str, damage: Damage) -> str:
    """The sentence, and where the broken file is kept for whoever can mend it."""
    if not damage.set_aside:
        return sentence
    kept = here.words.t("The broken file is kept as {file}.", file=damage.set_aside[-1])
    return f"{sentence} {kept}"


def _dismiss(here: Here) -> Remedy:
    return Remedy(
        here.words.t("Close"),
        here.session.library.dismiss_damage,
        identifier=ids.HOME_DISMISS,
        filled=False,
    )
