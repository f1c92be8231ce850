"""Sentences of one language: msgids in English, translations from the compiled catalogs."""

import gettext
import logging
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from app.l10n.locales import DEFAULT, LOCALES
from app.l10n.numbers import number
from app.resources import resource

_log = logging.getLogger(__name__)

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


@dataclass(frozen=True)
class Words:
    """The sentences of `locale`. Two of one locale are equal.

    A msgid holds named placeholders only ("{name}"). Whole numbers given for them are written as
    the language writes them; a name from a right-to-left script is kept from disturbing the
    sentence around it. A sentence missing in the catalog, or broken in it, comes out in English;
    nothing here raises. The method names are the keywords that extraction looks for.
    """

    locale: str
    _catalog: gettext.NullTranslations = field(compare=False, repr=False)

    def t(self, msgid: str, **values: object) -> str:
        """The translation of `msgid`."""
        return self._filled(self._catalog.gettext(msgid), msgid, values)

    def n(self, singular: str, plural: str, count: int, **values: object) -> str:
        """The translation in the plural form of `count`, which is also the value of {count}."""
        text = self._catalog.ngettext(singular, plural, abs(count))
        english = singular if count == 1 else plural
        return self._filled(text, english, {"count": count, **values})

    def c(self, context: str, msgid: str, **values: object) -> str:
        """As `t`, for a msgid that means different things in different places."""
        return self._filled(self._catalog.pgettext(context, msgid), msgid, values)

    def cn(self, context: str, singular: str, plural: str, count: int, **values: object) -> str:
        """As `n`, for a msgid that means different things in different places."""
        text = self._catalog.npgettext(context, singular, plural, abs(count))
        english = singular if count == 1 else plural
        return self._filled(text, english, {"count": count, **values})

    def _filled(self, text: str, english: str, values: dict[str, object]) -> str:
        shown = {name: self._shown(value) for name, value in values.items()}
        for sentence in (text, english):
            try:
                return sentence.format_map(shown)
            except (LookupError, ValueError, AttributeError, TypeError):
                _log.warning("%s: cannot fill in %r", self.locale, sentence)
        return english

    def _shown(self, value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return number(value, self.locale)
        return isolated(str(value))


@cache
def words_for(locale: str) -> Words:
    """The words of `locale`, one of `LOCALES`; English for any other."""
    known = locale if locale in LOCALES else DEFAULT
    return Words(known, load(resource("i18n") / known / "LC_MESSAGES" / "messages.mo"))


def load(path: Path) -> gettext.NullTranslations:
    """The compiled catalog at `path`; one that translates nothing if it cannot be read."""
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except Exception:  # A damaged file fails in many ways, and none is worth losing the app for.
        _log.warning("cannot read the catalog %s", path)
        return gettext.NullTranslations()


def isolated(text: str) -> str:
    """`text`, fenced off if it holds a right-to-left letter: digits beside it would move else."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return f"{_ISOLATE}{text}{_END_ISOLATE}"
    return text


def opening(text: str) -> str:
    """`text` with a capital first letter, to open a sentence or a label."""
    return text[:1].upper() + text[1:]
