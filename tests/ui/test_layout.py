"""What a window, a text size and a brightness make of the measures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.components.scaffold import action_beside
from app.ui.layout import Look, SizeClass
from app.ui.palette import DARK, LIGHT


@pytest.mark.parametrize(
    ("width", "size"),
    [
        (360, SizeClass.COMPACT),
        (599, SizeClass.COMPACT),
        (600, SizeClass.MEDIUM),
        (839, SizeClass.MEDIUM),
        (840, SizeClass.EXPANDED),
    ],
)
def test_size_class(width: int, size: SizeClass) -> None:
    assert Look(width=width).size_class is size


@pytest.mark.parametrize(
    ("height", "short", "landscape"),
    [(390, True, True), (479, True, True), (480, True, False), (719, True, False),
     (720, False, False)],
)  # fmt: skip
def test_heights(height: int, short: bool, landscape: bool) -> None:
    look = Look(height=height)
    assert (look.short, look.landscape) == (short, landscape)


def test_a_short_window_gets_the_low_measures() -> None:
    look = Look(360, 640)
    assert (look.seat_row, look.key, look.pager) == (84, 52, 48)


@pytest.mark.parametrize("height", [390, 640, 844])
def test_targets_never_fall_below_their_bar(height: int) -> None:
    look = Look(height=height)
    assert look.action >= 56
    assert min(look.key, look.pager, look.cell, look.pad_key, look.cell_width) >= 48


@given(
    size=st.floats(12, 136),
    bigger=st.floats(1, 40),
    scale=st.floats(0.8, 2),
)
def test_the_type_scale_keeps_its_order_and_grows(size: float, bigger: float, scale: float) -> None:
    look = Look(text_scale=scale)
    assert look.grown(size) < look.grown(size + bigger)
    if scale >= 1:
        assert look.grown(size) >= size
        assert look.grown(size) <= size * scale + 1e-9


@given(size=st.floats(12, 14), scale=st.floats(1, 2))
def test_small_text_grows_in_full(size: float, scale: float) -> None:
    assert Look(text_scale=scale).grown(size) == pytest.approx(size * scale)


@given(size=st.floats(8, 136), scale=st.floats(0.5, 3))
def test_what_the_client_multiplies_comes_out_as_meant(size: float, scale: float) -> None:
    look = Look(text_scale=scale)
    assert look.font(size) * scale == pytest.approx(look.grown(size))
    assert look.fixed_font(size) * scale == pytest.approx(size)


@given(size=st.floats(8, 136), scale=st.floats(1, 3))
def test_what_is_to_be_seen_in_a_size_is_seen_in_it(size: float, scale: float) -> None:
    look = Look(text_scale=scale)
    assert look.seen_as(look.grown(size)) == pytest.approx(size)


@pytest.mark.parametrize(
    ("look", "room"),
    [
        (Look(360, 640), False),
        (Look(844, 390), True),
        (Look(844, 390, 2.0), False),
        (Look(700, 1000), False),
        (Look(1180, 820), True),
        (Look(1180, 820, 2.0), True),
    ],
)
def test_two_parts_stand_beside_each_other_where_there_is_room(look: Look, room: bool) -> None:
    assert look.side_by_side is room


@pytest.mark.parametrize(
    ("look", "wide", "width"),
    [
        (Look(844, 390), False, 260),
        (Look(844, 390), True, 379.8),
        (Look(844, 390, 2.0), False, 379.8),
        (Look(480, 390, 2.0), False, 216),
    ],
)
def test_an_action_beside_the_header_is_as_wide_as_its_words_need(
    look: Look, wide: bool, width: float
) -> None:
    assert action_beside(look, wide=wide) == pytest.approx(width)


def test_a_column_gets_wider_with_its_text_and_takes_all_of_a_narrow_window() -> None:
    assert Look(360, 640, 2.0).content_width is None
    assert Look(844, 390).content_width == Look(1180, 820).content_width == 560
    assert Look(844, 390, 2.0).content_width == 840


def test_seats_follow_the_brightness_and_repeat_after_six() -> None:
    assert Look().seat(0) == LIGHT.seats[0]
    assert Look(dark=True).seat(5) == DARK.seats[5]
    assert Look().seat(6) == LIGHT.seats[0]
    assert Look().on_hero(1) == DARK.seats[1]


def test_a_page_that_fills_the_window_scrolls_when_it_must() -> None:
    assert not Look(360, 640).scrolls
    assert Look(360, 640, 2.0).scrolls
    assert Look(360, 540).scrolls
    assert not Look(844, 390).scrolls
