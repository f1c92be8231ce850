"""Two players who are one person: what comes together, under which name; or why they cannot be."""

from collections.abc import Callable, Sequence

import flet as ft

from app.domain.games import GAMES
from app.domain.roster import MergeProblem, RosterPlayer
from app.l10n.numbers import number
from app.owner.commands import Refusal
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.choice import Option, option_list
from app.ui.components.list_row import section
from app.ui.components.notice import Gravity, notice
from app.ui.components.panel import panel
from app.ui.components.stat_tile import Stat, stat_lines
from app.ui.components.text import BODY, SUPPORT, text
from app.ui.game_words import game_words
from app.ui.hooks import use_value
from app.ui.refusals import refusal_sentence
from app.ui.screens.inner import inner_page
from app.ui.screens.players.merged import take_apart
from app.ui.screens.players.person import AtPlayer, player_screen


def _merging(at: AtPlayer) -> ft.Control:
    other = at.known(ft.use_route_params().get("other"))
    kept, keep = use_value(lambda: at.player.id)
    refused, set_refused = use_value(lambda: "")
    words = at.words
    if other is None or other == at.player:
        return _screen(at, [text(at.look, words.t("These two are one player already."))])
    if other not in at.store.mergeable(at.player.id):
        return _screen(at, [_refusal(at, together(at, at.player, other))])
    pair = (at.player, other)
    into, away = pair if kept == at.player.id else pair[::-1]

    async def merge() -> None:
        problem = await at.store.merge(away.id, into.id)
        if problem is None:
            done(at, away, into)
        else:
            set_refused(_why_not(at, problem, pair))

    parts = [
        text(
            at.look,
            words.t("All matches of both will be one player’s. No match is rewritten."),
            BODY,
            ft.Colors.ON_SURFACE_VARIANT,
        ),
        section(at.look, words.t("The name from now on")),
        panel(_names(at, pair, kept, keep), padding=4),
        section(at.look, words.t("What comes together")),
        panel(
            stat_lines(at.look, _sums(at, pair)),
            padding=ft.Padding.symmetric(horizontal=16, vertical=4),
        ),
        text(
            at.look,
            words.t("They can be taken apart again at any time, on the page of the player."),
            SUPPORT,
            ft.Colors.ON_SURFACE_VARIANT,
        ),
    ]
    if refused:
        parts.insert(0, _refusal(at, refused))
    action = primary_button(
        at.look,
        words.t("Merge into {name}", name=into.name),
        None if refused else merge,
        icon=ft.Icons.MERGE_ROUNDED,
        identifier=ids.MERGE_SAVE,
    )
    return _screen(at, parts, action)


MergingScreen = player_screen(_merging)


def done(at: AtPlayer, away: RosterPlayer, into: RosterPlayer) -> None:
    """On to the player whom both are now, with the way back."""
    at.go(routes.player(into.id))
    at.say(
        at.words.t("{one} and {other} are one player now.", one=away.name, other=into.name),
        lambda: take_apart(at, away),
    )


def together(at: AtPlayer, one: RosterPlayer, other: RosterPlayer) -> str:
    """The sentence for two who sat at one table."""
    return at.words.t(
        "{one} and {other} sat in one match, so they are two people.",
        one=one.name,
        other=other.name,
    )


def _screen(
    at: AtPlayer, parts: Sequence[ft.Control], action: ft.Control | None = None
) -> ft.Control:
    return inner_page(
        at.here,
        at.words.t("Merge players"),
        parts,
        scroll_key="merging",
        action=action,
        gap=8,
    )


def _refusal(at: AtPlayer, sentence: str) -> ft.Control:
    return notice(at.look, sentence, Gravity.ERROR)


def _why_not(
    at: AtPlayer, problem: MergeProblem | Refusal, pair: tuple[RosterPlayer, RosterPlayer]
) -> str:
    match problem:
        case MergeProblem.TOGETHER:
            return together(at, *pair)
        case MergeProblem.SAME:
            return at.words.t("These two are one player already.")
        case _:
            return refusal_sentence(at.words, problem)


def _names(
    at: AtPlayer, pair: tuple[RosterPlayer, RosterPlayer], kept: str, keep: Callable[[str], object]
) -> ft.Control:
    options = [
        Option(player.id, player.name, ids.merge_name(index)) for index, player in enumerate(pair)
    ]
    return option_list(at.look, options, kept, keep)


def _sums(at: AtPlayer, pair: tuple[RosterPlayer, RosterPlayer]) -> list[Stat]:
    """By game, how many matches each brings and how many there will be."""
    stats = []
    for game in GAMES:
        one, other = (_matches(at, player, game) for player in pair)
        if one or other:
            sum_ = "{} + {} = {}".format(
                *(number(count, at.words.locale) for count in (one, other, one + other))
            )
            stats.append(
                Stat(
                    game_words(at.words, game).name(),
                    sum_,
                    said=at.words.n("{count} match", "{count} matches", one + other),
                )
            )
    return stats or [Stat(at.words.t("Matches"), number(0, at.words.locale))]


def _matches(at: AtPlayer, player: RosterPlayer, game: str) -> int:
    """All that the player ever sat in."""
    found = at.book.statistics(player.id).get(game)
    if found is None:
        return 0
    played, stopped = found.played, found.stopped
    return played.matches + played.running + played.left + stopped.matches + stopped.left
