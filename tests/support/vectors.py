"""The vectors of tests/data."""

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def rows(*names: str) -> list[Any]:
    """One row a case, each with its id."""
    return [row for name in names for row in json.loads((DATA / f"{name}.json").read_text("utf-8"))]
