"""The screen of a running game as it shows: stage, people, log and desk, from views and events."""

import asyncio
from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.css.query import NoMatches
from textual.message import Message
from textual.widgets import Static

from zuschlag.errors import Refusal
from zuschlag.rules.forsale.words import (
    AuctionOptions,
    AuctionWon,
    BuildingsLaid,
    ChequesLaid,
    Event,
    Revealed,
    Sealed,
    Swept,
)
from zuschlag.terminal import reasons
from zuschlag.terminal.auction_desk import AuctionDesk
from zuschlag.terminal.buildings import called
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.conductor import Conductor
from zuschlag.terminal.event_lines import Teller, coins
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.lots import Lots
from zuschlag.terminal.people import People
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.sale_desk import SaleDesk
from zuschlag.terminal.sitting import Sitting
from zuschlag.terminal.stage import Stage
from zuschlag.terminal.titles import headline
from zuschlag.terminal.wishes import YOU

_PARTS = 5


class ShownTable(RoomScreen):
    """What the conductor reports to; `table.TableScreen` adds what you can do."""

    class Over(Message):
        """The game has ended."""

    def __init__(self, sitting: Sitting, pause: float, notice: Callable[[], str] = str) -> None:
        super().__init__()
        self.sitting = sitting
        self.terms = sitting.party.terms
        self.teller = Teller(sitting.names)
        self.lots = Lots(sitting.names)
        self.conductor = Conductor(sitting, self, pause)
        self.seen = sitting.view()
        self.notice = notice
        self._watched = asyncio.Event()

    def furnish(self) -> ComposeResult:
        """Top to bottom: title, stage, people and log, desk, status, keys."""
        yield Static("", id="title", markup=False)
        yield Stage(self.terms.seats)
        with Horizontal(id="middle"):
            yield People(self.sitting.names)
            yield Chronicle()
        yield AuctionDesk(self.terms)
        yield SaleDesk(self.sitting.names, self.terms.auctions)
        yield Static(self.notice(), id="status", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Look once, then let the game run."""
        self.look()
        self.run_worker(self._conduct(), group="conductor")

    async def _conduct(self) -> None:
        """Let the game run; when the app closes, the table may be cleared away under a move."""
        try:
            await self.conductor.conduct()
        except NoMatches:
            if len(self.query("#stage, #people, #chronicle, .desk")) == _PARTS:
                raise

    def look(self) -> None:
        """Show the table as it stands now."""
        self.seen = self.sitting.view()
        is_sale = self.seen.phase != "buy"
        self.query_one("#title", Static).update(headline(self.seen, self.terms), layout=False)
        self.query_one(Stage).lay(self.lots.faces())
        self.query_one(People).show(self.seen, self.lots)
        self.set_class(is_sale, "sale")
        self._show_desk(is_sale)
        self.refresh_bindings()

    def _show_desk(self, is_sale: bool) -> None:
        options = self.sitting.options()
        title = "Your side of the table" if options is None else "Your move"
        auction, sale = self.query_one(AuctionDesk), self.query_one(SaleDesk)
        for desk in (auction, sale):
            desk.border_title = title
            desk.set_class(options is not None, "your-move")
        if is_sale:
            sale.show(self.seen)
        else:
            auction.show(self.seen, options if isinstance(options, AuctionOptions) else None)

    def tell(self, event: Event) -> None:
        """Write an event into the log and light up who did it."""
        self.lots.note(event)
        style = _log_style(event)
        purses = [person.coins for person in self.sitting.view().people]
        for line in self.teller.tell(event, purses):
            self.query_one(Chronicle).add(line, style)
        seat = getattr(event, "seat", None)
        self.query_one(People).flash(seat)
        if seat is not None:
            self.query_one(People).note(seat, self.seen, self.lots)
        if isinstance(event, Sealed) and event.seat == YOU:
            self.query_one(SaleDesk).lay_down()
        self.query_one(Stage).lay(self.lots.faces())
        self.say("")

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""
        self.query_one(AuctionDesk).start_anew()
        options = self.sitting.options()
        if isinstance(options, AuctionOptions) and options.bid is None:
            self.say("You cannot bid any more. Press p to pass.", is_wrong=True)
        else:
            self.say(reasons.why_not(refusal, self.sitting.names), is_wrong=True)

    def raise_hammer(self) -> None:
        """The moment before a lot is sold."""
        self.query_one(Stage).raise_hammer()

    def strike(self, event: AuctionWon) -> None:
        """A lot is sold."""
        who = self.teller.does(event.seat, "take")
        price = coins(event.paid) if event.paid else "nothing at all"
        self.query_one(Stage).strike(f"{who} the {called(event.building)}\nfor {price}.")

    def turn_to_sale(self) -> None:
        """All buildings are bought."""
        told = (
            "Now sell them. The best building takes the best cheque, and nobody shows theirs first."
        )
        self.query_one(Stage).announce("Every building has an owner.", told)

    def listen(self) -> None:
        """From now on your move or your hurry is heard."""
        self.refresh_bindings()

    async def attention(self) -> None:
        """Returns when no sheet lies over the table: nothing is missed while you read."""
        await self._watched.wait()

    def on_screen_suspend(self) -> None:
        """A sheet was laid over the table."""
        self._watched.clear()

    def on_screen_resume(self) -> None:
        """The table is in sight again."""
        self._watched.set()

    async def reveal(self, event: Revealed, sweep: Swept | None) -> None:
        """Turn the buildings over; returns when you have seen them."""
        last_word = self.teller.sweep(sweep) if sweep else ""
        pause = self.conductor.pause * 1.4
        await self.app.push_screen_wait(Reveal(event, self.teller, pause, last_word))

    def finish(self) -> None:
        """The game is over."""
        self.post_message(self.Over())

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line; nothing to say brings back the notice."""
        status = self.query_one("#status", Static)
        status.set_class(is_wrong, "fault")
        status.update(f"▸ {text}" if is_wrong else text or self.notice(), layout=False)


def _log_style(event: Event) -> str:
    match event:
        case BuildingsLaid() | ChequesLaid():
            return "bold"
        case AuctionWon() | Swept():
            return "bold $sold"
    return ""
