"""The rules a game leaves to the table, each with the values it may have."""

from collections.abc import Callable

import flet as ft

from app.domain.games.profile import GameProfile, RuleSpec
from app.domain.match import Rules, RuleValue
from app.ui.components.choice import Option, choice_row
from app.ui.game_words import GameWords
from app.ui.layout import Look


def open_rules(profile: GameProfile) -> tuple[RuleSpec, ...]:
    """Those that can have another value."""
    return tuple(spec for spec in profile.rules if len(spec.values) > 1)


def rule_rows(
    look: Look,
    said: GameWords,
    profile: GameProfile,
    chosen: Rules,
    on_rule: Callable[[str, RuleValue], object],
    identifier: Callable[[str, RuleValue], str],
) -> list[ft.Control]:
    """A row each of `open_rules`; `on_rule` takes its name and the value that is to hold."""

    def row(spec: RuleSpec) -> ft.Control:
        label, values = said.rule(spec.name), {str(value): value for value in spec.values}
        words = {key: said.rule_value(spec.name, value) for key, value in values.items()}
        options = [
            Option(key, words[key], identifier(spec.name, value), f"{label}: {words[key]}")
            for key, value in values.items()
        ]
        return choice_row(
            look,
            label,
            options,
            str(chosen[spec.name]),
            lambda key: on_rule(spec.name, values[key]),
        )

    return [row(spec) for spec in open_rules(profile)]
