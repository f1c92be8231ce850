"""People and last choices."""

from dataclasses import replace

import pytest

from app.domain.match import Rules
from app.domain.names import NameProblem
from app.domain.roster import (
    Alias,
    Choices,
    Library,
    MergeProblem,
    RosterPlayer,
    added,
    archived,
    meant,
    merged,
    remembered,
    renamed,
    unmerged,
)

OLENA, IVO = RosterPlayer("p1", "Olena"), RosterPlayer("p2", "Ivo", archived=True)
OLIA, IVAN = RosterPlayer("p3", "Olia"), RosterPlayer("p4", "Ivan")
LIBRARY = Library((OLENA, IVO))
MORE = Library((OLENA, IVO, OLIA, IVAN))


def never(one: str, other: str) -> bool:
    return False


def one_person(library: Library, id: str, into: str) -> Library:
    done = merged(library, id, into, never)
    assert isinstance(done, Library)
    return done


def test_somebody_new_comes_last_under_a_tidy_name() -> None:
    assert added(LIBRARY, " Rita ", lambda: "p3") == Library(
        (OLENA, IVO, RosterPlayer("p3", "Rita"))
    )


def test_a_name_that_is_taken_is_refused_also_by_the_archived() -> None:
    assert added(LIBRARY, "ivo", lambda: "p3") is NameProblem.TAKEN
    assert renamed(LIBRARY, "p1", "IVO") is NameProblem.TAKEN


def test_one_may_be_renamed_to_much_the_same_name() -> None:
    assert renamed(LIBRARY, "p1", "OLENA") == Library((RosterPlayer("p1", "OLENA"), IVO))


def test_a_stranger_cannot_be_changed() -> None:
    for attempt in (
        lambda: renamed(LIBRARY, "p9", "Rita"),
        lambda: archived(LIBRARY, "p9", True),
        lambda: merged(LIBRARY, "p9", "p1", never),
        lambda: merged(LIBRARY, "p1", "p9", never),
        lambda: unmerged(LIBRARY, "p9"),
    ):
        with pytest.raises(KeyError):
            attempt()


def test_one_is_archived_and_offered_again() -> None:
    there = archived(LIBRARY, "p1", True)
    assert there.player("p1") == RosterPlayer("p1", "Olena", archived=True)
    assert archived(there, "p1", False) == LIBRARY


def test_two_are_one_under_the_name_of_the_other_and_then_two_again() -> None:
    one = one_person(MORE, "p3", "p1")
    assert one.aliases == (Alias("p3", "p1"),)
    assert one.people == (OLENA, IVO, IVAN)
    assert one.identities == {"p1": "p1", "p2": "p2", "p3": "p1", "p4": "p4"}
    assert one.names["p3"] == "Olena"
    assert unmerged(one, "p3") == MORE
    assert unmerged(MORE, "p3") == MORE


def test_those_who_were_merged_before_come_along() -> None:
    chain = one_person(one_person(MORE, "p3", "p1"), "p1", "p4")
    assert chain.people == (IVO, IVAN)
    assert set(chain.identities.values()) == {"p2", "p4"}
    # Named by the one who is hidden now, it is still the same two.
    assert one_person(one_person(MORE, "p3", "p1"), "p3", "p4") == chain
    assert unmerged(chain, "p1") == one_person(MORE, "p3", "p1")
    assert merged(chain, "p1", "p3", never) is MergeProblem.SAME


def test_two_who_sat_together_are_not_one() -> None:
    def sat(one: str, other: str) -> bool:
        return {one, other} == {"p1", "p4"}

    assert merged(MORE, "p4", "p1", sat) is MergeProblem.TOGETHER
    # Olia is Olena, who sat with Ivan.
    assert merged(one_person(MORE, "p3", "p1"), "p3", "p4", sat) is MergeProblem.TOGETHER
    assert isinstance(merged(MORE, "p3", "p1", sat), Library)


def test_the_name_of_one_who_was_merged_means_whom_they_are_now() -> None:
    one = one_person(MORE, "p3", "p1")
    assert meant("OLIA", one.people, one.merged) == (OLIA, OLENA)
    assert meant("olena", one.people, one.merged) == (OLENA, OLENA)
    assert meant("Rita", one.people, one.merged) is None
    assert added(one, "olia", lambda: "p5") is NameProblem.MERGED
    assert renamed(one, "p4", "Olia\u200b") is NameProblem.MERGED
    assert added(unmerged(one, "p3"), "olia", lambda: "p5") is NameProblem.TAKEN


def test_one_may_take_the_name_of_whom_they_were_merged_with_and_they_still_come_apart() -> None:
    one = renamed(one_person(MORE, "p3", "p1"), "p1", "Olia")
    assert isinstance(one, Library)
    apart = unmerged(one, "p3")
    assert [player.name for player in apart.people] == ["Olia", "Ivo", "Olia 2", "Ivan"]


def test_two_come_apart_also_where_somebody_has_the_name_from_before_it_was_kept() -> None:
    one = one_person(MORE, "p3", "p1")
    third = replace(one, roster=(*one.roster, RosterPlayer("p5", "olia")))
    assert unmerged(third, "p3").player("p3") == RosterPlayer("p3", "Olia 2")
    assert meant("Olia", third.people, third.merged) == (RosterPlayer("p5", "olia"),) * 2


def test_ids_from_elsewhere_stand_for_somebody_here() -> None:
    library = Library((OLENA,), aliases=(Alias("x", "p1"), Alias("y", "gone")))
    assert library.identities == {"x": "p1", "y": "gone", "p1": "p1"}
    assert library.names == {"x": "Olena", "p1": "Olena"}


def test_aliases_in_a_circle_lead_somewhere() -> None:
    circle = Library((OLENA, OLIA), aliases=(Alias("p1", "p3"), Alias("p3", "p1")))
    assert set(circle.identities) == {"p1", "p3"}


def test_the_last_choices_are_kept_by_game() -> None:
    one = Choices("nines", ("p1",), Rules.of({"limit": 100}))
    two = Choices("devyatka", ("p2",), Rules())
    three = Choices("nines", ("p2",), Rules())
    library = remembered(remembered(remembered(LIBRARY, one), two), three)
    assert library.last_choices("nines") == three
    assert library.last_choices("devyatka") == two
    assert library.last_choices("other") is None
    assert library.player("p2") == IVO
    assert library.player(None) is None
