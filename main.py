"""What `flet run` and `flet build` start."""

import flet as ft

from app.bootstrap import build, session
from app.data.locations import data_folder

if __name__ == "__main__":
    ft.run(session(build(data_folder(None))))
