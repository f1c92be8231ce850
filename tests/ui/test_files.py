"""Files through the client: one that is saved, some that are chosen."""

from collections.abc import Sequence
from typing import Any

import flet as ft
import pytest

from app.services.files import Chosen, PickedFile, Saved
from app.services.flet_files import FletFiles
from tests.support.stage import Stage


def at_stage(made: list[FletFiles], *, web: bool = True, saved: Any = None) -> Stage:
    @ft.component
    def screen() -> ft.Control:
        if not made:
            made.append(FletFiles(ft.context.page))
        return ft.Text("")

    return Stage(screen, page={"web": web}, answers={"save_file": saved})


async def chosen(stage: Stage, action: ft.ClientAction | None, files: list[dict[str, Any]]) -> None:
    """What the client tells once the person has chosen."""
    assert isinstance(action, ft.PickFiles)
    assert action.method == "pick_files"
    await stage.fire(action.file_picker, "result", {"files": files})


async def test_what_is_chosen_comes_with_its_content() -> None:
    made: list[FletFiles] = []
    taken: list[PickedFile] = []
    async with at_stage(made) as stage:
        action = made[0].choosing(Chosen.MATCHES, taken.extend)
        assert isinstance(action, ft.PickFiles)
        assert action.allow_multiple
        files: list[dict[str, Any]] = [
            {"id": 0, "name": "a.json", "size": 2, "bytes": b"{}"},
            {"id": 1, "name": "b.json", "size": 1, "bytes": [123]},
            {"id": 2, "name": "c.json", "size": 1, "bytes": None},
        ]
        await chosen(stage, action, files)
    assert taken == [
        PickedFile("a.json", b"{}"),
        PickedFile("b.json", b"{"),
        PickedFile("c.json", None),
    ]


async def test_the_button_drawn_last_is_told_and_nobody_of_nothing() -> None:
    made: list[FletFiles] = []
    told: list[str] = []

    async def later(files: Sequence[PickedFile]) -> None:
        told.append(files[0].name)

    async with at_stage(made) as stage:
        made[0].choosing(Chosen.BACKUP, lambda _: told.append("never"))
        action = made[0].choosing(Chosen.BACKUP, later)
        await chosen(stage, action, [])
        await chosen(stage, action, [{"id": 0, "name": "b.gz", "size": 0, "bytes": b""}])
    assert told == ["b.gz"]


async def test_a_screen_that_is_drawn_first_can_let_files_be_chosen() -> None:
    taken: list[str] = []

    @ft.component
    def screen() -> ft.Control:
        files = ft.use_state(lambda: FletFiles(ft.context.page))[0]
        action = files.choosing(Chosen.BACKUP, lambda found: taken.append(found[0].name))
        return ft.Button("", action=action)

    async with Stage(screen) as stage:
        (button,) = (each for each in stage.controls() if isinstance(each, ft.Button))
        action = button.action
        assert isinstance(action, ft.ClientAction)
        await chosen(stage, action, [{"id": 0, "name": "b.gz", "size": 0, "bytes": b""}])
        assert stage.wire.errors == []
    assert taken == ["b.gz"]


async def test_a_file_that_cannot_be_taken_freezes_nothing() -> None:
    made: list[FletFiles] = []

    def broken(_: Sequence[PickedFile]) -> None:
        raise RuntimeError("no")

    async with at_stage(made) as stage:
        action = made[0].choosing(Chosen.BACKUP, broken)
        await chosen(stage, action, [{"id": 0, "name": "b.gz", "size": 0, "bytes": b""}])
        assert stage.wire.errors == []


@pytest.mark.parametrize(
    ("web", "path", "saved"),
    [(True, None, Saved.DONE), (False, "/home/a.json", Saved.DONE), (False, None, Saved.LEFT)],
)
async def test_a_browser_tells_no_path(web: bool, path: str | None, saved: Saved) -> None:
    made: list[FletFiles] = []
    async with at_stage(made, web=web, saved=path):
        assert await made[0].save("a.json", b"{}") is saved


async def test_a_client_that_cannot_save_is_no_disaster() -> None:
    made: list[FletFiles] = []
    async with at_stage(made):
        # Nothing to save: Flet refuses that.
        assert await made[0].save("a.json", b"") is Saved.FAILED
