"""Your side of the table while selling: the hand to choose from, and what you have earned."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from zuschlag.rules.forsale.views import Observation
from zuschlag.terminal.buildings import called
from zuschlag.terminal.card_widgets import SmallCard
from zuschlag.terminal.press import Press
from zuschlag.words import here


class SaleDesk(Vertical):
    """Keeps which building you are about to lay down."""

    def __init__(self, names: list[str], most_buildings: int) -> None:
        super().__init__(id="sale-desk", classes="desk")
        self.names = names
        self.most_buildings = most_buildings
        self.hand: list[int] = []
        self.laid: int | None = None
        self.chosen: int | None = None
        self.typed = ""

    def compose(self) -> ComposeResult:
        """Cards, and a line with the choice, the button and your earnings."""
        with Horizontal(id="hand"):
            for _ in range(self.most_buildings):
                yield SmallCard()
        with Horizontal(id="selling"):
            yield Static("", id="choice-line", markup=False)
            yield Press(f" {here.say('press-lay')} ", "lay", id="lay", classes="press urgent")
            yield Static("", id="earned-line", markup=False)

    def show(self, seen: Observation, seat: int | None) -> None:
        """The hand as it stands; the lowest building is proposed first."""
        if seat is None:
            return
        you = seen.people[seat]
        self.hand, self.laid, self.typed = list(you.hand or []), seen.own_sealed, ""
        if self.chosen not in self.hand:
            self.chosen = self.hand[0] if self.hand else None
        cheques = you.cheques or []
        earned = here.say("desk-earned", cheques=sum(cheques), coins=you.coins or 0)
        self.query_one("#earned-line", Static).update(earned, layout=False)
        self.set_class(seat not in seen.waiting, "resting")
        self._show_choice(seen)

    def _show_choice(self, seen: Observation | None = None) -> None:
        for place, card in enumerate(self.query(SmallCard)):
            building = self.hand[place] if place < len(self.hand) else None
            card.show(building, self._lies(building))
        self.query_one("#choice-line", Static).update(self._told(seen), layout=False)

    def lay_down(self) -> None:
        """The chosen building lies face down now."""
        self.laid = self.chosen
        self.add_class("resting")
        self._show_choice()

    def _lies(self, building: int | None) -> str:
        if building is not None and building == self.laid:
            return "laid"
        return "chosen" if building == self.chosen and self.laid is None else ""

    def _told(self, seen: Observation | None) -> str:
        if self.laid is not None:
            waiting = [self.names[seat] for seat in seen.waiting] if seen else []
            told = here.say("desk-laid", building=called(self.laid))
            return f"{told} {_awaited(waiting)}" if waiting else told
        if self.chosen is None:
            return here.say("desk-all-sold")
        return here.say("desk-sell", building=called(self.chosen))

    def pick(self, building: int) -> None:
        """Choose a building of the hand."""
        if building in self.hand and self.laid is None:
            self.chosen = building
            self.typed = ""
            self._show_choice()

    def step(self, by: int) -> None:
        """Choose the neighbour; the ends meet."""
        if self.hand and self.chosen in self.hand:
            self.pick(self.hand[(self.hand.index(self.chosen) + by) % len(self.hand)])

    def type_digit(self, digit: int) -> bool:
        """Choose by typing a building's value; False if no building begins like this."""
        for typed in (self.typed + str(digit), str(digit)):
            fitting = [b for b in self.hand if str(b).startswith(typed)]
            if fitting:
                self.pick(int(typed) if int(typed) in fitting else fitting[0])
                self.typed = typed
                return True
        self.typed = ""
        return False


def _awaited(names: list[str]) -> str:
    if len(names) < 3:
        return here.say("desk-waits", who=here.words().listed(names))
    return here.say("desk-waits-many", count=len(names))
