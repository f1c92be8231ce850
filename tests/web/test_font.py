"""The text font has a glyph for whatever a name may hold."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from app.web.client import TEXT_FONT, prepared_client


class Font:
    """Its glyphs by character, as the client's engine picks them."""

    def __init__(self, file: Path) -> None:
        font = TTFont(file)
        # Of several subtables an engine prefers the one for all of Unicode.
        (table,) = [
            one for one in font["cmap"].tables if (one.platformID, one.platEncID) == (3, 10)
        ]
        self.glyphs: dict[int, str] = table.cmap
        self._metrics, self._outlines = font["hmtx"], font["glyf"]

    def one_glyph(self, text: str) -> str:
        (glyph,) = {self.glyphs[ord(letter)] for letter in text}
        return glyph

    def advance(self, glyph: str) -> int:
        return int(self._metrics[glyph][0])

    def contours(self, glyph: str) -> int:
        return int(self._outlines[glyph].numberOfContours)


@pytest.fixture(scope="module")
def font(client_cache: Path) -> Font:
    return Font(prepared_client(client_cache) / TEXT_FONT)


def test_known_letters_are_drawn_as_ever(font: Font) -> None:
    for text in ("Taras", "Зоя Ґудзь", "João", "−½€№…«»"):
        glyphs = {font.glyphs[ord(letter)] for letter in text}
        assert len(glyphs) == len(set(text))


def test_unknown_letters_are_one_box(font: Font) -> None:
    box = font.one_glyph("ნინო王小明𠮷🎴🃏🇺שרهमあ한♠♥♦♣✓→★")
    assert font.contours(box) == 2
    assert font.advance(box) > 1000


def test_marks_and_joiners_are_nothing(font: Font) -> None:
    blank = font.one_glyph("\u200d\ufe0f\u05b7\u2068\u2069")
    assert (font.contours(blank), font.advance(blank)) == (0, 0)


def test_spaces_are_spaces(font: Font) -> None:
    assert font.one_glyph("\u3000\u205f ") == font.glyphs[0x20]
    narrow = font.glyphs[0x202F]
    assert font.contours(narrow) == 0
    assert 0 < font.advance(narrow) < font.advance(font.glyphs[0x20])


def test_the_hryvnia_is_drawn(font: Font) -> None:
    assert font.contours(font.glyphs[0x20B4]) == 4


def test_joined_arabic_forms_and_letters_of_no_script_are_left_out(font: Font) -> None:
    assert not [code for code in (0xFB50, 0xFEFB, 0xE000, 0xD800) if code in font.glyphs]
