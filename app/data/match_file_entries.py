"""What is left with one player, as a match file says it."""

from app.data.json_strict import JSON
from app.domain.cards import Rank
from app.domain.deal import Count, Held, Holding, Points

_FORMS = ("cards", "ranks", "points", "count")
# More than any pack has: an entry beyond it is not even looked at.
_MOST_CODES = 100


def is_whole(value: JSON) -> bool:
    """Whether that is a whole number; true and 1.0 are none."""
    return type(value) is int


def is_text(value: JSON) -> bool:
    return isinstance(value, str)


def is_list_of_texts(value: JSON) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def read_entry(entry: JSON) -> Holding | None:
    """What is left with one player, None where nothing in just one form is said."""
    if not isinstance(entry, dict):
        return None
    match {form: entry[form] for form in _FORMS if form in entry}:
        case {"cards": list(codes), **others} if not others and is_list_of_texts(codes):
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


def entry_tree(holding: Holding | None) -> JSON:
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
