"""A match that went on elsewhere, and what brings the one here to the same state."""

from dataclasses import replace
from itertools import count

from app.domain.catching_up import caught_up, same_play
from app.domain.commits import DealSaved, NotesChanged
from app.domain.log import Logged, Record, replay
from app.domain.match import Match, Rules
from tests.support.matches import match, won

HERE = match("nines", won(0, 10), won(1, 6), won(0, 7), players=2)
ONE, TWO, THREE = HERE.deals


def record_of(one: Match) -> Record:
    log = tuple(Logged(f"c{at}", DealSaved(deal)) for at, deal in enumerate(one.deals))
    return Record("m1", one.setup, log)


def brought(here: Match, there: Match) -> Record | None:
    ids = count(1)
    return caught_up(record_of(here), there, lambda: f"new-{next(ids)}")


def test_the_same_state_needs_nothing() -> None:
    assert brought(HERE, HERE) == record_of(HERE)


def test_any_later_state_is_decided_behind_what_was_decided_here() -> None:
    for there in (
        replace(HERE, notes="x", stopped=True),
        replace(HERE, deals=(ONE, THREE)),
        replace(HERE, deals=(ONE, replace(TWO, annulled=True), THREE)),
        replace(HERE, deals=(replace(THREE, id="a"), ONE, replace(THREE, id="b"), TWO, THREE)),
        replace(HERE, deals=(*HERE.deals, replace(ONE, id="a"), replace(TWO, id="b")), dealer=1),
        replace(HERE, deals=(), seated=(1, 0)),
        replace(HERE, setup=replace(HERE.setup, rules=Rules.of({"limit": 100, "tie": "share"}))),
    ):
        record = brought(HERE, there)
        assert record is not None
        assert same_play(replay(record), there)
        assert record.log[:3] == record_of(HERE).log
        assert len({logged.id for logged in record.log}) == len(record.log)


def test_other_rules_come_along() -> None:
    there = replace(HERE, setup=replace(HERE.setup, rules=Rules.of({"limit": 50, "tie": "share"})))
    assert there.setup.rules != HERE.setup.rules
    record = brought(HERE, there)
    assert record is not None
    assert replay(record).setup.rules == there.setup.rules


def test_what_no_decision_leads_to_is_left() -> None:
    assert brought(HERE, replace(HERE, deals=(TWO, ONE, THREE))) is None
    assert brought(HERE, match("nines", players=3)) is None
    other = replace(HERE.setup, first_dealer=1)
    assert brought(HERE, replace(HERE, setup=other)) is None
    fewer = match("nines", won(0, 10), players=["Olena"])
    assert brought(HERE, fewer) is None


def test_a_decision_that_takes_a_word_back_is_one_too() -> None:
    record = record_of(HERE)
    noted = replace(record, log=(*record.log, Logged("n", NotesChanged("x"))))
    ids = count(1)
    back = caught_up(noted, HERE, lambda: f"new-{next(ids)}")
    assert back is not None
    assert replay(back).notes == ""
