"""The rows of Devyatka, by their ends."""

import pytest

from app.domain.cards import Suit
from app.domain.rows import LINE, NOT_BEGUN, WHOLE, Ends, can_lie, end_at, left_by, without


@pytest.mark.parametrize(
    ("ends", "rank", "there"),
    [
        (WHOLE, "6", True),
        (WHOLE, "A", True),
        (Ends("7", "Q"), "6", False),
        (Ends("7", "Q"), "Q", True),
        (Ends("7", "Q"), "K", False),
        (NOT_BEGUN, "9", False),
    ],
)
def test_what_lies_in_a_row(ends: Ends, rank: str, there: bool) -> None:
    assert ends.has(rank) is there


@pytest.mark.parametrize(
    ("suit", "ends", "can"),
    [
        ("S", WHOLE, True),
        ("S", Ends("9", "9"), True),
        ("S", NOT_BEGUN, True),
        ("D", NOT_BEGUN, False),
        ("D", Ends("9", "9"), True),
        ("S", Ends("10", "A"), False),
        ("S", Ends("6", "8"), False),
        ("S", Ends(None, "A"), False),
        ("S", Ends("6", None), False),
        ("S", Ends("2", "A"), False),
        ("X", WHOLE, False),
    ],
)
def test_which_rows_there_can_be(suit: str, ends: Ends, can: bool) -> None:
    assert can_lie(suit, ends) is can


@pytest.mark.parametrize(
    ("suit", "ends", "rank", "then"),
    [
        # The card that is tapped ends the row.
        ("S", WHOLE, "7", Ends("7", "A")),
        ("S", WHOLE, "Q", Ends("6", "Q")),
        ("S", Ends("8", "10"), "6", Ends("6", "10")),
        # Where it does so already, the row ends before it.
        ("S", WHOLE, "6", Ends("7", "A")),
        ("S", WHOLE, "A", Ends("6", "K")),
        ("S", Ends("8", "10"), "8", Ends("9", "10")),
        ("S", Ends("8", "10"), "10", Ends("8", "9")),
        # Of a nine: alone, then not played at all, unless it opened the play.
        ("S", WHOLE, "9", Ends("9", "9")),
        ("S", Ends("9", "9"), "9", NOT_BEGUN),
        ("D", Ends("9", "9"), "9", Ends("9", "9")),
        ("S", NOT_BEGUN, "9", Ends("9", "9")),
        # A card beside the nine begins the row.
        ("S", NOT_BEGUN, "Q", Ends("9", "Q")),
        ("S", NOT_BEGUN, "7", Ends("7", "9")),
    ],
)
def test_a_tap_sets_an_end(suit: str, ends: Ends, rank: str, then: Ends) -> None:
    assert end_at(suit, ends, rank) == then
    assert can_lie(suit, then)


@pytest.mark.parametrize(
    ("ends", "held", "then"),
    [
        (WHOLE, (), WHOLE),
        (WHOLE, ("6", "A"), Ends("7", "K")),
        (WHOLE, ("8", "Q"), Ends("9", "J")),
        (Ends("7", "Q"), ("J",), Ends("7", "10")),
        (Ends("7", "Q"), ("6", "K"), Ends("7", "Q")),
        (WHOLE, ("9",), NOT_BEGUN),
        (NOT_BEGUN, ("A",), NOT_BEGUN),
    ],
)
def test_what_is_in_a_hand_is_in_no_row(ends: Ends, held: tuple[str, ...], then: Ends) -> None:
    assert without(ends, held) == then


def test_what_the_rows_leave_together_with_them_is_the_pack() -> None:
    rows = ((Suit.SPADES, NOT_BEGUN), (Suit.HEARTS, Ends("7", "K")), (Suit.CLUBS, WHOLE))
    left = [card.code for card in left_by(rows)]
    assert left == [*(f"{rank}S" for rank in LINE), "6H", "AH"]
