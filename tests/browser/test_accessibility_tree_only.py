"""One game of For Sale by somebody who sees nothing: only roles, names and what is read out.

What is on the screen is known from the accessibility tree alone, as a screen reader reads it out.
"""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.seating import FOR_SALE, make_table, open_home

OPEN = r"(?! \[disabled\])"
POLITE, URGENT = "status", "alert"
MOST = 6

# A live region is read out whenever its words change.
_LISTEN = """
window.said = []
const told = new WeakMap()
function hear() {
  for (const it of document.querySelectorAll('[role=status], [role=alert]')) {
    if (!it.textContent || told.get(it) === it.textContent) continue
    told.set(it, it.textContent)
    said.push([it.getAttribute('role'), it.textContent])
  }
}
const everything = { subtree: true, childList: true, characterData: true }
new MutationObserver(hear).observe(document, everything)
"""


class Listener:
    """Hears the page as a tree of roles and names, and acts on what was heard."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(_LISTEN)
        self.page = page
        self.heard = ""
        self.decisions = 0

    def listen(self) -> str:
        """The main part of the page, as it is read out."""
        self.heard = self.page.get_by_role("main").aria_snapshot()
        return self.heard

    def hears(self, pattern: str) -> re.Match[str] | None:
        """Whether something was said, and what."""
        return re.search(pattern, self.heard)

    def waits_for(self, pattern: str) -> None:
        """Listen until it is there."""
        until = time.monotonic() + 60
        while not re.search(pattern, self.listen()):
            assert time.monotonic() < until, self.heard
            self.page.wait_for_timeout(30)

    def told(self, how: str) -> list[str]:
        """Everything that was read out by itself, in order."""
        said: list[Any] = self.page.evaluate("said")
        return [words for role, words in said if role == how]

    def is_told(self, pattern: str) -> None:
        """Wait until it has been read out: what is said before it stands for a moment."""
        until = time.monotonic() + 60
        while not re.search(pattern, " ".join(self.told(POLITE))):
            assert time.monotonic() < until, self.told(POLITE)
            self.page.wait_for_timeout(30)

    def press(self, name: str) -> None:
        """A button by its name."""
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def answer(self) -> bool:
        """Do what is asked, if anything is."""
        self.listen()
        if passing := self.hears(rf'button "(Pass: [^"]+)"{OPEN}'):
            self.bid_or_pass(passing[1])
        elif self.hears('button "Choose a building"'):
            self.sell()
        else:
            return False
        self.decisions += 1
        return True

    def bid_or_pass(self, passing: str) -> None:
        """A few coins are fine, more are not."""
        bid = self.hears(rf'button "(Bid [1-{MOST}])"{OPEN}')
        self.press(bid[1] if bid else passing)

    def sell(self) -> None:
        """The first building that was read out."""
        building = self.hears(r'radio "([^"]+)"')
        assert building, self.heard
        self.page.get_by_role("radio", name=building[1], exact=True).press("Space")
        self.page.get_by_role("button", name=re.compile("^Lay down")).press("Enter")


def test_a_game_is_played_by_ear(desktop: Page) -> None:
    """From the start page to the last cheque and into the next game."""
    listener = Listener(desktop)
    make_table(desktop, "Anna", **FOR_SALE, title="By ear")
    open_home(desktop)
    listener.waits_for('link "By ear')
    desktop.get_by_role("link", name="By ear").press("Enter")
    listener.waits_for('button "Begin"')
    listener.press("Begin")
    listener.waits_for('button "Text view"')
    listener.press("Text view")
    listener.waits_for('heading "The table in words"')

    until = time.monotonic() + 240
    while not listener.hears(r'table "[^"]*[Ss]tandings"'):
        assert time.monotonic() < until, listener.heard
        if not listener.answer():
            desktop.wait_for_timeout(30)

    assert listener.hears(r'rowheader "Anna')
    assert listener.hears(r'heading "[^"]*(win|wins) with \d+')
    listener.is_told(r"Sold out\. .+ with \d+")
    calls = " ".join(listener.told(URGENT)).count("Your turn.")
    assert calls >= listener.decisions
    story = " ".join(listener.told(POLITE))
    for words in ("Auction 1: ", "You bid ", "You passed", "Sale 1: cheques", "You got "):
        assert words in story, story

    kept = desktop.evaluate("JSON.parse(localStorage.getItem('zuschlag.games'))")
    assert kept[0]["best"]["gain"] > 0
    listener.press("Play again")
    expect(desktop.get_by_role("heading", name="What you can do")).to_be_visible()
    open_home(desktop)
    desktop.get_by_role("button", name="My games").press("Enter")
    expect(
        desktop.get_by_text(re.compile(r"^Best auction here: .+, worth \d+, for \d+"))
    ).to_be_visible()
