"""The same deal everywhere on a narrow phone: waiting for other tables, then compared with them."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import HallInBrowser
from tests.browser.landlords import tap
from tests.browser.site import faults_in, has_pages
from tests.browser.test_console import NAMES
from tests.browser.test_open_evening import joined, looked_at
from tests.browser.visitors import Visitors
from tests.event.served import evening_served

PATIENCE = 30_000


def neighbours(hall: HallInBrowser, who: int) -> list[int]:
    """The numbers of those at the same table."""
    tables = hall.seen()["evening"]["round"]["tables"]
    people = next(one["people"] for one in tables if who in one["people"])
    return [one for one in people if one != who]


def stand(hall: HallInBrowser, *numbers: int) -> None:
    """These leave the game to a bot; number 1 is the phone in the browser."""
    for number in numbers:
        guest = hall.guests[number - 2]
        guest.stand(guest.table())


def passes(phone: Page) -> None:
    """Until the row is finished, whatever others bid."""
    done = phone.get_by_text("This row is finished here.").first
    take = phone.get_by_role("button", name=re.compile("^Pass"), disabled=False)
    while not done.is_visible():
        expect(done.or_(take).first).to_be_visible(timeout=PATIENCE)
        if take.is_visible():
            tap(take)


def test_tables_wait_for_each_other_and_are_compared_afterwards(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "1", "--same-deal") as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop())
        hall.change()
        phone = joined(people, links, "Zoe")
        hall.enter(*NAMES[:7])
        hall.draw()
        hall.start()
        mine = neighbours(hall, 1)
        phone.get_by_role("link", name="Play").click()
        stand(hall, *mine)
        passes(phone)
        looked_at(phone, axe, "gate-phone")
        expect(hall.console.get_by_text("1 table has finished its row")).to_be_visible()
        looked_at(hall.console, axe, "gate-console")
        hall.console.get_by_text("Do not wait any longer").click()
        stand(hall, *(one for one in range(2, 9) if one not in mine))
        leave_to_a_bot(phone)
        hall.until("close-round")
        hall.ask(do="close-round")
        compared(phone, hall, axe)
        assert people.leave() == []
    assert faults_in(links.log) == []


def leave_to_a_bot(phone: Page) -> None:
    body = {"id": "stands-up", "command": {"do": "stand"}}
    table = phone.url.rsplit("/", 1)[1]
    origin = {"Origin": phone.url.split("/t/")[0]}
    assert phone.request.post(f"/api/tables/{table}/commands", data=body, headers=origin).ok


def compared(phone: Page, hall: HallInBrowser, axe: Checked) -> None:
    """Who got what for how much: two tables, seven rows of buildings, seven of cheques."""
    phone.goto(hall.links.join)
    phone.get_by_text("Round 1: the same cards everywhere").click()
    region = phone.get_by_role("region", name="Round 1, tables of 4")
    expect(region.locator("tbody")).to_have_count(14)
    expect(region.locator("td.own")).to_have_count(14)
    expect(region.get_by_role("columnheader", name="Table 2")).to_be_attached()
    expect(phone.get_by_text("Seed of the round:")).to_be_visible()
    looked_at(phone, axe, "traveller-phone")
    hall.sheet("traveller")
    expect(hall.console.locator(".leaf tbody")).to_have_count(14)
    looked_at(hall.console, axe, "traveller-paper")
