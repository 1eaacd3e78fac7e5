"""Pages that are there without a game."""

from playwright.sync_api import Page

from tests.browser.scenes import Scene


def home(page: Page) -> None:
    """The first page."""
    page.goto("/")
    page.locator("#main").wait_for()


def help_page(page: Page) -> None:
    """Rules, keys and how to get on."""
    page.goto("/help")
    page.locator("#main").wait_for()


SCENES = (Scene("home", home), Scene("help", help_page))
