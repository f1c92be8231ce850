"""Places, the end of a match and its winners, from totals (rules.md 1, 2 and 3)."""

from collections.abc import Sequence


def ranks(totals: Sequence[int], seated: Sequence[int]) -> tuple[int | None, ...]:
    """1 is the lowest total; equal ones share a rank and the next is skipped (1, 1, 3).

    None for a seat that is not among `seated`.
    """
    compared = [totals[seat] for seat in seated]
    return tuple(
        1 + sum(other < total for other in compared) if seat in seated else None
        for seat, total in enumerate(totals)
    )


def lowest(totals: Sequence[int], seated: Sequence[int]) -> tuple[int, ...]:
    """Everybody of `seated` with the lowest total: equal totals share."""
    least = min(totals[seat] for seat in seated)
    return tuple(seat for seat in sorted(seated) if totals[seat] == least)


def reached(totals: Sequence[int], seated: Sequence[int], limit: int) -> bool:
    """Whether somebody of `seated` stands at the limit or beyond it."""
    return any(totals[seat] >= limit for seat in seated)


def ends(totals: Sequence[int], seated: Sequence[int], limit: int, tie: str) -> bool:
    """Whether the match is over: at the limit, and with "extra-deal" one lowest total too."""
    if not reached(totals, seated, limit):
        return False
    return tie != "extra-deal" or len(lowest(totals, seated)) == 1
