"""Paper: every sheet with the widest names, and codes that lead where they should."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import HallInBrowser
from tests.browser.measuring import overhang
from tests.browser.paper import codes_on, pages_of, spoilt
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import evening_served
from tests.thorough import thorough
from zuschlag.words.speech import LANGUAGES

PEOPLE = 9
NAMES = [chr(ord("A") + at) * 3 + "W" * 29 for at in range(PEOPLE)]
SHEETS = {"cards": 2, "tents": 2, "valuation": 1, "sale": 1, "dispute": 1}
"""How many pages each has, for nine people at two tables."""
PIECES = ".leaf :is(.card, .face, .half), .leaf:not(:has(.card, .face, .half))"
"""Whatever is cut out, folded or kept by itself."""
AFTERWARDS = {"standings": 1, "certificates": 3}


@contextmanager
def at_a_desk(
    browser: Browser, folder: Path, language: str, rounds: int
) -> Iterator[tuple[HallInBrowser, Visitors]]:
    """An evening of people with wide names, drawn; at the end nothing has gone wrong."""
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    title = "W" * 60
    with evening_served(folder, "--size", "5", "--title", title) as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop(language=language))
        hall.change(rounds=rounds)
        hall.enter(*NAMES)
        hall.draw()
        yield hall, people
        assert people.leave() == []
    assert faults_in(links.log) == []


def put_codes(page: Page) -> None:
    page.locator(".ask button").click()
    expect(page.locator(".code svg").first).to_be_visible()


def look(page: Page, pages: int) -> None:
    assert spoilt(page) == []
    assert pages_of(page) == pages


def test_cards_tents_and_certificates_print_whole_and_codes_lead_where_they_should(
    browser: Browser, tmp_path: Path
) -> None:
    with at_a_desk(browser, tmp_path, "en", rounds=1) as (hall, people):
        put_codes(hall.sheet("cards"))
        look(hall.console, SHEETS["cards"])
        cards = codes_on(hall.console)
        codes = [one.seen()["me"]["card"] for one in hall.guests]
        links = [f"{hall.links.join}#card-{at + 1}-{code}" for at, code in enumerate(codes)]
        assert [len(one) for one in cards] == [8, 1]
        assert sorted([*cards[0], *cards[1]]) == sorted(links)
        look(hall.sheet("tents"), SHEETS["tents"])
        tents = codes_on(hall.console)
        assert tents == [[f"{hall.links.join}/b/{table}"] * 2 for table in (1, 2)]
        hall.play()
        assert_a_card_opens_its_place(people, links[0])
        hall.ask(do="end")
        look(hall.sheet("certificates"), AFTERWARDS["certificates"])
        mark = hall.seen()["evening"]["mark"]
        expect(hall.console.locator(".leaf").first).to_contain_text(mark)


def assert_a_card_opens_its_place(people: Visitors, link: str) -> None:
    """On another phone: scan, one tap; nothing of the code stays in the address."""
    phone = people.window(SIZES["small"])
    phone.goto(link)
    phone.get_by_role("button", name="Go on with this phone").click()
    expect(phone.get_by_role("region", name="You").get_by_text("Number 1")).to_be_visible()
    assert "#" not in phone.url


@thorough
def test_a_rehearsal_looks_like_one_on_every_sheet(browser: Browser, tmp_path: Path) -> None:
    def rehearsed(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["evening"]["settings"]["is_rehearsal"] = True
        route.fulfill(response=answer, body=json.dumps(told))

    with at_a_desk(browser, tmp_path, "en", rounds=1) as (hall, people):
        people.forgive("ERR_FAILED")
        hall.play()
        hall.console.route(f"**{hall.path}", rehearsed)
        hall.console.route(f"**{hall.path}/news*", lambda route: route.abort())
        for name in (*SHEETS, *AFTERWARDS):
            page = hall.sheet(name)
            expect(page.locator(".leaf .stamp").first).to_have_text("Rehearsal")
            assert page.locator(".leaf .stamp").count() == page.locator(PIECES).count(), name
            assert spoilt(page) == []


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_is_whole_in_every_language(
    browser: Browser, axe: Checked, tmp_path: Path, language: str
) -> None:
    with at_a_desk(browser, tmp_path, language, rounds=20) as (hall, _):
        for name, pages in SHEETS.items():
            page = hall.sheet(name)
            if name == "cards":
                put_codes(page)
            look(page, pages)
            axe(page)
            assert overhang(page) <= 0
        hall.change(rounds=1)
        hall.draw("another number of rounds")
        hall.play()
        hall.ask(do="end")
        for name, pages in AFTERWARDS.items():
            look(hall.sheet(name), pages)
            axe(hall.console)
