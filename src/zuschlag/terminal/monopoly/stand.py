"""The middle of the table: the dice and the place that matters, or the lot and your bid."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import AuctionView, Observation
from zuschlag.rules.monopoly.words import Bid, Options
from zuschlag.terminal.bid_pad import BidPad
from zuschlag.terminal.monopoly import dice
from zuschlag.terminal.monopoly.colours import group_style
from zuschlag.terminal.monopoly.deeds import facts_of
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here


class StandPanel(BidPad):
    """Dice and deed most of the time; the bid pad while the hammer is up."""

    MOST_DIGITS, WIDE = 5, 6

    def __init__(self, terms: Terms, speech: Speech) -> None:
        super().__init__(id="stand")
        self.terms = terms
        self.speech = speech
        self.streets: list[int] = []
        self.street: int | None = None
        self.throw: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        """Dice beside words, then the facts; hidden below, the bid pad."""
        with Horizontal(id="throw-row"):
            yield Static("", id="dice", markup=False)
            yield Static("", id="beside-dice", markup=False)
        yield Static("", id="facts", markup=False)
        yield Static("", id="lot", markup=False)
        with Horizontal(id="bidding"):
            yield from self.pad()
        yield Static("", id="bid-help", markup=False)

    def roll(self, throw: tuple[int, int]) -> None:
        """New dice lie on the table."""
        self.throw = throw
        self.write("dice", "\n".join(dice.drawn(throw)))

    def show(self, seen: Observation, options: Options | None) -> None:
        """The table as it stands."""
        self.set_class(seen.auction is not None, "hammer-up")
        self.write("dice", "\n".join(dice.drawn(self.throw)))
        slot = seen.people[seen.turn].at
        self.border_title = here.say("stand-hammer" if seen.auction else "stand-board")
        if seen.auction is not None:
            self._show_lot(seen, options)
        else:
            self._show_place(seen, slot)

    def _show_place(self, seen: Observation, slot: int) -> None:
        one = self.terms.board.slots[slot]
        who = here.say("stand-on", **_who(seen.turn, self.speech))
        name = self.speech.slot(slot)
        self.write(
            "beside-dice",
            Content.assemble(f"{who}\n", (f" {name} ", f"bold {group_style(one.group)}")),
        )
        self.write("facts", "\n".join(facts_of(seen, self.terms, self.speech, slot)[:4]))

    def _show_lot(self, seen: Observation, options: Options | None) -> None:
        self.offered = options.bid if options else None
        self.streets = list(options.streets) if options else []
        self.bids = list(options.bids) if options else []
        self.street = self.streets[0] if self.bids else None
        self.begin(self._bounds())
        if seen.auction is not None:
            self.write("lot", self._lot_told(seen, seen.auction))
        self.set_class(not (options and options.can_pass), "resting")
        self.show_total()

    def _lot_told(self, seen: Observation, auction: AuctionView) -> Content:
        lot, leader = auction.lot, auction.leader
        group = self.terms.board.slots[lot].group if isinstance(lot, int) else ""
        name = self.speech.lot(lot)
        parts: list[Content] = [
            Content.styled(f" {name[:1].upper()}{name[1:]} ", f"bold {group_style(group)}")
        ]
        if leader is not None:
            high = self.speech.money(auction.high)
            told = here.say("stand-high", high=high, who=self.speech.of(leader))
        else:
            told = here.say("stand-no-bid")
        parts.append(Content(told))
        if isinstance(lot, int):
            price = self.speech.money(self.terms.board.slots[lot].price)
            rents = facts_of(seen, self.terms, self.speech, lot)[1]
            lines = (here.say("stand-price", price=price), rents)
            parts += [Content.styled(line, "$muted") for line in lines]
        bidders = seen.book.get("lot_bidders")  # whoever watches has no book
        if isinstance(bidders, int):
            still = [seat for seat in range(len(seen.people)) if bidders >> seat & 1]
            letters = [Content.styled(f" {LETTERS[seat]} ", seat_style(seat)) for seat in still]
            parts.append(
                Content.assemble(f"{here.say('stand-still-in')} ", Content(" ").join(letters))
            )
        return Content("\n").join(parts)

    def bid(self) -> Bid:
        """The bid on the pad."""
        return Bid(self.total, self.street)

    def next_street(self, by: int) -> bool:
        """Another street for the building; False if there is no choice."""
        if len(self.streets) < 2:
            return False
        place = self.streets.index(self.street) if self.street in self.streets else -1
        self.street = self.streets[(place + by) % len(self.streets)]
        if self.bids:
            self.begin(self._bounds())
        self.show_total()
        return True

    def _bounds(self) -> tuple[int, int] | None:
        """Least and most for the street that is chosen."""
        if self.offered is None or not self.bids or self.street is None:
            return self.offered
        least, most = self.bids[self.streets.index(self.street)], self.offered[1]
        return (least, most) if least <= most else None

    def show_total(self) -> None:
        """The bid, and what else may be chosen."""
        super().show_total()
        if self.street is not None:
            told = here.say("stand-for", street=self.speech.slot(self.street))
        elif len(self.streets) > 1:
            told = here.say("stand-which")
        else:
            told = here.say("stand-pad") if self.bounds else ""
        self.write("bid-help", told)


def _who(seat: int, speech: Speech) -> dict[str, str]:
    return {"who": "you" if seat == speech.you else "other", "name": speech.names[seat]}
