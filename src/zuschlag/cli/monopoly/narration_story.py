"""Monopoly told action by action: turns, windows between them, and all that follows from a move."""

from collections.abc import Sequence

from zuschlag.cli.monopoly.narration_deals import tell_estate, tell_fees, wish
from zuschlag.cli.monopoly.narration_events import owed, phrase
from zuschlag.cli.monopoly.narration_lots import Bargains, Hammer
from zuschlag.cli.monopoly.narration_names import Names, height
from zuschlag.cli.monopoly.narration_page import Page
from zuschlag.cli.speech import whose
from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly import events, words
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.state import EQUAL_TURNS, FINISH_TURN, Table

_LAST_TURNS = {
    EQUAL_TURNS: "Time is up: the round is played to its end.",
    FINISH_TURN: "Time is up: nobody begins another turn.",
}
Around = tuple[Table, Table]
"""The table before and after."""

_TO_THE_TURN = (words.Roll, words.PayFine, words.UseCard)


class Story:
    """A game as it is told; `page.lines` has what was told."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.page = Page(names)
        self.hammer = Hammer(self.page)
        self.bargains = Bargains(self.page)
        self.in_turn = False
        self.window_of: int | None = None  # who rolls next, while nobody has said so

    def act(self, seat: int, action: words.Action, told: list[Event], around: Around) -> None:
        """What somebody did, before any dice."""
        before = around[0]
        after_dice = isinstance(action, words.Roll)
        if after_dice and told:
            self._window(told)
            self._tell(told, action, around)
        opens = isinstance(action, _TO_THE_TURN) and seat == before.active
        stays = any(isinstance(event, events.StayedInJail) for event in told)
        if (opens or stays) and not self.in_turn:
            self._turn(before)
        if not after_dice:
            self._window(told)
            self._tell(told, action, around)

    def throw(self, told: list[Event], around: Around) -> None:
        """What the dice brought about."""
        self._tell(told, None, around)

    def end_line(self) -> None:
        """The action is told; a running auction is told when the hammer falls."""
        self.page.end_line()

    def close(self) -> None:
        """Nothing more will follow."""
        self.hammer.close()
        self.page.end_line()

    def _turn(self, before: Table) -> None:
        """A new turn, with everybody's cash."""
        people = listed(before.living)
        purses = ", ".join(f"{self.names.of(p)} {self.names.money(before.cash[p])}" for p in people)
        turn = f"{whose(self.names.of(before.active))} turn"
        self.page.head(f"Round {before.rounds}, {turn}   ({purses})")
        self.in_turn, self.window_of = True, None

    def _window(self, told: list[Event]) -> None:
        """What happens between two turns stands under a line of its own."""
        silent = (events.TurnEnded, events.LastCall)
        if self.window_of is not None and any(not isinstance(one, silent) for one in told):
            self.page.under(f"Before {self.names.to(self.window_of)} can roll")
            self.window_of = None

    def _tell(self, told: Sequence[Event], action: words.Action | None, around: Around) -> None:
        before, after = around
        owing = []
        for place, event in enumerate(told):
            if _is_told_again(event, told[place + 1 :]):
                continue
            if isinstance(event, events.Owed):
                owing.append(event)  # told last, when all that could be paid is paid
            else:
                self._one(event, told[place - 1] if place else None, action, before)
        for debt in owing:
            cash = after.cash[debt.debtor] if debt == owing[-1] else None
            self.page.say(*owed(debt, cash, self.names))

    def _one(
        self, event: Event, earlier: Event | None, action: words.Action | None, before: Table
    ) -> None:
        if self._with_the_one_before(event, earlier):
            return
        if self.hammer.tell(event) or self._frame(event, action, before):
            return
        if self.bargains.tell(event):
            if isinstance(event, events.Traded):
                tell_fees(self.page, event, action, before)
            return
        found = phrase(event, self.names)
        if found and self.hammer.lot is not None and found[0] is not None:
            self.hammer.interrupt(found[0], found[1])
        elif found:
            self.page.say(*found)

    def _with_the_one_before(self, event: Event, earlier: Event | None) -> bool:
        """Events that are understood only together with the one before."""
        names = self.names
        match earlier, event:
            case events.LotSold(), events.Built(seat, street, level, _):
                now = f"on {names.slot(street)}, now {height(level)}"
                self.page.say(seat, names.phrase(seat, "build", now))
            case (events.Built(seat), events.Built()) | (events.Unbuilt(seat), events.Unbuilt()):
                found = phrase(event, names)
                if found is None or found[0] != seat:
                    return False
                self.page.say(seat, found[1].partition(" ")[2])
            case events.WishesCalled(), events.WishSealed():
                pass
            case events.DiceRolled(), events.Jailed(seat):
                self.page.say(seat, names.phrase(seat, "go", "to jail for the third double"))
            case _:
                return False
        return True

    def _frame(self, event: Event, action: words.Action | None, before: Table) -> bool:
        """Events around the play: ends of turns, the clock, sealed wishes, estates, rulings."""
        say = self.page.say
        match event:
            case events.TurnEnded(_, following):
                self.in_turn, self.window_of = False, following
            case events.LastCall():
                self.in_turn, self.window_of = False, None
                self.page.head("The last turn is over")
            case events.TimeCalled():
                say(None, _LAST_TURNS.get(before.end_mode, "Time is up: the game stops here."))
            case events.Declined(seat, slot):
                say(seat, self.names.phrase(seat, "decline", self.names.slot(slot)))
            case events.WishesCalled(seat, asked):
                say(seat, self.names.phrase(seat, "want", f"to build {wish(action, self.names)}"))
                if asked:
                    say(None, f"Asked as well: {self.names.all_of(asked)}.")
            case events.WishSealed(seat):
                say(seat, self.names.phrase(seat, "want", f"to build {wish(action, self.names)}"))
            case events.DeedsPassed():
                tell_estate(self.page, event, before)
            case events.Ruled(winners):
                reason = action.reason if isinstance(action, words.Ruling) else ""
                say(None, f'Ruling: {self.names.all_of(winners)} won ("{reason}").')
            case events.ClaimOpened() if before.auto_claim:
                pass
            case _:
                return False
        return True


def _is_told_again(event: Event, later: Sequence[Event]) -> bool:
    """A debt settled in the same breath, and a fine for leaving jail, are told as payments."""
    match event:
        case events.Owed(debtor, creditor, amount, cause):
            return events.Paid(debtor, creditor, amount, cause) in later
        case events.Freed(seat, "fine"):
            debts = (events.Paid, events.Owed)
            return any(
                isinstance(o, debts) and (o.debtor, o.cause) == (seat, "fine") for o in later
            )
    return False
