"""The icons of the installed page, drawn from web/public/favicon.svg.

`python -m tools.icons` writes them after the drawing has changed. Systems that cut icons to their
own shape get one with a wide margin, without corners.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, sync_playwright

from tools.browser import browser
from tools.steps import ROOT

PUBLIC = ROOT / "web" / "public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512}
MASKABLE, LARGEST = "icon-maskable.png", 512
MARGIN = 0.12
"""On each side: what is cut to a circle keeps the middle four fifths."""


def main() -> None:
    """Write every icon."""
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser())
        page = opened.new_page()
        for name, size in SIZES.items():
            (PUBLIC / name).write_bytes(drawn(page, drawing, size))
        (PUBLIC / MASKABLE).write_bytes(drawn(page, with_margin(drawing), LARGEST))
        opened.close()


def with_margin(drawing: str) -> str:
    """The same in the middle of a sheet without corners."""
    wide = 32 * (1 + 2 * MARGIN)
    start = -32 * MARGIN
    whole = re.sub(
        r'<rect width="32" height="32" rx="6"',
        f'<rect x="{start}" y="{start}" width="{wide}" height="{wide}"',
        drawing,
    )
    return whole.replace('viewBox="0 0 32 32"', f'viewBox="{start} {start} {wide} {wide}"')


def drawn(page: Page, drawing: str, size: int) -> bytes:
    """A picture of that many pixels, clear around the drawing."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    picture: bytes = page.screenshot(omit_background=True)
    return picture


if __name__ == "__main__":
    main()
