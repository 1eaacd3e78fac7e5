"""What you can do at the table: keys, buttons and clicks become actions for the conductor."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.words import Action
from zuschlag.terminal.monopoly.answering import AnswerSheet
from zuschlag.terminal.monopoly.askbar import AskBar
from zuschlag.terminal.monopoly.bargaining import TradeSheet
from zuschlag.terminal.monopoly.deedsheet import DeedSheet
from zuschlag.terminal.monopoly.holdings import HoldingsSheet
from zuschlag.terminal.monopoly.ring import BoardSide
from zuschlag.terminal.monopoly.sheets import ActingSheet, GivingUp, keys_and_rules
from zuschlag.terminal.monopoly.showing import ShownTable
from zuschlag.terminal.monopoly.stand import StandPanel
from zuschlag.terminal.playing import Playing
from zuschlag.words import here

_FOR_ALL = {"hurry", "inspect", "keys", "leave", "main", "save", "quit"}
"""What whoever watches can do, too."""
_DIGITS = [Binding(str(digit), f"type({digit})", show=False) for digit in range(10)]


class TableScreen(ShownTable):
    """Your moves go to the conductor; what is not allowed explains itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        *Playing.BINDINGS,
        Binding("y", "deeds", "key-deeds"),
        Binding("o", "offer", "key-offer"),
        Binding("i", "inspect", "key-inspect"),
        Binding("h", "hold", "key-hold"),
        Binding("r", "roll", show=False),
        Binding("b", "buy", show=False),
        Binding("a", "decline", show=False),
        Binding("p", "pass", show=False),
        Binding("d", "demand", show=False),
        Binding("w", "waive", show=False),
        Binding("e", "done", show=False),
        Binding("f", "fine", show=False),
        Binding("c", "card", show=False),
        Binding("v", "answer", show=False),
        Binding("g", "give_up", show=False),
        Binding("up,plus,equals_sign", "raise(1)", show=False),
        Binding("down,minus", "raise(-1)", show=False),
        Binding("left", "side(-1)", show=False),
        Binding("right", "side(1)", show=False),
        Binding("backspace", "erase", show=False),
        Binding("question_mark", "keys", "key-keys-and-rules", key_display="?"),
        *_DIGITS,
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only keys that work now are shown; others explain themselves, unless you only watch."""
        if not super().check_action(action, parameters):
            return False
        match action:
            case "talk":
                return not self.seat.link.is_own
            case "speed":
                return self.seat.link.is_own
            case "deeds" if self.seat.you is not None:
                return bool(self.seen.people[self.seat.you].deeds) or self.options is not None
        return self.seat.you is not None or action in _FOR_ALL

    def decide(self, action: Action) -> None:
        """Hand in your move, if it is heard now."""
        self.heard(action)

    def look(self) -> None:
        """Show the table, and lay out the sheet that the moment asks for."""
        super().look()
        top = self.app.screen
        if isinstance(top, ActingSheet):
            if top.is_laid:
                top.renew()
        elif top is self:
            self._lay_out()

    def _lay_out(self) -> None:
        """A debt, a call for wishes and an offer come to you by themselves."""
        if self.options is None:
            return
        # Who was offered a deal must be able to answer: the debt waits for that.
        owes = self.seen.phase == "debt" and self.seen.waiting == [self.seat.you]
        wished = self.seen.phase == "wishes" and self.seat.you in self.seen.asked
        if owes or wished:
            self.app.push_screen(HoldingsSheet(self, comes_by_itself=True))
        elif self.options.reject:
            self.action_answer()

    async def action_main(self) -> None:
        """Enter: the first answer, or hurry."""
        main = self.query_one(AskBar).asking.main
        await self.run_action(main or "hurry")

    def action_roll(self) -> None:
        """Take the dice."""
        self.decide(words.Roll())

    def action_buy(self) -> None:
        """Buy the place you stand on."""
        self.decide(words.Buy())

    def action_decline(self) -> None:
        """Let everybody bid for it."""
        self.decide(words.Decline())

    def action_bid(self) -> None:
        """Bid what the pad says."""
        self.decide(self.query_one(StandPanel).bid())

    def action_pass(self) -> None:
        """Leave the auction."""
        self.decide(words.Pass())

    def action_hold(self) -> None:
        """Make the next roll wait for you."""
        self.decide(words.Hold())

    def action_done(self) -> None:
        """End the turn, the hold, or the wait for a wish."""
        self.decide(words.Done())

    def action_fine(self) -> None:
        """Leave jail for money."""
        self.decide(words.PayFine())

    def action_card(self) -> None:
        """Leave jail by a card."""
        cards = self.options.use_card if self.options else []
        self.decide(words.UseCard(cards[0] if cards else "chance"))

    def action_demand(self) -> None:
        """Ask for the oldest rent that is open."""
        if self.options and self.options.demand:
            self.decide(words.Demand(self.options.demand[0]))
        else:
            self.say(here.say("no-rent"), is_wrong=True)

    def action_waive(self) -> None:
        """Let the visitor off."""
        if self.options and self.options.waive:
            self.decide(words.Waive(self.options.waive[0]))

    def action_type(self, digit: int) -> None:
        """A digit of a bid."""
        if self.seen.auction:
            self.query_one(StandPanel).type_digit(digit)

    def action_erase(self) -> None:
        """Take the last digit back."""
        self.query_one(StandPanel).erase()

    def action_raise(self, step: int) -> None:
        """Think of a little more, or less."""
        step_size = self.terms.switches["auction.step"]
        assert isinstance(step_size, int), "a sum"
        self.query_one(StandPanel).raise_by(step * step_size)

    def action_side(self, by: int) -> None:
        """Another street for a building; ten more or less for land."""
        if not self.query_one(StandPanel).next_street(by):
            self.query_one(StandPanel).raise_by(10 * by)

    def action_deeds(self) -> None:
        """Your deeds: build, sell, mortgage, redeem."""
        self.app.push_screen(HoldingsSheet(self))

    def action_offer(self) -> None:
        """Propose a trade."""
        if self.options and self.options.offer:
            self.app.push_screen(TradeSheet(self, self.options.offer[0]))
        else:
            self.say(here.say("no-offers"), is_wrong=True)

    def action_answer(self) -> None:
        """Look at the offers that concern you."""
        mine = self.options and [*self.options.reject, *self.options.withdraw]
        if mine:
            self.app.push_screen(AnswerSheet(self, mine[0]))
        else:
            self.say(here.say("no-answer"), is_wrong=True)

    def action_give_up(self) -> None:
        """Bankrupt, or leaving for good; asked once."""
        if self.options and self.options.give_up:
            self.app.push_screen(GivingUp(bool(self.seen.debts)), self._gave_up)
        else:
            self.say(here.say("no-giving-up"), is_wrong=True)

    def _gave_up(self, is_sure: bool | None) -> None:
        if is_sure:
            self.decide(words.GiveUp())

    def action_inspect(self, slot: int | None = None) -> None:
        """The deed of a place, first the one you stand on."""
        who = self.seen.turn if self.seat.you is None else self.seat.you
        at = self.seen.people[who].at if slot is None else slot
        self.app.push_screen(DeedSheet(self, at))

    def on_board_side_picked(self, event: BoardSide.Picked) -> None:
        """A slot of the board was clicked."""
        self.action_inspect(event.slot)

    def action_keys(self) -> None:
        """Keys, marks and the rules of this table."""
        self.app.push_screen(keys_and_rules(self.terms))
