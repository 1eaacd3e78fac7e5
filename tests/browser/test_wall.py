"""The wall: every view can be read from ten metres; views turn; a bare one has no ground."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import WIDE, HallInBrowser
from tests.browser.measuring import smallest_letters
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import SIZES, Size, Visitors
from tests.event.served import evening_served
from tests.thorough import a_few, thorough
from zuschlag.words.speech import LANGUAGES

PROJECTORS = (Size(1280, 720), Size(1920, 1080))
LEAST = 0.045
MOST_ROWS = 24

# What lies below the lower edge, or beside the window.
_HIDDEN = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect()
  return box.height && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
}).map((one) => `${one.tagName} ${one.textContent}`)"""


@contextmanager
def a_hall(browser: Browser, folder: Path) -> Iterator[tuple[HallInBrowser, Visitors]]:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(
        folder, "--rounds", "2", "--title", "A title as long as titles may be"
    ) as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop())
        hall.change()
        yield hall, people
        assert people.leave() == []
    assert faults_in(links.log) == []


def show(hall: HallInBrowser, walls: list[Page], *views: str, **more: object) -> None:
    """Put it there; every wall shows it, and all of it can be read."""
    hall.ask(do="screen", views=list(views), **more)
    for wall in walls:
        expect(wall.locator(f"[data-view={views[0]}]")).to_be_visible()
        wall.evaluate("document.fonts.ready.then(() => null)")
        assert smallest_letters(wall) >= LEAST, views
        assert wall.evaluate(_HIDDEN) == [], views


def walls_for(people: Visitors, hall: HallInBrowser, *languages: str) -> list[Page]:
    found = []
    for language in languages:
        for size in PROJECTORS:
            found.append(people.window(size, language=language))
            found[-1].goto(hall.links.wall)
    return found


@pytest.mark.parametrize(
    "languages", a_few([("de",), *((one,) for one in LANGUAGES if one != "de")], 9)
)
def test_every_view_can_be_read_from_ten_metres(
    browser: Browser, axe: Checked, tmp_path: Path, languages: str
) -> None:
    with a_hall(browser, tmp_path) as (hall, people):
        walls = walls_for(people, hall, languages)
        show(hall, walls, "join")
        hall.enter(WIDE, *(f"Somebody {at}" for at in range(12)))
        hall.draw()
        show(hall, walls, "names")
        show(hall, walls, "tables")
        show(hall, walls, "text", line="M" * 60)
        hall.play()
        hall.until("call")
        hall.start()
        show(hall, walls, "clock")
        show(hall, walls, "ranks")
        show(hall, walls, "table", table=1)
        show(hall, walls, "podium")
        axe(walls[0])


@thorough
def test_sixty_people_are_spread_over_pages_that_can_be_read(
    browser: Browser, tmp_path: Path
) -> None:
    with a_hall(browser, tmp_path) as (hall, people):
        hall.enter(*(f"Somebody {at}" for at in range(60)))
        hall.draw()
        walls = walls_for(people, hall, "en")
        show(hall, walls, "names")
        expect(walls[0].get_by_text("Page 1 of 3")).to_be_visible()
        expect(walls[0].locator("li")).to_have_count(MOST_ROWS)
        expect(walls[0].get_by_text("Page 2 of 3")).to_be_visible(timeout=20_000)
        show(hall, walls, "tables")
        hall.play()
        show(hall, walls, "ranks")


def test_several_views_take_turns_and_a_bare_wall_has_no_ground(
    browser: Browser, tmp_path: Path
) -> None:
    with a_hall(browser, tmp_path) as (hall, people):
        wall = people.window(SIZES["desktop"])
        wall.clock.install()
        wall.goto(f"{hall.links.wall}?bare")
        hall.ask(do="screen", views=["text", "join"], line="Hello")
        expect(wall.locator("[data-view=text]")).to_have_count(1)
        wall.clock.run_for(12_000)
        expect(wall.locator("[data-view=join]")).to_have_count(1)
        wall.clock.run_for(12_000)
        expect(wall.locator("[data-view=text]")).to_have_count(1)
        colours = "(one) => getComputedStyle(one).backgroundColor"
        grounds = f"[document.documentElement, document.body].map({colours})"
        assert set(wall.evaluate(grounds)) == {"rgba(0, 0, 0, 0)"}
