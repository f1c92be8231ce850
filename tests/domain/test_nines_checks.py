"""Every check of Nines, at its boundary (rules.md 1)."""

import pytest

from app.domain.cards import Rank, Suit
from app.domain.checks import examine
from app.domain.deal import NOTHING, Count, Deal, Held, Holding, Points
from app.domain.games import game
from tests.support.matches import cards, deal, hand, ranks, said

NINES = game("nines")
ALL = tuple(rank.value + suit.value for suit in Suit for rank in Rank)


def problems(one: Deal, *open_seats: int) -> list[tuple[str, int | None, str | None]]:
    return said(examine(hand("nines", one, open_seats), NINES))


@pytest.mark.parametrize(
    ("left", "bad"),
    [
        (cards("2S"), False),
        (ranks(Q=2), False),
        (Points(5), False),
        (Points(5, 1), False),
        (Points(5, -1), True),
        (Count(2), True),
        (Held(ranks=(("2", -1),)), True),
        (None, True),
    ],
)
def test_an_entry_is_in_a_form_of_this_game(left: Holding | None, bad: bool) -> None:
    expected = [("bad-entry", 1, None)] if bad else []
    assert problems(deal(0, NOTHING, left)) == expected


def test_somebody_who_does_not_play_has_no_entry() -> None:
    one = hand("nines", deal(0, NOTHING, Points(3), Points(4)))
    away = type(one)(one.deal, one.rules, (0, 1))
    assert said(examine(away, NINES)) == [("bad-entry", 2, None)]


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ((cards("1C", "2C"), ranks(r3=1)), [("unknown-card", 1, "1C")]),
        ((Held(ranks=(("1", 1),)), cards("3S")), [("unknown-card", 1, "1")]),
        ((cards("9D"), cards("9D", "2C")), [("duplicate-card", 2, "9D")]),
        ((cards("9D", "9D", "9D"), cards("2C")), [("duplicate-card", 1, "9D")]),
        ((ranks(r9=3), ranks(r9=2)), [("too-many-of-rank", None, "9")]),
        ((ranks(r9=4), cards("9S")), [("too-many-of-rank", None, "9")]),
        ((cards("9S", "9S", "9H"), ranks(r9=2)), [("duplicate-card", 1, "9S")]),
        (
            (cards("XX", "2S", "2S"), Held(ranks=(("K", 5), ("Z", 7)))),
            [
                ("unknown-card", 1, "XX"),
                ("duplicate-card", 1, "2S"),
                ("unknown-card", 2, "Z"),
                ("too-many-of-rank", None, "K"),
            ],
        ),
    ],
)
def test_every_card_is_of_the_pack_and_there_once(
    left: tuple[Holding, ...], expected: list[tuple[str, int | None, str]]
) -> None:
    assert problems(deal(0, NOTHING, *left)) == expected


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (deal(0, cards("2C"), cards("3C")), [("out-holds-cards", 0)]),
        (deal(0, ranks(r2=1), cards("3C")), [("out-holds-cards", 0)]),
        (deal(0, Points(3), cards("3C")), [("out-holds-cards", 0)]),
        (deal(0, Points(None), cards("3C")), [("out-holds-cards", 0)]),
        (deal(0, Points(0, 1), cards("3C")), [("out-holds-cards", 0)]),
        (deal(0, Points(0), cards("3C")), []),
        (deal(0, ranks(r9=0), cards("3C")), []),
        (deal(0, NOTHING, NOTHING, cards("2C")), [("empty-hand", 1)]),
        (deal(0, NOTHING, ranks(r9=0), cards("2C")), [("empty-hand", 1)]),
        (deal(None, NOTHING, cards("3C")), [("empty-hand", 0)]),
        (deal(None, cards("2C"), cards("3C")), []),
        (deal(1, NOTHING, cards("2C")), [("out-holds-cards", 1), ("empty-hand", 0)]),
    ],
)
def test_just_one_hand_is_empty_after_a_won_round_and_none_after_a_blocked_one(
    one: Deal, expected: list[tuple[str, int]]
) -> None:
    assert [(code, seat) for code, seat, _ in problems(one)] == expected


@pytest.mark.parametrize(
    ("left", "code"),
    [
        (Points(1), None), (Points(0), "not-a-penalty"), (Points(-1), "not-a-penalty"),
        (Points(None), "not-a-penalty"), (Points(None, 2), "not-a-penalty"),
        (Points(12, 1), "impossible-points"), (Points(15, 1), None), (Points(5, 0),
        "impossible-points"), (Points(5, 53), "impossible-points"), (Points(12, 2), None),
    ],
)  # fmt: skip
def test_points_are_what_somebody_can_hold(left: Points, code: str | None) -> None:
    found = [(c, seat) for c, seat, _ in problems(deal(0, NOTHING, left))]
    assert (found[:1] == [(code, 1)]) if code else (found == [])


@pytest.mark.parametrize(
    ("one", "codes"),
    [
        (deal(0, NOTHING, Points(150), Points(212)), []),
        (deal(0, NOTHING, Points(150), Points(213)), ["too-many-points"]),
        (deal(None, Points(150), Points(213)), []),
        (deal(None, Points(150), Points(214)), ["too-many-points"]),
        (deal(0, NOTHING, cards(*ALL[:25]), cards(*ALL[27:])), []),
        (
            deal(0, NOTHING, cards(*ALL[:26]), cards(*ALL[27:])),
            ["too-many-cards", "too-many-points"],
        ),
        (deal(None, cards(*ALL[:26]), cards(*ALL[27:])), []),
        (deal(None, cards(*ALL[:26]), cards(*ALL[26:])), ["too-many-cards", "too-many-points"]),
        (deal(0, NOTHING, Points(10**500)), ["too-many-points"]),
    ],
)
def test_no_more_is_left_than_a_round_can_leave(one: Deal, codes: list[str]) -> None:
    # Hands as large as these are unlikely too, which is not what is asked here.
    found = [code for code, _, _ in problems(one) if code.startswith("too-many")]
    assert found == codes


@pytest.mark.parametrize(
    ("left", "codes"),
    [
        (cards("9C"), []),
        (cards("9C", "9D"), ["two-nines"]),
        (ranks(r9=2), ["two-nines"]),
        (Held(("9C",), (("9", 1),)), ["two-nines"]),
        (cards("2C", "3C", "2D", "3D", "2H", "3H", "2S", "3S"), ["unlikely-hand"]),
        (cards("2C", "3C", "2D", "3D", "2H", "3H", "2S"), []),
        (cards("9S", "2C", "2D", "2H", "3S"), ["unlikely-hand"]),
        (cards("9S", "2C", "2D", "2H"), []),
        (Held(("2C", "2D", "2H", "2S"), (("9", 1),)), ["unlikely-hand"]),
        # By rank alone nothing is known of the suits.
        (ranks(r2=4, r3=4), []),
        (Points(243), []),
        (Points(244), ["hand-too-large"]),
        (Points(210, 37), []),
        (Points(210, 38), ["hand-too-large"]),
    ],
)
def test_what_correct_play_does_not_leave_is_doubted(left: Holding, codes: list[str]) -> None:
    found = examine(hand("nines", deal(0, NOTHING, left)), NINES)
    assert [(p.code.value, p.seat, p.is_error) for p in found] == [(c, 1, False) for c in codes]


def test_a_hand_stops_at_the_first_group_with_an_error() -> None:
    # An unknown card, an empty hand, no penalty and two nines: only the first is said.
    one = deal(0, NOTHING, cards("XX"), NOTHING, Points(0), cards("9C", "9D"))
    assert problems(one) == [("unknown-card", 1, "XX")]


@pytest.mark.parametrize(
    ("one", "open_seats", "expected"),
    [
        (deal(0, NOTHING, None, None), (1, 2), []),
        (deal(0, NOTHING, NOTHING, Points(0)), (1, 2), []),
        (deal(0, NOTHING, cards("9D"), cards("9D")), (1, 2), [("duplicate-card", 2)]),
        (deal(0, NOTHING, ranks(r9=5), None), (1, 2), [("too-many-of-rank", None)]),
        (deal(0, NOTHING, ranks(r9=2), None), (1, 2), [("two-nines", 1)]),
        (deal(0, cards("2S"), None, None), (0, 1, 2), [("out-holds-cards", 0)]),
        (deal(0, None, None, None), (0, 1, 2), []),
        (deal(0, NOTHING, Points(0), None), (2,), [("not-a-penalty", 1)]),
        (deal(None, None, None, None), (0, 1, 2), []),
    ],
)
def test_while_a_deal_is_entered_only_what_is_there_can_be_wrong(
    one: Deal, open_seats: tuple[int, ...], expected: list[tuple[str, int | None]]
) -> None:
    assert [(code, seat) for code, seat, _ in problems(one, *open_seats)] == expected


def test_who_holds_too_many_of_a_rank_is_named() -> None:
    one = deal(0, NOTHING, ranks(r9=4), cards("9S"), cards("2C"))
    (problem,) = examine(hand("nines", one), NINES)
    assert (problem.seat, problem.seats) == (None, (1, 2))
