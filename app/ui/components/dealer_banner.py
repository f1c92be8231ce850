"""Who deals and who leads, in words, with the deal line below."""

from dataclasses import dataclass

import flet as ft

from app.ui.components.marks import MarkKind, mark_icon
from app.ui.components.text import BODY, LABEL, SUPPORT, TextStyle, bold, text
from app.ui.layout import Look


@dataclass(frozen=True)
class Role:
    """`word` ("Deals") over `name`."""

    kind: MarkKind
    word: str
    name: str


def dealer_banner(
    look: Look, deals: Role, leads: Role | None, deal_line: str | None = None
) -> ft.Control:
    """Side by side; on a narrow window with large text below each other."""
    roles: list[ft.Control] = [_role(look, deals)]
    if leads is not None:
        roles.append(_role(look, leads))
    both: ft.Control
    if look.large_text and look.compact:
        both = ft.Column(roles, spacing=8)
    else:
        for role in roles:
            role.expand = 1
        if len(roles) == 2:
            roles.insert(1, _rule(width=1))
        both = ft.Row(
            roles,
            spacing=12,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    parts: list[ft.Control] = [both]
    if deal_line:
        parts.append(_rule(height=1))
        style = LABEL if look.short else TextStyle(15, ft.FontWeight.W_500)
        parts.append(
            text(
                look,
                deal_line,
                style,
                ft.Colors.ON_PRIMARY_CONTAINER,
                lines=None if look.large_text else 2,
                align=ft.TextAlign.CENTER,
            )
        )
    return ft.Container(
        ft.Column(
            parts,
            spacing=6 if look.short else 12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=16, vertical=8 if look.short else 14),
    )


def _role(look: Look, role: Role) -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    big = BODY if look.short else TextStyle(24, ft.FontWeight.W_700, -0.01, 1.15)
    return ft.Row(
        [
            mark_icon(look, role.kind, 24 if look.short else 30, ink),
            ft.Column(
                [
                    text(look, role.word, SUPPORT if look.short else LABEL, ink, lines=1),
                    text(look, role.name, bold(big), ink, lines=1),
                ],
                spacing=0,
                tight=True,
                expand=True,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _rule(width: float | None = None, height: float | None = None) -> ft.Control:
    return ft.Container(
        width=width,
        height=height,
        bgcolor=ft.Colors.with_opacity(0.35, ft.Colors.ON_PRIMARY_CONTAINER),
    )
