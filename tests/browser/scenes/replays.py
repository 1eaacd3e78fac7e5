"""Games that are over, looked back at."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.scenes import Scene

_RECORDS = Path(__file__).parents[2] / "fair"


def _at(page: Page, game: str, at: int) -> None:
    page.goto(f"/r?at={at}")
    page.locator("input[type=file]").set_input_files(_RECORDS / f"{game}.json")
    page.locator("main .stage > *").first.wait_for()


def choosing(page: Page) -> None:
    """Where a file is chosen."""
    page.goto("/r")
    page.locator("main button").wait_for()


def for_sale(page: Page) -> None:
    """In the middle of the auctions."""
    _at(page, "for_sale", 10)


def monopoly(page: Page) -> None:
    """After a few turns."""
    _at(page, "monopoly", 20)


def fair(page: Page) -> None:
    """The luck worked out again."""
    _at(page, "monopoly", 5)
    page.locator("main [role=toolbar] button").nth(1).click()
    page.locator("dialog[open] .body button").first.click()
    page.locator("dialog[open] .verdict").wait_for()


SCENES = (
    Scene("replay-choosing", choosing),
    Scene("replay-for-sale", for_sale),
    Scene("replay-monopoly", monopoly),
    Scene("replay-fair", fair),
)
