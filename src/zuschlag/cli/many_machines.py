"""What every long run may be told: who does it, which part of it, where it is kept."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from zuschlag.cli.records import PARQUET
from zuschlag.cli.simulation_arguments import positive
from zuschlag.errors import Malformed
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.runner import Runner
    from zuschlag.lab.shards import Share


def add_many_machines(command: argparse.ArgumentParser) -> None:
    """Processes or a Ray, parts for many machines, a folder to go on in, results as data."""
    who = command.add_mutually_exclusive_group()
    who.add_argument("--processes", type=positive)
    who.add_argument("--ray", metavar="ADDRESS")
    command.add_argument("--part", metavar="I/N", type=part)
    command.add_argument("--folder", "--resume", metavar="FOLDER", type=Path)
    command.add_argument("--parquet", metavar="FILE", type=Path)


def part(text: str) -> "Share":
    """`0/3` is the first of three parts."""
    from zuschlag.lab.shards import Share

    number, _, of_all = text.partition("/")
    if not (number.isdecimal() and of_all.isdecimal() and int(number) < int(of_all)):
        raise argparse.ArgumentTypeError(say("help-error-part"))
    return Share(int(number), int(of_all))


def runner_of(given: argparse.Namespace, shards: int) -> "Runner":
    """Who does so many shards: a Ray, or processes, one for each core unless told otherwise."""
    from zuschlag.lab.parallel import usable_cores
    from zuschlag.lab.runner import Here, Processes

    if given.ray:
        return on_ray(given.ray)
    cores = min(given.processes or usable_cores(), shards)
    return Here() if cores == 1 else Processes(cores)


def on_ray(address: str) -> "Runner":
    """Cores of a Ray, at an address or our own."""
    from zuschlag.research.ray_runner import OnRay

    return OnRay(address)


def share_of(given: argparse.Namespace) -> "Share":
    """Which shards are done here; a part is only worth something in a folder."""
    from zuschlag.lab.shards import ALL

    if given.part is None:
        return ALL
    if given.folder is None:
        raise Malformed("lab/part-needs-folder", "--part", {})
    share: Share = given.part
    return share


def check_extras(given: argparse.Namespace) -> None:
    """What is asked for is installed, before anybody waits for anything."""
    from zuschlag.research.extra import RAY, need

    if given.ray:
        need("ray", RAY)
    if given.parquet:
        _check_parquet(given.parquet)
        need("pyarrow")


def _check_parquet(target: Path) -> None:
    """The name says what it is."""
    if target.suffix != PARQUET:
        facts = {"file": str(target), "allowed": [PARQUET]}
        raise Malformed("record/bad-target", "--parquet", facts)


def unfinished(given: argparse.Namespace) -> Path | None:
    """What the file of results is called until it is whole; none is written after a part."""
    target: Path | None = given.parquet
    return None if target is None or given.part else target.with_name(target.name + ".part")


def tell_part(done: int, shards: int, folder: Path) -> int:
    """A part was played; who has all of them asks without `--part`."""
    print(say("sim-part", done=done, shards=shards, folder=str(folder)))
    return 0
