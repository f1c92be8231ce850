"""Where the tiles of a scoreboard stand. No Flet."""

from app.ui.layout import Look

WIDE = 600
"""From this width on tiles stand beside each other."""


def arrangement(look: Look, count: int) -> tuple[tuple[int, ...], ...]:
    """The rows of tiles, seats counted from 0: in a low window beside each other, on a tablet as
    they sit around the table, clockwise; below each other where there is no room for that.
    """
    if look.width < WIDE:
        return tuple((seat,) for seat in range(count))
    if look.landscape and count <= 4 and not look.large_text:
        return (tuple(range(count)),)
    columns = 3 if count > 4 and not look.large_text else 2
    if count <= columns:
        return (tuple(range(count)),)
    if count > 2 * columns:
        return tuple(
            tuple(range(start, min(start + columns, count))) for start in range(0, count, columns)
        )
    return tuple(range(columns)), tuple(reversed(range(columns, count)))
