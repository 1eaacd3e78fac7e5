"""The long measurements of live tables: secrecy, simulated faults. Kills are in `tests.faults`."""

import asyncio
import random
import tempfile
from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bench.server import beside
from bench.server.trial import Trial
from tests import postgres
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.secrecy import runs as secrecy
from tests.secrecy.sealed import KINDS, differences
from tests.secrecy.sealed_doors import over_sockets
from tests.secrecy.sealed_leaks import PLANTED
from tests.secrecy.two_samples import ALPHA
from tests.server.fuzzing import fuzzed_at
from tests.simulation import runs as simulation
from tests.simulation.sometimes import never

PAIRS = 100_000
ANSWERS = 10_000
EACH_WAY = 50
PIECES = len(KINDS) * ANSWERS // (2 * EACH_WAY)  # so many comparisons may cry wolf as seldom as one
GAMES = 100
SEEDS = 5_000
SECONDS = 300.0
SEEDS_AT_ONCE = 20
REACHED = "reached: "
TURNS = 6
MOST_RATIO = 1.1


def twins(course: Course) -> list[Row]:
    """Live tables beside twins that differ in what an observer may not know, byte by byte."""
    wanted = course.some(PAIRS)
    fewer = max(10, wanted // 500)
    flat = course.measure("twins", _pairs, count(), ("pairs", wanted))
    deep = course.measure("deep twins", _deep_pairs, count(), ("pairs", fewer))
    traces = course.measure("traces", _traces, count(), ("pairs", fewer))
    pairs, wrong = flat.count("pairs"), [*flat.wrong, *deep.wrong, *traces.wrong]
    found = (
        f"{pairs:,} pairs, {deep.count('pairs'):,} of them again behind real sockets and requests,"
        f" {traces.count('pairs'):,} traces in time; {len(wrong)} differences"
    )
    is_met = pairs >= PAIRS and not wrong
    return [Row("live tables: twin worlds", found, f"0 in {PAIRS:,} pairs", is_met)]


def _pairs(seed: int) -> Piece:
    return _piece(secrecy.pairs_of(seed))


def _deep_pairs(seed: int) -> Piece:
    return _piece(secrecy.deep_pairs_of(seed))


def _traces(seed: int) -> Piece:
    return _piece(secrecy.traces_of(seed))


def _piece(figures: secrecy.Figures) -> Piece:
    return Piece({"pairs": figures.pairs}, wrong=figures.found)


def canaries(course: Course) -> list[Row]:
    """Whole games of which every byte that left was searched for secrets."""
    wanted = course.some(GAMES, 2)
    done = course.measure("canaries", _canaries, count(), ("pairs", wanted))
    games = done.count("pairs")
    found = f"{games:,} whole games, every tenth over real sockets, {len(done.wrong)} hits"
    is_met = games >= GAMES and not done.wrong
    return [Row("live tables: canaries", found, f"0 hits in {GAMES} games", is_met)]


def _canaries(seed: int) -> Piece:
    return _piece(secrecy.canaries_of(seed))


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


def sealed(course: Course) -> list[Row]:
    """Sealed answers over real sockets, done in two ways: times compared, sizes equal."""
    wanted = course.some(ANSWERS, 2 * EACH_WAY)
    done = [
        course.measure(f"sealed {kind}", partial(_sealed, kind), count(), ("answers", wanted))
        for kind in KINDS
    ]
    least = min(differences(one.values)[0] for one in done)
    answers = min(one.count("answers") for one in done)
    wrong = [why for one in done for why in (*one.wrong, *differences(one.values)[1])]
    for why in wrong[:5]:
        print(f"  {why}")
    planted = course.measure("sealed leaks", _sealed_leak, sorted(PLANTED))
    caught = planted.count("caught")
    found = f"{answers:,} answers of each of {len(KINDS)} kinds, least p {least:.3g},"
    found += f" {len(wrong)} differences; {caught} of {len(PLANTED)} planted leaks caught"
    is_met = answers >= ANSWERS and not wrong and caught == len(PLANTED)
    asked = f"{ANSWERS:,} answers, p >= {ALPHA} and equal sizes, all leaks caught"
    return [Row("live tables: time and size of sealed answers", found, asked, is_met)]


def _sealed(kind: str, number: int) -> Piece:
    found = over_sockets(kind, number, EACH_WAY)
    wrong = [f"{kind} {number}: {why}" for why in found.odd_sizes(ALPHA / PIECES)]
    return Piece({"answers": 2.0 * EACH_WAY}, found.times(), wrong)


def _sealed_leak(name: str) -> Piece:
    """A leak that is planted must be caught by the same comparison, with fewer answers."""
    with pytest.MonkeyPatch.context() as patch:
        PLANTED[name](patch)
        found = over_sockets("sell", 0, 4 * EACH_WAY)
    return Piece({"caught": bool(found.odd_sizes() or differences(found.times())[1])})


def simulated(course: Course) -> list[Row]:
    """Whole tables in simulated time: kills, lost messages, full disks, clocks that jump."""
    shares = range(course.some(SEEDS // SEEDS_AT_ONCE))
    done = course.measure("simulated", _simulated, shares)
    seeds, hours = done.count("seeds"), done.counts.get("hours", 0.0)
    found = f"{seeds:,} seeds, {hours:.0f} virtual hours, {len(done.wrong)} failed"
    points = {what.removeprefix(REACHED): round(n) for what, n in done.counts.items()}
    unreached = never(Counter(points))
    if unreached:
        print(f"  never reached: {', '.join(unreached)}")
    is_met = seeds >= SEEDS and not done.wrong and not unreached
    return [Row("live tables: simulated faults", found, f"0 of {SEEDS:,} seeds", is_met)]


def fuzz(course: Course) -> list[Row]:
    """Every route and frame with live sessions, good and spoiled."""
    return course.whole(_fuzz)


def _fuzz(scale: float) -> list[Row]:
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


def _simulated(share: int) -> Piece:
    done = simulation.seeds(SEEDS_AT_ONCE, 1, first=share * SEEDS_AT_ONCE)
    counts = {"seeds": float(done.seeds), "hours": done.virtual_hours}
    counts |= {f"{REACHED}{point}": float(times) for point, times in done.reached.items()}
    return Piece(counts, wrong=[f"seed {seed}: {why[:1]}" for seed, why in done.failed.items()])


def runaway(course: Course) -> list[Row]:
    """Other tables next to a bot that floods its own and is back as soon as it is shown out."""
    return course.whole(_runaway)


def _runaway(scale: float) -> list[Row]:
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
