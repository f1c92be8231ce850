"""What undo and redo speak of, in words: "Taras, 3rd pass", "Queen of hearts, Olena", "Hand 6".

No Flet here. `act_words` is what a button shows; `undo_name` and `redo_name` are what it is called.
"""

from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.draft import Taken
from app.domain.form import Form
from app.domain.log import Logged
from app.domain.replay import replayed
from app.domain.seating import coming_seats
from app.domain.sheet import Sheet
from app.domain.tally import tally
from app.l10n.catalog import Words
from app.l10n.formats import name_list
from app.stores.match_store import MatchState
from app.ui.game_words import game_words
from app.ui.step_words import piece_words, step_words

__all__ = ["act_words", "piece_words", "redo_name", "undo_name"]


def undo_name(words: Words, act: str | None) -> str:
    """What the undo button is called when it would take back `act`; None: nothing to take back."""
    return words.t("Undo") if act is None else words.t("Undo: {act}", act=act)


def redo_name(words: Words, act: str | None) -> str:
    """What the redo button is called when it would do `act` again; None: nothing to do again."""
    return words.t("Redo") if act is None else words.t("Redo: {act}", act=act)


def act_words(
    words: Words,
    state: MatchState,
    act: Taken | Logged | None,
    *,
    again: bool = False,
    form: Form | None = None,
) -> str | None:
    """What `act` did, in a few words; None for no act.

    `again`: it was taken back and could be done again. `form`: that of its draft, where this is
    not the deal in play.
    """
    if act is None:
        return None
    if isinstance(act, Logged):
        return _commit_words(words, state, act)
    return step_words(words, state, act.step, form or state.form, again)


def _commit_words(words: Words, state: MatchState, act: Logged) -> str:
    said = game_words(words, state.match.setup.game)
    commit: Commit = act.commit
    match commit:
        case DealSaved(deal) | DealReplaced(deal) if deal.annulled:
            hand = said.hand(_number(state.sheet, deal.id))
            return words.t("{hand}, {word}", hand=hand, word=said.annulled())
        case DealSaved(deal):
            return said.hand(_number(state.sheet, deal.id))
        case DealInserted(deal, before):
            hand = said.hand(_number(state.sheet, deal.id, before))
            return words.t("{hand}, {word}", hand=hand, word=words.t("insertion"))
        case DealReplaced(deal):
            hand = said.hand(_number(state.sheet, deal.id))
            return words.t("{hand}, {word}", hand=hand, word=words.t("correction"))
        case DealDeleted(deal_id):
            hand = said.hand(_number(_sheet_before(state, act), deal_id))
            return words.t("{hand}, {word}", hand=hand, word=words.t("deletion"))
        case SeatsChanged():
            return _seats_words(words, state, act.id, commit)
        case RulesChanged(from_now=from_now):
            return words.t("Rules from now on") if from_now else words.t("Rules")
        case DealerChanged(dealer):
            return words.t("Deals: {name}", name=state.names[dealer])
        case StoppedChanged(stopped):
            return words.t("Match stopped") if stopped else words.t("Match resumed")
        case _:
            return words.t("Notes")


def _number(sheet: Sheet, *deal_ids: str) -> int:
    """The number of the first of these deals that is there; else that of the coming one."""
    found = (row.number for id in deal_ids for row in sheet.rows if row.deal.id == id)
    return next(found, sheet.coming.number)


def _sheet_before(state: MatchState, act: Logged) -> Sheet:
    """The sheet before the last commit; as it is, where that was taken back."""
    log = state.record.log
    if not log or log[-1].id != act.id:
        return state.sheet
    return tally(replayed(state.record.setup, (logged.commit for logged in log[:-1])))


def _seats_words(words: Words, state: MatchState, id: str, commit: SeatsChanged) -> str:
    """Who joined or left with it; else that seats changed."""
    log = state.record.log
    at = next((at for at, logged in enumerate(log) if logged.id == id), len(log))
    match_then = replayed(state.record.setup, (logged.commit for logged in log[:at]))
    before = coming_seats(match_then)
    # One who joins sits in a column of his own, which is not there while that is undone.
    columns = dict(enumerate(state.names))
    first = len(match_then.setup.players)
    for seat, new in enumerate(commit.joined, first):
        columns.setdefault(seat, new.player.name)
    came = [columns[seat] for seat in commit.seated if seat not in before]
    went = [columns[seat] for seat in before if seat not in commit.seated]
    if came:
        return words.t("Joined: {names}", names=name_list(words, came))
    return words.t("Left: {names}", names=name_list(words, went)) if went else words.t("Seats")
