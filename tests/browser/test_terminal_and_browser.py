"""One person in a browser and one in a terminal at one table: to play, to talk, to come back."""

import re
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.browser.bidders import Bidder
from tests.browser.landlords import Landlord
from tests.browser.pseudo_terminal import PseudoTerminal, terminal
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table
from tests.browser.site import served
from tests.browser.visitors import Visitors

LOST = re.compile("No connection")


def say_in(page: Page, text: str) -> None:
    page.get_by_role("button", name=re.compile("^Chat")).click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Say something")).to_have_value("")


def talk(page: Page, eva: PseudoTerminal) -> None:
    """Both ways, each read by the other."""
    say_in(page, "Good evening")
    eva.until_seen("Anna: Good evening")
    eva.press("/")
    eva.until_seen("say something, Enter sends it")
    eva.press("Hello from a terminal\r")
    expect(page.get_by_role("dialog").get_by_text("Hello from a terminal")).to_be_visible()
    page.keyboard.press("Escape")
    # A lone Escape may be taken for the beginning of another key while the machine is busy.
    for _ in range(5):
        eva.press("\x1b")
        with suppress(AssertionError):
            eva.until(lambda text: "Enter sends it" not in text, seconds=5)
            return
    raise AssertionError(eva.text)


def for_sale_keys(text: str) -> str:
    """What whoever sits at the terminal presses now, if anything."""
    if "Your move" not in text:
        return ""
    return "p" if "p Pass" in text else "\r"


def monopoly_keys(text: str) -> str:
    """Sell nothing, buy nothing: go on."""
    if "Your deeds" in text and "Carry out (Enter)" in text:
        return "g" if "Give up (g)" in text else "m"
    if "Give up?" in text:
        return "y"
    if "Reject (r)" in text:
        return "r"
    if "Your move" not in text:
        return ""
    offered = re.findall(r"\((Enter|[a-z])\)", text.splitlines()[-3])
    if "p" in offered:
        return "p"
    if "a" in offered and "b" in offered:
        return "b"
    return {"Enter": "\r"}.get(offered[0], offered[0]) if offered else ""


def press_once(eva: PseudoTerminal, keys: str) -> None:
    """Press, and wait for the screen to say something else."""
    before = eva.text
    eva.press(keys)
    eva.until(lambda text: text != before)


def test_a_game_of_for_sale_with_a_lost_connection_each(browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as around:
        first = around.enter_context(ExitStack())
        origin = first.enter_context(served(tmp_path))
        people = Visitors(browser, origin)
        page, watcher = people.desktop(), people.desktop()
        path = host_table(page, "Anna", **{**FOR_SALE, "edition": "1997"})
        eva = around.enter_context(
            terminal("play", "--join", f"{origin}{path}", "--name", "Eva", "--save", str(tmp_path))
        )
        eva.until_seen("Anna begins when everybody is here.")
        begin(page)
        watcher.goto(path)
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        eva.until_seen("Auction 1 of 6")
        talk(page, eva)
        first.close()
        eva.until_seen("The connection is lost.")
        expect(page.get_by_text(LOST)).to_be_visible()
        around.enter_context(served(tmp_path, port=urlsplit(origin).port or 0))
        eva.until(lambda text: "The connection is lost." not in text)
        expect(page.get_by_text(LOST)).to_be_hidden()
        anna = Bidder(page, limit=1)
        for _ in range(2000):
            text = eva.text
            if anna.is_over and "The hammer rests" in text:
                break
            keys = for_sale_keys(text)
            if keys and "The reveal" not in text:
                press_once(eva, keys)
            elif not anna.decide():
                page.wait_for_timeout(20)
        eva.until_seen("Your fortune is")
        expect(watcher.get_by_role("table", name="Standings")).to_be_visible()
        for words in ("WebSocket connection", "ERR_CONNECTION_REFUSED", "503"):
            people.forgive(words)
        assert people.leave() == []
        eva.press("q")
        assert eva.ended() == 0


def test_ten_rounds_of_monopoly(visitors: Visitors, origin: str, tmp_path: Path) -> None:
    page, watcher = visitors.desktop(), visitors.desktop()
    ten = {**MONOPOLY, "seats": 2, "options": {"end.limit": {"rounds": 10}}}
    path = host_table(page, "Anna", **ten)
    with terminal(
        "play", "--join", f"{origin}{path}", "--name", "Eva", "--save", str(tmp_path)
    ) as eva:
        eva.until_seen("Anna begins when everybody is here.")
        begin(page)
        watcher.goto(path)
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        eva.until_seen("Round 1 of 10")
        talk(page, eva)
        anna = Landlord(page, "Anna")
        for _ in range(6000):
            text = eva.text
            if "The hammer rests" in text and anna.is_over:
                break
            keys = monopoly_keys(text)
            if keys:
                press_once(eva, keys)
            elif not anna.decide():
                page.wait_for_timeout(20)
        assert "rank" in eva.until_seen("The last round is played.")
        expect(watcher.get_by_role("main")).to_contain_text("Eva")
