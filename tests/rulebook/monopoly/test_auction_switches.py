"""Auctions as a table may agree on them: opening bid, step, open outcry (GAP-41, GAP-42)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause


def auction(**options: object) -> Scene:
    """A has declined #39."""
    written = {name.replace("_", "."): value for name, value in options.items()}
    owns = {"A": [5], "B": [15], "C": [25]}
    scene = Scene(at={"A": 39}, stage="buy", options=written, owns=owns, cash={"B": 100})
    return scene.do("A", "decline")


@clause("GAP-41", "MA-ORG-1")
@pytest.mark.parametrize("least", [1, 10])
def test_the_opening_bid(least: int) -> None:
    scene = auction(auction_minOpen=least)
    assert scene.options("B").bid == (least, 100)
    assert scene.refused("B", "bid", least - 1) == "bid-too-low"
    assert scene.do("B", "bid", least).answer["auction"]["high"] == least
    assert scene.options("C").bid == (least + 1, 1500)


@clause("GAP-41", "MA-ORG-1")
@pytest.mark.parametrize("step", [1, 5, 10])
def test_the_step_between_bids(step: int) -> None:
    scene = auction(auction_step=step).do("B", "bid", 20)
    assert scene.options("C").bid == (20 + step, 1500)
    assert scene.refused("C", "bid", 20 + step - 1) == "bid-too-low"
    assert scene.do("C", "bid", 20 + step).answer["auction"]["leader"] == 2
    assert auction(auction_step=step).do("B", "bid", 1).answer["auction"]["high"] == 1


@clause("GAP-42")
def test_clockwise_only_the_seat_in_turn_speaks() -> None:
    scene = auction()
    assert (scene.waiting, scene.answer["auction"]["turn"]) == ("B", 1)
    for letter in "ACD":
        assert scene.refused(letter, "bid", 5) == "not-your-turn"
        assert scene.refused(letter, "pass") == "not-your-turn"


@clause("GAP-42", "MA-ORG-1")
def test_in_open_outcry_everybody_but_the_leader_speaks_at_any_time() -> None:
    scene = auction(auction_order="open")
    assert (scene.waiting, scene.answer["auction"]["turn"]) == ("ABCD", None)
    scene.do("D", "bid", 5)
    assert scene.waiting == "ABC"
    for action in (["bid", 6], ["pass"]):
        assert scene.refused("D", *action) == "not-your-turn"
    assert scene.options("D").bid is None
    scene.do("B", "bid", 7).do("D", "bid", 9).do("A", "pass")
    assert scene.waiting == "BC"
    assert scene.refused("A", "bid", 20) == "out-of-the-auction"
    scene.do("C", "pass").do("B", "pass")
    assert (scene.owner(39), scene.cash("D"), scene.phase) == ("D", 1491, "turn")


@clause("GAP-42", "GAP-43")
def test_in_open_outcry_all_may_pass() -> None:
    scene = auction(auction_order="open")
    for letter in "CADB":
        assert scene.phase == "auction"
        scene.do(letter, "pass")
    assert (scene.owner(39), scene.phase) == (None, "turn")


@clause("GAP-42")
def test_in_open_outcry_a_lone_seat_that_has_not_bid_is_still_asked() -> None:
    scene = auction(auction_order="open").do("A", "pass").do("B", "pass").do("C", "pass")
    assert (scene.phase, scene.waiting) == ("auction", "D")
    scene.do("D", "bid", 1)
    assert scene.owner(39) == "D"


@clause("GAP-42", "GAP-44")
def test_in_open_outcry_cash_is_raised_at_any_time_but_not_by_the_leader() -> None:
    scene = auction(auction_order="open").do("D", "bid", 110)
    assert scene.refused("B", "bid", 120) == "not-enough-cash"
    scene.do("B", "mortgage", 15).do("B", "bid", 120).do("C", "mortgage", 25)
    assert (scene.cash("B"), scene.answer["auction"]["leader"]) == (200, 1)
    assert scene.refused("B", "mortgage", 15) == "not-your-turn"
