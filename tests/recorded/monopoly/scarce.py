"""Recorded games about houses that run out: three towns grow until the bank is empty."""

from tests.recorded.monopoly.making import Making

Streets = list[int]


def opening(game: Making) -> None:
    """Nine streets are bought in six turns; then everybody waits for Cleo's second roll."""
    game.roll("A", 3, 3, then="buy")
    game.roll("A", 1, 2, then="buy")
    game.do("A", "done")
    game.roll("B", 4, 4, then="buy")
    game.roll("B", 1, 2, then="buy")
    game.do("B", "done")
    game.roll("C", 5, 5)
    game.roll("C", 1, 2, then="buy")
    game.do("C", "done")
    game.roll("D", 5, 5)
    game.roll("D", 2, 2, then="buy")
    game.roll("D", 1, 4, then="buy")
    game.do("D", "done")
    game.roll("A", 3, 4, then="buy")
    game.do("A", "done")
    game.roll("B", 3, 4, then="buy")
    game.do("B", "done")


def pink_for_a_light_blue(game: Making) -> None:
    """Ben gets his second pink street, Cleo her first light blue one."""
    game.trade("C", "B", {"deeds": [13], "cash": 120}, {"deeds": [8]})


def light_blue_complete(game: Making, cash: int) -> None:
    """Cleo buys the other two."""
    game.trade("C", "A", {"cash": cash}, {"deeds": [6, 9]})


def pink_complete(game: Making) -> None:
    """Ben gets the third pink street, Dora her second orange one."""
    game.trade("B", "D", {"deeds": [18]}, {"deeds": [14]})


def orange_complete(game: Making, cash: int) -> None:
    """Dora gets the third, and some cash with it."""
    game.trade("A", "D", {"deeds": [16], "cash": cash}, {"cash": 1})


def levels(**wanted: int) -> Streets:
    """Streets to name in one transaction: `_6=3` is three levels on slot 6."""
    return [int(slot[1:]) for slot, count in wanted.items() for _ in range(count)]


def two_builders_few_houses() -> Making:
    """Two wish four houses, the bank has two: auction (MA-BUILD-9, MA-BUILD-10, GAP-32, GAP-33)."""
    game = Making(4, "Two houses are left, Cleo and Dora wish two each: the first is auctioned.")
    opening(game)
    pink_for_a_light_blue(game)
    light_blue_complete(game, 641)
    game.do("C", "build", levels(_6=3, _8=3, _9=3))
    pink_complete(game)
    game.do("B", "build", levels(_11=4, _13=4, _14=4))
    orange_complete(game, 61)
    game.do("D", "build", levels(_16=3, _18=3, _19=3))
    game.mark("two houses left")
    game.do("C", "wish", {"6": 1, "8": 1})
    game.mark("asked")
    game.do("D", "wish", {"16": 1, "18": 1})
    game.mark("auction")
    game.do("D", "bid", 100)
    game.do("C", "bid", 110)
    game.do("D", "pass")
    return game


def last_house_in_the_own_turn() -> Making:
    """Building in one's own turn does not dodge the auction (MA-BUILD-9, ledger 2.5)."""
    game = Making(4, "One house is left; Cleo builds in her own turn, and Dora wants it too.")
    opening(game)
    pink_complete(game)
    orange_complete(game, 11)
    game.do("D", "build", levels(_16=4, _18=3, _19=3))
    pink_for_a_light_blue(game)
    game.do("B", "build", levels(_11=4, _13=4, _14=4))
    light_blue_complete(game, 65)
    game.do("C", "build", levels(_6=3, _8=3, _9=3))
    game.roll("C", 3, 4)
    game.mark("one house left")
    game.do("C", "build", [6])
    game.mark("asked")
    game.do("D", "wish", {"18": 1})
    game.mark("auction")
    game.do("D", "bid", 100)
    game.do("C", "bid", 101)
    game.do("D", "bid", 150)
    game.do("C", "bid", 151)
    game.do("D", "pass")
    return game


def hotel_in_debt() -> Making:
    """No house in the bank: a hotel goes only together with its neighbours (MA-SELL-3, GAP-33d)."""
    game = Making(4, "Cleo must sell a hotel and the bank has no houses: one sale of nine levels.")
    opening(game)
    pink_for_a_light_blue(game)
    light_blue_complete(game, 65)
    game.do("C", "build", levels(_6=4, _8=4, _9=5))
    pink_complete(game)
    game.do("B", "build", levels(_11=4, _13=4, _14=4))
    orange_complete(game, 61)
    game.do("D", "build", levels(_16=4, _18=4, _19=4))
    game.roll("C", 1, 4)
    game.do("D", "demand", 0)
    game.mark("in debt")
    game.do("C", "sell", levels(_6=3, _8=3, _9=3))
    return game


GAMES = (two_builders_few_houses, last_house_in_the_own_turn, hotel_in_debt)
