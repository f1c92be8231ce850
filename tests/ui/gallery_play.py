"""Gallery pages of a hand being played and entered."""

import flet as ft

from app.ui import ids
from app.ui.components.buttons import button_row, icon_button, primary_button
from app.ui.components.count_table import CountRow, count_table, question
from app.ui.components.dealer_banner import Role, dealer_banner
from app.ui.components.hand_card import hand_card
from app.ui.components.header import Leave, header
from app.ui.components.marks import Mark, MarkKind
from app.ui.components.mini_card import empty_place, inline_chip, mini_card
from app.ui.components.notice import Remedy, notice
from app.ui.components.number_cell import CellState, Number
from app.ui.components.number_pad import number_pad
from app.ui.components.pager import PagerSeat, PageState, pager
from app.ui.components.price_disc import price_disc, tile_grid
from app.ui.components.rank_key import RankKey, keypad, tool_key
from app.ui.components.scaffold import scaffold
from app.ui.components.seat_grid import WhoSeat, answer_row, seat_grid, who_tile
from app.ui.components.seat_row import SeatTotal, seat_row
from app.ui.components.seat_tile import SeatPasses, seat_tile
from app.ui.components.steps import big_question, hint_line, step_dots
from app.ui.components.suit_choice import SuitName, suit_choice
from app.ui.components.undo_pill import undo_pill
from app.ui.layout import Look

LONG = "Maximiliana-Konstantina von Hohenzollern"


def nothing(*_: object) -> None:
    pass


def _undo_redo(look: Look) -> list[ft.Control]:
    return [
        icon_button(look, ft.Icons.UNDO_ROUNDED, "Undo", nothing, identifier=ids.UNDO),
        icon_button(look, ft.Icons.REDO_ROUNDED, "Redo", None, identifier=ids.REDO),
    ]


def table(look: Look) -> ft.Control:
    deals = (Mark(MarkKind.DEALS, "Сдаёт"),)
    opens = (Mark(MarkKind.OPENS, "Открывает"),)
    rows = [
        ("Олена", "О", 2, "паса", 34, deals),
        ("Богдан", "Б", 1, "пас", 18, ()),
        ("Мария", "М", 0, "пасов", 41, opens),
        ("Тарас", "Т", 3, "паса", 27, ()),
    ]
    return _table(look, rows)


def table_long(look: Look) -> ft.Control:
    both = (Mark(MarkKind.DEALS, "Сдаёт"), Mark(MarkKind.OPENS, "Открывает"))
    rows = [
        (LONG, "M", 12, "пасов", 134, both),
        ("Богдан", "Б", 1, "пас", -18, ()),
        (LONG, "Ma", 25, "пасов", 141, both),
        ("Тарас", "Т", 3, "паса", 27, ()),
    ]
    return _table(look, rows)


def _table(look: Look, rows: list[tuple[str, str, int, str, int, tuple[Mark, ...]]]) -> ft.Control:
    tiles = [
        ft.Container(
            seat_tile(
                look,
                SeatPasses(
                    seat=seat,
                    name=name,
                    initial=letter,
                    count=str(count),
                    word=word,
                    cost=f"+{count * 2}",
                    score_word="Счёт",
                    score=str(score),
                    label=f"{name}, {count} {word}",
                    marks=marks,
                    costly=count > 0,
                    last=seat == 3,
                ),
                on_pass=nothing,
                on_menu=nothing,
            ),
            expand=1,
        )
        for seat, (name, letter, count, word, score, marks) in enumerate(rows)
    ]
    over = primary_button(
        look,
        "Сдача окончена",
        nothing,
        icon=ft.Icons.FLAG_ROUNDED,
        identifier=ids.TABLE_OVER,
        expand=4,
    )
    return scaffold(
        look,
        tile_grid(look, tiles, price_disc(look, "+2", "за пас")),
        header=header(
            look,
            "Девятка · сдача 5",
            "предел 100 · меньше — лучше",
            on_leave=nothing,
            leave_label="Назад",
            actions=[
                icon_button(look, ft.Icons.TABLE_CHART_ROUNDED, "Ведомость", nothing),
                icon_button(look, ft.Icons.MORE_VERT_ROUNDED, "Ещё", nothing),
            ],
        ),
        above=None if look.short else hint_line(look, "Касание плитки — плюс один пас"),
        action=button_row(
            look, [undo_pill(look, "Отменить", "Тарас, 3-й пас", nothing, expand=3), over]
        ),
        fill=True,
        edge=12,
        wide=look.landscape,
    )


def nines(look: Look, crowded: bool = False) -> ft.Control:
    leads = (Mark(MarkKind.LEADS, "Começa"),)
    deals = (Mark(MarkKind.DEALS, "Dá"),)
    rows = [
        ("Olena", "O", 48, "faltam 52", "2.º", ()),
        ("Bohdan", "B", 31, "faltam 69", "1.º", ()),
        ("Maria", "M", 57, "faltam 43", "3.º", deals),
        ("Taras", "T", 77, "faltam 23", "4.º", leads),
    ]
    if crowded:
        rows += [
            (LONG, "Ma", 112, "limite ultrapassado", "6.º", deals),
            ("Ivan", "I", -15, "faltam 115", "1.º", leads),
        ]
    seats = [
        seat_row(
            look,
            SeatTotal(
                seat=seat,
                name=name,
                initial=letter,
                total=total,
                limit=100,
                total_text=str(total).replace("-", "−"),
                to_limit=to_limit,
                rank=rank,
                label=f"{name}, {total}",
                lowest=rank == "1.º",
                marks=marks,
            ),
            crowded=crowded,
            on_press=nothing,
        )
        for seat, (name, letter, total, to_limit, rank, marks) in enumerate(rows)
    ]
    banner = dealer_banner(
        look,
        Role(MarkKind.DEALS, "Dá as cartas", "Maria"),
        Role(MarkKind.LEADS, "Começa", "Taras"),
        "7 cartas cada · 1 virada · 23 no monte",
    )
    return scaffold(
        look,
        ft.Column([banner, *seats], spacing=8),
        header=header(
            look,
            "Noves · ronda 6",
            "até 100 · vence o menor total",
            on_leave=nothing,
            leave_label="Voltar",
            actions=[
                icon_button(look, ft.Icons.TABLE_CHART_ROUNDED, "Folha", nothing),
                icon_button(look, ft.Icons.MORE_VERT_ROUNDED, "Mais", nothing),
            ],
        ),
        action=primary_button(
            look, "Ronda terminada", nothing, icon=ft.Icons.FLAG_ROUNDED, identifier=ids.TABLE_OVER
        ),
    )


def nines_six(look: Look) -> ft.Control:
    return nines(look, crowded=True)


def who(look: Look) -> ft.Control:
    marks = {3: Mark(MarkKind.LEADS, "led"), 2: Mark(MarkKind.DEALS, "dealt")}
    names = ("Olena", "Bohdan", "Maria", "Taras")
    tiles = [
        who_tile(
            look,
            WhoSeat(seat, name, name[0], name, marks.get(seat)),
            nothing,
            identifier=ids.out(seat),
        )
        for seat, name in enumerate(names)
    ]
    blocked = answer_row(
        look,
        ft.Icons.BLOCK_ROUNDED,
        "Blocked — everyone counts",
        "A full lap without a card played",
        nothing,
        identifier=ids.OUT_BLOCKED,
    )
    ask = big_question(look, "Who went out?", "The first to play a last card. They add 0.")
    return scaffold(
        look,
        ft.Column([seat_grid(look, tiles, fill=True), blocked], spacing=12),
        header=header(
            look,
            "Hand 6",
            "Nines · to 100",
            on_leave=nothing,
            leave_label="Close",
            leave=Leave.CLOSE,
        ),
        above=ft.Column([step_dots(3, 0), ask], spacing=12),
        fill=True,
    )


def entry(look: Look) -> ft.Control:
    cells = [
        PagerSeat(2, "Maria", "M", "0", PageState.OUT, "Maria, went out"),
        PagerSeat(3, "Taras", "T", "16", PageState.DONE, "Taras, done, 16 points"),
        PagerSeat(0, "Olena", "O", "25", PageState.OPEN, "Olena, 25 points"),
        PagerSeat(1, "Bohdan", "B", "–", PageState.OPEN, "Bohdan, open"),
    ]
    chip = inline_chip if look.short else mini_card
    cards = [
        chip(look, "9", "D", label="9D", on_remove=nothing, identifier=ids.entry_chip(0)),
        chip(look, "Q", "H", label="QH", on_remove=nothing, identifier=ids.entry_chip(1)),
        chip(look, "10", "C", label="10C", on_remove=nothing, doubt=True),
        chip(look, "K", None, label="K", on_remove=nothing),
    ]
    if not look.short:
        cards.append(empty_place(look))
    tail = [
        tool_key(look, ft.Icons.BACKSPACE_ROUNDED, "Erase", nothing, identifier=ids.ENTRY_ERASE),
        tool_key(
            look,
            ft.Icons.DIALPAD_ROUNDED,
            "Type a total",
            nothing,
            identifier=ids.ENTRY_TOTAL,
            word="Total",
        ),
    ]
    suits = [
        SuitName("S", "Spades"),
        SuitName("H", "Hearts"),
        SuitName("D", "D"),
        SuitName("C", "C"),
    ]
    parts = [
        pager(look, cells, 0, nothing),
        hand_card(
            look,
            seat=0,
            name="Olena",
            initial="O",
            detail="2 cards · 15 + 10",
            sum_text="25",
            sum_label="25 points",
            cards=cards,
        ),
        suit_choice(look, "Suits", suits, on=True, suit="H", on_switch=nothing, on_suit=nothing),
        keypad(look, _keys(), on_key=nothing, on_take_back=nothing, tail=tail),
    ]
    return scaffold(
        look,
        ft.Column(parts, spacing=look.gap),
        header=header(
            look,
            "Hand 6 · cards left",
            on_leave=nothing,
            leave_label="Back",
            actions=_undo_redo(look),
        ),
        action=primary_button(
            look,
            "Next: Bohdan",
            nothing,
            icon=ft.Icons.ARROW_FORWARD_ROUNDED,
            trailing=True,
            identifier=ids.ENTRY_NEXT,
        ),
    )


def _keys() -> list[RankKey]:
    keys = []
    for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "10", "J", "Q", "K", "9"):
        worth = {"A": "1", "J": "10", "Q": "10", "K": "10"}.get(rank)
        keys.append(
            RankKey(
                rank,
                rank,
                label=rank,
                below={"8": "×2", "Q": "in hand"}.get(rank, worth),
                entered=rank == "8",
                used_up=rank == "Q",
                special=rank == "9",
                worth="= 15",
            )
        )
    return keys


def counts(look: Look) -> ft.Control:
    focus, doubt, filled = CellState.FOCUS, CellState.DOUBT, CellState.FILLED

    def left(seat: int, shown: str, state: CellState = CellState.REST) -> Number:
        return Number(shown, shown, state, nothing, ids.entry_seat(seat))

    def passes(seat: int, shown: str, state: CellState = CellState.REST) -> Number:
        return Number(shown, shown, state, nothing, ids.entry_passes(seat))

    out = Mark(MarkKind.WENT_OUT, "без карт")
    rows = [
        CountRow(
            0,
            "Олена",
            "О",
            [Number("0", "0", CellState.FIXED), passes(0, "1")],
            "1",
            "1",
            out=True,
            mark=out,
        ),
        CountRow(1, "Богдан", "Б", [left(1, "5", focus), passes(1, "5", filled)], "10", "10"),
        CountRow(
            2,
            "Марія",
            "М",
            [left(2, "2"), passes(2, "3")],
            "5",
            "5",
            mark=Mark(MarkKind.OPENS, ""),
        ),
        CountRow(3, "Тарас", "Т", [left(3, "3"), passes(3, "3", doubt)], "6", "6"),
    ]
    warning = notice(
        look,
        "Тарас: 3 записано, за рахунком ходів має бути 4",
        remedies=[
            Remedy("Лишити 3", nothing, ids.ENTRY_KEEP, filled=False),
            Remedy("Виправити на 4", nothing, ids.entry_repair(0), ft.Icons.AUTO_FIX_HIGH_ROUNDED),
        ],
    )
    pad = number_pad(look, nothing, erase_label="Стерти", on_erase=nothing, chosen=5)
    return scaffold(
        look,
        ft.Column(
            [
                count_table(look, ["карт", "пасів", "очок"], rows),
                warning,
                question(look, 1, "Б", "Богдан: скільки карт лишилося?"),
                pad,
            ],
            spacing=10,
        ),
        header=header(
            look,
            "Здача 4 · підрахунок",
            on_leave=nothing,
            leave_label="Назад",
            actions=_undo_redo(look),
        ),
        action=primary_button(
            look,
            "Записати здачу",
            nothing,
            icon=ft.Icons.CHECK_ROUNDED,
            identifier=ids.ENTRY_SAVE,
        ),
    )
