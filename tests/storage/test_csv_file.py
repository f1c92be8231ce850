"""A match as a table for spreadsheets."""

import csv
from dataclasses import replace
from io import StringIO

from app.data.csv_file import CsvWords, csv_file
from app.domain.deal import NOTHING, Adjustment, Points
from app.domain.match import Match
from app.domain.tally import tally
from tests.support.matches import deal, match, won

WORDS = CsvWords(
    "Раунд", "Здавач", "Без карт", "Примітка", "Було", "заблоковано", "не рахується", "після кінця",
    "{}, усього".format,
)  # fmt: skip


HEAD = ["Раунд", "Здавач", "Без карт", "Олена", "Bo, 2", "Мая"]
HEAD += ["Олена, усього", "Bo, 2, усього", "Мая, усього", "Примітка"]


def table(match: Match, names: tuple[str, ...], opening: tuple[int, ...] = ()) -> list[list[str]]:
    data = csv_file(tally(match), names, opening or match.setup.opening, WORDS)
    text = data.decode("utf-8-sig")
    assert data.startswith(b"\xef\xbb\xbf")
    assert text.count("\r\n") == text.count("\n")
    return list(csv.reader(StringIO(text, newline=""), strict=True))


def test_a_row_a_hand() -> None:
    one = match(
        "nines",
        won(0, 5, 60),
        replace(won(5, 0, 6), annulled=True),
        deal(None, *(Points(p) for p in (7, 8, 9)), adjustments=(Adjustment(2, 5, 'said "no"'),)),
        deal(1, Points(60), NOTHING, Points(80), adjustments=(Adjustment(0, -5),)),
        won(0, 5, 6),
        players=3,
        first=1,
        opening=(0, 1, 2),
    )
    assert table(one, ("Олена", "Bo, 2", "Мая")) == [
        HEAD,
        ["Було", "", "", "", "", "", "0", "1", "2", ""],
        ["1", "Bo, 2", "Олена", "0", "5", "60", "0", "6", "62", ""],
        ["2", "Мая", "", "", "", "", "0", "6", "62", "не рахується"],
        ["3", "Мая", "заблоковано", "7", "8", "14", "7", "14", "76", 'Мая +5 said "no"'],
        ["4", "Олена", "Bo, 2", "55", "0", "80", "62", "14", "156", "Олена -5"],
        ["5", "Bo, 2", "Олена", "0", "5", "6", "62", "14", "156", "після кінця"],
    ]


def test_a_seat_that_does_not_play_and_a_hand_that_is_wrong_are_left_empty() -> None:
    one = match(
        "nines",
        deal(0, NOTHING, None, Points(5), seats=(0, 2)),
        deal(0, Points(5), NOTHING, NOTHING),
        players=3,
    )
    rows = table(one, ("A", "B", "C"))
    assert rows[1][3:9] == ["0", "", "5", "0", "0", "5"]
    assert rows[2][3:9] == [""] * 6


def test_no_name_is_taken_for_a_formula() -> None:
    rows = table(match("nines", won(0, 5), players=2), ("=1+1", "-x"))
    assert rows[0][3:5] == ["'=1+1", "'-x"]
    assert rows[1][1:3] == ["'=1+1", "'=1+1"]
