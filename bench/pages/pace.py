"""How long others take between two turns of one's own, at several speeds, and by skipping."""

import time

from playwright.sync_api import Locator, Page

from tests.browser.seating import begin, host_table

MONOPOLY = {"game": "monopoly", "edition": "aalen-casual", "seats": 4}
ROLL, BUY, PASS, END = "r", "b", "n", "e"
SPEED, SKIP = "g", "j"
ROUNDS = 3
GLANCE = 40  # milliseconds
LONGEST = 240  # seconds


def seconds_of_a_round(page: Page, presses: int, skips: bool = False) -> float:
    """The mean wait after one's turn, with bots that seem to think as long as people do."""
    host_table(page, "Anna", **MONOPOLY, pace=[0.5, 2.0])
    begin(page)
    for _ in range(presses):
        page.keyboard.press(SPEED)
    waits = [_wait(page, skips) for _ in range(ROUNDS)]
    return sum(waits) / len(waits)


def _wait(page: Page, skips: bool) -> float:
    """Play a turn, and count until the next one, or until the next decision where one skips."""
    _answer(page, until=END)
    began = time.monotonic()
    page.keyboard.press(END)
    _button(page, END).wait_for(state="hidden", timeout=LONGEST * 1000)
    if skips:
        page.keyboard.press(SKIP)
        page.locator(".bar.yours").wait_for(timeout=LONGEST * 1000)
    else:
        _answer(page, until=ROLL)
    return time.monotonic() - began


def _button(page: Page, key: str) -> Locator:
    """What can be pressed now; it may be gone in the next moment."""
    return page.locator(f'.bar.yours [aria-keyshortcuts="{key}"]:not([aria-disabled="true"])')


def _answer(page: Page, until: str) -> None:
    """Buy, leave auctions to others and roll, until this can be pressed."""
    keys = [key for key in (ROLL, BUY, PASS) if key != until]
    last = time.monotonic() + LONGEST
    while not _button(page, until).is_visible():
        if time.monotonic() > last:
            raise TimeoutError(until)
        allowed = [key for key in keys if _button(page, key).is_visible()]
        if allowed:
            page.keyboard.press(allowed[0])
        page.wait_for_timeout(GLANCE)
