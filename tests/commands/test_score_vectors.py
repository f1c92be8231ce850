"""Every vector through `score --json`."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.commands import score
from tests.support.vectors import rows

BY_NAME = {"dealers": "dealer"}


def scored(row: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    file = folder / "match.json"
    file.write_text(json.dumps(row["match"], ensure_ascii=False), "utf-8")
    code = score.main(["--json", str(file)])
    (line,) = capsys.readouterr().out.splitlines()
    said = json.loads(line)
    errors = [problem for problem in said["problems"] if problem["severity"] == "error"]
    assert code == (1 if errors else 0)
    assert said["file"] == str(file)
    assert all(problem["message"] for problem in said["problems"])
    return said


def is_as_expected(problem: dict[str, Any], expected: dict[str, Any]) -> bool:
    def comparable(key: str, value: Any) -> Any:
        return sorted(map(str, value)) if key == "repairs" else value

    return all(
        comparable(key, problem[key]) == comparable(key, value) for key, value in expected.items()
    )


@pytest.mark.parametrize("row", rows("scoring", "matches", "derive"), ids=lambda row: row["id"])
def test_what_a_match_comes_to(
    row: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = scored(row, tmp_path, capsys)
    for key, expected in row["expect"].items():
        if key == "problems":
            continue
        if key in ("over", "winners", "ranks"):
            assert said[key] == expected
        else:
            assert [hand[BY_NAME.get(key, key)] for hand in said["hands"]] == expected
    codes = {problem["code"] for problem in row["expect"].get("problems", [])}
    # Some of the deals searched for their numbers are beyond what play leaves room for.
    assert {problem["code"] for problem in said["problems"]} <= codes | {"pass-range"}


@pytest.mark.parametrize("row", rows("checks", "derive"), ids=lambda row: row["id"])
def test_which_problems_are_found(
    row: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = scored(row, tmp_path, capsys)
    expected = row["expect"].get("problems", [])
    for one in expected:
        assert any(
            is_as_expected(problem, one)
            for problem in said["problems"]
            if problem["code"] == one["code"]
        )
    codes = {one["code"] for one in expected}
    errors = {problem["code"] for problem in said["problems"] if problem["severity"] == "error"}
    assert errors <= codes


@pytest.mark.parametrize("row", rows("files"), ids=lambda row: row["id"])
def test_which_files_are_read(
    row: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(row["text"], "utf-8")
    assert score.main(["--json", str(file)]) == row["exit"]
    said = json.loads(capsys.readouterr().out)
    if row["code"] is None:
        assert said["hands"] == []
    else:
        assert sorted(said) == ["file", "problems"]
        (problem,) = said["problems"]
        assert (problem["code"], problem["severity"]) == (row["code"], "error")
        assert problem["message"]
