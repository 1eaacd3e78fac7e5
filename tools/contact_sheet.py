"""All thirty buildings on one picture: `python -m tools.contact_sheet OUT.png [--shuffle SEED]`.

For the eyes of whoever draws them. Shuffled, they carry letters instead of names, and the key is
written beside the picture: can a stranger sort them by value and say what each one is?
"""

from __future__ import annotations

import argparse
import json
import random
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from tools.browser import browser
from tools.environment import node
from tools.pages import WEB, web_script

COUNT = 30
NAMES = WEB / "src" / "words" / "en" / "buildings.ts"
PAGE = """<!doctype html><meta charset="utf-8">
<html data-theme="{theme}" data-contrast="{contrast}">
<style>
  body {{ padding: 16px; background: var(--{ground}); color: var(--{ink}) }}
  section {{ display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 24px }}
  figure {{ margin: 0 }}
  figcaption {{ text-align: center; font: 600 14px sans-serif }}
  .whole {{ display: block; width: 100%; container-type: inline-size }}
  .whole svg {{ display: block; width: 100% }}
</style><body><script type="module" src="/tests/drawings/sheet.ts"></script></body></html>"""


def main() -> None:
    wishes = read_wishes()
    order = list(range(1, COUNT + 1))
    labels = [f"{number} {name}" for number, name in enumerate(names(), 1)]
    if wishes.shuffle is not None:
        random.Random(wishes.shuffle).shuffle(order)
        labels = [letters(place) for place in range(COUNT)]
        key = json.dumps(dict(zip(labels, order, strict=True)), indent=1)
        wishes.out.with_name("key.json").write_text(key + "\n")
    if wishes.only:
        order = [int(number) for number in wishes.only.split(",")]
        labels = [labels[number - 1] for number in order]
    asked = {"order": ",".join(map(str, order)), "sizes": wishes.sizes, "labels": ",".join(labels)}
    for flag in ("cards", "bare"):
        if getattr(wishes, flag):
            asked[flag] = ""
    take_picture(wishes, urlencode(asked))


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.contact_sheet", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--shuffle", type=int, metavar="SEED", help="letters instead of names")
    parser.add_argument("--sizes", default="120", help="widths in pixels, like 240,120,44")
    parser.add_argument("--width", type=int, default=1360, help="of the whole picture")
    parser.add_argument("--scale", type=int, default=1, help="2 for twice as sharp")
    parser.add_argument("--only", help="some numbers, like 3,17")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--contrast", action="store_true", help="high contrast")
    parser.add_argument("--cards", action="store_true", help="on cards with their values")
    parser.add_argument("--bare", action="store_true", help="on the page itself")
    return parser.parse_args()


def names() -> list[str]:
    return re.findall(r"'buildings\.\d+': '(.+)'", NAMES.read_text("utf-8"))


def letters(place: int) -> str:
    """A to Z, then AA, AB, ..."""
    return chr(ord("A") + place) if place < 26 else "A" + chr(ord("A") + place - 26)


def take_picture(wishes: argparse.Namespace, query: str) -> None:
    on_page = wishes.bare or wishes.cards
    text = PAGE.format(
        theme=wishes.theme,
        contrast="more" if wishes.contrast else "",
        ground="paper" if on_page else "stock",
        ink="ink" if on_page else "stock-ink",
    )
    with pages_served() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser())
        page = chromium.new_page(
            viewport={"width": wishes.width, "height": 600}, device_scale_factor=wishes.scale
        )
        page.route("**/sheet?*", lambda asked: asked.fulfill(body=text, content_type="text/html"))
        page.goto(f"{address}/sheet?{query}")
        page.wait_for_selector("figure:last-child svg")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=wishes.out, full_page=True)
        chromium.close()


@contextmanager
def pages_served() -> Iterator[str]:
    """Vite at work on a free port, serving the sources."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    place = ["--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    command = [*web_script(node(), "dev"), *place]
    process = subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if b"ready" in line:
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
