"""Steps from one schema of a document to the next (migrations.py). They stay as they are for ever:
each speaks of documents as they were, and of nothing that the app calls by a name today.
"""

from collections.abc import Iterator

from app.data.port import Document
from app.data.shapes import Json


def match_with_rules_by_hand(document: Document) -> Document:
    """Match 1 -> 2: a hand may have rules of its own, rules change from now on or for the whole
    match (which was all they could), and keys of match files are kept.
    """
    for commit in _commits(document):
        if "deal" in commit:
            commit["deal"]["rules"] = None
        if commit["commit"] == "rules-changed":
            commit["from_now"] = False
    return {**document, "unknown": []}


def match_with_grid_and_reminders(document: Document) -> Document:
    """Match 2 -> 3: steps of a draft may be those of the grid of cards, of the named suit and of
    the lap counter. Nothing else is new.
    """
    return document


def library_with_aliases(document: Document) -> Document:
    """Library 1 -> 2: people can be one person, and it is known when a copy was taken away."""
    return {**document, "aliases": [], "copied": "", "reminded": ""}


def _commits(document: Document) -> Iterator[Json]:
    yield from (logged["commit"] for logged in document["log"])
    yield from (undone["logged"]["commit"] for undone in document["undone"])
