"""My games on another device: by the link alone; and deleted everywhere, after a question."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.seating import FOR_SALE, begin, host_table, open_home
from tests.browser.test_agreeing import from_menu
from tests.browser.visitors import Visitors


def a_finished_game(page: Page) -> str:
    """A table against bots that is over; this browser keeps it with a result."""
    path = host_table(page, "Anna", **FOR_SALE)
    begin(page)
    from_menu(page, "End the game without a result")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^End")).last.click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return path


def test_games_come_to_another_device_by_the_link_alone_and_can_be_deleted(
    visitors: Visitors,
) -> None:
    laptop, phone = visitors.desktop(), visitors.phone()
    path = a_finished_game(laptop)
    table = path.removeprefix("/t/")
    one = {
        "table": table, "game": "for-sale", "edition": "2015", "at": 1, "people": ["Anna"],
        "own": "Anna", "rank": 1, "score": 90,
    }  # fmt: skip
    kept = json.dumps(json.dumps([one]))
    laptop.evaluate(f"localStorage.setItem('zuschlag.games', {kept})")
    open_home(laptop)
    laptop.get_by_role("button", name="My games").click()
    sheet = laptop.get_by_role("dialog", name="My games")
    sheet.get_by_role("button", name="On other devices").click()
    expect(sheet.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    link = sheet.locator("code").inner_text()
    assert "#games=" in link

    open_home(phone)
    expect(phone.get_by_role("button", name="My games")).to_have_count(0)
    phone.goto(link.removeprefix(re.match(r"https?://[^/]+", link)[0]))  # type: ignore[index]
    expect(phone.get_by_role("dialog", name="My games")).to_be_visible()
    assert "games=" not in phone.url

    sheet.get_by_role("button", name="Back").click()
    sheet.get_by_role("button", name="Delete all").click()
    expect(sheet).to_contain_text("Tables with other people stay")
    sheet.get_by_role("button", name="Delete all").click()
    expect(sheet).to_contain_text("Nothing is kept here any more.")
    visitors.forgive("404")
    laptop.goto(path)
    expect(laptop.get_by_role("heading", level=1)).to_be_visible()
    expect(laptop.get_by_role("button", name="Play again")).to_have_count(0)
