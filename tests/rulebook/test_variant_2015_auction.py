"""2015 variant "only while stocks last": setting up and buying (FS15V-0, -SETUP, -BUY, -PASS)."""

from random import Random

import pytest

from tests.rulebook.scenes import (
    all_pass,
    clause,
    counted,
    judged,
    live,
    only,
    play,
    record,
    refused,
    scene,
    then,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, Passed
from zuschlag.rules.game import Ending, Outcome

VARIANT = "2015-variant"
TABLE = "round coins bids box row buildings waiting"


def rows(seats: int, **options: object) -> list[int]:
    """How many buildings lie out in every round of a game in which nobody bids."""
    auction, sizes = scene(VARIANT, seats, options=options), list[int]()
    while (answer := play(auction))["phase"] == "buy" and len(sizes) < 20:
        sizes.append(len(answer["row"]))
        auction = all_pass(auction)
    return sizes


@clause("FS15V-0")
@pytest.mark.parametrize(("seats", "coins"), [(3, 28), (4, 21), (5, 16), (6, 14)])
def test_coins_are_as_in_the_basic_game(seats: int, coins: int) -> None:
    assert play(scene(VARIANT, seats))["coins"] == [coins] * seats


@clause("FS15V-0")
def test_bids_are_topped_and_halves_rounded_as_in_the_basic_game() -> None:
    standing = then(scene(VARIANT, 3, row=[6, 25]), "A:3")
    low = ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert refused(standing, "B:3") == low
    after = play(standing, "B:4 C:- A:-")
    assert only(after, "coins box buildings") == {
        "coins": [27, 24, 28],
        "box": 5,
        "buildings": [[6], [25], []],
    }


@clause("FS15V-0")
def test_three_to_six_play_the_variant_too() -> None:
    assert FOR_SALE.seats(VARIANT) == (3, 4, 5, 6)


@clause("FS15V-0")
def test_ties_are_broken_as_in_the_basic_game() -> None:
    state = counted(VARIANT, [3, 5, 9], [[15, 15, 7], [14, 14, 7], [13, 13, 4]])
    assert FOR_SALE.outcome(state) == Outcome([40, 40, 39], [2, 1, 3], [1], Ending.SOLD_OUT)


@clause("FS15V-SETUP-1", "FS15V-SETUP-2", "FS15V-SETUP-3")
@pytest.mark.parametrize(("seats", "cards"), [(3, 20), (4, 30), (5, 27), (6, 30)])
def test_as_many_cards_are_in_play_as_the_variant_says(seats: int, cards: int) -> None:
    deal = FOR_SALE.deal(FOR_SALE.agree(VARIANT, seats), Random(1))
    assert (len(deal.buildings), len(set(deal.buildings)), len(deal.cheques)) == (cards,) * 3
    game = record(scene(VARIANT, seats))
    game["deal"]["buildings"].pop()
    assert judged(game) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": "deal.buildings",
        "facts": {"expected": cards, "found": cards - 1},
    }


@clause("FS15V-SETUP-1", "FS15V-BUY-1")
def test_three_players_buy_two_at_a_time_for_ten_rounds() -> None:
    assert rows(3) == [2] * 10


@clause("FS15V-SETUP-1", "FS15V-SETUP-2")
@pytest.mark.parametrize(("seats", "removed"), [(3, range(21, 31)), (5, range(28, 31))])
@pytest.mark.parametrize("memory", [False, True])
def test_removed_buildings_stay_unseen(seats: int, removed: range, memory: bool) -> None:
    for view in views(live(to_the_sale(scene(VARIANT, seats))), memory):
        known = {card for one in view.people for card in one.hand or []}
        known |= {purchase.building for purchase in view.purchases or []}
        assert not known & set(removed)
        assert view.cards_left == 30 - len(removed) - len(view.row)


@clause("FS15V-SETUP-2", "FS15V-BUY-1")
def test_five_players_buy_four_at_a_time_and_three_in_a_short_last_round() -> None:
    assert rows(5) == [4, 4, 4, 4, 4, 4, 3]
    assert rows(5, variant5_removed=2) == [4] * 7


@clause("FS15V-SETUP-2", "FS15V-PASS-1")
def test_in_the_short_round_the_first_two_leave_with_nothing() -> None:
    cards = [card for card in range(1, 31) if card not in (7, 16, 30, 13, 20, 29)]
    begun = scene(VARIANT, 5, row=[*cards, 30, 7, 16], opener=1)
    last = all_pass(begun, 6)
    assert only(play(last), "round row coins waiting") == {
        "round": 7,
        "row": [7, 16, 30],
        "coins": [16] * 5,
        "waiting": [0],
    }
    hands = play(last)["buildings"]
    after = play(last, "A:1 B:3 C:- D:4 E:5 A:- B:- D:-")
    assert only(after, "phase round coins box") == {
        "phase": "sell",
        "round": 1,
        "coins": [16, 15, 16, 14, 11],
        "box": 8,
    }
    bought: tuple[list[int], ...] = ([], [7], [], [16], [30])
    assert after["buildings"] == [
        sorted(pair[0] + pair[1]) for pair in zip(hands, bought, strict=True)
    ]


@clause("FS15V-SETUP-3", "FS15V-BUY-1")
def test_four_and_six_players_buy_all_thirty_buildings() -> None:
    assert rows(4) == [3] * 10
    assert rows(6) == [5] * 6


@clause("FS15V-BUY-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_building_less_than_players_lies_out(seats: int) -> None:
    assert play(scene(VARIANT, seats))["row"] == list(range(1, seats))


@clause("FS15V-PASS-1", "FS15V-PASS-2")
def test_the_first_to_pass_gets_all_coins_back_and_no_building() -> None:
    begun = then(scene(VARIANT, 3, row=[6, 25]), "A:5 B:6 C:7")
    assert only(play(begun, "A:-"), TABLE) == {
        "round": 1,
        "coins": [28, 22, 21],
        "bids": [0, 6, 7],
        "box": 0,
        "row": [6, 25],
        "buildings": [[], [], []],
        "waiting": [1],
    }
    assert play(begun, "A:- B:-") == {
        "ok": True,
        "phase": "buy",
        "round": 2,
        "coins": [28, 25, 21],
        "bids": [0, 0, 0],
        "box": 10,
        "row": [1, 2],
        "buildings": [[], [6], [25]],
        "cheques": [[], [], []],
        "waiting": [2],
        "options": {"2": {"pass": True, "bid": [1, 21]}},
        "scores": None,
        "ranking": None,
        "winners": None,
    }


@clause("FS15V-PASS-1")
def test_leaving_with_nothing_is_told() -> None:
    state = live(scene(VARIANT, 3, row=[6, 25]), "A:5 B:6 C:7")
    assert FOR_SALE.apply(state, 0, Pass()) == [Passed(0, None, 5, 0)]
    assert FOR_SALE.apply(state, 1, Pass()) == [
        Passed(1, 6, 3, 3),
        AuctionWon(2, 25, 7),
        BuildingsLaid(2, [1, 2], 2),
    ]


@clause("FS15V-PASS-2")
def test_who_passes_later_takes_the_cheapest_building_for_half_the_bid() -> None:
    begun = scene(VARIANT, 4, row=[5, 14, 27])
    assert only(play(begun, "A:2 B:3 C:5 D:-"), TABLE) == {
        "round": 1,
        "coins": [19, 18, 16, 21],
        "bids": [2, 3, 5, 0],
        "box": 0,
        "row": [5, 14, 27],
        "buildings": [[], [], [], []],
        "waiting": [0],
    }
    assert only(play(begun, "A:2 B:3 C:5 D:- A:- B:6 C:-"), TABLE) == {
        "round": 2,
        "coins": [20, 15, 19, 21],
        "bids": [0, 0, 0, 0],
        "box": 9,
        "row": [1, 2, 3],
        "buildings": [[5], [27], [14], []],
        "waiting": [1],
    }


@clause("FS15V-PASS-1")
def test_every_round_has_its_own_first_to_pass() -> None:
    second = then(scene(VARIANT, 3, row=[6, 25, 9, 11]), "A:1 B:- C:-")
    assert play(second)["buildings"] == [[25], [], [6]]
    after = play(second, "A:4 B:5 C:6 A:- B:-")
    assert only(after, "coins box buildings") == {
        "coins": [27, 26, 22],
        "box": 9,
        "buildings": [[25], [9], [6, 11]],
    }
