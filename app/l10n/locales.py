"""The languages there are, and which of them somebody's settings mean."""

import re
from collections.abc import Iterable, Mapping

LOCALES = ("en", "uk", "ru", "pt_PT")
"""Every locale with a catalog, as its folder in `i18n` is named."""

DEFAULT = "en"

_NAMES = {
    "en": "English",
    "uk": "Українська",
    "ru": "Русский",
    "pt_PT": "Português (Portugal)",
}

# The English of the catalog is British: "A, B and C", "26 Nov".
_BABEL = {"en": "en_GB"}


def native_name(locale: str) -> str:
    """What a language calls itself; the locale's code for one that is not ours."""
    return _NAMES.get(locale, locale)


def babel_name(locale: str) -> str:
    """The identifier whose dates, numbers and lists `locale` takes from Babel."""
    return _BABEL.get(locale, locale)


def negotiate(tags: Iterable[str]) -> str:
    """The first of our locales that `tags`, best first, ask for; `DEFAULT` for none.

    Takes tags of browsers and systems alike ("uk-UA", "pt_PT.UTF-8", "ru_RU@euro"). Only the
    language counts: "pt-BR" reads Portuguese sooner than English.
    """
    return spoken(tags) or DEFAULT


def spoken(tags: Iterable[str]) -> str | None:
    """As `negotiate`, but None where no tag asks for one of ours."""
    ours = {locale.partition("_")[0]: locale for locale in LOCALES}
    languages = (re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0] for tag in tags)
    return next((ours[language] for language in languages if language in ours), None)


def accepted(header: str) -> tuple[str, ...]:
    """The tags of an Accept-Language header, best first; those refused (q=0) left out."""
    weighed = []
    for part in header.split(","):
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        weight = _weight(parameters)
        if tag and weight > 0:
            weighed.append((-weight, tag))
    return tuple(tag for _, tag in sorted(weighed, key=lambda pair: pair[0]))


def environment_tags(environ: Mapping[str, str]) -> tuple[str, ...]:
    """The tags that a system's environment asks for, best first."""
    listed = environ.get("LANGUAGE", "").split(":")
    single = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    deciding = next(filter(None, single), "")
    return tuple(tag for tag in (*listed, deciding) if tag)


def _weight(parameters: list[str]) -> float:
    """The q of a header's tag, from 0 to 1: 1 where none is given, 0 where it is no number."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            found = re.fullmatch(r"\s*([01](?:\.\d{0,3})?)\s*", value)
            return min(float(found[1]), 1.0) if found else 0.0
    return 1.0
