"""1997: buildings become cheques, bounced ones among them, and the richest wins."""

import pytest

from tests.rulebook.answers import ended, selling
from tests.rulebook.scenes import (
    Scene,
    all_pass,
    at_sale,
    clause,
    counted,
    live,
    only,
    play,
    refused,
    scene,
    sell_cheapest,
    then,
    to_the_end,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE, Sell
from zuschlag.rules.forsale.words import ChequesLaid, Revealed, Sealed, Sold
from zuschlag.rules.game import Ending


def example() -> Scene:
    """A holds 19, B 4, C 11 and D 8 among others; 20, 9, 3 and a bounced cheque lie open."""
    return at_sale("1997", 4, [20, 0, 9, 3, 5, 7, 6, 8], A=[19], B=[4], C=[11], D=[8])


def five(cheques: list[int]) -> Scene:
    """A whole first phase with five: A pays 11 and keeps 4 chips, B pays 9 and keeps 6."""
    first = "A:11 B:- C:- D:- E:- A:- B:9 C:- D:- E:- B:- C:- D:- E:- A:- B:- C:- D:-"
    return then(scene("1997", 5, cheques=cheques), first)


@clause("FS97-SALE-1")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 5), (5, 4)])
def test_as_many_cheques_lie_open_as_there_are_players(seats: int, rounds: int) -> None:
    begun = to_the_sale(scene("1997", seats))
    for number in range(1, rounds + 1):
        answer = play(begun)
        assert only(answer, "phase round waiting") == {
            "phase": "sell",
            "round": number,
            "waiting": list(range(seats)),
        }
        assert answer["row"] == sorted(begun.deal.cheques[(number - 1) * seats : number * seats])
        begun = sell_cheapest(begun)
    assert play(begun)["phase"] == "done"


@clause("FS97-SALE-2", "FS97-SETUP-1")
def test_nothing_is_turned_over_before_the_last_choice_is_in() -> None:
    begun = example()
    hands = play(begun)["buildings"]
    told = {"coins": play(begun)["coins"], "box": play(begun)["box"], "row": [0, 3, 9, 20]}
    assert play(begun) == selling(**told, buildings=hands)
    sealed = "C=11 A=19 D=8"
    assert play(begun, sealed) == selling(**told, buildings=hands, sealed=[0, 2, 3])
    assert FOR_SALE.apply(live(begun, "C=11 A=19"), 3, Sell(8)) == [Sealed(3)]


@clause("FS97-SALE-2")
def test_nobody_else_knows_what_lies_face_down() -> None:
    here, there = live(example(), "B=4"), live(example(), "B=2")
    for memory in (False, True):
        own = [views(state, memory)[1].own_sealed for state in (here, there)]
        assert own == [4, 2]
        unaware = [seen for seen in views(here, memory) if seen.viewer != 1]
        assert unaware == [seen for seen in views(there, memory) if seen.viewer != 1]
        assert all(seen.own_sealed is None for seen in unaware)
        assert all([one.sealed for one in seen.people] == [0, 1, 0, 0] for seen in unaware)


@clause("FS97-SALE-2")
def test_one_building_of_the_own_hand_is_chosen_and_that_is_final() -> None:
    begun = example()
    hand = play(begun)["buildings"][0]
    assert refused(begun, "A=11") == ("for-sale/not-in-hand", {"building": 11, "hand": hand})
    again = ("for-sale/already-sealed", {"waiting": [1, 2, 3]})
    assert refused(begun, f"A=19 A={hand[0]}") == again
    assert refused(begun, "A=19 A=19") == again
    assert refused(begun, f"B=4 A=19 A={hand[0]}")[1] == {"waiting": [2, 3]}
    assert refused(begun, "A:-") == ("for-sale/not-now", {"phase": "sell"})


@clause("FS97-SALE-3", "FS97-SALE-4", "FS97-SALE-5", "C-07")
def test_the_better_the_building_the_better_the_cheque() -> None:
    begun = example()
    before = play(begun)
    kept = [[b for b in hand if b not in (19, 4, 11, 8)] for hand in before["buildings"]]
    assert [len(hand) for hand in kept] == [4, 4, 4, 4]
    assert FOR_SALE.apply(live(begun, "D=8 A=19 B=4"), 2, Sell(11)) == [
        Sealed(2),
        Revealed([Sold(0, 19, 20), Sold(2, 11, 9), Sold(3, 8, 3), Sold(1, 4, 0)]),
        ChequesLaid(2, [5, 6, 7, 8]),
    ]
    assert play(begun, "D=8 A=19 B=4 C=11") == selling(
        round=2,
        coins=before["coins"],
        box=before["box"],
        row=[5, 6, 7, 8],
        buildings=kept,
        cheques=[[20], [0], [9], [3]],
    )


@clause("FS97-SALE-4")
def test_a_bounced_cheque_must_be_taken_and_is_worth_nothing() -> None:
    answer = play(to_the_end(five([7, 15, 16, 18, 20, 0, 10, 12, 17, 19, 0, 5, 6, 8, 9])))
    assert [pile.count(0) for pile in answer["cheques"]] == [1, 1, 0, 0, 0]
    for seat in range(5):
        assert answer["scores"][seat] == sum(answer["cheques"][seat]) + answer["coins"][seat]


@clause("FS97-SALE-5")
def test_a_sold_building_is_out_of_the_game() -> None:
    sold = then(example(), "D=8 A=19 B=4 C=11")
    hand = play(sold)["buildings"][0]
    assert refused(sold, "A=19") == ("for-sale/not-in-hand", {"building": 19, "hand": hand})


@clause("FS97-END-0", "FS97-END-1", "FS97-END-2", "FS97-AIM-1")
def test_chips_left_over_count_a_million_each() -> None:
    """Cheques of 20, 9, 3 and nothing and 4 chips make 36, in a game played to its end."""
    begun = five([7, 15, 16, 18, 20, 0, 10, 12, 17, 19, 0, 5, 6, 8, 9])
    assert only(play(begun), "phase coins box") == {
        "phase": "sell",
        "coins": [4, 6, 15, 15, 15],
        "box": 20,
    }
    assert play(to_the_end(begun)) == ended(
        round=4,
        coins=[4, 6, 15, 15, 15],
        box=20,
        cheques=[[0, 3, 9, 20], [0, 4, 7, 19], [5, 10, 11, 15], [6, 12, 13, 16], [8, 14, 17, 18]],
        scores=[36, 36, 56, 62, 72],
        ranking=[5, 4, 3, 2, 1],
        winners=[4],
    )


@clause("FS97-END-0")
def test_seven_chips_are_seven_more() -> None:
    result = FOR_SALE.outcome(counted("1997", [7, 0, 0], [[20], [19], [3]]))
    assert result is not None
    assert result.scores == [27, 19, 3]


@clause("FS97-END-1")
def test_the_game_ends_when_all_buildings_are_sold() -> None:
    begun = sell_cheapest(to_the_sale(scene("1997", 4)), 4)
    assert play(begun)["phase"] == "sell"
    assert FOR_SALE.outcome(live(begun)) is None
    over = sell_cheapest(begun)
    answer = play(over)
    assert only(answer, "phase buildings row waiting options") == {
        "phase": "done",
        "buildings": [[], [], [], []],
        "row": [],
        "waiting": [],
        "options": {},
    }
    result = FOR_SALE.outcome(live(over))
    assert result is not None
    assert result.ending == Ending.SOLD_OUT
    assert refused(over, "A:-") == ("for-sale/game-over", {})
    assert refused(over, "A=1") == ("for-sale/game-over", {})


@clause("FS97-END-2", "FS97-END-3")
def test_a_tie_goes_to_who_has_more_chips_left() -> None:
    """36 with 4 chips against 36 with 6; nobody wins a whole game with 36, so it is laid out."""
    result = FOR_SALE.outcome(counted("1997", [4, 6, 15], [[20, 9, 3], [19, 11], [18]]))
    assert result is not None
    assert (result.scores, result.ranking, result.winners) == ([36, 36, 33], [2, 1, 3], [1])


@clause("FS97-END-3")
def test_a_whole_game_is_won_by_one_chip() -> None:
    cheques = [3, 8, 10, 12, 13, 6, 7, 9, 15, 19, 4, 5, 14, 18, 20, 0, 0, 11, 16, 17]
    script = (
        "A:3 B:- C:- D:- E:- A:1 B:1 C:1 D:- E:- A:- B:2 C:- "
        "B:1 C:- D:- E:- A:1 B:- A:1 B:1 C:- D:- E:- A:-"
    )
    over = to_the_end(then(scene("1997", 5, cheques=cheques), script))
    assert only(play(over), "coins box scores ranking winners") == {
        "coins": [11, 12, 15, 15, 15],
        "box": 7,
        "scores": [69, 69, 42, 36, 59],
        "ranking": [2, 1, 4, 5, 3],
        "winners": [1],
    }


@clause("FS97-BUY-4")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 5), (5, 4)])
def test_the_sale_opens_only_when_the_last_building_is_bought(seats: int, rounds: int) -> None:
    last = all_pass(scene("1997", seats), rounds - 1)
    assert only(play(last), "phase round") == {"phase": "buy", "round": rounds}
    assert only(play(all_pass(last)), "phase round") == {"phase": "sell", "round": 1}
    assert refused(all_pass(last), "A:1") == ("for-sale/not-now", {"phase": "sell"})
