"""For tests in the browser: a server, a browser, people, and nobody's browser has complained.

Each process that runs tests has a server and a browser of its own.
"""

import os
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import has_pages, served
from tests.browser.visitors import Visitors, browsing
from tools.browser import browser as browser_program

Checked = Callable[[Page], None]

GENEROUS = ("--chat-lines", "1000")  # tests talk faster than people

expect.set_options(timeout=20_000)  # a machine may be busy with other tests


def give_up(reason: str) -> NoReturn:
    """Where everything must be tested, what cannot be tested has failed."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


# The scope is this folder and not the session: while Playwright is there, no loop of asyncio can
# run beside it, and other tests have one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests here."""
    program = browser_program()
    if program is None:
        give_up("THERE IS NO BROWSER HERE: the pages have not been tried")
    with browsing(program) as opened:
        yield opened


@pytest.fixture(scope="package")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the tables are served."""
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with served(tmp_path_factory.mktemp("served"), *GENEROUS) as found:
        yield found


@pytest.fixture
def visitors(browser: Browser, origin: str) -> Iterator[Visitors]:
    """Who comes to the tables; at the end no browser has complained."""
    people = Visitors(browser, origin)
    yield people
    assert people.leave() == []


@pytest.fixture
def desktop(visitors: Visitors) -> Page:
    """Somebody at a laptop."""
    return visitors.desktop()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """Somebody with a phone."""
    return visitors.phone()


@pytest.fixture(scope="session")
def axe() -> Checked:
    """Checks a page as it is now for faults that shut people out."""
    rules = Axe()

    def check(page: Page) -> None:
        found = rules.run(page)
        assert found.violations_count == 0, found.generate_report()

    return check
