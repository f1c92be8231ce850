"""The only place that knows addresses. The address is the last screen of a client: a restart or a
lost connection opens where it was.
"""

from collections.abc import Mapping
from urllib.parse import quote, unquote

from app.domain.draft import PLAY, Edit, Insert, Target

HOME = "/"
PLAYERS = "/players"
RULES = "/rules"
SETTINGS = "/settings"
BACKUP = "/settings/backup"
BIN = "/settings/bin"
NEW = "/new"


def player(id: str) -> str:
    """Somebody of the roster: what they played, and what can be done with the name."""
    return f"{PLAYERS}/{id}"


def against(id: str, other: str) -> str:
    """A player compared with another one."""
    return f"{player(id)}/with/{other}"


def merge(id: str) -> str:
    """Who else is this player?"""
    return f"{player(id)}/merge"


def merging(id: str, other: str) -> str:
    """What comes together when both are one."""
    return f"{merge(id)}/{other}"


def match(match_id: str) -> str:
    """The table of a match; the finish once it is over."""
    return f"/match/{match_id}"


def out(match_id: str, target: Target = PLAY) -> str:
    """Who went out?"""
    return f"{_entering(match_id, target)}/out"


def entry(match_id: str, target: Target = PLAY) -> str:
    """What the others have left."""
    return f"{_entering(match_id, target)}/entry"


def _entering(match_id: str, target: Target) -> str:
    match target:
        case Edit(deal_id):
            return f"{hand(match_id, deal_id)}/edit"
        case Insert(before):
            return f"{hand(match_id, before)}/insert"
        case _:
            return match(match_id)


def target_of(params: Mapping[str, str]) -> Target | None:
    """What is entered at an address with these parameters; None: no such thing."""
    match params.get("way"):
        case None:
            return PLAY
        case "edit":
            return Edit(deal_of(params))
        case "insert":
            return Insert(deal_of(params))
        case _:
            return None


def result(match_id: str) -> str:
    """What the last hand cost."""
    return f"{match(match_id)}/result"


def sheet(match_id: str) -> str:
    """All hands of the match."""
    return f"{match(match_id)}/sheet"


def hand(match_id: str, deal_id: str) -> str:
    """One hand of the sheet. Its id came perhaps from a file, and may hold anything."""
    return f"{sheet(match_id)}/{quote(deal_id, safe='')}"


def deal_of(params: Mapping[str, str]) -> str:
    """The id of the hand at such an address."""
    return unquote(params.get("hand", ""))


def board(match_id: str) -> str:
    """The totals, to be read across the room."""
    return f"{match(match_id)}/board"


def seats(match_id: str) -> str:
    """Who plays, in which order, who deals."""
    return f"{match(match_id)}/seats"


def join(match_id: str) -> str:
    """Somebody sits down."""
    return f"{seats(match_id)}/join"


def agreed(match_id: str) -> str:
    """What this table agreed on."""
    return f"{match(match_id)}/agreed"


def fines(match_id: str, target: Target = PLAY) -> str:
    """The fines of a hand."""
    return f"{_entering(match_id, target)}/fines"


def notes(match_id: str) -> str:
    """What is worth remembering of the match."""
    return f"{match(match_id)}/notes"


def rules(match_id: str) -> str:
    """The rules of the game played there."""
    return f"{match(match_id)}/rules"


def parent(route: str) -> str:
    """One step out: from a correction to its hand, from a hand to its sheet, from a screen of a
    match to its table, from there to the matches.
    """
    path = route.split("?")[0].strip("/").split("/")
    if path[0] == "settings" and len(path) > 1:
        return SETTINGS
    if path[0] == "players" and len(path) > 1:
        return _parent_of_player(path)
    if path[0] == "match" and len(path) > 4:
        return f"{sheet(path[1])}/{path[3]}"
    if path[0] == "match" and len(path) > 3:
        return f"{match(path[1])}/{path[2]}"
    if path[0] == "match" and len(path) > 2:
        return match(path[1])
    return HOME


def _parent_of_player(path: list[str]) -> str:
    """From two players to the first of them, or to the choice of the second; to the list."""
    if len(path) == 2:
        return PLAYERS
    return merge(path[1]) if path[2] == "merge" and len(path) > 3 else player(path[1])
