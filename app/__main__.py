"""`python -m app`: serve the app, or `python -m app score FILE...`: work a match file out."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command named first, `serve` if none is, and answer its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # Imported only when asked for: scoring a file starts without Flet and storage.
    if arguments[:1] == ["score"]:
        from app.commands import score

        return score.main(arguments[1:])
    from app.commands import serve

    return serve.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
