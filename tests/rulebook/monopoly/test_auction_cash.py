"""Cash for a bid or for a purchase, and what rests meanwhile (GAP-44, GAP-45, GAP-46)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import PINK, every


def declined(**more: Any) -> Scene:
    """A is on #39 and does not want it."""
    return Scene(stage="buy", at={"A": 39}, **more).do("A", "decline")


@clause("GAP-44")
def test_bids_are_covered_by_cash_on_hand() -> None:
    scene = declined(cash={"B": 100}, owns={"B": [5]})
    assert scene.options("B").bid == (1, 100)
    assert scene.refused("B", "bid", 120) == "not-enough-cash"
    assert scene.refused("B", "bid", 101) == "not-enough-cash"
    scene.do("B", "mortgage", 5)
    assert (scene.phase, scene.waiting) == ("auction", "B")
    scene.do("B", "bid", 120)
    assert (scene.answer["auction"]["high"], scene.cash("B")) == (120, 200)


@clause("GAP-44")
def test_a_bid_may_take_the_last_coin() -> None:
    scene = declined(cash={"B": 100}).do("B", "bid", 100)
    assert scene.do("C", "pass").do("D", "pass").do("A", "pass").cash("B") == 0


@clause("GAP-44")
def test_the_bidder_in_turn_may_sell_buildings() -> None:
    scene = declined(cash={"B": 0}, owns={"B": ORANGE}, levels=every(ORANGE, 1))
    assert scene.options("B").bid is None
    scene.do("B", "sell", ORANGE)
    assert scene.options("B").bid == (1, 150)
    assert scene.do("B", "bid", 150).waiting == "C"


@clause("GAP-44")
def test_only_the_bidder_in_turn_raises_cash() -> None:
    scene = declined(owns={"B": [5], "C": [15], "A": ORANGE}, levels=every(ORANGE, 1))
    assert scene.refused("C", "mortgage", 15) == "not-your-turn"
    assert scene.refused("A", "sell", [16]) == "not-your-turn"
    scene.do("B", "pass")
    assert scene.refused("B", "mortgage", 5) == "not-your-turn"
    assert scene.do("C", "mortgage", 15).cash("C") == 1600


@clause("GAP-44", "GAP-42")
def test_a_bid_binds_until_it_is_topped() -> None:
    scene = declined(options={"auction.order": "open"}, owns={"B": [5]}).do("B", "bid", 50)
    assert scene.refused("B", "pass") == "not-your-turn"
    assert scene.refused("B", "mortgage", 5) == "not-your-turn"
    assert scene.do("A", "pass").do("C", "pass").do("D", "pass").owner(39) == "B"


@clause("GAP-45", "MA-BUY-1")
def test_the_lander_may_raise_the_price_first() -> None:
    scene = Scene(stage="buy", at={"A": 39}, cash={"A": 300}, owns={"A": [5]})
    assert not scene.options("A").buy
    assert scene.refused("A", "buy") == "not-enough-cash"
    scene.do("A", "mortgage", 5)
    assert scene.options("A").buy
    assert (scene.do("A", "buy").owner(39), scene.cash("A")) == ("A", 0)


@clause("GAP-45", "MA-AUCTION-2")
def test_who_cannot_pay_the_price_declines() -> None:
    scene = Scene(stage="buy", at={"A": 39}, cash={"A": 399})
    assert scene.refused("A", "buy") == "not-enough-cash"
    assert scene.refused("A", "done") == "must-decide"
    assert scene.do("A", "decline").phase == "auction"


@clause("GAP-46")
@pytest.mark.parametrize(
    ("verb", "given"),
    [
        ("offer", (2, {"cash": 5}, {"deeds": [15]})),
        ("build", ([16],)),
        ("wish", ({"16": 1},)),
        ("redeem", (12,)),
        ("roll", ()),
        ("buy", ()),
        ("give-up", ()),
        ("pay-fine", ()),
        ("use-card", ("chance",)),
        ("demand", (0,)),
        ("waive", (0,)),
    ],
)
def test_an_auction_is_one_piece(verb: str, given: tuple[Any, ...]) -> None:
    scene = declined(owns={"B": [*ORANGE, 12], "C": [15]}, mortgaged=[12])
    assert scene.refused("B", verb, *given) == "auction-runs"


@clause("GAP-46")
def test_offers_on_the_table_wait_until_the_hammer_has_fallen() -> None:
    scene = Scene(stage="buy", at={"A": 39}, owns={"A": [5], "C": PINK})
    scene.do("A", "offer", 2, {"deeds": [5]}, {"cash": 100}).do("A", "decline")
    assert scene.refused("C", "accept", 0) == "auction-runs"
    assert scene.refused("C", "reject", 0) == "auction-runs"
    assert scene.refused("A", "withdraw", 0) == "auction-runs"
    for letter in "BCDA":
        scene.do(letter, "pass")
    assert scene.do("C", "accept", 0).owner(5) == "C"
