"""Scenes about jail: every way in, every way out."""

from typing import Any

from tests.recorded.monopoly.scene import Scene


def _jailed(about: str, **more: Any) -> Scene:
    """Ada is in jail; Ben has been to visit her."""
    game = Scene(2, about, **more)
    game.into_jail("A")
    game.expect(jail=[1, 0], phase="window", turn=1)
    game.walk("B", (4, 6))
    return game


def jail_left_for_the_fine() -> Scene:
    """MA-JAIL-4, GAP-26: a double after the fine gives another roll."""
    game = _jailed("Ada pays 50, rolls a double and rolls again.")
    game.do("A", "pay-fine")
    game.roll("A", 5, 5)
    game.refused("must-roll", "A", "done")
    game.roll("A", 1, 4, then="decline")
    game.do("B", "pass")
    game.do("A", "pass")
    game.expect(cash=[1450, 1500], jail=[0, 0], positions=[25, 10], owner={25: None})
    return game


def jail_left_by_a_double() -> Scene:
    """MA-JAIL-7, GAP-27: free of charge, and no further roll."""
    game = _jailed("Ada rolls 4 + 4 in jail and buys slot 18; that was her turn.")
    game.roll("A", 4, 4, then="buy")
    game.refused("not-your-turn", "B", "roll")
    game.do("A", "done")
    game.expect(cash=[1320, 1500], jail=[0, 0], positions=[18, 10], turn=1)
    return game


def jail_left_after_the_third_failure() -> Scene:
    """MA-JAIL-8: the fine is paid after all, and she moves by the last roll."""
    game = _jailed("Ada rolls three times in vain, pays 50 and moves on.", rules=1)
    game.roll("A", 1, 2, then="done")
    game.expect(jail=[2, 0])
    game.walk("B", (4, 6))
    game.roll("A", 5, 3, then="done")
    game.expect(jail=[3, 0])
    game.roll("B", 6, 4)
    game.expect(jail=[3, 1], positions=[10, 10])
    game.roll("A", 6, 4)
    game.expect(jail=[0, 1], cash=[1450, 1500], positions=[20, 10])
    return game


def jail_fine_that_has_to_be_raised() -> Scene:
    """GAP-30: the 50 of the third failure are a debt; until it is paid she does not move."""
    game = Scene(2, "Ada has 40 when the third failure costs 50: she mortgages slot 8 first.")
    game.roll("A", 4, 4, then="buy")
    game.roll("A", 6, 6)
    game.roll("A", 4, 6)
    game.expect(jail=[1, 0], cash=[1400, 1500])
    game.buy("B", (1, 2))
    game.trade("A", "B", {"cash": 1360}, {"deeds": [3]})
    for dice, jail in (((1, 2), 2), ((3, 2), 3)):
        game.walk("A", dice)
        game.expect(jail=[jail, 0])
        game.roll("B", 3, 4) if jail == 2 else game.roll("B", 4, 6)
        game.do("B", "done")
    game.roll("A", 4, 6)
    game.expect(phase="debt", waiting=[0], positions=[10, 20])
    game.do("A", "mortgage", 8)
    game.expect(phase="turn", cash=[40, 2800], positions=[20, 20])
    return game


def jail_left_by_card() -> Scene:
    """MA-JAIL-5, MA-CARD-3: the keeper goes under its own deck."""
    game = Scene(2, "Ada keeps the card from the Town deck and uses it.", chest=("CC-05",))
    game.roll("A", 1, 1)
    game.expect(cards={"chance": None, "chest": 0})
    game.roll("A", 4, 4)
    game.walk("A", (4, 6))
    game.walk("B", (4, 6))
    game.roll("A", 4, 6)
    game.expect(jail=[1, 0])
    game.walk("B", (4, 6))
    game.do("A", "use-card", "chest")
    game.roll("A", 4, 6)
    game.expect(cards={"chance": None, "chest": None}, jail=[0, 0], cash=[1500, 1500])
    return game


def jail_card_sold_to_a_prisoner() -> Scene:
    """MA-CARD-4, GAP-61: a keeper is sold for cash alone."""
    game = Scene(2, "Ben, in jail, buys Ada's card for 30.", chance=("CH-09",), rules=1)
    game.walk("A", (3, 4))
    game.into_jail("B")
    game.walk("A", (1, 2))
    game.trade("B", "A", {"cash": 30}, {"cards": ["chance"]})
    game.do("B", "use-card", "chance")
    game.roll("B", 4, 6)
    game.expect(cash=[1530, 1470], jail=[0, 0], positions=[10, 20])
    return game


def jail_by_card() -> Scene:
    """MA-JAIL-1, MA-GO-3: straight there, without money."""
    game = Scene(3, "The Fortune card sends Ada to jail.", chance=("CH-11",))
    game.roll("A", 3, 4)
    game.expect(jail=[1, 0, 0], positions=[10, 0, 0], phase="window", turn=1)
    return game


def jail_by_the_third_double() -> Scene:
    """MA-DBL-2, GAP-25: the third double is not moved."""
    game = Scene(2, "Three doubles in a row: Ada does not land on slot 22.")
    game.roll("A", 5, 5)
    game.roll("A", 5, 5)
    game.roll("A", 1, 1)
    game.expect(jail=[1, 0], positions=[10, 0], turn=1)
    return game


def jail_sat_out_to_the_letter() -> Scene:
    """GAP-80, GAP-29: by number 2 of the rules nobody in strict jail has to roll, twice."""
    game = _jailed("Ada sits two turns out without rolling; in the third one she must.")
    game.do("A", "done")
    game.expect(jail=[2, 0], turn=1)
    game.walk("B", (4, 6))
    game.do("A", "done")
    game.expect(jail=[3, 0])
    game.roll("B", 4, 6)
    game.refused("must-roll", "A", "done")
    game.roll("A", 2, 2, then="buy")
    game.expect(jail=[0, 1], cash=[1340, 1500], positions=[14, 10])
    return game


def jail_rolled_in_before() -> Scene:
    """By number 1 the same preset asks every prisoner for a roll."""
    game = _jailed("By number 1 of the rules Ada must try her luck.", rules=1)
    game.refused("must-roll", "A", "done")
    game.roll("A", 1, 2, then="done")
    game.expect(jail=[2, 0])
    return game


def jail_does_not_stop_the_owner() -> Scene:
    """GAP-66: a prisoner collects rent like any other."""
    game = Scene(2, "Ada sits in jail and asks Ben for the rent of slot 16.", chance=("CH-11",))
    game.roll("A", 3, 3, then="buy")
    game.roll("A", 6, 4, then="buy")
    game.do("A", "done")
    game.walk("B", (4, 6))
    game.roll("A", 2, 4)
    game.expect(jail=[1, 0])
    game.roll("B", 2, 4)
    game.do("A", "demand", 0)
    game.expect(cash=[1234, 1486], jail=[1, 0])
    return game


SCENES = (
    jail_left_for_the_fine,
    jail_left_by_a_double,
    jail_left_after_the_third_failure,
    jail_fine_that_has_to_be_raised,
    jail_left_by_card,
    jail_card_sold_to_a_prisoner,
    jail_by_card,
    jail_by_the_third_double,
    jail_sat_out_to_the_letter,
    jail_rolled_in_before,
    jail_does_not_stop_the_owner,
)
