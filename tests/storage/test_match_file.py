"""The match file: read, refused, and written back to the byte (docs/format.md)."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.json_strict import Unreadable
from app.data.match_file import MatchFile, read, write
from app.domain.deal import NOTHING, Adjustment, Count, Deal, Held, Points
from app.domain.match import Match, Player, Rules, Setup
from app.domain.tally import tally
from tests.support.matches import cards, deal, match, said, won
from tests.support.vectors import rows

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def tree(**changes: Any) -> dict[str, Any]:
    """A sound file of two players, with some keys changed; a changed one that is ... goes."""
    whole = {
        "format": "tally-nine/match",
        "version": 1,
        "game": "nines",
        "rules": {},
        "players": ["A", "B"],
        "first_dealer": 0,
        "hands": [],
    } | changes
    return {key: value for key, value in whole.items() if value is not ...}


def played(**changes: Any) -> dict[str, Any]:
    """A file with one hand, some keys of the hand changed."""
    hand = {"out": 0, "left": [{"cards": []}, {"points": 5}]} | changes
    return tree(hands=[{key: value for key, value in hand.items() if value is not ...}])


def parsed(value: Any) -> MatchFile:
    return read(json.dumps(value))


def problems(value: Any) -> list[tuple[int | None, str, int | None]]:
    file = parsed(value)
    found = tally(file.match, file.problems).all_problems
    return [(p.hand, p.code.value, p.seat) for p in found]


def refused(value: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        parsed(value)
    return caught.value.code


@pytest.mark.parametrize("row", rows("files"), ids=lambda row: row["id"])
def test_the_vectors_of_files(row: dict[str, Any]) -> None:
    try:
        read(row["text"])
        code = None
    except Unreadable as fault:
        code = fault.code
    assert code == row["code"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": "tally-nine/matches"}, "not-a-match"),
        ({"format": ["tally-nine/match"]}, "not-a-match"),
        ({"version": ...}, "not-a-match"),
        ({"version": 0}, "not-a-match"),
        ({"version": True}, "not-a-match"),
        ({"version": 1.0}, "not-a-match"),
        ({"version": "1"}, "not-a-match"),
        ({"version": 2}, "newer-version"),
        ({"version": 10**30, "game": "poker"}, "newer-version"),
        ({"game": ...}, "not-a-match"),
        ({"game": ["nines"]}, "not-a-match"),
        ({"players": "AB"}, "not-a-match"),
        ({"players": ...}, "not-a-match"),
        ({"hands": {}}, "not-a-match"),
        ({"hands": ...}, "not-a-match"),
        ({"rules": []}, "not-a-match"),
        ({"stopped": 1}, "not-a-match"),
        ({"notes": 5}, "not-a-match"),
        ({"id": 5}, "not-a-match"),
        ({"started": 5}, "not-a-match"),
        ({"hands": [{}] * 1001}, "too-large"),
        ({"players": ["x"] * 1001}, "too-large"),
    ],
)
def test_a_file_that_is_no_match(changes: dict[str, Any], code: str) -> None:
    assert refused(tree(**changes)) == code


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"rules": ..., "opening_totals": None, "stopped": None, "notes": None}, []),
        ({"hands": [{}] * 1000, "players": 7 * ["x"]}, "bad-players"),
        ({"players": ["A", 5]}, [(None, "bad-players", 1)]),
        ({"players": ["A", {"name": 5}]}, [(None, "bad-players", 1)]),
        ({"players": ["A", {"id": "b"}]}, [(None, "bad-players", 1)]),
        ({"players": ["A", {"id": 5, "name": "B"}]}, [(None, "bad-players", 1)]),
        ({"rules": {"limit": True}}, [(None, "bad-rule", None)]),
        ({"rules": {"limit": 100.0}}, [(None, "bad-rule", None)]),
        ({"rules": {"limit": None}}, [(None, "bad-rule", None)]),
        ({"rules": {"limit": [100]}}, [(None, "bad-rule", None)]),
        ({"rules": {"tie": {"share": 1}}}, [(None, "bad-rule", None)]),
        ({"opening_totals": 5}, [(None, "bad-opening", None)]),
        ({"opening_totals": [1]}, [(None, "bad-opening", None)]),
        ({"opening_totals": [1, 2.0]}, [(None, "bad-opening", 1)]),
        ({"opening_totals": [True, "2"]}, [(None, "bad-opening", 0), (None, "bad-opening", 1)]),
        ({"opening_totals": [10**400, 0]}, [(None, "bad-opening", 0)]),
        ({"first_dealer": ...}, [(None, "bad-seat", None)]),
        ({"first_dealer": "A"}, [(None, "bad-seat", None)]),
        ({"first_dealer": False}, [(None, "bad-seat", None)]),
        ({"first_dealer": 10**400}, [(None, "bad-seat", None)]),
        ({"seated": 5}, [(None, "bad-seat", None)]),
        ({"next_dealer": 7}, [(None, "bad-seat", None)]),
    ],
)
def test_what_is_wrong_with_a_match_is_said_by_its_checks(
    changes: dict[str, Any], expected: Any
) -> None:
    found = problems(tree(**changes))
    if isinstance(expected, str):
        assert {code for _, code, _ in found} == {expected}
    else:
        assert found == expected


NINES_HANDS = [
    ({}, []),
    ({"out": ...}, ["bad-seat"]),
    ({"out": "A"}, ["bad-seat"]),
    ({"out": 1.0}, ["bad-seat"]),
    ({"out": True}, ["bad-seat"]),
    ({"out": -1}, ["bad-seat"]),
    ({"opener": 5}, ["bad-seat"]),
    ({"dealer": "A"}, ["bad-seat"]),
    ({"seats": "01"}, ["bad-seat"]),
    ({"seats": [0, None]}, ["bad-seat"]),
    ({"seats": [0, 1]}, []),
    ({"left": ...}, ["bad-seat"]),
    ({"left": {}}, ["bad-seat"]),
    ({"left": [{"cards": []}]}, ["bad-seat"]),
    ({"passes": 3}, ["bad-seat"]),
    ({"passes": [0, -1]}, ["bad-entry"]),
    ({"passes": [0, 1.5]}, ["bad-entry"]),
    ({"passes": [0, True]}, ["bad-entry"]),
    ({"annulled": "yes"}, ["bad-entry"]),
    ({"annulled": True, "out": ..., "left": ...}, []),
    ({"without_passes": 1}, ["bad-entry"]),
    ({"kept": "two-nines"}, ["bad-entry"]),
    ({"kept": [5]}, ["bad-entry"]),
    ({"kept": ["anything"]}, []),
    ({"id": 5}, ["bad-entry"]),
    ({"id": ""}, []),
    ({"adjustments": {}}, ["bad-entry"]),
    ({"adjustments": [5]}, ["bad-entry"]),
    ({"adjustments": [{"seat": 1, "points": 5}]}, []),
    ({"adjustments": [{"seat": 1, "points": 2.5}]}, ["bad-entry"]),
    ({"adjustments": [{"seat": 1, "points": -3, "reason": None}]}, ["bad-entry"]),
    ({"adjustments": [{"seat": 7, "points": 5}]}, ["bad-seat"]),
    ({"adjustments": [{"points": 5}]}, ["bad-seat"]),
    ({"rules": {"limit": 100}}, []),
    ({"rules": {}}, []),
    ({"rules": [100]}, ["bad-entry"]),
    ({"rules": {"limit": 100.0}}, ["bad-rule"]),
    ({"rules": {"limit": 50, "speed": 1}}, ["bad-rule", "bad-rule"]),
]


@pytest.mark.parametrize(("changes", "codes"), NINES_HANDS)
def test_what_is_wrong_with_a_hand(changes: dict[str, Any], codes: list[str]) -> None:
    found = problems(played(**changes))
    assert [code for _, code, _ in found] == codes
    assert all(hand == 1 for hand, _, _ in found)


ENTRIES = [
    (None, None),
    (5, None),
    ([], None),
    ({}, None),
    ({"note": "x"}, None),
    ({"cards": ["9D", "10H"]}, Held(("9D", "10H"))),
    ({"cards": ["2C"], "note": "x"}, Held(("2C",))),
    ({"cards": "9D"}, None),
    ({"cards": [9]}, None),
    ({"cards": ["2C"] * 101}, None),
    ({"cards": ["2C"], "points": 2}, None),
    ({"cards": ["2C"], "count": 1}, None),
    ({"ranks": {"9": 1, "Q": 2}}, Held((), (("9", 1), ("Q", 2)))),
    ({"ranks": {"9": -1}}, Held((), (("9", -1),))),
    ({"ranks": {"9": 1.0}}, None),
    ({"ranks": {"9": True}}, None),
    ({"ranks": ["9"]}, None),
    ({"ranks": {str(n): 1 for n in range(101)}}, None),
    ({"ranks": {}, "cards": []}, None),
    ({"points": 25}, Points(25)),
    ({"points": 25, "count": 3}, Points(25, 3)),
    ({"points": 25, "count": None}, Points(25)),
    ({"points": 25, "count": 2.5}, None),
    ({"points": 25, "count": -2}, Points(25, -2)),
    ({"points": 2.5}, Points(None)),
    ({"points": "25"}, Points(None)),
    ({"points": True}, Points(None)),
    ({"points": None}, Points(None)),
    ({"points": 1e300}, Points(None)),
    ({"count": 3}, Count(3)),
    ({"count": "3"}, None),
    ({"count": True}, None),
]


@pytest.mark.parametrize(("entry", "holding"), ENTRIES)
def test_an_entry_is_one_form_or_nothing(entry: Any, holding: object) -> None:
    (one,) = parsed(played(left=[entry, None])).match.deals
    assert one.left == (holding, None)


@pytest.mark.parametrize("hand", [None, 5, [], "x"])
def test_a_hand_that_is_none(hand: Any) -> None:
    found = problems(tree(hands=[{"out": 0, "left": [{"cards": []}, {"points": 5}]}, hand]))
    assert {(number, code) for number, code, _ in found} == {(2, "bad-entry"), (2, "bad-seat")}


def test_hands_without_an_id_are_called_by_their_number() -> None:
    hand = {"out": 0, "left": [{"cards": []}, {"points": 5}]}
    file = parsed(tree(hands=[hand, hand | {"id": "hand-1"}, hand | {"id": ""}]))
    assert [one.id for one in file.match.deals] == ["hand-1'", "hand-1", "hand-3"]
    assert problems(tree(hands=[hand | {"id": "x"}, hand | {"id": "x"}])) == [
        (2, "bad-entry", None)
    ]


def test_numbers_beyond_measure_end_in_a_code() -> None:
    for literal in ("1e400", "-1e400", "9" * 10_000, "-" + "9" * 10_000, "9" * 300):
        text = json.dumps(played(left=[{"cards": []}, {"points": 12345}]))
        file = read(text.replace("12345", literal))
        (problem,) = tally(file.match, file.problems).all_problems
        assert problem.code in ("not-a-penalty", "too-many-points")


FULL = tree(
    id="m1",
    started="2025-11-26T20:15:00+00:00",
    finished="2025-11-26T22:15:00+00:00",
    notes="at Olena’s",
    stopped=True,
    players=[{"id": "a", "name": "Олена"}, {"name": "B", "color": "red"}, "C", "Д"],
    game="devyatka",
    rules={"limit": 30, "pass_price": 2, "tie": "extra-deal"},
    opening_totals=[0, 1, 2, 3],
    weather={"wind": [1, 2.5, None]},
    hands=[
        {
            "id": "x",
            "out": 0,
            "left": [
                {"count": 0},
                {"cards": ["6S"]},
                {"ranks": {"A": 1, "6": 1}},
                {"count": 2, "sure": False},
            ],
            "opener": 1,
            "passes": [0, None, 3, 1],
            "adjustments": [
                {"seat": 1, "points": -5, "reason": "revoke", "by": "all"},
                {"seat": 0, "points": 1},
            ],
            "kept": ["pass-count"],
            "dealer": 2,
            "seats": [0, 1, 2, 3],
            "rules": {"limit": 50, "pass_price": 0, "tie": "share"},
            "lap": 3,
        },
        {"id": "y", "out": None, "left": [], "annulled": True},
        {
            "id": "z",
            "out": 1,
            "left": [{"count": 1}, {"cards": []}, {"count": 1}, {"count": 1}],
            "without_passes": True,
        },
    ],
)


def test_numbers_no_float_can_hold_are_kept() -> None:
    text = json.dumps(tree(far=12345)).replace("12345", "[1e400, -1e400]")
    assert read(write(read(text))).unknown == read(text).unknown


def test_everything_is_written_back() -> None:
    text = write(parsed(FULL))
    again = json.loads(text)
    expected = json.loads(json.dumps(FULL))
    assert again == expected
    assert write(read(text)) == text
    assert text.endswith("}\n")
    assert '  "format": "tally-nine/match",\n' in text


def test_unknown_keys_stay_with_their_hand_and_go_with_it() -> None:
    file = parsed(FULL)
    assert file.unknown["hands", "x", "lap"] == 3
    other_order = replace(file.match, deals=file.match.deals[::-1])
    hands = json.loads(write(replace(file, match=other_order)))["hands"]
    assert [hand.get("lap") for hand in hands] == [None, None, 3]
    shorter = replace(file.match, deals=file.match.deals[1:])
    assert "lap" not in write(replace(file, match=shorter))


def test_unknown_keys_are_dropped_where_they_no_longer_fit() -> None:
    file = parsed(FULL)
    blank = replace(file.match.deals[0], left=(None,) * 4, adjustments=())
    text = write(replace(file, match=replace(file.match, deals=(blank,))))
    assert "sure" not in text
    assert "revoke" not in text
    assert "lap" in text


def test_what_is_known_is_not_overwritten_by_what_was_kept() -> None:
    file = MatchFile(match("nines", players=2), unknown={("format",): "other", ("a", "b", 1): 2})
    assert json.loads(write(file))["format"] == "tally-nine/match"


def test_a_seat_change_before_the_coming_deal_is_written_back() -> None:
    one = match("nines", won(0, 5, 6), players=3, seated=(0, 2), dealer=2)
    again = read(write(MatchFile(one))).match
    assert again == one


def test_a_hand_known_partly_by_suit_is_written_by_rank() -> None:
    one = match("nines", deal(0, NOTHING, Held(("9D", "QH"), (("Q", 1),))), players=2)
    (hand,) = json.loads(write(MatchFile(one)))["hands"]
    assert hand["left"][1] == {"ranks": {"9": 1, "Q": 2}}


HOLDINGS = st.one_of(
    st.none(),
    st.builds(cards, st.sampled_from(["9D", "10H", "AS"])),
    st.just(NOTHING),
    st.dictionaries(st.sampled_from(["2", "9", "Q"]), st.integers(0, 4), min_size=1).map(
        lambda numbers: Held(ranks=tuple(sorted(numbers.items())))
    ),
    st.builds(Points, st.integers(0, 300), st.none() | st.integers(0, 40)),
    st.builds(Count, st.integers(0, 9)),
)
SEATS = st.integers(0, 2)
DEALS = st.builds(
    Deal,
    id=TEXTS.filter(bool),
    out=st.none() | SEATS,
    left=st.tuples(HOLDINGS, HOLDINGS, HOLDINGS),
    opener=st.none() | SEATS,
    passes=st.none() | st.tuples(*[st.none() | st.integers(0, 9)] * 3),
    without_passes=st.booleans(),
    adjustments=st.lists(st.builds(Adjustment, SEATS, st.integers(-9, 9), TEXTS), max_size=2).map(
        tuple
    ),
    kept=st.lists(TEXTS, max_size=2).map(tuple),
    annulled=st.booleans(),
    dealer=st.none() | SEATS,
    seats=st.none() | st.permutations([0, 1, 2]).map(tuple),
    rules=st.none() | st.dictionaries(TEXTS, st.integers() | TEXTS, max_size=2).map(Rules.of),
)
FILES = st.builds(
    MatchFile,
    match=st.builds(
        Match,
        setup=st.builds(
            Setup,
            game=st.just("nines"),
            players=st.tuples(*[st.builds(Player, TEXTS, st.none() | TEXTS)] * 3),
            rules=st.just(Rules.of({"limit": 100, "tie": "share"})),
            first_dealer=SEATS,
            opening=st.tuples(*[st.integers(0, 99)] * 3),
        ),
        deals=st.lists(DEALS, max_size=3, unique_by=lambda one: one.id).map(tuple),
        seated=st.none() | st.permutations([0, 1, 2]).map(tuple),
        dealer=st.none() | SEATS,
        stopped=st.booleans(),
        notes=TEXTS,
    ),
    id=st.none() | TEXTS,
    started=st.none() | TEXTS,
    finished=st.none() | TEXTS,
    unknown=st.dictionaries(st.tuples(TEXTS.map("x-{}".format)), st.none() | st.integers()),
)


@given(FILES)
def test_what_is_written_is_read_back_and_written_to_the_byte(file: MatchFile) -> None:
    text = write(file)
    again = read(text)
    assert again == file
    assert write(again) == text


@pytest.mark.parametrize("row", rows("scoring", "derive", "matches"), ids=lambda row: row["id"])
def test_the_vectors_keep_their_bytes(row: dict[str, Any]) -> None:
    text = write(parsed(row["match"]))
    assert write(read(text)) == text
    before, after = parsed(row["match"]).match, read(text).match
    assert after == before
    assert said(tally(after).all_problems) == said(tally(before).all_problems)
