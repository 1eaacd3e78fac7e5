"""2015: who plays, what is in the box, and how the table is laid (FS15-META, -COMP, -SETUP)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.rulebook.scenes import clause, judged, live, only, play, record, scene, views
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.game import FOR_SALE

COINS = {3: 28, 4: 21, 5: 16, 6: 14}
CARDS = {3: 30, 4: 28, 5: 30, 6: 30}


class Arranged:
    """Luck that does as it is told: `orders` are applied to one shuffled list after the other."""

    def __init__(self, *orders: Any) -> None:
        self.orders = list(orders)
        self.shuffled: list[list[int]] = []

    def shuffle(self, x: Any, /) -> None:
        self.shuffled.append(sorted(x))
        x[:] = self.orders.pop(0)(x)

    def randrange(self, stop: int, /) -> int:
        return stop - 1


@clause("FS15-META-1")
def test_three_to_six_play() -> None:
    assert FOR_SALE.seats("2015") == (3, 4, 5, 6)
    assert [play(scene("2015", seats))["waiting"] for seats in (3, 4, 5, 6)] == [[0]] * 4


@clause("FS15-META-1")
@pytest.mark.parametrize("names", ["AB", "ABCDEFG"])
def test_two_and_seven_do_not_play(names: str) -> None:
    facts = {"edition": "2015", "seats": len(names), "allowed": [3, 4, 5, 6]}
    assert judged(record(scene("2015", 3)) | {"seats": list(names)}) == {
        "ok": False,
        "error": "record/seats-not-allowed",
        "path": "seats",
        "facts": facts,
    }
    with pytest.raises(Malformed, match="seats-not-allowed"):
        FOR_SALE.deal(FOR_SALE.agree("2015", len(names)), Random(1))


@clause("FS15-COMP-1")
def test_there_is_one_building_of_each_value_from_1_to_30() -> None:
    buildings = FOR_SALE.deal(FOR_SALE.agree("2015", 3), Random(1)).buildings
    assert sorted(buildings) == list(range(1, 31))
    assert sum(buildings) == 465


@clause("FS15-COMP-2")
def test_there_are_two_cheques_of_0_and_of_each_value_from_2_to_15() -> None:
    cheques = FOR_SALE.deal(FOR_SALE.agree("2015", 3), Random(1)).cheques
    assert Counter(cheques) == Counter([0, *range(2, 16)] * 2)
    assert (len(cheques), sum(cheques), 1 in cheques) == (30, 238, False)


@clause("FS15-COMP-1", "FS15-COMP-2")
@pytest.mark.parametrize(
    ("deck", "card", "slug"),
    [
        ("buildings", 31, "record/unknown-card"),
        ("buildings", 0, "record/unknown-card"),
        ("buildings", 2, "record/duplicate-card"),
        ("cheques", 1, "record/unknown-card"),
        ("cheques", 16, "record/unknown-card"),
        ("cheques", 15, "record/duplicate-card"),
    ],
)
def test_no_other_card_is_in_the_box(deck: str, card: int, slug: str) -> None:
    game = record(scene("2015", 3))
    game["deal"][deck][0] = card
    answer = judged(game)
    assert (answer["ok"], answer["error"]) == (False, slug)


@clause("FS15-COMP-3", "FS15-SETUP-3")
@pytest.mark.parametrize(("seats", "coins"), COINS.items())
def test_the_coins_are_dealt_out_evenly(seats: int, coins: int) -> None:
    begun = play(scene("2015", seats))
    assert only(begun, "coins bids box") == {
        "coins": [coins] * seats,
        "bids": [0] * seats,
        "box": 0,
    }
    assert sum(begun["coins"]) == (80 if seats == 5 else 84)


@clause("FS15-SETUP-1")
def test_the_two_decks_are_shuffled_apart() -> None:
    luck = Arranged(sorted, lambda cards: sorted(cards, reverse=True))
    deal = FOR_SALE.deal(FOR_SALE.agree("2015", 3), luck)
    assert luck.shuffled == [list(range(1, 31)), sorted([0, *range(2, 16)] * 2)]
    assert deal.buildings == list(range(1, 31))
    assert deal.cheques == sorted([0, *range(2, 16)] * 2, reverse=True)


@clause("FS15-SETUP-1", "FS15-SETUP-5")
def test_the_same_luck_deals_the_same_game() -> None:
    deals = [FOR_SALE.deal(FOR_SALE.agree("2015", 5), Random(seed)) for seed in (7, 7, 8)]
    assert deals[0] == deals[1]
    assert deals[0].buildings != deals[2].buildings
    assert deals[0].cheques != deals[2].cheques


@clause("FS15-SETUP-1")
def test_cards_are_drawn_in_the_order_of_the_deck() -> None:
    begun = live(scene("2015", 3, row=[30, 1, 17, 2, 29, 9], cheques=[15, 0, 4]))
    assert FOR_SALE.write(begun)["deal"]["buildings"][:6] == [30, 1, 17, 2, 29, 9]
    assert FOR_SALE.write(begun)["deal"]["cheques"][:3] == [15, 0, 4]
    assert play(scene("2015", 3, row=[30, 1, 17, 2, 29, 9]))["row"] == [1, 17, 30]
    after = play(scene("2015", 3, row=[30, 1, 17, 2, 29, 9]), "A:- B:-")
    assert after["row"] == [2, 9, 29]


@clause("FS15-SETUP-2")
def test_four_players_put_two_cards_of_each_deck_back_into_the_box() -> None:
    deal = FOR_SALE.deal(FOR_SALE.agree("2015", 4), Random(1))
    assert (len(deal.buildings), len(deal.cheques)) == (28, 28)
    assert len(set(deal.buildings)) == 28
    assert not Counter(deal.cheques) - Counter([0, *range(2, 16)] * 2)
    assert views(live(scene("2015", 4)))[0].cards_left == 28 - 4


@clause("FS15-SETUP-2")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_others_play_with_all_cards(seats: int) -> None:
    deal = FOR_SALE.deal(FOR_SALE.agree("2015", seats), Random(1))
    assert (len(deal.buildings), len(deal.cheques)) == (30, 30)
    assert views(live(scene("2015", seats)))[0].cards_left == 30 - seats


@clause("FS15-SETUP-2")
@pytest.mark.parametrize(("seats", "cards"), CARDS.items())
@pytest.mark.parametrize("deck", ["buildings", "cheques"])
def test_a_game_with_a_card_missing_is_refused(seats: int, cards: int, deck: str) -> None:
    game = record(scene("2015", seats))
    game["deal"][deck].pop()
    assert judged(game) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": f"deal.{deck}",
        "facts": {"expected": cards, "found": cards - 1},
    }


@clause("FS15-SETUP-5")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_the_chosen_player_opens_the_first_round(opener: int) -> None:
    begun = play(scene("2015", 3, opener=opener))
    assert begun["waiting"] == [opener]
    assert begun["options"] == {str(opener): {"pass": True, "bid": [1, 28]}}


@clause("FS15-SETUP-5")
def test_luck_chooses_the_opener_among_all_seats() -> None:
    openers = {FOR_SALE.deal(FOR_SALE.agree("2015", 4), Random(seed)).opener for seed in range(60)}
    assert openers == {0, 1, 2, 3}
    assert FOR_SALE.deal(FOR_SALE.agree("2015", 6), Arranged(list, list)).opener == 5


@clause("FS15-SETUP-5")
def test_nobody_opens_who_does_not_sit_at_the_table() -> None:
    game = record(scene("2015", 3))
    game["deal"]["opener"] = 3
    answer = judged(game)
    assert (answer["ok"], answer["path"]) == (False, "deal.opener")
