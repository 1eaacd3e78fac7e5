"""1997: what is in the box, what is taken out, and what everybody starts with."""

from random import Random

import msgspec
import pytest

from tests.rulebook.answers import buying, figures, whole_decks
from tests.rulebook.scenes import (
    all_pass,
    clause,
    judged,
    live,
    play,
    record,
    scene,
    then,
    to_the_end,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.moves import begin

BASE = ["1997", "1997-strict"]


@clause("FS97-META-1")
@pytest.mark.parametrize("edition", BASE)
def test_1997_is_for_three_to_five(edition: str) -> None:
    assert FOR_SALE.seats(edition) == (3, 4, 5)
    six = record(scene(edition, 5)) | {"seats": list("ABCDEF")}
    assert judged(six) == {
        "ok": False,
        "error": "record/seats-not-allowed",
        "path": "seats",
        "facts": {"edition": edition, "seats": 6, "allowed": [3, 4, 5]},
    }


@clause("FS97-COMP-1", "C-06")
@pytest.mark.parametrize("edition", [*BASE, "1997-variant"])
def test_the_buildings_of_1997_are_1_to_20(edition: str) -> None:
    buildings, _ = whole_decks(edition)
    assert buildings == list(range(1, 21))
    assert {1, 13, 15, 19} < set(buildings)


@clause("FS97-COMP-2", "C-06")
@pytest.mark.parametrize("edition", [*BASE, "1997-variant"])
def test_the_cheques_of_1997_are_two_bounced_ones_and_3_to_20(edition: str) -> None:
    _, cheques = whole_decks(edition)
    assert cheques == [0, 0, *range(3, 21)]
    assert len(cheques) == 20
    assert sum(cheques) == 207


@clause("FS97-COMP-3")
def test_five_colours_of_15_are_75_chips() -> None:
    assert sum(play(scene("1997", 5))["coins"]) == 75


@clause("FS97-SETUP-1")
def test_both_decks_are_shuffled_and_each_by_itself() -> None:
    deals = [FOR_SALE.deal(FOR_SALE.agree("1997", 4), Random(seed)) for seed in range(50)]
    in_order = (list(range(1, 21)), [0, 0, *range(3, 21)])
    for deal in deals:
        assert (sorted(deal.buildings), sorted(deal.cheques)) == in_order
        assert [in_order[0].index(b) for b in deal.buildings] != [
            in_order[1].index(c) for c in deal.cheques
        ]
    assert {deal.buildings[0] for deal in deals} > set(range(5, 16))
    assert {deal.cheques[0] for deal in deals} > set(range(5, 16))


@clause("FS97-SETUP-1")
def test_no_cheque_shows_before_the_second_phase() -> None:
    begun = scene("1997", 4)
    other = msgspec.structs.replace(
        begun, deal=msgspec.structs.replace(begun.deal, cheques=begun.deal.cheques[::-1])
    )
    for rounds in range(5):
        here, there = live(all_pass(begun, rounds)), live(all_pass(other, rounds))
        for memory in (False, True):
            assert views(here, memory) == views(there, memory)
            assert all(not seen.cheques_seen for seen in views(here, memory))
    assert play(all_pass(begun, 5))["row"] == [0, 0, 3, 4]
    assert play(all_pass(other, 5))["row"] == [17, 18, 19, 20]


@clause("FS97-SETUP-2", "FS97-BUY-1", "FS97-AIM-1")
@pytest.mark.parametrize("edition", BASE)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_15_chips_before_a_row_of_one_building_each(
    edition: str, seats: int
) -> None:
    row = [2, 3, 5, 7, 11][:seats]
    assert play(scene(edition, seats, row=row)) == buying(
        0, [1, 15], coins=[15] * seats, row=row, buildings=[[]] * seats
    )


@clause("FS97-SETUP-2", "FS97-SETUP-3", "FS97-BUY-1", "FS97-BUY-4")
@pytest.mark.parametrize("edition", BASE)
def test_rows_come_out_even_in_six_five_or_four_rounds(edition: str) -> None:
    assert figures(scene(edition, 3)) == (2, 15, [3] * 6)
    assert figures(scene(edition, 4)) == (0, 15, [4] * 5)
    assert figures(scene(edition, 5)) == (0, 15, [5] * 4)


@clause("FS97-SETUP-3")
@pytest.mark.parametrize("deck", ["buildings", "cheques"])
def test_only_three_players_take_two_of_each_deck_out(deck: str) -> None:
    """18 + 18 with three seats, 20 + 20 with four: neither may be had at the other table."""
    three, four = record(scene("1997", 3)), record(scene("1997", 4))
    wrong = {"ok": False, "error": "record/wrong-number-of-cards", "path": f"deal.{deck}"}
    too_many = three | {"deal": three["deal"] | {deck: four["deal"][deck]}}
    assert judged(too_many) == wrong | {"facts": {"expected": 18, "found": 20}}
    too_few = four | {"deal": four["deal"] | {deck: three["deal"][deck]}}
    assert judged(too_few) == wrong | {"facts": {"expected": 20, "found": 18}}


@clause("FS97-SETUP-3", "C-17")
def test_any_card_may_be_among_the_two_taken_out() -> None:
    deals = [FOR_SALE.deal(FOR_SALE.agree("1997", 3), Random(seed)) for seed in range(400)]
    assert {len(deal.buildings) for deal in deals} == {18}
    missing = [set(range(1, 21)) - set(deal.buildings) for deal in deals]
    assert {len(gone) for gone in missing} == {2}
    assert set().union(*missing) == set(range(1, 21))
    unused = [set(range(3, 21)) - set(deal.cheques) for deal in deals]
    assert set().union(*unused) == set(range(3, 21))
    assert {deal.cheques.count(0) for deal in deals} == {0, 1, 2}


@clause("FS97-BID-1", "C-13")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
def test_who_lives_in_the_smallest_house_opens(opener: int) -> None:
    begun = scene("1997", 4, row=[1, 13, 15, 19], opener=opener)
    assert play(begun)["waiting"] == [opener]
    (row_laid,) = FOR_SALE.opening(live(begun))
    assert msgspec.to_builtins(row_laid) == {
        "event": "buildings_laid",
        "round": 1,
        "buildings": [1, 13, 15, 19],
        "opener": opener,
    }


@clause("FS97-BID-1", "C-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_nobody_says_who_opens_the_lot_decides(seats: int) -> None:
    openers = [
        FOR_SALE.deal(FOR_SALE.agree("1997", seats), Random(seed)).opener for seed in range(60)
    ]
    assert openers == [
        FOR_SALE.deal(FOR_SALE.agree("1997", seats), Random(seed)).opener for seed in range(60)
    ]
    assert set(openers) == set(range(seats))


@clause("FS97-SETUP-2")
def test_a_table_that_has_been_played_at_is_laid_as_new() -> None:
    """Full purses, empty hands, an empty box and the first row, wherever the last game stood."""
    begun = scene("1997", 3, opener=2)
    played = then(begun, "C:5 A:6 B:-")
    in_sale = to_the_sale(then(played, "C:-"))
    over = to_the_end(in_sale)
    sealed = then(in_sale, f"B={play(in_sale)['buildings'][1][0]}")
    for before in (played, sealed, over):
        used, fresh = live(before), live(begun)
        begin(used.tables, 0, 2)
        assert views(used, memory=True) == views(fresh, memory=True)
        for seat, action in over.moves:
            assert FOR_SALE.apply(used, seat, action) == FOR_SALE.apply(fresh, seat, action)
            assert views(used, memory=True) == views(fresh, memory=True)
