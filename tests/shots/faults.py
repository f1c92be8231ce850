"""What is wrong with a painting: words cut off, broken, hidden, or out of their place.

The names of people may be shortened, and what scrolls may go on beyond the window.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tests.shots.painting import Box, Line, Painting, Surface, Text

_SLACK: Final = 1.5
"""px that ink may be measured wrongly by."""
_MARGIN: Final = 3.0
"""px that are always left between words and the edge of the window."""
_SOLID: Final = 230
"""Alpha from which a surface hides what is under it."""
_SMALL: Final = 20.0
"""px; what is smaller holds no words: bars, dots, lines."""


@dataclass(frozen=True)
class Fault:
    """`kind` is one of the words below; `text` what is affected, `detail` by how much."""

    kind: str
    text: str
    detail: str
    floats: bool = False
    """Of two marks, one scrolls and the other lies still over it."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.text!r} ({self.detail})"


def faults(painting: Painting, names: Sequence[str] = ()) -> list[Fault]:
    """All faults of a painting. `names` are those of people."""
    return list(dict.fromkeys(_faults(painting, names)))


def _faults(painting: Painting, names: Sequence[str]) -> Iterator[Fault]:
    marks = _in_front(painting)
    for place, mark in enumerate(marks):
        if isinstance(mark, Surface):
            yield from _leaving(painting, mark)
            continue
        if any(math.isnan(line.box.left + line.box.bottom) for line in mark.lines):
            yield Fault("lost", mark.value, "laid out without end, so nowhere")
            continue
        yield from _cut(mark, names)
        yield from _broken(mark, names)
        for line in mark.lines:
            if not mark.part(line.start, line.end).strip():
                continue
            yield from _clipped(painting, mark, line)
            yield from _crossing(painting, mark, line, marks[:place])
            yield from _hidden(painting, mark, line, marks[place + 1 :])
    yield from _colliding(painting, marks)


def _in_front(painting: Painting) -> list[Text | Surface]:
    """What no veil lies over: a dialog darkens the window, and only what comes later counts."""
    marks = [mark for mark in painting.marks if not _is_invisible(mark)]
    veils = [
        place
        for place, mark in enumerate(marks)
        if isinstance(mark, Surface) and not mark.outline and mark.box.contains(painting.window)
    ]
    return marks[veils[-1] + 1 :] if veils else marks


def _is_invisible(mark: Text | Surface) -> bool:
    return not mark.alpha if isinstance(mark, Surface) else not mark.value.strip()


# -- words ------------------------------------------------------------------------------------


def _cut(text: Text, names: Sequence[str]) -> Iterator[Fault]:
    """There is more than was drawn, and what is missing is not the rest of a name."""
    if text.cut and text.lines and not text.icon:
        lost = text.part(text.lines[-1].end)
        if not _may_be_lost(text.value, lost, names):
            yield Fault("cut", text.value, f"without {lost!r}")


def _may_be_lost(value: str, lost: str, names: Sequence[str]) -> bool:
    """Whether only names are missing, and what joins them: of the first one perhaps a part."""
    place = len(value) - len(lost)
    begins = [
        found.end()
        for name in names
        for found in re.finditer(re.escape(name), value)
        if found.start() <= place <= found.end()
    ]
    rest = value[max(begins, default=place) :]
    if not begins and not any(name in lost for name in names):
        return False
    for name in sorted(names, key=len, reverse=True):
        rest = rest.replace(name, "")
    # "and" and its like have at most three letters in our languages.
    return not re.search(r"\w{4,}|\d", rest)


def _broken(text: Text, names: Sequence[str]) -> Iterator[Fault]:
    """A word that was broken in the middle because it is wider than its place."""
    if text.icon or any(name in text.value for name in names if len(name) > 12):
        return
    for line in text.lines[:-1]:
        before, after = text.part(line.start, line.end), text.part(line.end)
        if not line.hard and before[-1:].isalnum() and after[:1].isalnum():
            yield Fault("broken", text.value, f"{before[-12:]}|{after[:12]}")


# -- places -----------------------------------------------------------------------------------


def _clipped(painting: Painting, text: Text, line: Line) -> Iterator[Fault]:
    """Ink beyond the window, or beyond what its surroundings let through."""
    box = line.box
    down = across = False
    for clip in reversed(text.clips):
        room = clip.grown(_SLACK)
        # What lies beyond the edges of something that scrolls can be scrolled to, out of all
        # that is around it.
        scrolls_down, scrolls_across = _scrolls(painting, clip)
        down, across = down or scrolls_down, across or scrolls_across
        beside = box.left < room.left or box.right > room.right
        below = box.top < room.top or box.bottom > room.bottom
        if (beside and not across) or (below and not down):
            yield Fault("clipped", text.value, f"{box} by {clip}")
    window = painting.window
    beside = box.left < window.left + _MARGIN or box.right > window.right - _MARGIN
    below = box.top < window.top or box.bottom > window.bottom
    if (beside and not across) or (below and not down):
        yield Fault("outside", text.value, f"{box} of {window}")


def _scrolls(painting: Painting, clip: Box) -> tuple[bool, bool]:
    """Whether a clip is that of something that scrolls: down, across.

    The accessibility tree shows of a scroller what its surroundings let through; in the direction
    in which it scrolls its edges are those of the clip.
    """
    down = across = False
    for part in painting.scrollers:
        if clip.common(part.box) is None:
            continue
        if part.field:
            across |= part.box.grown(2).contains(clip)
            continue
        down |= part.down and _alike(clip.top, part.box.top, clip.bottom, part.box.bottom)
        across |= part.across and _alike(clip.left, part.box.left, clip.right, part.box.right)
    return down, across


def _alike(start: float, other_start: float, end: float, other_end: float) -> bool:
    return abs(start - other_start) < 2 and abs(end - other_end) < 2


def _leaving(painting: Painting, surface: Surface) -> Iterator[Fault]:
    """A surface that sticks out of the window at a side."""
    box, window = surface.box, painting.window
    if box.width < _SMALL or box.height < _SMALL or box.width > window.width:
        return
    if any(_scrolls(painting, clip)[1] for clip in surface.clips):
        return
    if box.left < window.left - _SLACK or box.right > window.right + _SLACK:
        yield Fault("outside", "a surface", f"{box} of {window}")


def _crossing(
    painting: Painting, text: Text, line: Line, under: Sequence[Text | Surface]
) -> Iterator[Fault]:
    """Ink that begins on a surface and ends beyond its edge."""
    for surface in reversed(under):
        if not isinstance(surface, Surface) or text.icon:
            continue
        if _typed(painting, text, surface):
            continue
        box = surface.box
        # What is yet to be scrolled to crosses nothing.
        scrolling = (clip for clip in text.clips if any(_scrolls(painting, clip)))
        ink = line.box.common(*(clip for clip in scrolling if clip not in surface.clips))
        if ink is None:
            continue
        if box.grown(_SLACK).contains(ink):
            if surface.alpha >= _SOLID and not surface.outline:
                # The ground that it stands on: what is below that is not seen here.
                return
            continue
        seen = _seen(box, surface, text)
        small = box.width < _SMALL or box.height < _SMALL
        if small or seen is None or not seen.holds(ink.middle):
            continue
        # A field has its label in a gap of its outline.
        if not (surface.outline and abs(ink.middle[1] - box.top) < ink.height):
            yield Fault("crossing", text.value, f"{ink} over the edge of {box}")


def _typed(painting: Painting, text: Text, surface: Surface) -> bool:
    """Whether both are in the same field: what is selected there is as long as there is room."""
    fields = [part.box.grown(2) for part in painting.scrollers if part.field]
    both = [clip for clip in text.clips if clip in surface.clips]
    return any(field.contains(clip) for field in fields for clip in both)


def _hidden(
    painting: Painting, text: Text, line: Line, over: Sequence[Text | Surface]
) -> Iterator[Fault]:
    """Ink under a surface that was painted later."""
    for surface in over:
        if not isinstance(surface, Surface) or surface.outline or surface.alpha < _SOLID:
            continue
        ink, lid = _seen(line.box, text, surface), _seen(surface.box, surface, text)
        covered = ink and lid and ink.common(lid)
        if covered and min(covered.width, covered.height) > 3:
            floats = _floats(painting, text, surface)
            yield Fault("hidden", text.value, f"{line.box} under {surface.box}", floats)


def _colliding(painting: Painting, marks: Sequence[Text | Surface]) -> Iterator[Fault]:
    """Words painted over other words."""
    inked = [
        (text, line.box)
        for text in marks
        if isinstance(text, Text)
        for line in text.lines
        if text.part(line.start, line.end).strip()
    ]
    inked.sort(key=lambda inked: inked[1].top)
    for place, (one, box) in enumerate(inked):
        for other, its in inked[place + 1 :]:
            if its.top > box.bottom:
                break
            if one is other or (one.icon and other.icon) or box.common(its) is None:
                continue
            ink, more = _seen(box, one, other), _seen(its, other, one)
            both = ink and more and ink.common(more)
            if both and min(both.width, both.height) > 2:
                floats = _floats(painting, one, other)
                yield Fault("colliding", f"{one.value} / {other.value}", f"{box} and {its}", floats)


def _seen(box: Box, mark: Text | Surface, beside: Text | Surface) -> Box | None:
    """What of `box`, a part of `mark`, meets the eye.

    Clips that both are under are left out, so that things are held against each other also where
    they have yet to be scrolled to.
    """
    return box.common(*(clip for clip in mark.clips if clip not in beside.clips))


def _floats(painting: Painting, one: Text | Surface, other: Text | Surface) -> bool:
    """Whether one of them scrolls without the other."""
    moving = [
        {clip for clip in mark.clips if any(_scrolls(painting, clip))} for mark in (one, other)
    ]
    return moving[0] != moving[1]
