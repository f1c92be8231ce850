"""The rules a table may choose, and the totals it brings from paper."""

from collections.abc import Callable
from typing import Final

import flet as ft

from app.domain.match import RuleValue
from app.l10n.catalog import Words
from app.l10n.letters import Letters
from app.stores.plan import Plan, Settled
from app.ui import ids
from app.ui.components.badge import badge, initials
from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.switch_row import switch_row
from app.ui.components.text import LABEL, text
from app.ui.components.text_entry import text_entry
from app.ui.game_words import game_words
from app.ui.keys import Typing
from app.ui.layout import Look
from app.ui.screens.new_match.reasons import total_problem
from app.ui.screens.rule_rows import rule_rows

_PAIRED: Final = 12
"""Letters of the longest name with which two fields still stand beside each other on a phone."""


def rules(
    look: Look, words: Words, now: Settled, on_rule: Callable[[str, RuleValue], object]
) -> ft.Control | None:
    """A row a rule that has more than one value; None for a game without any."""
    said = game_words(words, now.profile)
    rows = rule_rows(look, said, now.profile, now.rules, on_rule, ids.new_rule)
    if not rows:
        return None
    return ft.Column(
        [section(look, words.t("Rules")), *rows],
        spacing=look.gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def paper(
    look: Look,
    words: Words,
    plan: Plan,
    now: Settled,
    letters: Letters,
    typing: Typing,
    *,
    on_switch: Callable[[bool], object],
    on_total: Callable[[str, str], object],
) -> ft.Control:
    """A match that began on paper: the totals so far, one field a seat."""
    switch = switch_row(
        look,
        words.t("Take over from paper"),
        plan.from_paper,
        lambda: on_switch(not plan.from_paper),
        identifier=ids.NEW_PAPER,
    )
    parts: list[ft.Control] = [panel(switch, radius=16, padding=0)]
    if plan.from_paper:
        letters_of = initials([player.name for player in now.players])
        parts.append(text(look, words.t("Totals so far"), LABEL, ft.Colors.ON_SURFACE_VARIANT))
        fields = [
            _total(look, words, plan, now, seat, letters_of[seat], letters, typing, on_total)
            for seat in range(len(now.players))
        ]
        longest = max((len(player.name) for player in now.players), default=0)
        single = look.large_text or look.width < 380 or (look.compact and longest > _PAIRED)
        parts += fields if single else _in_pairs(fields)
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _in_pairs(fields: list[ft.Control]) -> list[ft.Control]:
    """Two beside each other; the last of an odd number leaves the other half free."""
    for field in fields:
        field.expand = 1
    pairs = [fields[at : at + 2] for at in range(0, len(fields), 2)]
    return [
        ft.Row(
            pair if len(pair) == 2 else [*pair, ft.Container(expand=1)],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for pair in pairs
    ]


def _total(
    look: Look,
    words: Words,
    plan: Plan,
    now: Settled,
    seat: int,
    initial: str,
    letters: Letters,
    typing: Typing,
    on_total: Callable[[str, str], object],
) -> ft.Control:
    player = now.players[seat]
    field = text_entry(
        look,
        # On one line: a long one would grow over the field.
        ft.Text(player.name, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
        plan.total(player.id),
        lambda typed: on_total(player.id, typed),
        typing=typing,
        identifier=ids.new_total(seat),
        problem=total_problem(words, plan, now, seat, letters),
        digits_only=True,
        expand=1,
    )
    return ft.Row(
        [badge(look, seat, initial, 36), field],
        key=player.id,
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
