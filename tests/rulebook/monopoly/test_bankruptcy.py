"""Who cannot pay: what is paid, who inherits, what falls away (MA-BANKRUPT-4..11, 2.6)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import (
    collecting,
    debts,
    owing_bank,
    owing_rent,
    paying_each,
    visiting,
)
from tests.rulebook.monopoly.scenes import DARKBLUE, GREEN, ORANGE, Scene, clause


def owing_500(owns: list[int], **position: Any) -> Scene:
    """A owes C 500."""
    levels = {37: 2, 39: 2} | position.pop("levels", {})
    return owing_rent(37, owns={"A": owns, "C": DARKBLUE}, levels=levels, **position)


@clause("MA-BANKRUPT-4", "MA-BANKRUPT-5", "GAP-08")
def test_who_cannot_pay_is_out_and_pays_what_there_is() -> None:
    scene = owing_500([34], cash={"A": 20}).do("A", "give-up")
    assert scene.told[:2] == ["went_bankrupt", "deeds_passed"]
    assert (scene.events[0].paid, scene.events[0].creditor) == (180, 2)
    assert (scene.cash("A"), scene.cash("C")) == (0, 1500 + 180 - 16)
    assert scene.refused("A", "hold") == "not-in-the-game"
    assert (scene.turn, scene.phase, scene.answer["debts"]) == ("B", "window", [])


@clause("MA-BANKRUPT-5", "GAP-08", "MA-SELL-1")
def test_every_building_is_sold_for_half_and_every_deed_mortgaged() -> None:
    scene = owing_500([*ORANGE, 5], cash={"A": 10}, levels={16: 1, 18: 0, 19: 0}, mortgaged=[5])
    scene.do("A", "give-up")
    paid = 10 + 50 + 90 + 90 + 100
    interest = 10 + 9 + 9 + 10
    assert scene.cash("C") == 1500 + paid - interest
    assert (scene.deeds("C"), scene.answer["mortgaged"]) == (
        [5, *ORANGE, *DARKBLUE],
        [5, *ORANGE],
    )
    assert (scene.level(16), scene.answer["bank"]["houses"]) == (0, 32 - 4)


@clause("MA-BANKRUPT-5")
def test_hotels_go_back_to_the_bank_even_when_it_has_no_houses() -> None:
    levels = {31: 5, 32: 5, 34: 5}
    scene = owing_bank(3000, cash={"A": 0}, owns={"A": GREEN}, levels=levels, houses=0)
    scene.do("A", "give-up")
    paid = [event.paid for event in scene.events if hasattr(event, "paid")]
    assert paid == [15 * 100 + 150 + 150 + 160]
    assert scene.answer["bank"] == {"houses": 0, "hotels": 12}


@clause("MA-BANKRUPT-6", "MA-AUCTION-3", "GAP-47", "GAP-59")
def test_the_bank_auctions_the_estate_in_board_order() -> None:
    scene = owing_bank(200, cash={"A": 120}, owns={"A": [15, 5]}, mortgaged=[5, 15])
    scene.do("A", "give-up")
    assert (scene.phase, scene.answer["auction"]["lot"], scene.waiting) == ("auction", 5, "B")
    assert (scene.cash("A"), scene.owner(5), scene.answer["mortgaged"]) == (0, None, [])
    scene.do("B", "bid", 90).do("C", "pass").do("D", "pass")
    assert (scene.owner(5), scene.cash("B")) == ("B", 1410)
    assert (scene.answer["auction"]["lot"], scene.waiting) == (15, "B")
    for letter in "BCD":
        scene.do(letter, "pass")
    assert (scene.owner(15), scene.phase, scene.turn) == (None, "window", "B")


@clause("MA-BANKRUPT-7")
def test_what_was_auctioned_is_free_of_mortgage() -> None:
    scene = owing_bank(200, cash={"A": 0}, owns={"A": [5]}, mortgaged=[5], at={"B": 2})
    scene.do("A", "give-up").do("B", "pass").do("C", "bid", 90).do("D", "pass")
    scene.roll("B", 1, 2).do("C", "demand", 0)
    assert (scene.cash("C"), scene.cash("B")) == (1500 - 90 + 25, 1475)


@clause("MA-AUCTION-3", "MA-BANKRUPT-7")
def test_the_winner_pays_the_bid_and_no_interest() -> None:
    scene = owing_bank(100, "D", cash={"D": 0}, owns={"D": [1]}, mortgaged=[1])
    scene.do("D", "give-up").do("A", "bid", 20).do("B", "pass").do("C", "pass")
    assert (scene.owner(1), scene.cash("A"), scene.answer["mortgaged"]) == ("A", 1480, [])


@clause("MA-BANKRUPT-8")
@pytest.mark.parametrize(("deck", "card"), [("chance", "CH-09"), ("chest", "CC-05")])
def test_jail_cards_go_under_their_decks(deck: str, card: str) -> None:
    other = "chest" if deck == "chance" else "chance"
    scene = owing_bank(200, cash={"A": 0}, cards={deck: "A", other: "B"}).do("A", "give-up")
    assert scene.answer["cards"] == {deck: None, other: 1}
    known = scene.observe("B", memory=True).known_cards
    assert known is not None
    assert known[deck][-1] == card
    assert int(scene.state.tables[0].left[["chance", "chest"].index(deck)]) == 16


@clause("MA-BANKRUPT-9", "MA-BANKRUPT-10")
@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_creditor_inherits_cards_and_mortgaged_deeds_for_ten_percent(deck: str) -> None:
    other = "chest" if deck == "chance" else "chance"
    owns = {"A": [5, 37], "C": ORANGE}
    levels = {16: 3, 18: 3, 19: 3}
    scene = owing_rent(
        19,
        cash={"A": 0},
        owns=owns,
        levels=levels,
        mortgaged=[5, 37],
        cards={deck: "A", other: "D"},
    ).do("A", "give-up")
    assert (scene.owner(5), scene.owner(37), scene.answer["mortgaged"]) == ("C", "C", [5, 37])
    assert scene.answer["cards"] == {deck: 2, other: 3}
    assert scene.cash("C") == 1500 - 28
    assert scene.told == ["went_bankrupt", "deeds_passed", "owed", "turn_ended", "paid"]


@clause("MA-BANKRUPT-10", "GAP-37")
def test_a_creditor_without_cash_raises_the_ten_percent_like_any_debtor() -> None:
    scene = owing_500([5], cash={"A": 0, "C": 0}, mortgaged=[5]).do("A", "give-up")
    assert (scene.phase, scene.waiting, debts(scene)) == ("debt", "C", [("C", "bank", 10)])
    scene.do("C", "sell", [37])
    assert (scene.phase, scene.cash("C")) == ("window", 90)


@clause("MA-BANKRUPT-10", "MA-BANKRUPT-9")
def test_an_estate_without_deeds_costs_nothing() -> None:
    scene = owing_500([], cash={"A": 7}).do("A", "give-up")
    assert (scene.cash("C"), scene.answer["debts"]) == (1507, [])


@clause("MA-BANKRUPT-11", "GAP-38")
def test_the_ten_percent_are_due_also_when_the_mortgage_stays() -> None:
    scene = owing_500([5], cash={"A": 0}, mortgaged=[5]).do("A", "give-up")
    assert scene.cash("C") == 1490
    scene.roll("B", 1, 3)
    scene.do("B", "done").do("C", "redeem", 5)
    assert scene.cash("C") == 1490 - 110


@clause("GAP-59", "MA-BANKRUPT-6")
@pytest.mark.parametrize(("slot", "card"), [(38, ()), (7, ("CH-13",))])
def test_a_donation_or_a_card_may_bankrupt_to_the_bank(slot: int, card: tuple[str, ...]) -> None:
    scene = visiting(slot, cash={"A": 14}, chance=card, owns={"A": [5]}, mortgaged=[5])
    assert debts(scene)[0][:2] == ("A", "bank")
    scene.do("A", "give-up")
    assert (scene.events[0].creditor, scene.events[0].paid) == (None, 14)
    assert (scene.events[1].heir, scene.events[1].deeds) == (None, [5])
    assert (scene.phase, scene.answer["auction"]["lot"]) == ("auction", 5)


@clause("MA-BANKRUPT-4", "MA-TURN-7", "GAP-57")
def test_after_a_bankruptcy_in_the_own_turn_the_window_opens() -> None:
    scene = owing_500([], cash={"A": 0}).do("A", "give-up")
    assert (scene.phase, scene.turn, scene.waiting) == ("window", "B", "B")
    scene.roll("B", 1, 3).do("B", "done").roll("C", 1, 3).do("C", "done")
    assert (scene.cash("B"), scene.cash("C")) == (1300, 1300)
    assert scene.roll("D", 1, 3).do("D", "done").turn == "B"
    assert scene.answer["round"] == 2


@clause("MA-BANKRUPT-4")
def test_a_double_gives_no_further_roll_to_a_bankrupt() -> None:
    scene = Scene(at={"A": 0}, cash={"A": 0}).roll("A", 2, 2).do("A", "give-up")
    assert (scene.phase, scene.turn) == ("window", "B")
    assert scene.roll("B", 1, 3).options("B").done


@clause("MA-BANKRUPT-4", "GAP-23")
def test_a_bankruptcy_in_the_turn_of_another_does_not_end_it() -> None:
    scene = collecting(cash={"C": 4}).do("C", "give-up")
    assert (scene.phase, scene.turn, scene.waiting) == ("turn", "A", "A")
    assert [scene.cash(letter) for letter in "ABCD"] == [1524, 1490, 0, 1490]
    assert scene.do("A", "done").turn == "B"


@clause("MA-BANKRUPT-4", "GAP-57", "GAP-23")
def test_two_of_three_may_go_bankrupt_to_the_same_creditor() -> None:
    scene = collecting(cash={"B": 1, "C": 2, "D": 10})
    scene.do("B", "give-up")
    assert (scene.phase, debts(scene)) == ("debt", [("C", "A", 10), ("D", "A", 10)])
    scene.do("C", "give-up")
    assert (scene.phase, scene.cash("A"), scene.cash("D")) == ("turn", 1513, 0)


@clause("GAP-54", "MA-BANKRUPT-4")
def test_who_was_to_roll_next_and_goes_bankrupt_is_skipped() -> None:
    position: dict[str, Any] = {"owns": {"C": DARKBLUE}, "levels": {37: 2, 39: 2}}
    scene = visiting(37, "B", cash={"B": 0}, edition="classic", opener="B", **position)
    scene.do("B", "done").do("C", "hold").do("C", "demand", 0)
    assert debts(scene) == [("B", "C", 500)]
    scene.do("B", "give-up")
    assert (scene.phase, scene.turn, scene.waiting) == ("window", "C", "C")
    assert scene.answer["round"] == 1


@clause("GAP-57", "MA-BANKRUPT-4")
def test_what_a_bankrupt_owes_to_others_and_is_owed_falls_away() -> None:
    owns = {"A": [15], "C": DARKBLUE}
    position: dict[str, Any] = {"at": {"D": 12, "A": 34}, "cash": {"A": 0, "D": 30}}
    scene = Scene(turn="D", edition="classic", owns=owns, levels={37: 2, 39: 2}, **position)
    scene.roll("D", 1, 2).do("D", "done").roll("A", 1, 2).do("C", "demand", 1)
    scene.do("A", "demand", 0)
    assert debts(scene) == [("A", "C", 500), ("D", "A", 25)]
    scene.do("A", "give-up")
    assert (scene.cash("D"), scene.answer["debts"], scene.owner(15)) == (30, [], "C")


@clause("GAP-57", "MA-BANKRUPT-4")
def test_debts_between_others_stay_in_their_order() -> None:
    scene = paying_each(cash={"A": 0}, owns={"A": [5]}, mortgaged=[5])
    assert debts(scene) == [("A", "B", 50), ("A", "C", 50), ("A", "D", 50)]
    scene.do("A", "give-up")
    assert (scene.answer["debts"], scene.cash("B"), scene.cash("C")) == ([], 1490, 1500)


@clause("MA-BANKRUPT-4", "GAP-70")
def test_offers_of_and_to_a_bankrupt_are_void() -> None:
    owns = {"A": [34], "B": [5], "C": DARKBLUE, "D": [15]}
    scene = Scene(turn="A", at={"A": 34}, owns=owns, levels={37: 2, 39: 2}, cash={"A": 9})
    scene.roll("A", 1, 2).do("A", "done")
    scene.do("A", "offer", 1, {"deeds": [34]}, {"cash": 161})
    scene.do("B", "offer", 3, {"deeds": [5]}, {"cash": 2})
    scene.do("D", "offer", 0, {"deeds": [15]}, {"cash": 3})
    scene.do("D", "offer", 2, {"deeds": [15]}, {"cash": 4})
    scene.do("C", "demand", 0).do("A", "give-up")
    assert [one["id"] for one in scene.answer["offers"]] == [1, 3]


@clause("MA-BANKRUPT-4", "GAP-54")
def test_claims_of_and_against_a_bankrupt_are_void() -> None:
    owns = {"A": [12], "B": [11, 13, 14], "C": [15, 25], "D": [28]}
    levels = {11: 5, 13: 5, 14: 5}
    scene = Scene(at={"A": 5}, owns=owns, levels=levels, cash={"A": 9})
    scene.roll("A", 3, 3).roll("A", 1, 3)
    assert [one["id"] for one in scene.answer["claims"]] == [0, 1]
    scene.do("B", "demand", 0).do("A", "give-up")
    assert scene.answer["claims"] == []
    assert scene.refused("C", "demand", 1) == "no-such-claim"


@clause("MA-BANKRUPT-4", "GAP-54")
def test_claims_between_others_outlast_a_bankruptcy() -> None:
    scene = Scene(
        turn="D",
        edition="classic",
        at={"D": 12, "A": 36},
        cash={"A": 0},
        owns={"B": [15], "C": [39], "A": [5]},
        mortgaged=[5],
    )
    scene.roll("D", 1, 2).do("D", "done").roll("A", 1, 2).do("C", "demand", 1)
    scene.do("A", "give-up")
    assert [(one["debtor"], one["owner"]) for one in scene.answer["claims"]] == [(3, 1)]
    assert scene.do("B", "demand", 0).cash("D") == 1475


@clause("MA-BANKRUPT-4", "MA-GOAL-2", "GAP-74")
def test_with_one_player_left_the_game_is_over_at_once() -> None:
    scene = owing_bank(200, cash={"A": 0}, owns={"A": [5]}, mortgaged=[5], seats=2)
    scene.do("A", "give-up")
    assert (scene.phase, scene.answer["auction"], scene.waiting) == ("done", None, "")
    assert (scene.answer["ending"], scene.answer["winners"]) == ("last-standing", [1])


@clause("GAP-57", "MA-BANKRUPT-4")
def test_of_a_mixed_queue_only_the_debts_of_the_others_are_left() -> None:
    owns = {"B": [25], "C": ORANGE}
    scene = Scene(
        turn="D",
        edition="classic",
        at={"D": 22, "A": 10},
        cash={"A": 0},
        owns=owns,
        levels={16: 5, 18: 5, 19: 5},
    )
    scene.roll("D", 1, 2).do("D", "done").roll("A", 3, 3).roll("A", 4, 5)
    scene.do("C", "demand", 1).do("B", "demand", 0).do("B", "demand", 2)
    assert debts(scene) == [("A", "C", 950), ("D", "B", 25), ("A", "B", 25)]
    scene.do("A", "give-up")
    assert (scene.phase, scene.answer["debts"]) == ("window", [])
    assert (scene.cash("D"), scene.cash("B")) == (1475, 1525)
    assert scene.roll("B", 1, 3).cash("B") == 1325
