"""Your side of the table while buying: coins, hand, the bid in mind, and what a pass brings."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation, SeatView
from zuschlag.rules.forsale.words import AuctionOptions
from zuschlag.terminal import prospects
from zuschlag.terminal.bid_pad import BidPad
from zuschlag.words import here


class Purse(Static):
    """Your coins as brass discs; a click adds one to the bid you are thinking of."""

    def show(self, coins: int) -> None:
        """Lay out the coins in fives."""
        fives = [min(5, coins - start) for start in range(0, coins, 5)]
        discs = " ".join("●" * five for five in fives)
        self.update(
            Content.assemble(
                here.say("desk-coins"), " ", (f"{coins:>2}", "bold"), "  ", (discs, "$brass")
            ),
            layout=False,
        )

    async def on_click(self) -> None:
        """One more coin."""
        await self.screen.run_action("raise(1)")


class AuctionDesk(BidPad):
    """Shows bounds and prospects, and keeps the total you are about to bid."""

    MOST_DIGITS, WIDE = 2, 5

    def __init__(self, terms: Terms) -> None:
        super().__init__(id="auction-desk", classes="desk")
        self.terms = terms

    def compose(self) -> ComposeResult:
        """Purse and buttons, hand, bounds, prospect."""
        with Horizontal(id="bidding"):
            yield Purse("", id="purse", markup=False)
            yield from self.pad()
        yield Static("", id="hand-line", markup=False)
        yield Static("", id="bounds-line", markup=False)
        yield Static("", id="pass-line", markup=False)

    def show(self, seen: Observation, seat: int | None, options: AuctionOptions | None) -> None:
        """The desk as it stands; a fresh turn starts at the least bid."""
        if seat is None:
            return
        you = seen.people[seat]
        self.begin(options.bid if options else None)
        self.query_one(Purse).show(you.coins or 0)
        hand = " · ".join(str(building) for building in you.hand or [])
        self.write("hand-line", here.say("desk-hand", hand=hand or here.say("nothing-yet")))
        self.write("bounds-line", _bounds_told(you, options))
        prospect = prospects.told(you.passing, options is not None) if you.passing else ""
        self.write("pass-line", prospect)
        self.set_class(options is None, "resting")
        self.show_total()


def _bounds_told(you: SeatView, options: AuctionOptions | None) -> str:
    if options is None:
        return here.say("desk-in", bid=you.bid) if you.in_auction else here.say("desk-out")
    if options.bid is None:
        return cannot_pay(you)
    least, most = options.bid
    key = "desk-bid-range" if least < most else "desk-bid-only"
    return here.say(key, least=least, most=most)


def cannot_pay(you: SeatView) -> str:
    """When every legal bid is above what you have."""
    return here.say("cannot-bid", least=you.least or 0, most=(you.coins or 0) + you.bid)
