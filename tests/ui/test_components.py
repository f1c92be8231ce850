"""What the components promise whatever they show: names, targets, order, callbacks."""

from collections import Counter
from collections.abc import Callable

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui import ids
from app.ui.boundary import check
from app.ui.components.badge import initials
from app.ui.components.buttons import icon_button
from app.ui.components.game_card import game_choice
from app.ui.components.header import header
from app.ui.components.list_row import list_row, score_end
from app.ui.components.meter import Nearness, meter, nearness, nearness_words
from app.ui.components.number_pad import number_pad
from app.ui.components.pressable import pressable
from app.ui.components.rank_key import RankKey, keypad
from app.ui.components.rank_list import RankLine, rank_list
from app.ui.components.result_row import ResultLine, Term, result_row
from app.ui.components.scaffold import action_beside
from app.ui.components.seat_column import seat_column
from app.ui.components.seat_grid import clockwise, seat_grid
from app.ui.components.seat_row import SeatTotal
from app.ui.components.seat_tile import SeatPasses, seat_tile
from app.ui.components.tile_name import name_height, name_style
from app.ui.layout import Look
from tests.support.stage import Stage, controls
from tests.ui.gallery_pages import PAGES

LOOKS = [
    Look(360, 640),
    Look(390, 844, dark=True),
    Look(360, 640, text_scale=2.0),
    Look(844, 390),
    Look(1180, 820, text_scale=1.5),
]
# Absent from the font the client draws with; a missing glyph also starts a font download.
UNDRAWABLE = set("♠♥♦♣✓→←↑↓▲▼★☆●■\u202f")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width}x{look.height}")
@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_components(page: str, look: Look) -> None:
    drawn = PAGES[page](look)
    check(drawn)
    everything = list(controls(drawn))
    names = Counter(c.identifier for c in everything if isinstance(c, ft.Semantics))
    names.pop(None, None)
    assert [name for name, times in names.items() if times > 1] == []
    for control in everything:
        if isinstance(control, ft.Text):
            assert not UNDRAWABLE & set(control.value)
        if isinstance(control, ft.Container) and control.on_click:
            inner = control.content
            assert control.ink, "not reached by Tab"
            assert isinstance(inner, ft.Semantics)
            assert inner.exclude_semantics
        if isinstance(control, ft.IconButton):
            assert isinstance(control.icon, ft.Icon)
            assert control.icon.semantics_label, "a button without a name"


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Olena", "Bohdan", "Taras"], ("O", "B", "T")),
        (["Maria", "Mykola", "Olena"], ("Ma", "My", "O")),
        (["Марія", "марта"], ("Мі", "Мт")),
        (["Марина", "Маріна"], ("Ми", "Мі")),
        (["Anna", "Anna"], ("An", "An")),
        (["A", "Anna"], ("A", "An")),
        (["", "  "], ("?", "?")),
        (["é́a", "e"], ("É́", "E")),
        (["👩‍🚀 Sally", "王伟"], ("👩‍🚀", "王")),
        (["straße", "Sofia"], ("St", "So")),
        (["Олена", "O’Neil", "Rita"], ("Ол", "On", "R")),
        (["Вікторія", "Bohdan"], ("Ві", "Bo")),
        (["Мар", "Map"], ("Ма", "Ma")),
        (["!", "..."], ("!", ".")),
        (["\u202eevil\u202c", "\u200bDan"], ("E", "D")),
        (["में", "🇺🇦 Olia", "👍🏽"], ("में", "🇺🇦", "👍🏽")),
        (["\u200b\u2060"], ("?",)),
    ],
)
def test_initials(names: list[str], shown: tuple[str, ...]) -> None:
    assert initials(names) == shown


@given(st.lists(st.text(max_size=40), max_size=6))
def test_everybody_gets_an_initial(names: list[str]) -> None:
    shown = initials(names)
    assert len(shown) == len(names)
    assert all(shown)


@pytest.mark.parametrize(
    ("count", "rows"),
    [
        (2, ((0, 1),)),
        (3, ((0, 1), (2,))),
        (4, ((0, 1), (3, 2))),
        (5, ((0, 1), (4, 2), (3,))),
        (6, ((0, 1), (5, 2), (4, 3))),
    ],
)
def test_seats_run_clockwise_from_the_top_left(
    count: int, rows: tuple[tuple[int, ...], ...]
) -> None:
    assert clockwise(count) == rows


@pytest.mark.parametrize(
    ("total", "limit", "state"),
    [
        (0, 100, Nearness.FAR),
        (74, 100, Nearness.FAR),
        (75, 100, Nearness.NEAR),
        (99, 100, Nearness.NEAR),
        (100, 100, Nearness.REACHED),
        (101, 100, Nearness.REACHED),
        (-15, 50, Nearness.FAR),
        (37, 50, Nearness.FAR),
        (38, 50, Nearness.NEAR),
    ],
)
def test_nearness(total: int, limit: int, state: Nearness) -> None:
    assert nearness(total, limit) is state


@pytest.mark.parametrize(("total", "share"), [(-15, 0), (25, 0.25), (250, 1)])
def test_the_bar_stays_within_its_ends(total: int, share: float) -> None:
    bar = next(c for c in controls(meter(Look(), total, 100)) if isinstance(c, ft.ProgressBar))
    assert bar.value == share


def _component(draw: Callable[[], ft.Control]):  # type: ignore[no-untyped-def]
    @ft.component
    def Shown() -> ft.Control:
        return draw()

    return Shown


async def test_a_tile_is_one_button_that_counts_on_tap_and_opens_a_menu_when_held() -> None:
    heard: list[str] = []
    seat = SeatPasses(
        2, "Taras", "T", "3", "passes", "+6", "Score", "27", "Taras, 3 passes, plus 6, score 27"
    )
    shown = _component(
        lambda: seat_tile(
            Look(),
            seat,
            on_pass=lambda: heard.append("pass"),
            on_menu=lambda: heard.append("menu"),
        )
    )
    async with Stage(shown) as stage:
        await stage.press("table.seat.2")
        await stage.hold("table.seat.2")
        assert heard == ["pass", "menu"]
        assert stage.labels() == ["Taras, 3 passes, plus 6, score 27"]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("name", "least"), [("Taras", 20), ("Maksymilian", 11)])
def test_a_name_on_a_tile_is_set_as_big_as_it_stands_whole(
    scale: float, name: str, least: int
) -> None:
    look = Look(390, 844, text_scale=scale)
    seat = SeatPasses(2, name, "T", "3", "passes", "+6", "Score", "27", name)
    tile = seat_tile(look, seat, on_pass=None)
    (shown,) = [one for one in controls(tile) if isinstance(one, ft.Text) and one.value == name]
    assert shown.style is not None
    size = (shown.style.size or 0) * scale
    assert size >= least
    # A tile of 179, its padding, and at the usual size the badge before the name.
    assert len(name) * size * 0.58 <= 179 - 28 - (46 if scale == 1 else 0)


@pytest.mark.parametrize("window", [(360, 640), (390, 844), (844, 390), (1180, 820)])
@pytest.mark.parametrize("scale", [1.0, 1.2])
@pytest.mark.parametrize("name", ["Taras", "Maksymilian", "Наталія Григорівна", "Maria Inês"])
def test_a_name_beside_its_badge_is_no_higher_than_its_place(
    window: tuple[int, int], scale: float, name: str
) -> None:
    look = Look(*window, text_scale=scale)
    style, lines = name_style(look, name)
    assert lines * look.grown(style.size) * style.line <= name_height(look) + 1e-9


@pytest.mark.parametrize(
    ("scale", "count", "rows"),
    [
        (1.0, 6, [[0, 1, 2, 3, 4, 5]]),
        (2.0, 4, [[0, 1, 2, 3]]),
        (2.0, 5, [[0, 1, 2], [4, 3]]),
        (2.0, 6, [[0, 1, 2], [5, 4, 3]]),
    ],
)
def test_seats_stand_in_two_rows_where_large_text_has_no_room_for_one(
    scale: float, count: int, rows: list[list[int]]
) -> None:
    look = Look(844, 390, text_scale=scale)
    grid = seat_grid(look, [ft.Container(data=seat) for seat in range(count)])
    shown = [one for one in controls(grid) if isinstance(one, ft.Row)]
    assert [[tile.data for tile in row.controls] for row in shown] == rows


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("total", ["27", "110", "-15"])
def test_a_total_stands_whole_on_a_tile_of_a_lying_phone(
    scale: float, seats: int, total: str
) -> None:
    look = Look(844, 390, text_scale=scale)
    seat = SeatTotal(0, "Olena", "O", int(total), 100, total, "far", "1st", "Olena")
    tile = seat_column(look, seat, seats, on_press=None)
    (shown,) = [one for one in controls(tile) if isinstance(one, ft.Text) and one.value == total]
    assert shown.style is not None
    # A tile between the edges of the window and gaps of 8, and its padding.
    room = (844 - 24 - 8 * (seats - 1)) / seats - (20 if seats > 4 else 32)
    # Set close, a digit takes some 0.54 of its size.
    assert len(total) * (shown.style.size or 0) * scale * 0.54 <= room


@pytest.mark.parametrize("total", [10, 90, 120])
def test_the_way_to_the_limit_is_never_shortened_where_text_is_large(total: int) -> None:
    said = nearness_words(Look(360, 640, text_scale=2.0), total, 100, "10 to limit")
    (shown,) = [one for one in controls(said) if isinstance(one, ft.Text)]
    assert shown.max_lines is None


@pytest.mark.parametrize("on", [True, False])
def test_the_icon_of_a_button_has_its_colour_itself(on: bool) -> None:
    ink = "#123456"
    button = icon_button(Look(), ft.Icons.ADD, "Add", (lambda: None) if on else None, color=ink)
    (icon,) = [one for one in controls(button) if isinstance(one, ft.Icon)]
    assert icon.color == (ink if on else ft.Colors.OUTLINE_VARIANT)


@pytest.mark.parametrize("terms", [[Term("15", "9")], [Term("15", "9"), Term("2", "2", "H")], []])
def test_no_end_of_a_line_comes_between_a_card_and_its_points(terms: list[Term]) -> None:
    line = ResultLine(0, "Olena", "O", "1", 0, "3", "20", "Olena", terms, "17")
    groups = [
        [text.value for text in controls(row) if isinstance(text, ft.Text)]
        for row in controls(result_row(Look(), line))
        if isinstance(row, ft.Row) and row.tight
    ]
    for term in terms:
        assert any({term.rank, term.worth} <= set(said) for said in groups)
    assert (["=", "17"] in groups) is bool(terms)


@pytest.mark.parametrize(("window", "beside"), [((360, 640), False), ((844, 390), True)])
def test_a_trophy_takes_no_room_from_a_name_in_large_letters(
    window: tuple[int, int], beside: bool
) -> None:
    line = RankLine(0, "Bohdan", "B", "1", "40", "Bohdan", won=True)
    drawn = rank_list(Look(*window, text_scale=2.0), [line])
    (shared,) = [
        row
        for row in controls(drawn)
        if isinstance(row, ft.Row)
        and any(isinstance(one, ft.Text) and one.value == "Bohdan" for one in controls(row))
        and not any(isinstance(one, ft.Text) and one.value == "40" for one in controls(row))
    ]
    assert any(isinstance(one, ft.Icon) for one in controls(shared)) is beside


@pytest.mark.parametrize(
    ("title", "size"), [("Hand 1", 20), ("Сдача 1 · точные карты", 16), ("Mão 1 · cartas", 20)]
)
def test_a_title_is_rather_small_than_cut(title: str, size: float) -> None:
    buttons = [icon_button(Look(360, 640), ft.Icons.UNDO, word, None) for word in ("Undo", "Redo")]
    drawn = header(Look(360, 640), title, on_leave=lambda: None, actions=buttons)
    (shown,) = [one for one in controls(drawn) if isinstance(one, ft.Text) and one.value == title]
    assert shown.style is not None
    assert shown.style.size == size


def test_no_word_of_a_title_is_broken_between_large_buttons() -> None:
    look, title = Look(844, 390, text_scale=2.0), "Свободные девятки"
    buttons = [icon_button(look, ft.Icons.UNDO, word, None) for word in "abcd"]
    drawn = header(look, title, on_leave=lambda: None, actions=buttons)
    (shown,) = [one for one in controls(drawn) if isinstance(one, ft.Text) and one.value == title]
    assert shown.style is not None
    room = 840 - action_beside(look, wide=False) - 8 - 5 * (look.icon(26) + 20) - 5 * 4
    assert len("Свободные") * (shown.style.size or 0) * 2 * 0.59 <= room


@pytest.mark.parametrize("window", [(360, 640), (844, 390)])
def test_games_stand_below_each_other_in_large_text(window: tuple[int, int]) -> None:
    cards = [ft.Container(expand=1), ft.Container(expand=1)]
    assert isinstance(game_choice(Look(*window, text_scale=2.0), cards), ft.Column)
    assert [card.expand for card in cards] == [None, None]


@pytest.mark.parametrize("window", [(360, 640), (390, 844), (844, 390), (1180, 820)])
@pytest.mark.parametrize("total", ["40", "124"])
@pytest.mark.parametrize("inset", [0, 32])
def test_no_name_of_a_rank_is_broken_in_large_letters(
    window: tuple[int, int], total: str, inset: float
) -> None:
    look = Look(*window, text_scale=2.0)
    line = RankLine(0, "Bohdan", "B", "1", total, "Bohdan", won=True)
    drawn = rank_list(look, [line], inset=inset)
    (name,) = [one for one in controls(drawn) if isinstance(one, ft.Text) and one.value == "Bohdan"]
    (row,) = [
        one
        for one in controls(drawn)
        if isinstance(one, ft.Row)
        and any(getattr(part, "value", "") == total for part in one.controls)
    ]
    assert name.style is not None
    place = next(one.width for one in row.controls if isinstance(one, ft.Column))
    room = window[0] if look.content_width is None else min(window[0], look.content_width)
    room -= 32 + inset + 32 + (place or 0) + 34 + 30 + len(total) * look.grown(26) * 0.56
    assert len("Bohdan") * (name.style.size or 0) * 2 * 0.56 <= room


@pytest.mark.parametrize(
    ("look", "beside"),
    [(Look(360, 640), True), (Look(360, 640, 2.0), False), (Look(844, 390, 2.0), True)],
)
def test_a_score_leaves_large_words_the_width_of_a_row(look: Look, beside: bool) -> None:
    score = score_end(look, "20", "points")
    row = list_row(look, "Olena", label="Olena", on_press=None, score=score)
    (words,) = [one for one in controls(row) if isinstance(one, ft.Column) and one.expand]
    assert (score in list(controls(words))) is not beside


async def test_keys_enter_their_rank_and_a_used_up_one_only_takes_back() -> None:
    heard: list[str] = []
    keys = [
        RankKey("A", "A", "Ace"),
        RankKey("Q", "Д", "Queen, all in hand", used_up=True),
        RankKey("9", "9", "Nine, 15 points", special=True, worth="= 15"),
    ]
    shown = _component(
        lambda: keypad(
            Look(),
            keys,
            on_key=lambda rank: heard.append(f"+{rank}"),
            on_take_back=lambda rank: heard.append(f"-{rank}"),
        )
    )
    async with Stage(shown) as stage:
        await stage.press(ids.entry_key("A"))
        await stage.press(ids.entry_key("9"))
        await stage.hold(ids.entry_key("Q"))
        with pytest.raises(LookupError):
            await stage.press(ids.entry_key("Q"))
    assert heard == ["+A", "+9", "-Q"]


@pytest.mark.parametrize(("zero", "digits"), [(False, range(1, 10)), (True, range(10))])
async def test_the_pad_has_the_digits_that_are_asked_for(zero: bool, digits: range) -> None:
    heard: list[object] = []
    shown = _component(
        lambda: number_pad(
            Look(),
            heard.append,
            erase_label="Erase",
            on_erase=lambda: heard.append("erase"),
            zero=zero,
            next_label="Next",
            on_next=lambda: heard.append("next"),
        )
    )
    async with Stage(shown) as stage:
        for digit in digits:
            await stage.press(ids.entry_count(digit))
        await stage.press(ids.ENTRY_ERASE)
        if not zero:
            with pytest.raises(LookupError):
                stage.tagged(ids.entry_count(0))
    assert heard == [*digits, "erase"]


async def test_a_press_that_returns_a_coroutine_is_awaited() -> None:
    heard: list[str] = []

    async def save() -> None:
        heard.append("saved")

    shown = _component(
        lambda: pressable(ft.Text("x"), label="Save", identifier="save", on_press=lambda: save())
    )
    async with Stage(shown) as stage:
        await stage.press("save")
    assert heard == ["saved"]
