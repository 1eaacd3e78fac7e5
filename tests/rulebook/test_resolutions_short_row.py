"""Ruling C-04: with five the 2015 variant sells 27 buildings, the last three in a short row."""

import msgspec
import pytest

from tests.rulebook.answers import buying, ended, figures, in_all, selling
from tests.rulebook.scenes import (
    Scene,
    all_pass,
    clause,
    judged,
    live,
    only,
    play,
    record,
    scene,
    sell_cheapest,
    then,
    to_the_end,
)
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import agree, book, check_division, editions
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import AuctionWon, ChequesLaid, Passed
from zuschlag.rules.game import Ending

LAST_ROW = [7, 16, 30]
BEFORE = [card for card in range(1, 27) if card not in LAST_ROW]
SHORT = "A:1 B:3 C:- D:4 E:5 A:- B:- D:-"
HANDS = [
    [4, 10, 15, 21, 26],
    [5, 11, 17, 22],
    [1, 6, 12, 18, 23],
    [2, 8, 13, 19, 24],
    [3, 9, 14, 20, 25],
]


def short_round() -> Scene:
    """Six rounds in which nobody bids, each opened one seat earlier; A opens the short one."""
    return all_pass(scene("2015-variant", 5, row=BEFORE + LAST_ROW, opener=1), 6)


@clause("C-04")
def test_the_last_three_buildings_make_a_row() -> None:
    """They are not thrown away: the sale does not begin after six rounds."""
    assert play(short_round()) == buying(
        0, [1, 16], round=7, coins=[16] * 5, row=LAST_ROW, buildings=HANDS
    )


@clause("C-04")
def test_in_the_short_row_the_first_two_to_pass_get_nothing_and_all_back() -> None:
    begun = short_round()
    assert play(begun, "A:1 B:3 C:-") == buying(
        3,
        [4, 16],
        round=7,
        coins=[15, 13, 16, 16, 16],
        bids=[1, 3, 0, 0, 0],
        row=LAST_ROW,
        buildings=HANDS,
    )
    assert play(begun, "A:1 B:3 C:- D:4 E:5 A:-") == buying(
        1,
        [6, 16],
        round=7,
        coins=[16, 13, 16, 12, 11],
        bids=[0, 3, 0, 4, 5],
        row=LAST_ROW,
        buildings=HANDS,
    )


@clause("C-04")
def test_the_worked_short_round_comes_out_to_the_coin() -> None:
    begun = short_round()
    state = live(begun, "A:1 B:3 C:- D:4 E:5 A:-")
    assert FOR_SALE.apply(state, 1, Pass()) == [Passed(seat=1, building=7, back=2, paid=1)]
    assert FOR_SALE.apply(state, 3, Pass()) == [
        Passed(seat=3, building=16, back=2, paid=2),
        AuctionWon(seat=4, building=30, paid=5),
        ChequesLaid(round=1, cheques=[0, 0, 2, 2, 3]),
    ]
    assert FOR_SALE.observe(state, None).high == 0
    assert play(begun, SHORT) == selling(
        coins=[16, 15, 16, 14, 11],
        box=8,
        row=[0, 0, 2, 2, 3],
        buildings=[
            HANDS[0],
            [5, 7, 11, 17, 22],
            HANDS[2],
            [2, 8, 13, 16, 19, 24],
            [3, 9, 14, 20, 25, 30],
        ],
    )


@clause("C-04")
def test_all_27_buildings_and_all_27_cheques_find_an_owner() -> None:
    begun = then(short_round(), SHORT)
    shown = []
    while (answer := play(begun))["phase"] == "sell":
        shown.append((len(answer["row"]), answer["waiting"]))
        begun = sell_cheapest(begun)
    assert shown == [(5, [0, 1, 2, 3, 4])] * 5 + [(2, [3, 4])]
    assert [len(pile) for pile in answer["cheques"]] == [5, 5, 5, 6, 6]
    assert in_all(answer["cheques"]) == sorted(begun.deal.cheques)
    assert answer == ended(
        round=6,
        coins=[16, 15, 16, 14, 11],
        box=8,
        cheques=answer["cheques"],
        scores=[
            sum(pile) + coins
            for pile, coins in zip(answer["cheques"], answer["coins"], strict=True)
        ],
        ranking=answer["ranking"],
        winners=answer["winners"],
    )
    result = FOR_SALE.outcome(live(to_the_end(begun)))
    assert result is not None
    assert result.ending == Ending.SOLD_OUT


@clause("C-04")
def test_in_a_full_row_only_the_first_to_pass_gets_nothing() -> None:
    begun = scene("2015-variant", 5, row=[5, 14, 20, 27])
    answer = play(begun, "A:2 B:3 C:- D:4 E:5 A:-")
    assert only(answer, "coins box row buildings") == {
        "coins": [15, 13, 16, 12, 11],
        "box": 1,
        "row": [14, 20, 27],
        "buildings": [[5], [], [], [], []],
    }


@clause("C-04")
def test_27_buildings_are_six_full_rows_and_a_short_one() -> None:
    assert figures(scene("2015-variant", 5)) == (3, 16, [4, 4, 4, 4, 4, 4, 3])
    literal = scene("2015-variant", 5, options={"variant5_removed": 3})
    assert figures(literal) == (3, 16, [4, 4, 4, 4, 4, 4, 3])


@clause("C-04")
def test_a_table_may_agree_on_28_buildings_in_seven_full_rows() -> None:
    mended = scene("2015-variant", 5, options={"variant5_removed": 2})
    assert figures(mended) == (2, 16, [4] * 7)
    assert len(mended.deal.cheques) == 28
    last = all_pass(mended, 6)
    assert only(play(last), "round row") == {"round": 7, "row": [25, 26, 27, 28]}
    assert play(all_pass(last))["phase"] == "sell"
    assert sum(len(pile) for pile in play(to_the_end(all_pass(last)))["cheques"]) == 28


@clause("C-04")
@pytest.mark.parametrize("removed", [0, 1, 4, "2", 2.0, True, None])
def test_no_other_number_can_be_agreed_on(removed: object) -> None:
    written = record(scene("2015-variant", 5)) | {"options": {"variant5_removed": removed}}
    assert judged(written) == {
        "ok": False,
        "error": "record/bad-option",
        "path": "options.variant5_removed",
        "facts": {"allowed": [3, 2]},
    }


@clause("C-04")
@pytest.mark.parametrize("edition", editions())
def test_nobody_else_has_this_switch(edition: str) -> None:
    for seats in FOR_SALE.seats(edition):
        if (edition, seats) == ("2015-variant", 5):
            continue
        for removed in (2, 3):
            with pytest.raises(Malformed) as fault:
                agree(edition, seats, {"variant5_removed": removed})
            assert fault.value.slug == "record/option-not-allowed"
            assert fault.value.path == "options.variant5_removed"


@clause("C-04", "C-03")
@pytest.mark.parametrize("edition", editions())
def test_no_other_edition_knows_a_short_row(edition: str) -> None:
    found = book().editions[edition]
    uneven = msgspec.structs.replace(found, removed={5: 7 - found.fewer_shown})
    if edition == "2015-variant":
        check_division(edition, uneven, book().decks[found.deck])
        return
    with pytest.raises(Malformed, match="edition/rows-uneven"):
        check_division(edition, uneven, book().decks[found.deck])
