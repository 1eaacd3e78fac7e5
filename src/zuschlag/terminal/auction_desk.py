"""Your side of the table while buying: coins, hand, the bid in mind, and what a pass brings."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation, SeatView
from zuschlag.rules.forsale.words import AuctionOptions
from zuschlag.terminal import prospects
from zuschlag.terminal.number_entry import NumberEntry
from zuschlag.terminal.press import Press
from zuschlag.words import here

_MOST_DIGITS = 2


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


class AuctionDesk(Vertical):
    """Shows bounds and prospects, and keeps the total you are about to bid."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(id="auction-desk", classes="desk")
        self.terms = terms
        self.entry = NumberEntry(_MOST_DIGITS)

    @property
    def total(self) -> int:
        """What you are about to bid."""
        return self.entry.total

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The least and the most you may bid."""
        return self.entry.bounds

    def compose(self) -> ComposeResult:
        """Purse and buttons, hand, bounds, prospect."""
        with Horizontal(id="bidding"):
            yield Purse("", id="purse", markup=False)
            yield Press(" − ", "raise(-1)", id="less", classes="press")
            yield Static("", id="total", markup=False)
            yield Press(" + ", "raise(1)", id="more", classes="press")
            yield Press("", "bid", id="bid", classes="press urgent")
            yield Press(f" {here.say('key-pass')} ", "pass", id="pass", classes="press")
        yield Static("", id="hand-line", markup=False)
        yield Static("", id="bounds-line", markup=False)
        yield Static("", id="pass-line", markup=False)

    def show(self, seen: Observation, seat: int | None, options: AuctionOptions | None) -> None:
        """The desk as it stands; a fresh turn starts at the least bid."""
        if seat is None:
            return
        you = seen.people[seat]
        self.entry.begin(options.bid if options else None)
        self.query_one(Purse).show(you.coins or 0)
        hand = " · ".join(str(building) for building in you.hand or [])
        self._say("hand-line", here.say("desk-hand", hand=hand or here.say("nothing-yet")))
        self._say("bounds-line", _bounds_told(you, options))
        prospect = prospects.told(you.passing, options is not None) if you.passing else ""
        self._say("pass-line", prospect)
        self.set_class(options is None, "resting")
        self._show_total()

    def type_digit(self, digit: int) -> None:
        """Append a digit; the first one starts a new number."""
        self.entry.type_digit(digit)
        self._show_total()

    def erase(self) -> None:
        """Take the last digit away."""
        self.entry.erase()
        self._show_total()

    def raise_by(self, step: int) -> None:
        """Change the total, never out of bounds."""
        self.entry.raise_by(step)
        self._show_total()

    def start_anew(self) -> None:
        """The next digit begins a new number."""
        self.entry.is_typing = False

    def _show_total(self) -> None:
        self._say("total", f"{self.total:^5}" if self.bounds else "  -  ")
        self._say("bid", f" {here.say('key-bid')} {self.total if self.bounds else '':<3}")

    def _say(self, where: str, text: str) -> None:
        self.query_one(f"#{where}", Static).update(text, layout=False)


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
