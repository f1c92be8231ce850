"""The check of all scenes: which words are cut, hidden or out of place, and where."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from playwright.async_api import Browser

from tests.shots.faults import Fault, faults
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

    await tour(chromium, cache, states, look)
    return found


async def faults_of(viewer: Viewer, names: Sequence[str]) -> list[Fault]:
    """The faults of what is on the screen.

    What floats may lie over something that scrolls, unless it still does at the end.
    """
    painting = await viewer.seen()
    wrong = faults(painting, names)
    drawn = {text.value for text in painting.texts}
    wrong += [Fault("lost", text, "not painted") for text in sorted(viewer.written() - drawn)]
    if not any(fault.floats for fault in wrong):
        return wrong
    scrollers = [part.box for part in painting.scrollers if part.down]
    for box in scrollers:
        await viewer.scroll(box, _FAR)
    at_the_end = faults(await viewer.seen(), names)
    for box in scrollers:
        await viewer.scroll(box, -_FAR)
    return [fault for fault in wrong if not fault.floats] + [
        fault for fault in at_the_end if fault.floats
    ]


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
