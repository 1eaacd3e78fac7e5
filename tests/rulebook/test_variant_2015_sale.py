"""2015 variant: a sale with unequal hands, and the last holder sweeps (FS15V-SALE)."""

import pytest

from tests.rulebook.scenes import (
    Scene,
    at_variant_sale,
    clause,
    live,
    only,
    play,
    refused,
    sell_cheapest,
    to_the_end,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE, Sell
from zuschlag.rules.forsale.words import GameEnded, Revealed, Sealed, Sold, Swept
from zuschlag.rules.game import Ending

VARIANT = "2015-variant"


def sizes(told: Scene) -> list[int]:
    return [len(hand) for hand in play(told)["buildings"]]


def three_one_none_two() -> Scene:
    """Four players hold 3, 1, 0 and 2 buildings: after six sales from hands of 9, 7, 6 and 8."""
    return sell_cheapest(at_variant_sale(VARIANT, [9, 7, 6, 8]), 6)


def last_of_three() -> Scene:
    """Three players hold 5, 1 and 0 buildings; behind the row the deck is 15, 2, 0, 9."""
    cheques = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 10, 10, 12, 11, 15, 2, 0, 9]
    return sell_cheapest(at_variant_sale(VARIANT, [10, 6, 4], cheques=cheques), 5)


@clause("FS15V-SALE-1")
def test_there_is_one_cheque_for_each_player_who_holds_buildings() -> None:
    answer = play(three_one_none_two())
    assert sizes(three_one_none_two()) == [3, 1, 0, 2]
    assert only(answer, "phase round row waiting") == {
        "phase": "sell",
        "round": 7,
        "row": [13, 13, 14],
        "waiting": [0, 1, 3],
    }
    hands = answer["buildings"]
    assert answer["options"] == {str(seat): {"sell": hands[seat]} for seat in (0, 1, 3)}


@clause("FS15V-SALE-1")
def test_while_everybody_holds_buildings_there_are_as_many_cheques_as_players() -> None:
    sale = at_variant_sale(VARIANT, [9, 7, 6, 8])
    for number in range(1, 7):
        answer = play(sale)
        assert (answer["round"], len(answer["row"])) == (number, 4)
        assert answer["waiting"] == [0, 1, 2, 3]
        sale = sell_cheapest(sale)


@clause("FS15V-SALE-1", "FS15V-SALE-2")
def test_who_never_bought_is_not_asked_and_keeps_the_coins() -> None:
    sale = at_variant_sale(VARIANT, [10, 10, 0])
    assert only(play(sale), "row waiting") == {"row": [0, 0], "waiting": [0, 1]}
    end = play(to_the_end(sale))
    assert (end["cheques"][2], end["scores"][2], end["coins"][2]) == ([], 28, 28)
    assert (end["phase"], end["round"]) == ("done", 10)
    assert play(at_variant_sale(VARIANT, [0, 10, 10]))["waiting"] == [1, 2]


@clause("FS15V-SALE-2")
def test_who_has_sold_all_buildings_is_out() -> None:
    after = sell_cheapest(three_one_none_two())
    assert sizes(after) == [2, 0, 0, 1]
    answer = play(after)
    assert only(answer, "phase round row waiting") == {
        "phase": "sell",
        "round": 8,
        "row": [14, 15],
        "waiting": [0, 3],
    }
    assert list(answer["options"]) == ["0", "3"]
    out = ("for-sale/not-your-turn", {"waiting": [0, 3]})
    assert refused(after, "B=29") == out
    assert refused(after, "C=30") == out
    (building,) = play(after)["buildings"][3]
    assert refused(after, f"D={building} C=30") == ("for-sale/not-your-turn", {"waiting": [0]})


@clause("FS15V-SALE-2")
def test_who_has_laid_down_the_last_building_still_gets_a_cheque() -> None:
    sale = three_one_none_two()
    (last,) = play(sale)["buildings"][1]
    waiting = play(sale, f"B={last}")
    assert (waiting["waiting"], waiting["buildings"][1]) == ([0, 3], [last])
    assert refused(sale, f"B={last} B={last}") == ("for-sale/already-sealed", {"waiting": [0, 3]})
    assert [len(pile) for pile in play(sell_cheapest(sale))["cheques"]] == [7, 7, 6, 7]


@clause("FS15V-SALE-3")
def test_cheques_grow_fewer_until_the_last_player_sweeps() -> None:
    sale, shown = three_one_none_two(), []
    while (answer := play(sale))["phase"] == "sell":
        shown.append(len(answer["row"]))
        sale = sell_cheapest(sale)
    assert shown == [3, 2]
    assert play(sale) == {
        "ok": True,
        "phase": "done",
        "round": 8,
        "coins": [19, 13, 17, 19],
        "bids": [0, 0, 0, 0],
        "box": 16,
        "row": [],
        "buildings": [[], [], [], []],
        "cheques": [
            [0, 3, 5, 7, 9, 11, 13, 15, 15],
            [2, 4, 6, 8, 10, 12, 14],
            [2, 4, 6, 8, 10, 12],
            [0, 3, 5, 7, 9, 11, 13, 14],
        ],
        "waiting": [],
        "options": {},
        "scores": [97, 69, 59, 81],
        "ranking": [1, 3, 4, 2],
        "winners": [0],
    }


@clause("FS15V-SALE-4")
def test_the_last_player_with_buildings_takes_all_remaining_cheques() -> None:
    before = play(last_of_three())
    assert only(before, "coins row buildings cheques waiting") == {
        "coins": [28, 17, 28],
        "row": [11, 12],
        "buildings": [[11, 14, 15, 18, 19], [20], []],
        "cheques": [[3, 4, 6, 7, 10], [3, 5, 6, 8, 10], [4, 5, 7, 8]],
        "waiting": [0, 1],
    }
    sold = [3, 4, 6, 7, 10, 11]
    assert play(last_of_three(), "A=11 B=20") == before | {
        "phase": "done",
        "row": [],
        "buildings": [[], [], []],
        "cheques": [sorted([*sold, 15, 2, 0, 9]), [3, 5, 6, 8, 10, 12], [4, 5, 7, 8]],
        "waiting": [],
        "options": {},
        "scores": [28 + 41 + 26, 17 + 44, 28 + 24],
        "ranking": [1, 2, 3],
        "winners": [0],
    }


@clause("FS15V-SALE-4")
def test_the_sweep_is_told_and_ends_the_game() -> None:
    state = live(last_of_three())
    assert FOR_SALE.apply(state, 1, Sell(20)) == [Sealed(1)]
    assert FOR_SALE.apply(state, 0, Sell(11)) == [
        Sealed(0),
        Revealed([Sold(1, 20, 12), Sold(0, 11, 11)]),
        Swept(0, [14, 15, 18, 19], [0, 2, 9, 15]),
        GameEnded([95, 61, 52], [1, 2, 3], [0]),
    ]
    result = FOR_SALE.outcome(state)
    assert result is not None
    assert result.ending == Ending.SWEPT
    assert [one.hand_size for one in views(state)[3].people] == [0, 0, 0]
    assert views(state)[3].cards_left == 0


@clause("FS15V-SALE-3", "FS15V-SALE-4")
@pytest.mark.parametrize(
    ("hands", "rounds", "ending"),
    [
        ([8, 8, 4], 8, Ending.SOLD_OUT),
        ([8, 6, 6], 6, Ending.SWEPT),
        ([7, 7, 6], 7, Ending.SOLD_OUT),
    ],
)
def test_who_run_out_together_leave_nothing_to_sweep(
    hands: list[int], rounds: int, ending: Ending
) -> None:
    end = live(to_the_end(at_variant_sale(VARIANT, hands)))
    result = FOR_SALE.outcome(end)
    assert result is not None
    assert result.ending == ending
    sight = views(end)[3]
    assert (sight.round, [one.cheque_count for one in sight.people]) == (rounds, hands)
