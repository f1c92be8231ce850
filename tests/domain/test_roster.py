"""People and last choices."""

import pytest

from app.domain.match import Rules
from app.domain.names import NameProblem
from app.domain.roster import Choices, Library, RosterPlayer, added, remembered, renamed

OLENA, IVO = RosterPlayer("p1", "Olena"), RosterPlayer("p2", "Ivo", archived=True)
LIBRARY = Library((OLENA, IVO))


def test_somebody_new_comes_last_under_a_tidy_name() -> None:
    assert added(LIBRARY, " Rita ", lambda: "p3") == Library(
        (OLENA, IVO, RosterPlayer("p3", "Rita"))
    )


def test_a_name_that_is_taken_is_refused_also_by_the_archived() -> None:
    assert added(LIBRARY, "ivo", lambda: "p3") is NameProblem.TAKEN
    assert renamed(LIBRARY, "p1", "IVO") is NameProblem.TAKEN


def test_one_may_be_renamed_to_much_the_same_name() -> None:
    assert renamed(LIBRARY, "p1", "OLENA") == Library((RosterPlayer("p1", "OLENA"), IVO))


def test_renaming_a_stranger_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        renamed(LIBRARY, "p9", "Rita")


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
