"""The filters of the search, and the sheet on which a value of one is chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from typing import Any

import flet as ft

from app.domain.games import GAMES
from app.l10n.catalog import Words
from app.stores.library_store import LibraryState
from app.stores.match_search import Kind, Query, years
from app.ui import ids
from app.ui.components.bottom_sheet import bottom_sheet, sheet_scrolls, sheet_width, text_height
from app.ui.components.choice import Option, option_list
from app.ui.components.filter_chip import filter_chip
from app.ui.components.pressable import Press
from app.ui.components.text import BODY, TITLE, heading
from app.ui.context import Here
from app.ui.game_words import game_words

_WEEK, _MONTH = 7, 30


class Filter(StrEnum):
    GAME = "game"
    PLAYER = "player"
    KIND = "kind"
    DATE = "date"


@dataclass(frozen=True)
class _Value:
    """A value of a filter: its words, and what it makes of the query."""

    words: str
    changes: dict[str, Any]


def filters(
    here: Here, library: LibraryState, query: Query, on_open: Callable[[Filter], object]
) -> ft.Control:
    """All filters, each with what was chosen."""
    chips = []
    for one in Filter:
        chosen = _chosen(query, _values(here, library, one))
        chips.append(
            filter_chip(
                here.look,
                _name(here.words, one),
                None if chosen is None else chosen.words,
                lambda one=one: on_open(one),  # type: ignore[misc]
                ids.search_filter(one),
            )
        )
    return ft.Row(chips, spacing=6, run_spacing=8, wrap=True)


def choices(
    here: Here,
    library: LibraryState,
    query: Query,
    one: Filter,
    on_choose: Callable[[dict[str, Any]], object],
    on_close: Press,
) -> ft.BottomSheet:
    """The values of a filter, for `use_modal`."""
    look, words = here.look, here.words
    values = [_Value(_any(words, one), _anything(one)), *_values(here, library, one)]
    chosen = _chosen(query, values)

    def choose(index: str) -> object:
        on_choose(values[int(index)].changes)
        return on_close()

    listed = option_list(
        look,
        [
            Option(str(index), value.words, ids.search_choice(index))
            for index, value in enumerate(values)
        ],
        str(values.index(chosen)) if chosen is not None else None,
        choose,
    )
    top = ft.Container(
        heading(look, _name(words, one), TITLE, lines=2),
        padding=ft.Padding.symmetric(horizontal=14, vertical=8),
    )
    wide = sheet_width(look)
    needed = 90 + sum(
        max(52, 30 + text_height(look, value.words, BODY, wide - 100)) for value in values
    )
    scrolls = sheet_scrolls(look, needed)
    return bottom_sheet(look, [top, listed], on_close, scrolls=scrolls, listed=True)


def _chosen(query: Query, values: Sequence[_Value]) -> _Value | None:
    """The value that the query has."""
    return next((value for value in values if replace(query, **value.changes) == query), None)


def _name(words: Words, one: Filter) -> str:
    match one:
        case Filter.GAME:
            return words.t("Game")
        case Filter.PLAYER:
            return words.t("Player")
        case Filter.KIND:
            return words.t("State")
        case Filter.DATE:
            return words.t("Date")


def _any(words: Words, one: Filter) -> str:
    match one:
        case Filter.GAME:
            return words.t("All games")
        case Filter.PLAYER:
            return words.t("All players")
        case Filter.KIND:
            return words.t("Any state")
        case Filter.DATE:
            return words.t("Any time")


def _anything(one: Filter) -> dict[str, Any]:
    match one:
        case Filter.GAME | Filter.PLAYER:
            return {one.value: ""}
        case Filter.KIND:
            return {"kind": None}
        case Filter.DATE:
            return {"since": None, "until": None}


def _values(here: Here, library: LibraryState, one: Filter) -> list[_Value]:
    match one:
        case Filter.GAME:
            return [_Value(game_words(here.words, id).name(), {"game": id}) for id in GAMES]
        case Filter.PLAYER:
            people = sorted(library.roster, key=lambda player: player.name.casefold())
            return [_Value(player.name, {"player": player.id}) for player in people]
        case Filter.KIND:
            return _kinds(here.words)
        case Filter.DATE:
            return _dates(here, library)


def _kinds(words: Words) -> list[_Value]:
    return [
        _Value(words.t("Running"), {"kind": Kind.RUNNING}),
        _Value(words.t("Finished"), {"kind": Kind.FINISHED}),
        _Value(words.t("Stopped"), {"kind": Kind.STOPPED}),
    ]


def _dates(here: Here, library: LibraryState) -> list[_Value]:
    """The last days, then each year there is something of."""
    words, today = here.words, here.session.now().date()
    last = [
        _Value(
            words.n("Last {count} day", "Last {count} days", count),
            {"since": today - timedelta(days=count - 1), "until": None},
        )
        for count in (_WEEK, _MONTH)
    ]
    return last + [
        _Value(str(year), {"since": date(year, 1, 1), "until": date(year, 12, 31)})
        for year in years((*library.running, *library.earlier))
    ]
