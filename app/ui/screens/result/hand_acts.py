"""What can be done to a hand of the sheet at once, and what it would do to the end of the match."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from app.domain.commits import Commit, DealDeleted, DealReplaced
from app.domain.draft import Edit, Target
from app.domain.sheet import Row
from app.ui import routes
from app.ui.components.snack import snack
from app.ui.screens.gate import AtMatch
from app.ui.screens.result.foretold import foretold
from app.ui.sheet_words import sheet_words


@dataclass(frozen=True)
class HandAct:
    """`said`: what has to be said before; `do` makes the change and says it, with the way back."""

    label: str
    said: tuple[str, ...]
    do: Callable[[ft.Page], Awaitable[None]]


def enter(at: AtMatch, target: Target) -> None:
    """Opens the form of a hand: at what is left, or where nobody said who went out at that."""
    state = at.state.seen_from(target)
    decided = state is not None and state.form.entered.decided
    at.go(routes.entry(at.match_id, target) if decided else routes.out(at.match_id, target))


def deleting(at: AtMatch, row: Row) -> HandAct:
    """Takes the hand off the sheet."""
    what, said = DealDeleted(row.deal.id), sheet_words(at.words, at.profile.id)

    async def delete(page: ft.Page) -> None:
        await at.store.commit(what)
        if at.store.state.refusal is None:
            page.navigate(routes.sheet(at.match_id))
            tell(at, page, said.deleted(row.number))

    return HandAct(said.delete(), foretold(at, what), delete)


def annulling(at: AtMatch, row: Row) -> HandAct | None:
    """Lets the hand count for nothing; None where it does already."""
    what = _annulled(at, row)
    if what is None:
        return None

    async def annul(page: ft.Page) -> None:
        await at.store.annul(target=Edit(row.deal.id))
        if at.store.state.refusal is None:
            tell(at, page, at.game_words.was_annulled())

    return HandAct(at.game_words.annul(), foretold(at, what), annul)


def _annulled(at: AtMatch, row: Row) -> Commit | None:
    state = at.state.seen_from(Edit(row.deal.id))
    if state is None or not state.form.annul_possible:
        return None
    return DealReplaced(replace(state.form.recorded, annulled=True))


def tell(at: AtMatch, page: ft.Page, sentence: str) -> None:
    """Says what was decided just now, with the way back."""
    made = at.store.state.record.position
    back = partial(_take_back, at, made)
    page.show_dialog(snack(at.look, sentence, at.words.t("Undo"), back))


async def _take_back(at: AtMatch, made: str) -> None:
    """Undoes that commit, if nothing else was decided since."""
    if at.store.state.record.position == made:
        await at.store.undo(made, None)
