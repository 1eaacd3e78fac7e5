"""The first minute: how much script the first page brings, and when a stranger can make a move."""

import gzip
import re
import time

from playwright.sync_api import Page, Response, expect

from tests.browser.seating import open_home

PATIENCE = 60_000  # milliseconds


def script_bytes(page: Page) -> int:
    """What the first page loads of scripts, compressed as it goes over the line."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    open_home(page)
    page.wait_for_load_state("networkidle")
    scripts = [one.body() for one in answers if one.request.resource_type == "script"]
    return sum(len(gzip.compress(script, 9)) for script in scripts)


def seconds_to_first_decision(page: Page) -> float:
    """From opening the page to being asked at a table of For Sale against bots."""
    began = time.monotonic()
    open_home(page)
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    expect(page.locator(".bar.asked")).to_be_visible(timeout=PATIENCE)
    return time.monotonic() - began
