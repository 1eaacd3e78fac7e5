"""One game of Monopoly at a live table by somebody who sees nothing: only the accessibility tree.

Rent has to be asked for in time, and what is bought depends on the purse that was read out.
"""

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.landlords import PATIENCE, Landlord, Sheet, play_until
from tests.browser.seating import make_table, open_home
from tests.browser.test_accessibility_tree_only import POLITE, URGENT, Listener
from tests.thorough import thorough

ROUNDS = 6
SHORT = {
    "game": "monopoly",
    "edition": "aalen-casual",
    "seats": 3,
    "options": {"end.limit": {"rounds": ROUNDS}, "rent.claim": "manual-grace"},
}
LEAST = 300  # of what stays in the purse
CALL = "Roll the dice|Roll again|Roll a double"  # also after a double, and in jail


class Tenant(Landlord):
    """Hears what is asked and what there is, and presses Enter on what has a name."""

    def __init__(self, listener: Listener, name: str) -> None:
        super().__init__(listener.page, name)
        self.listener = listener

    def look(self) -> bool:
        """The whole page is read out; what is asked is a part of it."""
        with suppress(TimeoutError):
            self.listener.listen()
        asked = re.search(r'- region "What to do":\n(?: {4,}.*\n)*', self.listener.heard + "\n")
        self.told = asked[0] if asked else ""
        return bool(self.told)

    @property
    def is_over(self) -> bool:
        return self.listener.hears('button "Play again"') is not None

    def press(self, name: str) -> bool:
        if not self.has(name):
            return False
        enter(self.bar.get_by_role("button", name=re.compile(f"^{name}"), disabled=False))
        return True

    @property
    def purse(self) -> int:
        own = r'\(you\)\n\s+- list:\n\s+- listitem: "?Cash M([\d,]+)'
        found = self.listener.hears(own)
        assert found, self.listener.heard
        return int(found[1].replace(",", ""))

    def buy_or_not(self) -> bool:
        price = re.search(r'button "Buy for M([\d,]+)"', self.told)
        if price and self.purse - int(price[1].replace(",", "")) >= LEAST:
            return self.press("Buy for")
        return self.press("To the hammer") or self.press("Buy for")

    def answer_offer(self) -> bool:
        if not self.press(".+ has an offer for you"):
            return False
        with Sheet(self.page, "Offers") as sheet:
            enter(sheet.get_by_role("button", name="Decline"))
        return True

    def pay(self) -> bool:
        if not self.owes:
            return False
        if self.press("Mortgage"):
            with Sheet(self.page, "Mortgages") as sheet:
                enter(sheet.get_by_role("button", name=re.compile("^Mortgage:"), disabled=False))
        elif self.press("Give up"):
            with Sheet(self.page, "Give up[?]") as sheet:
                enter(sheet.get_by_role("button", name="Give up"))
        return True


def enter(button: Locator) -> None:
    """Enter on a button that may be gone."""
    with suppress(TimeoutError):
        button.first.press("Enter", timeout=PATIENCE)


@thorough
def test_a_game_of_monopoly_is_played_by_ear(desktop: Page) -> None:
    """From the start page to the ranking, and into the next game."""
    listener = Listener(desktop)
    make_table(desktop, "Anna", **SHORT, title="By ear")
    open_home(desktop)
    listener.waits_for('link "By ear')
    desktop.get_by_role("link", name="By ear").press("Enter")
    listener.waits_for('button "Begin"')
    listener.press("Begin")
    listener.waits_for('button "Text view"')
    listener.press("Text view")
    listener.waits_for('heading "What to do"')
    anna = Tenant(listener, "Anna")
    play_until([anna], lambda: anna.is_over, seconds=400)

    assert listener.hears(r'table "Ranking"')
    assert listener.hears(r'rowheader "[^"]*Anna')
    assert listener.hears(r'heading "[^"]+ (win|wins)( together)?"')
    listener.is_told("The last round is played.")
    story = " ".join(listener.told(POLITE))
    throws = re.findall(r"You rolled \d and \d(?! for the rent)", story)
    assert len(throws) >= ROUNDS, story
    calls = " ".join(listener.told(URGENT))
    assert len(re.findall(CALL, calls)) >= len(throws), calls
    assert "You bought " in story, story
    listener.press("Play again")
    expect(desktop.get_by_role("heading", name="What to do")).to_be_visible()
