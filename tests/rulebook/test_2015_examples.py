"""2015: the two examples printed in the rulebook, figure by figure (FS15-EX)."""

from tests.rulebook.scenes import Scene, clause, live, play, scene, then, to_the_sale, views
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass, Sell
from zuschlag.rules.forsale.words import (
    AuctionWon,
    BidPlaced,
    BuildingsLaid,
    ChequesLaid,
    Event,
    Passed,
    Revealed,
    Sealed,
    Sold,
)

PRINTED = "T:1 A:2 M:3 T:4 A:- M:-"


def begun() -> Scene:
    return scene("2015", ("Tom", "Annika", "Michelle"), row=[8, 20, 28], cheques=[13, 12, 0])


@clause("FS15-EX-1")
def test_tom_annika_and_michelle_buy() -> None:
    assert play(begun(), PRINTED) == {
        "ok": True,
        "phase": "buy",
        "round": 2,
        "coins": [24, 27, 27],
        "bids": [0, 0, 0],
        "box": 6,
        "row": [1, 2, 3],
        "buildings": [[28], [8], [20]],
        "cheques": [[], [], []],
        "waiting": [0],
        "options": {"0": {"pass": True, "bid": [1, 24]}},
        "scores": None,
        "ranking": None,
        "winners": None,
    }


@clause("FS15-EX-1")
def test_the_buying_round_is_told_step_by_step() -> None:
    state = live(begun())
    told: list[Event] = [*FOR_SALE.opening(state)]
    for seat, total in [(0, 1), (1, 2), (2, 3), (0, 4)]:
        told += FOR_SALE.apply(state, seat, Bid(total))
    for seat in (1, 2):
        told += FOR_SALE.apply(state, seat, Pass())
    assert told == [
        BuildingsLaid(1, [8, 20, 28], 0),
        BidPlaced(0, 1),
        BidPlaced(1, 2),
        BidPlaced(2, 3),
        BidPlaced(0, 4),
        Passed(1, 8, 1, 1),
        Passed(2, 20, 2, 1),
        AuctionWon(0, 28, 4),
        BuildingsLaid(2, [1, 2, 3], 0),
    ]


@clause("FS15-EX-1")
def test_a_note_taker_knows_who_bought_what_for_how_much() -> None:
    for view in views(live(begun(), PRINTED), memory=True):
        bought = [(one.building, one.seat, one.price) for one in view.purchases or []]
        assert bought == [(8, 1, 1), (20, 2, 1), (28, 0, 4)]
        assert view.box == 6


@clause("FS15-EX-2")
def test_tom_michelle_and_annika_sell() -> None:
    sale = to_the_sale(then(begun(), PRINTED))
    before, after = play(sale), play(sale, "T=28 M=20 A=8")
    assert before["row"] == [0, 12, 13]
    sold = zip(before["buildings"], (28, 8, 20), strict=True)
    left = [[card for card in hand if card != gone] for hand, gone in sold]
    assert after == before | {
        "round": 2,
        "row": [0, 2, 2],
        "buildings": left,
        "cheques": [[13], [0], [12]],
        "options": {str(seat): {"sell": left[seat]} for seat in range(3)},
    }


@clause("FS15-EX-2")
def test_the_sale_round_is_told_step_by_step() -> None:
    state = live(to_the_sale(then(begun(), PRINTED)))
    told: list[Event] = []
    for seat, building in [(0, 28), (2, 20), (1, 8)]:
        told += FOR_SALE.apply(state, seat, Sell(building))
    assert told == [
        Sealed(0),
        Sealed(2),
        Sealed(1),
        Revealed([Sold(0, 28, 13), Sold(2, 20, 12), Sold(1, 8, 0)]),
        ChequesLaid(2, [0, 2, 2]),
    ]
