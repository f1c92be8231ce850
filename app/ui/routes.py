"""The only place that knows addresses. The address is the last screen of a client: a restart or a
lost connection opens where it was.
"""

HOME = "/"
PLAYERS = "/players"
RULES = "/rules"
SETTINGS = "/settings"
NEW = "/new"


def match(match_id: str) -> str:
    """The table of a match; the finish once it is over."""
    return f"/match/{match_id}"


def out(match_id: str) -> str:
    """Who went out?"""
    return f"{match(match_id)}/out"


def entry(match_id: str) -> str:
    """What the others have left."""
    return f"{match(match_id)}/entry"


def result(match_id: str) -> str:
    """What the last hand cost."""
    return f"{match(match_id)}/result"


def sheet(match_id: str) -> str:
    """All hands of the match."""
    return f"{match(match_id)}/sheet"


def hand(match_id: str, number: int) -> str:
    """One hand of the sheet, counted from 1, to be read."""
    return f"{sheet(match_id)}/{number}"


def rules(match_id: str) -> str:
    """The rules of the game played there."""
    return f"{match(match_id)}/rules"


def parent(route: str) -> str:
    """One step out: from a hand to its sheet, from a screen of a match to its table, from there to
    the matches.
    """
    path = route.split("?")[0].strip("/").split("/")
    if path[0] == "match" and len(path) > 3:
        return sheet(path[1])
    if path[0] == "match" and len(path) > 2:
        return match(path[1])
    return HOME
