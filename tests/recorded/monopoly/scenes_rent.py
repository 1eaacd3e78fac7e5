"""Scenes about rent, utilities, stations and cards."""

from tests.recorded.monopoly.scene import Scene, own_board

EIGHT: dict[str, object] = {"players.max": 8}


def rent_waived() -> Scene:
    """GAP-54: the owner may let the visitor off."""
    game = Scene(2, "Ada lets Ben off.")
    game.buy("A", (1, 2))
    game.roll("B", 1, 2)
    game.do("A", "waive", 0)
    game.refused("no-such-claim", "A", "demand", 0)
    game.expect(cash=[1440, 1500], claims=[])
    return game


def rent_three_times_in_one_turn() -> Scene:
    """GAP-54: the visitor's own second roll ends no claim."""
    game = Scene(2, "Ben comes to three of Ada's streets in one turn and pays 6 + 6 + 10.")
    game.buy("A", (3, 3), (1, 1), (1, 2))
    for dice in ((3, 3), (1, 1), (1, 2)):
        game.roll("B", *dice)
    for claim in (2, 0, 1):
        game.do("A", "demand", claim)
    game.expect(cash=[1182, 1478], claims=[])
    return game


def rent_one_turn_later() -> Scene:
    """Championship: a claim stays open for one turn longer."""
    game = Scene(3, "Ada asks Ben after Cleo has rolled.", edition="classic", board="classic")
    game.buy("A", (1, 2))
    game.walk("B", (1, 2))
    game.roll("C", 4, 6)
    game.do("A", "demand", 0)
    game.expect(cash=[1444, 1496, 1500])
    return game


def rent_asked_for_by_itself() -> Scene:
    """`rent.claim` auto: the rules ask."""
    game = Scene(2, "Nobody has to ask.", edition="aalen-casual")
    game.buy("A", (1, 2))
    game.roll("B", 1, 2)
    game.expect(cash=[1444, 1496], claims=[])
    return game


def rent_forgotten_with_grace() -> Scene:
    """`rent.claim` manual-grace: seconds are the table's business, the roll still ends a claim."""
    game = Scene(3, "Ada does not ask before Cleo rolls.", edition="aalen-event")
    game.buy("A", (1, 2))
    game.walk("B", (1, 2))
    game.roll("C", 4, 6)
    game.refused("no-such-claim", "A", "demand", 0)
    game.expect(cash=[1440, 1500, 1500], claims=[])
    return game


def rent_belongs_to_who_owned_at_landing() -> Scene:
    """GAP-54: the deed is sold, the claim is not."""
    game = Scene(3, "Ada sells slot 3 to Cleo and still asks Ben.", edition="tournament")
    game.buy("A", (1, 2))
    game.walk("B", (1, 2))
    game.trade("A", "C", {"deeds": [3]}, {"cash": 1})
    game.do("A", "demand", 0)
    game.expect(cash=[1445, 1496, 1499], owner={3: "C"})
    return game


def rent_of_two_stations() -> Scene:
    """MA-RENT-10."""
    game = Scene(2, "Ada's second station brings 50.", rules=1)
    game.buy("A", (2, 3))
    game.walk("B", (4, 6))
    game.buy("A", (4, 6))
    game.roll("B", 2, 3)
    game.do("A", "demand", 0)
    game.expect(cash=[1150, 1450])
    return game


def rent_doubled_at_the_station_by_card() -> Scene:
    """GAP-56."""
    game = Scene(2, "A card sends Ben to Ada's station: 25 counts twice.", chance=("CH-05",))
    game.roll("A", 5, 5)
    game.buy("A", (2, 3))
    game.roll("B", 3, 4)
    game.do("A", "demand", 0)
    game.expect(cash=[1350, 1450], positions=[15, 15])
    return game


def utility_by_card_ten_times() -> Scene:
    """GAP-56: ten times a fresh roll, with one utility too."""
    game = Scene(2, "A card sends Ben to Ada's only utility: ten times 7.", chance=("CH-07",))
    game.roll("A", 6, 6, then="buy")
    game.walk("A", (3, 5))
    game.roll("B", 3, 4)
    game.do("A", "demand", 0)
    game.throw(3, 4)
    game.expect(cash=[1420, 1430], positions=[20, 12])
    return game


def utility_by_arrival() -> Scene:
    """`rent.utilityRoll` arrival: the roll that led there counts."""
    game = Scene(2, "Ben came with 12: 48.", edition="classic", rules=1)
    game.roll("A", 6, 6, then="buy")
    game.walk("A", (3, 5))
    game.roll("B", 6, 6)
    game.do("A", "demand", 0)
    game.expect(cash=[1398, 1452], phase="turn")
    return game


def card_leads_back_to_the_donation() -> Scene:
    """GAP-67, MA-DON-1."""
    game = Scene(2, "Three steps back from slot 7: Ada donates 150.", chance=("CH-10",),
                 options={"donation": [150, 75]})  # fmt: skip
    game.roll("A", 3, 4)
    game.expect(cash=[1350, 1500], positions=[4, 0])
    return game


def card_leads_over_the_start() -> Scene:
    """MA-GO-1: 200, once."""
    game = Scene(2, "From slot 2 on to the start: 200, and a double to follow.", chest=("CC-01",))
    game.roll("A", 1, 1)
    game.expect(cash=[1700, 1500], positions=[0, 0])
    game.buy("A", (1, 2))
    return game


def card_brings_money() -> Scene:
    """CC-02: from the bank."""
    game = Scene(2, "The Town card brings Ada 200.", chest=("CC-02",), edition="classic")
    game.roll("A", 1, 1)
    game.expect(cash=[1700, 1500], positions=[2, 0])
    return game


def card_leads_to_the_dearest_street() -> Scene:
    """GAP-56: landing by card is landing."""
    game = Scene(2, "The card leads to slot 39, and Ada buys it.", chance=("CH-01",), rules=1)
    game.buy("A", (3, 4))
    game.expect(cash=[1100, 1500], owner={39: "A"})
    return game


def birthday_of_one_among_eight() -> Scene:
    """GAP-58, GAP-11: everybody pays, clockwise."""
    game = Scene(8, "Seven guests give Ada 10 each.", options=EIGHT, chest=("CC-09",))
    game.roll("A", 1, 1)
    game.expect(cash=[1570] + [1490] * 7)
    game.buy("A", (4, 6))
    for who in "BCDEFGH":
        game.walk(who, (4, 6))
    game.expect(round=2, turn=0)
    return game


def five_players_are_paid() -> Scene:
    """GAP-58."""
    game = Scene(6, "Ada pays 50 to each of five.", chance=("CH-15",), edition="tournament")
    game.walk("A", (3, 4))
    game.expect(cash=[1250] + [1550] * 5)
    return game


def first_turn_rolled_for_with_ties() -> Scene:
    """GAP-80, GAP-12: the level ones roll again, for the lowest and for the highest."""
    setup = [[(1, 2), (6, 1)], [(6, 5), (1, 1)], [(2, 1), (2, 2)], [(5, 6), (3, 4)]]
    game = Scene(4, "Ada and Cleo are level below, Ben and Dora above.", setup=setup)
    game.expect(turn=3, waiting=[3])
    game.buy("D", (1, 2))
    game.expect(turn=0, cash=[1500, 1500, 1500, 1440])
    return game


def board_of_our_own() -> Scene:
    """docs/boards.md: a whole board in the record, with other figures."""
    town = own_board(start=1000, fine=20)
    town["slots"][3]["price"], town["slots"][3]["rents"][0] = 80, 7
    game = Scene(2, "Everybody begins with 1000; slot 3 costs 80 and brings 7.", board=town)
    game.buy("A", (1, 2))
    game.roll("B", 1, 2)
    game.do("A", "demand", 0)
    game.expect(cash=[927, 993])
    return game


SCENES = (
    rent_waived,
    rent_three_times_in_one_turn,
    rent_one_turn_later,
    rent_asked_for_by_itself,
    rent_forgotten_with_grace,
    rent_belongs_to_who_owned_at_landing,
    rent_of_two_stations,
    rent_doubled_at_the_station_by_card,
    utility_by_card_ten_times,
    utility_by_arrival,
    card_leads_back_to_the_donation,
    card_leads_over_the_start,
    card_brings_money,
    card_leads_to_the_dearest_street,
    birthday_of_one_among_eight,
    five_players_are_paid,
    first_turn_rolled_for_with_ties,
    board_of_our_own,
)
