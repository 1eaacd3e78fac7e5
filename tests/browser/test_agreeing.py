"""What people agree on at a table: a pause, a result. Nobody decides it for the others."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.bidders import Bidder, play_until
from tests.browser.conftest import Checked
from tests.browser.seating import FOR_SALE, begin, host_table, make_table, sit_down
from tests.browser.visitors import Visitors
from tests.thorough import thorough

REASON = "The <b>last</b> bus goes at nine"


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def notice(page: Page, words: str) -> Locator:
    """A band above the table; what is only read out has no buttons."""
    return page.locator(".banner").filter(has_text=words)


def from_menu(page: Page, name: str) -> None:
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("i")
    sheet(page).get_by_role("button", name=name, exact=True).click()


def two_people(visitors: Visitors, **settings: int) -> tuple[Page, Page, str]:
    anna, bert = visitors.desktop(), visitors.phone()
    path = host_table(anna, "Anna", **FOR_SALE, **settings)
    sit_down(bert, path, "Bert")
    begin(anna)
    expect(bert.get_by_role("button", name="Your coins")).to_be_visible()
    return anna, bert, path


def fill_in(page: Page, *winners: str) -> None:
    for name in winners:
        sheet(page).get_by_role("checkbox", name=name).check()
    sheet(page).get_by_label("Reason").fill(REASON)


@thorough
def test_the_clocks_stop_when_everybody_agrees(visitors: Visitors, axe: Checked) -> None:
    """One asks, the other plays on, then agrees; after that this table has had its pause."""
    anna, bert, _ = two_people(visitors, pauses=1)
    from_menu(anna, "Ask for a pause")
    expect(notice(anna, "You asked for a pause. Waiting for Bert.")).to_be_visible()
    asked = notice(bert, "Anna asks for a pause.")
    axe(bert)
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_have_count(0)
    expect(notice(anna, "You asked")).to_have_count(0)

    from_menu(anna, "Ask to pause until tomorrow")
    until = notice(bert, "Anna asks for a pause until ")
    until.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        expect(notice(page, "Paused until ")).to_be_visible()
    notice(bert, "Paused until ").get_by_role("button", name="Go on").click()
    expect(notice(anna, "Paused")).to_have_count(0)

    anna.keyboard.press("i")
    spent = sheet(anna).get_by_role("button", name="Ask for a pause")
    expect(spent).to_be_disabled()
    expect(spent).to_have_accessible_description(re.compile("^No more pauses: this table allows 1"))
    axe(anna)
    anna.keyboard.press("Escape")
    anna.keyboard.press("l")
    log = sheet(anna).get_by_role("list")
    for line in ("You ask for a pause.", "Bert would rather play on.", "The game goes on."):
        expect(log.get_by_text(line).last).to_be_visible()


def test_people_agree_on_a_result_and_the_game_ends_so(visitors: Visitors, axe: Checked) -> None:
    """In the middle of an auction, by keyboard and by touch; the end says how it came about."""
    anna, bert, path = two_people(visitors)
    people = [Bidder(anna, limit=1), Bidder(bert, limit=0)]
    play_until(people, lambda: anna.locator(".hand button").count() > 1)
    propose(anna, axe)
    asked = notice(bert, f"Anna proposes to end the game with a win for Bert: ‘{REASON}’")
    expect(asked).to_be_visible()
    expect(notice(anna, "Waiting for Bert.")).to_be_visible()
    axe(bert)
    asked.get_by_role("button", name="Agree", exact=True).click()

    expect(anna.get_by_role("heading", name="Bert wins", exact=True)).to_be_visible()
    expect(bert.get_by_role("heading", name="You win", exact=True)).to_be_visible()
    for page in (anna, bert):
        expect(page.get_by_text(f"Decided by a ruling: {REASON}")).to_be_visible()
        expect(page.get_by_text("Anna and Bert agreed on this result.")).to_be_visible()
        first = page.get_by_role("table", name="Final standings").get_by_role("row").nth(1)
        expect(first).to_contain_text("Bert")
        axe(page)
    in_words_and_looking_back(anna, path)


def propose(page: Page, axe: Checked) -> None:
    """Nothing is asked of anybody before there are a winner and a reason."""
    from_menu(page, "Agree on a result")
    expect(sheet(page).get_by_role("button", name="Ask the others")).to_be_disabled()
    fill_in(page, "Bert")
    axe(page)
    page.keyboard.press("Enter")
    expect(sheet(page)).to_have_count(0)


def in_words_and_looking_back(page: Page, path: str) -> None:
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Bert wins", exact=True)).to_be_visible()
    page.keyboard.press("v")
    page.keyboard.press("l")
    told = sheet(page).get_by_role("link")
    expect(told.get_by_text(f"Anna and Bert agree on a result: ‘{REASON}’")).to_be_visible()
    expect(told.get_by_text("By ruling: Bert.")).to_be_visible()
    expect(sheet(page).get_by_text("Sold out")).to_have_count(0)
    page.goto(f"/r/{path[3:]}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Bert wins", exact=True)).to_be_visible()
    expect(page.get_by_text(f"Decided by a ruling: {REASON}")).to_be_visible()


def test_one_who_does_not_agree_is_enough(visitors: Visitors) -> None:
    anna, bert, _ = two_people(visitors)
    for refuses, name in ((bert, "Disagree"), (anna, "Withdraw")):
        from_menu(anna, "Agree on a result")
        fill_in(anna, "Anna", "Bert")
        sheet(anna).get_by_role("button", name="Ask the others").click()
        asked = notice(bert, "a win for Anna and Bert")
        expect(asked).to_be_visible()
        notice(refuses, "a win for Anna and Bert").get_by_role("button", name=name).click()
        expect(asked).to_have_count(0)
    expect(anna.get_by_role("button", name="Your coins")).to_be_visible()


@thorough
def test_a_host_who_does_not_play_pauses_and_decides(visitors: Visitors, axe: Checked) -> None:
    """Everybody gets a place; a player has no such power."""
    olga, anna, bert = visitors.desktop(), visitors.desktop(), visitors.phone()
    path = make_table(olga, **FOR_SALE)
    for page, name in ((anna, "Anna"), (bert, "Bert")):
        sit_down(page, path, name)
    olga.goto(path)
    begin(olga)
    expect(anna.get_by_role("button", name="Your coins")).to_be_visible()
    from_menu(olga, "Pause")
    expect(notice(anna, "Paused.")).to_be_visible()

    from_menu(olga, "Decide the result")
    fill_in(olga, "Bert")
    sheet(olga).get_by_text("Rank everybody").click()
    sheet(olga).get_by_role("spinbutton", name="Place: Anna").fill("3")
    sheet(olga).get_by_role("spinbutton", name="Place: Anna").press("Tab")
    expect(sheet(olga).get_by_text("Places: 1 Bert, 2 ")).to_be_visible()
    axe(olga)
    sheet(olga).get_by_role("button", name="End the game like this").click()
    expect(bert.get_by_role("heading", name="You win", exact=True)).to_be_visible()
    expect(bert.get_by_text("The host, who does not play, decided the result.")).to_be_visible()
    rows = bert.get_by_role("table", name="Final standings").get_by_role("row")
    expect(rows.last).to_contain_text("Anna")
