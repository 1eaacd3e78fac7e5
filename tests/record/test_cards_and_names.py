"""The deal must be dealt from the edition's decks, and people must have names."""

from typing import Any

import pytest

from tests.record.games import Path, Record, game, printed_1997, printed_2015, told, with_, written
from zuschlag.record import judge


def fault(record: Record) -> tuple[str, str, dict[str, Any]]:
    answer = judge(written(record))
    assert list(answer) == ["ok", "error", "path", "facts"]
    assert answer["ok"] is False
    return answer["error"], answer["path"], answer["facts"]


@pytest.mark.parametrize("card", [0, -1, 31, 2**53 - 1])
def test_a_building_the_edition_does_not_have_is_refused(card: int) -> None:
    path: Path = ("deal", "buildings", 7)
    spoilt = with_(printed_2015(), path, card)
    assert fault(spoilt) == ("record/unknown-card", told(path), {"card": card})


@pytest.mark.parametrize(
    ("record", "card"),
    [(printed_2015(), 1), (printed_2015(), 16), (printed_1997(), 1), (printed_1997(), 2)],
)
def test_a_cheque_the_edition_does_not_have_is_refused(record: Record, card: int) -> None:
    path: Path = ("deal", "cheques", 5)
    assert fault(with_(record, path, card)) == ("record/unknown-card", told(path), {"card": card})


def test_a_building_of_1997_goes_to_twenty_only() -> None:
    spoilt = with_(printed_1997(), ("deal", "buildings", 19), 21)
    assert fault(spoilt) == ("record/unknown-card", "deal.buildings[19]", {"card": 21})


def test_a_building_twice_is_refused_at_the_second() -> None:
    spoilt = with_(printed_2015(), ("deal", "buildings", 29), 8)
    facts = {"card": 8, "copies": 1}
    assert fault(spoilt) == ("record/duplicate-card", "deal.buildings[29]", facts)


def test_a_cheque_of_2015_twice_is_right_and_a_third_is_refused() -> None:
    record = printed_2015()
    assert record["deal"]["cheques"].count(7) == 2
    spoilt = with_(record, ("deal", "cheques", 29), 7)
    facts = {"card": 7, "copies": 2}
    assert fault(spoilt) == ("record/duplicate-card", "deal.cheques[29]", facts)


def test_a_cheque_of_1997_is_there_once_but_zero_twice() -> None:
    once = with_(printed_1997(), ("deal", "cheques", 19), 12)
    assert fault(once)[2] == {"card": 12, "copies": 1}
    thrice = with_(printed_1997(), ("deal", "cheques", 19), 0)
    assert fault(thrice)[2] == {"card": 0, "copies": 2}


@pytest.mark.parametrize("deck", ["buildings", "cheques"])
def test_too_few_or_too_many_cards_are_counted(deck: str) -> None:
    four = game("2015", "ABCD")  # 28 cards, two are removed
    cards = four["deal"][deck]
    error, path = "record/wrong-number-of-cards", f"deal.{deck}"
    for size in (27, 1, 0):
        facts = {"expected": 28, "found": size}
        assert fault(with_(four, ("deal", deck), cards[:size])) == (error, path, facts)
    every = game("2015", "ABC")["deal"][deck]
    facts = {"expected": 28, "found": 30}
    assert fault(with_(four, ("deal", deck), every)) == (error, path, facts)


def test_a_deck_without_end_is_not_even_read() -> None:
    spoilt = with_(printed_2015(), ("deal", "buildings"), [1] * 200_000)
    facts = {"most": 100, "found": 200_000}
    assert fault(spoilt) == ("record/too-long", "deal.buildings", facts)


@pytest.mark.parametrize("opener", [-1, 3, 99])
def test_the_opener_must_sit_at_the_table(opener: int) -> None:
    spoilt = with_(printed_2015(), ("deal", "opener"), opener)
    assert fault(spoilt) == ("record/out-of-range", "deal.opener", {"least": 0, "most": 2})


@pytest.mark.parametrize(
    ("name", "is_printable"),
    [
        ("", True),
        ("x" * 33, True),
        ("x" * 500_000, True),
        ("\x00", False),
        ("bell\a", False),
        ("two\nlines", False),
        ("tab\t", False),
        ("\x1b[31mred", False),
        ("\x7f", False),
        ("\u202eright to left", False),
        ("zero\u200bwidth", False),
        ("\ufeff", False),
        ("\ue000", False),
    ],
)
def test_a_name_has_1_to_32_printable_characters(name: str, is_printable: bool) -> None:
    facts = {"least": 1, "most": 32, "found": len(name), "printable": is_printable}
    spoilt = with_(printed_2015(), ("seats", 1), name)
    assert fault(spoilt) == ("record/bad-name", "seats[1]", facts)


@pytest.mark.parametrize("name", ["x", "x" * 32, "Ännchen", "王小明", "🎲" * 32, 'O\'Brien "Bo"'])
def test_any_printable_name_will_do_even_twice(name: str) -> None:
    record = with_(with_(printed_2015(), ("seats", 0), name), ("seats", 1), name)
    assert judge(written(record)) == judge(written(printed_2015()))
