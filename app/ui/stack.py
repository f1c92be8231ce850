"""Which screen is at which address, and over which others it lies."""

from collections.abc import Callable, Iterator, Sequence

import flet as ft

from app.ui import routes
from app.ui.screens.home.home import HomeScreen
from app.ui.screens.later import Later


def _at(path: str, screen: str, *over: ft.Route) -> ft.Route:
    return ft.Route(path=path, component=Later(screen), children=list(over))


ROUTES = [
    ft.Route(
        path=routes.HOME,
        component=HomeScreen,
        children=[
            _at("new", "new_match.new_match:NewMatchScreen"),
            _at(
                "match/:id",
                "table.match:MatchScreen",
                _at("out", "entry.out:OutScreen"),
                _at("entry", "entry.entry:EntryScreen"),
                _at("result", "result.result:ResultScreen"),
                _at(
                    "sheet",
                    "result.sheet:SheetScreen",
                    _at(
                        ":hand",
                        "result.hand:HandScreen",
                        _at(":way/out", "entry.out:OutScreen"),
                        _at(":way/entry", "entry.entry:EntryScreen"),
                        _at(":way/fines", "during.fines:FinesScreen"),
                    ),
                ),
                _at("board", "board.board:BoardScreen"),
                _at("rules", "rules.rules:MatchRulesScreen"),
                _at("seats", "during.seats:SeatsScreen", _at("join", "during.join:JoinScreen")),
                _at("agreed", "during.agreed:AgreedScreen"),
                _at("fines", "during.fines:FinesScreen"),
                _at("notes", "during.notes:NotesScreen"),
            ),
        ],
    ),
    _at(
        "players",
        "players.players:PlayersScreen",
        _at(
            ":id",
            "players.player:PlayerScreen",
            _at("with/:other", "players.against:AgainstScreen"),
            _at(
                "merge",
                "players.merge:MergeScreen",
                _at(":other", "players.merging:MergingScreen"),
            ),
        ),
    ),
    _at("rules", "rules.rules:RulesScreen"),
    _at(
        "settings",
        "settings.settings:SettingsScreen",
        _at("backup", "backup.backup:BackupScreen"),
        _at("bin", "bin.bin:BinScreen"),
    ),
]


_WITHIN = Later("home.search:search_page")
"""What the first screen shows only when it is asked to."""


def loaders() -> Iterator[Callable[[], object]]:
    """What loads the screens that the first one does not wait for, one at a call, in the order in
    which they are likely to be asked for. Each raises what its module raises.
    """
    yield _WITHIN.load
    yield from _behind(ROUTES)


def _behind(among: Sequence[ft.Route]) -> Iterator[Callable[[], object]]:
    for route in among:
        if isinstance(route.component, Later):
            yield route.component.load
        yield from _behind(route.children or ())


def load_all() -> None:
    """For where nobody waits for the first screen."""
    for load in loaders():
        load()
