"""Recorded games about rent and debts."""

from tests.recorded.monopoly.making import Making


def rent_asked_and_forgotten() -> Making:
    """One claim demanded in time, one that expired (MA-RENT-4, MA-RENT-5)."""
    game = Making(3, "Ada asks Ben for the rent in time and forgets to ask Cleo.")
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 1, 2)
    game.mark("claim open")
    game.do("B", "done")
    game.do("A", "demand", 0)
    game.mark("rent paid")
    game.roll("C", 2, 1, then="done")
    game.mark("second claim open")
    game.roll("A", 3, 4)
    game.mark("claim expired")
    return game


def one_deed_mortgaged() -> Making:
    """Group rent falls back to base rent while a member is mortgaged (MA-RENT-9, MA-MORT-7)."""
    game = Making(4, "Ada has all light blue streets, one of them mortgaged: Cleo pays base rent.")
    game.roll("A", 3, 3, then="buy")
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 3, 5, then="buy")
    game.do("B", "done")
    game.trade("A", "B", {"cash": 150}, {"deeds": [8]})
    game.do("A", "mortgage", 6)
    game.roll("C", 4, 5)
    game.mark("base rent")
    game.do("A", "demand", 0)
    game.do("C", "done")
    game.do("A", "redeem", 6)
    game.roll("D", 4, 5)
    game.mark("group rent")
    game.do("A", "demand", 1)
    return game


def fresh_roll_at_the_utility() -> Making:
    """The visitor rolls again for the rent (MA-RENT-11, MA-RENT-12, GAP-55)."""
    game = Making(3, "Rent at a utility is a fresh roll: 4 times with one, 10 times with both.")
    game.roll("A", 6, 6, then="buy")
    game.roll("A", 3, 5, then="done")
    game.roll("B", 6, 6)
    game.mark("dice will say")
    game.do("A", "demand", 0)
    game.throw(5, 2)
    game.mark("four times seven")
    game.roll("B", 3, 5, then="done")
    game.roll("C", 6, 6)
    game.do("A", "demand", 1)
    game.throw(6, 6)
    game.mark("a double for the rent")
    game.roll("C", 3, 5, then="done")
    game.roll("A", 2, 6, then="buy")
    game.do("A", "done")
    game.roll("B", 2, 6)
    game.do("A", "demand", 2)
    game.throw(1, 2)
    return game


def three_creditors() -> Making:
    """Debts are settled in order; the first unpaid creditor takes the estate (GAP-57, GAP-58)."""
    game = Making(4, "Ada must pay 50 to each of the others and has 60.", chance=("CH-15",))
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 1, 5, then="buy")
    game.do("B", "done")
    game.trade("A", "B", {"cash": 1380}, {"deeds": [6]})
    game.roll("C", 4, 6, then="done")
    game.roll("D", 4, 6, then="done")
    game.roll("A", 1, 3)
    game.mark("owes two more")
    game.do("A", "mortgage", 6)
    game.mark("owes the last")
    game.do("A", "give-up")
    return game


def deed_instead_of_money() -> Making:
    """A creditor may take a deed for a debt (MA-BANKRUPT-3, GAP-63)."""
    game = Making(2, "Ben owes Ada 8 and has 5; she takes a deed instead.")
    game.roll("A", 3, 3, then="buy")
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.trade("B", "A", {"cash": 1495}, {"deeds": [6]})
    game.roll("B", 4, 5)
    game.do("A", "demand", 0)
    game.mark("in debt")
    game.do("B", "offer", 0, {"deeds": [6]}, {"debt": 8})
    game.mark("offered")
    game.do("A", "accept", 1)
    return game


GAMES = (
    rent_asked_and_forgotten,
    one_deed_mortgaged,
    fresh_roll_at_the_utility,
    three_creditors,
    deed_instead_of_money,
)
