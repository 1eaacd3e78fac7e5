"""Slow tables, and what tells people that they are waited for; the league."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.scenes import Scene
from tests.browser.seating import begin, host_table, open_home, sit_down
from tests.browser.test_league import SHOWN, show

SLOW: dict[str, Any] = {
    "game": "for-sale", "edition": "2015", "seats": 4, "time": {"days": 3},
    "title": "A row a day",
}  # fmt: skip


def form(page: Page) -> None:
    """A table of Monopoly with days for a move."""
    open_home(page)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("Monopoly", exact=True).click()
    hurry = page.get_by_label("Time for a decision")
    hurry.select_option(label="3 days a move")
    hurry.scroll_into_view_if_needed()


def vacation(page: Page, ben: Page) -> None:
    """Ben is away, and all see until when."""
    path = host_table(page, "Anna", **SLOW)
    sit_down(ben, path, "Ben")
    begin(page)
    ben.get_by_role("button", name="Log", exact=True).wait_for()
    ben.keyboard.press("i")
    ben.get_by_role("button", name="Take a vacation").click()
    ben.get_by_role("dialog").get_by_role("button", name="Take a vacation").click()
    page.get_by_text("Ben is on vacation until").wait_for()


def notices(page: Page) -> None:
    """How somebody wants to be told."""
    host_table(page, "Anna", **SLOW)
    begin(page)
    page.keyboard.press("i")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.get_by_role("switch").first.wait_for()


def called(page: Page) -> None:
    """The first page of somebody who is waited for."""
    host_table(page, "Anna", **SLOW)
    begin(page)
    page.locator(".forsale .go button").wait_for()
    host_table(page, "Anna", **{**SLOW, "title": ""})
    open_home(page)
    page.get_by_text("It is your turn").wait_for()


def league(page: Page) -> None:
    """How programs stand."""
    show(page, SHOWN)
    page.get_by_role("table").wait_for()


SCENES = (
    Scene("slow-form", form),
    Scene("slow-vacation", vacation, guests=1),
    Scene("slow-notices", notices),
    Scene("slow-called", called),
    Scene("league", league),
)
