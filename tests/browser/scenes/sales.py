"""For Sale from one's first building to the last cheque."""

from playwright.sync_api import Page

from tests.browser.bidders import Bidder, play_until
from tests.browser.scenes import Scene
from tests.browser.scenes.plain import settings
from tests.browser.scenes.tables import FOR_SALE
from tests.browser.seating import begin, host_table

LIMIT = 3
HALF = 2
TURNED = ".slots.live .turning"


class Buyer(Bidder):
    """Sells nothing by herself."""

    def decide(self) -> bool:
        """Only in auctions."""
        return self.may_pass and super().decide()


def anna_at(page: Page, kind: type[Bidder] = Buyer) -> Bidder:
    """Somebody who bids a little."""
    host_table(page, "Anna", **FOR_SALE)
    begin(page)
    return kind(page, LIMIT)


def middle(page: Page) -> None:
    """An auction with buildings in the hand."""
    anna = anna_at(page)
    play_until([anna], lambda: page.locator(".hand button").count() > 2 and anna.may_pass)


def selling(page: Page) -> None:
    """A sale, and which building shall go."""
    anna = anna_at(page)
    play_until([anna], lambda: anna.may_sell)
    page.locator(".hand.sale button").nth(2).click()


def reveal(page: Page) -> None:
    """Half of the buildings are turned; the clock of the page goes by hand until then."""
    page.clock.install()
    settings(page)
    page.get_by_text("4 ×").click()
    anna = anna_at(page)
    play_until([anna], lambda: anna.may_sell)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    anna.sell()
    for _ in range(1000):
        if page.locator(TURNED).count() == HALF:
            return
        page.clock.run_for(20)
    raise AssertionError("nothing is revealed")


def final(page: Page) -> None:
    """Who won, and why."""
    anna = anna_at(page, Bidder)
    play_until([anna], lambda: anna.is_over)


SCENES = (
    Scene("for-sale-middle", middle),
    Scene("for-sale-sale", selling),
    Scene("for-sale-reveal", reveal, motion=True),
    Scene("for-sale-final", final),
)
