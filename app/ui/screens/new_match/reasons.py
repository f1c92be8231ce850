"""Why a match cannot begin yet, in words. No Flet here."""

from app.l10n.catalog import Words
from app.l10n.letters import Letters
from app.stores.plan import Plan, Settled
from app.ui.messages import problem_sentence


def reason_to_wait(words: Words, now: Settled, letters: Letters) -> str | None:
    """The first thing that keeps the match from beginning; None: it can begin."""
    if now.missing > 0:
        return words.n(
            "{count} more player is needed.", "{count} more players are needed.", now.missing
        )
    if now.missing < 0:
        return words.n(
            "{count} player too many for this game.",
            "{count} players too many for this game.",
            -now.missing,
        )
    if now.problems:
        return problem_sentence(words, now.problems[0], _names(now), letters)
    if None in now.opening:
        return words.t("Every player needs an opening total.")
    if now.dealer is None:
        return words.t("Choose who deals first, or let the lot decide.")
    return None


def total_problem(
    words: Words, plan: Plan, now: Settled, seat: int, letters: Letters
) -> str | None:
    """What is wrong with the opening total typed for a seat; None: nothing, or nothing typed."""
    if not plan.total(now.players[seat].id):
        return None
    found = next((p for p in now.problems if p.seat == seat), None)
    return None if found is None else problem_sentence(words, found, _names(now), letters)


def _names(now: Settled) -> tuple[str, ...]:
    return tuple(player.name for player in now.players)
