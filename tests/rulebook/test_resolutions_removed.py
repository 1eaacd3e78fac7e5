"""Rulings C-14 and C-17: cards are removed at random, and neither they nor the deck are seen."""

from collections import Counter
from random import Random

import msgspec
import pytest

from tests.rulebook.answers import whole_decks
from tests.rulebook.scenes import (
    Scene,
    all_pass,
    clause,
    live,
    play,
    scene,
    sell_cheapest,
    to_the_sale,
    views,
)
from zuschlag.rules.forsale.game import FOR_SALE, Deal
from zuschlag.rules.forsale.views import Observation

MEMORY = pytest.mark.parametrize("memory", [False, True])
REMOVING = pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("1997", 3),
        ("1997-strict", 3),
        ("1997-variant", 3),
        ("1997-variant", 4),
        ("2005-seed", 3),
        ("2005-seed", 4),
        ("2005-published", 3),
        ("2005-published", 4),
        ("2015", 4),
        ("2015-variant", 3),
        ("2015-variant", 5),
    ],
)


def other_world(begun: Scene, *, buildings: int, cheques: int) -> Scene:
    """So many cards come as before; all others in another order, and others are removed."""
    decks = whole_decks(begun.edition)
    deal = Deal(
        _others_follow(begun.deal.buildings, buildings, decks[0]),
        _others_follow(begun.deal.cheques, cheques, decks[1]),
        begun.deal.opener,
    )
    return msgspec.structs.replace(begun, deal=deal)


def _others_follow(cards: list[int], kept: int, deck: list[int]) -> list[int]:
    rest = Counter(deck) - Counter(cards[:kept])
    return [*cards[:kept], *sorted(rest.elements(), reverse=True)][: len(cards)]


@clause("C-17", "C-14")
@REMOVING
@MEMORY
def test_nobody_knows_which_buildings_come_or_were_removed(
    edition: str, seats: int, memory: bool
) -> None:
    """Two tables that differ only in what is not yet laid out look alike to everybody."""
    here = scene(edition, seats)
    row = len(play(here)["row"])
    there = other_world(here, buildings=2 * row, cheques=0)
    assert set(here.deal.buildings) != set(there.deal.buildings)
    for script in ("", "A:1 B:2", "A:1 B:2 C:3"):
        assert views(live(here, script), memory) == views(live(there, script), memory)
    here, there = all_pass(here), all_pass(there)
    assert views(live(here), memory) == views(live(there), memory)
    assert play(all_pass(here))["row"] != play(all_pass(there))["row"]


@clause("C-17", "C-14")
@REMOVING
@MEMORY
def test_nobody_knows_which_cheques_come_or_were_removed(
    edition: str, seats: int, memory: bool
) -> None:
    here = to_the_sale(scene(edition, seats))
    row = len(play(here)["row"])
    there = other_world(here, buildings=len(here.deal.buildings), cheques=2 * row)
    assert Counter(here.deal.cheques) != Counter(there.deal.cheques)
    first = play(here)["buildings"][0][0]
    for script in ("", f"A={first}"):
        assert views(live(here, script), memory) == views(live(there, script), memory)
    here, there = sell_cheapest(here), sell_cheapest(there)
    assert views(live(here), memory) == views(live(there), memory)
    assert play(sell_cheapest(here))["row"] != play(sell_cheapest(there))["row"]


@clause("C-17")
@REMOVING
@MEMORY
def test_a_removed_card_is_in_no_view_from_the_first_row_to_the_end(
    edition: str, seats: int, memory: bool
) -> None:
    luck = Random(7)
    begun = scene(edition, seats)
    dealt = FOR_SALE.deal(FOR_SALE.agree(edition, seats), luck)
    begun = msgspec.structs.replace(begun, deal=dealt)
    buildings, cheques = set[int](), Counter[int]()
    while True:
        for seen in views(live(begun), memory):
            buildings |= shown_buildings(seen)
            cheques |= shown_cheques(seen)
        phase = play(begun)["phase"]
        if phase == "done":
            break
        begun = all_pass(begun) if phase == "buy" else sell_cheapest(begun)
    assert buildings == set(dealt.buildings)
    assert cheques == Counter(dealt.cheques)


def shown_buildings(seen: Observation) -> set[int]:
    """Every building that a view names."""
    hands = {card for one in seen.people for card in one.hand or []}
    row = set(seen.row) if seen.phase == "buy" else set()
    return hands | row | {one.building for one in seen.purchases or []}


def shown_cheques(seen: Observation) -> Counter[int]:
    """Every cheque that a view names, as often as it is there."""
    piles = Counter(card for one in seen.people for card in one.cheques or [])
    row = Counter(seen.row if seen.phase == "sell" else [])
    return (piles + row) | Counter(seen.cheques_seen or [])


@clause("C-17")
@REMOVING
def test_any_card_may_be_removed(edition: str, seats: int) -> None:
    buildings, cheques = whole_decks(edition)
    deals = [FOR_SALE.deal(FOR_SALE.agree(edition, seats), Random(seed)) for seed in range(250)]
    removed = [set(buildings) - set(deal.buildings) for deal in deals]
    assert set().union(*removed) == set(buildings)
    unused = [Counter(cheques) - Counter(deal.cheques) for deal in deals]
    assert {value for one in unused for value in one} == set(cheques)
    assert {len(gone) for gone in removed} == {one.total() for one in unused}


@clause("C-17")
def test_a_note_taker_cannot_name_the_removed_cards_before_the_last_row() -> None:
    """Four players of 2015 before the last row: six buildings are unseen, four of them to come."""
    begun = all_pass(scene("2015", 4), 5)
    seen = FOR_SALE.observe(live(begun), 0, memory=True)
    known = shown_buildings(seen)
    assert set(range(1, 31)) - known == {25, 26, 27, 28, 29, 30}
    assert seen.cards_left == 4
