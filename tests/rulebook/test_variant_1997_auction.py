"""1997 for real estate sharks: one building less than there are players."""

import pytest

from tests.rulebook.answers import buying, figures
from tests.rulebook.scenes import clause, judged, live, only, play, record, refused, scene, then
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, Passed

EXAMPLE = "A:1 B:1 C:3 D:3 A:- B:3 C:4 D:- B:-"
ROWS = [3, 11, 18, 1, 2, 4]


@clause("FS97V-SETUP-1", "FS97V-SETUP-2", "FS97V-SETUP-3", "FS97V-BUY-1", "C-05")
def test_rows_come_out_even_in_eight_six_or_five_rounds() -> None:
    assert figures(scene("1997-variant", 3)) == (4, 15, [2] * 8)
    assert figures(scene("1997-variant", 4)) == (2, 15, [3] * 6)
    assert figures(scene("1997-variant", 5)) == (0, 15, [4] * 5)


@clause("FS97V-SETUP-1", "FS97V-SETUP-2", "FS97V-SETUP-3", "C-05")
@pytest.mark.parametrize(("seats", "cards"), [(3, 16), (4, 18), (5, 20)])
@pytest.mark.parametrize("deck", ["buildings", "cheques"])
def test_both_decks_have_16_18_or_20_cards(seats: int, cards: int, deck: str) -> None:
    written = record(scene("1997-variant", seats))
    assert len(written["deal"][deck]) == cards
    short = written | {"deal": written["deal"] | {deck: written["deal"][deck][:-1]}}
    assert judged(short) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": f"deal.{deck}",
        "facts": {"expected": cards, "found": cards - 1},
    }


@clause("FS97V-BUY-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_building_less_lies_open_than_there_are_players(seats: int) -> None:
    row = [5, 9, 12, 17][: seats - 1]
    assert play(scene("1997-variant", seats, row=row)) == buying(
        0, [1, 15], coins=[15] * seats, row=row, buildings=[[]] * seats
    )


@clause("FS97V-PASS-1")
def test_who_passes_first_gets_all_chips_back_and_no_building() -> None:
    begun = scene("1997-variant", 4, row=ROWS)
    assert play(begun, "A:1 B:1 C:3 D:3 A:-") == buying(
        1,
        [3, 15],
        coins=[15, 14, 12, 12],
        bids=[0, 1, 3, 3],
        row=[3, 11, 18],
        buildings=[[], [], [], []],
    )
    state = live(begun, "A:1 B:1 C:3 D:3")
    assert FOR_SALE.apply(state, 0, Pass()) == [Passed(seat=0, building=None, back=1, paid=0)]


@clause("FS97V-PASS-1", "FS97V-PASS-2", "FS97V-REND-1")
def test_the_sharks_example_comes_out_to_the_chip() -> None:
    begun = scene("1997-variant", 4, row=ROWS)
    assert play(begun, EXAMPLE) == buying(
        2,
        [1, 11],
        round=2,
        coins=[15, 14, 11, 14],
        box=6,
        row=[1, 2, 4],
        buildings=[[], [11], [18], [3]],
    )


@clause("FS97V-PASS-2", "FS97V-REND-1")
def test_who_passes_next_gets_the_cheapest_and_half_back_and_the_last_gets_nothing_back() -> None:
    state = live(scene("1997-variant", 4, row=ROWS), "A:1 B:1 C:3 D:3 A:- B:3 C:4")
    assert FOR_SALE.apply(state, 3, Pass()) == [Passed(seat=3, building=3, back=2, paid=1)]
    assert FOR_SALE.apply(state, 1, Pass()) == [
        Passed(seat=1, building=11, back=2, paid=1),
        AuctionWon(seat=2, building=18, paid=4),
        BuildingsLaid(round=2, buildings=[1, 2, 4], opener=2),
    ]


@clause("FS97V-PASS-1")
def test_who_left_empty_handed_does_not_come_back_before_the_next_round() -> None:
    begun = then(scene("1997-variant", 4, row=ROWS), "A:- B:1 C:1 D:1")
    assert play(begun)["waiting"] == [1]
    assert refused(begun, "A:2") == ("for-sale/not-your-turn", {"waiting": [1]})
    assert only(play(begun, "B:- C:-"), "round waiting buildings") == {
        "round": 2,
        "waiting": [3],
        "buildings": [[], [3], [11], [18]],
    }
    assert play(begun, "B:- C:- D:1")["options"] == {"0": {"pass": True, "bid": [1, 15]}}


@clause("FS97V-PASS-1", "C-01")
def test_sharks_may_match_a_bid_too() -> None:
    begun = then(scene("1997-variant", 3), "A:2 B:2")
    assert play(begun)["options"] == {"2": {"pass": True, "bid": [2, 15]}}
    assert play(begun, "C:2")["options"] == {"0": {"pass": True, "bid": [3, 15]}}
