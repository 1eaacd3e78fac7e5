"""A whole evening: eight people, two tables, two rounds, from the console to certificates."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import HallInBrowser
from tests.browser.measuring import overhang
from tests.browser.paper import pages_of, spoilt
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import evening_served
from tests.thorough import thorough
from zuschlag.words.speech import LANGUAGES

OTHERS = ("Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
EVERYBODY = 8


def press(hall: HallInBrowser, step: str) -> None:
    """The one button, once it is for this step."""
    hall.until(step)
    button = hall.console.locator(".now .primary")
    expect(button).to_have_count(1)
    expect(hall.console.locator(f"[data-step={step}]")).to_be_visible()
    button.click()


def play_round(hall: HallInBrowser, phone: Page) -> None:
    press(hall, "call")
    phone.locator(".place .primary").click()
    expect(phone.locator(".place .primary")).to_have_count(0)
    press(hall, "start-round")
    phone.locator(".place a.primary").click()
    expect(phone.locator("h1.unseen")).to_be_attached()
    body = {"id": f"phone-{phone.url[-20:]}", "command": {"do": "stand"}}
    path = f"/api/tables/{phone.url.rsplit('/', 1)[1]}/commands"
    answer = phone.request.post(path, data=body, headers={"Origin": hall.links.origin})
    assert answer.ok, answer.text()
    for guest in hall.guests:
        guest.stand(guest.table())
    press(hall, "close-round")
    phone.goto(hall.links.join)


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_evening_from_the_console_to_certificates(
    browser: Browser, axe: Checked, tmp_path: Path, language: str
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "2") as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop(language=language))
        phone = people.window(SIZES["small"], language=language)
        hall.change()
        phone.goto(links.join)
        phone.locator("form.join input").fill("Ada")
        phone.locator("form.join button").click()
        expect(phone.locator(".me")).to_contain_text("Ada")
        hall.enter(*OTHERS)
        press(hall, "draw")
        for _ in range(2):
            play_round(hall, phone)
            expect(phone.locator("tbody tr")).to_have_count(EVERYBODY)
            axe(phone)
            assert overhang(phone) <= 0
        press(hall, "end")
        hall.until("done")
        axe(hall.console)
        page = hall.sheet("certificates")
        page.locator(".screen-only input").fill(str(EVERYBODY))
        page.locator(".screen-only input").press("Tab")
        expect(page.locator(".leaf")).to_have_count(EVERYBODY)
        expect(page.locator(".leaf h2", has_text="Ada")).to_have_count(1)
        assert (pages_of(page), spoilt(page)) == (EVERYBODY, [])
        axe(page)
        assert people.leave() == []
    assert faults_in(links.log) == []
