"""Whatever is in a file: a sheet or a code and a sentence, never anything else."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.commands.score_json import as_json
from app.commands.score_text import as_text
from app.commands.scored import Scored
from app.data.json_strict import MAX_BYTES, Unreadable
from app.data.match_file import read, write
from app.domain.tally import tally
from app.l10n.catalog import words_for
from tests.support.vectors import rows

MATCHES = [row["match"] for row in rows("scoring", "checks", "derive", "matches")]
CODES = {"not-json", "not-a-match", "newer-version", "too-large"}
ENGLISH = words_for("en")

SMALL: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3.5, 1e300, 10**30, 99, 100, "", "x", "9D", "share", [], {},
    [0], [None], {"cards": []}, {"cards": ["9D"]}, {"points": 3}, {"count": 2}, {"ranks": {"9": 2}},
    {"seat": 0, "points": 1}, {"id": "a", "name": "b"}, [[[[]]]], "\u202e", "🂡", "a" * 50,
]  # fmt: skip
KEYS = [
    "format", "version", "game", "rules", "players", "first_dealer", "opening_totals", "hands",
    "out", "left", "opener", "passes", "without_passes", "adjustments", "kept", "annulled", "seats",
    "dealer", "id", "seated", "next_dealer", "stopped", "notes", "cards", "ranks", "points",
    "count", "seat", "reason", "name", "limit", "pass_price", "tie", "other",
]  # fmt: skip


def outcome(data: bytes) -> str:
    """ "" for a file that was scored, else the code; every answer can be put into words."""
    try:
        file = read(data)
    except Unreadable as fault:
        scored = Scored("f", fault=fault.code)
    else:
        sheet = tally(file.match, file.problems)
        scored = Scored("f", file.match, sheet)
        assert len(sheet.rows) == len(file.match.deals)
        text = write(file)
        assert len(text) > MAX_BYTES or write(read(text)) == text
    assert scored.exit_code in (0, 1, 2)
    said = json.loads(as_json(ENGLISH, scored))
    assert all(problem["message"] for problem in said["problems"])
    assert (scored.exit_code > 0) == any(p["severity"] == "error" for p in said["problems"])
    assert as_text(ENGLISH, scored)
    return scored.fault


def mutated(chance: Random, node: Any) -> Any:
    """The tree with one place changed, taken away or added to."""
    if isinstance(node, dict | list) and node and chance.random() < 0.8:
        key = chance.choice(list(node)) if isinstance(node, dict) else chance.randrange(len(node))
        changed = dict(node) if isinstance(node, dict) else list(node)
        what = chance.random()
        if what < 0.1:
            del changed[key]
        elif what < 0.2 and isinstance(changed, dict):
            changed[chance.choice(KEYS)] = chance.choice(SMALL)
        elif what < 0.2:
            changed.append(chance.choice([*SMALL, *node]))
        else:
            changed[key] = mutated(chance, node[key])
        return changed
    return chance.choice(SMALL)


def assert_mutations_end_well(seed: int) -> None:
    chance = Random(seed)
    tree = chance.choice(MATCHES)
    for _ in range(chance.randrange(1, 6)):
        tree = mutated(chance, tree)
    assert outcome(json.dumps(tree).encode()) in CODES | {""}


@given(st.integers(0, 2**32))
@settings(max_examples=400)
def test_a_match_with_some_places_changed(seed: int) -> None:
    assert_mutations_end_well(seed)


@pytest.mark.soak
def test_very_many_matches_with_some_places_changed() -> None:
    for seed in range(50_000):
        assert_mutations_end_well(seed)


TREES = st.recursive(
    st.sampled_from(SMALL),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=8)
    ),
    max_leaves=30,
)
FRAME = {"format": "tally-nine/match", "version": 1, "game": "devyatka", "players": list("ABCD")}


@given(TREES)
def test_any_json(tree: Any) -> None:
    assert outcome(json.dumps(tree).encode()) in CODES


@given(
    st.dictionaries(st.sampled_from(KEYS), TREES),
    st.lists(TREES | st.dictionaries(st.sampled_from(KEYS), TREES), max_size=4),
    st.sampled_from(["nines", "devyatka"]),
)
def test_any_json_in_the_frame_of_a_match(tree: Any, hands: Any, game: str) -> None:
    outcome(json.dumps(tree | FRAME | {"game": game, "hands": hands}).encode())


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    assert outcome(data) in CODES


@given(st.sampled_from(MATCHES), st.integers(0, 2**32))
def test_a_file_with_some_bytes_changed(tree: Any, seed: int) -> None:
    chance = Random(seed)
    data = bytearray(json.dumps(tree).encode())
    for _ in range(chance.randrange(1, 4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    outcome(bytes(data[: chance.choice([len(data), chance.randrange(len(data))])]))


@pytest.mark.parametrize(
    "hand",
    [
        {"out": 0, "left": [{"cards": ["9D"] * 300_000}, {"points": 1}]},
        {"out": 0, "left": [{"points": 1}] * 200_000},
        {"out": 0, "left": [{"cards": []}, {"points": 1}], "seats": [0, 1] * 300_000},
        {"out": 0, "left": [{"cards": []}, {"points": 1}], "adjustments": [{}] * 300_000},
        {"out": 0, "left": [{"cards": []}, {"ranks": {str(n): 1 for n in range(200_000)}}]},
    ],
)
def test_a_hand_of_great_length(hand: Any) -> None:
    tree = FRAME | {"game": "nines", "players": ["A", "B"], "first_dealer": 0, "hands": [hand]}
    assert outcome(json.dumps(tree).encode()) == ""
