"""Train a population of rules: `python -m zuschlag.lab.forsale.tune SEATS`.

Starts from a few players made by hand; every new one is the best answer found to a field of those
before, in turn to all alike and mostly to the newest. Writes their rates into the file of this
number of seats, with what the last of them wins. Candidates are shards of a runner: whoever plays
them, the rates are the same.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np

from zuschlag.bots.forsale.policies.minds import (
    GUESS,
    OWN_RATES,
    RULE,
    SOBER,
    Floats,
    Mind,
    record_of,
)
from zuschlag.bots.forsale.trained import EDITION, keep, trained
from zuschlag.lab.evolution import evolve
from zuschlag.lab.forsale.contest import play, table_of
from zuschlag.lab.forsale.tuning import mean_success
from zuschlag.lab.runner import Runner
from zuschlag.lab.training import add_who_plays, runner_of, written

_STEPS = [1, 0.1, 0.1, 0.5, 0.5, 0.3, 0.5, 0.5, 0.5, 1, 0.1, 0.5, 0.3, 0.2, 0.3, 0.4, 0.5, 1]
_START = [0, 0.2, 0, 0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0, 0.9, 0.5, 0, 0]
_GUESSER = 4


class Effort(NamedTuple):
    """How long to look for one answer."""

    generations: int
    deals: int  # for each candidate


class Field(NamedTuple):
    """Whom a rule has to answer."""

    seats: int
    minds: Sequence[Mind]
    weights: Sequence[float]


def by_hand(constant: float, spread: float, coins: float, keeping: float, jump: float) -> Mind:
    """A player like many people: a limit by the spread of the row and the coins that are left."""
    own = [0.0] * OWN_RATES
    own[0], own[1], own[3] = constant, spread, coins
    own[12], own[13], own[14], own[15] = 0.8, jump, keeping, 0.8
    return Mind(RULE, own=own)


def starters() -> list[Mind]:
    """Middling, thrifty and eager people, the sober player and the random one."""
    people = [(0, 0.2, 0.3, 0.9, 0), (-1, 0.12, 0.2, 0.7, 0), (1, 0.25, 0.5, 1, 0.5)]
    return [*(by_hand(*one) for one in people), Mind(SOBER), Mind(GUESS)]


def rule_of(start: Sequence[float], steps: Floats) -> Mind:
    """The rule so many steps from the start, with spreads and jumps that make sense."""
    own = np.asarray(start, float) + np.array(_STEPS) * steps
    own[[12, 13, 15]] = np.abs(own[[12, 13, 15]])
    own[13] = min(own[13], 1.0)
    return Mind(RULE, own=[round(float(rate), 4) for rate in own])


def gain(field: Field, rules: Sequence[Mind], deals: int, seed: int, shard: int) -> float:
    """What one of these rules gains against a field."""
    place, found = len(field.minds), np.zeros(1)
    record = record_of([*field.minds, rules[shard]], [])
    sums = np.cumsum(field.weights) / np.sum(field.weights)
    span = np.array([seed, place, deals], np.int64)
    mean_success(*table_of(EDITION, field.seats), record, span, sums, found)
    return float(found[0])


def answer(
    field: Field,
    start: Sequence[float],
    effort: Effort,
    luck: np.random.Generator,
    runner: Runner,
) -> Mind:
    """The best rule that was found against a field."""

    def gains(candidates: Floats) -> Floats:
        rules = [rule_of(start, steps) for steps in candidates]
        work = partial(gain, field, rules, effort.deals, int(luck.integers(1 << 40)))
        found = dict(runner.run(work, range(len(rules))))
        return np.array([found[place] for place in range(len(rules))])

    return rule_of(start, evolve(gains, OWN_RATES, effort.generations, luck))


def population(seats: int, rounds: int, effort: Effort, runner: Runner) -> list[Mind]:
    """Starters and best answers; the last one took longest."""
    luck = np.random.default_rng(seats)
    minds = starters()
    best: Sequence[float] = _START
    for number in range(rounds):
        weights = [1.0] * len(minds)
        weights[_GUESSER] = 0.5
        if number % 2 == 1:
            weights[-1] = 1.5 * len(minds)
        start = _START if number % 2 == 1 else best
        minds.append(answer(Field(seats, [*minds], weights), start, effort, luck, runner))
        best = minds[-1].own
        print(seats, "seats, rule", number + 1, shares(seats, minds, 250), flush=True)
    weights = [1.0] * _GUESSER + [0.5] + [2.0] * rounds
    longer = Effort(effort.generations * 3 // 2, effort.deals * 2)
    return [*minds, answer(Field(seats, minds, weights), best, longer, luck, runner)]


def shares(seats: int, minds: Sequence[Mind], deals: int) -> list[float]:
    """What the last of them wins against copies of each of the others, in percent."""
    *others, last = minds
    fields = [[last, *[one] * (seats - 1)] for one in others]
    played = [play(EDITION, field, [], deals, 77) for field in fields]
    return [round(100 * one.share()[0], 1) for one in played]


def main(arguments: list[str], runner: Runner | None = None) -> None:
    """Tune, and keep what came out."""
    ask = argparse.ArgumentParser(prog="python -m zuschlag.lab.forsale.tune")
    ask.add_argument("seats", type=int, choices=(3, 4, 5, 6))
    ask.add_argument("--rounds", type=int, default=6)
    ask.add_argument("--generations", type=int, default=25)
    ask.add_argument("--deals", type=int, default=2500)
    add_who_plays(ask)
    given = ask.parse_args(arguments)
    runner = runner_of(given, "for-sale", __spec__.name, float, runner)
    minds = population(given.seats, given.rounds, Effort(given.generations, given.deals), runner)
    won = shares(given.seats, minds, 1000)
    print(given.seats, "seats, the last rule wins", won, flush=True)
    before = trained(given.seats)
    made = [written(ask.prog, given, "seats")]
    figures = {"last rule against copies of each before it, percent": won}
    keep(msgspec.structs.replace(before, population=minds, made=made, figures=figures))


if __name__ == "__main__":
    main(sys.argv[1:])
