from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.places import Place, memory_place, real_place


@pytest.fixture(params=["files", "memory"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return real_place(tmp_path) if request.param == "files" else memory_place()
