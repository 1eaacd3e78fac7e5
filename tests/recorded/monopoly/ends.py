"""Recorded games about bankruptcy and the end."""

from tests.recorded.monopoly.making import TABLE, Making


def two_bankrupt_in_a_row() -> Making:
    """Who inherits mortgages and cannot pay the interest is bankrupt too (GAP-37, GAP-74)."""
    game = Making(
        4, "Dora is bankrupt to Ada, and Ada cannot pay the interest on what she inherits."
    )
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 6, 6, then="buy")
    game.roll("B", 6, 6, then="buy")
    game.roll("B", 1, 2, then="buy")
    game.do("B", "done")
    game.roll("C", 3, 3, then="buy")
    game.roll("C", 1, 1, then="buy")
    game.roll("C", 1, 2, then="buy")
    game.do("C", "done")
    game.do("C", "mortgage", 6)
    game.do("C", "mortgage", 8)
    game.trade("A", "C", {"cash": 1435}, {"deeds": [8]})
    game.trade("B", "D", {"deeds": [12, 24, 27]}, {"cash": 1})
    for slot in (12, 24, 27):
        game.do("D", "mortgage", slot)
    game.trade("D", "C", {"cash": 1819}, {"deeds": [6]})
    game.mark("both are poor")
    game.roll("D", 2, 1)
    game.do("A", "demand", 0)
    game.do("D", "give-up")
    game.mark("one is out")
    game.do("A", "give-up")
    game.mark("two are out")
    for price in (10, 20, 30, 40, 50, 60):
        game.do("B", "bid", price)
        game.do("C", "pass")
    return game


def equal_turns_and_a_last_claim() -> Making:
    """Time is called in Ben's turn: Cleo still has hers, and rent its window (GAP-49, GAP-52)."""
    game = Making(
        3, "Time is called in Ben's turn; Cleo still plays hers, and Ben asks her for rent."
    )
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 2, 3, then="buy")
    game.do(TABLE, "time-up")
    game.do("B", "done")
    game.roll("C", 1, 4, then="done")
    game.mark("last window")
    game.do("B", "demand", 0)
    return game


def time_up_in_debt() -> Making:
    """A debt is settled, time or not (GAP-52, 2.6)."""
    game = Making(
        2, "Time is called while Ben raises money for a debt: he pays, then all is counted."
    )
    game.roll("A", 3, 3, then="buy")
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.trade("B", "A", {"cash": 1495}, {"deeds": [6]})
    game.roll("B", 4, 5)
    game.do("A", "demand", 0)
    game.do(TABLE, "time-up")
    game.mark("time is up")
    game.do("B", "mortgage", 6)
    game.mark("paid")
    game.do("B", "done")
    return game


GAMES = (two_bankrupt_in_a_row, equal_turns_and_a_last_claim, time_up_in_debt)
