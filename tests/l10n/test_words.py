"""Words over catalogs of our own making, good and bad."""

import gettext
import logging
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from app.l10n.catalog import Words, load, opening, words_for
from app.l10n.locales import LOCALES

Forms = str | tuple[str, ...]


def words_of(locale: str, *messages: tuple[Forms, Forms, str | None]) -> Words:
    catalog = Catalog(locale)
    for msgid, string, context in messages:
        catalog.add(msgid, string, context=context)
    out = BytesIO()
    write_mo(out, catalog)
    return Words(locale, gettext.GNUTranslations(BytesIO(out.getvalue())))


def test_a_sentence_is_translated_and_filled_in() -> None:
    words = words_of("uk", ("Deals: {name}", "Здає: {name}", None))
    assert words.t("Deals: {name}", name="Олена") == "Здає: Олена"


def test_what_is_not_translated_stays_english() -> None:
    words = words_of("uk")
    assert words.t("Deals: {name}", name="Олена") == "Deals: Олена"
    assert words.n("{count} pass", "{count} passes", 1) == "1 pass"
    assert words.n("{count} pass", "{count} passes", 0) == "0 passes"


def test_contexts_tell_homonyms_apart() -> None:
    words = words_of(
        "uk", ("hand", "раунд", "nines"), ("hand", "здача", "devyatka"), ("hand", "рука", None)
    )
    assert words.t("hand") == "рука"
    assert words.c("nines", "hand") == "раунд"
    assert words.c("devyatka", "hand") == "здача"
    assert words.c("sevens", "hand") == "hand"


UK_POINTS = (("{count} point", "{count} points"), ("{count} очко", "{count} очки", "{count} очок"))
RU_POINTS = (("{count} point", "{count} points"), ("{count} очко", "{count} очка", "{count} очков"))
PT_POINTS = (
    ("{count} point", "{count} points"),
    ("{count} ponto", "{count} de pontos", "{count} pontos"),
)


@pytest.mark.parametrize(
    ("locale", "forms", "count", "text"),
    [
        ("uk", UK_POINTS, 0, "0 очок"),
        ("uk", UK_POINTS, 1, "1 очко"),
        ("uk", UK_POINTS, 2, "2 очки"),
        ("uk", UK_POINTS, 5, "5 очок"),
        ("uk", UK_POINTS, 11, "11 очок"),
        ("uk", UK_POINTS, 12, "12 очок"),
        ("uk", UK_POINTS, 21, "21 очко"),
        ("uk", UK_POINTS, 22, "22 очки"),
        ("uk", UK_POINTS, 112, "112 очок"),
        ("uk", UK_POINTS, -2, "−2 очки"),
        ("ru", RU_POINTS, 1, "1 очко"),
        ("ru", RU_POINTS, 2, "2 очка"),
        ("ru", RU_POINTS, 5, "5 очков"),
        ("ru", RU_POINTS, 11, "11 очков"),
        ("ru", RU_POINTS, 101, "101 очко"),
        ("pt_PT", PT_POINTS, 0, "0 pontos"),
        ("pt_PT", PT_POINTS, 1, "1 ponto"),
        ("pt_PT", PT_POINTS, 2, "2 pontos"),
        ("pt_PT", PT_POINTS, 1_000_000, "1\u00a0000\u00a0000 de pontos"),
    ],
)
def test_plural_forms(locale: str, forms: tuple[Forms, Forms], count: int, text: str) -> None:
    plain = words_of(locale, (*forms, None))
    assert plain.n("{count} point", "{count} points", count) == text
    in_context = words_of(locale, (*forms, "score"))
    assert in_context.cn("score", "{count} point", "{count} points", count) == text
    assert in_context.cn("sum", "{count} point", "{count} points", 1) == "1 point"
    assert in_context.cn("sum", "{count} point", "{count} points", 3) == "3 points"


def test_values_are_written_as_the_language_writes_them() -> None:
    words = words_of("uk")
    assert words.t("{a} {b} {c}", a=-1234, b=True, c=None) == "−1\u00a0234 True None"


def test_a_right_to_left_name_does_not_move_the_number_beside_it() -> None:
    assert words_of("en").t("{name}: {n}", name="דן", n=3) == "\u2068דן\u2069: 3"


@pytest.mark.parametrize(
    "broken", ["{nobody} deals", "{0} deals", "{name deals", "{name.x} deals", "{name[x]} deals"]
)
def test_a_broken_translation_gives_way_to_english(
    broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = words_of("uk", ("{name} deals", broken, None))
    with caplog.at_level(logging.WARNING):
        assert words.t("{name} deals", name="Olena") == "Olena deals"
    assert "cannot fill in" in caplog.text


def test_a_sentence_that_cannot_be_filled_in_at_all_is_shown_as_it_is() -> None:
    assert words_of("uk").t("{name} deals") == "{name} deals"


@pytest.mark.parametrize("content", [None, b"", b"rubbish", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_catalog_that_cannot_be_read_leaves_english(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "messages.mo"
    if content is not None:
        path.write_bytes(content)
    assert Words("uk", load(path)).t("today") == "today"


def test_words_are_made_once_a_locale_and_equal_by_it() -> None:
    assert [words_for(locale).locale for locale in LOCALES] == list(LOCALES)
    assert words_for("uk") is words_for("uk")
    assert words_for("uk") == words_of("uk")
    assert words_for("uk") != words_for("ru")
    assert words_for("tlh") == words_for("en")


def test_opening_a_sentence() -> None:
    assert opening("дама чирв") == "Дама чирв"
    assert opening("9 of diamonds") == "9 of diamonds"
    assert opening("") == ""
