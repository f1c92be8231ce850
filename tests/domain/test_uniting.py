"""The library of a backup taken into the one that is here."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.domain.match import Rules
from app.domain.names import folded
from app.domain.roster import Alias, Choices, Library, RosterPlayer
from app.domain.uniting import united

OLENA, IVO = RosterPlayer("p1", "Olena"), RosterPlayer("p2", "Ivo")
HERE = Library((OLENA, IVO), (Choices("nines", ("p1",), Rules()),))


def unite(there: Library, *tables: set[str], here: Library = HERE) -> Library:
    known = [frozenset(table) for table in tables]
    once = united(here, there, known)
    assert united(once, there, known) == once
    return once


def test_those_known_by_id_stay_as_they_are_here() -> None:
    there = Library((RosterPlayer("p1", "Somebody", archived=True),))
    assert unite(there) == HERE


def test_somebody_new_comes_last_archived_or_not() -> None:
    rita, ada = RosterPlayer("x", "Rita"), RosterPlayer("y", "Ada", archived=True)
    assert unite(Library((rita, ada))).roster == (OLENA, IVO, rita, ada)


def test_a_name_that_is_here_is_that_person() -> None:
    library = unite(Library((RosterPlayer("x", "OLENA"),)), {"x", "y"})
    assert library.roster == HERE.roster
    assert library.names["x"] == "Olena"


def test_two_of_one_name_who_sat_together_are_two() -> None:
    there = Library((RosterPlayer("x", "Olena"), RosterPlayer("p1", "Lena")))
    library = unite(there, {"x", "p1"})
    assert library.roster == (OLENA, IVO, RosterPlayer("x", "Olena 2"))
    assert library.aliases == ()
    here = replace(HERE, roster=(OLENA, RosterPlayer("p2", "Olena 2")))
    assert unite(there, {"x", "p1"}, here=here).names["x"] == "Olena 3"
    long = replace(there, roster=(RosterPlayer("x", "O" * 40),))
    here = replace(HERE, roster=(RosterPlayer("p1", "o" * 40),))
    assert unite(long, {"x", "p1"}, here=here).names["x"] == "O" * 36 + " 2"


def test_who_was_merged_there_is_merged_here_unless_somebody_is_known_here() -> None:
    olia = RosterPlayer("x", "Olia")
    there = Library((OLENA, olia), aliases=(Alias("x", "p1"), Alias("old", "x")))
    library = unite(there)
    assert library.people == HERE.people
    assert library.names["x"] == library.names["old"] == "Olena"
    here = replace(HERE, roster=(*HERE.roster, olia))
    assert unite(there, here=here).people == here.people
    assert unite(there, here=here).names["old"] == "Olia"


def test_who_was_merged_there_sat_where_the_other_did() -> None:
    there = Library(
        (RosterPlayer("x", "Olena"), RosterPlayer("y", "Olia")), aliases=(Alias("y", "x"),)
    )
    library = unite(there, {"y", "p1"})
    assert library.names["x"] == library.names["y"] == "Olena 2"


def test_choices_here_count_for_more() -> None:
    others = Choices("nines", ("x",), Rules()), Choices("devyatka", ("x",), Rules())
    assert unite(Library(choices=others)).choices == (HERE.choices[0], others[1])


_ids = st.sampled_from("abcdef")
_libraries = st.builds(
    Library,
    roster=st.lists(
        st.builds(RosterPlayer, _ids, st.sampled_from(["A", "B", "C", "D"]), st.booleans()),
        unique_by=(lambda one: one.id, lambda one: one.name),
    ).map(tuple),
    aliases=st.lists(st.builds(Alias, _ids, _ids), unique_by=lambda one: one.id, max_size=3).map(
        tuple
    ),
)


@given(_libraries, _libraries, st.lists(st.frozensets(_ids, max_size=3), max_size=3))
def test_nobody_is_lost_or_there_twice_and_again_changes_nothing(
    here: Library, there: Library, tables: list[frozenset[str]]
) -> None:
    once = united(here, there, tables)
    assert united(once, there, tables) == once
    assert {player.id for player in there.people} <= once.identities.keys()
    assert once.roster[: len(here.roster)] == here.roster
    new = [player for player in once.people if player not in here.roster]
    names = [folded(player.name) for player in once.people]
    assert all(names.count(folded(player.name)) == 1 for player in new)
