"""The screen of a running game as it shows: stage, people, log, your side of the table."""

import asyncio
from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from zuschlag.errors import Refusal
from zuschlag.rules.forsale.views import Observation
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
from zuschlag.terminal.auction_desk import AuctionDesk, cannot_pay
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.conductor import Conductor
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.lots import Lots
from zuschlag.terminal.people import People
from zuschlag.terminal.playing import Playing
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.sale_desk import SaleDesk
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.stage import Stage
from zuschlag.terminal.titles import headline
from zuschlag.words import here


class ShownTable(Playing, RoomScreen):
    """What the conductor reports to; `table.TableScreen` adds what you can do."""

    conductor: Conductor

    def __init__(self, seat: Seat, pause: float, notice: Callable[[], str] = str) -> None:
        super().__init__()
        self.terms = seat.terms
        self.teller = Teller(seat.names, seat.you)
        self.lots = Lots(seat.names)
        self.seen: Observation = seat.view()
        self.sit(seat, Conductor(seat, self, pause), notice)

    def furnish(self) -> ComposeResult:
        """Top to bottom: title, stage, people and log, desk, status, keys."""
        yield Static("", id="title", markup=False)
        yield Stage(self.terms.seats)
        with Horizontal(id="middle"):
            yield People(self.seat)
            yield Chronicle()
        yield AuctionDesk(self.terms)
        yield SaleDesk(self.seat.names, self.terms.auctions)
        yield Static("", id="status", markup=False)
        yield KeyLine()

    def look(self) -> None:
        """Show the table as it stands now."""
        self.seen = self.seat.view()
        is_sale = self.seen.phase != "buy"
        self.query_one("#title", Static).update(headline(self.seen, self.terms), layout=False)
        self.query_one(Stage).lay(self.lots.faces())
        self.query_one(People).show(self.seen, self.lots)
        self.set_class(is_sale, "sale")
        self.set_class(self.seat.you is None, "watching")
        self._show_desk(is_sale)
        self.refresh_bindings()

    def _show_desk(self, is_sale: bool) -> None:
        options, you = self.seat.options(), self.seat.you
        title = here.say("your-side") if options is None else here.say("your-move")
        auction, sale = self.query_one(AuctionDesk), self.query_one(SaleDesk)
        for desk in (auction, sale):
            desk.border_title = here.say("you-watch-title") if you is None else title
            desk.set_class(options is not None, "your-move")
        if is_sale:
            sale.show(self.seen, you)
        else:
            auction.show(self.seen, you, options if isinstance(options, AuctionOptions) else None)

    def note(self, event: Event) -> None:
        """What lies in the row."""
        self.lots.note(event)

    def lines_of(self, event: Event, later: list[Event]) -> list[tuple[str, str]]:
        """As the teller has it."""
        after = self.seat.after()
        purses = [person.coins for person in after.people] if after else []
        return [(line, _log_style(event)) for line in self.teller.tell(event, purses)]

    def tell(self, event: Event, later: list[Event]) -> None:
        """Write an event into the log and light up who did it."""
        super().tell(event, later)
        seat = getattr(event, "seat", None)
        self.query_one(People).flash(seat)
        if seat is not None:
            self.query_one(People).note(seat, self.seen, self.lots)
        if isinstance(event, Sealed) and event.seat == self.seat.you:
            self.query_one(SaleDesk).lay_down()
        self.query_one(Stage).lay(self.lots.faces())

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""
        self.query_one(AuctionDesk).start_anew()
        super().refuse(refusal)

    def why_not(self, refusal: Refusal) -> str:
        """What the rules have against it."""
        options, you = self.seat.options(), self.seat.you
        if you is not None and isinstance(options, AuctionOptions) and options.bid is None:
            return cannot_pay(self.seen.people[you])
        return super().why_not(refusal)

    def raise_hammer(self) -> None:
        """The moment before a lot is sold."""
        self.query_one(Stage).raise_hammer()

    def strike(self, event: AuctionWon) -> None:
        """A lot is sold."""
        self.query_one(Stage).strike(" ".join(self.teller.tell(event)))

    def turn_to_sale(self) -> None:
        """All buildings are bought."""
        self.query_one(Stage).announce(here.say("all-bought"), here.say("now-sell"))

    async def reveal(self, event: Revealed, sweep: Swept | None) -> None:
        """Turn the buildings over; returns when you have seen them."""
        await self.in_sight.wait()
        last_word = self.teller.sweep(sweep) if sweep else ""
        pause = 0 if self.conductor.is_rushed else self.conductor.pause * 1.4
        goes_on = not self.seat.link.is_own
        sheet = Reveal(event, self.teller, pause, last_word, goes_on)
        # Textual's push_screen_wait would first take down old sheets within this worker: who
        # leaves in that moment cancels it, and with it the sheets.
        seen = asyncio.Event()
        self.app.push_screen(sheet, lambda _: seen.set())
        await seen.wait()


def _log_style(event: Event) -> str:
    match event:
        case BuildingsLaid() | ChequesLaid():
            return "bold"
        case AuctionWon() | Swept():
            return "bold $sold"
    return ""
