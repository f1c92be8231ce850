"""What a decision would do to the match, in sentences, before it is taken. No Flet."""

from app.domain.foresight import Foreseen
from app.l10n.formats import name_list
from app.l10n.numbers import number
from app.ui.screens.gate import AtMatch


def consequences(at: AtMatch, seen: Foreseen) -> tuple[str, ...]:
    """What happens to the end of the match and to who wins it."""
    words, said = at.words, []
    if seen.reopens:
        said.append(words.t("The match would go on."))
    if seen.ends and seen.end is not None:
        said.append(words.t("{hand} would end the match.", hand=at.game_words.hand(seen.end)))
    if seen.behind:
        hands = at.game_words.hands(len(seen.behind))
        said.append(words.t("Behind the end, no longer counted: {hands}.", hands=hands))
    if seen.again:
        hands = at.game_words.hands(len(seen.again))
        said.append(words.t("Counted again: {hands}.", hands=hands))
    if seen.sheet.over and (seen.ends or seen.winners_change):
        winners = name_list(words, (at.names[seat] for seat in seen.sheet.winners))
        said.append(words.t("Winner then: {names}.", names=winners))
    return tuple(said)


def changed_totals(at: AtMatch, seen: Foreseen) -> tuple[str, ...]:
    """ "Olena 27 → 31" in words: name, the total now and then; for those whose total changes."""
    words, now = at.words, at.state.sheet.totals
    return tuple(
        words.t(
            "{name}: {before}, then {after}",
            name=at.names[seat],
            before=number(before, words.locale),
            after=number(after, words.locale),
        )
        for seat, (before, after) in enumerate(zip(now, seen.sheet.totals, strict=True))
        if before != after
    )
