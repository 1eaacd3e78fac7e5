"""The long measurements of live tables: secrecy, simulated faults. Kills are in `tests.faults`."""

import asyncio
import random
import tempfile
from collections import Counter
from pathlib import Path

from bench.server import beside
from bench.server.trial import Trial
from tests import postgres
from tests.campaign.rows import Row
from tests.secrecy import runs as secrecy
from tests.server.fuzzing import fuzzed_at
from tests.simulation import runs as simulation
from zuschlag.lab.parallel import usable_cores

PAIRS = 100_000
GAMES = 100
SEEDS = 5_000
SECONDS = 300.0
TURNS = 6
MOST_RATIO = 1.1


def twins(scale: float) -> list[Row]:
    """Live tables beside twins that differ in what an observer may not know, byte by byte."""
    wanted = round(PAIRS * scale)
    flat = secrecy.twin_pairs(wanted, usable_cores())
    deep = secrecy.deep_twin_pairs(max(10, wanted // 500), usable_cores())
    traces = secrecy.twin_traces(max(10, wanted // 500), usable_cores())
    found = (
        f"{flat.pairs:,} pairs, {deep.pairs:,} of them again behind real sockets and requests,"
        f" {traces.pairs:,} traces in time;"
        f" {len(flat.found) + len(deep.found) + len(traces.found)} differences"
    )
    is_met = flat.pairs >= PAIRS and not (flat.found or deep.found or traces.found)
    for difference in [*flat.found, *deep.found, *traces.found][:5]:
        print(f"  {difference}")
    return [Row("live tables: twin worlds", found, f"0 in {PAIRS:,} pairs", is_met)]


def canaries(scale: float) -> list[Row]:
    """Whole games of which every byte that left was searched for secrets."""
    done = secrecy.canary_games(max(2, round(GAMES * scale)), usable_cores())
    found = f"{done.pairs:,} whole games, every tenth over real sockets, {len(done.found)} hits"
    is_met = done.pairs >= GAMES and not done.found
    return [Row("live tables: canaries", found, f"0 hits in {GAMES} games", is_met)]


def leaks(scale: float) -> list[Row]:
    """Leaks planted to see whether the tests would notice."""
    caught = dict(secrecy.planted_leaks())
    kinds = Counter(leak.where for leak in caught)
    missed = [leak.name for leak, net in caught.items() if net is None]
    told = ", ".join(f"{count} in {kind}" for kind, count in sorted(kinds.items()))
    found = f"{len(caught) - len(missed)} of {len(caught)} caught ({told})"
    is_met = len(caught) >= 20 and min(kinds.values()) >= 4 and not missed
    wanted = "all of >= 20, four of each kind"
    return [Row("live tables: planted leaks", found, wanted, is_met)]


def simulated(scale: float) -> list[Row]:
    """Whole tables in simulated time: kills, lost messages, full disks, clocks that jump."""
    done = simulation.seeds(max(10, round(SEEDS * scale)), usable_cores())
    found = (
        f"{done.seeds:,} seeds, {done.virtual_hours:.0f} virtual hours, {len(done.failed)} failed"
    )
    for seed, why in list(done.failed.items())[:5]:
        print(f"  seed {seed}: {why[:1]}")
    is_met = done.seeds >= SEEDS and done.is_clean
    return [Row("live tables: simulated faults", found, f"0 of {SEEDS:,} seeds", is_met)]


def fuzz(scale: float) -> list[Row]:
    """Every route and frame with live sessions, good and spoiled, on both stores by turns."""
    steps, kinds, wrongs = 0, Counter[str](), []
    with tempfile.TemporaryDirectory(prefix="zuschlag-fuzz-") as folder:
        for address in (str(Path(folder) / "journal.db"), postgres.database()):
            seed = random.randrange(10**6)
            print(f"  seed {seed}", flush=True)
            done = asyncio.run(fuzzed_at(address, seed, SECONDS * scale / 2))
            print(f"  {done.told()}", flush=True)
            steps += done.steps
            kinds += Counter(f"{status // 100}xx" for status in done.statuses.elements() if status)
            wrongs += done.wrongs
    for wrong in wrongs[:5]:
        print(f"  {wrong}")
    answers = ", ".join(f"{count:,} {kind}" for kind, count in sorted(kinds.items()))
    found = f"{SECONDS * scale:.0f} s, {steps:,} steps ({answers}), {len(wrongs)} faults"
    is_met = scale >= 1 and not wrongs
    wanted = f"0 faults in {SECONDS:.0f} s: no 5xx, no 1011, no error in the log"
    return [Row("live tables: fuzzed requests and frames", found, wanted, is_met)]


def runaway(scale: float) -> list[Row]:
    """Other tables beside a bot that floods its own and is back as soon as it is shown out."""
    turns = max(1, round(TURNS * scale))
    done = beside.run(Trial(60, 4, 10.0, 60.0), turns, lambda line: None)
    alone, with_it = (done.quantile(which, 0.99) * 1e3 for which in ("alone", "beside"))
    found = (
        f"ack p99 {alone:.1f} ms alone, {with_it:.1f} ms beside it, ratio {done.ratio(0.99):.2f};"
        f" server at {done.processor['alone']:.0%} and {done.processor['beside']:.0%} of a core"
    )
    is_met = turns >= TURNS and done.ratio(0.99) <= MOST_RATIO
    wanted = f"ratio of p99 <= {MOST_RATIO:.1f}"
    return [Row("live tables: others beside a runaway bot", found, wanted, is_met)]
