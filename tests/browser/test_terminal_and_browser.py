"""One person in a browser and one in a terminal at one table: to play, to talk, to come back."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.bidders import Bidder
from tests.browser.landlords import Landlord
from tests.browser.pseudo_terminal import PseudoTerminal, terminal
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table
from tests.browser.site import served
from tests.browser.visitors import Visitors
from tests.browser.wire import free_port, wire_to
from tests.thorough import thorough

LOST = re.compile("No connection")
LONGEST = 600
"""Seconds for a game; a busy machine takes five minutes for ten rounds."""
FINAL = "The hammer rests"


class Evening:
    """Anna in a browser, Eva in a terminal at the end of a wire, and a watcher."""

    def __init__(self, around: ExitStack, browser: Browser, folder: Path, table: dict[str, Any]):
        port = free_port()
        self.wire = around.enter_context(wire_to(port))
        around.enter_context(served(folder, "--origin", self.wire.origin, port=port))
        self.people = Visitors(browser, f"http://127.0.0.1:{port}")
        self.page, self.watcher = self.people.desktop(), self.people.desktop()
        path = host_table(self.page, "Anna", **table)
        link = f"{self.wire.origin}{path}"
        self.eva = around.enter_context(
            terminal("play", "--join", link, "--name", "Eva", "--save", str(folder))
        )
        self.eva.until_seen("Anna begins when everybody is here.")
        begin(self.page)
        self.watcher.goto(path)
        expect(self.watcher.get_by_text("You are watching.")).to_be_visible()

    def lose_connections(self) -> None:
        """First Anna's, then Eva's; each is told, the other is not, and each comes back."""
        anna, eva = self.page.get_by_text(LOST), "The connection is lost."
        self.page.context.set_offline(True)
        expect(anna).to_be_visible()
        assert eva not in self.eva.text
        self.page.context.set_offline(False)
        expect(anna).to_be_hidden()
        self.wire.cut()
        self.eva.until_seen(eva)
        expect(anna).to_be_hidden()
        self.wire.mend()
        self.eva.until(lambda text: eva not in " ".join(text.split()))

    def play(
        self, anna: Bidder | Landlord, keys_of: Callable[[str], str], until: Callable[[str], bool]
    ) -> None:
        """Both decide whatever they are asked until Eva's screen is so."""
        end = time.monotonic() + LONGEST
        while not until(text := self.eva.text):
            if time.monotonic() > end:
                seen = f"{text}\n{self.page.get_by_role('main').aria_snapshot()}"
                raise AssertionError(f"not over after {LONGEST} seconds\n{seen}")
            if keys := keys_of(text):
                press_once(self.eva, keys, text)
            elif not anna.decide():
                self.page.wait_for_timeout(20)

    def part(self) -> None:
        """Nobody has complained but about the connection, and Eva leaves."""
        for words in ("WebSocket connection", "ERR_INTERNET_DISCONNECTED"):
            self.people.forgive(words)
        assert self.people.leave() == []
        self.eva.press("q")
        assert self.eva.ended() == 0


@contextmanager
def evening(browser: Browser, folder: Path, table: dict[str, Any]) -> Iterator[Evening]:
    with ExitStack() as around:
        yield Evening(around, browser, folder, table)


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
    told = page.get_by_role("dialog").get_by_text("Hello from a terminal", exact=True)
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    # A lone Escape may be taken for the beginning of another key while the machine is busy.
    for _ in range(5):
        eva.press("\x1b")
        with suppress(AssertionError):
            eva.until(lambda text: "─ Talk ─" not in text, seconds=5)
            return
    raise AssertionError(eva.text)


def for_sale_keys(text: str) -> str:
    """What whoever sits at the terminal presses now, if anything."""
    if "The reveal" in text:
        return "\r"  # seen
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


def press_once(eva: PseudoTerminal, keys: str, asked: str) -> None:
    """Press, and wait for the screen to say something else than what asked for it."""
    eva.press(keys)
    eva.until(lambda text: text != asked)


def test_a_game_of_for_sale_with_a_lost_connection_each(browser: Browser, tmp_path: Path) -> None:
    with evening(browser, tmp_path, {**FOR_SALE, "edition": "1997"}) as tonight:
        page, eva, anna = tonight.page, tonight.eva, Bidder(tonight.page, limit=1)
        eva.until_seen("Auction 1 of 6")
        talk(page, eva)
        tonight.lose_connections()
        tonight.play(anna, for_sale_keys, lambda text: anna.is_over and FINAL in text)
        eva.until_seen("Your fortune is")
        expect(tonight.watcher.get_by_role("table", name="Standings")).to_be_visible()
        tonight.part()


@thorough
def test_ten_rounds_of_monopoly_with_a_lost_connection_each(
    browser: Browser, tmp_path: Path
) -> None:
    ten = {**MONOPOLY, "seats": 2, "options": {"end.limit": {"rounds": 10}}}
    with evening(browser, tmp_path, ten) as tonight:
        page, eva, anna = tonight.page, tonight.eva, Landlord(tonight.page, "Anna")
        eva.until_seen("Round 1 of 10")
        talk(page, eva)
        tonight.play(anna, monopoly_keys, lambda text: "Round 3 of 10" in text)
        tonight.lose_connections()
        tonight.play(anna, monopoly_keys, lambda text: anna.is_over and FINAL in text)
        assert "rank" in eva.until_seen("The last round is played.")
        expect(tonight.watcher.get_by_role("main")).to_contain_text("Eva")
        tonight.part()
