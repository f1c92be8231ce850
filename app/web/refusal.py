"""What somebody without the key sees."""

from collections.abc import Sequence

from starlette.responses import PlainTextResponse

from app.l10n.catalog import words_for
from app.l10n.locales import negotiate


def refusal(languages: Sequence[str]) -> PlainTextResponse:
    """A plain page, in one of `languages`, that shows nothing but how to come in."""
    t = words_for(negotiate(languages)).t
    return PlainTextResponse(
        t("Tally Nine: open the link, or scan the code, that is shown where it was started.")
        + "\n",
        403,
        {"cache-control": "no-store"},
    )
