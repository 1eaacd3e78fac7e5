"""Scenes about auctions of land."""

from tests.recorded.monopoly.scene import Scene


def auction_without_a_bid() -> Scene:
    """GAP-43: the property stays with the bank."""
    game = Scene(2, "Nobody wants slot 3.")
    game.roll("A", 1, 2, then="decline")
    game.do("B", "pass")
    game.do("A", "pass")
    game.expect(phase="turn", cash=[1500, 1500], owner={3: None})
    return game


def auction_won_by_who_declined() -> Scene:
    """MA-BUY-4: cheaper than the printed price."""
    game = Scene(4, "Ada declines slot 39 at 400 and gets it for 151.", chance=("CH-01",))
    game.roll("A", 3, 4, then="decline")
    game.do("B", "bid", 100)
    game.do("C", "bid", 150)
    game.do("D", "pass")
    game.do("A", "bid", 151)
    game.do("B", "pass")
    game.do("C", "pass")
    game.expect(phase="turn", cash=[1349, 1500, 1500, 1500], owner={39: "A"})
    return game


def auction_with_everybody_calling() -> Scene:
    """`auction.order` open: whoever speaks."""
    order: dict[str, object] = {"auction.order": "open"}
    game = Scene(3, "Cleo and Ada call as they like.", options=order, edition="tournament")
    game.roll("A", 2, 3, then="decline")
    game.do("C", "bid", 20)
    game.do("A", "bid", 30)
    game.do("C", "bid", 31)
    game.do("B", "pass")
    game.do("A", "pass")
    game.expect(phase="turn", cash=[1500, 1500, 1469], owner={5: "C"})
    return game


def auction_in_steps_of_ten() -> Scene:
    """GAP-41: the least first bid, and the least raise."""
    steps: dict[str, object] = {"auction.minOpen": 10, "auction.step": 10}
    game = Scene(2, "Nine is too little, nineteen after ten as well.", options=steps, rules=1)
    game.roll("A", 2, 3, then="decline")
    game.refused("bid-too-low", "B", "bid", 9)
    game.do("B", "bid", 10)
    game.refused("bid-too-low", "A", "bid", 19)
    game.do("A", "bid", 20)
    game.do("B", "pass")
    game.expect(cash=[1480, 1500], owner={5: "A"})
    return game


def auction_paid_by_a_mortgage() -> Scene:
    """GAP-44: whoever is asked may raise cash first."""
    game = Scene(2, "Ben has nothing but slot 6, mortgages it and gets slot 12 for 42.")
    game.buy("A", (3, 3), (1, 2))
    game.trade("B", "A", {"cash": 1500}, {"deeds": [6]})
    game.walk("B", (4, 6))
    game.roll("A", 1, 2, then="decline")
    game.refused("not-enough-cash", "B", "bid", 1)
    game.do("B", "mortgage", 6)
    game.do("B", "bid", 42)
    game.do("A", "pass")
    game.expect(cash=[2780, 8], owner={12: "B"}, mortgaged=[6])
    return game


def purchase_with_money_raised_first() -> Scene:
    """GAP-45: without the price in cash one can only decline, or raise it first."""
    game = Scene(2, "Ada has 80, mortgages two deeds and buys slot 11 for 140.")
    game.buy("A", (3, 3), (1, 2))
    game.buy("B", (1, 2))
    game.trade("A", "B", {"cash": 1200}, {"deeds": [3]})
    game.expect(cash=[80, 2640])
    game.roll("A", 1, 1)
    game.refused("not-enough-cash", "A", "buy")
    game.do("A", "mortgage", 6)
    game.do("A", "mortgage", 3)
    game.do("A", "buy")
    game.expect(cash=[20, 2640], owner={11: "A"}, mortgaged=[3, 6])
    return game


SCENES = (
    auction_without_a_bid,
    auction_won_by_who_declined,
    auction_with_everybody_calling,
    auction_in_steps_of_ten,
    auction_paid_by_a_mortgage,
    purchase_with_money_raised_first,
)
