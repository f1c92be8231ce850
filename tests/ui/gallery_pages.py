"""Gallery pages around the play: home, set-up, results, sheets, states."""

from collections.abc import Callable

import flet as ft

from app.ui import ids
from app.ui.components.badge import badge
from app.ui.components.buttons import (
    button_row,
    icon_button,
    outlined_button,
    primary_button,
    text_button,
    tonal_button,
)
from app.ui.components.choice import Option, choice_row, option_list
from app.ui.components.dealer_banner import Role, dealer_banner
from app.ui.components.drawing import picture
from app.ui.components.empty_state import empty_state, skeleton
from app.ui.components.floating_button import floating_button
from app.ui.components.game_card import game_card, game_choice
from app.ui.components.header import Leave, header, top_title
from app.ui.components.hero import match_hero
from app.ui.components.hero_strip import HeroSeat
from app.ui.components.list_row import list_row, score_end, section
from app.ui.components.marks import Mark, MarkKind, chip, flag
from app.ui.components.navigation import Destination, shell
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.panel import panel, ruled
from app.ui.components.rank_list import RankLine, rank_list
from app.ui.components.result_row import ResultLine, Term, result_row
from app.ui.components.scaffold import scaffold
from app.ui.components.score_cells import Cell, Column, Hand
from app.ui.components.score_table import score_table
from app.ui.components.seat_editor import SeatLine, roster_chip, seat_editor
from app.ui.components.steps import big_question
from app.ui.components.winner_hero import winner_hero
from app.ui.layout import Look
from tests.ui import gallery_play as play
from tests.ui.gallery_play import LONG, nothing

PLACES = [
    Destination("matches", "Матчі", ft.Icons.STYLE_ROUNDED),
    Destination("players", "Гравці", ft.Icons.GROUP_ROUNDED),
    Destination("rules", "Правила", ft.Icons.MENU_BOOK_ROUNDED),
    Destination("settings", "Налаштування", ft.Icons.SETTINGS_ROUNDED),
]


def home(look: Look) -> ft.Control:
    seats = [
        HeroSeat(1, "Богдан", "Б", "31", "Богдан 31"),
        HeroSeat(0, "Олена", "О", "48", "Олена 48"),
        HeroSeat(2, "Марія", "М", "57", "Марія 57", deals=True),
        HeroSeat(3, "Тарас", "Т", "77", "Тарас 77"),
    ]
    hero = match_hero(
        look,
        game_mark="nines",
        game="Вільні дев’ятки",
        detail="до 100 · розпочато о 20:15",
        hand="Раунд 6",
        headline="Здає Марія",
        subline="Перший хід: Тарас",
        seats=seats,
        action="Продовжити",
        on_continue=nothing,
    )
    rows = [
        ("devyatka", "Марія", "Дев’ятка · 8 здач · учора", None, "31", "очко"),
        ("nines", "Олена та Марія", "Вільні дев’ятки · 7 раундів", "спільна", "40", "очок"),
        ("devyatka", "Тарас", "Дев’ятка · 5 здач · 22 лист.", None, "22", "очки"),
    ]  # fmt: skip
    items = [
        list_row(
            look,
            name,
            detail,
            label=f"{name}, {detail}",
            on_press=nothing,
            leading=picture(mark, 44),
            sign=ft.Icons.EMOJI_EVENTS_ROUNDED,
            tag=tag,
            score=score_end(look, score, word),
            identifier=ids.home_match(index),
        )
        for index, (mark, name, detail, tag, score, word) in enumerate(rows)
    ]
    body = [
        hero,
        section(look, "Нещодавні", actions=[text_button(look, "Усі матчі", nothing)]),
        ruled(items, indent=62),
    ]
    content = scaffold(
        look,
        ft.Column(body, spacing=8),
        header=top_title(
            look, "Матчі", [icon_button(look, ft.Icons.SEARCH_ROUNDED, "Шукати", nothing)]
        ),
        floating=floating_button(
            look, "Новий матч", nothing, icon=ft.Icons.ADD_ROUNDED, identifier=ids.HOME_NEW
        ),
    )
    return shell(look, content, PLACES, "matches", nothing)


def empty(look: Look) -> ft.Control:
    content = scaffold(
        look,
        empty_state(
            look,
            "No matches yet",
            "Seat the players, pick who deals, and the sheet keeps itself.",
            [
                primary_button(look, "New match", nothing, icon=ft.Icons.ADD_ROUNDED),
                text_button(look, "Restore a backup", nothing, icon=ft.Icons.RESTORE_PAGE_ROUNDED),
            ],
        ),
        header=top_title(look, "Matches"),
    )
    return shell(look, content, PLACES, "matches", nothing)


def new(look: Look) -> ft.Control:
    games = game_choice(
        look,
        [
            game_card(look, "nines", "Nines", "2–6 players", chosen=False,
                      on_press=nothing, identifier=ids.new_game("nines")),
            game_card(look, "devyatka", "Devyatka", "4 players", chosen=True,
                      on_press=nothing, identifier=ids.new_game("devyatka")),
        ],
    )  # fmt: skip
    lines = [
        SeatLine(n, n[0], i == 1, f"{n} deals first", f"{n} up", f"{n} down", f"Remove {n}")
        for i, n in enumerate(("Olena", "Bohdan", "Maria", LONG))
    ]
    roster = ft.Row(
        [
            *(
                roster_chip(look, n, label=f"Seat {n}", on_press=nothing,
                            identifier=ids.new_roster(i))
                for i, n in enumerate(("Ivan", "Sofia", "Yuri"))
            ),
            roster_chip(look, "New", label="New player", on_press=nothing, identifier=ids.NEW_ADD,
                        icon=ft.Icons.PERSON_ADD_ROUNDED, strong=True),
        ],
        wrap=True,
        spacing=8,
        run_spacing=8,
    )  # fmt: skip

    def rule(name: str, label: str, values: list[tuple[str, str]], chosen: str) -> ft.Control:
        options = [Option(v, words, ids.new_rule(name, v)) for v, words in values]
        return choice_row(look, label, options, chosen, nothing)

    return scaffold(
        look,
        ft.Column(
            [
                games,
                section(
                    look,
                    "Seats, clockwise",
                    detail="· 4 of 4",
                    actions=[
                        text_button(look, "Dealer by lot", nothing, icon=ft.Icons.CASINO_ROUNDED)
                    ],
                ),
                seat_editor(
                    look,
                    lines,
                    deals_word="Deals first",
                    on_deals=nothing,
                    on_move=nothing,
                    on_remove=nothing,
                ),
                roster,
                section(look, "Rules"),
                rule("limit", "Limit", [("30", "30"), ("50", "50"), ("100", "100")], "50"),
                rule("pass_price", "One pass", [("0", "0"), ("1", "+1"), ("2", "+2")], "1"),
                rule(
                    "tie", "If tied", [("share", "Share win"), ("more", "One more deal")], "share"
                ),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        header=header(look, "New match", on_leave=nothing, leave_label="Close", leave=Leave.CLOSE),
        action=primary_button(
            look, "Start · Bohdan deals", nothing, icon=ft.Icons.PLAY_ARROW_ROUNDED
        ),
    )


def result(look: Look) -> ft.Control:
    near = Mark(MarkKind.NEAR, "7 to limit")
    lines = [
        ResultLine(1, "Bohdan", "B", "1", 0, "31", "44", "", _terms("KH 10", "3D 3"), "13"),
        ResultLine(
            2, "Maria", "M", "2", 1, "57", "57", "", mark=Mark(MarkKind.WENT_OUT, "went out · +0")
        ),
        ResultLine(0, "Olena", "O", "3", -1, "48", "73", "", _terms("9D 15", "QH 10"), "25"),
        ResultLine(
            3,
            "Taras",
            "T",
            "4",
            0,
            "77",
            "93",
            "",
            _terms("10C 10", "6S 6"),
            "16",
            note=near,
        ),
    ]
    banner = dealer_banner(
        look,
        Role(MarkKind.DEALS, "Deals hand 7", "Taras"),
        Role(MarkKind.LEADS, "Leads", "Olena"),
    )
    return scaffold(
        look,
        ft.Column(
            [
                big_question(look, "Maria went out"),
                *(result_row(look, line, on_press=nothing) for line in lines),
                banner,
            ],
            spacing=8,
        ),
        header=header(
            look,
            "Hand 6",
            "Nines · to 100",
            on_leave=nothing,
            leave_label="Close",
            leave=Leave.CLOSE,
            actions=[
                icon_button(look, ft.Icons.EDIT_ROUNDED, "Correct", nothing),
                icon_button(look, ft.Icons.IOS_SHARE_ROUNDED, "Share", nothing),
            ],
        ),
        action=primary_button(
            look,
            "Next hand",
            nothing,
            icon=ft.Icons.ARROW_FORWARD_ROUNDED,
            trailing=True,
            identifier=ids.RESULT_NEXT,
        ),
    )


def _terms(*cards: str) -> list[Term]:
    return [Term(c.split()[1], c.split()[0][:-1], c.split()[0][-1]) for c in cards]


def finish(look: Look) -> ft.Control:
    winners = [
        HeroSeat(0, "Олена", "О", "40", "Олена"),
        HeroSeat(2, "Марія", "М", "40", "Марія"),
    ]
    ranks = [
        RankLine(0, "Олена", "О", "1", "40", "Олена", won=True),
        RankLine(2, "Марія", "М", "1", "40", "Марія", won=True),
        RankLine(3, "Тарас", "Т", "3", "80", "Тарас"),
        RankLine(1, "Богдан", "Б", "4", "101", "", note=Mark(MarkKind.REACHED, "поріг 100")),
    ]
    return scaffold(
        look,
        ft.Column(
            [
                winner_hero(
                    look,
                    title="Спільна перемога",
                    winners=winners,
                    score="40",
                    score_before="по",
                    score_after="очок",
                ),
                rank_list(look, ranks),
            ],
            spacing=10,
        ),
        header=header(
            look,
            "Вільні дев’ятки",
            "завершено · 7 раундів",
            on_leave=nothing,
            leave_label="Закрити",
            leave=Leave.CLOSE,
        ),
        action=ft.Column(
            [
                primary_button(
                    look,
                    "Реванш",
                    nothing,
                    icon=ft.Icons.REPLAY_ROUNDED,
                    identifier=ids.FINISH_REMATCH,
                ),
                button_row(
                    look,
                    [
                        tonal_button(
                            look,
                            "Поділитися",
                            nothing,
                            icon=ft.Icons.IOS_SHARE_ROUNDED,
                            expand=1,
                        ),
                        outlined_button(
                            look,
                            "Виправити раунд",
                            nothing,
                            icon=ft.Icons.EDIT_ROUNDED,
                            expand=1,
                        ),
                    ],
                ),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def sheet(look: Look, players: int = 4) -> ft.Control:
    names = ("Olena", "Bohdan", "Maria", "Taras", LONG, "Ivan")[:players]
    table = ((0, 14, 9, 19), (13, 0, 22, 11), (19, 9, 0, 19), (6, 8, 12, 10), (10, 0, 14, 18),
             (25, 13, 0, 16))  # fmt: skip
    dealers = (1, 2, 3, 0, 1, 2)
    totals = [0] * players
    hands = []
    for index, row in enumerate(table):
        cells = []
        for seat in range(players):
            penalty = row[seat % 4]
            totals[seat] += penalty
            blocked = index == 3
            cells.append(
                Cell(
                    str(penalty),
                    str(totals[seat]),
                    out=penalty == 0 and not blocked,
                    deals=dealers[index] == seat,
                )
            )
        hands.append(Hand(index, str(index + 1), f"Hand {index + 1}", cells, blocked=index == 3))
    coming = [Cell() for _ in range(players)]
    coming[0] = Cell(mark=Mark(MarkKind.LEADS, "leads"))
    coming[3] = Cell(mark=Mark(MarkKind.DEALS, "deals"))
    hands.append(Hand(6, "7", "Hand 7", coming, coming=True))
    marks = {1: MarkKind.LOWEST, 3: MarkKind.NEAR}
    columns = [
        Column(
            seat,
            name,
            name[0],
            str(totals[seat]),
            {1: "lowest", 3: "7 to go"}.get(seat, "27 to go"),
            marks.get(seat),
            name,
        )
        for seat, name in enumerate(names)
    ]
    return scaffold(
        look,
        score_table(look, columns, hands, sum_label="Totals", on_hand=nothing),
        header=header(
            look,
            "Score sheet",
            "Nines · to 100 · lowest wins",
            on_leave=nothing,
            leave_label="Back",
        ),
        action=primary_button(look, "Hand 7", nothing, icon=ft.Icons.PLAY_ARROW_ROUNDED),
        fill=True,
        own_scroll=True,
    )


def sheet_six(look: Look) -> ft.Control:
    return sheet(look, 6)


def states(look: Look) -> ft.Control:
    marks = [
        Mark(MarkKind.DEALS, "Deals"),
        Mark(MarkKind.LEADS, "Leads"),
        Mark(MarkKind.OPENS, "Opens"),
    ]
    flags = [
        Mark(MarkKind.WENT_OUT, "Went out"),
        Mark(MarkKind.BLOCKED, "Blocked"),
        Mark(MarkKind.LOWEST, "Lowest"),
    ]
    return scaffold(
        look,
        ft.Column(
            [
                ft.Row(
                    [
                        badge(look, 2, "M", 28),
                        badge(look, 2, "M", 40),
                        badge(look, 2, "M", 56, deals=True),
                        badge(look, 0, "Ma", 56),
                        badge(look, 5, "І", 56),
                    ]
                ),
                ft.Row([chip(look, mark) for mark in marks], wrap=True),
                ft.Row([flag(look, mark) for mark in flags], wrap=True),
                notice(
                    look,
                    "Taras: 3 recorded, the turn count gives 4",
                    remedies=[Remedy("Set to 4", nothing)],
                ),
                notice(
                    look,
                    "9 of diamonds is already in Olena’s hand",
                    Gravity.ERROR,
                    remedies=[Remedy("Remove", nothing)],
                ),
                notice(
                    look,
                    "The file is damaged. Other matches are fine, and a copy is intact.",
                    Gravity.ERROR,
                    title="This match can’t be read",
                    remedies=[
                        Remedy("Details", nothing, filled=False),
                        Remedy("Open the copy", nothing, icon=ft.Icons.RESTORE_ROUNDED),
                    ],
                ),
                panel(
                    option_list(
                        look,
                        [Option("en", "English"), Option("uk", "Українська")],
                        "uk",
                        nothing,
                    ),
                    padding=4,
                ),
                button_row(
                    look,
                    [
                        outlined_button(look, "Correct", nothing, expand=1),
                        primary_button(look, "Off", None, expand=1),
                    ],
                ),
                skeleton(look, [120, 60]),
            ],
            spacing=12,
        ),
        header=top_title(look, "States"),
    )


PAGES: dict[str, Callable[[Look], ft.Control]] = {
    "table": play.table,
    "table_long": play.table_long,
    "nines": play.nines,
    "nines_six": play.nines_six,
    "who": play.who,
    "entry": play.entry,
    "counts": play.counts,
    "home": home,
    "empty": empty,
    "new": new,
    "result": result,
    "finish": finish,
    "sheet": sheet,
    "sheet_six": sheet_six,
    "states": states,
}
