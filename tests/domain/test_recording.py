"""From what was entered to a deal and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.deal import NOTHING, Adjustment, Count, Deal, Held, Holding, Points
from app.domain.entry import blank, entered
from app.domain.recording import reopened, to_deal
from app.domain.steps import CardsSet, CountSet, Passed, Piece, WentOut

codes = st.sampled_from(["6S", "9D", "10H", "AC"])
ranks = st.lists(st.tuples(st.sampled_from(["9", "10", "A"]), st.integers(1, 4)), max_size=3)
holdings: st.SearchStrategy[Holding | None] = st.one_of(
    st.none(),
    st.builds(Points, st.integers(1, 99), st.none() | st.integers(1, 9)),
    st.builds(Count, st.integers(1, 9)),
    st.builds(
        Held,
        st.lists(codes, min_size=1, max_size=4).map(tuple),
        ranks.map(lambda found: tuple(dict(found).items())),
    ),
)
passes = st.none() | st.tuples(*[st.integers(0, 9)] * 4)


@given(st.tuples(*[holdings] * 3), passes, st.none() | st.integers(0, 3), st.booleans())
def test_a_deal_reopened_and_recorded_again_is_the_same(
    others: tuple[Holding | None, ...],
    passes: tuple[int, ...] | None,
    opener: int | None,
    without: bool,
) -> None:
    deal = Deal(
        id="d",
        out=0,
        left=(NOTHING, *others),
        opener=opener,
        passes=passes,
        without_passes=without,
        adjustments=(Adjustment(1, 5, "revoke"),),
        kept=("two-nines",),
    )
    assert to_deal(reopened(deal), "d", (0, 1, 2, 3)) == deal


def test_what_was_entered_and_no_more_is_recorded() -> None:
    what = entered(
        blank(4),
        (
            Passed(1),
            WentOut(2),
            CountSet(0, 3),
            CardsSet(1, (Piece("9"), Piece("Q", "H"), Piece("9"))),
        ),
    )
    deal = to_deal(what, "d", (0, 1, 2, 3))
    assert deal.left == (Count(3), Held(("QH",), (("9", 2),)), NOTHING, None)
    assert deal.passes == (0, 1, 0, 0)
    assert deal.seats is None


def test_one_who_does_not_play_has_no_entry() -> None:
    what = entered(blank(4), (CountSet(0, 3), CountSet(3, 2), WentOut(1)))
    deal = to_deal(what, "d", (0, 1, 2))
    assert deal.left == (Count(3), NOTHING, None, None)
    assert deal.seats == (0, 1, 2)
    assert deal.passes is None


@pytest.mark.parametrize(
    ("deal", "decided"),
    [
        (Deal("d", 0, (NOTHING, None)), True),
        (Deal("d", None, (None, None)), True),
        (Deal("d", None, (None, None), annulled=True), False),
        (Deal("d", None, (None, Count(3)), annulled=True), True),
        (Deal("d", 1, (None, NOTHING), annulled=True), True),
    ],
)
def test_an_annulled_deal_in_which_nothing_was_said_of_its_end_is_undecided(
    deal: Deal, decided: bool
) -> None:
    assert reopened(deal).decided is decided


def test_a_total_that_was_no_number_is_asked_again() -> None:
    assert reopened(Deal("d", 0, (NOTHING, Points(None, 2)))).is_open(1)
