"""What can be done to a match being set up: each gives the plan after it."""

from collections.abc import Callable
from dataclasses import replace

from app.domain.match import RuleValue
from app.stores.plan import Plan, Settled


def with_game(plan: Plan, game_id: str) -> Plan:
    """Another game; who sits where stays if it was chosen by hand."""
    return replace(plan, game=game_id)


def with_seated(plan: Plan, now: Settled, id: str) -> Plan:
    """One more at the end of the order of play; at a full table in place of the last one."""
    ids = [player.id for player in now.players if player.id != id]
    kept = ids[: now.profile.max_players - 1]
    return replace(plan, players=(*kept, id))


def without_seat(plan: Plan, now: Settled, seat: int) -> Plan:
    ids = [player.id for player in now.players]
    gone = ids.pop(seat)
    dealer = None if plan.dealer == gone else plan.dealer
    return replace(plan, players=tuple(ids), dealer=dealer)


def with_moved(plan: Plan, now: Settled, seat: int, step: int) -> Plan:
    """The player at `seat` changes places with the one `step` seats further on."""
    ids = [player.id for player in now.players]
    other = seat + step
    if 0 <= other < len(ids):
        ids[seat], ids[other] = ids[other], ids[seat]
    # Who deals goes with the player, also where nobody chose him by hand.
    return replace(plan, players=tuple(ids), dealer=_dealer_id(now))


def with_dealer(plan: Plan, now: Settled, seat: int) -> Plan:
    return replace(plan, dealer=now.players[seat].id, by_lot=False)


def with_lot(plan: Plan, now: Settled, draw: Callable[[int], int]) -> Plan:
    """`draw(n)` gives a number below n; the seat of that number deals first."""
    if not now.players:
        return plan
    seat = draw(len(now.players))
    return replace(plan, dealer=now.players[seat].id, by_lot=True)


def with_rule(plan: Plan, game_id: str, rule: str, value: RuleValue) -> Plan:
    others = tuple(chosen for chosen in plan.rules if chosen[:2] != (game_id, rule))
    return replace(plan, rules=(*others, (game_id, rule, value)))


def with_paper(plan: Plan, on: bool) -> Plan:
    """Whether the match goes on from totals on paper; what was typed for it is kept."""
    return replace(plan, from_paper=on)


def with_typed(plan: Plan, name: str) -> Plan:
    return replace(plan, name=name)


def with_total(plan: Plan, id: str, text: str) -> Plan:
    others = tuple(typed for typed in plan.totals if typed[0] != id)
    return replace(plan, totals=(*others, (id, text)))


def _dealer_id(now: Settled) -> str | None:
    return None if now.dealer is None else now.players[now.dealer].id
