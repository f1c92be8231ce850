"""What the checks say on an entry screen, and the steps that mend it."""

from app.domain.form import Form
from app.domain.problems import Code, Repair
from app.domain.steps import (
    CardRemoved,
    CardsSet,
    CountSet,
    OpenerSet,
    PassesSet,
    ProblemKept,
    Repaired,
    Step,
    WentOut,
)
from app.l10n.catalog import words_for
from app.ui.screens.entry.doubts import (
    doubted_cards,
    doubted_counts,
    doubted_passes,
    troubled,
)
from app.ui.screens.entry.findings import Finding, findings, single_fix
from tests.support.forms import card, form_after
from tests.support.memory import NAMES

WORDS = words_for("en")


def said(form: Form) -> tuple[Finding, ...]:
    return findings(WORDS, form, NAMES, "latin")


def hand(seat: int, codes: str) -> CardsSet:
    return CardsSet(seat, tuple(card(code) for code in codes.split()))


def devyatka(passes: tuple[int, ...], *more: Step) -> Form:
    """Olena went out, Maria led; with passes 1 5 3 4 all fits."""
    counted = (CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))
    given = (PassesSet(seat, number) for seat, number in enumerate(passes))
    return form_after("devyatka", OpenerSet(2), WentOut(0), *given, *counted, *more)


def test_a_card_in_two_hands_may_go_out_of_either() -> None:
    form = form_after("nines", WentOut(2), hand(0, "9D QH"), hand(1, "3S QH"))
    (finding,) = said(form)
    assert finding.is_error
    assert finding.seats == (0, 1)
    assert finding.sentence == "Bohdan: queen of hearts is entered already, with Olena."
    assert [fix.step for fix in finding.fixes] == [CardRemoved(0, 1), CardRemoved(1, 1)]
    assert single_fix([finding]) is None
    assert troubled(form) == {0, 1}
    assert doubted_cards(form, 0) == {1}
    assert not form.can_save


def test_a_card_twice_in_one_hand_has_one_repair() -> None:
    form = form_after("nines", WentOut(2), hand(0, "QH 9D QH"))
    (finding,) = said(form)
    assert single_fix([finding]) == CardRemoved(0, 2)
    assert finding.keep is None
    assert doubted_cards(form, 0) == {0, 2}


def test_a_doubt_may_be_kept_and_is_silent_then() -> None:
    steps = (WentOut(2), hand(0, "9D 9H"), hand(1, "2"), hand(3, "3"))
    (finding,) = said(form_after("nines", *steps))
    assert not finding.is_error
    assert finding.keep is not None
    assert finding.keep.step == ProblemKept(Code.TWO_NINES)
    kept = form_after("nines", *steps, finding.keep.step)
    assert said(kept) == ()
    assert kept.can_save


def test_a_few_repairs_are_choices() -> None:
    # With one more pass of Taras everything fits; so it does with two cards of his.
    form = devyatka((1, 5, 3, 3))
    (finding,) = said(form)
    assert [fix.label for fix in finding.fixes] == ["Taras: 4 passes", "Taras: 2 cards"]
    assert doubted_passes(form) == {3}
    assert doubted_counts(form) == {3}


def test_a_single_repair_names_both_numbers() -> None:
    # No number of cards from 1 to 9 goes with no pass at all.
    (finding,) = said(devyatka((1, 0, 3, 4)))
    assert finding.sentence == "Bohdan: 0 passes recorded, the turn count gives 5."
    assert [fix.label for fix in finding.fixes] == ["Set to 5"]
    assert finding.keep is not None
    assert finding.keep.label == "Keep 0"
    assert single_fix([finding]) == Repaired(Repair(seat=1, passes=5))


def test_what_fits_is_not_mentioned() -> None:
    assert said(devyatka((1, 5, 3, 4))) == ()


def test_too_many_repairs_are_no_help() -> None:
    form = devyatka((9, 0, 7, 2))
    (finding,) = said(form)
    assert finding.fixes == ()
    assert "count the cards again" in finding.sentence
    assert doubted_passes(form) == frozenset()


def test_missing_passes_are_asked_and_no_finding() -> None:
    form = form_after("devyatka", WentOut(0), CountSet(1, 5), CountSet(2, 2), CountSet(3, 3))
    assert any(problem.code is Code.PASSES_UNKNOWN for problem in form.problems)
    assert said(form) == ()
    assert troubled(form) == frozenset()


def test_too_many_of_a_rank_are_said_at_the_seats_that_hold_them() -> None:
    queens = card("Q")
    form = form_after(
        "nines",
        WentOut(3),
        CardsSet(0, (queens,) * 3),
        CardsSet(1, (queens,) * 2),
        CardsSet(2, (card("2"),)),
    )
    finding = next(one for one in said(form) if one.is_error)
    assert finding.sentence == "Q: more of them entered than the pack has, with Olena and Bohdan."
    assert finding.seats == (0, 1)
    assert troubled(form) >= {0, 1}
