"""What the window, the text size and the brightness make of the measures: one frozen `Look`.

Screens derive it once from the page and hand it down; every component takes it first. All
lengths are logical pixels. The client scales text by itself (the browser's root font size, the
phone's setting), so a `Look` only says how far boxes grow and keeps the big digits in bounds.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from app.ui.palette import DARK, Palette, SeatColours, palette

LARGE_TEXT: Final = 1.3
"""From this text scale on rows stack, chips wrap below names and pages scroll."""

SHORT: Final = 720.0
"""Windows lower than this do without the full measures."""

# Text up to this size grows by the full factor; anything bigger grows by as many pixels as this.
_FULL_GROWTH: Final = 14.0


class SizeClass(Enum):
    COMPACT = "compact"
    MEDIUM = "medium"
    EXPANDED = "expanded"


@dataclass(frozen=True)
class Look:
    """Window `width` x `height`, `text_scale` (1.0 = 100 %) and brightness of one client."""

    width: float = 390
    height: float = 844
    text_scale: float = 1.0
    dark: bool = False

    @property
    def size_class(self) -> SizeClass:
        if self.width < 600:
            return SizeClass.COMPACT
        return SizeClass.MEDIUM if self.width < 840 else SizeClass.EXPANDED

    @property
    def compact(self) -> bool:
        return self.size_class is SizeClass.COMPACT

    @property
    def expanded(self) -> bool:
        return self.size_class is SizeClass.EXPANDED

    @property
    def landscape(self) -> bool:
        """A phone lying on its side: columns, no large title, the action top right."""
        return self.height < 480

    @property
    def short(self) -> bool:
        """Too low for the full measures: one-line headers, lower rows and keys."""
        return self.height < SHORT

    @property
    def large_text(self) -> bool:
        return self.text_scale >= LARGE_TEXT

    @property
    def side_by_side(self) -> bool:
        """Whether two parts of a page have room beside each other."""
        if self.landscape:
            return self.width >= 600 and not self.large_text
        return self.expanded

    @property
    def scrolls(self) -> bool:
        """Whether a page that would fill the window exactly has to scroll instead."""
        return self.large_text or self.height < (320 if self.landscape else 560)

    @property
    def marks_rows(self) -> bool:
        """Whether the rows of a list have room for a mark before their words."""
        return not (self.large_text and self.compact)

    # -- measures ---------------------------------------------------------------------------

    @property
    def edge(self) -> int:
        return 12 if self.width < 340 else 16

    @property
    def content_width(self) -> float | None:
        """The widest a single column may get, or None where it takes all there is. As large text
        grows, so does what it needs.
        """
        return None if self.compact else 560 + 280 * self._more

    @property
    def header(self) -> float:
        return 56 if self.short else 72

    @property
    def action(self) -> float:
        """Height of the primary action."""
        return 56 if self.short else 64

    @property
    def seat_row(self) -> float:
        return 84 if self.short else 117

    @property
    def key(self) -> float:
        return 52 if self.short else 60

    @property
    def pager(self) -> float:
        return 48 if self.short else 76

    @property
    def cell(self) -> float:
        return 48 if self.short else 60

    @property
    def cell_width(self) -> float:
        return (56 if self.short or self.width < 380 else 68) + 24 * self._more

    @property
    def pad_key(self) -> float:
        return 48 if self.short else 58

    @property
    def gap(self) -> float:
        return 6 if self.short else 8

    # -- text -------------------------------------------------------------------------------

    def grown(self, size: float) -> float:
        """The size in which text drawn as `size` at 100 % is seen at this text scale."""
        return size * self.text_scale if size <= _FULL_GROWTH else size + _FULL_GROWTH * self._more

    def seen_as(self, shown: float) -> float:
        """The size at 100 % that is seen as `shown` at this text scale; `grown` the other way."""
        full = shown / self.text_scale
        return full if full <= _FULL_GROWTH else shown - _FULL_GROWTH * self._more

    def font(self, size: float) -> float:
        """The size to give the client, which multiplies it by the text scale."""
        return self.grown(size) / self.text_scale

    def fixed_font(self, size: float) -> float:
        """The size to give the client for a mark that must not grow (inside a fixed shape)."""
        return size / self.text_scale

    def icon(self, size: float) -> float:
        return round(size * (1 + self._more * 0.5), 1)

    def box(self, size: float) -> float:
        """A height for a box holding one line of text and `size` at 100 %."""
        return size + 26 * self._more

    @property
    def _more(self) -> float:
        return max(self.text_scale, 1.0) - 1.0

    # -- colours ----------------------------------------------------------------------------

    @property
    def palette(self) -> Palette:
        return palette(self.dark)

    def seat(self, index: int) -> SeatColours:
        """Colours of the seat `index` (from 0); beyond six they repeat."""
        seats = self.palette.seats
        return seats[index % len(seats)]

    def on_hero(self, index: int) -> SeatColours:
        """Colours of a seat on the dark green ground, whatever the brightness."""
        return DARK.seats[index % len(DARK.seats)]
