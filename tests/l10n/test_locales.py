import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.l10n.locales import LOCALES, accepted, environment_tags, native_name, negotiate


@pytest.mark.parametrize(
    ("tags", "locale"),
    [
        ([], "en"),
        (["uk-UA"], "uk"),
        (["ru_RU"], "ru"),
        (["pt_PT.UTF-8"], "pt_PT"),
        (["pt-BR"], "pt_PT"),
        (["PT"], "pt_PT"),
        (["en-US", "uk"], "en"),
        (["de-DE", "uk-UA", "en"], "uk"),
        (["C.UTF-8"], "en"),
        (["POSIX", "ru_UA@euro"], "ru"),
        (["uk-Cyrl-UA"], "uk"),
        (["", "*", "und"], "en"),
        (["ukrainian", "rus"], "en"),
    ],
)
def test_the_first_tag_that_is_ours_decides(tags: list[str], locale: str) -> None:
    assert negotiate(tags) == locale


@given(st.lists(st.text()))
def test_any_tags_end_in_a_locale_of_ours(tags: list[str]) -> None:
    assert negotiate(tags) in LOCALES


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", ()),
        ("uk", ("uk",)),
        ("uk-UA,uk;q=0.9,en;q=0.8", ("uk-UA", "uk", "en")),
        ("en;q=0.5, ru;q=0.7", ("ru", "en")),
        ("en;q=0, ru", ("ru",)),
        ("en;q=x, ru;level=1", ("ru",)),
        ("a;Q=1.5,b", ("a", "b")),
        ("b;q=0.3,a;q=0.3", ("b", "a")),
    ],
)
def test_an_accept_language_header_is_ordered_by_weight(header: str, tags: tuple[str, ...]) -> None:
    assert accepted(header) == tags


@given(st.text())
def test_any_header_is_read(header: str) -> None:
    assert negotiate(accepted(header)) in LOCALES


@pytest.mark.parametrize(
    ("environ", "locale"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANGUAGE": "ru:en", "LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pt_PT", "LANG": "uk_UA.UTF-8"}, "pt_PT"),
    ],
)
def test_the_environment_of_a_system(environ: dict[str, str], locale: str) -> None:
    assert negotiate(environment_tags(environ)) == locale


def test_every_language_calls_itself_by_its_own_name() -> None:
    assert [native_name(locale) for locale in LOCALES] == [
        "English",
        "Українська",
        "Русский",
        "Português (Portugal)",
    ]
    assert native_name("ka") == "ka"
