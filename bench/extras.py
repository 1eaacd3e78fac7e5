"""Steps of OpenSpiel's games and the price of a shard on Ray, where those packages are installed.

`make bench` asks the environment of `make test-research` if there is one: `python -m bench.extras`.
One measure for all games: random legal play in a Python loop, one legal action after another, every
player's observation where there is a decision; chance draws cost a step as well.
"""

import random
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from tools.environment import RESEARCH, installed
from tools.steps import ROOT

GAMES = (
    "python_for_sale(seats=4)",
    "python_monopoly(seats=4,rounds=20)",
    "kuhn_poker",
    "leduc_poker",
    "goofspiel(imp_info=True)",
    "backgammon",
    "python_kuhn_poker",
)
SAMPLES, SECONDS = 5, 0.4
SHARDS = 200
MISSING = "not measured: `make test-research` brings what it needs"


def steps_per_second(name: str) -> tuple[float, float]:
    """Best and usual rate of one game."""
    import open_spiel.python.games  # noqa: F401
    import pyspiel

    import zuschlag.research.openspiel.games  # noqa: F401

    game, luck = pyspiel.load_game(name), random.Random(7)
    found = []
    for _ in range(SAMPLES):
        began, steps = time.thread_time(), 0
        while time.thread_time() - began < SECONDS:
            steps += _play(game, luck)
        found.append(steps / (time.thread_time() - began))
    return max(found), median(found)


def _play(game: Any, luck: random.Random) -> int:
    state, steps = game.new_initial_state(), 0
    has_tensor = game.get_type().provides_observation_tensor
    while not state.is_terminal():
        steps += 1
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            if has_tensor:
                for seat in seats:
                    state.observation_tensor(seat)
            state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in seats])
            continue
        if has_tensor and not state.is_chance_node():
            state.observation_tensor(state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(luck.random() * len(legal))])
    return steps


def shard_prices() -> Iterator[tuple[str, float, float]]:
    """Milliseconds for a shard in which nothing happens, best and usual: processes, then Ray."""
    from zuschlag.lab.runner import Processes
    from zuschlag.research.ray_runner import LOCAL, OnRay, connected

    yield "processes", *_price(partial(Processes(2).run, abs))
    with connected(LOCAL):
        yield "Ray", *_price(partial(OnRay(LOCAL).run, abs))


def _price(run: partial[Iterator[tuple[int, int]]]) -> tuple[float, float]:
    """Counted from the first part on: starting is paid once, whatever is to be done."""
    found = []
    for _ in range(SAMPLES):
        parts = run(shards=range(SHARDS + 1))
        next(parts)
        began = time.perf_counter()
        done = sum(1 for _ in parts)
        found.append((time.perf_counter() - began) / done * 1000)
    return min(found), median(found)


def print_extras() -> None:
    """Here, or in the environment that has them, or that they are missing."""
    apart = Path(installed("python", RESEARCH))
    if find_spec("pyspiel") and find_spec("ray"):
        print_rates()
    elif apart.exists():
        subprocess.run([str(apart), "-m", "bench.extras"], cwd=ROOT, check=True)
    else:
        print(f"\nOpenSpiel, Ray: {MISSING}", flush=True)


def print_rates() -> None:
    """Both tables."""
    print("\nOpenSpiel, random play with observations, steps per CPU second, best and median")
    for name in GAMES:
        best, usual = steps_per_second(name)
        print(f"  {name:<36}{best:>10,.0f}{usual:>10,.0f}", flush=True)
    print("\nA shard in which nothing happens, 2 cores, milliseconds, best and median")
    for name, least, usual in shard_prices():
        print(f"  {name:<36}{least:>10.2f}{usual:>10.2f}", flush=True)


if __name__ == "__main__":
    print_rates()
