"""The telling held against every example with numbers in the For Sale ledger."""

from typing import Any

import pytest

from . import for_sale
from .for_sale import EDITIONS, Game, Illegal

A, B, C, D, E = range(5)


def look(game: Game) -> dict[str, Any]:
    return game.answer()


def bidding(game: Game, script: str) -> dict[str, Any]:
    """Play ledger notation, `A:4 B:-`, and look."""
    for move in script.split():
        seat, word = "ABCDEF".index(move[0]), move[2:]
        if word == "-":
            game.act(seat, "pass")
        else:
            game.act(seat, "bid", int(word))
    return look(game)


def selling(game: Game, *sales: tuple[int, int]) -> dict[str, Any]:
    for seat, building in sales:
        game.act(seat, "sell", building)
    return look(game)


def refusal(game: Game, seat: int, verb: str, value: int | None = None) -> str:
    before = game.answer()
    with pytest.raises(Illegal) as caught:
        game.act(seat, verb, value)
    assert game.answer() == before
    return caught.value.slug


def hand_over(game: Game) -> dict[str, Any]:
    """Everyone sells the lowest building until the game is done."""
    while (seen := look(game))["phase"] != "done":
        seat = seen["waiting"][0]
        game.act(seat, "sell", seen["buildings"][seat][0])
    return seen


MASTER_TABLE = {
    "2015": ({3: 30, 4: 28, 5: 30, 6: 30}, {3: 28, 4: 21, 5: 16, 6: 14}),
    "2015-variant": ({3: 20, 4: 30, 5: 27, 6: 30}, {3: 28, 4: 21, 5: 16, 6: 14}),
    "1997": ({3: 18, 4: 20, 5: 20}, {3: 15, 4: 15, 5: 15}),
    "1997-strict": ({3: 18, 4: 20, 5: 20}, {3: 15, 4: 15, 5: 15}),
    "1997-variant": ({3: 16, 4: 18, 5: 20}, {3: 15, 4: 15, 5: 15}),
    "2005-seed": ({3: 24, 4: 28, 5: 30, 6: 30}, {3: 14, 4: 14, 5: 14, 6: 14}),
    "2005-published": ({3: 24, 4: 28, 5: 30, 6: 30}, {3: 18, 4: 18, 5: 14, 6: 14}),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_and_coins_are_those_of_the_master_table(edition: str) -> None:
    """Ledger 0.1; FS15-SETUP-2..3, FS15V-SETUP-1..3, FS97-SETUP-2..3, FS97V-SETUP-1..3, C-03."""
    used, coins = MASTER_TABLE[edition]
    buildings, cheques = for_sale.cards(edition)
    assert (sum(buildings), sum(cheques)) == ((210, 207) if "1997" in edition else (465, 238))
    assert for_sale.seats_allowed(edition) == tuple(used)
    for n in used:
        assert for_sale.in_play(edition, n, {}) == used[n]
        assert look(Game(edition, n, {}, buildings, cheques, 0))["coins"] == [coins[n]] * n


def test_printed_buying_and_sale_round_of_2015() -> None:
    """FS15-EX-1, FS15-EX-2, and the answer printed in design section 4."""
    tom, annika, michelle = A, B, C
    game = Game("2015", 3, {}, [8, 20, 28, 3, 2, 1], [13, 12, 0, 5, 5, 5], tom)
    assert bidding(game, "A:1 B:2 C:3 A:4 B:- C:-") == {
        "ok": True, "phase": "buy", "round": 2, "coins": [24, 27, 27], "bids": [0, 0, 0],
        "box": 6, "row": [1, 2, 3], "buildings": [[28], [8], [20]], "cheques": [[], [], []],
        "waiting": [tom], "options": {"0": {"pass": True, "bid": [1, 24]}},
        "scores": None, "ranking": None, "winners": None,
    }  # fmt: skip
    seen = bidding(game, "A:- B:-")
    assert (seen["phase"], seen["round"], seen["row"]) == ("sell", 1, [0, 12, 13])
    seen = selling(game, (michelle, 20), (tom, 28))
    assert (seen["waiting"], seen["options"]) == ([annika], {"1": {"sell": [2, 8]}})
    assert (seen["buildings"], seen["cheques"]) == ([[1, 28], [2, 8], [3, 20]], [[], [], []])
    assert selling(game, (annika, 8))["cheques"] == [[13], [0], [12]]


def test_printed_buying_round_of_1997() -> None:
    """FS97-EX-1: equal bids are legal, but a level player must add a chip or pass."""
    game = Game("1997", 4, {}, [19, 1, 15, 13, 2, 3, 4, 5], [], A)
    seen = bidding(game, "A:1 B:1 C:2")
    assert seen["options"] == {"3": {"pass": True, "bid": [2, 15]}}
    seen = bidding(game, "D:- A:3 B:3")
    assert seen["options"] == {"2": {"pass": True, "bid": [3, 15]}}
    seen = bidding(game, "C:-")
    assert seen["options"] == {"0": {"pass": True, "bid": [4, 15]}}
    seen = bidding(game, "A:-")
    assert seen["buildings"] == [[15], [19], [13], [1]]
    assert (seen["coins"], seen["box"], seen["waiting"]) == ([14, 12, 14, 15], 5, [B])


@pytest.mark.parametrize(
    ("edition", "row", "script", "buildings", "coins", "box", "opener"),
    [
        pytest.param("2015-variant", [6, 25], "A:5 B:6 C:7 A:- B:-",
                     [[], [6], [25]], [28, 25, 21], 10, C, id="FS15V-PASS-1"),
        pytest.param("2015-variant", [5, 14, 27], "A:2 B:3 C:5 D:- A:- B:6 C:-",
                     [[5], [27], [14], []], [20, 15, 19, 21], 9, B, id="FS15V-PASS-2"),
        pytest.param("1997-variant", [3, 11, 18], "A:1 B:1 C:3 D:3 A:- B:3 C:4 D:- B:-",
                     [[], [11], [18], [3]], [15, 14, 11, 14], 6, C, id="FS97V-PASS-1"),
        pytest.param("2015", [4, 9, 17, 26], "A:- B:- C:-",
                     [[4], [9], [17], [26]], [21, 21, 21, 21], 0, D, id="C-11"),
        pytest.param("2015", [1, 2, 3], "A:- B:1 C:-",
                     [[1], [3], [2]], [28, 27, 28], 1, B, id="FS15-REND-4"),
    ],
)  # fmt: skip
def test_buying_rounds_worked_in_the_ledger(
    edition: str, row: list[int], script: str,
    buildings: list[list[int]], coins: list[int], box: int, opener: int,
) -> None:  # fmt: skip
    following = [30, 29, 28, 27][: len(row)]
    game = Game(edition, len(coins), {}, row[::-1] + following, [], A)
    assert look(game)["row"] == row
    seen = bidding(game, script)
    assert (seen["buildings"], seen["coins"], seen["box"]) == (buildings, coins, box)
    assert (seen["waiting"], seen["round"]) == ([opener], 2)


def test_short_last_round_leaves_two_passers_empty() -> None:
    """C-04: five players, 27 buildings, so the seventh round shows three."""
    assert for_sale.in_play("2015-variant", 5, {"variant5_removed": 2}) == 28
    deck = list(range(1, 7)) + list(range(8, 16)) + list(range(17, 27)) + [7, 16, 30]
    game = Game("2015-variant", 5, {}, deck, [5] * 27, B)
    for _ in range(6 * 4):
        game.act(look(game)["waiting"][0], "pass")
    seen = look(game)
    assert (seen["round"], seen["row"], seen["waiting"]) == (7, [7, 16, 30], [A])
    held = [len(hand) for hand in seen["buildings"]]
    seen = bidding(game, "A:1 B:3 C:- D:4 E:5 A:- B:- D:-")
    assert (seen["coins"], seen["box"]) == ([16, 15, 16, 14, 11], 8)
    assert [len(hand) for hand in seen["buildings"]] == [
        before + gained for before, gained in zip(held, [0, 1, 0, 1, 1], strict=True)
    ]
    for seat, building in [(B, 7), (D, 16), (E, 30)]:
        assert building in seen["buildings"][seat]
    assert (seen["phase"], len(seen["row"])) == ("sell", 5)


@pytest.mark.parametrize(("edition", "returned"), [
    ("2015", [0, 1, 1, 2, 2, 3, 3, 4]), ("1997", [0, 1, 1, 2, 2, 3, 3, 4]),
    ("2005-seed", [0, 1, 1, 2, 2, 3, 3, 4]), ("2005-published", [0, 0, 1, 1, 2, 2, 3, 3]),
])  # fmt: skip
def test_refund_of_every_bid_up_to_seven(edition: str, returned: list[int]) -> None:
    """Ledger 0, FS15-PASS-2..4, FS97-PASS-2..3, FS05-META-2, C-19."""
    for bid, back in enumerate(returned):
        game = Game(edition, 3, {}, [1, 2, 3], [1, 2, 3], A)
        start = look(game)["coins"][A]
        opening = f"A:{bid} B:{bid + 1} C:- A:-" if bid else "A:-"
        assert bidding(game, opening)["coins"][A] == start - bid + back


@pytest.mark.parametrize(
    ("edition", "script", "legal", "too_low", "too_high"),
    [
        pytest.param("2015", "", [1, 28], 0, 29, id="FS15-BID-2,C-09"),
        pytest.param("2015", "A:3", [4, 28], 3, 29, id="FS15-BID-3"),
        pytest.param("2015", "A:1 B:2 C:3", [4, 28], 3, 29, id="FS15-BID-4"),
        pytest.param("2015-variant", "A:3", [4, 28], 3, 29, id="FS15V-0"),
        pytest.param("1997", "", [1, 15], 0, 16, id="FS97-BID-2"),
        pytest.param("1997", "A:2", [2, 15], 1, 16, id="FS97-BID-3:h2b0"),
        pytest.param("1997", "A:3 B:3 C:3", [4, 15], 3, 16, id="FS97-BID-3:h3b3"),
        pytest.param("1997", "A:1 B:1 C:3", [3, 15], 2, 16, id="FS97-BID-3:h3b1"),
        pytest.param("1997-strict", "A:2", [3, 15], 2, 16, id="FS97-BID-3i"),
        pytest.param("2005-seed", "A:2", [3, 14], 2, 15, id="C-01:2005"),
        pytest.param("2015", "A:1 B:28 C:-", None, 28, 29, id="C-10"),
        pytest.param("1997", "A:15 B:15 C:-", None, 15, 16, id="C-10:all-in-tie"),
        pytest.param("1997", "A:1 B:15 C:15", [15, 15], 14, 16, id="C-10:match-all-in"),
    ],
)
def test_bid_legality_tables(
    edition: str, script: str, legal: list[int] | None, too_low: int, too_high: int
) -> None:
    game = Game(edition, 3, {}, [1, 2, 3], [1, 2, 3], A)
    seen = bidding(game, script)
    seat = seen["waiting"][0]
    expected = {"pass": True} if legal is None else {"pass": True, "bid": legal}
    assert seen["options"] == {str(seat): expected}
    assert refusal(game, seat, "bid", too_low) == "bid-too-low"
    assert refusal(game, seat, "bid", too_high) == "bid-too-high"


def test_no_coins_in_hand_means_pass() -> None:
    """FS15-BID-5: b=2, h=3 with c=0, 1, 2, after a first round that leaves A just that."""
    for hand, options in [(0, {}), (1, {}), (2, {"bid": [4, 4]})]:
        game = Game("2015", 3, {}, [1, 2, 3, 4, 5, 6], [0] * 6, A)
        seen = bidding(game, f"A:{26 - hand} B:- C:- A:2 B:3 C:-")
        assert seen["options"] == {"0": {"pass": True} | options}


def test_options_override_the_edition() -> None:
    """C-01, C-19."""
    game = Game("2015", 3, {"least_bid": "match", "refund": "down"}, [1, 2, 3], [0, 0, 0], A)
    assert bidding(game, "A:3 B:3 C:- A:-")["coins"] == [26, 25, 28]


def test_sale_ranks_buildings_against_cheques() -> None:
    """FS15-SALE-6, FS97-SALE-3..4."""
    game = Game("2015", 3, {}, [3, 12, 30], [0, 15, 7], C)
    bidding(game, "C:- A:-")
    seen = selling(game, (A, 12), (B, 30), (C, 3))
    assert (seen["cheques"], seen["phase"], seen["row"]) == ([[7], [15], [0]], "done", [])
    game = Game("1997", 4, {}, [19, 4, 11, 8], [20, 0, 9, 3], A)
    bidding(game, "A:- B:- C:-")
    seen = selling(game, (D, 19), (A, 4), (C, 11), (B, 8))
    assert seen["cheques"] == [[0], [3], [9], [20]]


def test_refusals_come_in_the_agreed_order() -> None:
    game = Game("2015", 3, {}, [1, 2, 3], [0, 2, 3], A)
    assert refusal(game, B, "sell", 1) == "not-now"
    assert refusal(game, B, "bid", 99) == "not-your-turn"
    bidding(game, "A:- B:-")
    assert refusal(game, A, "sell", 2) == "not-in-hand"
    selling(game, (A, 1))
    assert refusal(game, A, "pass") == "not-now"
    assert refusal(game, A, "sell", 9) == "already-sealed"
    selling(game, (B, 2), (C, 3))
    assert refusal(game, A, "bid", 1) == "game-over"


def test_last_holder_sweeps_the_remaining_cheques() -> None:
    """FS15V-SALE-1..4, C-15: hands 8, 4, 4; after four rounds A takes {15, 2, 0, 9}."""
    game = Game("2015-variant", 3, {}, list(range(1, 17)), [3] * 12 + [15, 2, 0, 9], A)
    for loser in [B, C] * 4:
        while (seat := look(game)["waiting"][0]) != loser:
            game.act(seat, "bid", look(game)["options"][str(seat)]["bid"][0])
        game.act(loser, "pass")
        game.act(look(game)["waiting"][0], "pass")
    assert [len(hand) for hand in look(game)["buildings"]] == [8, 4, 4]
    seen = hand_over(game)
    assert seen["cheques"] == [[0, 2, 3, 3, 3, 3, 9, 15], [3] * 4, [3] * 4]
    assert (seen["round"], seen["buildings"], seen["waiting"]) == (4, [[], [], []], [])


@pytest.mark.parametrize(
    ("edition", "pays", "cheques", "scores", "ranking", "winners"),
    [
        pytest.param("2015", (25, 23, 19), (37, 35, 30), [40, 40, 39], [2, 1, 3], [B],
                     id="FS15-END-4"),
        pytest.param("2015", (23, 23, 19), (35, 35, 30), [40, 40, 39], [1, 1, 3], [A, B],
                     id="FS15-END-5,C-16"),
        pytest.param("1997", (11, 9, 1), (32, 30, 0), [36, 36, 14], [2, 1, 3], [B],
                     id="FS97-END-3"),
        pytest.param("2015", (23, 23, 23), (32, 31, 15), [37, 36, 20], [1, 2, 3], [A],
                     id="FS15-END-3"),
    ],
)  # fmt: skip
def test_ties_go_to_coins_and_then_are_shared(
    edition: str, pays: tuple[int, ...], cheques: tuple[int, ...],
    scores: list[int], ranking: list[int], winners: list[int],
) -> None:  # fmt: skip
    game = Game(edition, 3, {}, list(range(1, 10)), [*cheques, 0, 0, 0, 0, 0, 0], C)
    bidding(game, f"C:{pays[C]} A:- B:- C:- A:{pays[A]} B:- A:- B:{pays[B]} C:-")
    selling(game, (A, 7), (B, 5), (C, 4))
    seen = hand_over(game)
    assert (seen["scores"], seen["ranking"], seen["winners"]) == (scores, ranking, winners)


@pytest.mark.parametrize(
    ("edition", "n", "bid", "cheques", "score"),
    [
        pytest.param("2015", 3, 23, [13, 12, 0, 7], 37, id="FS15-END-2"),
        pytest.param("1997", 3, 11, [20, 9, 3], 36, id="FS97-END-2"),
    ],
)
def test_score_is_cheques_and_coins(
    edition: str, n: int, bid: int, cheques: list[int], score: int
) -> None:
    """Every row of cheques is n alike, so each player wins exactly the printed ones."""
    deck = [cheque for cheque in cheques for _ in range(n)]
    game = Game(edition, n, {}, list(range(1, 1 + len(deck))), deck, A)
    bidding(game, f"A:{bid} B:- C:-")
    while (seen := look(game))["phase"] == "buy":
        game.act(seen["waiting"][0], "pass")
    seen = hand_over(game)
    assert (seen["cheques"][A], seen["scores"][A]) == (sorted(cheques), score)
