"""`make pictures`: every scene on desktop and phone, light and dark, in four languages.

make pictures ARGS="home"                         scenes by the beginning of their names
make pictures ARGS="--language de --size phone"   not all of everything

A scene is played once for each size. Then another window of the same browser, which shares the
settings, changes the language while the moment stands still.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Error, Page

from tests.browser.scenes import Scene, every_scene
from tests.browser.site import served
from tests.browser.visitors import SIZES, THEMES, Visitors, browsing
from tests.event.served import evening_served
from tests.house.tree import ROOT
from tools.browser import browser as browser_program
from zuschlag.words.speech import LANGUAGES

USUAL_SIZES = ("desktop", "phone")
PATIENCE = 30_000


def main() -> int:
    """Take them; say what was taken, what failed and what a browser complained about."""
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
        all_of_them = list(sittings(wanted))
        for count, (scene, size) in enumerate(all_of_them, start=1):
            what = f"{scene.name}, {size}"
            print(f"{count} of {len(all_of_them)}: {what}", flush=True)
            with at_its_place(scene, origin) as (there, here):
                found = sit_for(there, size, Visitors(browser, here), wanted)
            complaints += [f"{what}: {complaint}" for complaint in found]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


@contextmanager
def at_its_place(scene: Scene, origin: str) -> Iterator[tuple[Scene, str]]:
    """Tables share a server; an evening has one of its own."""
    if not scene.is_evening:
        yield scene, origin
        return
    flags = ("--rounds", "2", "--title", "Saturday at the club", *scene.flags)
    with tempfile.TemporaryDirectory() as folder, evening_served(Path(folder), *flags) as links:
        yield scene._replace(show=partial(scene.show, links)), links.origin


def wishes() -> argparse.Namespace:
    """What shall be taken; usually all."""
    said = argparse.ArgumentParser(prog="make pictures", description="Pictures of every page.")
    said.add_argument("scenes", nargs="*", help="beginnings of names")
    said.add_argument("--language", action="append", choices=LANGUAGES)
    said.add_argument("--size", action="append", choices=SIZES)
    said.add_argument("--folder", type=Path, default=ROOT / "pictures")
    return said.parse_args()


def sittings(wanted: argparse.Namespace) -> Iterator[tuple[Scene, str]]:
    """Every scene once for each size."""
    beginnings = tuple(wanted.scenes) or ("",)
    for scene in every_scene():
        if scene.name.startswith(beginnings):
            for size in wanted.size or USUAL_SIZES:
                yield scene, size


def sit_for(scene: Scene, size: str, people: Visitors, wanted: argparse.Namespace) -> list[str]:
    """Take one scene; answers with what went wrong, for the others are taken all the same."""
    failed: list[str] = []
    try:
        picture(scene, size, people, wanted)
    except (AssertionError, Error) as fault:
        failed.append(f"not taken: {fault}")
        print(f"  {failed[0].splitlines()[0]}", flush=True)
    return failed + people.leave()


def picture(scene: Scene, size: str, people: Visitors, wanted: argparse.Namespace) -> None:
    """Play to the moment, and look at it in every language."""
    page = people.window(SIZES[size], motion=scene.motion)
    guests = [people.desktop() for _ in range(scene.guests)]
    for window in (page, *guests):
        window.set_default_timeout(PATIENCE)
    scene.show(page, *guests)
    settings = page.context.new_page()
    settings.goto("/help")
    settings.locator("header nav button").click()
    for language in wanted.language or LANGUAGES:
        settings.locator("dialog select").select_option(language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        take(page, wanted.folder / f"{scene.name}-{size}-{language}")


def take(page: Page, stem: Path) -> None:
    """The same moment by day and by night."""
    page.evaluate("document.fonts.ready.then(() => null)")
    if "/e/" not in page.url:  # the pages of an evening always wait for news
        page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.screenshot(path=stem.with_name(f"{stem.name}-{theme}.png"))


if __name__ == "__main__":
    sys.exit(main())
