"""1997: bidding over a row of buildings, where equal bids are allowed and none may be idle."""

import msgspec
import pytest

from tests.rulebook.answers import buying
from tests.rulebook.scenes import Scene, all_pass, clause, live, only, play, refused, scene, then
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, Passed


def four(opener: int = 0) -> Scene:
    """The row of the rulebook's example."""
    return scene("1997", 4, row=[1, 13, 15, 19, 2, 4, 6, 8], opener=opener)


def so_far(script: str) -> list[str]:
    """The script before its first move and after every one."""
    moves = script.split()
    return [" ".join(moves[:done]) for done in range(len(moves) + 1)]


@clause("FS97-EX-1", "FS97-PASS-1", "FS97-PASS-2", "FS97-PASS-3", "FS97-PASS-4", "FS97-REND-1")
def test_the_example_of_1997_comes_out_to_the_chip() -> None:
    begun = four()
    assert play(begun, "A:1")["options"] == {"1": {"pass": True, "bid": [1, 15]}}
    assert play(begun, "A:1 B:1")["options"] == {"2": {"pass": True, "bid": [1, 15]}}
    assert play(begun, "A:1 B:1 C:2") == buying(
        3,
        [2, 15],
        coins=[14, 14, 13, 15],
        bids=[1, 1, 2, 0],
        row=[1, 13, 15, 19],
        buildings=[[], [], [], []],
    )
    assert play(begun, "A:1 B:1 C:2 D:-") == buying(
        0,
        [2, 15],
        coins=[14, 14, 13, 15],
        bids=[1, 1, 2, 0],
        row=[13, 15, 19],
        buildings=[[], [], [], [1]],
    )
    level = "A:1 B:1 C:2 D:- A:3 B:3"
    assert play(begun, level)["options"] == {"2": {"pass": True, "bid": [3, 15]}}
    assert play(begun, f"{level} C:-") == buying(
        0,
        [4, 15],
        coins=[12, 12, 14, 15],
        bids=[3, 3, 0, 0],
        box=1,
        row=[15, 19],
        buildings=[[], [], [13], [1]],
    )
    assert play(begun, f"{level} C:- A:-") == buying(
        1,
        [1, 12],
        round=2,
        coins=[14, 12, 14, 15],
        box=5,
        row=[2, 4, 6, 8],
        buildings=[[15], [19], [13], [1]],
    )


@clause("FS97-EX-1", "FS97-BID-3", "C-01")
def test_who_is_level_cannot_check_but_must_add_a_chip_or_pass() -> None:
    level = then(four(), "A:1 B:1 C:2 D:- A:3 B:3 C:-")
    assert refused(level, "A:3") == ("for-sale/bid-too-low", {"least": 4, "offered": 3})
    assert only(play(level, "A:4"), "bids waiting") == {"bids": [4, 3, 0, 0], "waiting": [1]}


@clause("FS97-BUY-2")
def test_everybody_buys_exactly_one_building_in_every_round() -> None:
    begun = four()
    for rounds in range(1, 6):
        begun = all_pass(begun)
        assert [len(hand) for hand in play(begun)["buildings"]] == [rounds] * 4


@clause("FS97-BUY-3")
def test_the_opener_too_may_bid_or_pass() -> None:
    begun = scene("1997", 3, row=[5, 9, 12])
    assert play(begun)["options"] == {"0": {"pass": True, "bid": [1, 15]}}
    assert play(begun, "A:-") == buying(
        1, [1, 15], coins=[15] * 3, row=[9, 12], buildings=[[5], [], []]
    )
    assert refused(begun, "A=5") == ("for-sale/not-now", {"phase": "buy"})


@clause("FS97-BID-2", "C-09")
def test_a_bid_is_one_chip_or_more_and_no_more_than_there_are() -> None:
    begun = scene("1997", 3)
    assert refused(begun, "A:0") == ("for-sale/bid-too-low", {"least": 1, "offered": 0})
    assert only(play(begun, "A:1"), "coins bids") == {"coins": [14, 15, 15], "bids": [1, 0, 0]}
    assert only(play(begun, "A:15"), "coins bids") == {"coins": [0, 15, 15], "bids": [15, 0, 0]}
    assert refused(begun, "A:16") == ("for-sale/bid-too-high", {"most": 15, "offered": 16})


@clause("FS97-BID-3", "C-01")
@pytest.mark.parametrize(
    ("script", "seat", "too_low", "least"),
    [("A:1 B:2", "C", 1, 2), ("A:3 B:3 C:3", "A", 3, 4), ("A:1 B:3 C:-", "A", 2, 3)],
    ids=["h=2 b=0", "h=3 b=3", "h=3 b=1"],
)
def test_equal_bids_are_legal_in_1997_if_a_chip_is_added(
    script: str, seat: str, too_low: int, least: int
) -> None:
    begun = then(scene("1997", 3), script)
    slug, facts = refused(begun, f"{seat}:{too_low}")
    assert (slug, facts) == ("for-sale/bid-too-low", {"least": least, "offered": too_low})
    number = "ABC".index(seat)
    assert play(begun)["options"] == {str(number): {"pass": True, "bid": [least, 15]}}
    assert play(begun, f"{seat}:{least}")["bids"][number] == least
    assert play(begun, f"{seat}:-")["bids"][number] == 0


@clause("FS97-BID-3i", "C-01")
def test_the_italian_rules_want_a_raise() -> None:
    italian = then(scene("1997-strict", 3), "A:2")
    assert refused(italian, "B:2") == ("for-sale/bid-too-low", {"least": 3, "offered": 2})
    assert play(italian, "B:3")["options"] == {"2": {"pass": True, "bid": [4, 15]}}
    english = then(scene("1997", 3), "A:2")
    assert play(english, "B:2")["options"] == {"2": {"pass": True, "bid": [2, 15]}}


@clause("FS97-BID-4")
def test_bidding_goes_clockwise_and_past_those_who_left() -> None:
    begun = four(opener=2)
    script = "C:1 D:1 A:1 B:1 C:2 D:- A:2 B:2 C:3 A:3 B:3"
    turns = [play(begun, played)["waiting"][0] for played in so_far(script)]
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2]


@clause("FS97-BID-5", "C-02")
def test_the_round_closes_at_once_when_all_but_one_have_passed() -> None:
    state = live(four(), "A:2 B:- C:-")
    assert FOR_SALE.apply(state, 3, Pass()) == [
        Passed(seat=3, building=15, back=0, paid=0),
        AuctionWon(seat=0, building=19, paid=2),
        BuildingsLaid(round=2, buildings=[2, 4, 6, 8], opener=0),
    ]


@clause("FS97-PASS-2", "FS97-PASS-3", "C-19")
@pytest.mark.parametrize(
    ("bid", "back", "bank"),
    [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (6, 3, 3), (7, 4, 3)],
)
def test_a_passer_gets_half_back_rounded_up_and_the_bank_the_rest(
    bid: int, back: int, bank: int
) -> None:
    begun = scene("1997", 3, row=[5, 9, 12])
    script = f"A:{bid} B:{bid} C:{bid + 1} A:-" if bid else "A:-"
    state = live(begun, script)
    assert only(play(begun, script), "coins bids box row buildings") == {
        "coins": [15 - bank, 15 - bid, 14 - bid if bid else 15],
        "bids": [0, bid, bid + 1 if bid else 0],
        "box": bank,
        "row": [9, 12],
        "buildings": [[5], [], []],
    }
    again = live(begun, script.removesuffix(" A:-")) if bid else live(begun)
    assert FOR_SALE.apply(again, 0, Pass()) == [Passed(seat=0, building=5, back=back, paid=bank)]
    assert again.read() == state.read()


@clause("FS97-PASS-4", "C-11")
def test_passing_without_a_bid_is_free() -> None:
    answer = play(four(opener=3), "D:-")
    assert only(answer, "coins box") == {"coins": [15] * 4, "box": 0}
    assert answer["buildings"] == [[], [], [], [1]]


@clause("FS97-REND-1")
def test_the_last_one_pays_the_whole_bid_for_the_best_building() -> None:
    answer = play(scene("1997", 3, row=[5, 9, 12]), "A:3 B:- C:-")
    assert only(answer, "coins box buildings") == {
        "coins": [12, 15, 15],
        "box": 3,
        "buildings": [[12], [5], [9]],
    }


@clause("FS97-REND-2")
def test_the_winner_opens_the_next_round_and_may_bid_or_pass() -> None:
    won = then(four(), "A:- B:1 C:- D:-")
    assert play(won) == buying(
        1,
        [1, 14],
        round=2,
        coins=[15, 14, 15, 15],
        box=1,
        row=[2, 4, 6, 8],
        buildings=[[1], [19], [13], [15]],
    )
    assert only(play(won, "B:-"), "waiting box") == {"waiting": [2], "box": 1}
    assert play(won, "B:-")["buildings"] == [[1], [2, 19], [13], [15]]
    assert play(won, "B:14")["options"] == {"2": {"pass": True, "bid": [14, 15]}}


@clause("FS97-INFO-1")
def test_covered_chips_change_nothing_that_may_be_done() -> None:
    covered = four()
    shown = msgspec.structs.replace(covered, options={"open_info": True})
    for played in so_far("A:1 B:1 C:2 D:- A:3 B:3 C:- A:- B:- C:12"):
        assert play(covered, played) == play(shown, played)
    hidden = FOR_SALE.observe(live(covered, "A:1 B:1"), 0)
    assert [one.coins for one in hidden.people] == [14, None, None, None]
    assert hidden.box is None
    seen = FOR_SALE.observe(live(shown, "A:1 B:1"), 0)
    assert [one.coins for one in seen.people] == [14, 14, 15, 15]
    assert seen.box == 0


@clause("FS97-INFO-2")
def test_bought_buildings_lie_face_down() -> None:
    state = live(four(), "A:- B:1 C:- D:-")
    for viewer in (0, 1, 2, 3, None):
        hands = [one.hand for one in FOR_SALE.observe(state, viewer).people]
        mine = [[1], [19], [13], [15]]
        assert hands == [mine[seat] if seat == viewer else None for seat in range(4)]
        sizes = [one.hand_size for one in FOR_SALE.observe(state, viewer).people]
        assert sizes == [1, 1, 1, 1]
