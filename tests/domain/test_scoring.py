"""Points from what is left, and which sums cards can make."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.cards import FULL_PACK, Pack, Rank, Suit
from app.domain.deal import NOTHING, Adjustment, Count, Held, Holding, Points
from app.domain.games import GAMES, game
from app.domain.games.nines import card_value
from app.domain.games.profile import DealLine, Part, PartKind, Score
from app.domain.match import Rules
from app.domain.scoring import can_make, card_points
from tests.support.matches import cards, counts, deal, hand

CODES = st.sampled_from([rank.value + suit.value for rank in Rank for suit in Suit])


def test_the_values_of_nines() -> None:
    values = {rank.value: card_value(rank) for rank in Rank}
    assert values == {
        "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8,
        "9": 15, "10": 10, "J": 10, "Q": 10, "K": 10,
    }  # fmt: skip
    assert sum(values.values()) == 91


@pytest.mark.parametrize(
    ("left", "parts"),
    [
        (
            cards("9D", "QH"),
            (Part(PartKind.CARD, 15, 1, "9D"), Part(PartKind.CARD, 10, 1, "QH")),
        ),
        (
            Held(("AS",), (("9", 1), ("2", 3), ("K", 0))),
            (
                Part(PartKind.CARD, 1, 1, "AS"),
                Part(PartKind.CARD, 15, 1, "9"),
                Part(PartKind.CARD, 2, 3, "2"),
            ),
        ),
        (Points(17), (Part(PartKind.POINTS, 17),)),
        (Points(17, 2), (Part(PartKind.POINTS, 17),)),
        (NOTHING, ()),
        (Points(None), ()),
        (Count(3), ()),
    ],
)
def test_what_is_left_in_nines_scores_part_by_part(left: Holding, parts: tuple[Part, ...]) -> None:
    scores = game("nines").score(hand("nines", deal(0, NOTHING, left)))
    assert scores == (Score(), Score(parts))


@pytest.mark.parametrize(
    ("price", "without", "points"),
    [
        (0, False, [3, 1, 0, 4]),
        (1, False, [8, 4, 2, 9]),
        (2, False, [13, 7, 4, 14]),
        (2, True, [3, 1, 0, 4]),
    ],
)
def test_devyatka_counts_cards_and_passes_also_of_the_one_who_went_out(
    price: int, without: bool, points: list[int]
) -> None:
    one = deal(
        2, *counts(3, 1), NOTHING, Count(4),
        opener=0, passes=(5, 3, 2, 5), without_passes=without,
    )  # fmt: skip
    scores = game("devyatka").score(hand("devyatka", one, rules={"pass_price": price}))
    assert [score and score.points for score in scores] == points


def test_the_parts_of_a_penalty_in_devyatka() -> None:
    one = deal(0, NOTHING, cards("6S", "7S"), *counts(1, 1), opener=0, passes=(0, 3, None, 0))
    scores = game("devyatka").score(hand("devyatka", one, rules={"pass_price": 2}))
    assert scores[0] == Score()
    assert scores[1] == Score((Part(PartKind.CARDS, 1, 2), Part(PartKind.PASSES, 2, 3)))
    assert scores[2] == Score((Part(PartKind.CARDS, 1, 1),))


def test_a_fine_is_a_part_and_may_be_a_credit() -> None:
    one = deal(
        0, NOTHING, Points(7),
        adjustments=(Adjustment(1, 5, "revoke"), Adjustment(1, -2), Adjustment(0, 3)),
    )  # fmt: skip
    first, second = game("nines").score(hand("nines", one))
    assert first == Score((Part(PartKind.ADJUSTMENT, 3),))
    assert second is not None
    assert second.points == 10
    assert second.parts[1] == Part(PartKind.ADJUSTMENT, 5, reason="revoke")


def test_nobody_is_scored_before_something_is_said() -> None:
    one = deal(0, NOTHING, None, cards("2S"))
    scores = game("nines").score(hand("nines", one, open_seats=(1, 2)))
    assert [score and score.points for score in scores] == [0, None, 2]


@given(st.lists(CODES, max_size=20))
def test_the_parts_add_up_to_the_points(codes: list[str]) -> None:
    left = Held(tuple(codes))
    (score,) = game("nines").score(hand("nines", deal(None, left)))
    assert score is not None
    assert score.points == card_points(left, FULL_PACK, card_value)


def test_codes_of_no_card_count_nothing() -> None:
    left = Held(("1C", "2C"), (("X", 2), ("3", 1)))
    assert card_points(left, FULL_PACK, card_value) == 5
    (score,) = game("nines").score(hand("nines", deal(None, left)))
    assert score is not None
    assert score.points == 5


def test_which_sums_cards_can_make_by_trying_them_all() -> None:
    pack = Pack((Rank.ACE, Rank.THREE, Rank.NINE), (Suit.SPADES, Suit.HEARTS))
    values = [card_value(rank) for rank in pack.ranks for _ in pack.suits]
    for count in range(8):
        sums = {sum(chosen) for chosen in combinations(values, count)}
        made = {n for n in range(-1, 45) if can_make(n, count, pack, card_value)}
        assert made == sums


@pytest.mark.parametrize(
    ("points", "count", "possible"),
    [
        (1, 1, True), (8, 1, True), (9, 1, False), (10, 1, True), (12, 1, False), (15, 1, True),
        (364, 52, True), (363, 52, False), (363, 51, True), (349, 51, True), (350, 51, False),
        (4, 4, True), (3, 4, False), (6, 5, True), (5, 5, False), (0, 0, True), (1, 0, False),
        (5, 53, False), (-1, 1, False), (10**400, 3, False), (5, 10**400, False),
    ],
)  # fmt: skip
def test_which_points_some_cards_of_the_pack_make(points: int, count: int, possible: bool) -> None:
    assert can_make(points, count, FULL_PACK, card_value) is possible


def test_how_the_cards_are_dealt() -> None:
    piles = [game("nines").deal_line(players) for players in range(2, 7)]
    assert [line.each for line in piles] == [7, 7, 7, 5, 5]
    assert [line.draw_pile for line in piles] == [37, 30, 23, 26, 21]
    assert all(line.up == 1 for line in piles)
    assert game("devyatka").deal_line(4) == DealLine(each=9, up=0, draw_pile=0)


def test_what_the_profiles_say() -> None:
    assert list(GAMES) == ["nines", "devyatka"]
    nines, devyatka = game("nines"), game("devyatka")
    assert (nines.min_players, nines.max_players, nines.can_block) == (2, 6, True)
    assert (devyatka.min_players, devyatka.max_players, devyatka.can_block) == (4, 4, False)
    assert dict(devyatka.settle(Rules.of({"limit": 30}))) == {
        "limit": 30,
        "pass_price": 1,
        "tie": "share",
    }
    assert dict(nines.settle(Rules())) == {"limit": 100, "tie": "share"}
    assert devyatka.opening_card is not None
    assert devyatka.opening_card.code == "9D"
    assert devyatka.card_value(Rank.KING) == 1
    assert nines.rule("pass_price") is None
    with pytest.raises(KeyError):
        game("poker")


def test_who_leads() -> None:
    nines, devyatka = game("nines"), game("devyatka")
    assert nines.leads(0, (0, 1), None) == 1
    assert nines.leads(3, (2, 0, 3), None) == 2
    assert devyatka.leads(0, (0, 1, 2, 3), None) is None
    assert devyatka.leads(0, (0, 1, 2, 3), deal(0, *counts(0, 1, 1, 1), opener=2)) == 2
