"""One game of For Sale by somebody who sees nothing: only roles, names and what is read out.

What is on the screen is known from the accessibility tree alone, as a screen reader tells it.
"""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.seating import FOR_SALE, make_table

OPEN = r"(?! \[disabled\])"


class Listener:
    """Hears the page as a tree of roles and names, and acts on what was heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = ""

    def listen(self) -> str:
        """The main part of the page, as it is read out."""
        self.heard = self.page.get_by_role("main").aria_snapshot()
        return self.heard

    def hears(self, pattern: str) -> re.Match[str] | None:
        """Whether something was said, and what."""
        return re.search(pattern, self.heard)

    def press(self, name: str) -> None:
        """A button by its name."""
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def answer(self) -> bool:
        """Do what is asked, if anything is."""
        self.listen()
        if passing := self.hears(rf'button "(Pass: [^"]+)"{OPEN}'):
            self.bid_or_pass(passing[1])
        elif lot := self.hears(r'radio "([^"]+)"'):
            self.sell(lot[1])
        else:
            return False
        return True

    def bid_or_pass(self, passing: str) -> None:
        """One coin is fine, more is not."""
        self.press("Bid 1" if self.hears(rf'button "Bid 1"{OPEN}') else passing)

    def sell(self, building: str) -> None:
        """The first building that was read out."""
        self.page.get_by_role("radio", name=building, exact=True).check()
        self.page.get_by_role("button", name=re.compile("^Lay down")).press("Enter")


def test_a_game_is_played_by_ear(desktop: Page) -> None:
    desktop.goto(make_table(desktop, "Anna", **FOR_SALE))
    listener = Listener(desktop)
    expect(desktop.get_by_role("button", name="Begin")).to_be_visible()
    listener.press("Begin")
    expect(desktop.get_by_role("group", name="At the table")).to_be_visible()
    listener.press("Text view")

    until = time.monotonic() + 60
    while not listener.hears('table "Standings"'):
        assert time.monotonic() < until, listener.heard
        if not listener.answer():
            desktop.wait_for_timeout(30)
    assert listener.hears(r'rowheader "Anna')
    assert listener.hears(r'heading "[^"]*(win|wins)')


def test_what_happens_is_read_out(desktop: Page) -> None:
    """Polite for what others do, at once when it is one's turn."""
    desktop.goto(make_table(desktop, "Anna", **FOR_SALE))
    desktop.get_by_role("button", name="Begin").press("Enter")
    told = desktop.get_by_role("alert").first
    expect(told).to_contain_text(re.compile("Your turn. Bid at least"))
    desktop.keyboard.press("p")
    expect(desktop.get_by_role("status").filter(has_text="Anna")).to_be_attached()
