"""A whole screen in the place of something that is not there, or not yet."""

from collections.abc import Sequence

import flet as ft

from app.ui.components.empty_state import empty_state
from app.ui.components.header import header
from app.ui.components.pressable import Press
from app.ui.components.scaffold import scaffold
from app.ui.context import Here


def dead_end(
    here: Here,
    what: str,
    why: str,
    ways: Sequence[ft.Control],
    leave: Press,
    *,
    title: str = "",
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """`ways` lead on from here, `leave` one step out; `title` and `actions` stand in the header."""
    return scaffold(
        here.look,
        empty_state(here.look, what, why, ways),
        header=header(
            here.look, title, on_leave=leave, leave_label=here.words.t("Back"), actions=actions
        ),
    )
