"""Finer points of clauses: what is remembered, what is forgotten, and in which editions."""

import pytest

from tests.rulebook.scenes import (
    Scene,
    at_variant_sale,
    clause,
    live,
    play,
    refused,
    scene,
    sell_cheapest,
    then,
    to_the_end,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.views import Purchase

EDITIONS_OF_1997 = ("1997", "1997-strict", "1997-variant")


@clause("FS15-REND-3", "FS15-BID-2")
def test_the_highest_bid_of_a_round_is_forgotten_in_the_next() -> None:
    answer = play(scene("2015", 3), "A:5 B:9 C:- A:-")
    assert answer["waiting"] == [1]
    assert answer["options"] == {"1": {"pass": True, "bid": [1, 19]}}


@clause("FS15-PASS-1", "FS15-REND-1")
def test_a_note_taker_knows_who_bought_what_for_how_much() -> None:
    state = live(scene("2015", 3, row=[8, 20, 28]), "A:1 B:2 C:3 A:4 B:- C:-")
    bought = [Purchase(8, 1, 1), Purchase(20, 2, 1), Purchase(28, 0, 4)]
    assert all(view.purchases == bought for view in views(state, memory=True))
    assert all(view.purchases is None for view in views(state))


@clause("FS15-SALE-1", "FS97-SETUP-1")
@pytest.mark.parametrize("edition", ["2015", "1997"])
def test_nothing_of_the_last_auction_is_left_in_the_sale(edition: str) -> None:
    begun = to_the_sale(then(scene(edition, 3), "A:5 B:9 C:- A:-"))
    for view in views(live(begun)):
        assert (view.phase, view.high, view.turn) == ("sell", 0, None)
        assert not any(one.in_auction or one.bid for one in view.people)


@clause("FS15-SALE-1")
def test_a_bid_in_the_last_auction_is_not_remembered_in_the_sale() -> None:
    begun = scene("2015", 6)
    for _ in range(4):
        begun = then(begun, " ".join(f"{seat}:-" for seat in _order(begun)[:-1]))
    opener, second, *others, last = list(_order(begun))
    script = f"{opener}:3 {second}:5 " + " ".join(f"{seat}:-" for seat in [*others, last, opener])
    for view in views(live(begun, script)):
        assert (view.phase, view.high) == ("sell", 0)
        assert not any(one.in_auction for one in view.people)


def _order(begun: Scene) -> str:
    (opener,) = play(begun)["waiting"]
    return "ABCDEF"[opener:] + "ABCDEF"[:opener]


@clause("FS15-SALE-4")
def test_who_has_laid_a_building_down_is_told_so_whatever_it_is() -> None:
    begun = to_the_sale(scene("2015", 4))
    hands = play(begun)["buildings"]
    sealed = " ".join(f"{name}={hand[0]}" for name, hand in zip("ABC", hands, strict=False))
    for name, hand in zip("ABC", hands, strict=False):
        slug, facts = refused(begun, f"{sealed} {name}={hand[1]}")
        assert (slug, facts) == ("for-sale/already-sealed", {"waiting": [3]})


@clause("FS15-SALE-4", "FS15V-SALE-2")
def test_who_has_no_building_left_is_not_asked_and_has_sealed_nothing() -> None:
    begun = sell_cheapest(at_variant_sale("2015-variant", [10, 4, 6]), rounds=4)
    answer = play(begun)
    assert (answer["waiting"], answer["buildings"][1]) == ([0, 2], [])
    first = answer["buildings"][0][0]
    assert refused(begun, "B=1")[0] == "for-sale/not-your-turn"
    assert refused(begun, f"A={first} B=1")[0] == "for-sale/not-your-turn"


@clause("FS15-END-1")
@pytest.mark.parametrize("edition", ["2015", "1997"])
def test_nothing_is_left_on_the_table_at_the_end(edition: str) -> None:
    answer = play(to_the_end(to_the_sale(scene(edition, 3))))
    assert (answer["phase"], answer["row"], answer["waiting"]) == ("done", [], [])
    assert answer["buildings"] == [[], [], []]


@clause("FS97-PASS-2")
@pytest.mark.parametrize("edition", EDITIONS_OF_1997)
def test_an_odd_chip_goes_back_to_its_player_in_every_edition_of_1997(edition: str) -> None:
    answer = play(scene(edition, 4), "A:3 B:4 C:5 D:- A:- B:- ")
    # The first to leave the variant gets no building and nothing to halve; A and B halve 3 and 4.
    assert answer["coins"][:2] == [14, 13]


@clause("FS97-SETUP-2")
@pytest.mark.parametrize("edition", EDITIONS_OF_1997)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_fifteen_chips_in_every_edition_of_1997(edition: str, seats: int) -> None:
    assert play(scene(edition, seats))["coins"] == [15] * seats


@clause("FS97-BID-3")
@pytest.mark.parametrize("edition", ["1997", "1997-variant"])
def test_an_equal_bid_is_legal_in_the_variant_of_1997_too(edition: str) -> None:
    answer = play(scene(edition, 4), "A:2 B:2")
    assert answer["bids"] == [2, 2, 0, 0]
    assert answer["options"] == {"2": {"pass": True, "bid": [2, 15]}}
