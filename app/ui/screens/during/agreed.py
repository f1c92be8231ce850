"""What the table agreed on: limit, price of a pass, ties; from now on or for the whole match."""

from dataclasses import dataclass, replace

import flet as ft

from app.domain.commits import RulesChanged
from app.domain.foresight import foreseen
from app.domain.match import Rules, RuleValue
from app.domain.possible import possible_commit
from app.ui import ids
from app.ui.components.buttons import primary_button
from app.ui.components.choice import Option, choice_row
from app.ui.components.list_row import section
from app.ui.components.notice import Gravity, notice
from app.ui.components.text import BODY, SUPPORT, text
from app.ui.hooks import Change, use_changing
from app.ui.keys import use_keys
from app.ui.messages import problem_sentence
from app.ui.screens.during.frame import decisions_page
from app.ui.screens.gate import AtMatch, match_screen
from app.ui.screens.result.foretold import foretold
from app.ui.screens.rule_rows import open_rules, rule_rows
from app.ui.screens.undo import commit_keys

_NOW, _WHOLE = "now", "whole"


@dataclass(frozen=True)
class _Wish:
    """Rules chosen by hand, and from when they are to hold."""

    values: tuple[tuple[str, RuleValue], ...] = ()
    scope: str = _NOW

    def with_rule(self, name: str, value: RuleValue) -> "_Wish":
        others = tuple(pair for pair in self.values if pair[0] != name)
        return replace(self, values=(*others, (name, value)))


def _draw(at: AtMatch) -> ft.Control:
    wish, change_wish, latest = use_changing(_Wish)
    use_keys(commit_keys(at))
    wanted = _decision(at, wish)
    closed = _in_the_way(at, wanted)
    what = None if closed else wanted

    async def change() -> None:
        asked = latest()
        asked_for = _decision(at, asked)
        if asked_for is None or _in_the_way(at, asked_for):
            return
        await at.store.commit(asked_for)
        if at.store.state.refusal is None:
            change_wish(lambda now: _Wish(scope=now.scope) if now is asked else now)

    return decisions_page(
        at,
        at.words.t("Table rules"),
        [
            _rules(at, wish, change_wish),
            _scope(at, wish, change_wish),
            notice(at.look, closed, Gravity.ERROR) if closed else _outlook(at, what),
        ],
        action=primary_button(
            at.look,
            at.words.t("Change the rules"),
            None if what is None else change,
            icon=ft.Icons.CHECK_ROUNDED,
            identifier=ids.AGREED_CHANGE,
        ),
        # What is in the way is said on the page.
        waits="" if wanted is not None else at.words.t("Choose other rules first."),
    )


AgreedScreen = match_screen(_draw)


def can_be_changed(at: AtMatch) -> bool:
    """The game leaves something to the table."""
    return bool(open_rules(at.profile))


def _now(at: AtMatch) -> Rules:
    """Those in force for the coming hand."""
    return at.profile.settle(at.state.match.setup.rules)


def _wanted(at: AtMatch, wish: _Wish) -> Rules:
    return Rules.of({**_now(at), **dict(wish.values)})


def _decision(at: AtMatch, wish: _Wish) -> RulesChanged | None:
    """What is wished for, where it is something else than there is."""
    match = at.state.match
    under_others = any(deal.rules is not None for deal in match.deals)
    same = _wanted(at, wish) == _now(at)
    # The rules of today may be made those of the hands before, too.
    if same and not (wish.scope == _WHOLE and under_others):
        return None
    return RulesChanged(_wanted(at, wish), from_now=wish.scope == _NOW)


def _in_the_way(at: AtMatch, what: RulesChanged | None) -> str:
    """Why the match cannot be played by these rules; "" if it can."""
    match, sheet, words = at.state.match, at.state.sheet, at.words
    if what is None or possible_commit(what, match, sheet):
        return ""
    if what.from_now and (sheet.over or sheet.stopped):
        return words.t("No hand is to come: the rules can change for the whole match only.")
    then = foreseen(match, sheet, what).sheet.problems
    wrong = (one for one in then if one.is_error and one not in sheet.problems)
    return " ".join(problem_sentence(words, one, at.names, at.letters) for one in wrong)


def _rules(at: AtMatch, wish: _Wish, change: Change[_Wish]) -> ft.Control:
    def choose(name: str, value: RuleValue) -> None:
        change(lambda now: now.with_rule(name, value))

    rows = rule_rows(at.look, at.game_words, at.profile, _wanted(at, wish), choose, ids.agreed_rule)
    return ft.Column(rows, spacing=at.look.gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _scope(at: AtMatch, wish: _Wish, change: Change[_Wish]) -> ft.Control:
    words = at.words
    options = [
        Option(_NOW, words.t("From now on"), ids.agreed_scope(_NOW)),
        Option(_WHOLE, words.t("Whole match"), ids.agreed_scope(_WHOLE)),
    ]
    means = (
        words.t("Hands played so far stay as they are.")
        if wish.scope == _NOW
        else words.t("Hands played so far are scored again.")
    )
    return ft.Column(
        [
            choice_row(
                at.look,
                words.t("Applies"),
                options,
                wish.scope,
                lambda scope: change(lambda now: replace(now, scope=scope)),
            ),
            text(at.look, means, SUPPORT, ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _outlook(at: AtMatch, what: RulesChanged | None) -> ft.Control | None:
    """What the other rules would do, said before they hold; nothing while nothing is changed."""
    if what is None:
        return None
    said = foretold(at, what)
    parts: list[ft.Control] = []
    if said:
        parts.append(notice(at.look, " ".join(said), Gravity.WARN))
    totals = _totals(at, foreseen(at.state.match, at.state.sheet, what).sheet.totals)
    if totals:
        parts.append(section(at.look, at.words.t("Totals")))
        parts += [text(at.look, line, BODY) for line in totals]
    if not parts:
        nothing = at.words.t("Totals and the end stay as they are.")
        parts.append(text(at.look, nothing, BODY, ft.Colors.ON_SURFACE_VARIANT))
    return ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _totals(at: AtMatch, then: tuple[int, ...]) -> list[str]:
    """Whose total changes, from what to what."""
    words = at.words
    return [
        words.t("{name}: {before}, then {after}", name=at.names[seat], before=before, after=after)
        for seat, (before, after) in enumerate(zip(at.state.sheet.totals, then, strict=True))
        if before != after
    ]
