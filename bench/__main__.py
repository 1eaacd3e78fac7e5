"""`python -m bench`: every measurement, printed as it is made; figures, not a verdict.

--only rules is what needs no browser, --only research a part of that; --only pages is the rest.
"""

import argparse
import os
import platform

from bench import (
    compiling,
    contract,
    monopoly,
    playouts,
    research,
    seating,
    starts,
    thinking,
    written,
    yardstick,
)
from bench.extras import print_extras
from bench.peers import print_peers

WANTED_RATIO, WANTED_FACTOR = 0.8, 1.9


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="make bench", description=__doc__)
    asked.add_argument("--games", type=int, default=600_000, help="games per measurement")
    asked.add_argument("--only", choices=("rules", "research", "pages"), help="one part")
    given = asked.parse_args()
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}\n"
    )
    if given.only == "research":
        print_research()
        print_extras()
        print_peers()
    if given.only in (None, "rules"):
        print_rules(given.games)
    if given.only in (None, "pages"):
        print_pages()


def print_rules(games: int) -> None:
    """Playouts, single decisions, compiling and starts."""
    print("For Sale 2015, random games per second on one core, best of five, taking turns")
    print(f"{'seats':>7}{'rules':>13}{'C':>13}{'rules/C':>9}   wanted >= {WANTED_RATIO}")
    c = yardstick.build()
    for seats in (3, 4, 5, 6):
        race = playouts.race(c, seats, games)
        print(f"{seats:>7}{race.kernel:>13,.0f}{race.c:>13,.0f}{race.ratio:>9.2f}", flush=True)
    one, two = playouts.two_core_factor(4, games)
    print(
        f"\nTwo threads, 4 seats: {one:,.0f} -> {two:,.0f} games/s, "
        f"factor {two / one:.2f}   wanted >= {WANTED_FACTOR}",
        flush=True,
    )
    print("\nDecisions per second through the Python contract, 4 seats, one call at a time")
    for name, rate in contract.decisions_per_second(4, seconds=1.5).items():
        print(f"  {name:<28}{rate:>10,.0f}", flush=True)
    print_research()
    print_extras()
    print_peers()
    print_written()
    print_monopoly(games // 200)
    seating.print_halls()
    seating.print_swiss()
    print("\nA move of the strongest bots, p95, seconds of one core")
    for game, wanted in thinking.WANTED.items():
        level, seconds = thinking.slowest_moves(game, games // 300)
        print(f"  {f'{game}, {level}':<28}{seconds:>10.3f}   wanted <= {wanted}", flush=True)
    print("\nThe compiler at work, CPU seconds")
    for name, seconds in compiling.waits():
        print(f"  {name:<36}{seconds:>10.1f}", flush=True)
    print("\nStart of a process, seconds")
    for name, seconds in starts.starts():
        print(f"  {name:<28}{seconds:>10.2f}", flush=True)


def print_research() -> None:
    """Many tables at once, then agent after agent."""
    print("\nFor Sale for research, 2015, 4 learners, steps per CPU second, best and median")
    found = list(research.rates())
    for one in found:
        share = f"{one.best / found[0].best:>8.3f}{one.usual / found[0].usual:>8.3f}"
        print(f"  {one.name:<30}{one.best:>13,.0f}{one.usual:>13,.0f}{share}", flush=True)
    print(
        f"  of the kernel's own, with {research.LARGEST:,} tables, wanted: words >="
        f" {research.WANTED_WORDS:.2f}, planes >= {research.WANTED_PLANES:.2f}"
    )
    for one in research.aec_rates():
        print(f"  {one.name:<30}{one.best:>13,.0f}{one.usual:>13,.0f}", flush=True)
    print(f"  agent after agent, picked by nonzero and random(), wanted: {research.WANTED_AEC:,}")
    for one in research.staged_rates():
        print(f"  {one.name:<30}{one.best:>13,.0f}{one.usual:>13,.0f}", flush=True)
    print(
        "  in small steps, with mask, at all stages of whole games, 4 learners, wanted:"
        f" {research.WANTED_STAGED:,}"
    )


def print_written() -> None:
    """Written games to Parquet, as `zuschlag records` does it."""
    print("\nWritten games to Parquet, 4 seats, games per CPU second, best of five")
    for name, rate, wanted in written.rates():
        print(f"  {name:<28}{rate:>10,.0f}{wanted}", flush=True)


def print_pages() -> None:
    """Movement in a real browser, where there is one and a driver for it."""
    try:
        from bench.pages import report
    except ModuleNotFoundError as missing:
        print(f"\nThe pages were not measured: {missing.name} is not installed.")
    else:
        report.print_pages()


def print_monopoly(games: int) -> None:
    """Whole games of landlords, then one action at a time."""
    print("\nMonopoly aalen-casual, complete games of landlords per second on one core")
    print(f"{'seats':>7}{'games/s':>13}{'turns':>9}{'trades':>9}{'auctions':>10}   in a game")
    for seats in (2, 4, 6):
        found = monopoly.pace(seats, games)
        average = found.per_game
        auctions = average["auctions"] + average["building_auctions"]
        print(
            f"{seats:>7}{found.games_per_second:>13,.0f}{average['turns']:>9.1f}"
            f"{average['trades']:>9.2f}{auctions:>10.2f}",
            flush=True,
        )
    print("\nMonopoly through the Python contract, 4 seats, microseconds an action or throw")
    for name, taken in monopoly.microseconds_per_action().items():
        print(f"  {name:<28}{taken:>10.1f}", flush=True)


main()
