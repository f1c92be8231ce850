"""The findings of the checks on an entry screen, each with what would settle it."""

from functools import partial

import flet as ft

from app.ui import ids
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.text import LABEL, text
from app.ui.screens.entry.correcting import before_saving
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.findings import Finding


def notices(desk: Desk, seat: int | None = None) -> list[ft.Control]:
    """All findings; with `seat` those of that seat and of the hand as a whole."""
    shown: list[ft.Control] = []
    repairs = kept = 0
    for finding in desk.findings:
        if seat is not None and finding.seats and seat not in finding.seats:
            continue
        shown.append(_notice(desk, finding, repairs, kept))
        repairs += len(finding.fixes)
        kept += finding.keep is not None
    return shown + _to_the_end(desk)


def _to_the_end(desk: Desk) -> list[ft.Control]:
    """The rest of what saving does to the end of the match, where the action has room for the first
    of it alone.
    """
    said = before_saving(desk.at)
    if not desk.at.look.large_text or len(said) < 2:
        return []
    return [notice(desk.at.look, " ".join(said[1:]), live=False)]


def _notice(desk: Desk, finding: Finding, repairs: int, kept: int) -> ft.Control:
    remedies = [
        Remedy(
            fix.label,
            partial(desk.take, fix.step),
            ids.entry_repair(repairs + index),
            ft.Icons.DELETE_OUTLINE_ROUNDED if finding.is_error else ft.Icons.AUTO_FIX_HIGH_ROUNDED,
        )
        for index, fix in enumerate(finding.fixes)
    ]
    if finding.keep is not None:
        keep = finding.keep
        remedies.insert(
            0,
            Remedy(keep.label, partial(desk.take, keep.step), ids.entry_keep(kept), filled=False),
        )
    gravity = Gravity.ERROR if finding.is_error else Gravity.WARN
    return notice(desk.at.look, finding.sentence, gravity, remedies=remedies)


def why_not_saved(desk: Desk) -> ft.Control | None:
    """The error that keeps the hand from being saved, where it is not on the screen anyway."""
    errors = [f for f in desk.findings if f.is_error and f.seats and desk.seat not in f.seats]
    if not errors:
        return None
    look = desk.at.look
    return ft.Semantics(
        live_region=True,
        content=ft.Row(
            [
                ft.Icon(ft.Icons.ERROR_OUTLINE_ROUNDED, size=look.icon(18), color=ft.Colors.ERROR),
                ft.Container(
                    text(look, errors[0].sentence, LABEL, ft.Colors.ERROR, lines=2), expand=True
                ),
            ],
            spacing=8,
        ),
    )
