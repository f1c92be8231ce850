"""What takes long to make is kept under a name made of everything it was made from."""

import hashlib
from collections.abc import Iterator
from pathlib import Path


def keep(made: Path, kept: Path) -> None:
    """Under its lasting name; another build may have been quicker with the very same."""
    try:
        made.rename(kept)
    except OSError:
        if not kept.exists():
            raise


def stamp(what: str, *sources: Path, root: Path | None = None) -> str:
    """Changes with `what`, with each of `sources`, and with all that is in the folder `root`."""
    digest = hashlib.sha256(what.encode())
    for file in sources:
        digest.update(file.read_bytes())
    for file in files(root) if root else ():
        digest.update(file.relative_to(root or file).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def files(folder: Path) -> Iterator[Path]:
    """All that is in `folder` and below, in a fixed order."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file())
