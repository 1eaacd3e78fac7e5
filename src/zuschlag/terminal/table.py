"""What you can do at the table: keys, buttons and clicks become actions for the conductor."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from zuschlag.rules.forsale.words import Action, Bid, Pass, Sell
from zuschlag.terminal import reasons, sheets
from zuschlag.terminal.auction_desk import AuctionDesk
from zuschlag.terminal.card_widgets import SmallCard
from zuschlag.terminal.sale_desk import SaleDesk
from zuschlag.terminal.showing import ShownTable

_DIGITS = [Binding(str(digit), f"type({digit})", show=False) for digit in range(10)]


class TableScreen(ShownTable):
    """Bids, passes and sales go to the conductor; what is not allowed explains itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter_bid", "Bid", key_display="Enter"),
        Binding("enter", "enter_lay", "Lay down", key_display="Enter"),
        Binding("enter,space", "hurry", "Hurry", key_display="Space"),
        Binding("p", "pass", "Pass"),
        Binding("up,plus,equals_sign", "raise(1)", "±1", key_display="↑↓"),
        Binding("down,minus", "raise(-1)", show=False),
        Binding("left", "step(-1)", "Choose", key_display="← →"),
        Binding("right", "step(1)", show=False),
        Binding("backspace", "erase", show=False),
        Binding("o", "open_books", "Books"),
        Binding("s", "save", "Save"),
        Binding("r", "rules", "Rules"),
        Binding("q,escape", "leave", "Leave", key_display="q"),
        *_DIGITS,
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only keys of this phase are live and shown; Enter only when it is your move."""
        if not super().check_action(action, parameters):
            return False
        is_yours, phase = self.conductor.is_your_move, self.seen.phase
        match action:
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
                return self.terms.open_info
        return True

    def _decide(self, action: Action) -> None:
        if self.conductor.is_your_move:
            self.conductor.offer(action)
            return
        waiting = {"waiting": list(self.sitting.waiting())}
        self.say(reasons.wait_for(waiting, self.sitting.names), is_wrong=True)

    def action_bid(self) -> None:
        """Bid the total on the desk."""
        self._decide(Bid(self.query_one(AuctionDesk).total))

    action_enter_bid = action_bid

    def action_pass(self) -> None:
        """Leave the auction."""
        self._decide(Pass())

    def action_lay(self) -> None:
        """Lay the chosen building face down."""
        chosen = self.query_one(SaleDesk).chosen
        if chosen is not None:
            self._decide(Sell(chosen))

    action_enter_lay = action_lay

    def action_hurry(self) -> None:
        """Do not wait for the others' pauses."""
        self.conductor.hurry()

    def action_type(self, digit: int) -> None:
        """A digit of a bid, or of a building's value."""
        if self.seen.phase == "buy":
            self.query_one(AuctionDesk).type_digit(digit)
        elif not self.query_one(SaleDesk).type_digit(digit):
            self.say(f"No building of yours begins with {digit}.", is_wrong=True)

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
        self.app.push_screen(sheets.open_books(self.sitting.view(), self.sitting.names))

    def action_save(self) -> None:
        """Save the game so far."""
        self.host.save_game()

    def action_leave(self) -> None:
        """Ask once, then leave."""
        self.host.ask_to_leave()
