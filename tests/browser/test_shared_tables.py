"""What every table has: ways in, talk, onlookers, other devices, absences, and help."""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.bidders import PASS, Bidder, play_until
from tests.browser.recorded import Recorder, hidden_in, leaks, planted
from tests.browser.seating import FOR_SALE, begin, host_table, open_home, sit_down
from tests.browser.site import served
from tests.browser.visitors import Visitors

LOST = re.compile("No connection")
COACH = re.compile("^You may bid any amount|^If you pass later|^The steps|^Lowest and highest")
_COUNT_SOUNDS = """
const Played = AudioContext
window.sounds = 0
window.AudioContext = class extends Played {
  constructor() {
    super()
    window.sounds++
  }
}
"""


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def purse(page: Page) -> Locator:
    return page.get_by_role("button", name="Your coins")


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def test_people_come_by_code_talk_and_are_watched(visitors: Visitors) -> None:
    """A code that was read out, a QR code on the table, a word, and an onlooker without secrets."""
    host, guest, watcher = visitors.desktop(), visitors.phone(), visitors.desktop()
    seen = Recorder(watcher)
    path = host_table(host, "Anna", **{**FOR_SALE, "seats": 6})
    come_by_code(guest, host.locator(".code").inner_text())
    assert guest.url == host.url
    begin(host)
    watch_by_link(host, watcher)
    talk(host, guest)

    people = [Bidder(host, limit=1), Bidder(guest, limit=0)]
    play_until(people, lambda: all(one.is_over for one in people))
    expect(watcher.get_by_role("table", name="Standings")).to_be_visible()
    written: dict[str, Any] = host.request.get(f"/api/tables/{path[3:]}/record").json()
    assert [part for frame in seen.frames for part in hidden_in(frame, None)] == []
    assert leaks(seen, written, None) == []
    assert leaks(planted(seen, None), written, None) != []
    expect(watcher.get_by_role("button", name="Play again")).to_be_hidden()


def come_by_code(page: Page, code: str) -> None:
    open_home(page)
    page.get_by_label("Table code").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Anna begins when everybody is here")).to_be_visible()


def watch_by_link(host: Page, watcher: Page) -> None:
    """The table's own invitation: the QR code holds the link that is written below it."""
    host.get_by_role("button", name="Invite").click()
    link = sheet(host).locator("code").inner_text()
    expect(sheet(host).get_by_role("img", name=f"QR code for {link}")).to_be_visible()
    host.keyboard.press("Escape")
    watcher.goto(link)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(purse(watcher)).to_have_count(0)


def talk(host: Page, guest: Page) -> None:
    """What was said is counted where it was not read, and read out where it is not seen."""
    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Good evening")
    host.keyboard.press("Enter")
    expect(host.get_by_label("Say something")).to_have_value("")
    expect(guest.get_by_role("status").filter(has_text="Anna says: Good evening")).to_be_attached()
    guest.get_by_role("button", name=re.compile("^Chat.*1")).click()
    expect(sheet(guest).get_by_text("Good evening", exact=True)).to_be_visible()
    for page in (host, guest):
        page.keyboard.press("Escape")
        expect(sheet(page)).to_have_count(0)


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    laptop, phone = visitors.desktop(), visitors.phone()
    host_table(laptop, "Anna", **FOR_SALE)
    begin(laptop)
    expect(purse(laptop)).to_be_visible()
    open_menu(laptop)
    laptop.get_by_role("button", name="To another device").click()
    expect(sheet(laptop).get_by_role("img", name="QR code")).to_be_visible()
    phone.goto(sheet(laptop).locator("code").inner_text())
    expect(purse(phone)).to_be_visible()
    assert "code" not in phone.url
    expect(laptop.get_by_text("Your seat is on another device now")).to_be_visible()
    expect(purse(laptop)).to_have_count(0)


def test_whoever_has_the_device_sees_nothing_of_the_others(desktop: Page) -> None:
    """Nothing of any seat is in the page until the next person says that the device is theirs."""
    host_table(desktop, "Anna", **FOR_SALE)
    desktop.get_by_role("button", name="One more person").click()
    desktop.get_by_label("Your name").fill("Bert")
    desktop.get_by_role("button", name="Sit down").click()
    desktop.get_by_role("button", name="Begin").click()
    first = take_the_device(desktop)
    desktop.reload()
    assert take_the_device(desktop) == first
    desktop.get_by_role("button", name=PASS).click()
    assert take_the_device(desktop) != first


def take_the_device(page: Page) -> str:
    """Who is asked to take it; that person then sees their own coins."""
    heading = page.get_by_role("heading", name="Pass the device to")
    expect(heading).to_be_visible()
    expect(purse(page)).to_have_count(0)
    name = heading.inner_text().split()[-1]
    others = {"Anna", "Bert"} - {name}
    assert not any(other in page.get_by_role("main").inner_text() for other in others)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(purse(page)).to_be_visible()
    return name


def test_the_server_goes_away_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The same window, no reload: what was pressed in between is done when the table is back."""
    with ExitStack() as first:
        origin = first.enter_context(served(tmp_path))
        people = Visitors(browser, origin)
        page = people.desktop()
        host_table(page, "Anna", **FOR_SALE)
        begin(page)
        expect(page.get_by_role("button", name=PASS, disabled=False)).to_be_visible()
        page.evaluate("window.isSame = true")
    expect(page.get_by_text(LOST)).to_be_visible()
    page.get_by_role("button", name=PASS).click()
    with served(tmp_path, port=urlsplit(origin).port or 0) as again:
        assert again == origin
        expect(page.get_by_text(LOST)).to_be_hidden()
        anna = Bidder(page, limit=0)
        play_until([anna], lambda: anna.decisions > 1)
        page.keyboard.press("l")
        log = sheet(page).get_by_role("list")
        expect(log.get_by_text("The server was restarted")).to_be_visible()
        expect(log.get_by_text(re.compile("^You passed")).first).to_be_visible()
        assert page.evaluate("window.isSame") is True
        for words in ("WebSocket connection", "ERR_CONNECTION_REFUSED", "503"):
            people.forgive(words)
        assert people.leave() == []


def test_a_bot_plays_for_whoever_is_away(visitors: Visitors) -> None:
    """For somebody whose line is cut, until it is back; for somebody who leaves, until they ask.

    Nobody is given up in the first half minute of a table, so that this one takes its time.
    """
    host, phone = visitors.desktop(), visitors.phone()
    path = host_table(host, "Anna", **FOR_SALE, away_after=5)
    sit_down(phone, path, "Bert")
    begin(host)
    expect(purse(phone)).to_be_visible()
    phone.goto("/help")
    absent = host.get_by_role("img", name="away")
    play_until([Bidder(host, limit=0)], absent.is_visible)
    phone.goto(path)
    expect(purse(phone)).to_be_visible()
    expect(absent).to_have_count(0)
    back = phone.get_by_role("button", name="Play myself")
    expect(back).to_be_hidden()

    open_menu(phone)
    phone.get_by_role("button", name="Let a bot play on").click()
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    bert = Bidder(phone, limit=0)
    play_until([Bidder(host, limit=0), bert], lambda: bert.decisions > 0)


def test_a_first_game_has_all_the_help_it_needs(desktop: Page) -> None:
    desktop.add_init_script(_COUNT_SOUNDS)
    heard = Recorder(desktop)
    host_table(desktop, "Anna", **FOR_SALE)
    begin(desktop)
    expect(desktop.get_by_role("button", name=PASS, disabled=False)).to_be_visible()
    sounds_come_when_asked_for(desktop)
    the_coach_goes_when_asked_to(desktop)
    everything_is_said_about_the_table(desktop, heard)
    desktop.keyboard.press("?")
    expect(sheet(desktop).get_by_text("Type a bid")).to_be_visible()
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("v")
    expect(desktop.get_by_role("heading", name="The table in words")).to_be_visible()
    desktop.keyboard.press("v")
    expect(desktop.get_by_role("list", name="Buildings of this round")).to_be_visible()


def sounds_come_when_asked_for(page: Page) -> None:
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    expect(sheet(page).get_by_role("switch", name="Sound")).not_to_be_checked()
    sheet(page).get_by_text("Sound", exact=True).click()
    assert page.evaluate("window.sounds") == 1
    page.keyboard.press("Escape")


def the_coach_goes_when_asked_to(page: Page) -> None:
    expect(page.get_by_text(COACH)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    sheet(page).get_by_text("First-game coach").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text(COACH)).to_be_hidden()
    expect(page.get_by_role("button", name=PASS)).to_be_visible()


def everything_is_said_about_the_table(page: Page, heard: Recorder) -> None:
    """The rules of just this edition, and the seal of the shuffle that came before the deal."""
    open_menu(page)
    sheet(page).get_by_text("What the server promised").click()
    promised = next(frame["table"]["fair"]["commit"] for frame in heard.frames if "table" in frame)
    expect(sheet(page).get_by_text(promised, exact=True)).to_be_visible()
    sheet(page).get_by_role("button", name="Rules of this table").click()
    rules = page.get_by_role("dialog", name="Rules of this table")
    expect(rules).to_contain_text("2015")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
