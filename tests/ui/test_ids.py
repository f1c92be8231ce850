"""The identifiers other people's tests and tools rely on, letter for letter."""

import pytest

from app.ui import ids

NAMES = [
    (ids.HOME_NEW, "home.new"),
    (ids.HOME_CONTINUE, "home.continue"),
    (ids.home_match(2), "home.match.2"),
    (ids.new_game("nines"), "new.game.nines"),
    (ids.NEW_NAME, "new.name"),
    (ids.NEW_ADD, "new.add"),
    (ids.new_roster(0), "new.roster.0"),
    (ids.new_seat(1), "new.seat.1"),
    (ids.new_seat_dealer(1), "new.seat.1.dealer"),
    (ids.NEW_LOT, "new.lot"),
    (ids.new_rule("limit", 50), "new.limit.50"),
    (ids.new_rule("pass_price", 1), "new.pass_price.1"),
    (ids.new_rule("tie", "share"), "new.tie.share"),
    (ids.NEW_START, "new.start"),
    (ids.table_seat(0), "table.seat.0"),
    (ids.table_seat_menu(3), "table.seat.3.menu"),
    (ids.table_opener(2), "table.opener.2"),
    (ids.TABLE_OVER, "table.over"),
    (ids.TABLE_SHEET, "table.sheet"),
    (ids.out(1), "out.1"),
    (ids.OUT_BLOCKED, "out.blocked"),
    (ids.entry_seat(1), "entry.seat.1"),
    (ids.entry_key("10"), "entry.key.10"),
    (ids.ENTRY_SUITS, "entry.suits"),
    (ids.entry_suit("H"), "entry.suit.H"),
    (ids.entry_chip(4), "entry.chip.4"),
    (ids.ENTRY_TOTAL, "entry.total"),
    (ids.ENTRY_TEXT, "entry.text"),
    (ids.entry_count(7), "entry.count.7"),
    (ids.entry_passes(2), "entry.passes.2"),
    (ids.entry_repair(0), "entry.repair.0"),
    (ids.ENTRY_KEEP, "entry.keep"),
    (ids.ENTRY_NEXT, "entry.next"),
    (ids.ENTRY_SAVE, "entry.save"),
    (ids.RESULT_NEXT, "result.next"),
    (ids.FINISH_REMATCH, "finish.rematch"),
    (ids.finish_winner(1), "finish.winner.1"),
    (ids.sheet_hand(5), "sheet.hand.5"),
    (ids.UNDO, "undo"),
    (ids.REDO, "redo"),
    (ids.BACK, "back"),
    (ids.nav("players"), "nav.players"),
    (ids.settings("language", "pt_PT"), "settings.language.pt_PT"),
    (ids.settings("theme", "dark"), "settings.theme.dark"),
    (ids.settings("letters", "cyrillic"), "settings.letters.cyrillic"),
]


@pytest.mark.parametrize(("made", "name"), NAMES)
def test_name(made: str, name: str) -> None:
    assert made == name


def test_names_differ() -> None:
    assert len({made for made, _ in NAMES}) == len(NAMES)


def test_an_index_counts_from_nought() -> None:
    with pytest.raises(ValueError, match=r"table\.seat"):
        ids.table_seat(-1)
