"""The screens to look at, each in a state that somebody at the table would see."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.async_api import FilePayload, Page
from playwright.async_api import TimeoutError as TimedOut

from app.ui import ids, routes
from tests.shots.club import PEOPLE, club, id_of
from tests.shots.corrected import corrected
from tests.shots.decided import decided
from tests.shots.kept import kept
from tests.shots.tables import cards, damaged, devyatka, evening, nines, nobody
from tests.support.screen import at

Act = Callable[[Page], Awaitable[None]]

_TAPS: Final = 3
_GONE: Final = 5_000
"""Milliseconds that what was put away may take to go."""

HOUSES: Final = {
    "evening": evening,
    "nobody": nobody,
    "damaged": damaged,
    "nines": nines,
    "cards": cards,
    "devyatka": devyatka,
    "corrected": corrected,
    "club": club,
    "decided": decided,
    "kept": kept,
}


async def nothing(_: Page) -> None:
    """The screen is what it is."""


@dataclass(frozen=True)
class Scene:
    """What is seen at `route` in `house` once `act` is done; `leave` takes that back.

    `shows` is the identifier of a control that tells the screen from what is there before it.
    """

    name: str
    house: str
    route: str
    shows: str
    act: Act = nothing
    leave: Act = nothing


def _tap(identifier: str) -> Act:
    """As a screen reader taps: also what has yet to be scrolled to."""

    async def act(page: Page) -> None:
        await at(page, identifier).dispatch_event("click")

    return act


def _there(identifier: str) -> Act:
    """What is tapped next may have a like on the screen before."""

    async def act(page: Page) -> None:
        await at(page, identifier).wait_for(state="attached")

    return act


def _chosen(identifier: str) -> Act:
    """The next tap comes when this one was taken in: no finger is quicker than a screen."""

    async def act(page: Page) -> None:
        await (
            at(page, identifier)
            .and_(page.locator('[aria-current="true"]'))
            .wait_for(state="attached")
        )

    return act


def _type(identifier: str, words: str) -> Act:
    async def act(page: Page) -> None:
        field = at(page, identifier).locator("input, textarea")
        await field.click()
        await field.fill(words)

    return act


def _all(*acts: Act) -> Act:
    async def act(page: Page) -> None:
        for one in acts:
            await one(page)

    return act


def _beside(identifier: str) -> Act:
    """A tap beside the menu that the control is in closes it."""

    async def act(page: Page) -> None:
        await page.mouse.click(4, 4)
        await at(page, identifier).wait_for(state="detached")

    return act


def _away(identifier: str) -> Act:
    """A tap on what goes by it: right after a menu has closed the first one may be lost."""

    async def act(page: Page) -> None:
        control = at(page, identifier)
        for _ in range(_TAPS):
            await control.dispatch_event("click")
            with suppress(TimedOut):
                await control.wait_for(state="detached", timeout=_GONE)
                return

    return act


def _match(name: str, house: str, match: str, screen: str, shows: str, **more: Act) -> Scene:
    return Scene(name, house, f"/match/{match}{screen}", shows, **more)


def _player(name: str, who: str, shows: str, **more: Act) -> Scene:
    return Scene(name, "club", routes.player(id_of(who)), shows, **more)


def _pair(name: str, one: str, other: str, way: str, shows: str) -> Scene:
    addresses = {"with": routes.against, "merge": routes.merging}
    return Scene(name, "club", addresses[way](id_of(one), id_of(other)), shows)


def _reminders() -> Act:
    """Switches both reminders of the table."""
    return _all(
        _tap(ids.TABLE_MENU),
        _tap(ids.TABLE_REMINDERS),
        _tap(ids.REMINDERS_SUIT),
        _tap(ids.REMINDERS_LAP),
        _beside(ids.REMINDERS_LAP),
    )


def _open_backup() -> Act:
    """Saves a backup, and opens it."""

    async def act(page: Page) -> None:
        async with page.expect_download() as saving:
            await at(page, ids.BACKUP_SAVE).click()
        saved = await (await saving.value).path()
        await at(page, ids.BACKUP_CLOSE).click()
        async with page.expect_file_chooser() as choosing:
            await at(page, ids.BACKUP_OPEN).click()
        await (await choosing.value).set_files(saved)
        await at(page, ids.BACKUP_CANCEL).wait_for()

    return act


def _import(*contents: bytes) -> Act:
    async def act(page: Page) -> None:
        async with page.expect_file_chooser() as choosing:
            await at(page, ids.BACKUP_IMPORT).click()
        files: list[FilePayload] = [
            {"name": f"match-{number}.json", "mimeType": "application/json", "buffer": data}
            for number, data in enumerate(contents, 1)
        ]
        await (await choosing.value).set_files(files)
        await at(page, ids.imported(0)).wait_for()

    return act


SCENES: Final = (
    Scene("home", "evening", "/", ids.HOME_CONTINUE),
    Scene("players", "evening", "/players", ids.PLAYERS_ADD),
    Scene(
        "players-rename",
        "evening",
        "/players",
        ids.PLAYERS_RENAME,
        _tap(ids.player_rename(4)),
        _tap(ids.PLAYERS_CANCEL),
    ),
    Scene(
        "rules-nines", "evening", "/rules", ids.rules_game("nines"), _tap(ids.rules_game("nines"))
    ),
    Scene(
        "rules-devyatka",
        "evening",
        "/rules",
        ids.rules_game("devyatka"),
        _tap(ids.rules_game("devyatka")),
    ),
    Scene("settings", "evening", "/settings", ids.settings("language", "en")),
    Scene("new", "evening", "/new", ids.NEW_START, _tap(ids.new_game("nines"))),
    Scene("new-devyatka", "evening", "/new", ids.NEW_START, _tap(ids.new_game("devyatka"))),
    Scene(
        "new-error",
        "evening",
        "/new",
        ids.NEW_NAME,
        _all(_tap(ids.new_game("nines")), _type(ids.NEW_NAME, "Olena"), _tap(ids.NEW_ADD)),
        _type(ids.NEW_NAME, ""),
    ),
    Scene(
        "new-paper",
        "evening",
        "/new",
        ids.new_total(0),
        _tap(ids.NEW_PAPER),
        _tap(ids.NEW_PAPER),
    ),
    Scene("lost", "evening", "/nowhere", ids.HOME),
    Scene("home-empty", "nobody", "/", ids.HOME_NEW),
    Scene("players-empty", "nobody", "/players", ids.PLAYERS_ADD),
    Scene("new-empty", "nobody", "/new", ids.NEW_NAME),
    Scene("players-archived", "club", "/players", ids.player(8)),
    _player("player", "Olena", ids.player_merged(0)),
    _player(
        "player-numbers",
        "Olena",
        ids.PLAYER_CHART,
        act=_tap(ids.PLAYER_CHART),
        leave=_tap(ids.PLAYER_CHART),
    ),
    _player(
        "player-devyatka",
        "Maria",
        ids.player_game("devyatka"),
        act=_tap(ids.player_game("devyatka")),
    ),
    _player("player-few", PEOPLE[4], ids.player_against(0)),
    _player("player-none", "Rita", ids.PLAYER_MENU),
    _player(
        "player-menu",
        "Юрій",
        ids.PLAYER_ARCHIVE,
        act=_tap(ids.PLAYER_MENU),
        leave=_beside(ids.PLAYER_ARCHIVE),
    ),
    _pair("against", "Olena", "Bohdan", "with", ids.player_game("nines")),
    _pair("against-few", PEOPLE[4], PEOPLE[5], "with", ids.BACK),
    Scene("merge", "club", routes.merge(id_of("Lena")), ids.merge_with(0)),
    _pair("merging", "Lena", "Olena", "merge", ids.MERGE_SAVE),
    _pair("merging-refused", "Olena", "Bohdan", "merge", ids.BACK),
    Scene("home-damaged", "damaged", "/", ids.HOME_COPY),
    Scene("match-gone", "damaged", "/match/gone", ids.HOME),
    _match("table-two", "nines", "nines-2", "", ids.TABLE_OVER),
    _match("table", "nines", "nines-4", "", ids.TABLE_OVER),
    _match("table-near", "nines", "nines-near", "", ids.TABLE_OVER),
    _match("table-six", "nines", "nines-6", "", ids.TABLE_OVER),
    _match(
        "table-menu",
        "nines",
        "nines-4",
        "",
        ids.TABLE_ANNUL,
        act=_tap(ids.TABLE_MENU),
        leave=_beside(ids.TABLE_ANNUL),
    ),
    _match("tiles", "devyatka", "devyatka-passes", "", ids.table_seat(0)),
    _match("tiles-opener", "devyatka", "devyatka-fresh", "", ids.table_opener(0)),
    _match("tiles-near", "devyatka", "devyatka-near", "", ids.table_seat(0)),
    _match(
        "tiles-menu",
        "devyatka",
        "devyatka-passes",
        "",
        ids.table_seat_held(3),
        act=_tap(ids.table_seat_menu(3)),
        leave=_beside(ids.table_seat_held(3)),
    ),
    _match("out", "nines", "nines-4", "/out", ids.OUT_BLOCKED),
    _match("out-six", "nines", "nines-6", "/out", ids.OUT_BLOCKED),
    _match("out-devyatka", "devyatka", "devyatka-fresh", "/out", ids.out(0)),
    _match("cards", "cards", "ranks", "/entry", ids.entry_seat(0)),
    _match("cards-suits", "cards", "suits", "/entry", ids.entry_seat(0)),
    _match("cards-twice", "cards", "twice", "/entry", ids.entry_seat(0)),
    _match("cards-total", "cards", "total", "/entry", ids.entry_seat(0)),
    _match("cards-doubt", "cards", "two-nines", "/entry", ids.ENTRY_KEEP),
    _match("cards-six", "cards", "six", "/entry", ids.entry_seat(0)),
    _match("cards-many", "cards", "many", "/entry", ids.entry_seat(0)),
    _match(
        "cards-typed",
        "cards",
        "ranks",
        "/entry",
        ids.ENTRY_TEXT,
        act=_all(_tap(ids.ENTRY_TEXT), _type(ids.ENTRY_TEXT, "9D QH 7")),
        leave=_tap(ids.ENTRY_CARDS),
    ),
    _match("counts", "devyatka", "counts", "/entry", ids.entry_count(5)),
    _match("counts-filled", "devyatka", "filled", "/entry", ids.ENTRY_SAVE),
    _match("counts-repair", "devyatka", "one-repair", "/entry", ids.entry_repair(0)),
    _match("counts-repairs", "devyatka", "three-repairs", "/entry", ids.entry_repair(2)),
    _match("counts-opener", "devyatka", "asks-opener", "/entry", ids.entry_opener(0)),
    _match("counts-passes", "devyatka", "asks-passes", "/entry", ids.entry_count(5)),
    _match("counts-cards", "devyatka", "devyatka-cards", "/entry", ids.entry_card("9D")),
    _match("result", "nines", "nines-result", "/result", ids.RESULT_NEXT),
    _match("result-six", "nines", "nines-6-result", "/result", ids.RESULT_NEXT),
    _match("result-devyatka", "devyatka", "devyatka-result", "/result", ids.RESULT_NEXT),
    _match(
        "result-blocked",
        "nines",
        "nines-result",
        "/sheet",
        ids.BACK,
        act=_tap(ids.sheet_hand(1)),
        leave=_tap(ids.BACK),
    ),
    _match("finish", "nines", "over", "", ids.FINISH_REMATCH),
    _match("finish-shared", "nines", "over-shared", "", ids.FINISH_REMATCH),
    _match("finish-devyatka", "devyatka", "devyatka-over", "", ids.FINISH_REMATCH),
    _match("finish-stopped", "nines", "stopped", "", ids.FINISH_REMATCH),
    _match("sheet", "nines", "nines-sheet", "/sheet", ids.sheet_hand(0)),
    _match("sheet-six", "nines", "nines-6-result", "/sheet", ids.sheet_hand(0)),
    _match("sheet-devyatka", "devyatka", "devyatka-sheet", "/sheet", ids.sheet_hand(0)),
    _match("sheet-empty", "nines", "fresh", "/sheet", ids.BACK),
    _match("sheet-marks", "corrected", "marks", "/sheet", ids.sheet_hand(0)),
    _match("hand", "corrected", "five", "/sheet", ids.HAND_CORRECT, act=_tap(ids.sheet_hand(0))),
    _match(
        "hand-menu",
        "corrected",
        "ends",
        "/sheet",
        ids.HAND_DELETE,
        act=_all(_tap(ids.sheet_hand(1)), _tap(ids.HAND_MENU)),
        leave=_beside(ids.HAND_DELETE),
    ),
    _match(
        "hand-question",
        "corrected",
        "reopens",
        "/sheet",
        ids.HAND_SURE,
        act=_all(_tap(ids.sheet_hand(1)), _tap(ids.HAND_MENU), _tap(ids.HAND_DELETE)),
        leave=_tap(ids.HAND_LEAVE),
    ),
    _match(
        "correct-out",
        "corrected",
        "ends",
        "/sheet",
        ids.OUT_BLOCKED,
        act=_all(
            _tap(ids.sheet_hand(1)),
            _tap(ids.HAND_CORRECT),
            _there(ids.ENTRY_DROP),
            _tap(ids.BACK),
        ),
    ),
    _match(
        "correct-ends",
        "corrected",
        "ends",
        "/sheet",
        ids.ENTRY_DROP,
        act=_all(_tap(ids.sheet_hand(1)), _tap(ids.HAND_CORRECT)),
    ),
    _match(
        "correct-reopens",
        "corrected",
        "reopens",
        "/sheet",
        ids.ENTRY_DROP,
        act=_all(_tap(ids.sheet_hand(2)), _tap(ids.HAND_CORRECT)),
    ),
    _match("board", "nines", "nines-near", "/board", ids.BOARD_OVER),
    _match("board-two", "nines", "nines-2", "/board", ids.BOARD_OVER),
    _match("board-six", "nines", "nines-6-result", "/board", ids.BOARD_OVER),
    _match("board-devyatka", "devyatka", "devyatka-near", "/board", ids.BOARD_OVER),
    _match("board-over", "nines", "over-shared", "/board", ids.BOARD_OVER),
    _match("finish-long", "corrected", "long", "", ids.FINISH_NUMBERS),
    _match("finish-crowd", "corrected", "crowd", "", ids.FINISH_NUMBERS),
    _match(
        "finish-numbers",
        "corrected",
        "long",
        "",
        ids.FINISH_NUMBERS,
        act=_tap(ids.FINISH_NUMBERS),
        leave=_tap(ids.FINISH_NUMBERS),
    ),
    _match(
        "finish-share",
        "corrected",
        "long",
        "",
        ids.FINISH_PICTURE,
        act=_tap(ids.FINISH_SHARE),
        leave=_beside(ids.FINISH_PICTURE),
    ),
    _match(
        "finish-picture",
        "corrected",
        "long",
        "",
        ids.FINISH_SAVE_PICTURE,
        act=_all(_tap(ids.FINISH_SHARE), _tap(ids.FINISH_PICTURE)),
        leave=_beside(ids.FINISH_SAVE_PICTURE),
    ),
    _match("seats", "decided", "seats", "/seats", ids.SEATS_JOIN),
    _match("seats-busy", "decided", "fined", "/seats", ids.SEATS_JOIN),
    _match("seats-devyatka", "decided", "agreed", "/seats", ids.BACK),
    _match(
        "join",
        "decided",
        "seats",
        "/seats/join",
        ids.JOIN_TOTAL,
        act=_all(
            _tap(ids.join_person(0)),
            _chosen(ids.join_person(0)),
            _tap(ids.join_start("typed")),
        ),
    ),
    _match(
        "agreed",
        "decided",
        "agreed",
        "/agreed",
        ids.AGREED_CHANGE,
        act=_all(_tap(ids.agreed_rule("limit", 30)), _tap(ids.agreed_scope("whole"))),
    ),
    _match("fines", "decided", "full", "/fines", ids.fines_remove(0), act=_tap(ids.fines_seat(1))),
    _match("notes", "decided", "seats", "/notes", ids.NOTES_SAVE),
    _match("table-fined", "decided", "full", "", ids.TABLE_FINED),
    _match(
        "table-menu-busy",
        "decided",
        "fined",
        "",
        ids.TABLE_STOP,
        act=_tap(ids.TABLE_MENU),
        leave=_beside(ids.TABLE_STOP),
    ),
    _match(
        "table-switches",
        "decided",
        "lap",
        "",
        ids.REMINDERS_LAP,
        act=_all(_tap(ids.TABLE_MENU), _tap(ids.TABLE_REMINDERS)),
        leave=_beside(ids.REMINDERS_LAP),
    ),
    _match(
        "table-lap",
        "decided",
        "lap",
        "",
        ids.TABLE_CARD_PLAYED,
        act=_reminders(),
        leave=_reminders(),
    ),
    _match(
        "table-named",
        "decided",
        "full",
        "",
        ids.TABLE_BLOCKED,
        act=_reminders(),
        leave=_reminders(),
    ),
    _match("tiles-fined", "decided", "devyatka-fined", "", ids.TABLE_FINED),
    _match("cards-fined", "decided", "fined", "/entry", ids.TABLE_FINED),
    _match("grid", "decided", "grid", "/entry", ids.entry_card("9D")),
    _match("grid-wrong", "decided", "grid-wrong", "/entry", ids.entry_repair(0)),
    _match("counts-to-grid", "decided", "grid-begun", "/entry", ids.ENTRY_GRID),
    Scene(
        "home-search",
        "kept",
        "/",
        ids.SEARCH_BIN,
        act=_tap(ids.HOME_ALL),
        leave=_away(ids.SEARCH_CLOSE),
    ),
    Scene(
        "home-nothing",
        "kept",
        "/",
        ids.SEARCH_CLEAR,
        act=_all(_tap(ids.HOME_ALL), _type(ids.SEARCH_TEXT, "Nobody")),
        leave=_away(ids.SEARCH_CLOSE),
    ),
    Scene(
        "home-filter",
        "kept",
        "/",
        ids.search_choice(3),
        act=_all(_tap(ids.HOME_ALL), _tap(ids.search_filter("kind"))),
        leave=_all(_beside(ids.search_choice(3)), _away(ids.SEARCH_CLOSE)),
    ),
    Scene(
        "home-menu",
        "kept",
        "/",
        ids.MATCH_DELETE,
        act=_tap(ids.home_match_menu(0)),
        leave=_beside(ids.MATCH_DELETE),
    ),
    Scene(
        "home-text",
        "kept",
        "/",
        ids.MATCH_COPY,
        act=_all(_tap(ids.home_match_menu(2)), _tap(ids.MATCH_TEXT)),
        leave=_beside(ids.MATCH_COPY),
    ),
    Scene(
        "home-unreadable",
        "damaged",
        "/",
        ids.unreadable(0),
        act=_tap(ids.HOME_UNREADABLE),
        leave=_away(ids.SEARCH_CLOSE),
    ),
    Scene("bin", "kept", "/settings/bin", ids.binned(1)),
    Scene("bin-empty", "nobody", "/settings/bin", ids.BACK),
    Scene(
        "bin-sure",
        "kept",
        "/settings/bin",
        ids.BIN_SURE,
        act=_all(_tap(ids.binned(0)), _tap(ids.BIN_DELETE)),
        leave=_tap(ids.BIN_KEEP),
    ),
    Scene("backup", "kept", "/settings/backup", ids.copy(0)),
    Scene(
        "backup-copy",
        "kept",
        "/settings/backup",
        ids.COPY_RESTORE,
        act=_tap(ids.copy(0)),
        leave=_beside(ids.COPY_RESTORE),
    ),
    Scene(
        "backup-offer",
        "kept",
        "/settings/backup",
        ids.BACKUP_MERGE,
        act=_open_backup(),
        leave=_tap(ids.BACKUP_CANCEL),
    ),
    Scene(
        "backup-files",
        "kept",
        "/settings/backup",
        ids.imported(1),
        act=_import(b"{", b"{}"),
    ),
)
