"""Keys of a match file that are not known here: kept when it is read, put back when written."""

from collections.abc import Iterator, Mapping

from app.data.json_strict import JSON

Path = tuple[str | int, ...]
"""Where a key stands: ("hands", id of the hand, "left", seat, key)."""

_MATCH = frozenset(
    {"format", "version", "game", "id", "started", "finished", "stopped", "notes", "rules"}
    | {"players", "first_dealer", "opening_totals", "seated", "next_dealer", "hands"}
)
_PLAYER = frozenset({"id", "name"})
_HAND = frozenset(
    {"id", "out", "left", "opener", "passes", "without_passes", "adjustments", "kept"}
    | {"annulled", "seats", "dealer", "rules"}
)
_ENTRY = frozenset({"cards", "ranks", "points", "count"})
_FINE = frozenset({"seat", "points", "reason"})


def unknown_keys(tree: dict[str, JSON], ids: tuple[str, ...]) -> dict[Path, JSON]:
    """Every key of a match file that is not known here; `ids` of its hands, in order."""
    found = dict(_unknown(tree, _MATCH, ()))
    found.update(_of_items(tree, "players", _PLAYER, ()))
    for hand, id in zip(tree["hands"], ids, strict=True):
        path = ("hands", id)
        found.update(_unknown(hand, _HAND, path))
        found.update(_of_items(hand, "left", _ENTRY, path))
        found.update(_of_items(hand, "adjustments", _FINE, path))
    return found


def _unknown(node: JSON, known: frozenset[str], path: Path) -> Iterator[tuple[Path, JSON]]:
    if isinstance(node, dict):
        yield from (((*path, key), value) for key, value in node.items() if key not in known)


def _of_items(
    node: JSON, key: str, known: frozenset[str], path: Path
) -> Iterator[tuple[Path, JSON]]:
    items = node.get(key) if isinstance(node, dict) else None
    for place, item in enumerate(items if isinstance(items, list) else ()):
        yield from _unknown(item, known, (*path, key, place))


def put_back(tree: dict[str, JSON], unknown: Mapping[Path, JSON]) -> None:
    """Puts unknown keys into a tree about to be written; those of what is gone are dropped."""
    places: dict[str | int, int] = {hand["id"]: at for at, hand in enumerate(tree["hands"])}
    for path, value in unknown.items():
        *way, key = path
        if way[:1] == ["hands"]:
            way[1] = places.get(way[1], -1)
        node = _node(tree, way)
        if isinstance(node, dict) and key not in node:
            node[key] = value


def _node(tree: JSON, way: list[str | int]) -> JSON:
    """What stands at the end of the way, None where the way breaks off."""
    node = tree
    for at, step in enumerate(way):
        if isinstance(node, dict):
            node = node.get(str(step))
        elif isinstance(node, list) and isinstance(step, int) and 0 <= step < len(node):
            if way[at - 1] == "players" and isinstance(node[step], str):
                # A bare name has no room for more.
                node[step] = {"name": node[step]}
            node = node[step]
        else:
            return None
    return node
