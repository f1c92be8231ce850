"""Answers of the client that come too late."""

import logging
from typing import Any

from flet.messaging.session import Session

_log = logging.getLogger("tally_nine.ui")


def let_late_answers_go(session: Session) -> None:
    """Makes `session` drop the answer of a control that has left the screen meanwhile.

    Flet takes it for an error and stops listening to that client: a button that is asked to take
    the focus, and is gone when it answers, would freeze the whole app.
    """
    answered = session.handle_invoke_method_results

    def take(control_id: int, call_id: str, result: Any, error: str | None) -> None:
        try:
            answered(control_id, call_id, result, error)
        except RuntimeError:
            _log.debug("The answer of control %s came too late", control_id)

    session.handle_invoke_method_results = take  # type: ignore[method-assign]
