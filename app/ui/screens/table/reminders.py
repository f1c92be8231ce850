"""What the table reminds of, if it is asked to: the suit a nine named, the lap without a card."""

from collections.abc import Callable

import flet as ft

from app.domain.cards import Suit
from app.domain.draft import Draft
from app.domain.entered import Entered
from app.domain.form import Form
from app.domain.lap import full_lap, next_turn
from app.domain.steps import CardPlayed, NoCardPlayed, Step, SuitNamed, WentOut
from app.l10n.card_names import suit_name
from app.l10n.catalog import opening
from app.stores.client_store import ClientState, ClientStore
from app.ui import ids, routes
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.reminder import LapSeat, TheSuit, lap_counter, named_suit
from app.ui.components.switch_row import switch_row
from app.ui.components.switch_sheet import switch_sheet
from app.ui.screens.entry.turns import Turns
from app.ui.screens.gate import AtMatch


def reminders(at: AtMatch, client: ClientState, turns: Turns) -> list[ft.Control]:
    """Those that are switched on and that this game has; none once the hand is being entered."""
    if at.state.form.entered.decided:
        return []
    shown: list[ft.Control] = []
    if client.named_suit and at.profile.names_suit:
        shown.append(_suit(at, turns))
    if client.lap_counter and at.profile.can_block:
        shown.append(_lap(at, turns))
        if full_lap(at.state.form.entered, at.state.form.seats):
            shown.append(_perhaps_blocked(at, turns))
    return shown


def _suit(at: AtMatch, turns: Turns) -> ft.Control:
    words = at.words

    def name(suit: str | None) -> object:
        return _does(
            at, turns, lambda form: SuitNamed(suit) if form.entered.named != suit else None
        )

    return named_suit(
        at.look,
        [TheSuit(suit.value, opening(suit_name(words, suit))) for suit in Suit],
        at.state.form.entered.named,
        word=words.t("Named suit"),
        away_label=words.t("Put away"),
        on_suit=name,
    )


def _lap(at: AtMatch, turns: Turns) -> ft.Control:
    words, form = at.words, at.state.form
    entered, seats = form.entered, form.seats

    def no_card(seat: int) -> object:
        return _does(
            at, turns, lambda form: None if seat in form.entered.no_card else NoCardPlayed(seat)
        )

    def played() -> object:
        return _does(at, turns, lambda form: CardPlayed() if _noted(form.entered) else None)

    return lap_counter(
        at.look,
        [
            LapSeat(
                seat,
                at.initials[seat],
                words.t("{name}: no card", name=at.names[seat]),
                done=seat in entered.no_card,
                next=seat == next_turn(entered, seats),
            )
            for seat in seats
        ],
        word=words.t("No card: {count} of {all}", count=len(entered.no_card), all=len(seats)),
        reset=words.t("Card played"),
        on_seat=no_card,
        on_reset=played if _noted(entered) else None,
    )


def _noted(entered: Entered) -> bool:
    """There is something that the next card ends: a lap that was begun, a suit that was named."""
    return bool(entered.no_card) or entered.named is not None


def _perhaps_blocked(at: AtMatch, turns: Turns) -> ft.Control:
    """A suggestion: the table says whether it is so."""
    words = at.words

    async def blocked() -> None:
        await _does(at, turns, lambda form: None if form.entered.decided else WentOut(None))
        if at.store.state.refusal is None:
            at.go(routes.entry(at.match_id))

    return notice(
        at.look,
        words.t("A full lap without a card. Is the hand blocked?"),
        Gravity.WARN,
        remedies=[Remedy(words.t("Blocked"), blocked, ids.TABLE_BLOCKED, ft.Icons.BLOCK_ROUNDED)],
    )


async def _does(at: AtMatch, turns: Turns, make: Callable[[Form], Step | None]) -> None:
    def step(form: Form, draft: Draft) -> Step | None:
        return make(form)

    await turns.act(at.store, at.state.record, step)


def reminders_sheet(
    at: AtMatch, client: ClientStore, on_close: Callable[[], object]
) -> ft.BottomSheet:
    """The switches, for this client."""
    words, state = at.words, client.state
    rows: list[ft.Control] = []
    if at.profile.names_suit:
        rows.append(
            switch_row(
                at.look,
                words.t("Named suit"),
                state.named_suit,
                lambda: client.set_named_suit(not client.state.named_suit),
                detail=words.t("Shows the suit that a nine named until the next card."),
                identifier=ids.REMINDERS_SUIT,
            )
        )
    if at.profile.can_block:
        rows.append(
            switch_row(
                at.look,
                words.t("Lap counter"),
                state.lap_counter,
                lambda: client.set_lap_counter(not client.state.lap_counter),
                detail=words.t("Counts turns without a card; a full lap may be a blocked hand."),
                identifier=ids.REMINDERS_LAP,
            )
        )
    return switch_sheet(at.look, words.t("Reminders"), rows, on_close)
