"""What you can do at the table: keys, buttons and clicks become actions for the conductor."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from zuschlag.rules.forsale.words import Bid, Pass, Sell
from zuschlag.terminal import sheets
from zuschlag.terminal.auction_desk import AuctionDesk
from zuschlag.terminal.card_widgets import SmallCard
from zuschlag.terminal.playing import Playing
from zuschlag.terminal.sale_desk import SaleDesk
from zuschlag.terminal.showing import ShownTable
from zuschlag.words import here

_DIGITS = [Binding(str(digit), f"type({digit})", show=False) for digit in range(10)]


_AT_A_DESK = ("bid", "enter_bid", "lay", "enter_lay", "type", "erase", "raise", "step")


class TableScreen(ShownTable):
    """Bids, passes and sales go to the conductor; what is not allowed explains itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter_bid", "key-bid", key_display="Enter"),
        Binding("enter", "enter_lay", "key-lay", key_display="Enter"),
        Binding("enter,space", "hurry", "key-hurry", key_display="Space"),
        Binding("p", "pass", "key-pass"),
        Binding("up,plus,equals_sign", "raise(1)", "key-one-more", key_display="↑↓"),
        Binding("down,minus", "raise(-1)", show=False),
        Binding("left", "step(-1)", "key-choose", key_display="← →"),
        Binding("right", "step(1)", show=False),
        Binding("backspace", "erase", show=False),
        Binding("o", "open_books", "key-books"),
        Binding("r", "rules", "key-rules"),
        *Playing.BINDINGS[1:],
        *_DIGITS,
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only keys of this phase are live and shown; Enter only when it is your move."""
        if not super().check_action(action, parameters):
            return False
        if action in _AT_A_DESK and not self._has_desks():
            return False  # a key that comes as the screen is taken down
        is_yours, phase = self.conductor.is_your_move, str(self.seen.phase)
        is_player = self.seat.you is not None
        match action:
            case "talk":
                return not self.seat.link.is_own
            case "speed":
                return self.seat.link.is_own
            case "pass" | "raise" | "step" | "lay" if not is_player:
                return False
            case "enter_bid":
                return is_yours and phase == "buy"
            case "enter_lay":
                return is_yours and phase == "sell"
            case "hurry":
                return not is_yours
            case "pass" | "raise" | "erase":
                return phase == "buy"
            case "step" | "lay":
                return phase == "sell"
            case "open_books":
                return bool(self.terms.open_info)
        return True

    def _has_desks(self) -> bool:
        desks = (self.query_one_optional(AuctionDesk), self.query_one_optional(SaleDesk))
        return None not in desks

    def action_bid(self) -> None:
        """Bid the total on the desk."""
        self.heard(Bid(self.query_one(AuctionDesk).total))

    action_enter_bid = action_bid

    def action_pass(self) -> None:
        """Leave the auction."""
        self.heard(Pass())

    def action_lay(self) -> None:
        """Lay the chosen building face down."""
        chosen = self.query_one(SaleDesk).chosen
        if chosen is not None:
            self.heard(Sell(chosen))

    action_enter_lay = action_lay

    def action_type(self, digit: int) -> None:
        """A digit of a bid, or of a building's value."""
        if self.seen.phase == "buy":
            self.query_one(AuctionDesk).type_digit(digit)
        elif not self.query_one(SaleDesk).type_digit(digit):
            self.say(here.say("no-such-building", digit=str(digit)), is_wrong=True)

    def action_erase(self) -> None:
        """Take the last digit back."""
        self.query_one(AuctionDesk).erase()

    def action_raise(self, step: int) -> None:
        """Think of one more coin, or one fewer."""
        self.query_one(AuctionDesk).raise_by(step)

    def action_step(self, by: int) -> None:
        """Choose the neighbouring building."""
        self.query_one(SaleDesk).step(by)

    def on_small_card_picked(self, event: SmallCard.Picked) -> None:
        """A building of the hand was clicked."""
        self.query_one(SaleDesk).pick(event.building)

    def action_rules(self) -> None:
        """Show the rules of this table."""
        self.app.push_screen(sheets.rules_sheet(self.terms))

    def action_open_books(self) -> None:
        """Show everything that lies open."""
        self.app.push_screen(sheets.open_books(self.seat.view(), self.seat.names))
