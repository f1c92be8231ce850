"""Files through Flet's picker."""

import logging
from functools import cached_property, partial
from inspect import isawaitable

import flet as ft

from app.services.files import Chosen, PickedFile, Saved, Take

_log = logging.getLogger(__name__)


class FletFiles:
    """Holds the services for the life of the session, each from when it is asked for. `page`: whose
    files these are.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._takes: dict[Chosen, Take] = {}

    @cached_property
    def _saver(self) -> ft.FilePicker:
        return ft.FilePicker()

    @cached_property
    def _pickers(self) -> dict[Chosen, ft.FilePicker]:
        # One each: what was chosen is told to the picker that was asked.
        return {what: ft.FilePicker(on_result=partial(self._told, what)) for what in Chosen}

    async def save(self, name: str, data: bytes) -> Saved:
        try:
            saved = await self._saver.save_file(file_name=name, src_bytes=data)
        except Exception as error:
            _log.warning("save %s: %s", name, error)
            return Saved.FAILED
        # A browser puts it where downloads go and tells no path.
        return Saved.DONE if self._page.web or saved is not None else Saved.LEFT

    def choosing(self, what: Chosen, take: Take) -> ft.ClientAction | None:
        self._takes[what] = take
        return ft.PickFiles(
            self._pickers[what],
            allow_multiple=what.value,
            with_data=True,
            # Some browsers take the focus away for a moment while a file is read.
            cancel_upload_on_window_blur=False,
        )

    async def _told(self, what: Chosen, event: ft.FilePickerResultEvent) -> None:
        take = self._takes.get(what)
        if take is None or not event.files:
            return
        files = [PickedFile(file.name, _bytes(file.bytes)) for file in event.files]
        try:
            taken = take(files)
            if isawaitable(taken):
                await taken
        except Exception:
            _log.exception("The files that were chosen could not be taken")


def _bytes(data: object) -> bytes | None:
    match data:
        case bytes():
            return data
        case bytearray() | memoryview() | list():
            return bytes(data)
        case _:
            return None
