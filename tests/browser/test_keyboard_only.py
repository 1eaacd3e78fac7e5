"""A game of each kind against bots, from the start page to the end, by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.bidders import Bidder
from tests.browser.seating import FOR_SALE, make_table, open_home
from tests.browser.typing_hands import Hands


def test_for_sale_is_played_by_keyboard_alone(desktop: Page) -> None:
    hands, seen = Hands(desktop), Bidder(desktop, limit=2)
    desktop.goto(make_table(desktop, "Anna", **FOR_SALE))
    expect(desktop.get_by_role("button", name="Begin")).to_be_visible()
    hands.tab_to("Begin")
    hands.press("Enter")

    def answer() -> bool:
        if seen.may_pass:
            hands.press("Enter" if may_bid(desktop) else "p")
        elif seen.may_sell:
            hands.press("ArrowRight", "Enter", "Enter")
        else:
            return False
        return True

    hands.answer_until(lambda: seen.is_over, answer)
    hands.tab_to("Play again")


def may_bid(page: Page) -> bool:
    """One coin is a price."""
    return page.get_by_role("button", name="Bid 1", exact=True, disabled=False).is_visible()


ANSWERS = {
    "Roll": "r",
    "Roll for a double": "r",
    "Buy for": "b",
    "To the hammer": "a",
    "Pass": "n",
    "End turn": "e",
    "Done": "e",
}


def test_monopoly_is_played_by_keyboard_alone(desktop: Page) -> None:
    hands = Hands(desktop)
    open_home(desktop)
    make_a_short_game(hands)
    hands.tab_to("Begin")
    hands.press("Enter")
    expect(desktop.get_by_role("region", name="What to do")).to_be_visible()

    def answer() -> bool:
        bar = desktop.get_by_role("region", name="What to do")
        for name, key in ANSWERS.items():
            found = bar.get_by_role("button", name=re.compile(f"^{name}"), disabled=False)
            if found.is_visible():
                hands.press(key)
                return True
        return False

    hands.answer_until(
        lambda: desktop.get_by_role("button", name="Play again").is_visible(), answer, 90
    )


def make_a_short_game(hands: Hands) -> None:
    """Two seats and two rounds, made in the form."""
    page = hands.page
    hands.tab_to("New table")
    hands.press("Enter")
    expect(page.get_by_role("radio", name="For Sale")).to_be_attached()
    hands.tab_to("For Sale")
    hands.press("ArrowRight")
    hands.fill("Rounds", "2")
    hands.fill("Seats", "2")
    hands.fill("Your name", "Anna")
    hands.press("Enter")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
