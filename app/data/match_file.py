"""The match file (docs/format.md): what a match says, for export, import and other programs."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.data.json_strict import JSON, Unreadable, dump, parse
from app.data.match_file_entries import is_whole
from app.data.match_file_hands import (
    hand_tree,
    read_hand,
    read_optional_seat,
    read_rules,
    read_seat,
    read_seats,
)
from app.data.unknown_keys import Path, put_back, unknown_keys
from app.domain.games import GAMES
from app.domain.match import Match, Player, Setup
from app.domain.problems import Code, Problem

FORMAT = "tally-nine/match"
VERSION = 1
MAX_HANDS = 1000
MAX_PLAYERS = 1000

_NO_TOTAL = -1
_TEXTS = ("id", "started", "finished", "notes")


@dataclass(frozen=True)
class MatchFile:
    """A match and what its file says beside it.

    `started` and `finished` are kept as they are written. `unknown`: keys not known here, by
    where they stand, to be written back. `problems`: those seen while reading that the match
    cannot hold; give them to `tally`, which finds all others.
    """

    match: Match
    id: str | None = None
    started: str | None = None
    finished: str | None = None
    unknown: Mapping[Path, JSON] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()


def read(data: bytes | str) -> MatchFile:
    """The match of a file. Raises Unreadable where it cannot be read as one."""
    tree = parse(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
    _refuse_others(tree)
    hands = tree["hands"]
    ids = _ids(hands)
    readings = [
        read_hand(hand, number, id)
        for number, (hand, id) in enumerate(zip(hands, ids, strict=True), 1)
    ]
    match = Match(
        setup=_read_setup(tree),
        deals=tuple(deal for deal, _ in readings),
        seated=read_seats(tree.get("seated")),
        dealer=read_optional_seat(tree.get("next_dealer")),
        stopped=tree.get("stopped") or False,
        notes=tree.get("notes") or "",
    )
    return MatchFile(
        match=match,
        id=tree.get("id"),
        started=tree.get("started"),
        finished=tree.get("finished"),
        unknown=unknown_keys(tree, ids),
        problems=_twice(match) + tuple(p for _, problems in readings for p in problems),
    )


def _refuse_others(tree: JSON) -> None:
    """Raises Unreadable for another format, version, game, shape or size."""
    if not isinstance(tree, dict) or tree.get("format") != FORMAT:
        raise Unreadable("not-a-match")
    version: JSON = tree.get("version")
    if not is_whole(version) or version < 1:
        raise Unreadable("not-a-match")
    if version > VERSION:
        raise Unreadable("newer-version")
    if not _has_the_shape(tree):
        raise Unreadable("not-a-match")
    if len(tree["hands"]) > MAX_HANDS or len(tree["players"]) > MAX_PLAYERS:
        raise Unreadable("too-large")


def _has_the_shape(tree: dict[str, JSON]) -> bool:
    return (
        isinstance(tree.get("game"), str)
        and tree["game"] in GAMES
        and isinstance(tree.get("players"), list)
        and isinstance(tree.get("hands"), list)
        and isinstance(tree.get("rules"), dict | None)
        and isinstance(tree.get("stopped"), bool | None)
        and all(isinstance(tree.get(key), str | None) for key in _TEXTS)
    )


def _ids(hands: list[JSON]) -> tuple[str, ...]:
    """The id of each hand; one that has none is called by its number."""
    given = [hand.get("id") if isinstance(hand, dict) else None for hand in hands]
    taken = {id for id in given if isinstance(id, str)}
    ids = []
    for number, id in enumerate(given, 1):
        if not isinstance(id, str) or not id:
            id = f"hand-{number}"
            while id in taken:
                id += "'"
            taken.add(id)
        ids.append(id)
    return tuple(ids)


def _twice(match: Match) -> tuple[Problem, ...]:
    """Two hands may not share an id: corrections are made by it."""
    seen: set[str] = set()
    problems = []
    for number, deal in enumerate(match.deals, 1):
        if deal.id in seen:
            problems.append(Problem(Code.BAD_ENTRY, hand=number, detail="id"))
        seen.add(deal.id)
    return tuple(problems)


def _read_setup(tree: dict[str, JSON]) -> Setup:
    players = tuple(map(_read_player, tree["players"]))
    opening = tree.get("opening_totals")
    if opening is None:
        totals: tuple[int, ...] = (0,) * len(players)
    else:
        items = opening if isinstance(opening, list) else ()
        totals = tuple(total if is_whole(total) else _NO_TOTAL for total in items)
    return Setup(
        game=tree["game"],
        players=players,
        rules=GAMES[tree["game"]].settle(read_rules(tree.get("rules") or {})),
        first_dealer=read_seat(tree.get("first_dealer")),
        opening=totals,
    )


def _read_player(value: JSON) -> Player:
    """A player; without a name, which the checks refuse, where none is said."""
    if isinstance(value, str):
        return Player(value)
    if not isinstance(value, dict):
        return Player("")
    name, id = value.get("name"), value.get("id")
    if not isinstance(name, str) or not (id is None or isinstance(id, str)):
        return Player("")
    return Player(name, id)


def write(file: MatchFile) -> str:
    """The text of the file: keys sorted, two spaces an indent, a final newline.

    Reading it and writing it again gives the same text.
    """
    match, setup = file.match, file.match.setup
    tree: dict[str, JSON] = {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "rules": dict(setup.rules),
        "players": [
            player.name if player.id is None else {"id": player.id, "name": player.name}
            for player in setup.players
        ],
        "first_dealer": setup.first_dealer,
        "opening_totals": list(setup.opening),
        "hands": [hand_tree(deal) for deal in match.deals],
    }
    optional = {
        "id": file.id,
        "started": file.started,
        "finished": file.finished,
        "stopped": match.stopped or None,
        "notes": match.notes or None,
        "seated": None if match.seated is None else list(match.seated),
        "next_dealer": match.dealer,
    }
    tree.update((key, value) for key, value in optional.items() if value is not None)
    put_back(tree, file.unknown)
    return dump(tree)
