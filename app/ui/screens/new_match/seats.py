"""Who plays, in the order of play, and who deals first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from app.domain.names import folded
from app.l10n.catalog import Words
from app.stores.plan import Settled
from app.ui import ids
from app.ui.components.badge import initials
from app.ui.components.buttons import text_button
from app.ui.components.list_row import section
from app.ui.components.panel import panel
from app.ui.components.seat_drag import SeatDrag
from app.ui.components.seat_editor import SeatLine, roster_chip, seat_editor
from app.ui.components.text import BODY, LABEL, text
from app.ui.layout import Look

_FIRST_CHIPS = 8
"""How many players are offered before somebody asks for all of them or begins to type."""


@dataclass(frozen=True)
class SeatActs:
    """What can be done with the seats; seats count from 0, players go by roster id. `drag`: follows
    the finger that moves one.
    """

    seat: Callable[[str], object]
    remove: Callable[[int], object]
    move: Callable[[int, int], object]
    deal: Callable[[int], object]
    draw_lot: Callable[[], object]
    drag: SeatDrag | None = None


def seats(look: Look, words: Words, now: Settled, acts: SeatActs) -> ft.Control:
    """The heading with the lot, the seats, and what the lot said."""
    lot = text_button(
        look,
        words.t("Dealer by lot"),
        acts.draw_lot if now.players else None,
        icon=ft.Icons.CASINO_ROUNDED,
        identifier=ids.NEW_LOT,
    )
    parts: list[ft.Control] = [
        section(look, words.t("Order of play"), detail=_count(words, now), actions=[lot]),
        _editor(look, words, now, acts) if now.players else _nobody(look, words),
    ]
    if now.by_lot and now.dealer is not None:
        parts.append(_lot_says(look, words, now.players[now.dealer].name))
    return ft.Column(parts, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def offered(
    look: Look,
    words: Words,
    now: Settled,
    typed: str,
    *,
    names_of: Callable[[str], Sequence[str]],
    everybody: bool,
    on_seat: Callable[[str], object],
    on_everybody: Callable[[], object],
) -> ft.Control | None:
    """Chips of those who could be seated; `typed` finds among them, by any of their names. None:
    there is nobody.
    """
    wanted = folded(typed)
    found = [
        player for player in now.spare if any(wanted in folded(n) for n in names_of(player.id))
    ]
    shown = found if everybody else found[:_FIRST_CHIPS]
    last = now.players[-1].name if now.full else None
    chips = [
        roster_chip(
            look,
            player.name,
            label=words.t("Seat {name}", name=player.name)
            if last is None
            else words.t("Seat {name} in place of {other}", name=player.name, other=last),
            on_press=lambda id=player.id: on_seat(id),  # type: ignore[misc]
            identifier=ids.new_roster(index),
            icon=ft.Icons.ADD_ROUNDED if last is None else ft.Icons.SWAP_HORIZ_ROUNDED,
        )
        for index, player in enumerate(shown)
    ]
    if len(shown) < len(found):
        more = words.n("{count} more", "{count} more", len(found) - len(shown))
        chips.append(
            roster_chip(
                look,
                more,
                label=more,
                on_press=on_everybody,
                identifier=ids.NEW_MORE,
                icon=ft.Icons.EXPAND_MORE_ROUNDED,
                strong=True,
            )
        )
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8) if chips else None


def _editor(look: Look, words: Words, now: Settled, acts: SeatActs) -> ft.Control:
    names = [player.name for player in now.players]
    lines = [
        SeatLine(
            name=name,
            initial=initial,
            deals=seat == now.dealer,
            deals_label=words.t("Deals first: {name}", name=name),
            up_label=words.t("{name}: move up", name=name),
            down_label=words.t("{name}: move down", name=name),
            remove_label=words.t("{name}: remove", name=name),
        )
        for seat, (name, initial) in enumerate(zip(names, initials(names), strict=True))
    ]
    return seat_editor(
        look,
        lines,
        deals_word=words.t("Deals first"),
        on_deals=acts.deal,
        on_move=acts.move,
        on_remove=acts.remove,
        drag=acts.drag,
    )


def _count(words: Words, now: Settled) -> str:
    low, high = now.profile.min_players, now.profile.max_players
    here = len(now.players)
    if low == high:
        return words.t("{count} of {most}", count=here, most=high)
    return words.t("{count} ({least}–{most})", count=here, least=low, most=high)


def _nobody(look: Look, words: Words) -> ft.Control:
    return panel(
        text(
            look,
            words.t("Nobody is seated yet. Add the players in the order in which they play."),
            BODY,
            ft.Colors.ON_SURFACE_VARIANT,
        )
    )


def _lot_says(look: Look, words: Words, name: str) -> ft.Control:
    sentence = words.t("Drawn by lot: {name} deals first", name=name)
    ink = ft.Colors.ON_SURFACE_VARIANT
    return ft.Row(
        [
            ft.Icon(ft.Icons.CASINO_ROUNDED, size=look.icon(18), color=ink),
            ft.Semantics(
                live_region=True, content=text(look, sentence, LABEL, ink, lines=2), expand=True
            ),
        ],
        spacing=8,
    )
