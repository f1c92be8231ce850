"""Draws the app's icons: `python assets/draw_icons.py` (needs Pillow) writes every PNG anew.

A cream nine, made of a ring and a tail, on a pine-green square.
"""

from pathlib import Path

from PIL import Image, ImageDraw

PINE, CREAM = "#026448", "#FFFDF8"
FINE = 4
"""Drawn this many times larger and shrunk, which smooths the edges."""


def icon(size: int, *, corner: float, scale: float) -> Image.Image:
    """`corner`: radius as a share of the side; `scale`: height of the nine as a share of it."""
    side = size * FINE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, side - 1, side - 1), corner * side, fill=PINE)

    height = scale * side
    left, top = (side - 0.68 * height) / 2, (side - height) / 2
    ring, stroke = 0.68 * height, round(0.17 * height)
    draw.ellipse((left, top, left + ring, top + ring), outline=CREAM, width=stroke)
    # The tail: the right edge goes on down as a quarter of a wide circle.
    reach = height - ring / 2
    right, middle = left + ring, top + ring / 2
    box = (right - 2 * reach, middle - reach, right, middle + reach)
    draw.arc(box, 0, 62, fill=CREAM, width=stroke)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    here = Path(__file__).parent
    folder = here / "icons"
    folder.mkdir(exist_ok=True)
    rounded, full = {"corner": 0.22, "scale": 0.62}, {"corner": 0.0, "scale": 0.62}
    # A maskable icon may be cut to a circle: the nine stays within the inner four fifths.
    masked = {"corner": 0.0, "scale": 0.5}
    icon(512, **rounded).save(here / "icon.png", optimize=True)
    icon(48, corner=0.22, scale=0.74).save(folder / "favicon.png", optimize=True)
    icon(180, **full).convert("RGB").save(folder / "apple-touch-icon.png", optimize=True)
    for size in (192, 512):
        icon(size, **rounded).save(folder / f"icon-{size}.png", optimize=True)
        icon(size, **masked).save(folder / f"icon-maskable-{size}.png", optimize=True)


if __name__ == "__main__":
    main()
