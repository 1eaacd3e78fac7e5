"""A seat's row of numbers is what the contract lets it know, and nothing else shows in it."""

import random
from typing import Any

import numpy as np
import pytest

from tests.laws.games import TABLES
from tests.research.sights import KINDS, a_setting, differences, look, positions, told
from zuschlag.research.forsale.eyes import Eyes
from zuschlag.research.forsale.packed import packed
from zuschlag.research.forsale.play import see
from zuschlag.research.lanes import OVERHANG
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.numbers import NUMBERS
from zuschlag.rules.kernel import plain


@pytest.mark.parametrize(("edition", "seats"), TABLES[1::2])
def test_words_and_mask_are_what_the_contract_shows(edition: str, seats: int) -> None:
    terms = FOR_SALE.agree(edition, seats)
    eyes = Eyes(terms, "words")
    for state in positions(a_setting(edition, seats, 5)):
        for seat in range(seats):
            row, mask = eyes.of_table(state.tables, seat)
            assert row.tolist() == told(terms, FOR_SALE.observe(state, seat, memory=True))
            assert np.flatnonzero(mask).tolist() == (NUMBERS.open_to(state, seat) or [0])


@pytest.mark.parametrize(("edition", "seats"), TABLES[::3])
def test_worlds_drawn_from_a_view_look_the_same_to_the_byte(edition: str, seats: int) -> None:
    compared, wrong = differences(a_setting(edition, seats, 11), random.Random(3))
    assert compared > 50
    assert wrong == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_leak_would_be_noticed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the next card of the deck lies in a place that is told, worlds differ."""
    honest = Eyes.of_packed

    def leaking(self: Eyes, tables: Any, seat: int) -> tuple[Any, Any]:
        row, mask = honest(self, tables, seat)
        row[-1] += int(tables[0].building_deck[int(tables[0].in_play)] % 7)
        return row, mask

    monkeypatch.setattr(Eyes, "of_packed", leaking)
    _, wrong = differences(a_setting("2015", 4, 11), random.Random(3))
    assert any(f", {kind}," in one for one in wrong)


def test_planes_say_what_words_say() -> None:
    """Whatever differs in words differs in planes, at all positions of a game and all seats."""
    terms = FOR_SALE.agree("2015", 4)
    words, planes = Eyes(terms, "words"), Eyes(terms, "planes")
    tables = [packed(state.tables) for state in positions(a_setting("2015", 4, 2))]
    pairs = {
        (look(words, one, seat), look(planes, one, seat)) for one in tables for seat in range(4)
    }
    assert len(pairs) == len({word for word, _ in pairs}) == len({plane for _, plane in pairs})


@pytest.mark.parametrize("kind", KINDS)
def test_plain_rules_tell_the_same(kind: str) -> None:
    """Uncompiled, from wide tables, cell by cell."""
    terms = FOR_SALE.agree("2015-variant", 3)
    eyes, tell = Eyes(terms, kind), plain(see)
    for state in list(positions(a_setting("2015-variant", 3, 4)))[::4]:
        for seat in range(3):
            row, mask = eyes.of_table(state.tables, seat)
            cells, bits = (np.zeros(len(one) + OVERHANG, one.dtype) for one in (row, mask))
            tell(state.tables, 0, seat, eyes.settings, cells, bits)
            assert cells[: len(row)].tobytes() == row.tobytes()
            assert bits[: len(mask)].tobytes() == mask.tobytes()


def test_equal_cheques_cannot_be_told_apart() -> None:
    """Which of two cards of the same value lies there is nobody's business."""
    terms = FOR_SALE.agree("2015", 4)
    for state in positions(a_setting("2015", 4, 8)):
        other = state.copy()
        t = other.tables[0]
        even, odd = 0x15555555, 0x2AAAAAAA
        for name in ("row", "cheque_deck", "cheques"):
            if name != "row" or FOR_SALE.observe(state, 0).phase == "sell":
                was = t[name]
                t[name] = ((was & even) << 1) | ((was & odd) >> 1)
        for kind in KINDS:
            eyes = Eyes(terms, kind)
            assert look(eyes, packed(state.tables), 1) == look(eyes, packed(other.tables), 1)
