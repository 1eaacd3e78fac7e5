"""Ways back to a seat: everybody's own, and a seat that a host hands on while its owner is away."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.bidders import Bidder, play_until
from tests.browser.conftest import Checked
from tests.browser.seating import FOR_SALE, begin, host_table, make_table, sit_down
from tests.browser.visitors import Visitors

HANDED_ON = "While you were away the host handed your seat to another device."
MOVED = "Your seat is on another device now"


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def purse(page: Page) -> Locator:
    return page.get_by_role("button", name="Your coins")


def open_menu(page: Page) -> None:
    page.keyboard.press("i")
    expect(sheet(page).get_by_role("list", name="At this table")).to_be_visible()


def test_the_own_link_and_code_bring_any_device_back(visitors: Visitors, axe: Checked) -> None:
    """Seen in the lobby and in the menu; it works again and again, and the other device is told."""
    laptop, phone = visitors.desktop(), visitors.phone()
    host_table(laptop, "Anna", **FOR_SALE)
    fold = laptop.locator("details").filter(has_text="Your way back")
    fold.locator("summary").click()
    axe(laptop)
    link = fold.locator("code").inner_text()
    begin(laptop)
    expect(purse(laptop)).to_be_visible()

    phone.goto(link)
    expect(purse(phone)).to_be_visible()
    assert "code" not in phone.url
    expect(laptop.get_by_text(MOVED)).to_be_visible()
    expect(purse(laptop)).to_have_count(0)

    type_the_code(laptop, in_the_menu(phone, link, axe), axe)
    expect(phone.get_by_text(MOVED)).to_be_visible()
    expect(purse(phone)).to_have_count(0)


def in_the_menu(page: Page, link: str, axe: Checked) -> str:
    """The same link, and letters to read out."""
    open_menu(page)
    sheet(page).get_by_role("button", name="Your way back").click()
    expect(sheet(page).locator("code")).to_have_text(link)
    expect(sheet(page).get_by_role("img", name=f"QR code for {link}")).to_be_visible()
    axe(page)
    spoken = sheet(page).locator(".letters").inner_text()
    assert spoken.replace("-", "") == link.split("=")[1]
    page.keyboard.press("Escape")
    return spoken


def type_the_code(page: Page, spoken: str, axe: Checked) -> None:
    open_menu(page)
    sheet(page).get_by_role("button", name="I have a seat here").click()
    field = sheet(page).get_by_label("Code of your seat")
    expect(field).to_be_focused()
    field.fill(spoken[:-1])
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_text("This way in is not valid")).to_be_visible()
    axe(page)
    field.fill(spoken.lower().replace("-", " "))
    page.keyboard.press("Enter")
    expect(purse(page)).to_be_visible()
    expect(sheet(page)).to_have_count(0)


def test_who_has_the_seat_already_may_follow_the_own_link(visitors: Visitors) -> None:
    """In the window that is open and in a new one; nobody is told that anything went wrong."""
    visitors.forgive("403")  # the browser's word for: this is yours already
    page = visitors.desktop()
    host_table(page, "Anna", **FOR_SALE)
    link = page.locator("details code").text_content()
    assert link
    begin(page)
    expect(purse(page)).to_be_visible()
    again = page.context.new_page()
    for window in (page, again):
        with window.expect_response("**/commands"):
            window.goto(link)
        expect(purse(window)).to_be_visible()
        expect(window.locator(".toast")).to_have_count(0)
        assert "code" not in window.url


def test_a_code_opens_a_table_that_shows_itself_to_nobody_else(visitors: Visitors) -> None:
    visitors.forgive("404")  # there is no such table for a stranger
    laptop, phone = visitors.desktop(), visitors.phone()
    path = host_table(laptop, "Anna", **FOR_SALE, spectators=False)
    code = laptop.locator("details .letters").text_content()
    assert code
    begin(laptop)
    phone.goto(path)
    expect(phone.get_by_role("heading", name="There is no such table")).to_be_visible()
    phone.get_by_text("I have a seat here").click()
    phone.get_by_label("Code of your seat").fill(code)
    phone.get_by_role("button", name="Take my seat").click()
    expect(purse(phone)).to_be_visible()


def test_an_absent_seat_is_handed_on_and_its_owner_may_return(
    visitors: Visitors, axe: Checked
) -> None:
    """By a host who does not play, after half a minute without anybody; a stranger takes it."""
    olga, anna, bert, zoe = (visitors.desktop() for _ in range(4))
    path = make_table(olga, **FOR_SALE)
    for page, name in ((anna, "Anna"), (bert, "Bert")):
        sit_down(page, path, name)
    olga.goto(path)
    begin(olga)
    expect(purse(bert)).to_be_visible()
    open_menu(olga)
    hand_on = sheet(olga).get_by_role("button", name="Hand on the seat of")
    expect(hand_on).to_have_count(0)
    bert.goto("/help")
    expect(hand_on).to_have_text(re.compile("Hand on the seat of Bert"))
    zoe.goto(link_for_somebody_new(olga, hand_on, axe))
    expect(purse(zoe)).to_be_visible()

    bert.goto(path)
    told = bert.locator(".banner").filter(has_text=HANDED_ON)
    expect(told).to_be_visible()
    axe(bert)
    told.get_by_role("button", name="Take my seat back").click()
    expect(purse(bert)).to_be_visible()
    expect(told).to_have_count(0)
    expect(zoe.get_by_text("Whoever had this seat before you is back")).to_be_visible()
    expect(purse(zoe)).to_have_count(0)
    everybody_has_seen_it(anna)
    bidder = Bidder(bert, limit=0)
    play_until([Bidder(anna, limit=0), bidder], lambda: bidder.decisions > 0)


def link_for_somebody_new(page: Page, hand_on: Locator, axe: Checked) -> str:
    """Refused, with a reason, until nobody has been there for long enough."""
    hand_on.click()
    expect(page.get_by_text("after 30 seconds without a connection").first).to_be_visible()
    link = sheet(page).locator("code")
    until = time.monotonic() + 120
    while not link.is_visible():
        assert time.monotonic() < until
        page.wait_for_timeout(1000)
        if hand_on.is_visible():
            hand_on.click()
    expect(sheet(page).get_by_text("Until their first move Bert can return.")).to_be_visible()
    axe(page)
    found = link.inner_text()
    page.keyboard.press("Escape")
    return found


def everybody_has_seen_it(page: Page) -> None:
    page.keyboard.press("l")
    log = sheet(page).get_by_role("list")
    for line in (
        "The host made a way in for somebody new, to the seat of Bert.",
        "Somebody new plays for Bert now, by the host’s way in.",
        "Bert has the seat again.",
    ):
        expect(log.get_by_text(line)).to_be_visible()
    page.keyboard.press("Escape")
