"""`python -m bench.server`: how much one server carries; figures on standard output, nothing kept.

Every move is on disk before anybody is told. Server and load generator share this machine, which
the last rows of each table judge.
"""

import argparse
import asyncio
import os
import platform
import sys
from pathlib import Path

from bench.server import beside, cost, hop, sizes, spectators, starting
from bench.server.cost import Plan
from bench.server.quantiles import quantile
from bench.server.seats import EDITIONS
from bench.server.trial import Figures, Trial, run

BUSY, QUIET = 0.8, 0.1
MOVES_A_PHASE = 12
"""At each table."""
GAMES_WEIGHED = 5
MEASURED = ("moves", "sockets", "runaway", "cost", "hop", "sizes", "spectators", "starting")


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    asked.add_argument("--only", choices=MEASURED, help="one measurement")
    asked.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    asked.add_argument(
        "--tables",
        type=int,
        help="other than 200 (moves), 1000 (sockets), 24 (cost, hop), 10,000 (starting)",
    )
    asked.add_argument("--running", type=int, default=500, help="of 10,000 tables (starting)")
    asked.add_argument("--rate", type=float, default=500.0, help="moves per second (sockets)")
    asked.add_argument("--loaders", type=int, default=1, help="load generating processes")
    asked.add_argument("--phases", type=int, default=3, help="of each server in turn (cost, hop)")
    asked.add_argument("--game", choices=tuple(EDITIONS), help="one game (cost)")
    asked.add_argument("--seats", type=int, help="other than 3 and 5 (cost)")
    asked.add_argument("--beside", type=Path, help="another checkout to compare with (cost)")
    asked.add_argument("--proto", type=int, choices=(1, 2), default=2, help="ours speaks it (cost)")
    asked.add_argument("--beside-proto", type=int, choices=(1, 2), default=1, help="that one does")
    asked.add_argument("--peer", action="store_true", help="boardgame.io, too (cost)")
    given = asked.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, Python ", end="")
    print(platform.python_version())
    if given.only in (None, "moves"):
        trial = Trial(given.tables or 200, 4, given.seconds, 0.0, given.loaders)
        show(f"{trial.tables} tables of For Sale, 4 seats each, all move at once", trial)
    if given.only in (None, "sockets"):
        trial = Trial(given.tables or 1000, 5, given.seconds, given.rate, given.loaders)
        sockets = trial.tables * trial.seats
        show(f"{sockets:,} sockets on {trial.tables:,} tables, {trial.rate:.0f} moves/s", trial)
    if given.only in (None, "runaway"):
        show_beside(Trial(given.tables or 60, 4, given.seconds / 4, 60.0))
    if given.only in (None, "cost"):
        for game in [given.game] if given.game else EDITIONS:
            for seats in [given.seats] if given.seats else (3, 5):
                trial = Trial(given.tables or 24, seats, 0.0)
                moves = given.phases, MOVES_A_PHASE
                protocols = given.proto, given.beside_proto
                show_cost(trial, Plan(game, *moves, given.beside, given.peer, *protocols))
    for game in [given.game] if given.game else EDITIONS:
        if given.only in (None, "sizes"):
            found = sizes.rows(sizes.run(game, GAMES_WEIGHED))
            show_rows(f"A viewer's frame about a move of {game}, whole games of four", found)
        if given.only in (None, "spectators"):
            crowds = spectators.rows(spectators.run(game, given.seats or 4, say))
            show_rows(f"A move of {game} with spectators, one table", crowds)
        if given.only in (None, "hop"):
            trial = Trial(given.tables or 24, given.seats or 4, 0.0)
            measured = hop.run(trial, game, given.phases, MOVES_A_PHASE, say)
            show_rows(
                f"A move of {game} at another host, {trial.tables} tables", hop.rows(measured)
            )

    if given.only in (None, "starting"):
        stored = starting.Stored(given.tables or 10_000, given.running)
        found = starting.rows(asyncio.run(starting.run(stored, say)))
        show_rows(f"A start with {stored.tables:,} tables, {stored.running:,} in play", found)


def show_rows(title: str, found: list[tuple[str, str]]) -> None:
    """One measurement as a table."""
    print(f"\n{title}", flush=True)
    for name, value in found:
        print(f"  {name:<34}{value:>14}", flush=True)


def show_cost(trial: Trial, plan: Plan) -> None:
    """What a move costs, next to servers that do less, or do it otherwise."""
    print(
        f"\nA move of {plan.game}, {trial.seats} sockets a table, {trial.tables} tables", flush=True
    )
    for name, value in cost.rows(cost.run(trial, plan, say)):
        print(f"  {name:<34}{value:>14}", flush=True)


def say(line: str) -> None:
    """How far it has come."""
    print(f"  {line} ...", file=sys.stderr, flush=True)


def show(title: str, trial: Trial) -> None:
    """One measurement as a table."""
    print(f"\n{title}", flush=True)
    found = run(trial, say)
    for name, value in rows(found):
        print(f"  {name:<34}{value:>14}", flush=True)
    for warning in warnings(found):
        print(f"  Mind: {warning}", flush=True)


def show_beside(trial: Trial) -> None:
    """How others fare next to a bot that has lost its mind."""
    print(f"\n{trial.tables} tables next to a runaway bot, {trial.rate:.0f} moves/s", flush=True)
    for name, value in beside.rows(beside.run(trial, 4, say)):
        print(f"  {name:<34}{value:>14}", flush=True)


def rows(found: Figures) -> list[tuple[str, str]]:
    """What there is to report."""
    moves = max(1, found.moves)
    growth = found.resident_open - found.resident_before
    share = found.processor / found.seconds
    return [
        ("moves/s", f"{found.moves / found.seconds:,.0f}"),
        ("server CPU, us a move", f"{found.processor / moves * 1e6:,.0f}"),
        ("server CPU, share of a core", f"{share:.0%}"),
        ("ack p50, ms", f"{quantile(found.acks, 0.5) * 1e3:.1f}"),
        ("ack p99, ms", f"{quantile(found.acks, 0.99) * 1e3:.1f}"),
        ("ack max, ms", f"{quantile(found.acks, 1.0) * 1e3:.1f}"),
        ("told to the others p50, ms", f"{quantile(found.told, 0.5) * 1e3:.1f}"),
        ("told to the others p99, ms", f"{quantile(found.told, 0.99) * 1e3:.1f}"),
        ("memory at the start, MB", f"{found.resident_before / 1e6:.0f}"),
        ("memory with all tables, MB", f"{found.resident_open / 1e6:.0f}"),
        ("memory at the end, MB", f"{found.resident_after / 1e6:.0f}"),
        ("memory a table and its sockets, KB", f"{growth / found.trial.tables / 1e3:.0f}"),
        ("games ended, other commands", f"{found.games}, {found.commands}"),
        ("until all were dealt, s", f"{found.setup_seconds:.1f}"),
        ("after kill -9: serves again in, s", f"{found.ready_seconds:.1f}"),
        ("and computes for that, s", f"{found.ready_processor:.1f}"),
        ("then all sockets are back in, s", f"{found.return_seconds:.1f}"),
        ("load generator, share of a core", ", ".join(f"{one:.0%}" for one in found.loader_busy)),
        ("other programs, share of a core", f"{others(found):.0%}"),
        ("load generator late p99, ms", f"{quantile(found.lags, 0.99) * 1e3:.1f}"),
    ]


def others(found: Figures) -> float:
    """The share of a core that other programs used in the meantime."""
    own = found.processor / found.seconds + sum(found.loader_busy)
    return max(0.0, found.machine / found.seconds - own)


def warnings(found: Figures) -> list[str]:
    """What makes these figures say less than they seem to."""
    told = []
    if max(found.loader_busy) > BUSY:
        told.append("the load generator was busy all the time; latencies are partly its own.")
    used = found.processor / found.seconds + sum(found.loader_busy)
    if used > 0.95 * (os.cpu_count() or 1):
        told.append("server and load generator used up all cores between them.")
    if quantile(found.lags, 0.99) > 0.02:
        told.append("the load generator came late itself; latencies are partly its own.")
    if others(found) > QUIET:
        told.append("other programs were busy on this machine; it should be quiet.")
    if found.slips:
        told.append(f"{found.slips} moves were due while no table could move: too few tables.")
    if found.refused:
        told.append(f"refused: {found.refused}.")
    if found.closed:
        told.append(f"sockets were closed, by code: {found.closed}.")
    return told


main()
