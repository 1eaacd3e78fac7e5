"""`make pictures`: every scene on desktop and phone, light and dark, in four languages.

make pictures ARGS="home"                         scenes by the beginning of their names
make pictures ARGS="--language de --size phone"   not all of everything
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.scenes import Scene, every_scene
from tests.browser.site import served
from tests.browser.visitors import LANGUAGES, SIZES, THEMES, Visitors, browsing
from tests.house.tree import ROOT
from tools.browser import browser as browser_program

USUAL_SIZES = ("desktop", "phone")


def main() -> int:
    """Take them, say what was taken, and what a browser complained about."""
    wanted = wishes()
    program = browser_program()
    if program is None:
        print("There is no browser here.", file=sys.stderr)
        return 1
    wanted.folder.mkdir(parents=True, exist_ok=True)
    complaints: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as origin,
        browsing(program) as browser,
    ):
        for scene, size, language in sittings(wanted):
            people = Visitors(browser, origin)
            page = people.window(SIZES[size], language=language)
            scene.show(page)
            take(page, wanted.folder / f"{scene.name}-{size}-{language}")
            complaints += people.leave()
    print("\n".join(complaints), file=sys.stderr)
    return 1 if complaints else 0


def wishes() -> argparse.Namespace:
    """What shall be taken; usually all."""
    said = argparse.ArgumentParser(prog="make pictures", description="Pictures of every page.")
    said.add_argument("scenes", nargs="*", help="beginnings of names")
    said.add_argument("--language", action="append", choices=LANGUAGES)
    said.add_argument("--size", action="append", choices=SIZES)
    said.add_argument("--folder", type=Path, default=ROOT / "pictures")
    return said.parse_args()


def sittings(wanted: argparse.Namespace) -> Iterator[tuple[Scene, str, str]]:
    """Every scene once for each size and language."""
    beginnings = tuple(wanted.scenes) or ("",)
    for scene in every_scene():
        if scene.name.startswith(beginnings):
            for size in wanted.size or USUAL_SIZES:
                for language in wanted.language or LANGUAGES:
                    yield scene, size, language


def take(page: Page, stem: Path) -> None:
    """The same moment by day and by night."""
    page.evaluate("document.fonts.ready.then(() => null)")
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        file = stem.with_name(f"{stem.name}-{theme}.png")
        page.screenshot(path=file)
        print(file.name, flush=True)


if __name__ == "__main__":
    sys.exit(main())
