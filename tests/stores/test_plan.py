"""A match being set up: what the choices so far amount to."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.data.summaries import Summary
from app.domain.match import Rules
from app.domain.problems import Code
from app.domain.roster import Choices, RosterPlayer
from app.stores.library_store import LibraryState
from app.stores.plan import Plan, settled
from app.stores.plan_acts import (
    with_dealer,
    with_game,
    with_lot,
    with_moved,
    with_paper,
    with_rule,
    with_seated,
    with_total,
    without_seat,
)
from app.stores.plan_store import PlanStore, plan_of, plan_text
from tests.support.memory import MemoryPreferences

NAMES = ("Olena", "Bohdan", "Maria", "Taras", "Rita", "Ivo", "Lia")
ROSTER = tuple(RosterPlayer(f"p{i}", name) for i, name in enumerate(NAMES))
EMPTY = LibraryState(ROSTER, (), ())
FOUR = ("p0", "p1", "p2", "p3")


def played(game: str, players: tuple[str, ...], dealer: int, **rules: int | str) -> LibraryState:
    """The library after one match of `game`; it would be the turn of `dealer`."""
    names = tuple(NAMES[int(id[1:])] for id in players)
    summary = Summary(
        id="m",
        game=game,
        names=names,
        player_ids=players,
        totals=(0,) * len(players),
        over=True,
        stopped=False,
        winners=(0,),
        hands=3,
        number=4,
        dealer=dealer,
        leads=None,
        seats=tuple(range(len(players))),
        limit=100,
        entering=False,
        started="2026-03-01T20:00:00+00:00",
        updated="2026-03-01T21:00:00+00:00",
    )
    choices = Choices(game, players, Rules.of(rules))
    return LibraryState(ROSTER, (), (summary,), (choices,))


def seated(*ids: str, game: str = "nines") -> Plan:
    return Plan(game=game, players=ids)


def test_at_first_nobody_is_seated() -> None:
    now = settled(Plan(), EMPTY)
    assert (now.profile.id, now.players, now.missing) == ("nines", (), 2)
    assert now.spare == ROSTER
    assert now.setup is None


def test_a_usual_evening_starts_with_one_tap() -> None:
    library = played("devyatka", FOUR, 2, limit=30, pass_price=2, tie="extra-deal")
    setup = settled(Plan(), library).setup
    assert setup is not None
    assert setup.game == "devyatka"
    assert [player.id for player in setup.players] == list(FOUR)
    assert setup.first_dealer == 2
    assert dict(setup.rules) == {"limit": 30, "pass_price": 2, "tie": "extra-deal"}
    assert setup.opening == (0, 0, 0, 0)


def test_another_game_takes_the_same_people_and_its_own_rules() -> None:
    library = played("nines", ("p0", "p1", "p2", "p3", "p4"), 4, limit=100)
    now = settled(with_game(Plan(), "devyatka"), library)
    assert [player.id for player in now.players] == list(FOUR)
    assert now.rules["limit"] == 50
    assert now.dealer is None


def test_who_left_the_roster_is_not_seated_again() -> None:
    library = replace(played("nines", FOUR, 0), roster=ROSTER[1:])
    now = settled(Plan(), library)
    assert [player.id for player in now.players] == ["p1", "p2", "p3"]
    assert now.dealer is None


def test_archived_players_are_not_offered() -> None:
    library = replace(EMPTY, roster=(replace(ROSTER[0], archived=True), *ROSTER[1:]))
    assert settled(Plan(), library).spare == ROSTER[1:]


def test_a_seat_at_the_end_and_at_a_full_table_in_place_of_the_last() -> None:
    plan = seated("p0", "p1", "p2", game="devyatka")
    plan = with_seated(plan, settled(plan, EMPTY), "p3")
    assert plan.players == FOUR
    plan = with_seated(plan, settled(plan, EMPTY), "p5")
    assert plan.players == ("p0", "p1", "p2", "p5")


def test_seating_somebody_twice_moves_that_player_to_the_end() -> None:
    plan = seated("p0", "p1")
    assert with_seated(plan, settled(plan, EMPTY), "p0").players == ("p1", "p0")


def test_too_many_for_a_game() -> None:
    now = settled(seated(*FOUR, "p4", game="devyatka"), EMPTY)
    assert now.missing == -1
    assert now.setup is None


def test_the_dealer_moves_with_the_player_and_leaves_with_the_player() -> None:
    plan = seated(*FOUR)
    plan = with_dealer(plan, settled(plan, EMPTY), 1)
    plan = with_moved(plan, settled(plan, EMPTY), 1, 1)
    now = settled(plan, EMPTY)
    assert [player.name for player in now.players] == ["Olena", "Maria", "Bohdan", "Taras"]
    assert now.dealer == 2
    gone = without_seat(plan, now, 2)
    assert settled(gone, EMPTY).dealer is None


def test_a_dealer_nobody_chose_stays_who_it_was_when_seats_move() -> None:
    library = played("nines", FOUR, 0)
    plan = with_moved(Plan(), settled(Plan(), library), 0, 1)
    assert settled(plan, library).dealer == 1


def test_nobody_moves_past_the_ends() -> None:
    plan = seated(*FOUR)
    now = settled(plan, EMPTY)
    assert with_moved(plan, now, 0, -1).players == FOUR
    assert with_moved(plan, now, 3, 1).players == FOUR


def test_the_lot_decides_among_those_seated() -> None:
    plan = seated(*FOUR)
    plan = with_lot(plan, settled(plan, EMPTY), lambda seats: seats - 1)
    now = settled(plan, EMPTY)
    assert (now.dealer, now.by_lot) == (3, True)
    assert not settled(with_dealer(plan, now, 0), EMPTY).by_lot
    nobody = settled(Plan(players=()), EMPTY)
    assert with_lot(Plan(players=()), nobody, lambda n: 0).dealer is None


def test_a_rule_is_chosen_for_its_game_alone() -> None:
    plan = with_rule(with_rule(Plan(), "devyatka", "limit", 100), "devyatka", "limit", 30)
    assert settled(with_game(plan, "devyatka"), EMPTY).rules["limit"] == 30
    assert settled(with_game(plan, "nines"), EMPTY).rules["limit"] == 100


def test_a_rule_of_old_that_is_no_more_is_forgotten() -> None:
    library = played("devyatka", FOUR, 0, limit=77)
    assert settled(Plan(), library).rules["limit"] == 50


def test_totals_from_paper() -> None:
    plan = with_paper(with_dealer(seated("p0", "p1"), settled(seated("p0", "p1"), EMPTY), 0), True)
    assert settled(plan, EMPTY).opening == (None, None)
    plan = with_total(with_total(plan, "p0", " 48 "), "p1", "100")
    now = settled(plan, EMPTY)
    assert now.opening == (48, 100)
    assert [(problem.code, problem.seat) for problem in now.problems] == [(Code.BAD_OPENING, 1)]
    assert now.setup is None
    plan = with_total(plan, "p1", "99")
    setup = settled(plan, EMPTY).setup
    assert setup is not None
    assert setup.opening == (48, 99)
    without = settled(with_paper(plan, False), EMPTY).setup
    assert without is not None
    assert without.opening == (0, 0)


def test_what_is_typed_for_a_total_is_a_whole_number_or_nothing() -> None:
    for text in ("", "-1", "1.5", "x", "٣", "9999999"):
        plan = with_total(with_paper(seated("p0"), True), "p0", text)
        assert settled(plan, EMPTY).opening == (None,)


async def test_a_plan_outlives_its_session() -> None:
    kept = MemoryPreferences()
    store = await PlanStore.opened(kept)
    assert store.state == Plan()
    await store.change(lambda plan: with_total(with_game(plan, "devyatka"), "p1", "12"))
    again = await PlanStore.opened(kept)
    assert again.state == store.state
    await again.clear()
    assert (await PlanStore.opened(kept)).state == Plan()


_ids = st.text(max_size=3)
plans = st.builds(
    Plan,
    game=st.sampled_from(["", "nines", "devyatka"]),
    players=st.none() | st.lists(_ids, max_size=4).map(tuple),
    dealer=st.none() | _ids,
    by_lot=st.booleans(),
    rules=st.lists(st.tuples(st.just("devyatka"), _ids, st.integers() | _ids), max_size=3).map(
        tuple
    ),
    from_paper=st.booleans(),
    totals=st.lists(st.tuples(_ids, _ids), max_size=3).map(tuple),
    name=st.text(max_size=5),
)


@given(plans)
def test_a_plan_is_kept_whole(plan: Plan) -> None:
    assert plan_of(plan_text(plan)) == plan


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(st.text() | st.dictionaries(st.sampled_from(sorted(Plan.__slots__)), _json).map(json.dumps))
def test_anything_kept_makes_a_plan_that_can_be_shown(text: str) -> None:
    settled(plan_of(text), EMPTY)
