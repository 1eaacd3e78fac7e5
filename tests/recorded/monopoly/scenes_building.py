"""Scenes about houses, hotels and wishes."""

from typing import Any

from tests.recorded.monopoly.scarce import (
    levels,
    light_blue_complete,
    opening,
    orange_complete,
    pink_complete,
    pink_for_a_light_blue,
)
from tests.recorded.monopoly.scene import Scene, own_board

LIGHT_BLUE = (6, 8, 9)


def _town(about: str, seats: int = 2, **more: Any) -> Scene:
    """Ada has all light blue streets and 1130; it is the window after Ben's first turn."""
    game = Scene(seats, about, **more)
    game.buy("A", (3, 3), (1, 2))
    game.buy("B", (3, 5))
    game.trade("A", "B", {"cash": 150}, {"deeds": [8]})
    game.expect(cash=[1130, 1550] + [1500] * (seats - 2))
    return game


def _two_wish(rules: int, **more: Any) -> Scene:
    """Two houses are left, Cleo and Dora wish two each (as in two-builders-few-houses)."""
    about = "Two houses are left, Cleo and Dora wish two each."
    game = Scene(4, about, rules=rules, **more)
    opening(game)
    pink_for_a_light_blue(game)
    light_blue_complete(game, 641)
    game.do("C", "build", levels(_6=3, _8=3, _9=3))
    pink_complete(game)
    game.do("B", "build", levels(_11=4, _13=4, _14=4))
    orange_complete(game, 61)
    game.do("D", "build", levels(_16=3, _18=3, _19=3))
    game.do("C", "wish", {"6": 1, "8": 1})
    return game


def houses_bring_rent() -> Scene:
    """MA-BUILD-1, MA-RENT-2: two houses on each street, 90 for slot 6."""
    game = _town("Ada builds six houses for 300, and Cleo pays 90.", seats=3)
    game.do("A", "build", levels(_6=2, _8=2, _9=2))
    game.roll("C", 2, 4)
    game.do("A", "demand", 0)
    game.expect(cash=[920, 1550, 1410], bank={"houses": 26, "hotels": 12})
    return game


def houses_are_built_evenly() -> Scene:
    """MA-BUILD-3, MA-SELL-2."""
    game = _town("A second house on slot 6 has to wait for slot 9.", rules=1)
    game.do("A", "build", [6, 8])
    game.refused("uneven", "A", "build", [6])
    game.do("A", "build", [9, 6])
    game.refused("uneven", "A", "sell", [8])
    game.do("A", "sell", [6])
    game.expect(cash=[955, 1550], level={6: 1, 8: 1, 9: 1})
    return game


def hotels_built_and_broken_up() -> Scene:
    """MA-BUILD-5, MA-SELL-3: four houses come back to the street."""
    game = _town("Three hotels, and one of them goes again for 25.", edition="aalen-casual")
    game.do("A", "build", levels(_6=5, _8=5, _9=5))
    game.expect(cash=[380, 1550], bank={"houses": 32, "hotels": 9})
    game.do("A", "sell", [8])
    game.expect(cash=[405, 1550], bank={"houses": 28, "hotels": 10}, level={8: 4})
    return game


def hotel_before_the_others_have_four() -> Scene:
    """GAP-80, GAP-07: to the letter four houses on one street are enough."""
    game = _town("A hotel beside two streets with three houses.")
    game.do("A", "build", levels(_6=4, _8=3, _9=3))
    game.do("A", "build", [6])
    game.expect(level={6: 5, 8: 3, 9: 3}, cash=[580, 1550])
    return game


def hotel_had_to_wait_before() -> Scene:
    """Number 1 of the rules: the other streets need four houses."""
    game = _town("A hotel waits until all have four.", rules=1)
    game.do("A", "build", levels(_6=4, _8=3, _9=3))
    game.refused("uneven", "A", "build", [6])
    game.do("A", "build", [8, 9, 6])
    game.expect(level={6: 5, 8: 4, 9: 4}, cash=[480, 1550])
    return game


def repairs_by_card() -> Scene:
    """CH-12: 25 a house, 100 a hotel."""
    game = _town("Two houses on each street: repairs cost 150.", chance=("CH-12",))
    game.do("A", "build", levels(_6=2, _8=2, _9=2))
    game.roll("A", 5, 5, then="buy")
    game.roll("A", 1, 2)
    game.expect(cash=[480, 1550], positions=[22, 8], owner={19: "A"})
    return game


def wish_of_a_single_builder() -> Scene:
    """GAP-32: nobody else could build, so it is done at once."""
    game = _town("Ada's wish is carried out at once.", options={"build.alwaysAsk": "on"})
    game.do("A", "wish", {"6": 1, "9": 1})
    game.expect(phase="window", level={6: 1, 8: 0, 9: 1}, cash=[1030, 1550])
    return game


def wishes_that_can_be_served() -> Scene:
    """GAP-32: enough for everybody, so nothing is auctioned."""
    game = Scene(
        4, "Cleo and Dora wish one house each, and there are enough.", edition="tournament"
    )
    opening(game)
    pink_for_a_light_blue(game)
    light_blue_complete(game, 641)
    pink_complete(game)
    orange_complete(game, 61)
    game.do("B", "build", [11])
    game.expect(level={11: 1}, phase="window")
    game.do("C", "wish", {"6": 1})
    game.expect(phase="wishes", waiting=[1, 3])
    game.do("B", "done")
    game.do("D", "wish", {"16": 1})
    game.expect(phase="window", level={6: 1, 16: 1}, bank={"houses": 29, "hotels": 12})
    return game


def scarce_house_and_its_street() -> Scene:
    """GAP-81: a bid for a building names the street it will go to."""
    game = _two_wish(2)
    game.do("D", "wish", {"16": 1, "18": 1})
    game.expect(phase="auction", lot="house", waiting=[3])
    game.refused("street-not-named", "D", "bid", 100)
    game.do("D", "bid", 100, 19)
    game.do("C", "bid", 110, 8)
    game.do("D", "pass")
    game.expect(phase="window", level={6: 3, 8: 4, 9: 3, 16: 4, 18: 3, 19: 3})
    return game


def scarce_house_nobody_else_wants() -> Scene:
    """GAP-32: a single one who wishes is served at the regular price."""
    game = _two_wish(2)
    game.do("D", "done")
    game.expect(phase="window", level={6: 4, 8: 4}, bank={"houses": 0, "hotels": 12})
    return game


def scarce_hotel() -> Scene:
    """MA-BUILD-10, GAP-33: hotels are auctioned like houses; here the bank has one."""
    about = "Cleo and Dora both wish the only hotel of a town of their own."
    game = Scene(4, about, board=own_board(hotels=1))
    opening(game)
    pink_for_a_light_blue(game)
    light_blue_complete(game, 65)
    game.do("C", "build", levels(_6=4, _8=4, _9=4))
    pink_complete(game)
    orange_complete(game, 261)
    game.do("D", "build", levels(_16=4, _18=4, _19=4))
    game.expect(phase="wishes", waiting=[1, 2])
    game.do("B", "done")
    game.do("C", "done")
    game.expect(cash=[905, 1200, 575, 200], bank={"houses": 8, "hotels": 1})
    game.do("C", "wish", {"6": 1})
    game.expect(phase="wishes", waiting=[1, 3])
    game.do("B", "done")
    game.do("D", "wish", {"16": 1})
    game.expect(phase="auction", lot="hotel", waiting=[3])
    game.do("D", "bid", 100, 16)
    game.do("C", "bid", 110, 6)
    game.do("D", "pass")
    game.expect(phase="window", level={6: 5, 16: 4}, bank={"houses": 12, "hotels": 0})
    game.expect(cash=[905, 1200, 465, 200])
    return game


def wishes_lapse_when_the_game_stops() -> Scene:
    """GAP-79: nobody is waited for once the time is up."""
    game = _two_wish(2, options={"end.mode": "stopNow"})
    game.time_up()
    game.expect(phase="done", ending="time", level={6: 3, 8: 3})
    return game


SCENES = (
    houses_bring_rent,
    houses_are_built_evenly,
    hotels_built_and_broken_up,
    hotel_before_the_others_have_four,
    hotel_had_to_wait_before,
    repairs_by_card,
    wish_of_a_single_builder,
    wishes_that_can_be_served,
    scarce_house_and_its_street,
    scarce_house_nobody_else_wants,
    scarce_hotel,
    wishes_lapse_when_the_game_stops,
)
