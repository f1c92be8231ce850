"""The frame of a screen: a header, a body that scrolls or fills, an action pinned below."""

import flet as ft

from app.ui.layout import Look


def scaffold(
    look: Look,
    body: ft.Control,
    *,
    header: ft.Control | None = None,
    above: ft.Control | None = None,
    action: ft.Control | None = None,
    fill: bool = False,
    own_scroll: bool = False,
    floating: ft.Control | None = None,
    wide: bool = False,
    edge: float | None = None,
    scroll_key: str | None = None,
) -> ft.Control:
    """`body` between `header` and `action`, both of which stay in sight.

    `above` comes before the body and scrolls with it where the body scrolls. `fill` gives the
    body the whole height instead of letting it scroll (a grid of tiles); where text is large or
    the window low it scrolls after all, see `Look.scrolls`, unless the body does so by itself
    (`own_scroll`). `floating` hovers over the lower corner of the body. `wide` drops the limit
    on the width of one column.
    """
    side = look.edge if edge is None else edge
    still = fill and (own_scroll or not look.scrolls)
    inner = body
    if above is not None:
        body.expand = True if still else None
        inner = ft.Column(
            [above, body],
            spacing=look.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    middle: ft.Control
    if still:
        below = 0 if action else 12
        middle = ft.Container(
            inner, expand=True, padding=ft.Padding.only(left=side, right=side, bottom=below)
        )
    else:
        middle = ft.Column(
            [
                ft.Container(
                    inner,
                    padding=ft.Padding.only(left=side, right=side, bottom=88 if floating else 8),
                )
            ],
            key=scroll_key,
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    if floating is not None:
        corner = ft.Container(floating, right=side, bottom=16)
        middle = ft.Stack([middle, corner], expand=True)
    parts: list[ft.Control] = []
    if header is not None:
        parts.append(header)
    parts.append(middle)
    if action is not None:
        parts.append(
            ft.Container(action, padding=ft.Padding.only(left=side, right=side, top=8, bottom=12))
        )
    column = ft.Column(
        parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.SafeArea(expand=True, content=column if wide else _narrowed(look, column))


def _narrowed(look: Look, content: ft.Control) -> ft.Control:
    if look.content_width is None:
        return content
    return ft.Row(
        [ft.Container(content, width=look.content_width)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
