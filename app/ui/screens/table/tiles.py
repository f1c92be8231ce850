"""The table of a game with passes: four tiles, each of which counts its seat's."""

from collections.abc import Callable

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.buttons import icon_button
from app.ui.components.pressable import pressable
from app.ui.components.price_disc import price_disc, tile_grid
from app.ui.components.seat_tile import SeatPasses, seat_tile
from app.ui.components.steps import hint_line
from app.ui.components.text import LABEL, text
from app.ui.hooks import use_box
from app.ui.screens.gate import AtMatch
from app.ui.screens.table import acts
from app.ui.screens.table.facts import (
    opening_card_words,
    pass_price,
    passes_words,
    price_text,
    seat_passes,
)

Kept = dict[int, tuple[object, ft.Control]]
"""What was drawn of each seat, and what from."""


def use_tiles(on_menu: Callable[[int], object]) -> Callable[[AtMatch], ft.Control]:
    """A hook. Draws the tiles, with the price of a pass where they meet; `on_menu` opens a seat's
    menu. A tile that shows what it showed before is the same control again: a tap draws the tile
    it changes, and those alone are compared and sent.
    """
    kept: Kept = use_box(Kept).current
    menu = use_box(lambda: on_menu)
    menu.current = on_menu

    def draw(at: AtMatch) -> ft.Control:
        price = price_text(at) if pass_price(at) else None
        disc = None if price is None else price_disc(at.look, price, at.words.t("a pass"))
        # In another arrangement all are new: a control that moved would take over the place, and
        # with it the identity, of the one that stood there.
        around = (at.store, at.look, at.words.locale, at.state.form.seats, price)

        def tile(seat: int) -> ft.Control:
            shown = seat_passes(at, at.seat_view(seat))
            before, same = kept.get(seat, (None, None))
            if same is None or before != (around, shown):
                # Flet finds its way up from a control that stayed only where it stands in a list.
                same = ft.Container(_tile(at, shown, lambda: menu.current(seat)), expand=1)
                kept[seat] = ((around, shown), same)
            return same

        return tile_grid(at.look, [tile(seat) for seat in at.state.form.seats], disc)

    return draw


def above_tiles(at: AtMatch, asks_opener: bool, on_skip: Callable[[], object]) -> ft.Control:
    """The quiet question who leads, or what a tap does; and the last count, for the ears only."""
    parts: list[ft.Control] = [_last_count(at)]
    if asks_opener:
        parts.append(_question(at, on_skip))
    elif not at.look.short:
        price = price_text(at) if pass_price(at) else None
        parts.append(hint_line(at.look, _tap_words(at, price)))
    return ft.Column(
        parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _tap_words(at: AtMatch, price: str | None) -> str:
    if price is None:
        return at.words.t("Tap a tile: one pass more")
    return at.words.t("Tap a tile: one pass more, {price}", price=price)


def _tile(at: AtMatch, shown: SeatPasses, open_menu: Callable[[], object]) -> ft.Control:
    return seat_tile(
        at.look,
        shown,
        on_pass=lambda: acts.tap_pass(at, shown.seat),
        on_menu=open_menu,
        menu=icon_button(
            at.look,
            ft.Icons.MORE_VERT_ROUNDED,
            at.words.t("{name}: more", name=shown.name),
            open_menu,
            identifier=ids.table_seat_menu(shown.seat),
            size=22,
        ),
        hint=at.words.t("A tap adds a pass"),
    )


def _last_count(at: AtMatch) -> ft.Control:
    entered = at.state.form.entered
    said = ""
    if entered.last_passed is not None:
        count = passes_words(at.words, entered.passes[entered.last_passed])
        said = f"{at.names[entered.last_passed]}: {count}"
    return ft.Semantics(live_region=True, label=said, content=ft.Container(height=1))


def _question(at: AtMatch, on_skip: Callable[[], object]) -> ft.Control:
    """ "Who held the 9 of diamonds?", answered by a badge or put aside."""
    look, words, card = at.look, at.words, at.profile.opening_card
    assert card is not None  # only a game with such a card asks
    shown = opening_card_words(at, card)
    sentence = text(look, words.t("Who held the {card}?", card=shown), LABEL, lines=3)
    answers: list[ft.Control] = [
        pressable(
            badge(look, seat, at.initials[seat], 36),
            label=words.t("{card}: {name}", card=shown, name=at.names[seat]),
            on_press=lambda seat=seat: acts.opened(at, seat),  # type: ignore[misc]
            identifier=ids.table_opener(seat),
            radius=24,
            width=48,
            height=48,
            alignment=ft.Alignment.CENTER,
        )
        for seat in at.state.form.seats
    ]
    skip = icon_button(
        look,
        ft.Icons.CLOSE_ROUNDED,
        words.t("Skip this question"),
        on_skip,
        identifier=ids.TABLE_SKIP,
        size=20,
    )
    content: ft.Control
    if look.large_text and look.compact:
        content = ft.Column(
            [ft.Row([ft.Container(sentence, expand=True), skip]), ft.Row(answers, spacing=8)],
            spacing=0,
        )
    else:
        content = ft.Row([ft.Container(sentence, expand=True), *answers, skip], spacing=0)
    return ft.Container(
        content,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=20,
        padding=ft.Padding.only(left=12, top=2, bottom=2),
    )
