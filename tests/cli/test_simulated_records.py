"""Simulated games as records: the judge accepts them all, and they say what the simulation says."""

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from tests.cli.command import here, zuschlag

FIVE = "heuristic,random,random,heuristic,random"
PLANS: dict[str, tuple[str, int, int, str, tuple[str, ...]]] = {
    "random": ("2015", 4, 150, "random", ()),
    "short row": ("2015-variant", 5, 50, "random", ("open_info=true",)),
    "mixed": ("2015-variant", 5, 8, FIVE, ("variant5_removed=2", "refund=down")),
}


@dataclass
class Simulated:
    """What a simulation told, the records it wrote, and what the judge says to each."""

    told: dict[str, Any]
    records: list[dict[str, Any]]
    answers: list[dict[str, Any]]


@pytest.fixture(scope="module", params=PLANS)
def simulated(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Simulated:
    edition, seats, games, policy, switches = PLANS[request.param]
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    plan = ["--edition", edition, "--seats", str(seats), "--games", str(games), "--policy", policy]
    for switch in switches:
        plan += ["--option", switch]
    ran = here("simulate", "for-sale", "--json", "--seed", "11", *plan, "--records", file)
    judged = zuschlag("judge", "--lines", file)
    assert (ran.code, judged.code) == (0, 0)
    lines = file.read_text("utf-8").splitlines()
    answers = [json.loads(line) for line in judged.out.splitlines()]
    return Simulated(ran.answer, [json.loads(line) for line in lines], answers)


def test_there_is_one_record_per_game_and_each_is_accepted(simulated: Simulated) -> None:
    assert len(simulated.records) == len(simulated.answers) == simulated.told["games"]
    assert {(answer["ok"], answer["phase"]) for answer in simulated.answers} == {(True, "done")}


def test_records_carry_edition_switches_policies_and_seed(simulated: Simulated) -> None:
    told = simulated.told
    for number, record in enumerate(simulated.records):
        assert record["edition"] == told["edition"]
        assert record["options"] == told["options"]
        assert record["meta"] == {"seed": 11, "game": number, "policies": told["policies"]}
        assert len(record["seats"]) == told["seats"]


def test_win_shares_and_scores_can_be_counted_again_from_the_records(simulated: Simulated) -> None:
    told, answers = simulated.told, simulated.answers
    seats = range(told["seats"])
    wins = [
        sum(Fraction(seat in one["winners"], len(one["winners"])) for one in answers)
        for seat in seats
    ]
    points = [sum(one["scores"][seat] for one in answers) for seat in seats]
    assert told["win_share"] == pytest.approx([float(won / len(answers)) for won in wins])
    assert told["mean_score"] == pytest.approx([score / len(answers) for score in points])


def test_no_two_games_are_dealt_alike(simulated: Simulated) -> None:
    deals = [json.dumps(record["deal"]) for record in simulated.records]
    assert len(set(deals)) == len(deals)
