"""What somebody without the key sees."""

from collections.abc import Sequence
from html import escape
from typing import Final

from starlette.responses import HTMLResponse

from app.l10n.catalog import words_for
from app.l10n.locales import negotiate

# All in one: whatever it asked this server for would be refused as well.
_PAGE: Final = """<!DOCTYPE html>
<html lang="{lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <title>Tally Nine</title>
  <style>
    body {{ margin: 0; min-height: 100vh; display: grid; place-content: center;
      background: #FDF7EE; color: #1D1B16; font: 1.25rem/1.45 Roboto, system-ui, sans-serif; }}
    p {{ margin: 0; padding: 32px; max-width: 22em; text-align: center; text-wrap: balance; }}
    @media (prefers-color-scheme: dark) {{ body {{ background: #15130E; color: #EAE5DC; }} }}
  </style>
</head>
<body><p>{sentence}</p></body>
</html>
"""


def refusal(languages: Sequence[str]) -> HTMLResponse:
    """A small page, in one of `languages`, that shows nothing but how to come in."""
    locale = negotiate(languages)
    t = words_for(locale).t
    sentence = t("Tally Nine: open the link, or scan the code, that is shown where it was started.")
    page = _PAGE.format(lang=locale.replace("_", "-"), sentence=escape(sentence))
    return HTMLResponse(page, 403, {"cache-control": "no-store"})
