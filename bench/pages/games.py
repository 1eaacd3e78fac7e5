"""Games played through the page by one person against bots, with everything that moves."""

import time

from playwright.sync_api import Page

from tests.browser.bidders import Bidder
from tests.browser.seating import begin, host_table

FOR_SALE = {"game": "for-sale", "edition": "2015", "seats": 6}
MONOPOLY = {"game": "monopoly", "edition": "aalen-casual", "seats": 4}
PACE = [0.2, 0.4]  # quick bots, but none so quick that the page gives up showing their moves
GLANCE = 200  # milliseconds; whoever looks all the time disturbs what is measured
ROLL, BUY, PASS, END = "r", "b", "n", "e"


def play_for_sale(page: Page, seconds: float) -> None:
    """A game at a full table, or as much of it as there is time for."""
    host_table(page, "Anna", **FOR_SALE, pace=PACE)
    begin(page)
    anna, until = Bidder(page, limit=0), time.monotonic() + seconds
    asked, final = page.locator(".bar.asked"), page.locator(".final")
    while time.monotonic() < until and not final.is_visible():
        if asked.is_visible():
            anna.decide()
        page.wait_for_timeout(GLANCE)


def play_monopoly(page: Page, seconds: float) -> None:
    """Roll, buy, leave auctions to the others, end the turn."""
    host_table(page, "Anna", **MONOPOLY, pace=PACE)
    begin(page)
    keys = (ROLL, BUY, PASS, END)
    answers = [page.locator(f'.bar.yours [aria-keyshortcuts="{key}"]') for key in keys]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        allowed = [one for one in answers if one.is_visible() and one.is_enabled()]
        if allowed:
            allowed[0].click()
        page.wait_for_timeout(GLANCE)
