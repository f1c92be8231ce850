"""What a client has painted, as `paint.js` notes it: texts and surfaces as they were painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Box:
    """A rectangle in px of the window."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, point: tuple[float, float]) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom

    def contains(self, other: "Box") -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def common(self, *others: "Box") -> "Box | None":
        """What all of them cover; None where they do not meet."""
        all_of_them = (self, *others)
        box = Box(
            max(one.left for one in all_of_them),
            max(one.top for one in all_of_them),
            min(one.right for one in all_of_them),
            min(one.bottom for one in all_of_them),
        )
        return box if box.width > 0 and box.height > 0 else None

    def __str__(self) -> str:
        return f"{self.left:.0f},{self.top:.0f}..{self.right:.0f},{self.bottom:.0f}"


@dataclass(frozen=True)
class Line:
    """A line of a text: its ink from the height of capitals to the depth of descenders.

    `start`, `end` are where it lies in the text, in UTF-16 units as browsers count them; `hard`:
    the text itself breaks after it.
    """

    box: Box
    start: int
    end: int
    hard: bool


@dataclass(frozen=True)
class Text:
    """`cut`: there was more than its lines could take. `clips` it was painted under, outermost
    first.
    """

    value: str
    size: float
    icon: bool
    cut: bool
    lines: tuple[Line, ...]
    clips: tuple[Box, ...]

    def part(self, start: int, end: int | None = None) -> str:
        """The characters between two of `Line`'s positions."""
        units = self.value.encode("utf-16-le")
        return units[start * 2 : None if end is None else end * 2].decode("utf-16-le", "ignore")


@dataclass(frozen=True)
class Surface:
    """A filled or outlined shape; `alpha` 0-255."""

    box: Box
    clips: tuple[Box, ...]
    alpha: int
    outline: bool


@dataclass(frozen=True)
class Scroller:
    """A part of the window whose content moves `down` or `across`; a `field`: what is typed."""

    box: Box
    down: bool
    across: bool
    field: bool


@dataclass(frozen=True)
class Painting:
    """`marks` from the first painted to the last."""

    window: Box
    marks: tuple[Text | Surface, ...]
    scrollers: tuple[Scroller, ...]

    @property
    def texts(self) -> tuple[Text, ...]:
        return tuple(mark for mark in self.marks if isinstance(mark, Text))


def painting(noted: dict[str, Any]) -> Painting:
    """The painting from what `painting.seen()` gave."""
    clips = [Box(*edges) for edges in noted["clips"]]
    return Painting(
        Box(0, 0, noted["width"], noted["height"]),
        tuple(_mark(mark, clips) for mark in noted["marks"]),
        tuple(
            Scroller(Box(*part["box"]), part["down"], part["across"], part["field"])
            for part in noted["scrolling"]
        ),
    )


def _mark(mark: dict[str, Any], numbered: Sequence[Box]) -> Text | Surface:
    clips = tuple(numbered[number] for number in dict.fromkeys(mark["clips"]))
    if "shape" in mark:
        return Surface(Box(*mark["shape"]), clips, mark["color"] >> 24, mark["stroke"])
    lines = tuple(
        Line(Box(*line["box"]), line["from"], line["to"], line["hard"]) for line in mark["lines"]
    )
    return Text(mark["text"], mark["size"], mark["icon"], mark["over"], lines, clips)
