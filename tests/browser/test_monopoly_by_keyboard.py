"""A whole game of Monopoly by keyboard alone, from the start page to the final one."""

import re

from playwright.sync_api import Page, expect

from tests.browser.landlords import Landlord, play_until
from tests.browser.seating import open_home
from tests.browser.typing_hands import Hands

ROUNDS = "4"
LAST_ROUND = "The last round is played. Everything is counted."
ENDS = ("End turn", "Let the dice go", "Done", "None")
KEYS = {
    "Roll$": "r",
    "Roll for a double": "r",
    "Buy for": "b",
    "To the hammer": "a",
    "Bid ": "a",
    "Pass": "n",
    "End turn": "e",
    "Done": "e",
    "Let the dice go": "e",
    "None": "e",
    "Demand ": "d",
    "Mortgage": "m",
    "Trade$": "t",
    ".+ has an offer for you": "o",
}


class Typist(Landlord):
    """Somebody at the board who has no mouse."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.hands = Hands(page)
        self.has_looked_around = False
        self.has_traded = False
        self.has_declined = False

    def press(self, name: str) -> bool:
        """The key shown on the button."""
        if not self.has(name):
            return False
        self.hands.press(KEYS[name])
        return True

    def answer_offer(self) -> bool:
        """Politely no, in the sheet."""
        if not self.press(".+ has an offer for you"):
            return False
        expect(self.page.get_by_role("dialog", name="Offers")).to_be_visible()
        self.hands.tab_to("Decline")
        self.hands.press("Enter")
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        return True

    def pay(self) -> bool:
        """The first deed that can be turned over."""
        if not self.owes:
            return False
        self.press("Mortgage")
        expect(self.page.get_by_role("dialog", name="Mortgages")).to_be_visible()
        self.hands.tab_to("Mortgage:")
        self.hands.press("Enter", "Escape")
        return True

    def buy_or_not(self) -> bool:
        """The first one goes to the hammer, where a higher bid than the least is typed."""
        if not self.has_declined and self.press("To the hammer"):
            self.has_declined = True
            return True
        return super().buy_or_not()

    def bid_or_pass(self) -> bool:
        """One step above the least, as long as that is cheap."""
        if self.has("Bid "):
            self.hands.press("+")
            self.look()
        return super().bid_or_pass()

    def use_turn(self) -> bool:
        """Once walk the board, and once offer a trade."""
        if not self.has_looked_around:
            self.has_looked_around = True
            self.look_around()
            return True
        if not self.has_traded and self.has("End turn") and self.press("Trade$"):
            self.has_traded = True
            self.look_at_a_trade()
            return True
        return False

    def go_on(self) -> bool:
        """Roll, go on, be done."""
        return any(self.press(name) for name in ("Roll for a double", "Roll$", *ENDS))

    def look_around(self) -> None:
        """Along the board by arrows; the deed of a street comes up and goes away."""
        self.hands.tab_to("Start")
        self.hands.press("ArrowLeft")
        street = self.hands.focused.split(",")[0]
        self.hands.press("Enter")
        expect(self.page.get_by_role("dialog", name=street)).to_be_visible()
        self.hands.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        assert self.hands.focused.startswith(street)

    def look_at_a_trade(self) -> None:
        """Money for nothing is not a trade, and the sheet says so."""
        sheet = self.page.get_by_role("dialog", name="Offer a trade")
        expect(sheet).to_be_visible()
        self.hands.fill("Cash", "50")
        self.hands.tab_to("Offer")
        self.hands.press("Enter")
        expect(sheet.get_by_text("Both sides give something.")).to_be_visible()
        self.hands.press("Escape")
        expect(sheet).to_be_hidden()


def test_monopoly_is_played_by_keyboard_alone(desktop: Page) -> None:
    anna = Typist(desktop, "Anna")
    open_home(desktop)
    make_a_short_game(anna.hands)
    anna.hands.tab_to("Begin")
    anna.hands.press("Enter")
    expect(anna.bar).to_be_visible()

    play_until([anna], lambda: anna.is_over)

    assert anna.has_looked_around
    assert anna.has_traded
    expect(desktop.get_by_role("heading", name=re.compile("wins?( together)?$"))).to_be_visible()
    page = desktop.get_by_role("main")
    expect(page.get_by_text(LAST_ROUND, exact=True)).to_be_visible()
    anna.hands.tab_to("Play again")
    anna.hands.press("Enter")
    expect(page.get_by_text(f"Round 1 of {ROUNDS}", exact=True)).to_be_visible()


def make_a_short_game(hands: Hands) -> None:
    """Two seats and a few rounds, chosen in the form."""
    page = hands.page
    hands.tab_to("New table")
    hands.press("Enter")
    expect(page.get_by_role("radio", name="For Sale")).to_be_attached()
    hands.tab_to("For Sale")
    hands.press("ArrowRight")
    expect(page.get_by_role("radio", name="Monopoly")).to_be_checked()
    hands.choose("Edition", "Home")
    hands.choose("Length", "Home")
    hands.fill("Rounds", ROUNDS)
    hands.fill("Seats", "2")
    hands.fill("Your name", "Anna")
    hands.press("Enter")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
