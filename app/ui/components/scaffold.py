"""The frame of a screen: a header, a body that scrolls or fills, an action in sight."""

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
    # Over large text it would hide too much: there it ends the page instead.
    hovering = floating if not look.large_text else None
    pinned = action is not None and not (look.landscape and header is not None)
    below = 0 if pinned else 12
    if not still:
        below = 88 if hovering else 8
    page: list[ft.Control] = [
        ft.Container(
            inner,
            expand=True if still else None,
            padding=ft.Padding.only(left=side, right=side, bottom=below),
        )
    ]
    if floating is not None and hovering is None:
        page.append(ft.Container(floating, padding=side))
    # The same tree whether it scrolls or not: what is tapped while that changes is still there.
    middle: ft.Control = ft.Column(
        page,
        key=scroll_key,
        scroll=None if still else ft.ScrollMode.AUTO,
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if hovering is not None:
        middle = ft.Stack([middle, ft.Container(hovering, right=side, bottom=16)], expand=True)
    parts = [*_top(look, header, action, side, wide), middle]
    if pinned:
        parts.append(
            ft.Container(action, padding=ft.Padding.only(left=side, right=side, top=8, bottom=12))
        )
    column = ft.Column(
        parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.SafeArea(expand=True, content=column if wide else _narrowed(look, column))


def _top(
    look: Look, header: ft.Control | None, action: ft.Control | None, side: float, wide: bool
) -> list[ft.Control]:
    """The header; on a window too low for an action below it is at its right."""
    if header is None:
        return []
    if action is None or not look.landscape:
        return [header]
    beside = ft.Container(
        action,
        width=action_beside(look, wide=wide),
        padding=ft.Padding.only(right=side, top=4, bottom=4),
    )
    return [ft.Row([ft.Container(header, expand=True), beside], spacing=0)]


def action_beside(look: Look, *, wide: bool) -> float:
    """How wide the action is that stands beside the header of a low window."""
    return min(look.width * 0.45, 380 if wide or look.large_text else 260)


def _narrowed(look: Look, content: ft.Control) -> ft.Control:
    if look.content_width is None:
        return content
    return ft.Row(
        # Loose: beside a rail there may be less than that.
        [ft.Container(content, width=look.content_width, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def panes(
    look: Look, left: ft.Control, right: ft.Control, *, share: tuple[int, int] = (1, 1)
) -> ft.Control:
    """Two parts of a page: beside each other on a window that is wide or low, else stacked.

    Hand it to `scaffold` with `wide=look.side_by_side`.
    """
    if not look.side_by_side:
        return ft.Column(
            [left, right],
            spacing=look.gap,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Row(
        [ft.Container(left, expand=share[0]), ft.Container(right, expand=share[1])],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
