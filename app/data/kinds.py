"""The persisted names of everything a match is made of.

They are frozen: a document written with them must be readable for ever. A new kind or key, or
another meaning of an old one, is a new schema (migrations.py).
"""

from app.data.shapes import (
    FLAG,
    NUMBER,
    TEXT,
    BadShape,
    Json,
    Shape,
    many,
    maybe,
    pair,
    record,
    tagged,
)
from app.domain.commits import (
    Commit,
    DealDeleted,
    DealerChanged,
    DealInserted,
    DealReplaced,
    DealSaved,
    Joined,
    NotesChanged,
    RulesChanged,
    SeatsChanged,
    StoppedChanged,
)
from app.domain.deal import Adjustment, Count, Deal, Held, Holding, Points
from app.domain.draft import Draft, Edit, Insert, Play, Taken, Target
from app.domain.log import Logged, Undone
from app.domain.match import Player, Rules, RuleValue, Setup
from app.domain.problems import Code, Repair
from app.domain.steps import (
    CardAdded,
    CardHeld,
    CardPlayed,
    CardRemoved,
    CardsSet,
    CountSet,
    FineAdded,
    FineRemoved,
    Focused,
    GridCleared,
    NoCardPlayed,
    OpenerSet,
    Passed,
    PassesSet,
    PassTakenBack,
    Piece,
    ProblemKept,
    Repaired,
    RowSet,
    Step,
    SuitNamed,
    TotalSet,
    WentOut,
    WithoutPassesSet,
)

_Key = str | int

_MAYBE_NUMBER = maybe(NUMBER)


def _read_rule(found: Json) -> RuleValue:
    return found if isinstance(found, str) else NUMBER.read(found)


def _read_key(found: Json) -> _Key:
    return found if isinstance(found, str) else NUMBER.read(found)


def _read_code(found: Json) -> Code:
    try:
        return Code(TEXT.read(found))
    except ValueError as error:
        raise BadShape(str(error)) from None


_RULE: Shape[RuleValue] = Shape(lambda value: value, _read_rule)
_RULE_ITEMS = many(pair(TEXT, _RULE))
RULES: Shape[Rules] = Shape(
    lambda rules: _RULE_ITEMS.write(rules.values_by_name),
    lambda found: Rules(_RULE_ITEMS.read(found)),
)
PATH: Shape[tuple[_Key, ...]] = many(Shape(lambda key: key, _read_key))
CODE: Shape[Code] = Shape(lambda code: code.value, _read_code)
PLAYER = record(Player, name=TEXT, id=maybe(TEXT))
SETUP = record(
    Setup,
    game=TEXT,
    players=many(PLAYER),
    rules=RULES,
    first_dealer=NUMBER,
    opening=many(NUMBER),
)
HOLDING: Shape[Holding] = tagged(
    "holding",
    {
        "held": (Held, {"cards": many(TEXT), "ranks": many(pair(TEXT, NUMBER))}),
        "points": (Points, {"points": _MAYBE_NUMBER, "count": _MAYBE_NUMBER}),
        "count": (Count, {"count": NUMBER}),
    },
)
DEAL = record(
    Deal,
    id=TEXT,
    out=_MAYBE_NUMBER,
    left=many(maybe(HOLDING)),
    opener=_MAYBE_NUMBER,
    passes=maybe(many(_MAYBE_NUMBER)),
    without_passes=FLAG,
    adjustments=many(record(Adjustment, seat=NUMBER, points=NUMBER, reason=TEXT)),
    kept=many(TEXT),
    annulled=FLAG,
    dealer=_MAYBE_NUMBER,
    seats=maybe(many(NUMBER)),
    rules=maybe(RULES),
)
PIECE = record(Piece, rank=TEXT, suit=maybe(TEXT))
REPAIR = record(
    Repair, seat=_MAYBE_NUMBER, passes=_MAYBE_NUMBER, count=_MAYBE_NUMBER, opener=_MAYBE_NUMBER
)
STEP: Shape[Step] = tagged(
    "step",
    {
        "passed": (Passed, {"seat": NUMBER}),
        "pass-taken-back": (PassTakenBack, {"seat": NUMBER}),
        "passes-set": (PassesSet, {"seat": NUMBER, "passes": _MAYBE_NUMBER}),
        "opener-set": (OpenerSet, {"seat": _MAYBE_NUMBER}),
        "went-out": (WentOut, {"seat": _MAYBE_NUMBER}),
        "card-added": (CardAdded, {"seat": NUMBER, "piece": PIECE}),
        "card-removed": (CardRemoved, {"seat": NUMBER, "position": NUMBER}),
        "cards-set": (CardsSet, {"seat": NUMBER, "pieces": many(PIECE)}),
        "total-set": (TotalSet, {"seat": NUMBER, "points": _MAYBE_NUMBER}),
        "count-set": (CountSet, {"seat": NUMBER, "count": _MAYBE_NUMBER}),
        "row-set": (RowSet, {"suit": TEXT, "low": maybe(TEXT), "high": maybe(TEXT)}),
        "card-held": (CardHeld, {"seat": _MAYBE_NUMBER, "piece": PIECE}),
        "grid-cleared": (GridCleared, {}),
        "suit-named": (SuitNamed, {"suit": maybe(TEXT)}),
        "no-card-played": (NoCardPlayed, {"seat": NUMBER}),
        "card-played": (CardPlayed, {}),
        "without-passes-set": (WithoutPassesSet, {"on": FLAG}),
        "fine-added": (FineAdded, {"seat": NUMBER, "points": NUMBER, "reason": TEXT}),
        "fine-removed": (FineRemoved, {"position": NUMBER}),
        "problem-kept": (ProblemKept, {"code": CODE}),
        "repaired": (Repaired, {"repair": REPAIR}),
        "focused": (Focused, {"seat": NUMBER, "on_passes": FLAG}),
    },
)
TARGET: Shape[Target] = tagged(
    "target",
    {
        "play": (Play, {}),
        "edit": (Edit, {"deal_id": TEXT}),
        "insert": (Insert, {"before": TEXT}),
    },
)
TAKEN = record(Taken, id=TEXT, step=STEP)
DRAFT = record(Draft, target=TARGET, taken=many(TAKEN), undone=many(TAKEN))
COMMIT: Shape[Commit] = tagged(
    "commit",
    {
        "deal-saved": (DealSaved, {"deal": DEAL}),
        "deal-replaced": (DealReplaced, {"deal": DEAL}),
        "deal-inserted": (DealInserted, {"deal": DEAL, "before": TEXT}),
        "deal-deleted": (DealDeleted, {"deal_id": TEXT}),
        "seats-changed": (
            SeatsChanged,
            {
                "seated": many(NUMBER),
                "joined": many(record(Joined, player=PLAYER, start=NUMBER)),
            },
        ),
        "rules-changed": (RulesChanged, {"rules": RULES, "from_now": FLAG}),
        "dealer-changed": (DealerChanged, {"dealer": NUMBER}),
        "stopped-changed": (StoppedChanged, {"stopped": FLAG}),
        "notes-changed": (NotesChanged, {"notes": TEXT}),
    },
)
LOGGED = record(Logged, id=TEXT, commit=COMMIT, draft=maybe(DRAFT))
UNDONE = record(Undone, logged=LOGGED, aside=many(DRAFT))
