"""The hands of a match file, read and written.

What names no seat is read as NO_SEAT, what is no entry as None, what is no number of passes as
one below zero: the checks of the domain know what to say of those. The little that a deal cannot
hold even so is reported while it is read.
"""

from collections.abc import Callable
from typing import Any

from app.data.json_strict import JSON, dump
from app.data.match_file_entries import (
    entry_tree,
    is_list_of_texts,
    is_text,
    is_whole,
    read_entry,
)
from app.domain.deal import Adjustment, Deal
from app.domain.problems import Code, Problem
from app.domain.rules import Rules

NO_SEAT = -1
_NO_NUMBER = -1


def read_seat(value: JSON) -> int:
    return value if is_whole(value) else NO_SEAT


def read_optional_seat(value: JSON) -> int | None:
    return None if value is None else read_seat(value)


def read_seats(value: JSON) -> tuple[int, ...] | None:
    """Seats in order of play; None stays None."""
    if value is None:
        return None
    return tuple(map(read_seat, value)) if isinstance(value, list) else (NO_SEAT,)


def read_rules(given: dict[str, JSON]) -> Rules:
    """Rules by name; a value that no rule can have as the text of it."""
    return Rules.of(
        {
            name: value if isinstance(value, str) or is_whole(value) else dump(value).strip()
            for name, value in given.items()
        }
    )


def read_hand(hand: JSON, number: int, id: str) -> tuple[Deal, tuple[Problem, ...]]:
    """The deal, and the problems that it cannot hold. `id`: for a hand that has none."""
    problems: list[Problem] = []

    def typed(key: str, right: Callable[[JSON], bool], default: Any) -> Any:
        value = hand.get(key)
        if value is None or right(value):
            return default if value is None else value
        problems.append(Problem(Code.BAD_ENTRY, hand=number, detail=key))
        return default

    if not isinstance(hand, dict):
        return Deal(id, NO_SEAT, ()), (Problem(Code.BAD_ENTRY, hand=number),)
    left, passes = hand.get("left"), hand.get("passes")
    annulled = typed("annulled", _is_flag, False)
    fines = typed("adjustments", _is_list_of_objects, [])
    rules = typed("rules", _is_object, None)
    bad_fine = next((fine for fine in fines if not _is_fine(fine)), None)
    if bad_fine is not None:
        seat = bad_fine.get("seat")
        seat = seat if is_whole(seat) else None
        problems.append(Problem(Code.BAD_ENTRY, hand=number, seat=seat, detail="adjustments"))
    deal = Deal(
        id=typed("id", is_text, id) or id,
        # Left out is not blocked: only null says so.
        out=read_optional_seat(hand.get("out", None if annulled else NO_SEAT)),
        left=tuple(map(read_entry, left)) if isinstance(left, list) else (),
        opener=read_optional_seat(hand.get("opener")),
        passes=_read_passes(passes),
        without_passes=typed("without_passes", _is_flag, False),
        adjustments=() if bad_fine is not None else tuple(map(_read_fine, fines)),
        kept=tuple(typed("kept", is_list_of_texts, ())),
        annulled=annulled,
        dealer=read_optional_seat(hand.get("dealer")),
        seats=read_seats(hand.get("seats")),
        rules=None if rules is None else read_rules(rules),
    )
    return deal, tuple(problems)


def _is_flag(value: JSON) -> bool:
    return isinstance(value, bool)


def _is_object(value: JSON) -> bool:
    return isinstance(value, dict)


def _is_list_of_objects(value: JSON) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def _is_fine(fine: dict[str, JSON]) -> bool:
    return is_whole(fine.get("points")) and isinstance(fine.get("reason", ""), str)


def _read_fine(fine: dict[str, JSON]) -> Adjustment:
    return Adjustment(read_seat(fine.get("seat")), fine["points"], fine.get("reason", ""))


def _read_passes(value: JSON) -> tuple[int | None, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        return ()
    return tuple(n if n is None or is_whole(n) else _NO_NUMBER for n in value)


def hand_tree(deal: Deal) -> dict[str, JSON]:
    """The deal as the file says it; what may be left out is left out."""
    tree: dict[str, JSON] = {
        "id": deal.id,
        "out": deal.out,
        "left": [entry_tree(holding) for holding in deal.left],
    }
    if deal.opener is not None:
        tree["opener"] = deal.opener
    if deal.passes is not None:
        tree["passes"] = list(deal.passes)
    if deal.without_passes:
        tree["without_passes"] = True
    if deal.adjustments:
        tree["adjustments"] = [_fine_tree(fine) for fine in deal.adjustments]
    if deal.kept:
        tree["kept"] = list(deal.kept)
    if deal.annulled:
        tree["annulled"] = True
    if deal.dealer is not None:
        tree["dealer"] = deal.dealer
    if deal.seats is not None:
        tree["seats"] = list(deal.seats)
    if deal.rules is not None:
        tree["rules"] = dict(deal.rules)
    return tree


def _fine_tree(fine: Adjustment) -> dict[str, JSON]:
    tree: dict[str, JSON] = {"seat": fine.seat, "points": fine.points}
    return tree | {"reason": fine.reason} if fine.reason else tree
