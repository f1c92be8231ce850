"""The `score` command as people and programs meet it."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from app.commands import score
from app.l10n.locales import LOCALES
from tests.support.vectors import rows

WON = {
    "format": "tally-nine/match",
    "version": 1,
    "game": "nines",
    "rules": {},
    "players": ["Олена", "中村", "Rita"],
    "first_dealer": 2,
    "opening_totals": [0, 60, 12],
    "hands": [
        {"out": None, "left": [{"cards": ["AC"]}, {"points": 17}, {"points": 15, "count": 1}]},
        {"annulled": True},
        {"out": 0, "left": [{"cards": []}, {"cards": ["9D", "QH"]}, {"ranks": {"2": 1, "3": 1}}]},
        {"out": 0, "left": [{"cards": []}, {"points": 5}, {"points": 5}]},
    ],
}


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> Any:
    return subprocess.run(
        [sys.executable, "-m", "app", "score", *arguments],
        input=stdin,
        capture_output=True,
        env=os.environ | environment,
        check=False,
    )


def saved(folder: Path, tree: Any, name: str = "match.json") -> str:
    file = folder / name
    file.write_text(json.dumps(tree), "utf-8")
    return str(file)


def test_the_sheet_as_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = saved(tmp_path, WON)
    assert score.main([name]) == 0
    assert capsys.readouterr().out == (
        f"{name}\n"
        "    Dealer  Went out    Олена      中村      Rita\n"
        " -                          0        60        12\n"
        " 1  Rita    blocked   +1    1  +17   77  +15   27\n"
        "2*  Олена   annulled  +0    1   +0   77   +0   27\n"
        " 3  Олена   Олена     +0    1  +25  102   +5   32\n"
        "4*  中村    Олена     +0    1   +5  102   +5   32\n"
        "* does not count\n"
        "Winner: Олена\n"
        "Warning, hand 4: The match was over before this. It is kept but does not count.\n"
    )


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hands": []}, "The match goes on."),
        ({"stopped": True}, "Closed without a winner."),
        ({"first_dealer": 9}, "There are errors, so nobody has won."),
        ({"opening_totals": [0, 99, 1], "hands": WON["hands"][:1]}, "Winner: Олена"),
        (
            {"opening_totals": [15, 90, 1], "hands": WON["hands"][:1]},
            "Winners: Олена and Rita",
        ),
    ],
)
def test_how_the_match_stands(
    changes: dict[str, Any],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    score.main([saved(tmp_path, WON | changes)])
    assert sentence in capsys.readouterr().out.splitlines()


def test_one_who_does_not_play_and_names_that_would_break_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = {"out": 0, "left": [{"cards": []}, {"points": 5}, None], "seats": [0, 1]}
    tree = WON | {"hands": [hand], "players": ["A\x1b[2J\nB", "C", "D"]}
    assert score.main([saved(tmp_path, tree)]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert out.splitlines()[1].split() == ["Dealer", "Went", "out", "A?[2J?B", "C", "D"]
    assert out.splitlines()[3].endswith(" -")


def test_files_are_answered_in_order_and_the_worst_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = saved(tmp_path, WON, "good.json")
    bad = saved(tmp_path, WON | {"first_dealer": 9}, "bad.json")
    missing = str(tmp_path / "missing.json")
    assert score.main(["--json", good, bad]) == 1
    capsys.readouterr()
    assert score.main(["--json", missing, bad, good, str(tmp_path)]) == 2
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["file"] for line in lines] == [missing, bad, good, str(tmp_path)]
    assert lines[0]["problems"][0]["code"] == "cannot-read"
    assert lines[3]["problems"][0]["code"] == "cannot-read"
    assert [hand["dealer"] for hand in lines[1]["hands"]] == [None] * 4
    assert [hand["totals"] for hand in lines[1]["hands"]] == [None] * 4
    assert score.main([missing, good]) == 2
    assert capsys.readouterr().out.startswith(f"{missing}: This file cannot be opened.\n\n{good}\n")


@pytest.mark.parametrize(("tag", "told"), [("xx", True), ("", True), ("pt-BR", False)])
def test_a_language_that_is_not_ours_is_answered_in_english_and_said_to_be(
    tag: str, told: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score.main(["--lang", tag, saved(tmp_path, WON)]) == 0
    said = capsys.readouterr()
    assert ("Winner: Олена" in said.out) == told
    noted = f"--lang {tag!r} is none of en, uk, ru, pt: English is used.\n"
    assert said.err == (noted if told else "")


def test_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = io.BytesIO(json.dumps(WON).encode())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(data))
    assert score.main(["--json", "-"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["file"], said["winners"]) == ("-", [0])


def test_the_data_of_a_problem_and_its_repairs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (slip,) = [row for row in rows("derive") if row["id"] == "DV03"]
    (twice,) = [row for row in rows("checks") if row["id"] == "N23"]
    score.main(
        ["--json", saved(tmp_path, slip["match"], "a"), saved(tmp_path, twice["match"], "b")]
    )
    first, second = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert first["problems"] == [
        {
            "hand": 1,
            "seat": None,
            "code": "pass-count",
            "severity": "warning",
            "repairs": [{"seat": 1, "passes": 2}, {"seat": 1, "count": 1}, {"opener": 2}],
            "message": "Cards and passes do not agree. One of these would settle it: "
            "P2: 2 passes; P2: 1 card; 9 of diamonds: P3.",
        }
    ]
    (problem,) = second["problems"]
    assert problem["data"] == "9D"
    assert "repairs" not in problem
    assert "expected" not in problem


@pytest.mark.parametrize("tag", [*LOCALES, "uk-UA", "xx", ""])
def test_in_every_language(tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trees = [row["match"] for row in rows("checks")]
    names = [saved(tmp_path, tree, str(at)) for at, tree in enumerate(trees)]
    assert score.main(["--lang", tag, *names]) == 1
    assert len(capsys.readouterr().out) > 1000


def test_without_a_file_there_is_nothing_to_score(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        score.main([])
    assert caught.value.code == 2
    assert "FILE" in capsys.readouterr().err


def test_as_its_own_process(tmp_path: Path) -> None:
    name = saved(tmp_path, WON, "матч.json")
    done = run(name, "--lang", "uk", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Олена" in done.stdout.decode("utf-8")
    done = run("--json", "-", stdin=json.dumps(WON).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["ranks"] == [1, 3, 2]
    done = run("-", stdin=b"NaN")
    assert (done.returncode, done.stderr) == (2, b"")
    assert b"Traceback" not in done.stdout


def test_a_reader_who_has_had_enough(tmp_path: Path) -> None:
    name = saved(tmp_path, WON)
    command: Sequence[str] = [sys.executable, "-m", "app", "score", *[name] * 2000]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
