"""Everything four times as large, on a phone and on a projector: no page is wider than its window,
and what is to be done can be brought into sight.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import give_up
from tests.browser.halls import HallInBrowser
from tests.browser.measuring import overhang, resize
from tests.browser.scenes.plain import PLAYED
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table, open_home
from tests.browser.site import has_pages
from tests.browser.visitors import SIZES, Size, Visitors
from tests.event.served import evening_served
from tests.thorough import a_few, thorough
from zuschlag.words.speech import LANGUAGES

LARGER = (Size(640, 512), Size(320, 256))  # a window of 1280 by 1024 at 200 % and at 400 %
WINDOWS = (*LARGER, SIZES["small"], SIZES["large"])
NAMES = ("Ada", "Bartholomäus", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")

# What can be pressed is in the window once it was brought there, and nothing is over it.
_REACHED = """(thing) => {
  thing.scrollIntoView({ block: 'center' })
  const box = thing.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return box.right <= innerWidth + 1 && thing.contains(document.elementFromPoint(x, y))
}"""


def check(page: Page, action: Locator, where: str) -> None:
    for size in WINDOWS:
        resize(page, size)
        told = f"{where} at {size.width}x{size.height}"
        assert overhang(page) <= 0, told
        assert action.evaluate(_REACHED), told


def guide(game: str) -> Callable[[Page], Locator]:
    def show(page: Page) -> Locator:
        page.goto(f"/guide/{game}")
        expect(page.locator(".panel h2")).to_be_visible()
        return page.locator(".bar button:enabled:not([aria-label])").first

    return show


def my_games(page: Page) -> Locator:
    open_home(page)
    page.evaluate(f"localStorage.setItem('zuschlag.games', {json.dumps(json.dumps(PLAYED))})")
    page.reload()
    page.locator(".record button").first.click()
    expect(page.get_by_role("dialog").locator("svg").first).to_be_visible()
    return page.get_by_role("dialog").locator("footer button").last


def answers(page: Page) -> Locator:
    page.goto("/help")
    page.get_by_role("searchbox").fill("hold")
    expect(page.get_by_role("search").locator("+ ol h2").first).to_be_visible()
    return page.get_by_role("searchbox")


SHOWN = {
    "guide of For Sale": guide("for-sale"),
    "guide of Monopoly": guide("monopoly"),
    "my games": my_games,
    "help": answers,
}


@pytest.mark.parametrize("language", a_few(["it", *sorted(set(LANGUAGES) - {"it"})], every=4))
def test_pages_without_a_table_reflow(visitors: Visitors, language: str) -> None:
    page = visitors.window(SIZES["desktop"], language=language)
    for name, show in SHOWN.items():
        resize(page, SIZES["desktop"])
        check(page, show(page), f"{name} in {language}")


@thorough
@pytest.mark.parametrize("table", [FOR_SALE, MONOPOLY], ids=["for-sale", "monopoly"])
def test_tables_reflow(visitors: Visitors, table: dict[str, object]) -> None:
    page = visitors.desktop()
    host_table(page, "Anna", **table)
    begin(page)
    action = page.locator(".bar button:enabled:not([aria-label])").first
    expect(action).to_be_visible()
    check(page, action, str(table["game"]))


@thorough
def test_an_evening_reflows(browser: Browser, tmp_path: Path) -> None:
    """The console with people to be moved, and a phone at a board."""
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    flags = ("--game", "monopoly", "--boards", "--rounds", "1")
    with evening_served(tmp_path, *flags) as links:
        people = Visitors(browser, links.origin)
        phone = people.window(SIZES["desktop"], language="fr")
        phone.goto(links.join)
        phone.get_by_role("textbox").first.fill("Zoe")
        phone.locator("form.join button").first.click()
        hall = HallInBrowser(links, people.window(SIZES["desktop"], language="it"))
        hall.change()
        hall.enter(*NAMES)
        hall.draw()
        hall.console.locator("details:has([draggable=true]) > summary").click()
        check(hall.console, hall.console.locator("[draggable=true]").first, "moving people")
        hall.start()
        phone.locator("a[href*='/b/']").click()
        for tab in range(5):
            phone.get_by_role("tab").nth(tab).click()
            tool = phone.get_by_role("tabpanel").locator("button:visible, select:visible").first
            check(phone, tool, f"tool {tab}")
        assert people.leave() == []
