"""What `score --json` says of one file, one object on one line (docs/format.md)."""

import json
from typing import Any

from app.commands.scored import Scored
from app.domain.problems import Code, Problem, Repair
from app.domain.sheet import Row
from app.l10n.catalog import Words
from app.ui.input_messages import file_sentence


def as_json(words: Words, scored: Scored) -> str:
    """The object of one file; only `file` and `problems` where it could not be read."""
    tree: dict[str, Any] = {"file": scored.name}
    sheet = scored.sheet
    if sheet is None:
        message = file_sentence(words, scored.fault)
        tree["problems"] = [_problem(scored.fault, "error", message)]
        return json.dumps(tree, ensure_ascii=False)
    nobody_deals = any(problem.code is Code.BAD_SEAT for problem in sheet.problems)
    tree["hands"] = [_hand(row, nobody_deals) for row in sheet.rows]
    tree["over"] = sheet.over
    tree["winners"] = sheet.winners
    tree["ranks"] = sheet.ranks
    tree["problems"] = [
        _problem(
            problem.code.value,
            problem.severity.value,
            scored.sentence(words, problem),
            problem,
        )
        for problem in sheet.all_problems
    ]
    return json.dumps(tree, ensure_ascii=False)


def _hand(row: Row, nobody_deals: bool) -> dict[str, Any]:
    return {
        "dealer": None if nobody_deals else row.dealer,
        "leads": None if nobody_deals else row.leads,
        "penalties": row.penalties,
        "totals": row.totals,
        "passes": row.passes,
        "counted": row.counted,
    }


def _problem(
    code: str, severity: str, message: str, problem: Problem | None = None
) -> dict[str, Any]:
    tree: dict[str, Any] = {
        "hand": problem.hand if problem else None,
        "seat": problem.seat if problem else None,
        "code": code,
        "severity": severity,
    }
    if problem and problem.detail is not None:
        tree["data"] = problem.detail
    if problem and problem.code is Code.PASS_COUNT:
        tree["repairs"] = [_repair(repair) for repair in problem.repairs]
    return tree | {"message": message}


def _repair(repair: Repair) -> dict[str, int]:
    """{"seat": 3, "passes": 5}, {"seat": 1, "count": 2} or {"opener": 2}."""
    said = {
        "seat": repair.seat,
        "passes": repair.passes,
        "count": repair.count,
        "opener": repair.opener,
    }
    return {name: number for name, number in said.items() if number is not None}
