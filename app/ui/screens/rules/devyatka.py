"""The rules of Devyatka, in our own words (rules.md 2)."""

import flet as ft

from app.domain.cards import Card, Rank, Suit
from app.domain.games.profile import GameProfile
from app.l10n.numbers import number
from app.ui.context import Here
from app.ui.screens.rules.parts import block, cards, example, lead, table, terms

_ROW = (
    (Rank.NINE,),
    (Rank.EIGHT, Rank.NINE, Rank.TEN),
    (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK),
)
_SUIT = Suit.DIAMONDS


def devyatka(here: Here, profile: GameProfile) -> list[ft.Control]:
    t = here.words.t
    return [
        lead(
            here,
            t(
                "Lay your nine cards before the others do. Each card left and each pass costs "
                "points; the fewest win."
            ),
        ),
        block(
            here,
            t("The deal"),
            t("Four players, 36 cards from 6 to ace, nine each, nothing left over."),
            t("Whoever holds the 9 of diamonds leads with it, no matter who dealt."),
        ),
        block(
            here,
            t("Your turn"),
            t(
                "One card a turn, clockwise. A nine opens the row of its suit; any other card "
                "goes on to an end of an open row."
            ),
            t("Whoever can lay a card has to. A pass is only for when nothing fits."),
            drawn=_row_grows(here),
        ),
        block(
            here,
            t("What it costs"),
            t("The hand is over at once when somebody lays the last card."),
            t("Whoever went out pays for passes only."),
            drawn=_prices(here, profile),
        ),
        block(
            here,
            t("The match"),
            t(
                "After each hand the deal moves one seat to the left. When somebody has reached "
                "the limit, the fewest points win."
            ),
            t(
                "If several have the fewest, they share the win or play one more hand, as agreed "
                "before."
            ),
        ),
        block(
            here,
            t("Why the passes add up"),
            t(
                "Each turn is one card or one pass, and everybody began with nine cards. So "
                "the cards left and the passes of the one who went out give everybody else’s "
                "passes."
            ),
            drawn=_identity(here),
        ),
    ]


def _row_grows(here: Here) -> ft.Control:
    rows: list[ft.Control] = [
        cards(here, *(Card(rank, _SUIT) for rank in ranks), height=54) for ranks in _ROW
    ]
    return example(
        here,
        ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        here.words.t("A row grows from its nine: down to the 6, up to the ace."),
    )


def _prices(here: Here, profile: GameProfile) -> ft.Control:
    words = here.words
    spec = profile.rule("pass_price")
    prices = spec.values if spec else ()
    shown = " / ".join(number(int(price), words.locale) for price in prices)
    card = number(profile.card_value(profile.special_rank), words.locale)
    return table(
        here, [words.t("Each card left"), words.t("Each pass, as agreed")], [[card, shown]]
    )


def _identity(here: Here) -> ft.Control:
    """Somebody who went out with one pass, and one who sits after and holds five cards."""
    t = here.words.t
    return example(
        here,
        terms(
            here,
            [
                ("5", t("cards left")),
                ("+ 1", t("pass of the one who went out")),
                ("− 1", t("for sitting after that player")),
                ("= 5", t("passes")),
            ],
        ),
        t(
            "Seats are counted from the one who led. Nothing is taken off for those who sit "
            "before the one who went out."
        ),
    )
