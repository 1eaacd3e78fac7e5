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
        "Ben rolls 1 + 2, lands on Ebnat. Ada may ask for M4 rent.",
        "Before Cleo can roll",
        "Ada asks Ben for the rent of Ebnat. Ben pays Ada M4 rent.",
        "Too late: Ada did not ask for the rent of Ebnat, Cleo pays nothing.",
    ],
    "one-deed-mortgaged": ["Ada mortgages Waldhausen for M50.", "Ada redeems Waldhausen for M55."],
    "fresh-roll-at-the-utility": [
        "Ben rolls 5 + 2 for it, pays Ada M28 rent.",
        "Ben rolls 1 + 2 for it, pays Ada M30 rent.",
    ],
    "three-creditors": [
        "pays Ben M50 for the card, owes Cleo M50 for the card, owes Dora M50 for the card and has",
        "Ada is bankrupt: all that is left, M40, goes to Dora.",
        "To Dora go Ebnat (mortgaged) and Waldhausen (mortgaged).",
    ],
    "deed-instead-of-money": [
        "Ben owes Ada M8 rent and has M5.",
        "Ben offers Ada Waldhausen for M8 off the debt.",
        "Ada accepts the offer.",
    ],
    "two-bankrupt-in-a-row": [
        "Ada owes the bank M38 interest on the mortgages and has M0.",
        "Ada is bankrupt: all that is left, M30, goes to the bank.",
        "Auction of Ebnat: Ben M10, Cleo passes. Ben gets it for M10.",
    ],
    "equal-turns-and-a-last-claim": [
        "Time is up: the round is played to its end.",
        "The last turn is over",
        "The time is up, everything is counted.",
        "1 Ben 1525 1325 200 0",
        "Ben wins",
    ],
    "time-up-in-debt": ["Ben mortgages Waldhausen for M50, pays Ada M8 rent.", "Ada wins"],
    "two-builders-few-houses": [
        "Cleo wants to build 1 more on Waldhausen and 1 more on Hofen. Asked as well: Dora.",
        "Auction of a house: Cleo M50 for Waldhausen, Dora M100 for Source of the White Kocher,",
        "Cleo gets it for M110, builds on Waldhausen, now 4 houses.",
    ],
    "last-house-in-the-own-turn": ["Cleo M151 for Waldhausen, Dora passes."],
    "hotel-in-debt": [
        "from Unterrombach-Hofherrnweiler for M75 (now 2 houses), pays Dora M750 rent."
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
