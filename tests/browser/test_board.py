"""A table at a board, from entering to the standings, on small phones; a helper; a referee."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.measuring import overhang
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import EveningProcess, Guest, evening_served
from tests.thorough import thorough

CASH = {"Ada": 100, "Ben": 650, "Cleo": 1500, "Dan": 40}
TOOLS = ("Hammer", "Bank", "Bankruptcy", "Result", "Turns")


@pytest.fixture
def pages_built() -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")


def join(phone: Page, links: EveningProcess, name: str) -> None:
    phone.goto(links.join)
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Join in").click()
    expect(phone.get_by_role("region", name="You")).to_be_visible()


def press(console: Page, name: str) -> None:
    expect(console.locator(".now .primary")).to_have_count(1)
    console.get_by_role("button", name=name).click()


def start(console: Page, tables: int) -> None:
    press(console, "Draw")
    press(console, "Call everybody to the tables")
    press(console, f"Start {tables} table")


def fits(page: Page, axe: Checked) -> None:
    axe(page)
    assert overhang(page) <= 0


def tool(page: Page, name: str) -> None:
    """By keys alone: to the tab that has the focus, then along."""
    page.get_by_role("tab", selected=True).focus()
    for _ in TOOLS:
        if page.get_by_role("tab", name=name, selected=True).count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no tab {name}")


def fill_in(page: Page) -> None:
    """The ledger's example: A has 100 and both dark blue streets with four houses each."""
    for name, cash in CASH.items():
        page.get_by_label("Whose property").select_option(label=name)
        page.get_by_label(f"Cash of {name}", exact=True).fill(str(cash))
        page.get_by_label(f"Cash of {name}", exact=True).press("Tab")
    page.get_by_label("Whose property").select_option(label="Ada")
    blue = page.get_by_role("group", name="Dark blue")
    for deed in blue.get_by_role("button").all():
        deed.press("Space")
        expect(deed).to_contain_text("has it")
    levels = page.get_by_role("group", name="Buildings").get_by_role("combobox")
    expect(levels).to_have_count(2)
    levels.nth(0).select_option(label="4 houses")
    levels.nth(1).select_option(label="2 houses")
    page.get_by_role("button", name="Enter the result").press("Enter")
    expect(page.locator("p[role=alert]")).to_contain_text("built unevenly")
    levels.nth(1).select_option(label="4 houses")


@pytest.mark.usefixtures("pages_built")
def test_a_table_at_a_board_from_entering_to_the_standings(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    flags = ("--game", "monopoly", "--boards", "--rounds", "1", "--minutes", "60")
    with evening_served(tmp_path, *flags) as links:
        people = Visitors(browser, links.origin)
        console = people.desktop()
        ada, ben = people.window(SIZES["small"]), people.window(SIZES["small"], theme="dark")
        console.goto(links.console)
        join(ada, links, "Ada")
        join(ben, links, "Ben")
        for name in ("Cleo", "Dan"):
            console.get_by_text("Enter somebody without a phone").click()
            console.locator("form").get_by_label("Name", exact=True).fill(name)
            console.get_by_role("button", name="Enter", exact=True).click()
            expect(console.get_by_role("status").filter(has_text=f"{name}: number")).to_be_visible()
            console.get_by_text("Enter somebody without a phone").click()
        fits(console, axe)
        start(console, 1)
        at_the_board(ada, ben, axe)
        press(console, "Close round 1")
        row = console.get_by_role("row", name="Ada").first
        expect(row).to_contain_text("100")
        fits(console, axe)
        corrected(console)
        ada.goto(links.join)
        ada.get_by_text("What was decided").click()
        expect(ada.get_by_text("Two purses were exchanged")).to_be_visible()
        fits(ada, axe)
        people.forgive("422 (Unprocessable")
        assert people.leave() == []
    assert faults_in(links.log) == []


def at_the_board(ada: Page, ben: Page, axe: Checked) -> None:
    for phone in (ada, ben):
        phone.get_by_role("link", name="Open the board page").click()
        expect(phone.get_by_role("heading", name="Table 1: at the board")).to_be_visible()
    expect(ada.get_by_role("timer")).to_be_visible()
    for name in TOOLS:
        tool(ada, name)
        fits(ada, axe)
    sold(ada)
    tool(ada, "Result")
    fill_in(ada)
    fits(ada, axe)
    ada.get_by_role("button", name="Enter the result").press("Enter")
    expect(ada.get_by_role("row", name="Ada")).to_contain_text("2,450")
    expect(ada.get_by_role("button", name="That is right")).to_have_count(0)
    fits(ada, axe)
    ben.reload()
    tool(ben, "Result")
    expect(ben.get_by_text("Entered by Ada. Not confirmed yet.")).to_be_visible()
    fits(ben, axe)
    ben.get_by_role("button", name="That is right").press("Enter")
    for phone in (ada, ben):
        expect(phone.get_by_text("The result is in: 1. Ada, 2. Cleo")).to_be_visible()


def sold(page: Page) -> None:
    """Clockwise, by keys: one bids, all others pass."""
    tool(page, "Hammer")
    page.get_by_role("button", name="Begin the sale").press("Enter")
    page.get_by_role("button", name="bids").nth(1).press("Enter")
    for _ in range(3):
        page.get_by_role("button", name="passes").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Sold:")).to_be_visible()


def corrected(console: Page) -> None:
    console.get_by_text("Correct table 1, round 1").click()
    console.get_by_label("Whose property").select_option(label="Dan")
    console.get_by_label("Cash of Dan", exact=True).fill("4000")
    console.get_by_role("textbox", name="Reason").fill("Two purses were exchanged")
    console.get_by_role("button", name="Correct", exact=True).click()
    expect(console.get_by_text("Two purses were exchanged")).to_be_attached()


@thorough
@pytest.mark.usefixtures("pages_built")
def test_an_assistant_and_a_referee_do_what_they_may(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    flags = ("--boards", "--rounds", "1", "--size", "3")
    with evening_served(tmp_path, *flags) as links:
        people = Visitors(browser, links.origin)
        console, helper = people.desktop(), people.window(SIZES["small"])
        referee = people.window(SIZES["small"])
        console.goto(links.console)
        join(referee, links, "Rita")
        guests = {name: links.guest() for name in ("Ben", "Cleo", "Dan", "Eve", "Fay")}
        for name, guest in guests.items():
            guest.ask(do="join", name=name)
        invited(console, helper, links)
        fits(helper, axe)
        start(console, 2)
        caller = called(referee, guests)
        expect(helper.get_by_text("Who was first?")).to_be_visible()
        fits(helper, axe)
        fits(console, axe)
        decided(console, referee, axe)
        frame = caller.until(lambda seen: bool(seen["evening"]["decisions"]))
        decision = frame["evening"]["decisions"][0]
        assert (decision["kind"], decision["by"]) == ("settled", "referee")
        console.get_by_text("Assistants", exact=True).click()
        console.get_by_role("button", name="Dismiss: Assistant 1").click()
        expect(helper.get_by_text("You are not an assistant here.")).to_be_visible()
        assert people.leave() == []
    assert faults_in(links.log) == []


def invited(console: Page, helper: Page, links: EveningProcess) -> None:
    console.get_by_text("Assistants", exact=True).click()
    console.get_by_role("button", name="Invite an assistant").click()
    link = console.locator(".link").inner_text()
    helper.goto(link)
    expect(helper.get_by_text("You assist at this evening.")).to_be_visible()
    assert "#" not in helper.url
    console.get_by_text("Assistants", exact=True).click()


def called(referee: Page, guests: dict[str, Guest]) -> Guest:
    """Somebody at the table at which the referee does not sit."""
    expect(referee.get_by_role("link", name="Open the board page")).to_be_visible()
    frame = next(iter(guests.values())).seen()
    rita = next(one["number"] for one in frame["evening"]["entrants"] if one["name"] == "Rita")
    tables = frame["evening"]["round"]["tables"]
    other = next(one["people"] for one in tables if rita not in one["people"])
    guest = next(one for one in guests.values() if one.seen()["me"]["entrant"] in other)
    guest.ask(do="dispute", line="Who was first?")
    return guest


def decided(console: Page, referee: Page, axe: Checked) -> None:
    dispute = console.locator(".dispute")
    dispute.get_by_text("Name a referee").first.click()
    dispute.get_by_label("Who decides").select_option(label="1. Rita")
    dispute.get_by_role("textbox", name="Reason").fill("I am busy")
    dispute.get_by_role("button", name="Name a referee").click()
    expect(referee.get_by_role("heading", name="Please decide a dispute")).to_be_visible()
    fits(referee, axe)
    referee.get_by_role("textbox", name="Decision").fill("Ben was")
    referee.get_by_role("button", name="Settle it").press("Enter")
    expect(referee.get_by_role("heading", name="Please decide a dispute")).to_have_count(0)
