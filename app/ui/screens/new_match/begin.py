"""The button that begins a match, why it cannot yet, and what it does."""

from collections.abc import Callable

import flet as ft

from app.stores.library_store import LibraryState
from app.stores.plan import Settled, settled
from app.ui import ids, routes
from app.ui.components.buttons import primary_button
from app.ui.components.snack import snack
from app.ui.components.text import LABEL, text
from app.ui.context import Here
from app.ui.hooks import use_box
from app.ui.refusals import refusal_sentence
from app.ui.screens.new_match.reasons import reason_to_wait


def use_start(here: Here) -> Callable[[], object]:
    """Begins the match, once however often it is pressed, and shows its table."""
    session, page = here.session, ft.context.page
    busy = use_box(lambda: False)

    async def start() -> None:
        setup = settled(session.plan.state, session.library.state).setup
        if busy.current or setup is None:
            return
        busy.current = True
        try:
            match_id = await session.library.create_match(setup)
            if match_id is not None:
                await session.plan.clear()
                page.navigate(routes.match(match_id))
                return
            _tell_refusal(here, session.library.state, page)
            session.library.dismiss()
        finally:
            busy.current = False

    return start


def _tell_refusal(here: Here, library: LibraryState, page: ft.Page) -> None:
    if library.refusal is not None:
        page.show_dialog(snack(here.look, refusal_sentence(here.words, library.refusal)))


def begin_button(here: Here, now: Settled, start: Callable[[], object]) -> ft.Control:
    """The button that begins the match, and above or before it why it cannot yet."""
    look, words = here.look, here.words
    dealer = None if now.dealer is None else now.players[now.dealer].name
    button = primary_button(
        look,
        words.t("Start") if dealer is None else words.t("Start · {name} deals", name=dealer),
        start if now.setup is not None else None,
        icon=ft.Icons.PLAY_ARROW_ROUNDED,
        identifier=ids.NEW_START,
        height=48 if look.landscape else None,
    )
    said = _reason(here, now)
    if said is None or look.landscape:
        return button
    if look.expanded:
        return ft.Row([ft.Container(said, expand=1), button], spacing=12)
    return ft.Column(
        [said, button],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def above_page(here: Here, now: Settled) -> ft.Control | None:
    """On a low window, where the button has its place beside the header: why it cannot yet. It is
    there whatever it says, for what is below it must stay what it is while somebody types.
    """
    if not here.look.landscape:
        return None
    said = _reason(here, now)
    return ft.Container(said, visible=said is not None)


def _reason(here: Here, now: Settled) -> ft.Control | None:
    reason = reason_to_wait(here.words, now, here.letters)
    if reason is None:
        return None
    look = here.look
    beside = look.expanded and not look.landscape
    align = ft.TextAlign.RIGHT if beside else ft.TextAlign.CENTER
    sentence = text(look, reason, LABEL, ft.Colors.ON_SURFACE_VARIANT, align=align)
    return ft.Semantics(live_region=True, content=sentence)
