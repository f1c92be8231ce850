"""Which combinations of scene, language, window, text size and theme are looked at."""

from collections.abc import Sequence
from typing import Final

from tests.shots.covering import covering
from tests.shots.scenes import Scene, nothing
from tests.shots.tour import State
from tests.shots.viewer import Frame, Theme

LANGUAGES: Final = ("en", "uk", "ru", "pt_PT")
SIZES: Final = ((360, 640), (390, 844), (844, 390), (1180, 820))
TEXTS: Final = (100, 200)
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")

_LONG: Final = ("ru", "pt_PT", "uk")
_NARROWEST: Final = Frame(360, 640, 200)
_OTHERS: Final = tuple(
    frame for text in TEXTS for size in SIZES if (frame := Frame(*size, text)) != _NARROWEST
)
_TWICE: Final = {"home", "table", "tiles", "cards", "counts-repairs", "result", "finish-shared"}
"""What is looked at most, and so in two combinations."""


def every(scenes: Sequence[Scene]) -> list[State]:
    """Each scene in every language, window and text size; a theme moves nothing."""
    return [
        State(scene, language, Frame(*size, text))
        for scene in scenes
        for language in LANGUAGES
        for text in TEXTS
        for size in SIZES
    ]


def hardest(scenes: Sequence[Scene]) -> list[State]:
    """What is worth its time in every run: each screen as it opens, where words have the least
    room, and every tenth in another window too; of what has to be brought about every fifth.
    """
    houses = list(dict.fromkeys(scene.house for scene in scenes))
    opened = [scene for scene in scenes if scene.act is nothing]
    acted = [scene for scene in scenes if scene.act is not nothing]
    # One language with long words for a house: changing it takes longer than most scenes.
    return [
        State(scene, _LONG[houses.index(scene.house) % len(_LONG)], frame)
        for frame, wanted in (
            (_NARROWEST, [*opened, *acted[::5]]),
            *((other, opened[place :: 10 * len(_OTHERS)]) for place, other in enumerate(_OTHERS)),
        )
        for scene in wanted
    ]


def pairs(scenes: Sequence[Scene]) -> list[State]:
    """Each scene in every language, in every window, with either text size; and so on: any two."""
    rows = covering(
        {
            "scene": range(len(scenes)),
            "language": range(len(LANGUAGES)),
            "size": range(len(SIZES)),
            "text": range(len(TEXTS)),
        }
    )
    return [
        State(
            scenes[row["scene"]],
            LANGUAGES[row["language"]],
            Frame(*SIZES[row["size"]], TEXTS[row["text"]]),
        )
        for row in rows
    ]


def pictured(scenes: Sequence[Scene]) -> list[State]:
    """Each scene once or twice, and among all of them any two of the rest."""
    rows = covering(
        {
            "language": range(len(LANGUAGES)),
            "size": range(len(SIZES)),
            "text": range(len(TEXTS)),
            "theme": range(len(THEMES)),
        }
    )
    wanted = [*scenes, *(scene for scene in scenes if scene.name in _TWICE)]
    return [
        State(
            scene,
            LANGUAGES[row["language"]],
            Frame(*SIZES[row["size"]], TEXTS[row["text"]]),
            THEMES[row["theme"]],
        )
        for scene, row in zip(wanted, rows * len(wanted), strict=False)
    ]
