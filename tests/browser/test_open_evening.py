"""Open tables, a referee who looks on, and somebody wrongly marked as gone: in the browser."""

import os
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import HallInBrowser
from tests.browser.measuring import overhang
from tests.browser.site import faults_in, has_pages
from tests.browser.test_console import NAMES, open_fold
from tests.browser.visitors import Visitors
from tests.event.served import EveningProcess, evening_served
from tests.thorough import thorough

NARROW: ViewportSize = {"width": 320, "height": 640}


def kept(page: Page, name: str) -> None:
    """For whoever wants to look at it: `PICTURES=folder`."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def looked_at(page: Page, axe: Checked, name: str) -> None:
    axe(page)
    assert overhang(page) <= 0
    kept(page, name)


def joined(people: Visitors, links: EveningProcess, name: str) -> Page:
    phone = people.phone()
    phone.set_viewport_size(NARROW)
    phone.goto(links.join)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Join").click()
    expect(phone.locator(".who", has_text=name)).to_be_visible()
    return phone


@thorough
def test_whoever_is_free_is_seated_when_enough_wait(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--format", "open") as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop())
        hall.change()
        page = hall.console
        hall.enter(*NAMES[:2])
        phone = joined(people, links, "Zoe")
        page.get_by_role("button", name="Open the tables").click()
        expect(page.get_by_text("3 people wait.")).to_be_visible()
        expect(phone.get_by_text("3 people wait for a table of 4")).to_be_visible()
        looked_at(phone, axe, "open-phone")
        looked_at(page, axe, "open-console")
        page.get_by_role("button", name="Seat them now").click()
        expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
        expect(page.get_by_text("Table opened by hand")).to_be_attached()
        for guest in hall.guests:
            guest.stand(guest.table())
        phone.get_by_role("link", name="Play").click()
        phone.get_by_role("button", name="Table", exact=True).click()
        expect(phone.get_by_role("link", name="Back to the evening")).to_be_visible()
        expect(phone.get_by_role("button", name="To another device")).to_have_count(0)
        kept(phone, "table-menu")
        page.get_by_role("button", name="No further tables").click()
        expect(page.locator("[data-step=results]")).to_be_visible()
        assert people.leave() == []
    assert faults_in(links.log) == []


@thorough
def test_a_referee_looks_on_and_a_wrong_mark_is_put_right(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "1") as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop())
        hall.change()
        phone = joined(people, links, "Zoe")
        hall.enter(*NAMES[:7])
        hall.draw()
        hall.start()
        tables = [one["people"] for one in hall.seen()["evening"]["round"]["tables"]]
        label = 1 if 1 not in tables[0] else 2
        others = tables[label - 1]
        caller = hall.guests[others[0] - 2]
        caller.table()
        caller.ask(do="dispute", line="who was first?")
        hall.ask(do="name-referee", table=label, entrant=1, why="plays elsewhere")
        expect(phone.locator(".referee")).to_be_visible()
        expect(phone.locator(".referee tr")).to_have_count(4, timeout=30_000)
        expect(phone.locator(".referee tr", has_text="0 buildings")).to_have_count(4)
        expect(phone.locator(".referee tr", has_text="bids 0")).to_have_count(4)
        looked_at(phone, axe, "referee-phone")
        hall.ask(do="settle", table=label, why="the first bid counts")
        expect(phone.locator(".referee")).to_have_count(0)
        people.forgive("403")
        put_right(hall, others[0], label)
        looked_at(hall.console, axe, "left-console")
        assert people.leave() == []
    assert faults_in(links.log) == []


def put_right(hall: HallInBrowser, gone: int, label: int) -> None:
    """Somebody is marked as gone, the table is decided, and then it was a mistake."""
    page = hall.console
    hall.ask(do="leave", entrant=gone)
    places = {"places": [1, 2, 3, 4], "amounts": [4, 3, 2, 1]}
    hall.ask(do="rule", table=label, why="late", **places)
    row = page.locator("li", has=page.get_by_text(f"Table {label}", exact=True)).first
    expect(row.get_by_text("(left)").first).to_be_visible()
    row.locator("summary", has_text="Who was there to the end").click()
    form = row.locator("form", has=page.get_by_role("button", name="Was there to the end"))
    form.get_by_label("Reason").fill("Was only at the bar")
    kept(page, "left-form")
    form.get_by_role("button", name="Was there to the end").click()
    expect(row.get_by_text("(left)")).to_have_count(0)
    open_fold(page, "What was decided")
    expect(page.get_by_text("Was only at the bar")).to_be_visible()
