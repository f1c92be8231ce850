"""Draws the pictures in `marks` anew: `python assets/draw_marks.py CHROMIUM` (needs Playwright).

From each SVG file comes a PNG of the size it is shown in, for screens with three dots to a pixel.
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

DOTS = 3
_FRAME = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"


def main(chromium: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        for source in sorted((Path(__file__).parent / "marks").glob("*.svg")):
            svg = source.read_text(encoding="utf-8")
            [(width, height)] = re.findall(r'viewBox="0 0 (\d+) (\d+)"', svg)
            page = browser.new_page(
                viewport={"width": int(width), "height": int(height)}, device_scale_factor=DOTS
            )
            page.set_content(_FRAME + svg)
            page.screenshot(path=source.with_suffix(".png"), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
