"""The first page comes, is clean, needs nobody else, and what is wrong with a page is noticed."""

import gzip
import itertools
import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked
from tests.browser.site import built
from tests.browser.visitors import SIZES, THEMES, Visitors
from tests.thorough import a_few
from zuschlag.words.speech import LANGUAGES

MOST_SCRIPT = 90_000
PLANTED_STYLE = "document.body.setAttribute('style', 'color: red')"
PLANTED_MARKUP = "document.body.innerHTML = '<p>no</p>'"
PLANTED_REQUEST = "fetch('http://elsewhere.example/').catch(() => null)"

FIRST_FRAME = """async () => {
  await fetch('/api/session', { method: 'POST' })
  const socket = new WebSocket(`ws://${location.host}/ws`)
  const frame = await new Promise((done) => (socket.onmessage = (one) => done(one.data)))
  socket.close()
  return JSON.parse(frame).t
}"""


def open_home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_page_comes_and_can_be_used_by_everybody(desktop: Page, axe: Checked) -> None:
    open_home(desktop)
    axe(desktop)


def test_it_comes_again_without_fetching_what_never_changes(desktop: Page) -> None:
    open_home(desktop)
    desktop.reload()
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    fetched = desktop.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((one) => one.name.includes('/assets/') && one.transferSize > 0).length"
    )
    assert fetched == 0


def test_its_scripts_are_small(desktop: Page) -> None:
    open_home(desktop)
    desktop.wait_for_load_state("networkidle")
    names = desktop.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    scripts = [built() / urlsplit(name).path[1:] for name in names if name.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts) <= MOST_SCRIPT


def test_the_policy_lets_a_socket_through(desktop: Page) -> None:
    open_home(desktop)
    assert desktop.evaluate(FIRST_FRAME) == "hello"


@pytest.mark.parametrize("path", ["/help", "/r", "/t/00000000000000000000000000000000"])
def test_every_address_of_a_page_can_be_opened_at_once(desktop: Page, path: str) -> None:
    desktop.goto(path)
    expect(desktop.locator("#main")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_without_scrolling_sideways(visitors: Visitors, size: str) -> None:
    page = visitors.window(SIZES[size])
    open_home(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "theme"), a_few(itertools.product(LANGUAGES, THEMES), 3))
def test_it_speaks_every_language_in_light_and_dark(
    visitors: Visitors, axe: Checked, language: str, theme: str
) -> None:
    page = visitors.phone(language=language, theme=theme)
    open_home(page)
    assert page.locator("html").get_attribute("lang") == language
    axe(page)


@pytest.mark.parametrize(
    ("planted", "complaint"),
    [
        (PLANTED_STYLE, "style"),
        (PLANTED_MARKUP, "TrustedHTML"),
        (PLANTED_REQUEST, "elsewhere.example"),
        ("console.error('a plain fault')", "a plain fault"),
        ("setTimeout(() => nobody.home)", "nobody is not defined"),
    ],
)
def test_a_complaint_of_the_browser_is_noticed(
    browser: Browser, origin: str, planted: str, complaint: str
) -> None:
    people = Visitors(browser, origin)
    page = people.desktop()
    open_home(page)
    page.evaluate(f"() => {{ try {{ {planted} }} catch (fault) {{ console.error(fault) }} }}")
    until = time.monotonic() + 20
    while complaint not in "\n".join(people.complaints) and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert complaint in "\n".join(people.leave())


def test_a_page_that_shuts_people_out_is_noticed(desktop: Page, axe: Checked) -> None:
    open_home(desktop)
    desktop.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        axe(desktop)
