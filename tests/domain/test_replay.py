"""What each commit makes of a match."""

from dataclasses import replace

from app.domain.commits import (
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    Joined,
    NotesChanged,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.deal import NOTHING, Deal, Points
from app.domain.match import Match, Player, Rules
from app.domain.replay import after, replayed
from tests.support.memory import setup_of

SETUP = setup_of("nines", players=3)
A, B, C = (Deal(id, 0, (NOTHING, Points(5), Points(6))) for id in "abc")


def ids(match: Match) -> str:
    return "".join(deal.id for deal in match.deals)


def test_deals_are_saved_replaced_inserted_and_deleted_by_id() -> None:
    match = replayed(SETUP, [DealSaved(A), DealSaved(B)])
    assert ids(match) == "ab"
    assert after(match, DealReplaced(replace(A, out=2))).deals == (replace(A, out=2), B)
    assert ids(after(match, DealInserted(C, "b"))) == "acb"
    assert ids(after(match, DealInserted(C, "gone"))) == "abc"
    assert ids(after(match, DealDeleted("a"))) == "b"
    assert after(match, DealDeleted("gone")) == match


def test_a_named_dealer_goes_into_the_next_deal_and_no_further() -> None:
    match = replayed(SETUP, [DealerChanged(2), DealSaved(A), DealSaved(B)])
    assert [deal.dealer for deal in match.deals] == [2, None]
    assert match.dealer is None


def test_a_deal_takes_along_who_played_it() -> None:
    match = replayed(SETUP, [SeatsChanged((0, 2)), DealSaved(A)])
    assert match.deals[0].seats == (0, 2)
    said = replace(B, seats=(1, 2), dealer=1)
    assert after(match, DealSaved(said)).deals[1] == said


def test_one_who_joins_gets_a_column_also_in_the_deals_before() -> None:
    joined = (Joined(Player("Rita"), 12),)
    counted = replace(B, passes=(1, 2, 3), seats=(2, 0, 1))
    match = replayed(SETUP, [DealSaved(A), DealSaved(counted), SeatsChanged((0, 3, 1, 2), joined)])
    assert [player.name for player in match.setup.players][3] == "Rita"
    assert match.setup.opening == (0, 0, 0, 12)
    assert match.seated == (0, 3, 1, 2)
    first, second = match.deals
    assert first.left == (*A.left, None)
    assert first.seats == (0, 1, 2)
    assert first.passes is None
    assert second.seats == (2, 0, 1)
    assert second.passes == (1, 2, 3, None)


def test_what_is_said_of_the_match_is_the_last_that_was_said() -> None:
    rules = Rules.of({"limit": 100})
    match = replayed(
        SETUP,
        [
            RulesChanged(rules),
            StoppedChanged(True),
            StoppedChanged(False),
            NotesChanged("a"),
            NotesChanged("b"),
        ],
    )
    assert match.setup.rules == rules
    assert not match.stopped
    assert match.notes == "b"
