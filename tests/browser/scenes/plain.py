"""Pages that are there without a game."""

import json

from playwright.sync_api import Page

from tests.browser.scenes import Scene
from tests.browser.seating import open_home

BEST = (
    {"what": "building-28", "worth": 28, "paid": 5, "gain": 9},
    {"what": "Bahnhofstraße", "worth": 220, "paid": 90, "gain": 130},
)
PLAYED = [
    {
        "table": f"{number:032}", "game": ("for-sale", "monopoly")[number % 2],
        "edition": ("2015", "aalen-casual")[number % 2], "at": 1_790_000_000_000 + number * 10**8,
        "people": ["Anna", "Bartholomäus", "Clara", "Dario"], "own": "Anna",
        "rank": number % 4 + 1, "score": 60 + number * 700,
        "best": BEST[number % 2],
    }
    for number in range(6)
]  # fmt: skip


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


def guide_for_sale(page: Page) -> None:
    """The first step of a guided game."""
    page.goto("/guide/for-sale")
    page.locator(".panel h2").wait_for()


def guide_monopoly(page: Page) -> None:
    page.goto("/guide/monopoly")
    page.locator(".panel h2").wait_for()


def answer(page: Page) -> None:
    """The help is asked something."""
    page.goto("/help")
    page.get_by_role("searchbox").fill("hold")
    page.locator("ol h2").first.wait_for()


def my_games(page: Page) -> None:
    """Games of this browser, with their figures."""
    open_home(page)
    page.evaluate(f"localStorage.setItem('zuschlag.games', {json.dumps(json.dumps(PLAYED))})")
    page.reload()
    page.get_by_role("button", name="My games").click()
    page.get_by_role("dialog").wait_for()


SCENES = (
    Scene("home", home),
    Scene("settings", settings),
    Scene("new-table", new_table),
    Scene("help", help_page),
    Scene("gone", gone),
    Scene("help-answer", answer),
    Scene("guide-for-sale", guide_for_sale),
    Scene("guide-monopoly", guide_monopoly),
    Scene("my-games", my_games),
)
