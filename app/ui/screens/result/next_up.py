"""Who deals and leads: of the coming hand, and of one that was played."""

import flet as ft

from app.domain.sheet import Row
from app.l10n.card_names import card_text
from app.ui.components.dealer_banner import Role, dealer_banner
from app.ui.components.marks import MarkKind
from app.ui.screens.gate import AtMatch


def next_up(at: AtMatch) -> ft.Control:
    """Who deals and who leads next; where a card decides, its holder."""
    words, coming = at.words, at.state.sheet.coming
    deals = Role(MarkKind.DEALS, words.t("Deals next"), at.names[coming.dealer])
    if coming.leads is not None:
        leads = Role(MarkKind.LEADS, words.t("Leads"), at.names[coming.leads])
        return dealer_banner(at.look, deals, leads)
    card = at.profile.opening_card
    if card is None:
        return dealer_banner(at.look, deals, None)
    line = words.t("Whoever holds the {card} leads", card=card_text(words, card))
    return dealer_banner(at.look, deals, None, line)


def played_by(at: AtMatch, row: Row) -> ft.Control:
    """Who dealt and who led a hand of the sheet."""
    words = at.words
    dealt = Role(MarkKind.DEALS, words.t("Dealer"), at.names[row.dealer])
    if row.leads is None:
        return dealer_banner(at.look, dealt, None)
    return dealer_banner(
        at.look, dealt, Role(MarkKind.LEADS, words.t("First to play"), at.names[row.leads])
    )
