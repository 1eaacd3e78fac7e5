"""Games that are over, looked back at."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.scenes import Scene, sales, towns

_RECORDS = Path(__file__).parents[2] / "fair"


def opened(page: Page, game: str, at: int) -> None:
    """A record from a file."""
    page.goto(f"/r?at={at}")
    page.locator("input[type=file]").set_input_files(_RECORDS / f"{game}.json")
    page.get_by_role("slider").wait_for()


def choosing(page: Page) -> None:
    """Where a file is chosen."""
    page.goto("/r")
    page.locator("main button").first.wait_for()


def for_sale(page: Page) -> None:
    """In the middle of the auctions, all cards open."""
    opened(page, "for_sale", 10)


def for_sale_end(page: Page) -> None:
    """The last move of a game that was just played."""
    sales.final(page)
    look_back(page)


def monopoly_end(page: Page) -> None:
    """The last move, and everybody's money up to it."""
    towns.final(page)
    look_back(page)


def look_back(page: Page) -> None:
    """From the final page to the end of the replay."""
    page.get_by_text("Look back").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.get_by_role("table").first.wait_for()


def monopoly(page: Page) -> None:
    """After a few turns."""
    opened(page, "monopoly", 20)


def fair(page: Page) -> None:
    """The luck worked out again."""
    opened(page, "monopoly", 5)
    page.locator("main [role=toolbar] button").nth(1).click()
    page.locator("dialog[open] .body button").first.click()
    page.locator("dialog[open] .verdict").wait_for()


SCENES = (
    Scene("replay-choosing", choosing),
    Scene("replay-for-sale", for_sale),
    Scene("replay-for-sale-end", for_sale_end),
    Scene("replay-monopoly", monopoly),
    Scene("replay-monopoly-end", monopoly_end),
    Scene("replay-fair", fair),
)
