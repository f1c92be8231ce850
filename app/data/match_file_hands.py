"""The hands of a match file, read and written.

What names no seat is read as NO_SEAT, what is no entry as None, what is no number of passes as
one below zero: the checks of the domain know what to say of those. The little that a deal cannot
hold even so is reported while it is read.
"""

from collections.abc import Callable
from typing import Any

from app.data.json_strict import JSON
from app.domain.cards import Rank
from app.domain.deal import Adjustment, Count, Deal, Held, Holding, Points
from app.domain.problems import Code, Problem

NO_SEAT = -1
_NO_NUMBER = -1
_FORMS = ("cards", "ranks", "points", "count")
# More than any pack has: an entry beyond it is not even looked at.
_MOST_CODES = 100


def is_whole(value: JSON) -> bool:
    """Whether that is a whole number; true and 1.0 are none."""
    return type(value) is int


def read_seat(value: JSON) -> int:
    return value if is_whole(value) else NO_SEAT


def read_optional_seat(value: JSON) -> int | None:
    return None if value is None else read_seat(value)


def read_seats(value: JSON) -> tuple[int, ...] | None:
    """Seats in order of play; None stays None."""
    if value is None:
        return None
    return tuple(map(read_seat, value)) if isinstance(value, list) else (NO_SEAT,)


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
    bad_fine = next((fine for fine in fines if not _is_fine(fine)), None)
    if bad_fine is not None:
        seat = bad_fine.get("seat")
        seat = seat if is_whole(seat) else None
        problems.append(Problem(Code.BAD_ENTRY, hand=number, seat=seat, detail="adjustments"))
    deal = Deal(
        id=typed("id", _is_text, id) or id,
        # Left out is not blocked: only null says so.
        out=read_optional_seat(hand.get("out", None if annulled else NO_SEAT)),
        left=tuple(map(_read_entry, left)) if isinstance(left, list) else (),
        opener=read_optional_seat(hand.get("opener")),
        passes=_read_passes(passes),
        without_passes=typed("without_passes", _is_flag, False),
        adjustments=() if bad_fine is not None else tuple(map(_read_fine, fines)),
        kept=tuple(typed("kept", _is_list_of_texts, ())),
        annulled=annulled,
        dealer=read_optional_seat(hand.get("dealer")),
        seats=read_seats(hand.get("seats")),
    )
    return deal, tuple(problems)


def _is_flag(value: JSON) -> bool:
    return isinstance(value, bool)


def _is_text(value: JSON) -> bool:
    return isinstance(value, str)


def _is_list_of_texts(value: JSON) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


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


def _read_entry(entry: JSON) -> Holding | None:
    """What is left with one player, None where nothing in just one form is said."""
    if not isinstance(entry, dict):
        return None
    match {form: entry[form] for form in _FORMS if form in entry}:
        case {"cards": list(codes), **others} if not others and _is_list_of_texts(codes):
            return Held(cards=tuple(codes)) if len(codes) <= _MOST_CODES else None
        case {"ranks": dict(ranks), **others} if not others and all(map(is_whole, ranks.values())):
            # Keys of a file come in no order; cards are shown in theirs.
            in_order = tuple(sorted(ranks.items(), key=_place))
            return Held(ranks=in_order) if len(ranks) <= _MOST_CODES else None
        case {"points": points, **others} if set(others) <= {"count"}:
            count = others.get("count")
            if count is not None and not is_whole(count):
                return None
            return Points(points if is_whole(points) else None, count)
        case {"count": count, **others} if not others and is_whole(count):
            return Count(count)
        case _:
            return None


_RANKS = [rank.value for rank in Rank]


def _place(number_of_rank: tuple[str, int]) -> tuple[int, str]:
    code, _ = number_of_rank
    return (_RANKS.index(code) if code in _RANKS else len(_RANKS)), code


def hand_tree(deal: Deal) -> dict[str, JSON]:
    """The deal as the file says it; what may be left out is left out."""
    tree: dict[str, JSON] = {
        "id": deal.id,
        "out": deal.out,
        "left": [_entry_tree(holding) for holding in deal.left],
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
    return tree


def _fine_tree(fine: Adjustment) -> dict[str, JSON]:
    tree: dict[str, JSON] = {"seat": fine.seat, "points": fine.points}
    return tree | {"reason": fine.reason} if fine.reason else tree


def _entry_tree(holding: Holding | None) -> JSON:
    match holding:
        case Held(cards, ranks) if not ranks:
            return {"cards": list(cards)}
        case Held(cards, ranks):
            # The file knows one form an entry: with one suit unknown all are ranks.
            numbers = dict(ranks)
            for code in cards:
                numbers[code[:-1]] = numbers.get(code[:-1], 0) + 1
            return {"ranks": numbers}
        case Points(points, count):
            return {"points": points} if count is None else {"points": points, "count": count}
        case Count(count):
            return {"count": count}
        case None:
            return None
