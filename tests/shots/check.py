"""The check of all scenes: which words are cut, hidden or out of place, and where."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from playwright.async_api import Browser

from tests.shots.faults import Fault, faults
from tests.shots.painting import Painting
from tests.shots.tables import FOREIGN, FOUR, LONG
from tests.shots.tour import State, tour
from tests.shots.viewer import Viewer

NAMES = (*FOUR, *LONG, *FOREIGN)
_FAR = 100_000

Found = dict[State, list[Fault]]


async def checked(chromium: Browser, cache: Path, states: Iterable[State]) -> Found:
    """The faults of each of `states` that has any."""
    found: Found = {}

    async def look(viewer: Viewer, state: State) -> None:
        wrong = await faults_of(viewer, NAMES)
        if wrong:
            found[state] = wrong

    await tour(chromium, cache, states, look, blind=True)
    return found


async def faults_of(viewer: Viewer, names: Sequence[str]) -> list[Fault]:
    """The faults of what is on the screen, and of what can be scrolled to where that matters.

    What floats may lie over something that scrolls, unless it still does at the end; and behind a
    field, what is beyond the edge is not painted before it is scrolled to.
    """
    first = last = await viewer.seen()
    wrong = faults(first, names)
    unseen = viewer.written() - _drawn(first)
    floats = any(fault.floats for fault in wrong)
    if unseen or floats:
        for box in [part.box for part in first.scrollers if part.down]:
            while unseen or floats:
                await viewer.scroll(box, box.height * 0.9)
                painting = await viewer.seen()
                if painting == last:
                    break
                last = painting
                wrong = [fault for fault in wrong if not fault.floats] + faults(last, names)
                unseen -= _drawn(last)
            await viewer.scroll(box, -_FAR)
    lost = [Fault("lost", text, "not painted") for text in sorted(unseen)]
    return [*dict.fromkeys(wrong), *lost]


def _drawn(painting: Painting) -> set[str]:
    return {text.value for text in painting.texts}


def report(found: Found) -> str:
    """One paragraph a fault, with all states that have it, the most frequent first."""
    where: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for state, wrong in found.items():
        for fault in wrong:
            key = (state.scene.name, fault.kind, fault.text)
            where[key].append(f"{state.language} {state.frame}: {fault.detail}")
    ordered = sorted(where.items(), key=lambda item: (item[0][0], -len(item[1])))
    lines = []
    for (scene, kind, text), places in ordered:
        lines.append(f"{scene}: {kind} {text!r}, {len(places)} times")
        lines += [f"    {place}" for place in sorted(places)[:4]]
    return "\n".join(lines)
