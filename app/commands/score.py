"""`score FILE... [--json] [--lang en]`: what follows from match files, for people and programs."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from app.commands.score_json import as_json
from app.commands.score_text import as_text
from app.commands.scored import Scored
from app.data.json_strict import MAX_BYTES, Unreadable
from app.data.match_file import read
from app.domain.tally import tally
from app.l10n.catalog import Words, words_for
from app.l10n.locales import DEFAULT, LOCALES, spoken

STDIN = "-"


def main(argv: Sequence[str] | None = None) -> int:
    """0: no errors, 1: errors reported, 2: a file could not be read; the worst over all files."""
    options = _options(argv)
    words = _words(options.lang)
    written: Callable[[Words, Scored], str] = as_json if options.json else as_text
    worst = 0
    try:
        for place, name in enumerate(options.files):
            scored = score(name)
            worst = max(worst, scored.exit_code)
            between = "\n" if place and not options.json else ""
            _print(between + written(words, scored) + "\n")
    except BrokenPipeError:
        # Whoever read us has had enough; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return worst


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m app score", description="Work match files out, see docs/format.md."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a match file; - is the input")
    parser.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    parser.add_argument("--lang", default=DEFAULT, help="the language of the sentences")
    return parser.parse_args(argv)


def _words(tag: str) -> Words:
    """The sentences in the language of `tag` ("uk", "pt-PT"); in English, and so said, if none."""
    locale = spoken([tag])
    if locale is None:
        known = ", ".join(each.partition("_")[0] for each in LOCALES)
        print(f"--lang {tag!r} is none of {known}: English is used.", file=sys.stderr)
    return words_for(locale or DEFAULT)


def score(name: str) -> Scored:
    """The sheet of the file called `name`, or the code why there is none."""
    try:
        file = read(_bytes(name))
    except Unreadable as fault:
        return Scored(name, fault=fault.code)
    except OSError:
        return Scored(name, fault="cannot-read")
    return Scored(name, file.match, tally(file.match, file.problems))


def _bytes(name: str) -> bytes:
    """The content, cut off where it is too large anyway."""
    if name == STDIN:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _print(text: str) -> None:
    """Always UTF-8, whatever the terminal is said to speak."""
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
