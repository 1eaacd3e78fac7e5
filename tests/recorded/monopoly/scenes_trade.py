"""Scenes about trades, offers and holding the dice back."""

from typing import Any

from tests.recorded.monopoly.scene import Scene


def _mortgaged_three(about: str, **more: Any) -> Scene:
    """Ada has slot 3, mortgaged, and 1470."""
    game = Scene(2, about, **more)
    game.buy("A", (1, 2))
    game.do("A", "mortgage", 3)
    return game


def mortgaged_deed_kept_mortgaged() -> Scene:
    """MA-TRADE-9, MA-TRADE-10: 10 % at once, and once more when it is redeemed."""
    game = _mortgaged_three("Ben buys slot 3 for 20 and pays 3, later 33.")
    game.trade("B", "A", {"cash": 20}, {"deeds": [3]})
    game.expect(cash=[1490, 1477], owner={3: "B"}, mortgaged=[3])
    game.do("B", "redeem", 3)
    game.expect(cash=[1490, 1444], mortgaged=[])
    return game


def mortgaged_deed_redeemed_by_who_offers() -> Scene:
    """MA-TRADE-8: said with the offer."""
    game = _mortgaged_three("Ben offers 20 for slot 3 and redeems it at once.", rules=1)
    game.do("B", "offer", 0, {"cash": 20}, {"deeds": [3]}, {"3": "redeem"})
    game.do("A", "accept", 0)
    game.expect(cash=[1490, 1447], owner={3: "B"}, mortgaged=[])
    return game


def mortgaged_deed_redeemed_by_who_accepts() -> Scene:
    """MA-TRADE-8: said with the acceptance."""
    game = _mortgaged_three("Ben accepts slot 3 for 20 and redeems it at once.")
    game.do("A", "offer", 1, {"deeds": [3]}, {"cash": 20})
    game.do("B", "accept", 0, {"3": "redeem"})
    game.expect(cash=[1490, 1447], owner={3: "B"}, mortgaged=[])
    return game


def mortgaged_deed_too_dear() -> Scene:
    """GAP-36: price and fee are one transaction."""
    game = _mortgaged_three("Ben cannot pay 1498 and 3 more, but 1497 and 3.")
    game.refused("not-enough-cash", "B", "offer", 0, {"cash": 1498}, {"deeds": [3]})
    game.trade("B", "A", {"cash": 1497}, {"deeds": [3]})
    game.expect(cash=[2967, 0], owner={3: "B"}, mortgaged=[3])
    return game


def deeds_and_a_card_for_deeds() -> Scene:
    """MA-TRADE-4, MA-TRADE-5: everything in one trade."""
    game = Scene(2, "Two deeds and a jail card for one deed and 40.", chance=("CH-09",))
    game.buy("A", (3, 3), (1, 2))
    game.walk("B", (3, 4))
    game.walk("A", (5, 6))
    game.buy("B", (2, 6))
    game.trade("B", "A", {"deeds": [15], "cards": ["chance"]}, {"deeds": [6, 9], "cash": 40})
    game.expect(cash=[1240, 1340], owner={6: "B", 9: "B", 15: "A"})
    game.expect(cards={"chance": 0, "chest": None})
    return game


def counter_offer_refuses_the_first() -> Scene:
    """GAP-70: an offer answered by another one."""
    game = Scene(3, "Ada offers 100, Ben wants 150, Ada accepts.")
    game.walk("A", (4, 6))
    game.buy("B", (2, 3))
    game.do("A", "offer", 1, {"cash": 100}, {"deeds": [5]})
    game.do("B", "offer", 0, {"deeds": [5]}, {"cash": 150})
    game.refused("no-such-offer", "B", "accept", 0)
    game.do("A", "accept", 1)
    game.expect(cash=[1350, 1450, 1500], owner={5: "A"}, offers=[])
    return game


def offers_withdrawn_and_lapsed() -> Scene:
    """GAP-71: a roll ends all bargaining."""
    game = Scene(3, "One offer is taken back, one lies there when Cleo rolls.", edition="classic")
    game.walk("A", (4, 6))
    game.buy("B", (2, 3))
    game.do("A", "offer", 1, {"cash": 100}, {"deeds": [5]})
    game.do("A", "withdraw", 0)
    game.do("A", "offer", 1, {"cash": 110}, {"deeds": [5]})
    game.roll("C", 4, 6)
    game.expect(offers=[], cash=[1500, 1300, 1500])
    return game


def offer_refused_and_not_repeated() -> Scene:
    """GAP-71: not the same again in this round, and three at most."""
    game = Scene(2, "Ada's first offer is rejected; she makes two more.", rules=1)
    game.buy("A", (1, 2))
    game.buy("B", (2, 3))
    game.do("A", "offer", 1, {"deeds": [3]}, {"deeds": [5]})
    game.do("B", "reject", 0)
    game.do("A", "offer", 1, {"deeds": [3], "cash": 50}, {"deeds": [5]})
    game.do("A", "offer", 1, {"deeds": [3], "cash": 90}, {"deeds": [5]})
    game.refused("offers-spent", "A", "offer", 1, {"deeds": [3], "cash": 95}, {"deeds": [5]})
    game.do("B", "accept", 2)
    game.expect(cash=[1350, 1390], owner={3: "B", 5: "A"})
    return game


def hold_makes_the_roll_wait() -> Scene:
    """GAP-22: once, and until it is ended."""
    game = Scene(3, "Ada holds until she has bought slot 5 from Ben.", edition="aalen-event")
    game.walk("A", (4, 6))
    game.roll("B", 2, 3, then="buy")
    game.do("A", "hold")
    game.do("B", "done")
    game.refused("somebody-holds", "C", "roll")
    game.trade("A", "B", {"cash": 210}, {"deeds": [5]})
    game.do("A", "done")
    game.refused("already-held", "A", "hold")
    game.roll("C", 4, 6)
    game.expect(cash=[1290, 1510, 1500], owner={5: "A"})
    return game


SCENES = (
    mortgaged_deed_kept_mortgaged,
    mortgaged_deed_redeemed_by_who_offers,
    mortgaged_deed_redeemed_by_who_accepts,
    mortgaged_deed_too_dear,
    deeds_and_a_card_for_deeds,
    counter_offer_refuses_the_first,
    offers_withdrawn_and_lapsed,
    offer_refused_and_not_repeated,
    hold_makes_the_roll_wait,
)
