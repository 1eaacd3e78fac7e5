"""Simulated Monopoly: the same games whatever the threads, counted as they are written."""

import msgspec
import numpy as np
import pytest

from zuschlag import record
from zuschlag.lab.monopoly.counting import COUNT, WIN_UNITS
from zuschlag.lab.monopoly.findings import findings
from zuschlag.lab.monopoly.records import records
from zuschlag.lab.monopoly.simulate import MonopolyPlan, MonopolyTally, play_chunk, simulate
from zuschlag.lab.tallies import add
from zuschlag.rules.monopoly.board import load

LANDLORDS = ("landlord",) * 4
MIXED = ("landlord", "random", "random")
OF_THE_RUNNING_GAME = ("made", "is_short", "point", "roller")


def plan(
    games: int, rounds: int, policies: tuple[str, ...] = LANDLORDS, seed: int = 3
) -> MonopolyPlan:
    options = {"end.limit": {"rounds": rounds}}
    return MonopolyPlan("aalen-casual", len(policies), games, policies, seed, options)


def counted(tally: MonopolyTally) -> dict[str, object]:
    names = COUNT.names or ()
    return {name: getattr(tally, name) for name in names if name not in OF_THE_RUNNING_GAME}


def test_threads_change_nothing_but_the_time() -> None:
    many = plan(250, rounds=1)
    assert counted(simulate(many, threads=1)) == counted(simulate(many, threads=3))


@pytest.mark.parametrize("policies", [LANDLORDS, MIXED])
def test_a_game_is_the_same_in_whatever_chunk_it_is_played(policies: tuple[str, ...]) -> None:
    few = plan(4, 8, policies)
    total = MonopolyTally()
    for chunk in ((3, 1), (0, 2), (2, 1)):
        add(total, play_chunk(few, chunk))
    assert counted(total) == counted(play_chunk(few, (0, 4)))


def test_another_seed_gives_other_games() -> None:
    one, other = (play_chunk(plan(3, 5, seed=seed), (0, 3)) for seed in (1, 2))
    assert one.rests != other.rests


def test_progress_ends_at_the_number_of_games() -> None:
    seen: list[int] = []
    simulate(plan(150, rounds=1), 2, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 150


@pytest.mark.parametrize("policies", [LANDLORDS, MIXED])
def test_the_tally_counts_the_very_games_that_are_written_down(policies: tuple[str, ...]) -> None:
    written_plan = plan(5, 40, policies, seed=8)
    tally = play_chunk(written_plan, (0, 5))
    wins, worth, rounds, steps, gone = np.zeros(8, np.int64), np.zeros(8, np.int64), 0, 0, 0
    for written in records(written_plan):
        answer = record.judge(msgspec.json.encode(written))
        assert (answer["ok"], answer["phase"]) == (True, "done")
        rounds += answer["round"]
        steps += len(written["actions"]) + len(written["deal"]["dice"])
        gone += answer["scores"].count(0)
        worth[: len(policies)] += answer["scores"]
        for seat in answer["winners"]:
            wins[seat] += WIN_UNITS // len(answer["winners"])
    assert tally.wins == wins.tolist()
    assert tally.worth[-8:] == worth.tolist()
    assert (tally.rounds, tally.moves, tally.bankruptcies) == (rounds, steps, gone)


def test_every_game_ends_and_no_move_is_refused() -> None:
    tally = play_chunk(plan(6, 60), (0, 6))
    assert (tally.games, tally.finished, tally.faults) == (6, 6, 0)
    assert sum(tally.wins) == 6 * WIN_UNITS


def test_landing_shares_add_up_and_nobody_rests_where_one_goes_to_jail() -> None:
    found = findings(plan(6, 25), play_chunk(plan(6, 25), (0, 6)))
    assert len(found.landing) == 40
    assert sum(found.landing) + found.in_jail == pytest.approx(1)
    assert found.landing[30] == 0
    assert found.in_jail > 0


def test_money_is_followed_from_the_first_round_to_the_last() -> None:
    found = findings(plan(4, 25), play_chunk(plan(4, 25), (0, 4)))
    assert found.worth_rounds == [0, 10, 20, 25]
    for curve in found.worth_over_time:
        assert len(curve) == 4
        # One throw is made before the first look.
        assert curve[0] == pytest.approx(1500, abs=300)
    assert sum(curve[-1] for curve in found.worth_over_time) > 4 * 1500


def test_a_game_without_a_limit_is_followed_as_far_as_the_curve_is_kept() -> None:
    endless = MonopolyPlan(
        "classic", 2, 1, ("landlord",) * 2, 1, {"end.limit": None}, load("classic")
    )
    found = findings(endless, play_chunk(endless, (0, 1)))
    assert found.worth_rounds[-1] == 310
    assert found.per_game["bankruptcies"] == 1


def test_what_happens_is_counted_by_game() -> None:
    found = findings(plan(5, 40), play_chunk(plan(5, 40), (0, 5)))
    assert set(found.per_game) == {
        "turns",
        "rounds",
        "trades",
        "auctions",
        "building_auctions",
        "bankruptcies",
    }
    assert 40 < found.per_game["turns"] <= 160
    assert 10 < found.per_game["rounds"] <= 40
    assert found.per_game["trades"] > 0
    assert found.per_game["auctions"] > 0
    assert 0 <= found.short_houses_share.low <= found.short_houses_share.value <= 1
