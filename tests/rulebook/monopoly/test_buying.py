"""What may be owned and how it is bought (MA-PROP, MA-BUY, GAP-45)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly import events

NOT_FOR_SALE = [0, 2, 4, 7, 10, 17, 20, 22, 30, 33, 36, 38]


def on_39(cash: int = 1500, **position: object) -> Scene:
    """A has come to the dearest street, which is free."""
    game = Scene(at={"A": 32}, cash={"A": cash}, **position)  # type: ignore[arg-type]
    return game.roll("A", 3, 4)


@clause("MA-PROP-1", "GAP-01")
def test_28_slots_are_property_and_the_others_are_not() -> None:
    slots = boards.read("classic").slots
    assert [place for place, slot in enumerate(slots) if slot.price == 0] == NOT_FOR_SALE
    assert len(slots) - len(NOT_FOR_SALE) == 28


@clause("MA-PROP-1", "MA-BUY-1")
@pytest.mark.parametrize("slot", [slot for slot in range(40) if slot not in NOT_FOR_SALE])
def test_every_property_is_for_sale_at_its_price(slot: int) -> None:
    game = Scene(at={"A": (slot - 7) % 40}, cash={"A": 1000})
    game.roll("A", 3, 4)
    price = boards.read("classic").slots[slot].price
    salary = 200 if slot < 7 else 0
    game.do("A", "buy")
    assert (game.owner(slot), game.cash("A")) == ("A", 1000 + salary - price)


@clause("MA-BUY-1")
def test_who_lands_may_buy_at_the_printed_price() -> None:
    game = on_39()
    assert (game.phase, game.waiting) == ("turn", "A")
    assert game.options("A").buy
    assert game.options("A").decline
    game.do("A", "buy")
    assert (game.cash("A"), game.owner(39), game.deeds("A")) == (1100, "A", [39])
    assert game.events == [events.Bought(0, 39, 400)]
    assert game.options("A").done


@clause("MA-BUY-1", "GAP-45")
def test_the_price_must_be_there_in_cash() -> None:
    exact = on_39(400)
    exact.do("A", "buy")
    assert (exact.cash("A"), exact.owner(39)) == (0, "A")
    short = on_39(399)
    assert short.refused("A", "buy") == "not-enough-cash"
    assert not short.options("A").buy
    assert short.options("A").decline


@clause("GAP-45", "MA-BUY-1")
def test_cash_may_be_raised_first() -> None:
    game = on_39(399, owns={"A": [5]})
    assert game.refused("A", "buy") == "not-enough-cash"
    game.do("A", "mortgage", 5).do("A", "buy")
    assert (game.cash("A"), game.owner(39)) == (99, "A")


@clause("GAP-45", "MA-BUY-3")
def test_who_cannot_pay_declines() -> None:
    game = on_39(399)
    assert game.refused("A", "done") == "must-decide"
    game.do("A", "decline")
    assert game.phase == "auction"


@clause("MA-BUY-2")
def test_the_deed_lies_open_before_its_owner() -> None:
    game = on_39()
    game.do("A", "buy")
    for viewer in ("A", "B", "D", None):
        assert game.observe(viewer).people[0].deeds == [39]
        assert game.observe(viewer).owners[39] == 0
    assert game.told == ["bought"]


@clause("MA-BUY-3", "MA-AUCTION-2")
def test_not_bought_is_auctioned() -> None:
    game = on_39()
    game.do("A", "decline")
    assert game.phase == "auction"
    assert game.answer["auction"] == {"lot": 39, "high": 0, "leader": None, "turn": 1}
    assert game.events[0] == events.Declined(0, 39)
    assert game.told == ["declined", "lot_opened"]


@clause("MA-BUY-3")
def test_the_auction_cannot_be_skipped() -> None:
    game = on_39()
    assert game.refused("A", "done") == "must-decide"
    assert game.refused("A", "roll") == "must-decide"
    assert game.refused("A", "pass") == "not-now"
    game.do("A", "decline")
    assert game.refused("A", "done") == "auction-runs"
    assert game.refused("A", "buy") == "auction-runs"
    assert game.refused("B", "roll") == "auction-runs"


@clause("MA-BUY-3", "MA-BUY-1")
@pytest.mark.parametrize("verb", ["buy", "decline"])
def test_only_the_visitor_of_a_free_property_decides(verb: str) -> None:
    game = on_39()
    assert game.refused("B", verb) == "not-your-turn"
    begun = Scene()
    assert begun.refused("A", verb) == "not-now"
    resting = Scene(at={"A": 13}).roll("A", 3, 4)
    assert resting.refused("A", verb) == "not-now"
    window = resting.do("A", "done")
    assert window.refused("B", verb) == "not-now"


@clause("MA-BUY-1", "MA-BUY-3")
def test_it_is_bought_only_once() -> None:
    game = on_39()
    game.do("A", "buy")
    assert game.refused("A", "buy") == "not-now"
    assert game.refused("A", "decline") == "not-now"


@clause("MA-BUY-3", "MA-BUY-1")
def test_while_a_debt_stands_nothing_is_bought() -> None:
    """A stands between two doubles when the rent of the first is demanded."""
    game = Scene(at={"A": 8}, cash={"A": 10}, owns={"C": [16], "A": [1]})
    game.roll("A", 4, 4).roll("A", 1, 4).do("C", "demand", 0)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert game.refused("A", "buy") == "debt-comes-first"
    assert game.refused("A", "decline") == "debt-comes-first"
    assert not game.options("A").decline


@clause("MA-BUY-4")
def test_who_declined_may_bid() -> None:
    game = on_39()
    game.do("A", "decline").do("B", "pass").do("C", "pass").do("D", "pass")
    assert game.waiting == "A"
    game.do("A", "bid", 120)
    assert (game.owner(39), game.cash("A")) == ("A", 1380)
    assert (game.phase, game.waiting) == ("turn", "A")


@clause("MA-BUY-4")
def test_who_declined_bids_last() -> None:
    game = on_39()
    game.do("A", "decline").do("B", "bid", 100).do("C", "pass").do("D", "pass").do("A", "bid", 120)
    assert game.waiting == "B"
    game.do("B", "pass")
    assert (game.owner(39), game.cash("A"), game.cash("B")) == ("A", 1380, 1500)


@clause("MA-BUY-3", "MA-DBL-1")
def test_after_a_double_the_turn_goes_on_behind_buying_and_auction() -> None:
    game = Scene()
    game.roll("A", 3, 3).do("A", "buy")
    assert game.options("A").roll
    assert not game.options("A").done
    other = Scene()
    other.roll("A", 3, 3).do("A", "decline")
    for letter in "BCDA":
        other.do(letter, "pass")
    assert other.owner(6) is None
    assert (other.phase, other.waiting, other.options("A").roll) == ("turn", "A", True)
