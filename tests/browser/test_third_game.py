"""A game from outside, of which the pages know nothing: sat down to, played, looked back at."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.seating import begin, host_table, open_home
from tests.browser.site import has_pages, served
from tests.browser.test_replay import open_record, stands_at
from tests.browser.visitors import DESKTOP, PHONE, Size, Visitors
from tests.house.tree import ROOT

THIRD_GAME = {"game": "third-game", "edition": "standard", "seats": 3}
PRIZES = 7
MOVES = 3 * PRIZES


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has found the game beside the package."""
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    folder = tmp_path_factory.mktemp("served")
    with served(folder, package=ROOT / "tests" / "third_game") as found:
        yield found


@pytest.fixture
def visitors(browser: Browser, origin: str) -> Iterator[Visitors]:
    """Who comes to this server; at the end no browser has complained."""
    people = Visitors(browser, origin)
    yield people
    assert people.leave() == []


def play_to_the_end(page: Page) -> None:
    """Always the lowest card, for as long as there is one."""
    for card in range(1, PRIZES + 1):
        page.get_by_role("list", name="Your move").get_by_role("button", name=f"lay {card}").click()
    expect(page.get_by_role("heading", name="The end")).to_be_visible()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_can_be_chosen_from_the_form_like_any_other(visitors: Visitors, axe: Checked) -> None:
    page = visitors.desktop()
    open_home(page)
    page.get_by_role("button", name="New table").click()
    page.get_by_role("radio", name="third-game").check(force=True)
    expect(page.get_by_label("Edition")).to_have_value(re.compile("standard|0"))
    axe(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("third-game · standard")).to_be_visible()
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.get_by_role("dialog")).to_contain_text("Its rules are where it came from.")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_person_plays_it_against_bots_and_looks_back(
    visitors: Visitors, axe: Checked, size: Size, theme: str
) -> None:
    page = visitors.window(size, theme=theme)
    host_table(page, "Anna", **THIRD_GAME)
    begin(page)
    expect(page.get_by_role("button", name="lay 7")).to_be_visible()
    people = page.get_by_role("region", name="Players")
    expect(people.get_by_role("columnheader")).to_have_text(
        ["Player", "Hand", "Won", "Has laid", "Laid"]
    )
    expect(people.get_by_role("row")).to_have_count(4)
    axe(page)
    fits(page)
    play_to_the_end(page)
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    axe(page)
    page.get_by_role("link", name="Look back").click()
    stands_at(page, 0, MOVES)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, 2, MOVES)
    expect(page.get_by_role("region", name="Players").get_by_role("row")).to_have_count(4)
    axe(page)
    fits(page)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()


def test_it_is_played_by_keyboard_alone_and_a_wrong_move_is_refused(visitors: Visitors) -> None:
    page = visitors.desktop()
    host_table(page, "Anna", **THIRD_GAME)
    begin(page)
    field = page.get_by_role("textbox", name="Write a move")
    expect(field).to_be_visible()
    page.keyboard.press("m")
    expect(field).to_be_focused()
    page.keyboard.type("lay 99\n")
    notes = page.get_by_role("region", name="Notes")
    expect(notes.get_by_text("third-game/not-in-hand")).to_be_visible()
    expect(field).to_have_value("lay 99")
    page.keyboard.press("Control+a")
    page.keyboard.type(f"lay {PRIZES}\n")
    expect(page.get_by_role("button", name=f"lay {PRIZES}")).to_have_count(0)
    for card in range(PRIZES - 1, 1, -1):
        expect(page.get_by_role("button", name=f"lay {card}")).to_be_visible()
        page.keyboard.press("m")
        page.keyboard.type(f"lay {card}\n")
        expect(page.get_by_role("button", name=f"lay {card}")).to_have_count(0)
    expect(page.get_by_role("button", name="lay 1")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="lay 1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()


def test_its_record_is_shown_from_a_file_and_keeps_what_was_sealed(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors.desktop()
    path = host_table(page, "Anna", **THIRD_GAME)
    begin(page)
    play_to_the_end(page)
    asked = "path => fetch(path).then((answer) => answer.json())"
    record = page.evaluate(asked, f"/api/tables/{path[3:]}/record")
    (tmp_path / "third.json").write_text(json.dumps(record))
    open_record(page, tmp_path / "third.json")
    stands_at(page, 0, MOVES)
    story = page.get_by_role("complementary").get_by_role("listitem")
    expect(story.filter(has_text=re.compile(r": lay \d"))).to_have_count(MOVES)
    page.get_by_role("combobox", name="View").select_option("As Anna")
    expect(story.filter(has_text=re.compile(r": lay \d"))).to_have_count(PRIZES)
    expect(story.filter(has_text=re.compile(r": laid"))).to_have_count(MOVES - PRIZES)
    expect(page.get_by_role("complementary")).to_contain_text("Points")
    page.get_by_role("button", name="Was it fair?").click()
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody changed a secret afterwards.")
