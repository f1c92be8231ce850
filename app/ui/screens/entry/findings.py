"""What the checks say of a hand while it is entered, in words, with the steps that mend it.

No Flet here. The question for missing passes is no finding: it is asked below the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from app.domain.cards import FULL_PACK
from app.domain.form import Form
from app.domain.problems import Code, Problem, Repair
from app.domain.steps import CardRemoved, ProblemKept, Repaired, Step
from app.l10n.card_names import card_text
from app.l10n.catalog import Words, opening
from app.l10n.letters import Letters
from app.ui.messages import problem_sentence, repair_label
from app.ui.screens.entry.doubts import MOST_REPAIRS, places_of


@dataclass(frozen=True)
class Fix:
    """A change that would settle it, and what its button says."""

    label: str
    step: Step


@dataclass(frozen=True)
class Finding:
    """`seats` it concerns, none: the hand as a whole. `keep`: the table may insist on it."""

    sentence: str
    is_error: bool
    seats: tuple[int, ...] = ()
    fixes: tuple[Fix, ...] = ()
    keep: Fix | None = None


def findings(
    words: Words, form: Form, names: Sequence[str], letters: Letters
) -> tuple[Finding, ...]:
    """What is wrong or doubtful and was not kept, errors first."""
    found = [
        _finding(words, form, problem, names, letters)
        for problem in form.doubts
        if problem.code is not Code.PASSES_UNKNOWN
    ]
    return tuple(sorted(found, key=lambda finding: not finding.is_error))


def single_fix(found: Sequence[Finding]) -> Step | None:
    """The repair, where there is just one for everything found."""
    fixes = [fix for finding in found for fix in finding.fixes]
    return fixes[0].step if len(fixes) == 1 else None


def _finding(
    words: Words, form: Form, problem: Problem, names: Sequence[str], letters: Letters
) -> Finding:
    if problem.code is Code.DUPLICATE_CARD and problem.seat is not None:
        return _twice(words, form, problem, problem.seat, names, letters)
    if problem.code is Code.PASS_COUNT and len(problem.repairs) == 1:
        return _one_repair(words, form, problem, problem.repairs[0], names, letters)
    if problem.code is Code.CARD_COUNT and problem.seat is not None:
        return _on_grid(words, problem, problem.seat, names, letters)
    repairs = problem.repairs if len(problem.repairs) <= MOST_REPAIRS else ()
    return Finding(
        problem_sentence(words, problem, names, letters),
        problem.is_error,
        problem.seats if problem.seat is None else (problem.seat,),
        tuple(Fix(opening(repair_label(words, one, names)), Repaired(one)) for one in repairs),
        None if problem.is_error else Fix(words.t("Keep it"), _kept(problem)),
    )


def _twice(
    words: Words,
    form: Form,
    problem: Problem,
    seat: int,
    names: Sequence[str],
    letters: Letters,
) -> Finding:
    """Which card, and in whose hand it lies besides; either of them may be mended."""
    code = problem.detail or ""
    card = FULL_PACK.card(code)
    places = places_of(form, code)
    others = [other for other in places if other != seat]
    if not others or card is None:
        fixes = (Fix(words.t("Remove"), CardRemoved(seat, places[seat])),)
        return Finding(problem_sentence(words, problem, names, letters), True, (seat,), fixes)
    return Finding(
        words.t(
            "{name}: {card} is entered already, with {other}.",
            name=names[seat],
            card=card_text(words, card),
            other=names[others[0]],
        ),
        True,
        tuple(places),
        tuple(
            Fix(words.t("{name}: remove the card", name=names[holder]), CardRemoved(holder, place))
            for holder, place in places.items()
        ),
    )


def _one_repair(
    words: Words,
    form: Form,
    problem: Problem,
    repair: Repair,
    names: Sequence[str],
    letters: Letters,
) -> Finding:
    """Both numbers: the one recorded and the one that would fit."""
    found, right = _numbers(form, repair)
    if repair.seat is None or found is None or right is None:
        fix = Fix(opening(repair_label(words, repair, names)), Repaired(repair))
        sentence = problem_sentence(words, problem, names, letters)
        return Finding(sentence, False, (), (fix,), Fix(words.t("Keep it"), _kept(problem)))
    name = names[repair.seat]
    if repair.passes is not None:
        sentence = words.n(
            "{name}: {count} pass recorded, the turn count gives {right}.",
            "{name}: {count} passes recorded, the turn count gives {right}.",
            found,
            name=name,
            right=right,
        )
    else:
        sentence = words.n(
            "{name}: {count} card recorded, the turn count gives {right}.",
            "{name}: {count} cards recorded, the turn count gives {right}.",
            found,
            name=name,
            right=right,
        )
    fix = Fix(words.t("Set to {number}", number=right), Repaired(repair))
    keep = Fix(words.t("Keep {number}", number=found), _kept(problem))
    return Finding(sentence, False, (repair.seat,), (fix,), keep)


def _on_grid(
    words: Words, problem: Problem, seat: int, names: Sequence[str], letters: Letters
) -> Finding:
    """The count of one seat, and what the cards say."""
    return Finding(
        problem_sentence(words, problem, names, letters),
        False,
        (seat,),
        tuple(
            Fix(words.t("Set to {number}", number=repair.count or 0), Repaired(repair))
            for repair in problem.repairs
        ),
        Fix(words.t("Keep {number}", number=problem.value or 0), _kept(problem)),
    )


def _numbers(form: Form, repair: Repair) -> tuple[int | None, int | None]:
    """The number that was recorded, and the one that would fit."""
    if repair.seat is None:
        return None, None
    if repair.passes is not None:
        return form.entered.passes[repair.seat], repair.passes
    return form.entered.left[repair.seat].count, repair.count


def _kept(problem: Problem) -> Step:
    return ProblemKept(problem.code)
