"""The colours outside Material's roles: seats, cards, charts, the green card, the sheet."""

from dataclasses import dataclass
from typing import Final

INK: Final = "#16140F"
WHITE: Final = "#FFFFFF"


@dataclass(frozen=True)
class SeatColours:
    """One seat: `fill` of the badge and the text `on_fill`; `tint` and `edge` of its tile."""

    fill: str
    on_fill: str
    tint: str
    edge: str
    dash: tuple[int, ...]


@dataclass(frozen=True)
class Palette:
    """The colours outside Material's roles, for one brightness."""

    seats: tuple[SeatColours, ...]
    card_face: str
    card_edge: str
    card_red: str
    card_black: str
    red: str
    """A red suit drawn on the surface, not on a card."""
    chart_neutral: str
    trophy: str
    """The trophy on a `primary` ground."""
    hero: str
    hero_well: str
    hero_line: str
    on_hero: str
    sheet: str
    """Paper of the score sheet, its lines, and the row of a blocked hand."""
    sheet_line: str
    sheet_blocked: str


# The order of play gives the colour; the dashes tell the lines of a chart apart without it.
_DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (7, 5), (2, 5), (11, 4, 2, 4), (14, 6), (5, 4))


def _seats(rows: str) -> tuple[SeatColours, ...]:
    seats = []
    for row, dash in zip(rows.strip().splitlines(), _DASHES, strict=True):
        fill, on_fill, tint, edge = row.split()
        seats.append(SeatColours(fill, on_fill, tint, edge, dash))
    return tuple(seats)


LIGHT: Final = Palette(
    seats=_seats(f"""
        #2B49A8 {WHITE} #E8EBF5 #A6B3DA
        #B9741A {INK} #F7F0E6 #E2C59F
        #137A5C {WHITE} #E5F0ED #9CC7BB
        #6E2E5C {WHITE} #EFE8ED #C2A7BB
        #1589C6 {INK} #E5F2F9 #9DCDE7
        #8E1F1D {WHITE} #F3E6E6 #D0A1A0
    """),
    card_face="#FFFDF8",
    card_edge="#CBC6B7",
    card_red="#BB2D20",
    card_black="#21201A",
    red="#BB2D20",
    chart_neutral="#8F8B7D",
    trophy="#FFD58F",
    hero="#026448",
    hero_well="#004D37",
    hero_line="#3A7A63",
    on_hero=WHITE,
    sheet="#FFFDF8",
    sheet_line="#D5DADC",
    sheet_blocked="#FAEEEA",
)

DARK: Final = Palette(
    seats=_seats(f"""
        #8FA6F2 {INK} #363942 #535D7C
        #F0BE4E {INK} #473D24 #7F6832
        #35BD90 {INK} #253D30 #2B6750
        #C084AE {INK} #3E3335 #694E5D
        #B3E1F8 {INK} #3C4443 #63777E
        #EA6A55 {INK} #462E25 #7C4235
    """),
    card_face="#EDE7DE",
    card_edge="#949183",
    card_red="#BB2D20",
    card_black="#21201A",
    red="#FFB4A8",
    chart_neutral="#949183",
    trophy="#FBC361",
    hero="#2B483A",
    hero_well="#1E352A",
    hero_line="#4A6859",
    on_hero="#C8EAD7",
    sheet="#0F0E09",
    sheet_line="#33342F",
    sheet_blocked="#2B1815",
)


def palette(dark: bool) -> Palette:
    return DARK if dark else LIGHT
