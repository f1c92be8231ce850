"""Semantics identifiers: stable, language-free names of controls for tests and assistive tools.

They are parts joined by dots, seats counted from 0. `tag` and `pressable` put one on a control so
that one node in the tree carries the identifier, the role, the name, and the tap.
"""

from typing import Final

import flet as ft

BACK: Final = "back"
UNDO: Final = "undo"
REDO: Final = "redo"

HOME_NEW: Final = "home.new"
HOME_CONTINUE: Final = "home.continue"
HOME_MORE: Final = "home.more"
HOME_COPY: Final = "home.copy"
HOME_DISMISS: Final = "home.dismiss"

NEW_NAME: Final = "new.name"
NEW_ADD: Final = "new.add"
NEW_LOT: Final = "new.lot"
NEW_MORE: Final = "new.more"
NEW_PAPER: Final = "new.paper"
NEW_START: Final = "new.start"

TABLE_OVER: Final = "table.over"
TABLE_SHEET: Final = "table.sheet"
TABLE_MENU: Final = "table.menu"
TABLE_SKIP: Final = "table.skip"
TABLE_ANNUL: Final = "table.annul"
TABLE_OUT: Final = "table.out"
TABLE_RULES: Final = "table.rules"
TABLE_MENU_SHEET: Final = "table.menu.sheet"

TABLE_SEATS: Final = "table.seats"
TABLE_AGREED: Final = "table.agreed"
TABLE_FINES: Final = "table.fines"
TABLE_FINED: Final = "table.fined"
"""Who is fined in this hand, which leads to the fines."""
TABLE_NOTES: Final = "table.notes"
TABLE_REMINDERS: Final = "table.reminders"
TABLE_STOP: Final = "table.stop"
TABLE_PUT_AWAY: Final = "table.put.away"
"""The named suit is shown no more."""
TABLE_CARD_PLAYED: Final = "table.card.played"
TABLE_BLOCKED: Final = "table.blocked"

REMINDERS_SUIT: Final = "reminders.suit"
REMINDERS_LAP: Final = "reminders.lap"

SEATS_JOIN: Final = "seats.join"
JOIN_NAME: Final = "join.name"
JOIN_ADD: Final = "join.add"
JOIN_MORE: Final = "join.more"
JOIN_TOTAL: Final = "join.total"
JOIN_SIT: Final = "join.sit"

AGREED_CHANGE: Final = "agreed.change"

FINES_POINTS: Final = "fines.points"
FINES_REASON: Final = "fines.reason"
FINES_SAVE: Final = "fines.save"
FINES_ADD: Final = "fines.add"

NOTES_TEXT: Final = "notes.text"
NOTES_SAVE: Final = "notes.save"

ENTRY_GRID: Final = "entry.grid"
"""Opens the grid of cards; there, the brush that lays the rows."""
ENTRY_ROWS: Final = "entry.rows"
ENTRY_COUNTS: Final = "entry.counts"
ENTRY_CLEAR: Final = "entry.clear"

OUT_BLOCKED: Final = "out.blocked"

ENTRY_SUITS: Final = "entry.suits"
ENTRY_TOTAL: Final = "entry.total"
ENTRY_TEXT: Final = "entry.text"
"""The field for typed cards; while it is away, the button that brings it."""
ENTRY_TAKE: Final = "entry.take"
ENTRY_CARDS: Final = "entry.cards"
"""Back from a typed total or typed cards to the keys."""
ENTRY_WITHOUT: Final = "entry.without"
ENTRY_OPENER: Final = "entry.opener"
ENTRY_OUT: Final = "entry.out"
ENTRY_ERASE: Final = "entry.erase"
ENTRY_ADVANCE: Final = "entry.advance"
ENTRY_KEEP: Final = "entry.keep"
ENTRY_NEXT: Final = "entry.next"
ENTRY_SAVE: Final = "entry.save"
ENTRY_DROP: Final = "entry.drop"
"""Throws away what was entered for a correction."""

BOARD_OVER: Final = "board.over"
TABLE_BOARD: Final = "table.board"
TABLE_MENU_BOARD: Final = "table.menu.board"
HAND_CORRECT: Final = "hand.correct"
HAND_MENU: Final = "hand.menu"
HAND_INSERT: Final = "hand.insert"
HAND_FINES: Final = "hand.fines"
HAND_ANNUL: Final = "hand.annul"
HAND_DELETE: Final = "hand.delete"
HAND_SURE: Final = "hand.sure"
HAND_LEAVE: Final = "hand.leave"

RESULT_NEXT: Final = "result.next"
RESULT_SHEET: Final = "result.sheet"
FINISH_SHEET: Final = "finish.sheet"
FINISH_CORRECT: Final = "finish.correct"
FINISH_SHARE: Final = "finish.share"
FINISH_PICTURE: Final = "finish.picture"
FINISH_SAVE_PICTURE: Final = "finish.picture.save"
FINISH_NUMBERS: Final = "finish.numbers"
FINISH_RESUME: Final = "finish.resume"
SHEET_NEXT: Final = "sheet.next"
FINISH_REMATCH: Final = "finish.rematch"

PLAYERS_NAME: Final = "players.name"
PLAYERS_ADD: Final = "players.add"
PLAYERS_RENAME: Final = "players.rename"
PLAYERS_SAVE: Final = "players.save"
PLAYERS_CANCEL: Final = "players.cancel"

PLAYER_MENU: Final = "player.menu"
PLAYER_RENAME: Final = "player.rename"
PLAYER_MERGE: Final = "player.merge"
PLAYER_ARCHIVE: Final = "player.archive"
PLAYER_CHART: Final = "player.chart"
PLAYER_MORE: Final = "player.more"
MERGE_SAVE: Final = "merge.save"

HOME_SEARCH: Final = "home.search"
HOME_ALL: Final = "home.all"
HOME_CONTINUE_MENU: Final = "home.continue.menu"
HOME_BACKUP: Final = "home.backup"
HOME_LATER: Final = "home.later"
HOME_RESTORE: Final = "home.restore"
HOME_UNREADABLE: Final = "home.unreadable"
SEARCH_TEXT: Final = "search.text"
SEARCH_CLOSE: Final = "search.close"
SEARCH_CLEAR: Final = "search.clear"
SEARCH_BIN: Final = "search.bin"

TABLE_SEND: Final = "table.send"
MATCH_DELETE: Final = "match.delete"
MATCH_FILE: Final = "match.file"
MATCH_CSV: Final = "match.csv"
MATCH_TEXT: Final = "match.text"
MATCH_COPY: Final = "match.copy"
MATCH_SHARE: Final = "match.share"

BIN_RESTORE: Final = "bin.restore"
BIN_DELETE: Final = "bin.delete"
BIN_SURE: Final = "bin.sure"
BIN_KEEP: Final = "bin.keep"

BACKUP_SAVE: Final = "backup.save"
BACKUP_OPEN: Final = "backup.open"
BACKUP_MERGE: Final = "backup.merge"
BACKUP_REPLACE: Final = "backup.replace"
BACKUP_CANCEL: Final = "backup.cancel"
BACKUP_UNDO: Final = "backup.undo"
BACKUP_IMPORT: Final = "backup.import"
BACKUP_CLOSE: Final = "backup.close"
COPY_RESTORE: Final = "copy.restore"
COPY_SAVE: Final = "copy.save"

SETTINGS_BACKUP: Final = "settings.backup"
SETTINGS_BIN: Final = "settings.bin"
SETTINGS_AWAKE: Final = "settings.awake"
SETTINGS_HAPTICS: Final = "settings.haptics"

RETRY: Final = "retry"
HOME: Final = "home"


def _indexed(prefix: str, index: int) -> str:
    if index < 0:
        raise ValueError(f"{prefix}: an index counts from 0, got {index}")
    return f"{prefix}.{index}"


def home_match(index: int) -> str:
    return _indexed("home.match", index)


def home_match_menu(index: int) -> str:
    return f"{home_match(index)}.menu"


def unreadable(index: int) -> str:
    """A match that cannot be read, and its menu."""
    return _indexed("unreadable", index)


def search_filter(name: str) -> str:
    """By `game`, `player`, `kind` or `date`."""
    return f"search.{name}"


def search_choice(index: int) -> str:
    """A value of the filter that is being chosen; 0 is any."""
    return _indexed("search.choice", index)


def binned(index: int) -> str:
    """A match in the bin, and its menu."""
    return _indexed("bin", index)


def imported(index: int) -> str:
    """What became of a file that was taken in."""
    return _indexed("imported", index)


def copy(index: int) -> str:
    """A copy the app made by itself, and its menu."""
    return _indexed("copy", index)


def new_game(game: str) -> str:
    return f"new.game.{game}"


def new_roster(index: int) -> str:
    return _indexed("new.roster", index)


def new_seat(index: int) -> str:
    return _indexed("new.seat", index)


def new_seat_dealer(index: int) -> str:
    return f"{new_seat(index)}.dealer"


def new_seat_move(index: int, *, up: bool) -> str:
    return f"{new_seat(index)}.{'up' if up else 'down'}"


def new_total(index: int) -> str:
    """The opening total of a seat."""
    return f"{new_seat(index)}.total"


def new_rule(rule: str, value: object) -> str:
    """`new_rule("limit", 50)` is `new.limit.50`."""
    return f"new.{rule}.{value}"


def table_seat(index: int) -> str:
    return _indexed("table.seat", index)


def table_seat_menu(index: int) -> str:
    return f"{table_seat(index)}.menu"


def table_seat_take_back(index: int) -> str:
    return f"{table_seat(index)}.less"


def table_seat_held(index: int) -> str:
    """In the menu of a seat: it held the card that opens the play."""
    return f"{table_seat(index)}.held"


def table_opener(index: int) -> str:
    return _indexed("table.opener", index)


def table_suit(suit: str) -> str:
    """The suit that a nine named."""
    return f"table.suit.{suit}"


def table_no_card(seat: int) -> str:
    """In its turn a seat played no card."""
    return _indexed("table.no.card", seat)


def seats_place(index: int) -> str:
    """A line of those who play, in the order of play."""
    return _indexed("seats", index)


def seats_back(seat: int) -> str:
    """One who left sits down again."""
    return _indexed("seats.back", seat)


def join_person(index: int) -> str:
    return _indexed("join.person", index)


def join_after(seat: int) -> str:
    """The newcomer sits after that seat."""
    return _indexed("join.after", seat)


def join_start(way: str) -> str:
    """`join_start("highest")`: the total the newcomer begins with."""
    return f"join.start.{way}"


def agreed_rule(rule: str, value: object) -> str:
    return f"agreed.{rule}.{value}"


def agreed_scope(scope: str) -> str:
    """From when other rules hold: `now` or `whole`."""
    return f"agreed.scope.{scope}"


def fines_seat(seat: int) -> str:
    return _indexed("fines.seat", seat)


def fines_points(points: int) -> str:
    """So many points, in one tap."""
    return _indexed("fines.points", points)


def fines_reason(index: int) -> str:
    return _indexed("fines.reason", index)


def fines_way(way: str) -> str:
    """Whether it is a `fine` or a `gift`."""
    return f"fines.way.{way}"


def fines_remove(position: int) -> str:
    return _indexed("fines.remove", position)


def entry_card(code: str) -> str:
    """A card of the grid: `entry.card.9D`."""
    return f"entry.card.{code}"


def entry_holder(seat: int) -> str:
    """The brush that gives cards of the grid to a seat."""
    return _indexed("entry.holder", seat)


def out(index: int) -> str:
    return _indexed("out", index)


def entry_seat(index: int) -> str:
    return _indexed("entry.seat", index)


def entry_key(rank: str) -> str:
    return f"entry.key.{rank}"


def entry_suit(suit: str) -> str:
    return f"entry.suit.{suit}"


def entry_chip(index: int) -> str:
    return _indexed("entry.chip", index)


def entry_count(number: int) -> str:
    """The key of the shared pad that enters `number`."""
    return _indexed("entry.count", number)


def entry_passes(index: int) -> str:
    return _indexed("entry.passes", index)


def entry_repair(index: int) -> str:
    return _indexed("entry.repair", index)


def entry_reading(index: int) -> str:
    return _indexed("entry.reading", index)


def entry_keep(index: int) -> str:
    """The first doubt on a screen is kept by `entry.keep`, others by `entry.keep.1` and so on."""
    return ENTRY_KEEP if index == 0 else _indexed(ENTRY_KEEP, index)


def entry_opener(seat: int) -> str:
    return _indexed("entry.opener", seat)


def board_seat(index: int) -> str:
    """The tile of a seat on the scoreboard."""
    return _indexed("board.seat", index)


def finish_winner(index: int) -> str:
    return _indexed("finish.winner", index)


def sheet_hand(number: int) -> str:
    return _indexed("sheet.hand", number)


def player(index: int) -> str:
    return _indexed("players", index)


def player_rename(index: int) -> str:
    return f"{player(index)}.rename"


def player_game(game: str) -> str:
    """The game whose statistics are read."""
    return f"player.game.{game}"


def player_against(index: int) -> str:
    """Somebody compared with on a player's screen."""
    return _indexed("player.against", index)


def player_merged(index: int) -> str:
    """Takes a player apart again who was merged into another one."""
    return _indexed("player.merged", index)


def merge_with(index: int) -> str:
    return _indexed("merge.with", index)


def merge_name(index: int) -> str:
    """The name that two merged players go by: 0 or 1."""
    return _indexed("merge.name", index)


def rules_game(game: str) -> str:
    """The game whose rules are read."""
    return f"rules.{game}"


def nav(target: str) -> str:
    return f"nav.{target}"


def settings(option: str, value: str) -> str:
    """`settings("theme", "dark")` is `settings.theme.dark`."""
    return f"settings.{option}.{value}"


def tag(identifier: str | None, control: ft.Control) -> ft.Control:
    """Give a Material control (a button, a switch) its identifier; None leaves it as it is.

    Without merging, the identifier would sit on an empty node above the one with role and name.
    """
    if identifier is None:
        return control
    return ft.MergeSemantics(
        expand=control.expand,
        content=ft.Semantics(
            identifier=identifier,
            expand=control.expand,
            # Merged, a button loses that it is disabled: it is said once more.
            disabled=control.disabled,
            content=control,
        ),
    )
