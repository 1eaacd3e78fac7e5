"""A whole game of For Sale against bots, from the start page to the end, by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.bidders import Bidder
from tests.browser.seating import FOR_SALE, make_table, open_home
from tests.browser.typing_hands import Hands
from tests.thorough import thorough


@thorough
def test_for_sale_is_played_by_keyboard_alone(desktop: Page) -> None:
    path = make_table(desktop, "Anna", **FOR_SALE, title="By hand")
    hands, seen = Hands(desktop), Bidder(desktop, limit=2)
    open_home(desktop)
    hands.tab_to("By hand")
    hands.press("Enter")
    expect(desktop.get_by_role("button", name="Begin")).to_be_visible()
    hands.tab_to("Begin")
    hands.press("Enter")
    expect(desktop.get_by_role("button", name="Log", exact=True)).to_be_visible()

    hands.answer_until(lambda: seen.is_over, lambda: answer(hands, seen))

    hands.tab_to("Play again")
    hands.press("l")
    expect(desktop.get_by_role("dialog", name="Log")).to_be_visible()
    hands.tab_to("Auction 2", "Shift+Tab")  # the newest comes first
    hands.press("Enter")
    expect(desktop.get_by_role("slider")).to_be_visible()
    assert re.search(rf"/r/{path[3:]}\?at=\d+$", desktop.url)


def answer(hands: Hands, seen: Bidder) -> bool:
    """Bid two when it is enough, else pass; choose the second building of the hand, and lay it."""
    if seen.may_pass:
        hands.press(*(("2", "Enter") if may_bid_two(seen) else ("p",)))
    elif seen.may_sell:
        hands.press("ArrowRight", "ArrowRight", "Enter")
    elif seen.may_lay:
        hands.press("Enter")
    else:
        return False
    return True


def may_bid_two(seen: Bidder) -> bool:
    """Two coins are a price, and more than the last one."""
    bid = seen.page.get_by_role("button", name=re.compile("^Bid [12]$"), disabled=False)
    return bid.is_visible()
