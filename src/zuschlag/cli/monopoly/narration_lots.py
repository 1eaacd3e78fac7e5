"""Auctions and offers of Monopoly: what is said over many actions is told in one piece."""

from zuschlag.cli.monopoly.narration_page import Page
from zuschlag.cli.speech import whose
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event


class Hammer:
    """The auction that is running, bid by bid."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lot: int | str | None = None
        self.calls: list[str] = []

    def tell(self, event: Event) -> bool:
        """Whether this event was the auction's."""
        names = self.page.names
        match event:
            case events.LotOpened(lot, _):
                self.page.end_line()
                self.lot, self.calls = lot, []
            case events.BidPlaced(seat, amount, street):
                where = f" for {names.slot(street)}" if street is not None else ""
                self.calls.append(f"{names.of(seat)} {names.money(amount)}{where}")
            case events.BidderPassed(seat):
                self.calls.append(self.page.doing(seat, "pass"))
            case events.LotSold(seat, _, price):
                self.close()
                self.page.say(seat, names.phrase(seat, "get", f"it for {names.money(price)}"))
            case events.LotUnsold(_):
                self.close()
                self.page.say(None, "Nobody bids, the bank keeps it.")
            case _:
                return False
        return True

    def interrupt(self, seat: int, words: str) -> None:
        """Somebody raises cash between two bids."""
        self.calls.append(f"{self.page.names.of(seat)} {words}")

    def close(self) -> None:
        """Say what was called, if anything is under the hammer."""
        if self.lot is not None:
            called = f": {', '.join(self.calls)}" if self.calls else ""
            self.page.say(None, f"Auction of {self.page.names.lot(self.lot)}{called}.")
        self.lot, self.calls = None, []


class Bargains:
    """Open offers, so that an answer can be told in a word."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.open: dict[int, events.Offered] = {}
        self.latest: int | None = None

    def tell(self, event: Event) -> bool:
        """Whether this event was about an offer."""
        names = self.page.names
        match event:
            case events.Offered(seat, to, offer, give, want):
                words = f"{names.to(to)} {names.trade(give, want)}"
                self.page.say(seat, names.phrase(seat, "offer", words))
                self.open[offer], self.latest = event, offer
            case events.Traded(_, to, offer, _, _):
                self.page.say(to, names.phrase(to, "accept", self._which(offer)))
            case events.Rejected(seat, offer):
                self.page.say(seat, names.phrase(seat, "reject", self._which(offer)))
            case events.Withdrawn(seat, offer):
                self.page.say(seat, names.phrase(seat, "withdraw", self._own(offer)))
            case _:
                return False
        return True

    def _own(self, offer: int) -> str:
        made, names = self.open[offer], self.page.names
        return f"the offer to {names.to(made.to)} of {names.trade(made.give, made.want)}"

    def _which(self, offer: int) -> str:
        made = self.open[offer]
        if offer == self.latest:
            return "the offer"
        names = self.page.names
        return f"{whose(names.of(made.seat))} offer of {names.trade(made.give, made.want)}"
