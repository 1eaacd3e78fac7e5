"""Pages that are there without a game."""

from playwright.sync_api import Page

from tests.browser.scenes import Scene
from tests.browser.seating import open_home


def home(page: Page) -> None:
    """The first page."""
    open_home(page)


def settings(page: Page) -> None:
    """Language, light, sound and the rest."""
    open_home(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()


def new_table(page: Page) -> None:
    """The form for a table."""
    open_home(page)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("Monopoly", exact=True).click()


def help_page(page: Page) -> None:
    """Rules, keys and how to get on."""
    page.goto("/help")
    page.get_by_role("heading", level=1).wait_for()


def gone(page: Page) -> None:
    """A table that is not there."""
    page.goto(f"/t/{'0' * 32}")
    page.locator(".lost").wait_for()


SCENES = (
    Scene("home", home),
    Scene("settings", settings),
    Scene("new-table", new_table),
    Scene("help", help_page),
    Scene("gone", gone),
)
