"""A match in a line: who won, or how far it is."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from app.l10n.catalog import Words
from app.l10n.formats import day, local_time, name_list
from app.l10n.numbers import number
from app.stores.library_store import Summary
from app.ui import ids, routes
from app.ui.components.buttons import icon_button
from app.ui.components.drawing import picture
from app.ui.components.list_row import list_row, score_end
from app.ui.components.panel import ruled
from app.ui.components.pressable import Press
from app.ui.context import Here
from app.ui.game_words import game_words
from app.ui.screens.home.running import where


@dataclass(frozen=True)
class _Line:
    """`said`: the title where no sign explains it; `names`: all who played, the best first, where
    the title does not name them. `score`: the total to show at the end.
    """

    title: str
    said: str
    names: str | None = None
    sign: ft.IconData | None = None
    tag: str | None = None
    score: int | None = None


def match_row(
    here: Here, match: Summary, index: int, on_menu: Press, *, whole: bool = False
) -> ft.Control:
    """Row `index` (from 0) of the home screen, with the way to its menu. `whole`: it shows all who
    played and says who won, so that whoever is looked for is seen.
    """
    words, page = here.words, ft.context.page
    line = _line(words, match)
    detail = _detail(here, match)
    end, said = None, ""
    if line.score is not None:
        word = words.n("point", "points", line.score)
        end = score_end(here.look, number(line.score, words.locale), word)
        said = words.n("{count} point", "{count} points", line.score)
    address = where(match) if match.running else routes.match(match.id)
    row = list_row(
        here.look,
        line.said if whole else line.title,
        detail,
        more=line.names if whole else None,
        label=", ".join(filter(None, (line.said, line.tag, said, detail, line.names))),
        on_press=lambda: page.navigate(address),
        leading=(picture(game_words(words, match.game).mark, 44) if here.look.marks_rows else None),
        sign=line.sign,
        tag=line.tag,
        score=end,
        identifier=ids.home_match(index),
    )
    return with_menu(here, row, line.title, on_menu, ids.home_match_menu(index))


def ruled_rows(here: Here, rows: Sequence[ft.Control]) -> ft.Control:
    """Rows below each other; the lines between them begin with the words."""
    return ruled(rows, indent=62 if here.look.marks_rows else 0)


def with_menu(
    here: Here, row: ft.Control, title: str, on_menu: Press, identifier: str
) -> ft.Control:
    """A row, and beside it the button that opens its menu."""
    more = icon_button(
        here.look,
        ft.Icons.MORE_VERT_ROUNDED,
        here.words.t("More: {what}", what=title),
        on_menu,
        identifier=identifier,
        size=22,
    )
    return ft.Row([ft.Container(row, expand=True), more], spacing=0)


def _line(words: Words, match: Summary) -> _Line:
    if match.winners:
        names = name_list(words, [match.names[seat] for seat in match.winners])
        return _Line(
            names,
            words.n("Winner: {names}", "Winners: {names}", len(match.winners), names=names),
            name_list(words, [match.names[seat] for seat in _ranked(match)]),
            ft.Icons.EMOJI_EVENTS_ROUNDED,
            # A win of several is nobody's alone.
            words.t("shared") if len(match.winners) > 1 else None,
            match.totals[match.winners[0]],
        )
    names = name_list(words, match.names)
    return _Line(names, names, tag=words.t("stopped") if match.stopped else None)


def _ranked(match: Summary) -> list[int]:
    """All seats, the lowest total first; those who left come last."""
    return sorted(
        range(len(match.names)), key=lambda seat: (seat not in match.seats, match.totals[seat])
    )


def _detail(here: Here, match: Summary) -> str:
    """ "Devyatka · 8 hands · yesterday"."""
    words = here.words
    unit = game_words(words, match.game)
    when = local_time(match.updated)
    played = (unit.name(), unit.hands(match.hands))
    parts = [unit.title(match.number)] if match.running else [*played]
    parts += [day(words, when, here.session.now())] if when else []
    return " · ".join(parts)
