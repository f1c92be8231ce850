"""What undo and redo are said to do."""

import pytest

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
from app.domain.deal import Deal
from app.domain.draft import Taken
from app.domain.log import Commit, Logged
from app.domain.match import Player, Rules
from app.domain.problems import Code, Repair
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    Focused,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)
from app.l10n.catalog import words_for
from app.l10n.locales import LOCALES
from app.ui.undo_words import act_words, redo_name, undo_name
from tests.support.memory import Table, setup_of

EN = words_for("en")
NEW = Deal("new", 0, (None,) * 4)

STEPS: list[tuple[Step, str]] = [
    (PassTakenBack(3), "Taras, one pass less"),
    (PassesSet(3, None), "Taras: passes not counted"),
    (PassesSet(3, 1), "Taras: 1 pass"),
    (OpenerSet(1), "9 of diamonds: Bohdan"),
    (OpenerSet(None), "9 of diamonds: not known"),
    (WentOut(2), "Went out: Maria"),
    (WentOut(None), "Blocked"),
    (CardAdded(0, Piece("Q", "H")), "Queen of hearts, Olena"),
    (CardAdded(0, Piece("Q")), "Queen, Olena"),
    (CardAdded(0, Piece("10")), "10, Olena"),
    (CardAdded(0, Piece("?")), "?, Olena"),
    (CardRemoved(0, 0), "Olena: a card removed"),
    (CardsSet(0, ()), "Olena: typed cards"),
    (TotalSet(0, 25), "Olena: 25 points"),
    (TotalSet(0, None), "Olena: number erased"),
    (CountSet(1, 5), "Bohdan: 5 cards"),
    (CountSet(1, None), "Bohdan: number erased"),
    (WithoutPassesSet(True), "Without passes"),
    (WithoutPassesSet(False), "With passes"),
    (ProblemKept(Code.PASS_COUNT), "Numbers kept"),
    (Repaired(Repair(seat=3, passes=4)), "Taras: 4 passes"),
    (FineAdded(3, 5, "revoke"), "Taras: fine +5"),
    (FineAdded(3, -5), "Taras: fine −5"),
    (FineRemoved(0), "A fine removed"),
    (RowSet("H", "7", "K"), "Hearts: from 7 to King"),
    (RowSet("H", None, None), "Hearts: no row"),
    (CardHeld(0, Piece("Q", "H")), "Queen of hearts, Olena"),
    (CardHeld(None, Piece("Q", "H")), "Queen of hearts, nobody"),
    (GridCleared(), "Counts only"),
    (SuitNamed("S"), "Named: spades"),
    (SuitNamed(None), "No suit named"),
    (NoCardPlayed(1), "Bohdan: no card"),
    (CardPlayed(), "Card played"),
    (Focused(0), "Last step"),
]
COMMITS: list[tuple[Commit, str]] = [
    (DealSaved(NEW), "Hand 1"),
    (DealSaved(Deal("new", 0, (None,) * 4, annulled=True)), "Hand 1, annulled"),
    (DealInserted(NEW, "x"), "Hand 1, insertion"),
    (DealReplaced(NEW), "Hand 1, correction"),
    (DealDeleted("x"), "Hand 1, deletion"),
    (SeatsChanged((1, 0, 3, 2)), "Seats"),
    (SeatsChanged((0, 1)), "Left: Maria and Taras"),
    (SeatsChanged((0, 4, 1, 2, 3), (Joined(Player("Ivo"), 5),)), "Joined: Ivo"),
    (RulesChanged(Rules()), "Rules"),
    (RulesChanged(Rules(), from_now=True), "Rules from now on"),
    (DealerChanged(2), "Deals: Maria"),
    (StoppedChanged(True), "Match stopped"),
    (StoppedChanged(False), "Match resumed"),
    (NotesChanged(""), "Notes"),
]


@pytest.mark.parametrize(("step", "said"), STEPS)
async def test_steps(step: Step, said: str) -> None:
    store = await Table().match_store(setup_of("devyatka"))
    assert act_words(EN, store.state, Taken("a", step)) == said


@pytest.mark.parametrize(("commit", "said"), COMMITS)
async def test_commits(commit: Commit, said: str) -> None:
    store = await Table().match_store(setup_of("nines"))
    assert act_words(EN, store.state, Logged("a", commit)) == said


async def test_a_pass_is_counted_both_ways() -> None:
    store = await Table().match_store(setup_of("devyatka"))
    for _ in range(3):
        await store.tap_pass(3)
    assert act_words(EN, store.state, store.state.undo) == "Taras, 3rd pass"
    await store.undo(store.state.undo.id)  # type: ignore[union-attr]
    assert act_words(EN, store.state, store.state.undo) == "Taras, 2nd pass"
    assert act_words(EN, store.state, store.state.redo, again=True) == "Taras, 3rd pass"


async def test_a_saved_hand_keeps_its_number_when_undone() -> None:
    store = await Table().match_store(setup_of("nines"))
    await store.annul()
    await store.step(WentOut(0))
    for seat in (1, 2, 3):
        await store.step(TotalSet(seat, 10))
    await store.save()
    assert act_words(EN, store.state, store.state.undo) == "Hand 2"
    await store.undo(store.state.undo.id)  # type: ignore[union-attr]
    assert act_words(EN, store.state, store.state.redo, again=True) == "Hand 2"


async def test_who_joined_and_who_came_back_is_said_done_and_undone() -> None:
    store = await Table().match_store(setup_of("nines", 3))
    await store.commit(SeatsChanged((0, 1, 3, 2), (Joined(Player("Ivo"), 5),)))
    assert act_words(EN, store.state, store.state.undo) == "Joined: Ivo"
    await store.commit(SeatsChanged((0, 3, 2)))
    assert act_words(EN, store.state, store.state.undo) == "Left: Bohdan"
    await store.commit(SeatsChanged((0, 3, 2, 1)))
    assert act_words(EN, store.state, store.state.undo) == "Joined: Bohdan"
    for _ in range(3):
        await store.undo(store.state.undo.id)  # type: ignore[union-attr]
    assert act_words(EN, store.state, store.state.redo, again=True) == "Joined: Ivo"


def test_what_the_buttons_are_called() -> None:
    assert undo_name(EN, None) == "Undo"
    assert undo_name(EN, "Hand 6") == "Undo: Hand 6"
    assert redo_name(EN, None) == "Redo"
    assert redo_name(EN, "Hand 6") == "Redo: Hand 6"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["nines", "devyatka"])
async def test_every_act_is_said_in_every_language(locale: str, game: str) -> None:
    store = await Table().match_store(setup_of(game))
    words = words_for(locale)
    acts: list[Taken | Logged] = [Taken("a", step) for step, _ in (*STEPS, (Passed(0), ""))]
    acts += [Logged("a", commit) for commit, _ in COMMITS]
    assert act_words(words, store.state, None) is None
    assert all(act_words(words, store.state, act) for act in acts)
