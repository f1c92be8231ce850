"""What the app is held against: a bare Flet screen behind the same server.

`python -m bench.bare --port N --controls C --changing D`: C controls, all of them texts but for one
button that counts; D of the texts change with each tap. Each tap is one durable write of a few
kilobytes, as a tap at the table is; `--no-write` leaves that out.
"""

import argparse
import os
from pathlib import Path

import flet as ft
import uvicorn

from app.data.document_store import TinyDocumentStore
from app.data.files import FolderMedium
from app.resources import resource
from app.web.asgi import create
from app.web.client import cache_folder, prepared_client

FILLER = "x" * 4000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--controls", type=int, default=0)
    parser.add_argument("--changing", type=int, default=0)
    parser.add_argument("--no-write", action="store_true")
    options = parser.parse_args()
    store = TinyDocumentStore(FolderMedium(Path(os.environ["TALLY_NINE_DATA"])))

    @ft.component
    def Bare() -> ft.Control:
        count, set_count = ft.use_state(0)

        async def add() -> None:
            if not options.no_write:
                await store.save("count", {"count": count + 1, "filler": FILLER})
            set_count(count + 1)

        button = ft.Semantics(identifier="count", content=ft.Button(f"Count {count}", on_click=add))
        changing = [ft.Text(f"{number}: {count}") for number in range(options.changing)]
        # The column, the node, the button and these are there besides.
        still = options.controls - options.changing - 3
        return ft.Column([button, *changing, *(ft.Text(f"{number}") for number in range(still))])

    app = create(
        lambda page: page.render(Bare),
        client=prepared_client(cache_folder()),
        pictures=resource("assets"),
    )
    uvicorn.run(app, port=options.port, log_level="warning", timeout_graceful_shutdown=2)


if __name__ == "__main__":
    main()
