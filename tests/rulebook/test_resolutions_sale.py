"""Rulings on the sale and the end: unequal hands, the last holder, level results."""

from collections import Counter
from random import Random

import pytest

from tests.rulebook.answers import ended
from tests.rulebook.scenes import (
    at_sale,
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
from zuschlag.rules.forsale.editions import editions
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass, Sell, State
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    AuctionWon,
    GameEnded,
    Revealed,
    Sealed,
    Sold,
    Swept,
)
from zuschlag.rules.game import Ending, fresh


@clause("C-07")
def test_the_best_building_brings_the_best_cheque_and_no_building() -> None:
    begun = at_sale("1997", 3, [20, 9, 0], A=[19], B=[4], C=[11])
    before, after = play(begun), play(begun, "A=19 B=4 C=11")
    assert after["cheques"] == [[20], [0], [9]]
    assert after["buildings"] == [
        [b for b in hand if b not in (19, 4, 11)] for hand in before["buildings"]
    ]


@clause("C-13")
@pytest.mark.parametrize("script", ["A=12 B=30 C=3", "C=3 A=12 B=30", "B=30 C=3 A=12"])
def test_equal_cheques_are_the_same_to_everybody_and_the_order_of_choices_too(script: str) -> None:
    begun = at_sale("2015", 3, [15, 15, 3], A=[12], B=[30], C=[3])
    after = play(begun, script)
    assert after["cheques"] == [[15], [15], [3]]
    assert after == play(begun, "A=12 C=3 B=30")
    assert play(begun)["waiting"] == [0, 1, 2]


@clause("C-15")
def test_who_owns_no_building_sits_out_the_sale_and_counts_the_coins() -> None:
    begun = at_variant_sale("2015-variant", [10, 10, 0])
    answer = play(begun)
    assert only(answer, "phase row waiting") == {"phase": "sell", "row": [0, 0], "waiting": [0, 1]}
    assert (answer["buildings"][2], answer["coins"][2]) == ([], 28)
    assert refused(begun, "C=1") == ("for-sale/not-your-turn", {"waiting": [0, 1]})
    assert FOR_SALE.options(live(begun), 2) is None
    over = play(to_the_end(begun))
    assert (over["scores"][2], over["cheques"][2], over["round"]) == (28, [], 10)


SWEEPS = [
    (
        "2015-variant",
        [10, 6, 4],
        [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 10, 10, 11, 11],
        [15, 2, 0, 9],
    ),
    ("1997-variant", [8, 4, 4], [0, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16], [15, 3, 0, 9]),
    ("1997-variant", [4, 4, 8], [0, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16], [15, 3, 0, 9]),
]


@clause("C-15")
@pytest.mark.parametrize(("edition", "sizes", "first", "last"), SWEEPS)
def test_the_last_holder_takes_the_remaining_cheques_and_the_game_ends(
    edition: str, sizes: list[int], first: list[int], last: list[int]
) -> None:
    """As many sale rounds as the second largest hand has buildings, then all the rest at once."""
    begun = at_variant_sale(edition, sizes, cheques=first + last)
    holder, rounds = sizes.index(max(sizes)), sorted(sizes)[1]
    before = play(sell_cheapest(begun, rounds - 1))
    assert only(before, "phase round") == {"phase": "sell", "round": rounds}
    assert len(before["buildings"][holder]) == 5
    after = play(sell_cheapest(begun, rounds))
    assert after == ended(
        round=rounds,
        coins=before["coins"],
        box=before["box"],
        cheques=after["cheques"],
        scores=[
            coins + sum(pile) for coins, pile in zip(after["coins"], after["cheques"], strict=True)
        ],
        ranking=after["ranking"],
        winners=after["winners"],
    )
    assert [len(pile) for pile in after["cheques"]] == sizes
    assert sum(sum(pile) for pile in after["cheques"]) == sum(first + last)
    swept = Counter(after["cheques"][holder]) - Counter(before["cheques"][holder]) - Counter(last)
    assert [value in before["row"] for value in swept.elements()] == [True]
    assert refused(sell_cheapest(begun, rounds), "A=1") == ("for-sale/game-over", {})


@clause("C-15")
def test_the_sweep_is_told_and_needs_no_move() -> None:
    edition, sizes, first, last = SWEEPS[0]
    begun = sell_cheapest(at_variant_sale(edition, sizes, cheques=first + last), 5)
    (a, b), state = play(begun)["buildings"][:2], live(begun)
    assert FOR_SALE.apply(state, 0, Sell(a[0])) == [Sealed(0)]
    told = FOR_SALE.apply(state, 1, Sell(b[0]))
    sales = sorted([Sold(0, a[0], 11), Sold(1, b[0], 11)], key=lambda one: -one.building)
    result = FOR_SALE.outcome(state)
    assert result is not None
    assert result.ending == Ending.SWEPT
    assert told == [
        Sealed(1),
        Revealed(sales),
        Swept(seat=0, buildings=a[1:], cheques=[0, 2, 9, 15]),
        GameEnded(result.scores, result.ranking, result.winners),
    ]


@clause("C-15")
@pytest.mark.parametrize(
    ("edition", "sizes", "rounds"),
    [("2015-variant", [10, 10, 0], 10), ("1997-variant", [4, 4, 4, 4, 4], 4)],
)
def test_if_all_run_out_at_once_nobody_sweeps(edition: str, sizes: list[int], rounds: int) -> None:
    last = sell_cheapest(at_variant_sale(edition, sizes), rounds - 1)
    assert only(play(last), "phase round") == {"phase": "sell", "round": rounds}
    over = sell_cheapest(last)
    assert [len(pile) for pile in play(over)["cheques"]] == sizes
    result = FOR_SALE.outcome(live(over))
    assert result is not None
    assert result.ending == Ending.SOLD_OUT


@clause("C-15")
@pytest.mark.parametrize("edition", ["1997-variant", "2015-variant"])
def test_a_winner_always_takes_a_building_and_at_most_one_player_has_none(edition: str) -> None:
    for seed in range(20):
        luck, seats = Random(seed), 3 + seed % 3
        state = fresh(FOR_SALE, FOR_SALE.agree(edition, seats), luck)
        while (seen := FOR_SALE.observe(state, None)).phase == "buy":
            (seat,) = FOR_SALE.waiting_for(state)
            told = FOR_SALE.apply(state, seat, any_move(state, seat, luck))
            won = [event for event in told if isinstance(event, AuctionWon)]
            if won:
                assert won[0].building == seen.row[-1]
                hands = [one.hand_size for one in FOR_SALE.observe(state, None).people]
                assert hands.count(0) <= 1
                assert hands[won[0].seat] > 0


def any_move(state: State, seat: int, luck: Random) -> Action:
    """Pass one time in three or when there is no choice, else bid the least there is."""
    options = FOR_SALE.options(state, seat)
    assert isinstance(options, AuctionOptions)
    return Bid(options.bid[0]) if options.bid and luck.randrange(3) else Pass()


@clause("C-16")
@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize(
    ("coins", "ranking", "winners"),
    [
        ([4, 4, 3], [1, 1, 3], [0, 1]),
        ([3, 4, 4], [3, 1, 1], [1, 2]),
        ([4, 3, 4], [1, 3, 1], [0, 2]),
        ([4, 4, 4], [1, 1, 1], [0, 1, 2]),
        ([5, 4, 4], [1, 2, 2], [0]),
        ([3, 5, 4], [3, 1, 2], [1]),
    ],
)
def test_who_is_level_in_score_and_coins_shares_the_place(
    edition: str, coins: list[int], ranking: list[int], winners: list[int]
) -> None:
    """All have 23; what is not in coins is in cheques, laid out by hand."""
    cheques = [[15, 8 - coins[0]], [11, 12 - coins[1]], [6, 17 - coins[2]]]
    result = FOR_SALE.outcome(counted(edition, coins, cheques))
    assert result is not None
    assert (result.scores, result.ranking, result.winners) == ([23] * 3, ranking, winners)


@clause("C-16")
def test_a_whole_game_is_shared() -> None:
    """A and B have 64 and 12 chips each and both win; C and D share the fourth place."""
    cheques = [4, 12, 15, 18, 20, 0, 5, 6, 7, 13, 10, 11, 14, 16, 17, 0, 3, 8, 9, 19]
    script = (
        "A:2 B:- C:- D:- E:- A:1 B:1 C:1 D:- E:- A:- B:2 C:- "
        "B:1 C:- D:- E:- A:1 B:- A:1 B:1 C:- D:- E:- A:-"
    )
    over = to_the_end(then(scene("1997", 5, cheques=cheques), script))
    assert play(over) == ended(
        round=4,
        coins=[12, 12, 15, 15, 15],
        box=6,
        cheques=[[6, 9, 17, 20], [4, 13, 16, 19], [0, 7, 10, 12], [0, 3, 11, 15], [5, 8, 14, 18]],
        scores=[64, 64, 44, 44, 60],
        ranking=[1, 1, 4, 4, 3],
        winners=[0, 1],
    )
