"""1997 for real estate sharks: hands differ, and so does the number of cheques."""

import pytest

from tests.rulebook.answers import ended, in_all, selling
from tests.rulebook.scenes import (
    at_variant_sale,
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
)
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation


@clause("FS97V-SALE-1", "FS97V-SALE-2")
def test_four_cheques_lie_open_while_all_four_hold_buildings() -> None:
    begun = at_variant_sale("1997-variant", [6, 4, 4, 4], cheques=[20, 0, 9, 3])
    answer = play(begun)
    assert [len(hand) for hand in answer["buildings"]] == [6, 4, 4, 4]
    assert in_all(answer["buildings"]) == sorted(begun.deal.buildings)
    assert answer == selling(
        coins=answer["coins"], box=answer["box"], row=[0, 3, 9, 20], buildings=answer["buildings"]
    )
    assert sum(answer["coins"]) + answer["box"] == 60


@clause("FS97V-SALE-2")
@pytest.mark.parametrize(
    ("seats", "most"), [(3, [8, 4, 4]), (4, [6, 4, 4, 4]), (5, [5, 5, 4, 3, 3])]
)
def test_nobody_can_hold_more_buildings_than_there_were_rounds(seats: int, most: list[int]) -> None:
    answer = play(at_variant_sale("1997-variant", most))
    assert [len(hand) for hand in answer["buildings"]] == most
    assert len(most) == seats


@clause("FS97V-SALE-3")
def test_in_the_final_rounds_only_those_with_buildings_get_a_cheque() -> None:
    begun = at_variant_sale("1997-variant", [5, 5, 5, 4, 1])
    shown = []
    while (answer := play(begun))["phase"] == "sell":
        shown.append((len(answer["row"]), answer["waiting"]))
        begun = sell_cheapest(begun)
    assert shown == [
        (5, [0, 1, 2, 3, 4]),
        (4, [0, 1, 2, 3]),
        (4, [0, 1, 2, 3]),
        (4, [0, 1, 2, 3]),
        (3, [0, 1, 2]),
    ]
    assert [len(pile) for pile in answer["cheques"]] == [5, 5, 5, 4, 1]
    assert in_all(answer["cheques"]) == [0, 0, *range(3, 21)]


@clause("FS97V-SALE-3")
def test_who_has_sold_out_is_not_asked_again() -> None:
    begun = sell_cheapest(at_variant_sale("1997-variant", [5, 5, 5, 4, 1]))
    assert play(begun)["buildings"][4] == []
    assert refused(begun, "E=1") == ("for-sale/not-your-turn", {"waiting": [0, 1, 2, 3]})
    sealed = f"A={play(begun)['buildings'][0][0]}"
    late = ("for-sale/not-your-turn", {"waiting": [1, 2, 3]})
    assert refused(begun, f"{sealed} E=1") == late
    seen: Observation = FOR_SALE.observe(live(begun), 4)
    assert (seen.people[4].hand_size, seen.people[4].cheque_count) == (0, 1)


@clause("FS97V-SALE-3", "C-15")
def test_the_last_one_with_buildings_takes_what_playing_on_would_have_brought() -> None:
    order = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 0]
    begun = at_variant_sale("1997-variant", [6, 4, 4, 4], cheques=order)
    last = sell_cheapest(begun, 3)
    assert only(play(last), "phase round row") == {
        "phase": "sell",
        "round": 4,
        "row": [15, 16, 17, 18],
    }
    answer = play(to_the_end(begun))
    assert answer["round"] == 4
    assert len(answer["cheques"][0]) == 6
    assert set(answer["cheques"][0]) > {0, 20}
    assert in_all(answer["cheques"]) == sorted(order)
    assert answer["buildings"] == [[], [], [], []]


@clause("FS97V-END-1")
def test_most_money_wins_again() -> None:
    """Chips count and decide ties as in the base game; the totals are laid out by hand."""
    result = FOR_SALE.outcome(counted("1997-variant", [4, 6, 15], [[20, 9, 3], [19, 11], [18]]))
    assert result is not None
    assert (result.scores, result.ranking, result.winners) == ([36, 36, 33], [2, 1, 3], [1])


@clause("FS97V-END-1")
def test_a_whole_game_of_sharks_is_counted() -> None:
    """A leaves every auction first and ends with nothing but the chips; B and C share the row."""
    rounds = " ".join(["A:- B:1 C:-", "B:1 C:1 A:- B:-", "C:1 A:- B:1 C:-", "B:1 C:1 A:- B:-"])
    rest = " C:1 A:- B:-" * 4
    begun = then(scene("1997-variant", 3, cheques=list(range(5, 21))), rounds + rest)
    assert play(to_the_end(begun)) == ended(
        round=8,
        coins=[15, 13, 9],
        box=8,
        cheques=[[], [6, 7, 10, 11, 13, 15, 17, 19], [5, 8, 9, 12, 14, 16, 18, 20]],
        scores=[15, 111, 111],
        ranking=[3, 1, 2],
        winners=[1],
    )
