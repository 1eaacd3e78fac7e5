"""Presets and switches: what a table agrees on before the first roll (2.7, MA-ORG-1, GAP-11)."""

from random import Random
from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import visiting
from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import terms
from zuschlag.rules.monopoly.game import MONOPOLY

USUAL: dict[str, object] = {
    "players.max": 6,
    "players.mayLeave": True,
    "rent.claim": "manual-grace",
    "rent.groupWithMortgage": "base",
    "rent.utilityRoll": "fresh",
    "rent.countMortgaged": True,
    "auction.minOpen": 1,
    "auction.step": 1,
    "auction.order": "clockwise",
    "buildAuction.floor": "regular",
    "hotel.needsAllFour": True,
    "sell.hotelShort": "atomicGroup",
    "jail.rollOptional": False,
    "interest.round": "ceil",
    "end.mode": "equalTurns",
    "end.buildings": "full",
    "end.tiebreak": "shared",
    "build.alwaysAsk": "short",
    "bankrupt.estate": "mortgaged",
    "cash.hidden": True,
}
OTHERWISE: dict[str, dict[str, object]] = {
    "aalen-event": {},
    "aalen-event-strict": {
        "rent.claim": "manual",
        "jail.rollOptional": True,
        "hotel.needsAllFour": False,
    },
    "aalen-casual": {"rent.claim": "auto", "cash.hidden": False},
    "tournament": {},
    "classic": {
        "rent.claim": "championship",
        "rent.groupWithMortgage": "double",
        "rent.utilityRoll": "arrival",
        "bankrupt.estate": "all",
    },
}
LIMITS = {
    "aalen-event": terms.Limit(minutes=60),
    "aalen-event-strict": terms.Limit(minutes=60),
    "aalen-casual": terms.Limit(rounds=200),
    "tournament": terms.Limit(minutes=60),
    "classic": terms.Limit(),
}


def error(options: dict[str, Any], seats: int = 4, edition: str = "aalen-event") -> tuple[str, str]:
    """Slug and path of what is wrong with these terms."""
    with pytest.raises(Malformed) as malformed:
        terms.agree(edition, seats, options)
    return malformed.value.slug.removeprefix("record/"), malformed.value.path


@clause(
    "MA-ORG-1",
    "MA-RENT-4",
    "MA-RENT-5",
    "MA-RENT-9",
    "MA-RENT-11",
    "MA-BUILD-9",
    "MA-BANKRUPT-6",
    "MA-BANKRUPT-9",
    "GAP-06",
    "GAP-07",
    "GAP-11",
    "GAP-18",
    "GAP-22",
    "GAP-29",
    "GAP-32",
    "GAP-33",
    "GAP-33d",
    "GAP-35",
    "GAP-39",
    "GAP-41",
    "GAP-42",
    "GAP-48",
    "GAP-49",
    "GAP-50",
    "GAP-51",
    "GAP-54",
    "GAP-65",
)
def test_every_preset_sets_its_switches() -> None:
    assert MONOPOLY.editions() == tuple(OTHERWISE)
    for edition, otherwise in OTHERWISE.items():
        agreed = terms.agree(edition, 4)
        assert agreed.switches == USUAL | otherwise, edition
        assert agreed.limit == LIMITS[edition], edition
        assert agreed.donation == (200, 100)
        assert agreed.has_auto_claim_switch == (edition != "tournament")


@clause("MA-ORG-1", "GAP-69")
def test_what_the_table_sets_goes_before_the_preset() -> None:
    agreed = terms.agree("classic", 4, {"rent.claim": "auto", "end.limit": {"rounds": 7}})
    assert agreed.switches["rent.claim"] == "auto"
    assert agreed.switches["bankrupt.estate"] == "all"
    assert agreed.limit == terms.Limit(rounds=7)
    assert terms.agree("aalen-casual", 4, {"end.limit": None}).limit == terms.Limit()


@clause("MA-ORG-1")
def test_every_value_that_is_offered_may_be_chosen() -> None:
    for name, (usual, *others) in terms.choices().items():
        assert usual == USUAL[name]
        for value in (usual, *others):
            assert terms.agree("aalen-event", 4, {name: value}).is_set(name, value)


@clause("MA-ORG-1")
@pytest.mark.parametrize("name", sorted(USUAL))
@pytest.mark.parametrize("value", ["nonsense", 5000, None, 1.0, [], {}])
def test_every_other_value_is_refused(name: str, value: object) -> None:
    assert error({name: value}) == ("bad-option", f"options.{name}")


@clause("MA-ORG-1")
@pytest.mark.parametrize(
    "options",
    [{"auction.minOpen": True}, {"auction.step": True}, {"cash.hidden": 1}, {"players.max": "6"}],
)
def test_a_one_is_no_true(options: dict[str, object]) -> None:
    assert error(options)[0] == "bad-option"


@clause("MA-ORG-1")
def test_unknown_switches_and_presets_are_refused() -> None:
    assert error({"freeParking": True}) == ("unknown-option", "options.freeParking")
    assert error({}, edition="aalen") == ("unknown-edition", "edition")


@clause("GAP-11", "MA-ORG-1")
@pytest.mark.parametrize(
    ("most", "allowed"), [(None, range(2, 7)), (6, range(2, 7)), (7, range(2, 8)), (8, range(2, 9))]
)
def test_two_to_six_play_seven_and_eight_by_switch(most: int | None, allowed: range) -> None:
    options: dict[str, Any] = {} if most is None else {"players.max": most}
    for seats in range(12):
        if seats in allowed:
            assert terms.agree("aalen-event", seats, options).seats == seats
        else:
            assert error(options, seats) == ("seats-not-allowed", "seats")
    assert MONOPOLY.seats("aalen-event") == (2, 3, 4, 5, 6)


@clause("GAP-11")
def test_eight_play_to_the_eighth_seat() -> None:
    scene = Scene(seats=8, turn="H", options={"players.max": 8}).roll("H", 1, 3)
    assert scene.do("H", "done").turn == "A"
    assert len(scene.answer["cash"]) == 8
    deal = MONOPOLY.deal(MONOPOLY.agree("aalen-event", 8, {"players.max": 8}), Random(4))
    assert deal.opener in range(8)


@clause("MA-DON-1", "MA-ORG-1")
@pytest.mark.parametrize(("slot", "due"), [(4, 200), (38, 100)])
def test_the_usual_donations(slot: int, due: int) -> None:
    assert visiting(slot).cash("A") == 1500 - due


@clause("MA-DON-1", "MA-ORG-1")
@pytest.mark.parametrize(("slot", "due"), [(4, 30), (38, 7)])
def test_a_table_may_set_its_donations(slot: int, due: int) -> None:
    assert visiting(slot, options={"donation": [30, 7]}).cash("A") == 1500 - due


@clause("MA-ORG-1")
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (200, ("wrong-type", "options.donation")),
        ([200], ("bad-option", "options.donation")),
        ([1, 2, 3], ("too-long", "options.donation")),
        ([0, 100], ("out-of-range", "options.donation[0]")),
        ([1, 10_001], ("out-of-range", "options.donation[1]")),
        ([1, True], ("wrong-type", "options.donation[1]")),
        (None, ("wrong-type", "options.donation")),
    ],
)
def test_donations_are_two_amounts(value: object, expected: tuple[str, str]) -> None:
    assert error({"donation": value}) == expected
    assert terms.agree("aalen-event", 4, {"donation": [1, 10_000]}).donation == (1, 10_000)


@clause("GAP-50", "MA-ORG-1")
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (60, ("wrong-type", "options.end.limit")),
        ({}, ("bad-option", "options.end.limit")),
        ({"minutes": 1, "rounds": 1}, ("bad-option", "options.end.limit")),
        ({"hours": 1}, ("unknown-key", "options.end.limit.hours")),
        ({"rounds": 0}, ("out-of-range", "options.end.limit.rounds")),
        ({"minutes": 10_001}, ("out-of-range", "options.end.limit.minutes")),
        ({"minutes": 1.5}, ("wrong-type", "options.end.limit.minutes")),
    ],
)
def test_a_limit_is_minutes_or_rounds(value: object, expected: tuple[str, str]) -> None:
    assert error({"end.limit": value}) == expected
    for name in ("minutes", "rounds"):
        for length in (1, 10_000):
            limit = terms.agree("aalen-event", 4, {"end.limit": {name: length}}).limit
            assert getattr(limit, name) == length
