"""`python -m app.pwa [FOLDER]` builds the app for browsers into `dist/`."""

import argparse
from pathlib import Path

from app.pwa.build import build


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m app.pwa", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist"))
    options = parser.parse_args()
    print(f"{options.folder}: version {build(options.folder)}")


if __name__ == "__main__":
    main()
