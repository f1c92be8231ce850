"""Every pair of values is together in some row, and there are not many rows."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.shots.covering import covering

_factors = st.dictionaries(
    st.sampled_from("abcdef"), st.integers(1, 5).map(lambda n: list(range(n))), min_size=2
)


@given(_factors)
def test_every_pair_comes_together(factors: dict[str, list[int]]) -> None:
    rows = covering(factors)
    for one, other in combinations(factors, 2):
        together = {(row[one], row[other]) for row in rows}
        assert together == {(i, j) for i in factors[one] for j in factors[other]}


def test_few_rows() -> None:
    rows = covering({"a": range(40), "b": range(4), "c": range(4), "d": range(2)})
    assert len(rows) <= 170
