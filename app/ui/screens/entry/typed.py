"""Cards that are typed: "9D QH". What was understood is drawn at once, the rest is asked."""

from functools import partial
from inspect import isawaitable

import flet as ft

from app.domain.steps import CardsSet, Piece
from app.l10n.letters import rank_label
from app.l10n.typed_cards import Reading, TypedCode, TypedProblem
from app.ui import ids
from app.ui.components.buttons import outlined_button, text_button, tonal_button
from app.ui.components.mini_card import inline_card
from app.ui.components.pressable import Press
from app.ui.components.text import BODY, text
from app.ui.components.typed_text import text_of, typed_text
from app.ui.input_messages import typed_sentence
from app.ui.keys import Typing
from app.ui.screens.entry.desk import Desk
from app.ui.screens.entry.understood import Understood, example, read, understood
from app.ui.screens.entry.ways import Mode
from app.ui.undo_words import piece_words


async def take_typed(desk: Desk, text: str) -> bool:
    """Takes the cards if all of `text` was understood; False if they are in the hand already."""
    now = read(desk, text)
    new = now.can_take and now.pieces != desk.left.pieces
    if new:
        await desk.take(CardsSet(desk.seat, now.pieces))
        desk.choose(typed=None)
    return new


def typed_field(desk: Desk, typing: Typing, onward: Press | None) -> ft.Control:
    """The field, what it was understood as, and the way back to the keys.

    Enter takes the cards; once they are taken it goes `onward`.
    """

    async def enter(text: str) -> None:
        taken = await take_typed(desk, text)
        if taken or onward is None or not read(desk, text).can_take:
            # Enter lets go of the field; there is more to type.
            desk.field.back()
            return
        done = onward()
        if isawaitable(done):
            await done

    at, now = desk.at, understood(desk)
    words, look = at.words, at.look
    field = typed_text(
        now.text,
        lambda text: desk.choose(typed=(desk.seat, text)),
        enter,
        ref=desk.field.control,
        key=f"typed-{desk.seat}",
        label=words.t("Cards of {name}", name=desk.name(desk.seat)),
        hint_text=example(words, at.profile, at.letters == "cyrillic"),
        autofocus=True,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS,
        text_size=look.font(18),
        border=ft.OutlineInputBorder(border_radius=16),
        on_focus=typing.on_focus,
        on_blur=typing.on_blur,
    )
    parts: list[ft.Control] = [ids.tag(ids.ENTRY_TEXT, field)]
    if now.typed.cards:
        parts.append(_drawn(desk, now))
    parts += [part for problem in now.typed.problems for part in _problem(desk, now, problem)]
    parts.append(_buttons(desk, now))
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _drawn(desk: Desk, now: Understood) -> ft.Control:
    """The cards as they were understood, said once for a screen reader."""
    said = ", ".join(piece_words(desk.at.words, piece) for piece in now.pieces)
    faces: list[ft.Control] = [
        inline_card(desk.at.look, rank_label(card.rank, desk.at.letters), piece.suit)
        for card, piece in zip(now.typed.cards, now.pieces, strict=True)
    ]
    return ft.Semantics(
        label=said,
        exclude_semantics=True,
        live_region=True,
        content=ft.Row(faces, wrap=True, spacing=6, run_spacing=6),
    )


def _problem(desk: Desk, now: Understood, problem: TypedProblem) -> list[ft.Control]:
    """What was not understood, in words; of two readings one can be chosen."""
    look = desk.at.look
    sentence = typed_sentence(desk.at.words, problem, now.text)
    ink = ft.Colors.TERTIARY if problem.code is TypedCode.AMBIGUOUS else ft.Colors.ERROR
    parts: list[ft.Control] = [
        ft.Semantics(live_region=True, content=text(look, sentence, BODY, ink))
    ]
    if problem.readings:
        choices = [
            outlined_button(
                look,
                _reading_words(desk, reading),
                partial(_settle, desk, problem.settled(now.text, reading)),
                identifier=ids.entry_reading(index),
            )
            for index, reading in enumerate(problem.readings)
        ]
        parts.append(ft.Row(choices, wrap=True, spacing=8, run_spacing=8))
    return parts


def _reading_words(desk: Desk, reading: Reading) -> str:
    pieces = [Piece(rank.value, suit.value if suit else None) for rank, suit in reading.cards]
    return ", ".join(piece_words(desk.at.words, piece) for piece in pieces)


def _settle(desk: Desk, typed: str) -> None:
    desk.choose(typed=(desk.seat, typed))


def _buttons(desk: Desk, now: Understood) -> ft.Control:
    words, look = desk.at.words, desk.at.look
    new = now.can_take and now.pieces != desk.left.pieces
    take = tonal_button(
        look,
        words.n("Take {count} card", "Take {count} cards", len(now.pieces)),
        (lambda: take_typed(desk, text_of(desk.field.control))) if new else None,
        icon=ft.Icons.DONE_ROUNDED,
        identifier=ids.ENTRY_TAKE,
    )
    return ft.Row(
        [back_to_keys(desk), take],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        spacing=8,
        run_spacing=8,
    )


def back_to_keys(desk: Desk) -> ft.Control:
    """Leaves the field or the pad for the rank keys."""
    return text_button(
        desk.at.look,
        desk.at.words.t("Enter by keys"),
        lambda: desk.choose(mode=Mode.KEYS, typed=None),
        icon=ft.Icons.APPS_ROUNDED,
        identifier=ids.ENTRY_CARDS,
    )
