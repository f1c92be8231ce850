"""The running match on the home screen: who deals, how it stands, and the way back to it."""

import flet as ft

from app.l10n.formats import clock, day, local_time, name_list
from app.l10n.numbers import number
from app.stores.library_store import Summary
from app.ui import ids, routes
from app.ui.components.badge import initials
from app.ui.components.buttons import icon_button
from app.ui.components.hero import match_hero
from app.ui.components.hero_strip import HeroSeat
from app.ui.components.pressable import Press
from app.ui.context import Here
from app.ui.game_words import game_words


def running_hero(here: Here, match: Summary, on_menu: Press) -> ft.Control:
    """The card of a match, with the way back to it and to its menu."""
    words, page = here.words, ft.context.page
    unit = game_words(words, match.game)
    dealer = match.names[match.dealer]
    return match_hero(
        here.look,
        game_mark=unit.mark,
        game=unit.name(),
        detail=" · ".join(filter(None, (_limit(here, match), _started(here, match)))),
        hand=unit.hand(match.number),
        headline=(
            unit.entering(match.number) if match.entering else words.t("{name} deals", name=dealer)
        ),
        subline=_subline(here, match),
        seats=_seats(here, match),
        action=unit.enter(match.number) if match.entering else words.t("Continue"),
        on_continue=lambda: page.navigate(where(match)),
        menu=icon_button(
            here.look,
            ft.Icons.MORE_VERT_ROUNDED,
            words.t("More: {what}", what=name_list(words, match.names)),
            on_menu,
            identifier=ids.HOME_CONTINUE_MENU,
            color=here.look.palette.on_hero,
        ),
    )


def where(match: Summary) -> str:
    """The address at which a match goes on."""
    return routes.entry(match.id) if match.entering else routes.match(match.id)


def _limit(here: Here, match: Summary) -> str:
    if match.limit is None:
        return ""
    return game_words(here.words, match.game).to_limit(match.limit)


def _started(here: Here, match: Summary) -> str:
    """ "started at 20:15", or the day where that was not today."""
    when, now = local_time(match.started), here.session.now()
    if when is None:
        return ""
    if when.date() == now.date():
        return here.words.t("started at {time}", time=clock(here.words, when))
    return here.words.t("started {day}", day=day(here.words, when, now))


def _subline(here: Here, match: Summary) -> str | None:
    if match.entering:
        return here.words.t("{name} deals", name=match.names[match.dealer])
    if match.leads is None:
        return None
    return here.words.t("{name} leads", name=match.names[match.leads])


def _seats(here: Here, match: Summary) -> list[HeroSeat]:
    """The lowest total first: that is who is ahead."""
    letters = initials(match.names)
    ahead = sorted(match.seats, key=lambda seat: match.totals[seat])
    return [
        HeroSeat(
            seat=seat,
            name=match.names[seat],
            initial=letters[seat],
            total=number(match.totals[seat], here.words.locale),
            label=_label(here, match, seat),
            deals=seat == match.dealer and not match.entering,
        )
        for seat in ahead
    ]


def _label(here: Here, match: Summary, seat: int) -> str:
    name, total = match.names[seat], match.totals[seat]
    return here.words.n("{name}: {count} point", "{name}: {count} points", total, name=name)
