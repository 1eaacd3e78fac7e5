"""Steps of pgx's own games for each CPU second, measured as ours are: `python -m bench.peers`.

Random legal play of many tables with an observation and a mask after every step; one call picks and
steps at all tables, and games begin again by themselves. Needs pgx and nothing of Zuschlag: `make
bench` asks the Python of .venv-peers, if somebody has made it, for it. XLA computes on threads of
its own, so that here the CPU time of the whole process counts.
"""

import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from tools.environment import PEERS, installed
from tools.steps import ROOT

GAMES = ("kuhn_poker", "leduc_holdem", "connect_four")
SIZES = (64, 4096)
SAMPLES, STEPS, OUT_OF_STEP = 5, 124, 250
MISSING = "not measured: pgx is not installed (pip install pgx into .venv-peers)"


def steps_per_second(name: str, size: int) -> tuple[float, float]:
    """Best and usual rate of one game at so many tables."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def turn(state, key):  # type: ignore[no-untyped-def]
        key, picked, moved = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(picked, odds)
        return step(state, action, jax.random.split(moved, size)), key

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(7), size))
    key, found = jax.random.key(8), []
    for sample in range(SAMPLES + 1):
        began = time.process_time()
        for _ in range(STEPS if sample else OUT_OF_STEP):
            state, key = turn(state, key)
        jax.block_until_ready(state)
        found.append(STEPS * size / (time.process_time() - began))
    return max(found[1:]), median(found[1:])


def print_peers() -> None:
    """Here, or by the Python that has it, or that it is missing."""
    apart = Path(installed("python", PEERS))
    if find_spec("pgx"):
        print_rates()
    elif apart.exists():
        subprocess.run([str(apart), "-m", "bench.peers"], cwd=ROOT, check=True)
    else:
        print(f"\npgx: {MISSING}", flush=True)


def print_rates() -> None:
    """All games, few tables and many."""
    print("\npgx, random play with observations and masks, steps per CPU second, best and median")
    for name in GAMES:
        for size in SIZES:
            best, usual = steps_per_second(name, size)
            print(f"  {f'{name}, {size:,} tables':<36}{best:>13,.0f}{usual:>13,.0f}", flush=True)


if __name__ == "__main__":
    print_rates()
