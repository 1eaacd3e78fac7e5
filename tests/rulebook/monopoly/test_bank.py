"""The bank pays, sells, lends and collects (MA-BANK-6..11, GAP-01..02, GAP-05..09, GAP-13..16)."""

import msgspec
import pytest

from tests.rulebook.monopoly.scenes import DARKBLUE, ORANGE, Scene, clause
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import events


def in_purses(scene: Scene) -> int:
    """What all players have together."""
    return sum(scene.answer["cash"])


@clause("MA-BANK-6", "MA-CARD-1")
def test_the_bank_pays_what_a_card_brings() -> None:
    game = Scene(chance=["CH-08"])
    game.roll("A", 3, 4)
    assert game.answer["cash"] == [1550, 1500, 1500, 1500]
    assert game.events[-1] == events.Received(0, 50)


@clause("MA-BANK-6", "MA-GO-1")
def test_the_bank_pays_the_salary() -> None:
    game = Scene(at={"A": 35})
    game.roll("A", 2, 3)
    assert in_purses(game) == 6200


@clause("MA-BANK-6", "GAP-16")
def test_the_bank_never_runs_out_of_money() -> None:
    game = Scene(seats=2, at={"A": 35}, cash={"A": 10**9, "B": 10**9})
    game.roll("A", 2, 3)
    assert game.cash("A") == 10**9 + 200


@clause("MA-BANK-7", "MA-BUY-3")
def test_the_bank_auctions_what_is_not_bought() -> None:
    game = Scene()
    game.roll("A", 2, 4).do("A", "decline")
    assert (game.phase, game.answer["auction"]["lot"]) == ("auction", 6)
    game.do("B", "bid", 30).do("C", "pass").do("D", "pass").do("A", "pass")
    assert (game.owner(6), game.cash("B"), in_purses(game)) == ("B", 1470, 5970)


@clause("MA-BANK-7", "MA-BUY-1")
def test_the_bank_sells_at_the_printed_price() -> None:
    game = Scene()
    game.roll("A", 2, 4).do("A", "buy")
    assert (game.owner(6), in_purses(game)) == ("A", 5900)


@clause("MA-BANK-8", "GAP-02")
def test_a_fine_goes_to_the_bank_and_never_into_a_pot() -> None:
    game = Scene(jail={"A": 1}, at={"B": 13}, owns={"A": [19]})
    game.do("A", "pay-fine").roll("A", 4, 5).do("A", "done").roll("B", 3, 4)
    assert (game.at("B"), game.cash("B"), in_purses(game)) == (20, 1500, 5950)


@clause("GAP-02", "MA-DON-1", "MA-TURN-5")
@pytest.mark.parametrize(("start", "slot", "due"), [(0, 4, 200), (34, 38, 100)])
def test_a_donation_goes_to_the_bank(start: int, slot: int, due: int) -> None:
    game = Scene(at={"A": start, "B": 13})
    game.roll("A", 1, 3)
    assert (game.at("A"), game.answer["cash"]) == (slot, [1500 - due, 1500, 1500, 1500])
    assert game.events[-1] == events.Paid(0, None, due, "donation")
    game.do("A", "done").roll("B", 3, 4)
    assert (game.at("B"), game.cash("B")) == (20, 1500)


@clause("GAP-01", "MA-PROP-1")
@pytest.mark.parametrize(("start", "slot"), [(0, 4), (34, 38)])
def test_donation_slots_are_not_for_sale(start: int, slot: int) -> None:
    game = Scene(at={"A": start})
    game.roll("A", 1, 3)
    assert game.at("A") == slot
    assert game.refused("A", "buy") == "not-now"
    assert game.refused("A", "decline") == "not-now"
    assert game.owner(slot) is None


@clause("GAP-02", "MA-BANK-8")
def test_free_parking_pays_nothing_after_many_payments() -> None:
    game = Scene(chance=["CH-13"], at={"B": 16})
    game.roll("A", 3, 4)
    assert game.cash("A") == 1485
    game.do("A", "done").roll("B", 1, 3)
    assert (game.at("B"), game.cash("B"), in_purses(game)) == (20, 1500, 5985)


@clause("MA-BANK-9")
def test_the_bank_sells_and_stores_buildings() -> None:
    game = Scene(owns={"A": ORANGE})
    game.do("A", "build", [16])
    assert game.answer["bank"] == {"houses": 31, "hotels": 12}
    assert (game.cash("A"), in_purses(game)) == (1400, 5900)
    game.do("A", "sell", [16])
    assert game.answer["bank"] == {"houses": 32, "hotels": 12}


@clause("MA-BANK-10")
def test_only_the_bank_grants_mortgages() -> None:
    game = Scene(owns={"A": [5], "B": [15]})
    assert game.refused("A", "mortgage", 15) == "not-your-deed"
    loan = {"cash": 100}
    assert game.refused("A", "offer", 1, {}, loan) == "one-sided"
    game.do("A", "mortgage", 5)
    assert (game.cash("A"), in_purses(game), game.owner(5)) == (1600, 6100, "A")
    assert game.answer["mortgaged"] == [5]


@clause("MA-BANK-11", "GAP-13")
def test_the_banker_pays_from_the_own_purse() -> None:
    game = Scene(chest=["CC-09"], cash={"C": 5}, owns={"C": [5]})
    game.state.deal = msgspec.structs.replace(game.state.deal, banker=2)
    game.roll("A", 1, 1)
    assert (game.phase, game.waiting) == ("debt", "C")
    assert game.refused("A", "roll") == "debt-comes-first"
    game.do("C", "mortgage", 5)
    assert (game.cash("C"), game.cash("A")) == (95, 1530)


@clause("MA-BANK-11")
def test_every_purse_is_apart_from_the_bank() -> None:
    game = Scene()
    assert game.observe("C").people[2].cash == 1500
    game.roll("A", 1, 3)
    assert game.cash("C") == 1500


@clause("GAP-13", "GAP-14", "MA-BANK-1")
def test_the_bank_goes_on_when_its_banker_is_bankrupt() -> None:
    game = Scene(seats=3, cash={"A": 0}, at={"B": 35})
    game.state.deal = msgspec.structs.replace(game.state.deal, banker=0)
    game.roll("A", 1, 3).do("A", "give-up")
    assert game.state.deal.banker == 0
    game.roll("B", 2, 3)
    assert (game.at("B"), game.cash("B")) == (0, 1700)
    game.do("B", "done").roll("C", 2, 3).do("C", "buy")
    assert (game.owner(5), game.cash("C")) == ("C", 1300)


@clause("GAP-05")
def test_an_auction_begins_only_by_itself() -> None:
    game = Scene(owns={"A": [19]})
    assert game.refused("A", "bid", 10) == "not-now"
    assert game.refused("A", "decline") == "not-now"
    game.roll("A", 2, 4)
    assert game.refused("B", "bid", 10) == "not-now"
    assert game.refused("B", "pass") == "not-now"


@clause("GAP-05", "MA-STD-3")
def test_jailed_players_bid_too() -> None:
    game = Scene(jail={"B": 2})
    game.roll("A", 2, 4).do("A", "decline")
    assert game.waiting == "B"
    game.do("B", "bid", 10).do("C", "pass").do("D", "pass").do("A", "pass")
    assert game.owner(6) == "B"


@clause("GAP-07")
def test_a_hotel_needs_four_houses_on_every_street_of_the_group() -> None:
    game = Scene(owns={"A": DARKBLUE}, levels={37: 4, 39: 3})
    assert game.refused("A", "build", [37]) == "uneven"
    game.do("A", "build", [39]).do("A", "build", [37])
    assert (game.level(37), game.level(39)) == (5, 4)
    game.do("A", "build", [39])
    assert game.level(39) == 5


@clause("GAP-08")
def test_before_bankruptcy_everything_is_turned_into_money() -> None:
    """Cash 10, two houses at 50, orange mortgaged for 280: the creditor gets all of it."""
    game = Scene(
        cash={"A": 10},
        at={"A": 32},
        owns={"A": ORANGE, "B": DARKBLUE},
        levels={16: 1, 18: 1, 39: 4},
    )
    game.roll("A", 3, 4).do("B", "demand", 0)
    assert (game.phase, game.answer["debts"][0]["amount"]) == ("debt", 1700)
    game.do("A", "give-up")
    paid = 10 + 2 * 50 + 280
    interest = 9 + 9 + 10
    assert (game.cash("A"), game.cash("B")) == (0, 1500 + paid - interest)
    assert game.answer["mortgaged"] == ORANGE
    assert [game.owner(slot) for slot in ORANGE] == ["B"] * 3


@clause("GAP-09")
def test_the_bank_never_takes_deeds_for_money() -> None:
    game = Scene(cash={"A": 100}, owns={"A": [5]})
    game.roll("A", 1, 3)
    assert game.answer["debts"] == [{"from": 0, "to": None, "amount": 200}]
    for nobody in (-1, 4, 8):
        with pytest.raises(Malformed, match="out-of-range"):
            game.do("A", "offer", nobody, {"deeds": [5]}, {"debt": 200})
    assert game.refused("A", "offer", 1, {"deeds": [5]}, {"debt": 200}) == "no-such-debt"
    game.do("A", "mortgage", 5)
    assert (game.phase, game.cash("A"), game.owner(5)) == ("turn", 0, "A")
