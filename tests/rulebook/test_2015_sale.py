"""2015: buildings are turned into cheques (FS15-SALE-1..3, 6, 8, 9)."""

from itertools import permutations

import pytest

from tests.rulebook.scenes import (
    Scene,
    at_sale,
    clause,
    live,
    only,
    play,
    refused,
    scene,
    sell_cheapest,
    then,
    to_the_sale,
)
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE, Sell
from zuschlag.rules.forsale.words import ChequesLaid, Revealed, Sealed, Sold


def three() -> Scene:
    return at_sale("2015", 3, A=[12], B=[30], C=[3], cheques=[0, 15, 7])


@clause("FS15-SALE-1")
def test_everybody_offers_a_building_of_the_own_hand() -> None:
    answer = play(three())
    assert only(answer, "phase round row waiting") == {
        "phase": "sell",
        "round": 1,
        "row": [0, 7, 15],
        "waiting": [0, 1, 2],
    }
    hands = answer["buildings"]
    assert answer["options"] == {str(seat): {"sell": hands[seat]} for seat in range(3)}
    for building in [*hands[1], *hands[2], 0, 31, -1, 12 + 64, 12 - 64]:
        assert refused(three(), f"A={building}") == (
            "for-sale/not-in-hand",
            {"building": building, "hand": hands[0]},
        )


@clause("FS15-SALE-1")
@pytest.mark.parametrize("move", ["A:1", "A:-", "B:30"])
def test_in_the_sale_nobody_bids_or_passes(move: str) -> None:
    assert refused(three(), move) == ("for-sale/not-now", {"phase": "sell"})


@clause("FS15-SALE-1")
@pytest.mark.parametrize("nobody", [-1, 3, 6])
def test_nobody_sells_who_does_not_sit_at_the_table(nobody: int) -> None:
    state = live(three())
    assert FOR_SALE.options(state, nobody) is None
    with pytest.raises(Refusal, match="not-your-turn"):
        FOR_SALE.apply(state, nobody, Sell(12))


@clause("FS15-SALE-2")
def test_three_players_sell_for_ten_rounds_until_all_cheques_are_out() -> None:
    sale = to_the_sale(scene("2015", 3))
    for number in range(1, 11):
        assert only(play(sale), "phase round") == {"phase": "sell", "round": number}
        sale = sell_cheapest(sale)
    end = play(sale)
    assert only(end, "phase round row waiting options") == {
        "phase": "done",
        "round": 10,
        "row": [],
        "waiting": [],
        "options": {},
    }
    cheques = sorted(value for pile in end["cheques"] for value in pile)
    assert cheques == sorted([0, *range(2, 16)] * 2)


@clause("FS15-SALE-3")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 7), (5, 6), (6, 5)])
def test_every_round_shows_as_many_cheques_as_there_are_players(seats: int, rounds: int) -> None:
    sale = to_the_sale(scene("2015", seats))
    drawn = [0, 0, *(value for value in range(2, 16) for _ in range(2))]
    for number in range(rounds):
        assert play(sale)["row"] == drawn[number * seats : (number + 1) * seats]
        sale = sell_cheapest(sale)
    assert play(sale)["phase"] == "done"


@clause("FS15-SALE-6", "FS15-SALE-9")
@pytest.mark.parametrize("order", list(permutations(["A=12", "B=30", "C=3"])))
def test_the_best_building_brings_the_best_cheque_and_so_on(order: tuple[str, ...]) -> None:
    before, after = play(three()), play(three(), " ".join(order))
    sold = zip(before["buildings"], (12, 30, 3), strict=True)
    left = [[card for card in hand if card != gone] for hand, gone in sold]
    assert after == before | {
        "round": 2,
        "row": [0, 2, 2],
        "buildings": left,
        "cheques": [[7], [15], [0]],
        "options": {str(seat): {"sell": left[seat]} for seat in range(3)},
    }


@clause("FS15-SALE-6")
def test_the_reveal_tells_who_got_what() -> None:
    state = live(three(), "A=12 C=3")
    assert FOR_SALE.apply(state, 1, Sell(30)) == [
        Sealed(1),
        Revealed([Sold(1, 30, 15), Sold(0, 12, 7), Sold(2, 3, 0)]),
        ChequesLaid(2, [0, 2, 2]),
    ]


@clause("FS15-SALE-6")
def test_ranks_are_matched_with_any_number_of_players() -> None:
    hands = {"A": [18], "B": [2], "C": [29], "D": [11], "E": [25]}
    five = at_sale("2015", 5, cheques=[9, 0, 14, 3, 9], **hands)
    assert play(five)["row"] == [0, 3, 9, 9, 14]
    after = play(five, "E=25 A=18 D=11 B=2 C=29")
    assert after["cheques"] == [[9], [0], [14], [3], [9]]


@clause("FS15-SALE-8")
def test_a_played_building_leaves_the_game() -> None:
    after = then(three(), "A=12 B=30 C=3")
    hands = play(after)["buildings"]
    assert [len(hand) for hand in hands] == [9, 9, 9]
    for seat, building in enumerate((12, 30, 3)):
        again = f"{'ABC'[seat]}={building}"
        assert refused(after, again) == (
            "for-sale/not-in-hand",
            {"building": building, "hand": hands[seat]},
        )


@clause("FS15-SALE-9")
def test_a_new_row_of_cheques_is_laid_when_the_last_is_shared_out() -> None:
    sale = to_the_sale(scene("2015", 3, cheques=[0, 15, 7, 4, 4, 2, 13, 5, 0]))
    rows = [play(sell_cheapest(sale, rounds))["row"] for rounds in range(3)]
    assert rows == [[0, 7, 15], [2, 4, 4], [0, 5, 13]]
    assert play(sell_cheapest(sale))["waiting"] == [0, 1, 2]
