"""The catalogs in i18n/: complete, true to the code, compiled, and drawable."""

import ast
import gettext
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import flet_web
import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from fontTools.ttLib import TTFont

from app.l10n.locales import LOCALES
from i18n import catalogs

PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
CLIENT_FONT = Path(flet_web.__file__).parent / "web/assets/fonts/roboto.woff2"
KEYWORDS = {"t": 1, "n": 2, "c": 2, "cn": 3}


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ("",))  # type: ignore[arg-type]


def keys(catalog: Catalog) -> set[tuple[str | None, tuple[str, ...]]]:
    return {(message.context, forms(message.id)) for message in messages(catalog)}


@pytest.fixture(scope="module")
def extracted() -> Catalog:
    return catalogs.extracted()


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def catalog(locale: str) -> Catalog:
    return catalogs.read(catalogs.po_path(locale), locale)


def test_the_template_holds_what_the_code_says_and_no_more(extracted: Catalog) -> None:
    assert keys(catalogs.read(catalogs.TEMPLATE)) == keys(extracted), "run `make catalogs`"


def test_a_catalog_holds_what_the_code_says_and_no_more(
    catalog: Catalog, extracted: Catalog
) -> None:
    assert keys(catalog) == keys(extracted), "run `make catalogs`"
    assert not catalog.obsolete


def test_everything_is_translated(catalog: Catalog) -> None:
    missing = [message.id for message in messages(catalog) if not all(forms(message.string))]
    assert not missing


def test_nothing_is_fuzzy(catalog: Catalog, locale: str) -> None:
    assert not [message.id for message in messages(catalog) if message.fuzzy]
    assert "fuzzy" not in catalogs.po_path(locale).read_text("utf-8")


def test_every_plural_slot_is_filled(catalog: Catalog, locale: str) -> None:
    slots = {"en": 2, "uk": 3, "ru": 3, "pt_PT": 3}[locale]
    assert catalog.num_plurals == get_plural(locale).num_plurals == slots
    for message in messages(catalog):
        assert len(forms(message.string)) == (slots if message.pluralizable else 1), message.id


def test_placeholders_are_the_same_in_every_form(catalog: Catalog) -> None:
    for message in messages(catalog):
        wanted = set(PLACEHOLDER.findall(forms(message.id)[-1]))
        # "One more pass" may leave the number out where it can only be one.
        optional = {"count"} if message.pluralizable else set()
        for text in (*forms(message.id), *forms(message.string)):
            found = PLACEHOLDER.findall(text)
            assert wanted - optional <= set(found) <= wanted | optional, (message.id, text)
            assert all(re.fullmatch(r"[a-z][a-z_]*", name) for name in found), text
            assert not re.search(r"[{}]", PLACEHOLDER.sub("", text)), text


def test_only_a_form_of_one_number_leaves_the_number_out(catalog: Catalog, locale: str) -> None:
    for message in messages(catalog):
        if message.pluralizable and "{count}" in forms(message.id)[-1]:
            said = ["{count}" in form for form in forms(message.string)]
            # In uk and ru the first form is also that of 21.
            assert all(said[1:] if locale in ("en", "pt_PT") else said), message.id


def test_no_space_is_lost_or_added_at_the_ends(catalog: Catalog) -> None:
    for message in messages(catalog):
        for text in (*forms(message.id), *forms(message.string)):
            assert text == text.strip(), text
            assert "  " not in text, text


def test_an_end_of_sentence_stays_one(catalog: Catalog) -> None:
    for message in messages(catalog):
        end = forms(message.id)[-1][-1]
        if end in ".?!:…":
            assert {form[-1:] for form in forms(message.string)} == {end}, message.id


def test_the_clients_font_draws_every_character(catalog: Catalog) -> None:
    drawn = set(TTFont(CLIENT_FONT).getBestCmap()) | {ord("\n")}
    for message in messages(catalog):
        for text in (*forms(message.id), *forms(message.string)):
            lacking = [letter for letter in text if ord(letter) not in drawn]
            assert not lacking, (text, lacking)


FOREIGN = {
    "en": r"[А-Яа-яІіЇїЄєҐґЁё]|[«»]|'",
    "uk": r"[ЫыЭэЁёЪъ]|[“”]|'|\bпропуск",
    "ru": r"[ІіЇїЄєҐґ]|[“”]|'",
    "pt_PT": r"[А-Яа-яІіЇїЄєҐґЁё]|[“”]|\bvocê",
}


def test_no_letter_or_mark_of_another_language(catalog: Catalog, locale: str) -> None:
    for message in messages(catalog):
        for text in forms(message.string):
            assert not re.search(FOREIGN[locale], PLACEHOLDER.sub("", text)), text


def test_english_is_what_the_code_says() -> None:
    for message in messages(catalogs.read(catalogs.po_path("en"), "en")):
        assert forms(message.string) == forms(message.id)


def test_what_is_compiled_is_what_is_written(catalog: Catalog, locale: str) -> None:
    compiled = catalogs.po_path(locale).with_suffix(".mo").read_bytes()
    assert _translations(compiled) == _translations(catalogs.mo_bytes(catalog)), "`make catalogs`"


def _translations(compiled: bytes) -> dict[object, str]:
    loaded = dict(gettext.GNUTranslations(BytesIO(compiled))._catalog)  # type: ignore[attr-defined]
    # The header names the version of Babel.
    del loaded[""]
    return loaded


def test_an_update_changes_nothing(locale: str) -> None:
    template = catalogs.read(catalogs.TEMPLATE)
    path = catalogs.po_path(locale)
    assert keys(catalogs.updated(template, locale)) == keys(catalogs.read(path, locale))


def test_every_sentence_stands_in_its_call_as_plain_text() -> None:
    """A msgid put together at run time would never be translated."""
    loose = [
        f"{path}:{call.lineno}"
        for path in sorted(catalogs.SOURCES.rglob("*.py"))
        for call in _calls(ast.parse(path.read_text("utf-8")))
        if not all(isinstance(part, ast.Constant) for part in _msgids(call))
    ]
    assert not loose


def test_every_sentence_of_the_code_is_found(extracted: Catalog) -> None:
    """Extraction does not look into f-strings."""
    known = {text for message in messages(extracted) for text in forms(message.id)}
    missed = [
        f"{path}:{call.lineno}"
        for path in sorted(catalogs.SOURCES.rglob("*.py"))
        for call in _calls(ast.parse(path.read_text("utf-8")))
        for part in _msgids(call)
        if isinstance(part, ast.Constant) and part.value not in known | _contexts(extracted)
    ]
    assert not missed


def _contexts(catalog: Catalog) -> set[str]:
    return {message.context for message in messages(catalog) if message.context}


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls of a method of Words on something called `words`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if node.func.attr in KEYWORDS and name.lstrip("_") == "words":
                yield node


def _msgids(call: ast.Call) -> list[ast.expr]:
    assert isinstance(call.func, ast.Attribute)
    return call.args[: KEYWORDS[call.func.attr]]
