"""People at a table of For Sale, who act by what the page shows them."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page

BID = re.compile(r"^Bid (\d+)")
PASS = re.compile("^Pass (takes|no)")
_LAY = re.compile("^Lay down")


class Bidder:
    """Somebody with a limit: bids one more as long as it costs no more than that, else passes."""

    def __init__(self, page: Page, limit: int, sells: bool = True) -> None:
        self.page = page
        self.limit = limit
        self.sells = sells
        self.decisions = 0

    def decide(self) -> bool:
        """Answer what is asked, if anything is."""
        if self.may_pass:
            self.bid_or_pass()
        elif self.sells and self.may_sell:
            self.sell()
        else:
            return False
        self.decisions += 1
        return True

    @property
    def may_pass(self) -> bool:
        """An auction waits for this person, and nothing is on its way."""
        return self.page.get_by_role("button", name=PASS, disabled=False).is_visible()

    @property
    def may_sell(self) -> bool:
        """A sale waits for this person."""
        return self.page.get_by_role("button", name="Choose a building").is_visible()

    @property
    def may_lay(self) -> bool:
        """A building is chosen, and nothing is on its way."""
        return self.page.get_by_role("button", name=_LAY, disabled=False).is_visible()

    @property
    def is_over(self) -> bool:
        """The final table is there."""
        return self.page.get_by_role("table", name="Standings").is_visible()

    def bid_or_pass(self) -> None:
        """One more than the last one, within the limit."""
        bid = self.page.get_by_role("button", name=BID, disabled=False)
        least = BID.search(bid.inner_text()) if bid.is_visible() else None
        if least and int(least[1]) <= self.limit:
            bid.click()
        else:
            self.page.get_by_role("button", name=PASS).click()

    def sell(self) -> None:
        """The first building in the hand."""
        hand = self.page.get_by_role("list", name="Your buildings")
        hand.get_by_role("button").first.click()
        self.page.get_by_role("button", name=_LAY).click()


def play_until(people: list[Bidder], is_there: Callable[[], bool], seconds: float = 240) -> None:
    """Let everybody decide in turn until it is so."""
    until = time.monotonic() + seconds
    while not is_there():
        assert time.monotonic() < until, people[0].page.get_by_role("main").aria_snapshot()
        if not sum(person.decide() for person in people):
            people[0].page.wait_for_timeout(30)
