"""The match that one client is setting up, kept among its preferences."""

import json
from collections.abc import Callable
from dataclasses import asdict, fields
from typing import Any

from app.domain.games import GAMES
from app.stores.client_store import Preferences
from app.stores.plan import Plan
from app.stores.store import Store

_KEY = "tally-nine.new-match"


class PlanStore(Store[Plan]):
    """Make it with `opened`; without preferences it lasts as long as the session."""

    def __init__(self, preferences: Preferences | None = None, plan: Plan | None = None) -> None:
        super().__init__(plan or Plan())
        self._preferences = preferences

    @classmethod
    async def opened(cls, preferences: Preferences) -> "PlanStore":
        """The store with what was kept."""
        return cls(preferences, plan_of(await preferences.get(_KEY) or ""))

    async def change(self, change: Callable[[Plan], Plan]) -> None:
        """Shows the changed plan at once and then keeps it."""
        before = self.state
        self._set(change(before))
        if self.state != before and self._preferences is not None:
            await self._preferences.set(_KEY, plan_text(self.state))

    async def clear(self) -> None:
        """The match has begun: the next one starts from the last choices."""
        await self.change(lambda _: Plan())


def plan_text(plan: Plan) -> str:
    """The plan to be kept."""
    return json.dumps(asdict(plan), ensure_ascii=False)


def plan_of(text: str) -> Plan:
    """The plan that was kept as `text`; what cannot be understood is as at the start."""
    try:
        kept = json.loads(text)
        known = {field.name for field in fields(Plan)}
        plan = Plan(**{name: _frozen(value) for name, value in kept.items() if name in known})
        usable = _usable(plan)
    except (ValueError, TypeError, AttributeError):
        return Plan()
    return plan if usable else Plan()


def _usable(plan: Plan) -> bool:
    """Whether everything in the plan is of the kind it should be."""
    texts = [plan.game, plan.name, *(plan.players or ())]
    texts += [text for row in plan.totals for text in row]
    texts += [name for of, rule, _ in plan.rules for name in (of, rule)]
    return (
        all(isinstance(text, str) for text in texts)
        and isinstance(plan.dealer, str | None)
        and isinstance(plan.players, tuple | None)
        and plan.game in ("", *GAMES)
        and all(len(row) == 2 for row in plan.totals)
        and all(isinstance(value, int | str) for _, _, value in plan.rules)
        and isinstance(plan.by_lot, bool)
        and isinstance(plan.from_paper, bool)
    )


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
