"""People of a match from elsewhere, and whom they turn out to be here."""

from itertools import count

from app.domain.introducing import introduced
from app.domain.match import Player
from app.domain.roster import Alias, Library, RosterPlayer

OLENA, IVO = RosterPlayer("p1", "Olena"), RosterPlayer("p2", "Ivo", archived=True)
OLIA = RosterPlayer("p3", "Olia")
LIBRARY = Library((OLENA, IVO))
MERGED = Library((OLENA, IVO, OLIA), aliases=(Alias("p3", "p1"),))


def meet(library: Library, *players: Player) -> tuple[Library, tuple[Player, ...]]:
    ids = count(1)
    return introduced(library, players, lambda: f"new-{next(ids)}")


def test_an_id_that_is_known_is_that_person_whatever_the_name() -> None:
    players = (Player("Olenka", "p1"), Player("Ivo", "p2"))
    assert meet(LIBRARY, *players) == (LIBRARY, players)


def test_a_bare_name_that_is_known_is_that_person_the_archived_too() -> None:
    library, players = meet(LIBRARY, Player("olena"), Player(" IVO"))
    assert library == LIBRARY
    assert players == (Player("olena", "p1"), Player("IVO", "p2"))


def test_a_name_that_is_known_under_another_id_is_one_person_with_two() -> None:
    library, players = meet(LIBRARY, Player("Olena", "x"))
    assert players == (Player("Olena", "x"),)
    assert library.identities["x"] == "p1"
    assert library.roster == LIBRARY.roster
    assert meet(library, Player("Somebody", "x"))[0] == library


def test_somebody_new_comes_into_the_roster_with_the_id_they_have() -> None:
    library, players = meet(LIBRARY, Player("Rita", "x"), Player(" Ada "))
    assert library.roster[2:] == (RosterPlayer("x", "Rita"), RosterPlayer("new-1", "Ada"))
    assert players == (Player("Rita", "x"), Player("Ada", "new-1"))
    assert meet(library, *players) == (library, players)


def test_the_name_of_one_who_was_merged_is_still_theirs() -> None:
    library, players = meet(MERGED, Player("Olia"))
    assert (library, players) == (MERGED, (Player("Olia", "p3"),))


def test_nobody_sits_at_a_table_twice() -> None:
    library, players = meet(MERGED, Player("Olia"), Player("Somebody", "p1"))
    assert players == (Player("Olia"), Player("Somebody", "p1"))
    library, players = meet(MERGED, Player("A", "p3"), Player("B", "p1"))
    assert players == (Player("A", "p3"), Player("B"))
    assert library == MERGED
