"""The recorded games of Monopoly against pencil and paper, moment by moment, and as stories."""

import json
from typing import Any

import pytest

from tests.cli.command import zuschlag
from tests.recorded.monopoly.expected import END, EXPECTED, REFUSED
from tests.recorded.monopoly.making import GAMES, all_games, as_text
from zuschlag.cli.narration import tell
from zuschlag.record import judge

NAMES = sorted(file.stem for file in GAMES.glob("*.json"))
MOMENTS = [(name, moment) for name in EXPECTED for moment in EXPECTED[name]]
EVERY_PLAY = all_games()


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_bytes())
    return found


def until(name: str, moment: str) -> dict[str, Any]:
    """The record as far as a marked moment."""
    whole = record(name)
    moments = whole["meta"]["moments"] | {END: len(whole["actions"])}
    return whole | {"actions": whole["actions"][: moments[moment]]}


def judged(written: dict[str, Any]) -> dict[str, Any]:
    return judge(json.dumps(written).encode())


def whole_answer(expected: dict[str, Any]) -> dict[str, Any]:
    """The judge's answer without `options`, for a quiet table but for what is expected."""
    seats = len(expected["cash"])
    found: dict[str, Any] = {
        "ok": True, "jail": [0] * seats, "mortgaged": [], "cards": {"chance": None, "chest": None},
        "bank": {"houses": 32, "hotels": 12}, "claims": [], "debts": [], "auction": None,
        "offers": [], "scores": None, "ranking": None, "winners": None, "ending": None,
    }  # fmt: skip
    found |= expected
    owners = {slot: seat for seat, deeds in enumerate(found.pop("deeds")) for slot in deeds}
    levels = found.get("levels", {})
    found["owners"] = [owners.get(slot) for slot in range(40)]
    found["levels"] = [levels.get(slot, 0) for slot in range(40)]
    return found


@pytest.mark.parametrize(("name", "moment"), MOMENTS)
def test_the_judge_finds_what_a_person_finds(name: str, moment: str) -> None:
    answer = judged(until(name, moment))
    options = answer.pop("options")
    assert answer == whole_answer(EXPECTED[name][moment])
    assert {int(seat) for seat in options} >= set(answer["waiting"])


@pytest.mark.parametrize(("name", "moment", "action", "slug"), REFUSED)
def test_what_the_rules_forbid_is_refused_there(
    name: str, moment: str, action: list[object], slug: str
) -> None:
    written = until(name, moment)
    written["actions"].append(action)
    answer = judged(written)
    assert (answer["ok"], answer["at"]) == (False, len(written["actions"]) - 1)
    assert answer["error"] == f"monopoly/{slug}"


@pytest.mark.parametrize("name", NAMES)
def test_the_game_can_be_made_again(name: str) -> None:
    assert as_text(EVERY_PLAY[name]().written()) == (GAMES / f"{name}.json").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_beginning_of_the_game_is_a_good_record_too(name: str) -> None:
    whole = record(name)
    for length in range(len(whole["actions"]) + 1):
        assert judged(whole | {"actions": whole["actions"][:length]})["ok"]


def test_every_game_has_its_expectations_and_every_mark_is_looked_at() -> None:
    assert set(NAMES) == set(EXPECTED) == set(EVERY_PLAY)
    for name in NAMES:
        marked = {*record(name)["meta"]["moments"], END}
        assert marked - set(EXPECTED[name]) <= {"claim expired"}


STORIES = {
    "rent-asked-and-forgotten": [
        "Ben rolled 1 and 2 and came to Ebnat. Ada may ask Ben for M4: Ebnat.",
        "Turn 3: Cleo Ben paid M4 to Ada for Ebnat.",
        "Too late: no rent on Ebnat for Ada.",
    ],
    "one-deed-mortgaged": ["Ada mortgaged Waldhausen for M50.", "Ada redeemed Waldhausen for M55."],
    "fresh-roll-at-the-utility": [
        "Ben rolled 5 and 2 for the rent. Ben paid M28 to Ada for Aalen Power Grid.",
        "Ben rolled 1 and 2 for the rent. Ben paid M30 to Ada for Thermal Spring",
    ],
    "three-creditors": [
        "Ada owes Cleo M50 for the card. Ada owes Dora M50 for the card. Ada paid M50 to Ben",
        "Ada is bankrupt. M40 went to Dora. Dora took over Ebnat and Waldhausen.",
    ],
    "deed-instead-of-money": [
        "Ben owes Ada M8 for Unterrombach-Hofherrnweiler.",
        "Ben offered Ada Waldhausen for M8 off the debt. Done deal: Ada accepted.",
    ],
    "two-bankrupt-in-a-row": [
        "Ada owes the bank M38 (interest on mortgages).",
        "Ada is bankrupt. M30 went to the bank.",
        "Under the hammer: Ebnat. Ben bid M10. Cleo passed. Sold! Ben got Ebnat for M10.",
    ],
    "equal-turns-and-a-last-claim": [
        "The time is up.",
        "The last turn is over. Rent may still be asked for.",
        "The game is over. Everything is counted.",
        "1 Ben 1525 1325 200 0",
        "Ben wins.",
    ],
    "time-up-in-debt": [
        "Ben mortgaged Waldhausen for M50. Ben paid M8 to Ada",
        "Ada wins.",
    ],
    "two-builders-few-houses": [
        "Cleo wanted to build. Sealed wishes are collected; also asked: Dora.",
        "Under the hammer: a house. Cleo bid M50 for Waldhausen. Dora bid M100 for Source of the",
        "Sold! Cleo got a house for M110. Cleo built on Waldhausen (4 houses).",
    ],
    "last-house-in-the-own-turn": ["Cleo bid M151 for Waldhausen. Dora passed."],
    "hotel-in-debt": [
        "on Unterrombach-Hofherrnweiler for M75 (now 2 houses). ",
        "paid M750 to Dora for ",
    ],
}


@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_a_story(name: str) -> None:
    lines, is_legal = tell(record(name))
    told = " ".join(" ".join(lines).split())
    assert is_legal
    assert max(len(line) for line in lines) <= 100
    for sentence in STORIES[name]:
        assert sentence in told


@pytest.mark.parametrize("name", ["two-bankrupt-in-a-row", "time-up-in-debt"])
def test_the_commands_judge_and_tell_the_file(name: str) -> None:
    file = GAMES / f"{name}.json"
    judged_by_command, shown = zuschlag("judge", file), zuschlag("show", file)
    assert (judged_by_command.code, judged_by_command.answer) == (0, judged(record(name)))
    assert (shown.code, shown.out.splitlines()) == (0, tell(record(name))[0])
