"""What stands in the place of a screen, or of a part of one, that failed."""

from collections.abc import Callable

import flet as ft

from app.ui import ids, routes
from app.ui.components.buttons import outlined_button, primary_button
from app.ui.components.empty_state import empty_state
from app.ui.components.notice import Gravity, Remedy, notice
from app.ui.components.scaffold import scaffold
from app.ui.context import use_here


def broken(error: Exception, try_again: Callable[[], None]) -> ft.Control:
    """The fallback of every screen's boundary."""
    return Broken(try_again)


@ft.component
def Broken(try_again: Callable[[], None]) -> ft.Control:
    """The way on: the same screen anew, or the matches. Nothing stored is touched by it."""
    here = use_here()
    words, look = here.words, here.look
    page = ft.context.page
    again = primary_button(look, words.t("Try again"), try_again, identifier=ids.RETRY)
    home = outlined_button(
        look,
        words.t("To the matches"),
        lambda: page.navigate(routes.HOME),
        identifier=ids.HOME,
    )
    return scaffold(
        look,
        empty_state(
            look,
            words.t("This screen failed"),
            words.t("That is a fault of the app. Everything entered so far is stored."),
            [again, home],
        ),
    )


def broken_part(error: Exception, try_again: Callable[[], None]) -> ft.Control:
    """The fallback of a component within a screen: the rest of the screen goes on."""
    return BrokenPart(try_again)


@ft.component
def BrokenPart(try_again: Callable[[], None]) -> ft.Control:
    """As `Broken`, in the space of a sentence."""
    here = use_here()
    words = here.words
    return notice(
        here.look,
        words.t("That is a fault of the app. Everything entered so far is stored."),
        Gravity.ERROR,
        remedies=[Remedy(words.t("Try again"), try_again, ids.RETRY)],
    )
