"""The rules of Nines, in our own words (rules.md 1)."""

import flet as ft

from app.domain.cards import Card, Rank, Suit
from app.domain.games.profile import GameProfile
from app.l10n.numbers import number
from app.ui.context import Here
from app.ui.screens.rules.parts import block, cards, example, lead, sum_line, table, values

_EXAMPLE = (Card(Rank.NINE, Suit.DIAMONDS), Card(Rank.QUEEN, Suit.HEARTS))


def nines(here: Here, profile: GameProfile) -> list[ft.Control]:
    t = here.words.t
    return [
        lead(
            here,
            t(
                "Get rid of your cards. What is left in your hand counts against you, and the "
                "lowest total wins."
            ),
        ),
        block(
            here,
            t("The deal"),
            t(
                "One card is turned up, the rest is the draw pile. The player to the dealer’s "
                "left begins."
            ),
            drawn=_deals(here, profile),
        ),
        block(
            here,
            t("Your turn"),
            t("Play a card of the same suit or the same rank as the one on top."),
            t("A nine goes on anything, and whoever plays it names the suit to follow."),
            t("Nothing fits? Draw one card. When the draw pile is used up, pass."),
        ),
        block(
            here,
            t("The end of a hand"),
            t("It is over at once when somebody plays the last card, even if that is a nine."),
            t(
                "It is blocked when nobody has played a card for a whole lap. Then everybody "
                "counts."
            ),
        ),
        block(
            here,
            t("What a card costs"),
            drawn=ft.Column(
                [values(here, profile), _worked(here, profile)],
                spacing=10,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
        block(
            here,
            t("The match"),
            t(
                "Whoever went out adds 0, the others what they hold. Then the deal moves one "
                "seat to the left."
            ),
            t(
                "After a hand in which anybody stands at 100 or more, the match is over. The "
                "lowest total wins; equal ones share the win."
            ),
        ),
    ]


def _deals(here: Here, profile: GameProfile) -> ft.Control:
    words = here.words
    rows = []
    for players in range(profile.min_players, profile.max_players + 1):
        deal = profile.deal_line(players)
        rows.append([number(n, words.locale) for n in (players, deal.each, deal.draw_pile)])
    return table(
        here, [words.c("column", "Players"), words.t("Cards each"), words.t("Draw pile")], rows
    )


def _worked(here: Here, profile: GameProfile) -> ft.Control:
    words = here.words
    points = [profile.card_value(card.rank) for card in _EXAMPLE]
    sum_ = " + ".join(str(each) for each in points) + f" = {sum(points)}"
    return example(
        here,
        ft.Row(
            [cards(here, *_EXAMPLE), sum_line(here, sum_)],
            spacing=16,
            wrap=True,
            run_spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        words.t("From 80 to 105: the match is over, and whoever has least wins."),
    )
