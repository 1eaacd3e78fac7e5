"""2015: what nobody may know (FS15-SETUP-2, FS15-SETUP-4, FS15-SALE-4..5, FS15-SALE-7).

A view without memory is what the table shows, one with memory all that a note-taker knows.
"""

from collections.abc import Iterator

import msgspec
import pytest

from tests.rulebook.scenes import (
    Scene,
    all_pass,
    at_sale,
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
from zuschlag.rules.forsale.game import FOR_SALE, Deal, Sell, State
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Sealed

with_and_without_memory = pytest.mark.parametrize("memory", [False, True])
REMOVED_BUILDINGS = {13, 29}
REMOVED_CHEQUE = 15


def every_moment(told: Scene) -> Iterator[State]:
    state = live(msgspec.structs.replace(told, moves=()))
    yield state
    for seat, action in told.moves:
        FOR_SALE.apply(state, seat, action)
        yield state


def every_sight(told: Scene, memory: bool) -> list[list[Observation]]:
    return [views(state, memory) for state in every_moment(told)]


def four_players() -> Scene:
    """A game in which 13, 29 and both cheques of 15 went back into the box."""
    buildings = [card for card in range(30, 0, -1) if card not in REMOVED_BUILDINGS]
    cheques = [value for value in [0, *range(2, 15)] for _ in range(2)]
    begun = scene("2015", 4, row=buildings, cheques=cheques)
    return to_the_end(to_the_sale(then(begun, "A:1 B:3 C:- D:5 A:- B:-")))


def seen_buildings(view: Observation) -> set[int]:
    row = view.row if view.phase == "buy" else []
    hands = [card for one in view.people for card in one.hand or []]
    bought = [purchase.building for purchase in view.purchases or []]
    return {*row, *hands, *bought, view.own_sealed or 0}


def seen_cheques(view: Observation) -> set[int]:
    row = view.row if view.phase != "buy" else []
    piles = [value for one in view.people for value in one.cheques or []]
    return {*row, *piles, *(view.cheques_seen or [])}


@clause("FS15-SETUP-2")
@with_and_without_memory
def test_nobody_ever_sees_a_removed_card(memory: bool) -> None:
    for state in every_moment(four_players()):
        for view in views(state, memory):
            assert not seen_buildings(view) & REMOVED_BUILDINGS
            assert REMOVED_CHEQUE not in seen_cheques(view)


@clause("FS15-SETUP-2")
@with_and_without_memory
def test_a_removed_card_could_as_well_lie_in_the_deck(memory: bool) -> None:
    told = all_pass(scene("2015", 4), 6)
    drawn, cheques = told.deal.buildings[:27], told.deal.cheques
    other = Deal([*drawn, 30], cheques[::-1], told.deal.opener)
    swapped = msgspec.structs.replace(told, deal=other)
    pairs = list(zip(every_sight(told, memory), every_sight(swapped, memory), strict=True))
    assert [one == two for one, two in pairs] == [True] * 18 + [False]


@clause("FS15-SETUP-4")
def test_coins_in_stock_are_seen_by_their_owner_alone() -> None:
    seen = views(live(scene("2015", 3), "A:5 B:6 C:- A:-"))
    assert [[one.coins for one in view.people] for view in seen] == [
        [26, None, None],
        [None, 22, None],
        [None, None, 28],
        [None, None, None],
    ]
    assert [(view.box, view.purchases) for view in seen] == [(None, None)] * 4


@clause("FS15-SETUP-4")
@pytest.mark.parametrize(("memory", "options"), [(True, {}), (False, {"open_info": True})])
def test_coins_can_be_open_or_counted_along(memory: bool, options: dict[str, object]) -> None:
    begun = scene("2015", 3, row=[8, 20, 28], options=options)
    for view in views(live(begun, "A:5 B:6 C:- A:-"), memory):
        assert [one.coins for one in view.people] == [26, 22, 28]
        assert [one.hand for one in view.people] == [[20], [28], [8]]
        assert view.box == 8


@clause("FS15-SETUP-4", "FS15-SALE-7")
def test_at_the_end_everything_is_laid_open() -> None:
    end = to_the_end(to_the_sale(scene("2015", 6)))
    for view in views(live(end)):
        assert [one.coins for one in view.people] == play(end)["coins"]
        assert [one.cheques for one in view.people] == play(end)["cheques"]
        assert (view.box, view.scores) == (0, play(end)["scores"])


@clause("FS15-SETUP-4")
def test_hidden_coins_do_not_change_what_may_be_done() -> None:
    script = "A:5 B:6 C:- A:-"
    shown = play(scene("2015", 3, options={"open_info": True}), script)
    assert play(scene("2015", 3), script) == shown


@clause("FS15-SALE-4")
@with_and_without_memory
def test_nobody_knows_which_building_lies_face_down(memory: bool) -> None:
    sale = to_the_sale(scene("2015", 3))
    hand = play(sale)["buildings"][1]
    sights = [views(live(sale, f"B={building}"), memory) for building in hand]
    for seen in sights:
        assert [seen[viewer] for viewer in (0, 2, 3)] == [sights[0][viewer] for viewer in (0, 2, 3)]
    assert [seen[1].own_sealed for seen in sights] == hand
    assert [one.sealed for one in sights[0][0].people] == [False, True, False]
    assert [one.hand_size for one in sights[0][0].people] == [10, 10, 10]


@clause("FS15-SALE-4")
def test_one_building_is_laid_down_and_stays() -> None:
    sale = at_sale("2015", 3, A=[12], B=[30], C=[3])
    own, foreign = play(sale)["buildings"][0], play(sale)["buildings"][1]
    sealed = ("for-sale/already-sealed", {"waiting": [1, 2]})
    for again in (own[0], own[-1], foreign[0]):
        assert refused(sale, f"A=12 A={again}") == sealed
        both = ("for-sale/already-sealed", {"waiting": [1]})
        assert refused(sale, f"A=12 C=3 A={again}") == both
    not_own = ("for-sale/not-in-hand", {"building": foreign[0], "hand": own})
    assert refused(sale, f"A={foreign[0]}") == not_own


@clause("FS15-SALE-4")
def test_everybody_chooses_at_the_same_time() -> None:
    sale = at_sale("2015", 3, A=[12], B=[30], C=[3])
    assert play(sale)["waiting"] == [0, 1, 2]
    assert play(sale, "B=30")["waiting"] == [0, 2]
    assert list(play(sale, "B=30")["options"]) == ["0", "2"]
    assert play(sale, "B=30 A=12")["waiting"] == [2]


@clause("FS15-SALE-5")
def test_nothing_is_revealed_before_the_last_choice() -> None:
    sale = at_sale("2015", 3, A=[12], B=[30], C=[3], cheques=[0, 15, 7])
    before = play(sale)
    after = play(sale, "A=12 C=3")
    assert after == before | {"waiting": [1], "options": {"1": before["options"]["1"]}}
    state = live(sale)
    assert FOR_SALE.apply(state, 0, Sell(12)) == [Sealed(0)]
    assert FOR_SALE.apply(state, 2, Sell(3)) == [Sealed(2)]


@clause("FS15-SALE-5")
def test_after_the_reveal_nothing_lies_face_down() -> None:
    for view in views(live(at_sale("2015", 3, A=[12], B=[30], C=[3]), "A=12 C=3 B=30")):
        assert [one.sealed for one in view.people] == [False] * 3
        assert [one.hand_size for one in view.people] == [9] * 3
        assert view.own_sealed is None


@clause("FS15-SALE-7")
def test_cheques_lie_face_down_before_their_owner() -> None:
    sale = at_sale("2015", 3, A=[12], B=[30], C=[3], cheques=[0, 15, 7])
    after = live(sale, "A=12 B=30 C=3")
    assert [[one.cheques for one in view.people] for view in views(after)] == [
        [[7], None, None],
        [None, [15], None],
        [None, None, [0]],
        [None, None, None],
    ]
    assert [one.cheque_count for one in views(after)[3].people] == [1, 1, 1]
    assert [view.cheques_seen for view in views(after)] == [None] * 4


@clause("FS15-SALE-7")
def test_a_note_taker_knows_all_cheques_so_far_and_none_to_come() -> None:
    sale = to_the_sale(scene("2015", 4, cheques=[15, 0, 8, 8, 2, 14, 3, 5, 11]))
    for view in views(live(sell_cheapest(sale)), memory=True):
        assert sorted(value for one in view.people for value in one.cheques or []) == [0, 8, 8, 15]
        assert view.row == [2, 3, 5, 14]
        assert view.cheques_seen == [0, 2, 3, 5, 8, 8, 14, 15]
    for view in views(live(scene("2015", 4)), memory=True):
        assert view.cheques_seen == []
