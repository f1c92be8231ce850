"""The text font of the web client: Flet's Roboto, and a mark for every character it lacks.

A character without a glyph makes the client look for a Noto font on the network, and look again on
every frame while it finds none. So no character is left without one: the few that the app
writes are drawn here, and a last subtable of many-to-one ranges (cmap format 13) sends the
rest of Unicode to a box, marks that combine or join to nothing, and spaces to a space. A name in
any script is then a row of boxes at worst, and nothing is asked for.
"""

import struct
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

_BOX, _BLANK, _NARROW, _HRYVNIA = "tn.box", "tn.blank", "tn.narrow", "tn.hryvnia"
_DRAWN = {0x202F: _NARROW, 0x20B4: _HRYVNIA}
_FIRST_ASKED_FOR = 0xA0
"""Below it the client never looks for another font."""
_JOINED_FORMS = (range(0xFB50, 0xFE00), range(0xFE70, 0xFEFF))
"""A shaper that finds these, all one box, takes a whole Arabic name for one joined letter."""


def write_font(source: Path, target: Path) -> None:
    """Write `source`, a TrueType font of 2048 units an em, with a glyph for all of Unicode."""
    with TTFont(source) as font:
        # Device widths and the like count glyphs one by one; hinting lives without them.
        for table in ("hdmx", "VDMX", "LTSH"):
            if table in font:
                del font[table]
        _add_glyph(font, _BOX, 1120, _box)
        _add_glyph(font, _BLANK, 0, _nothing)
        _add_glyph(font, _NARROW, 360, _nothing)
        _add_glyph(font, _HRYVNIA, 1150, _hryvnia)
        font["maxp"].recalc(font)
        font["cmap"].tables.append(_whole_unicode(font))
        font["cmap"].tables.sort()
        font.flavor = "woff2"
        font.save(target)


def _add_glyph(font: TTFont, name: str, advance: int, draw: Callable[[TTGlyphPen], None]) -> None:
    pen = TTGlyphPen(None)
    draw(pen)
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    font.setGlyphOrder(font["glyf"].glyphOrder)


def _whole_unicode(font: TTFont) -> CmapSubtable:
    """A Unicode subtable of ranges that all characters of a range share one glyph in."""
    known = {**font.getBestCmap(), **_DRAWN}
    groups = b"".join(
        struct.pack(">LLL", first, last, font.getGlyphID(glyph))
        for first, last, glyph in _ranges(known)
    )
    subtable = CmapSubtable.newSubtable(13)
    subtable.platformID, subtable.platEncID, subtable.language = 3, 10, 0
    subtable.reserved, subtable.nGroups = 0, len(groups) // 12
    subtable.length = 16 + len(groups)
    # Written as bytes: as a mapping it would be a million entries.
    subtable.data, subtable.cmap = groups, {}
    return subtable


def _ranges(known: dict[int, str]) -> Iterator[tuple[int, int, str]]:
    """All characters with a glyph: first, last, name of the glyph."""
    first, last, glyph = -1, -1, None
    for code in range(0x20, 0xF0000):
        name = known.get(code) or _stand_in(code)
        if name != glyph:
            if glyph:
                yield first, last, glyph
            first, glyph = code, name
        last = code
    if glyph:
        yield first, last, glyph


def _stand_in(code: int) -> str | None:
    """What is drawn for a character that the font has no letter for."""
    if code < _FIRST_ASKED_FOR or any(code in forms for forms in _JOINED_FORMS):
        return None
    match unicodedata.category(chr(code)):
        case "Mn" | "Me" | "Cf":
            return _BLANK
        case "Zs":
            return "space"
        case "Co" | "Cs" | "Cc":
            return None
        case _:
            return _BOX


def _nothing(pen: TTGlyphPen) -> None:
    """Nothing is drawn; the advance alone makes the glyph."""


def _box(pen: TTGlyphPen) -> None:
    _shape(pen, "130,0 130,1456 990,1456 990,0")
    _shape(pen, "250,120 870,120 870,1336 250,1336")


def _hryvnia(pen: TTGlyphPen) -> None:
    # An S in a mirror, as two bows, and the two bars across it.
    _shape(
        pen,
        "170,1190 330,1400 560,1476 800,1420 960,1250 960,1060",
        "780,1060 770,1200 690,1290 560,1320 410,1270 300,1120",
    )
    _shape(
        pen,
        "980,270 820,60 590,-20 350,36 190,206 190,396",
        "370,396 380,256 460,166 590,136 740,186 850,340",
    )
    _shape(pen, "60,870 60,1000 1090,1000 1090,870")
    _shape(pen, "60,460 60,590 1090,590 1090,460")


def _shape(pen: TTGlyphPen, *corners: str) -> None:
    """A closed outline through "x,y" points, clockwise to fill and the other way to cut out."""
    points = [tuple(map(int, corner.split(","))) for corner in " ".join(corners).split()]
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
