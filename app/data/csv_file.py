"""A match as a table for spreadsheets: RFC 4180, UTF-8; a row a hand, columns by player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO

from app.domain.sheet import Row, Sheet

# Without it the most used spreadsheet takes UTF-8 for something else.
_MARK = "\ufeff"
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class CsvWords:
    """The words of the table, in the person's language. `total` makes the caption of a running
    total from a name; `blocked` stands where nobody went out.
    """

    hand: str
    dealer: str
    out: str
    note: str
    opening: str
    blocked: str
    annulled: str
    not_counted: str
    total: Callable[[str], str]


def csv_file(sheet: Sheet, names: Sequence[str], opening: Sequence[int], words: CsvWords) -> bytes:
    """The file of a sheet; `names` and `opening` by seat. Points that are not known are left empty,
    fines stand in the note with their reasons.
    """
    import csv

    out = StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    totals = [words.total(name) for name in names]
    head = [words.hand, words.dealer, words.out, *names, *totals, words.note]
    table.writerow(map(_harmless, head))
    if any(opening):
        table.writerow([_harmless(words.opening), "", "", *("" for _ in names), *opening, ""])
    for row in sheet.rows:
        table.writerow(_cells(row, names, words))
    return (_MARK + out.getvalue()).encode()


def _cells(row: Row, names: Sequence[str], words: CsvWords) -> list[str | int]:
    nothing = ("",) * len(names)
    penalties = row.penalties if row.penalties and not row.deal.annulled else nothing
    if row.deal.annulled:
        out = ""
    else:
        out = words.blocked if row.deal.out is None else names[row.deal.out]
    return [
        row.number,
        _harmless(names[row.dealer]),
        _harmless(out),
        *("" if points is None else points for points in penalties),
        *(row.totals or nothing),
        _harmless("; ".join(_notes(row, names, words))),
    ]


def _notes(row: Row, names: Sequence[str], words: CsvWords) -> list[str]:
    notes = []
    if row.deal.annulled:
        notes.append(words.annulled)
    elif not row.counted:
        notes.append(words.not_counted)
    for fine in row.deal.adjustments:
        said = f"{names[fine.seat]} {fine.points:+d}"
        notes.append(f"{said} {fine.reason}" if fine.reason else said)
    return notes


def _harmless(text: str) -> str:
    """The text, kept from being taken for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
