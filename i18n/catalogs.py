"""Keeps the catalogs in step with the code: `python i18n/catalogs.py [extract|update|compile]`.

Without a word it does all three, as `make catalogs` does: gathers the sentences of `app` into
messages.pot, brings every messages.po up to date (new sentences come in empty, English ones
filled in, those gone are dropped), and compiles what is translated.
"""

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER.parent / "app"
TEMPLATE = FOLDER / "messages.pot"
LOCALES = ("en", "uk", "ru", "pt_PT")

# The methods of app.l10n.catalog.Words, as `pybabel extract -k` would have them.
KEYWORDS = {"t": None, "n": (1, 2), "c": ((1, "c"), 2), "cn": ((1, "c"), 2, 3)}
COMMENT_TAGS = ("Translators:",)

# Header lines that change with every run, or say nothing.
_DROPPED = tuple(
    f'"{name}:'.encode()
    for name in (
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Generated-By",
        "Last-Translator",
        "Language-Team",
        "Report-Msgid-Bugs-To",
        "Project-Id-Version",
    )
)
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


def po_path(locale: str) -> Path:
    return FOLDER / locale / "LC_MESSAGES" / "messages.po"


def extracted() -> Catalog:
    """Every sentence of the app, with the files it stands in."""
    found = _catalog(None)
    messages = extract_from_dir(
        SOURCES,
        [("**.py", "python")],
        {"**.py": {"encoding": "utf-8"}},
        keywords=KEYWORDS,
        comment_tags=COMMENT_TAGS,
        strip_comment_tags=True,
    )
    for filename, _, msgid, comments, context in messages:
        place = (f"app/{filename}", 0)
        found.add(msgid, None, [place], auto_comments=comments, context=context)
    return found


def read(path: Path, locale: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=locale)


def updated(template: Catalog, locale: str) -> Catalog:
    """The catalog of `locale` with the sentences of `template`, what was translated kept."""
    path = po_path(locale)
    catalog = read(path, locale) if path.exists() else _catalog(locale)
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    if locale == "en":
        for message in catalog:
            if message.id and not any(_strings(message.string)):
                message.string = message.id
    return catalog


def po_bytes(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_po(out, catalog, width=96, sort_by_file=True, include_lineno=False)
    lines = out.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_DROPPED)).lstrip()


def mo_bytes(catalog: Catalog) -> bytes:
    catalog.creation_date = catalog.revision_date = _LONG_AGO
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def main(words: list[str]) -> None:
    steps = words or ["extract", "update", "compile"]
    if unknown := set(steps) - {"extract", "update", "compile"}:
        sys.exit(f"no such step: {', '.join(sorted(unknown))}")
    if "extract" in steps:
        TEMPLATE.write_bytes(po_bytes(extracted()))
    for locale in LOCALES:
        path = po_path(locale)
        if "update" in steps:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(po_bytes(updated(read(TEMPLATE), locale)))
        if "compile" in steps:
            catalog = read(path, locale)
            path.with_suffix(".mo").write_bytes(mo_bytes(catalog))
            empty = sum(not all(_strings(message.string)) for message in catalog if message.id)
            print(f"{locale}: {len(catalog)} sentences, {empty} not translated")


def _catalog(locale: str | None) -> Catalog:
    return Catalog(locale, fuzzy=False, charset="utf-8", header_comment="")


def _strings(string: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    return (string or "",) if isinstance(string, str) or string is None else tuple(string)


if __name__ == "__main__":
    main(sys.argv[1:])
