"""What the page, the manifest and the service worker say, made from their templates."""

import json
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path

from app import __version__
from app.l10n.catalog import Words, words_for
from app.l10n.locales import DEFAULT, LOCALES

_SAID: dict[str, Callable[[Words], str]] = {
    "starting": lambda words: words.t("Getting ready"),
    "first": lambda words: words.t(
        "The first start takes longer: everything is fetched for play without a network."
    ),
    "elsewhere": lambda words: words.t("Tally Nine is open in another tab."),
    "taken": lambda words: words.t("The score is now kept in another tab."),
    "here": lambda words: words.t("Go on here"),
    "failed": lambda words: words.t("Tally Nine could not start."),
    "again": lambda words: words.t("Try again"),
    "newer": lambda words: words.t("There is a new version."),
    "reload": lambda words: words.t("Reload"),
    "later": lambda words: words.t("Later"),
    "plain": lambda words: words.t(
        "This address is not secure (no https): the app does not work without a network here, "
        "and cannot keep the screen on or share."
    ),
    "forgetful": lambda words: words.t(
        "This browser keeps nothing: save a backup before you close the page."
    ),
    "backup": lambda words: words.t("Backup"),
    "understood": lambda words: words.t("Understood"),
}
"""What stands in the page before and beside the app."""


def page(template: Path) -> str:
    """The page with its sentences in every language; it shows those of the reader's."""
    text = template.read_text(encoding="utf-8")
    for name, sentence in _SAID.items():
        element = "span" if "<button" in _line(text, name) else "p"
        said = "".join(
            f'<{element} data-said lang="{_tag(locale)}">'
            f"{escape(sentence(words_for(locale)))}</{element}>"
            for locale in LOCALES
        )
        text = text.replace("{" + name + "}", said)
    return text


def manifest(screenshots: Sequence[str]) -> dict[str, object]:
    """The web app manifest; its addresses are relative, so that any folder of a host will do.

    screenshots -- of a phone held upright, 390 x 844
    """
    icons = [
        {
            "src": f"icons/icon-{kind}{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if kind else "any",
        }
        for kind in ("", "maskable-")
        for size in (192, 512)
    ]
    return {
        "name": "Tally Nine",
        "short_name": "Tally Nine",
        "description": _described(words_for(DEFAULT)),
        "description_localized": {
            _tag(locale): _described(words_for(locale)) for locale in LOCALES if locale != DEFAULT
        },
        "lang": "en",
        "dir": "ltr",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": "#FDF7EE",
        "theme_color": "#FDF7EE",
        "categories": ["games", "utilities"],
        "prefer_related_applications": False,
        "icons": icons,
        "screenshots": [
            {"src": name, "sizes": "390x844", "type": "image/png", "form_factor": "narrow"}
            for name in screenshots
        ],
    }


def service_worker(template: Path, digests: Mapping[str, bytes]) -> tuple[str, str]:
    """The script for files of these SHA-256 digests by name, and the version it goes by."""
    files = {name: f"sha256-{b64encode(digest).decode()}" for name, digest in digests.items()}
    listed = json.dumps(files, indent=1)
    script = template.read_text(encoding="utf-8")
    version = f"{__version__}-{sha256((listed + script).encode()).hexdigest()[:10]}"
    return script.replace("{version}", version).replace("{files}", listed), version


def _described(words: Words) -> str:
    return words.t("Keeps the score of Nines and Devyatka.")


def _line(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if "{" + name + "}" in line)


def _tag(locale: str) -> str:
    return locale.replace("_", "-")
