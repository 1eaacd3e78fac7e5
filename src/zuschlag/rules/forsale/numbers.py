"""Actions of For Sale as numbers: 0 passes, then every possible bid, then every building."""

from zuschlag.rules.bits import listed
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import asked, bounds
from zuschlag.rules.forsale.position import State
from zuschlag.rules.forsale.state import BUY
from zuschlag.rules.forsale.words import Action, Bid, Pass, Sell

PASS_NUMBER = 0


class ForSaleNumbers:
    """Bids and sales share no number, so that a number means the same in every position."""

    def count(self, terms: Terms) -> int:
        """One for the pass, the coins of a purse, the buildings of the deck."""
        return 1 + terms.coins + terms.deck.buildings

    def of(self, terms: Terms, action: Action) -> int:
        """The number of an action."""
        match action:
            case Pass():
                return PASS_NUMBER
            case Bid(total) if 1 <= total <= terms.coins:
                return total
            case Sell(building) if 1 <= building <= terms.deck.buildings:
                return terms.coins + building
        raise ValueError(f"no number for {action!r} in {terms.edition} with {terms.seats} seats")

    def action(self, terms: Terms, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.count(terms):
            raise ValueError(f"{number} is not below {self.count(terms)}")
        if number == PASS_NUMBER:
            return Pass()
        return Bid(number) if number <= terms.coins else Sell(number - terms.coins)

    def open_to(self, state: State, seat: int) -> list[int]:
        """The numbers of what the seat may do now, ascending."""
        if seat not in listed(asked(state.tables, 0)):
            return []
        t = state.read()
        if t.phase != BUY:
            return [state.terms.coins + building for building in listed(t.hand[seat])]
        least, most = bounds(state.tables, 0, seat)
        return [PASS_NUMBER, *range(least, most + 1)]


NUMBERS = ForSaleNumbers()
