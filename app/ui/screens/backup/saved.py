"""When everything was last copied elsewhere, in words."""

from app.l10n.formats import day, local_time
from app.ui.context import Here


def last_copy(here: Here, copied: str) -> str:
    """`copied`: ISO 8601, "" for never."""
    words, when = here.words, local_time(copied)
    if when is None:
        return words.t("No copy elsewhere yet.")
    return words.t("Last copy elsewhere: {day}", day=day(words, when, here.session.now()))
