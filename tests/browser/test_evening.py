"""One round of an evening, from the console to the standings, on a small phone and on a wall."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.measuring import overhang, smallest_letters
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import EveningProcess, at_once, evening_served


def post(page: Page, path: str, **command: Any) -> None:
    """A command of whoever sits at this browser."""
    body = {"id": f"browser-{command['do']}", "command": command}
    origin = page.evaluate("location.origin")
    answer = page.request.post(path, data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()


def join(phone: Page, links: EveningProcess) -> None:
    """From the printed address: a name and one tap."""
    phone.goto(links.join)
    phone.get_by_label("Your name").fill("Ada")
    phone.get_by_role("button", name="Join in").click()
    expect(phone.get_by_role("region", name="You").get_by_text("Number 1")).to_be_visible()
    expect(phone.get_by_text("You are in.")).to_be_visible()


def test_a_round_from_the_console_to_the_standings(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "1") as links:
        people = Visitors(browser, links.origin)
        console, phone = people.desktop(), people.window(SIZES["small"])
        wall = people.window(SIZES["desktop"])
        wall.set_viewport_size({"width": 1280, "height": 720})
        play(console, phone, wall, links, axe)
        assert people.leave() == []
    assert faults_in(links.log) == []


def play(console: Page, phone: Page, wall: Page, links: EveningProcess, axe: Checked) -> None:
    def press(name: str) -> None:
        expect(console.locator(".now .primary")).to_have_count(1)
        console.get_by_role("button", name=name).click()

    def look(*pages: Page) -> None:
        for page in pages:
            axe(page)
            assert overhang(page) <= 0
        assert smallest_letters(wall) >= 0.045

    console.goto(links.console)
    expect(console.get_by_role("heading", name="Waiting for people")).to_be_visible()
    assert "#" not in console.url
    guest = links.guest()
    post(
        console,
        f"/api/evenings/{links.code}/commands",
        do="change",
        settings=at_once(guest.seen()["evening"]["settings"]),
    )
    wall.goto(links.wall)
    expect(wall.get_by_text("No phone can reach this address")).to_be_visible()
    join(phone, links)
    look(console, phone, wall)
    guests = [guest, *(links.guest() for _ in range(2))]
    for one, name in zip(guests, ("Ben", "Cleo", "Dan"), strict=True):
        one.ask(do="join", name=name)
    press("Draw")
    press("Call everybody to the tables")
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(wall.get_by_text("Table 1, seat 1")).to_be_visible()
    phone.get_by_role("button", name="I sit here").click()
    expect(phone.get_by_text("You are ticked off.")).to_be_visible()
    look(console, phone, wall)
    press("Start: deal 1 table")
    phone.get_by_role("link", name="Play").click()
    expect(phone.locator("h1.unseen")).to_be_attached()
    table = phone.url.rsplit("/", 1)[1]
    expect(wall.get_by_role("timer")).to_be_visible()
    look(console, wall)
    for one in guests:
        one.stand(table)
    post(phone, f"/api/tables/{table}/commands", do="stand")
    press("Close round 1")
    phone.get_by_role("link", name="Back to the evening").click()
    expect(phone.get_by_role("row", name="Ada")).to_be_visible()
    press("End the evening")
    expect(console.get_by_role("link", name="Download everything")).to_be_visible()
    expect(console.get_by_role("row")).to_have_count(5)
    expect(wall.locator("[data-view=podium] li")).to_have_count(3)
    look(console, phone, wall)
