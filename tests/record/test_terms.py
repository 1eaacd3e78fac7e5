"""Edition, seats and switches: only what an edition knows, and the answer names what it knows."""

from typing import Any

import pytest

from tests.record.games import Record, game, printed_2015, with_, written
from tests.telling import for_sale
from zuschlag.record import judge

VARIANT_OF_FIVE = game("2015-variant", "ABCDE")


def fault(record: Record) -> tuple[str, str, dict[str, Any]]:
    answer = judge(written(record))
    assert answer["ok"] is False
    return answer["error"], answer["path"], answer["facts"]


@pytest.mark.parametrize("version", [0, 2, -1, 2**53 - 1])
def test_only_version_1_is_known(version: int) -> None:
    spoilt = with_(printed_2015(), ("zuschlag",), version)
    assert fault(spoilt) == ("record/unknown-version", "zuschlag", {"known": [1]})


@pytest.mark.parametrize("name", ["", "chess", "For-Sale", "for-sale ", "x" * 900_000])
def test_an_unknown_game_is_refused(name: str) -> None:
    error, path, facts = fault(with_(printed_2015(), ("game",), name))
    assert (error, path) == ("record/unknown-game", "game")
    assert "for-sale" in facts["known"]


@pytest.mark.parametrize("name", ["", "2016", "1997 ", "2015-Variant", "2005", "x" * 900_000])
def test_an_unknown_edition_is_refused_in_one_readable_line(name: str) -> None:
    error, path, facts = fault(with_(printed_2015(), ("edition",), name))
    assert (error, path) == ("record/unknown-edition", "edition")
    assert set(facts["known"]) == set(for_sale.EDITIONS)
    assert len(facts["edition"]) <= 40


@pytest.mark.parametrize("edition", for_sale.EDITIONS)
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 4, 5, 6, 7, 100])
def test_an_edition_is_played_by_so_many_and_no_others(edition: str, seats: int) -> None:
    allowed = list(for_sale.seats_allowed(edition))
    if seats in allowed:
        assert judge(written(game(edition, "ABCDEF"[:seats])))["ok"]
    else:
        spoilt = with_(game(edition, "ABC"), ("seats",), ["x"] * seats)
        facts = {"edition": edition, "seats": seats, "allowed": allowed}
        assert fault(spoilt) == ("record/seats-not-allowed", "seats", facts)


def test_more_names_than_any_table_holds_are_not_even_read() -> None:
    spoilt = with_(printed_2015(), ("seats",), ["x"] * 101)
    assert fault(spoilt) == ("record/too-long", "seats", {"most": 100, "found": 101})


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("least_bid", "raise"),
        ("least_bid", "match"),
        ("refund", "up"),
        ("refund", "down"),
        ("open_info", True),
        ("open_info", False),
    ],
)
@pytest.mark.parametrize("edition", for_sale.EDITIONS)
def test_every_edition_takes_the_three_common_switches(
    edition: str, switch: str, value: object
) -> None:
    assert judge(written(game(edition, "ABC", options={switch: value})))["ok"]


@pytest.mark.parametrize(
    "switch", ["", "Refund", "coins", "shown", "__class__", "removed", "n" * 900_000]
)
def test_an_unknown_switch_is_refused(switch: str) -> None:
    error, path, facts = fault(with_(printed_2015(), ("options",), {switch: 1}))
    assert error == "record/unknown-option"
    assert path.startswith("options.")
    assert len(path) <= 60
    assert {"least_bid", "refund", "open_info"} <= {*facts["known"]}


@pytest.mark.parametrize(
    ("switch", "allowed"),
    [
        ("least_bid", {"raise", "match"}),
        ("refund", {"up", "down"}),
        ("open_info", {True, False}),
        ("variant5_removed", {3, 2}),
    ],
)
@pytest.mark.parametrize(
    "value", [None, "", "RAISE", "true", 0, 1, 4, -2, 2.0, [], ["up"], {}, {"up": 1}]
)
def test_a_switch_has_its_own_values_only(switch: str, allowed: set[object], value: object) -> None:
    error, path, facts = fault(with_(VARIANT_OF_FIVE, ("options",), {switch: value}))
    assert (error, path) == ("record/bad-option", f"options.{switch}")
    assert set(facts["allowed"]) == allowed


@pytest.mark.parametrize("edition", for_sale.EDITIONS)
def test_variant5_removed_belongs_to_the_variant_of_2015_with_five(edition: str) -> None:
    for seats in for_sale.seats_allowed(edition):
        for removed in (2, 3):
            record = game(edition, "ABCDEF"[:seats], options={"variant5_removed": removed})
            if (edition, seats) == ("2015-variant", 5):
                assert judge(written(record))["ok"]
            else:
                error, path, facts = fault(record)
                assert error == "record/option-not-allowed"
                assert path == "options.variant5_removed"
                assert facts == {"only": "2015-variant with five seats"}


def test_variant5_removed_wants_one_more_pair_of_cards() -> None:
    short = with_(VARIANT_OF_FIVE, ("options",), {"variant5_removed": 2})
    error, path, facts = fault(short)
    assert (error, path) == ("record/wrong-number-of-cards", "deal.buildings")
    assert facts == {"expected": 28, "found": 27}
