"""What every long run may be told: how many processes, which part of it, where it is kept."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from zuschlag.cli.records import PARQUET
from zuschlag.cli.simulation_arguments import positive
from zuschlag.errors import Malformed
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.shards import Share


def add_many_machines(command: argparse.ArgumentParser) -> None:
    """Processes of this machine, parts for others, a folder to go on in, results as data."""
    command.add_argument("--processes", type=positive)
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


def share_of(given: argparse.Namespace) -> "Share":
    """Which shards are done here; a part is only worth something in a folder."""
    from zuschlag.lab.shards import ALL

    if given.part is None:
        return ALL
    if given.folder is None:
        raise Malformed("lab/part-needs-folder", "--part", {})
    share: Share = given.part
    return share


def check_parquet(target: Path | None) -> None:
    """The name says what it is, and what writes it is installed."""
    if target is None:
        return
    if target.suffix != PARQUET:
        facts = {"file": str(target), "allowed": [PARQUET]}
        raise Malformed("record/bad-target", "--parquet", facts)
    from zuschlag.research.extra import need

    need("pyarrow")


def unfinished(given: argparse.Namespace) -> Path | None:
    """What the file of results is called until it is whole; none is written after a part."""
    target: Path | None = given.parquet
    return None if target is None or given.part else target.with_name(target.name + ".part")


def tell_part(done: int, shards: int, folder: Path) -> int:
    """A part was played; who has all of them asks without `--part`."""
    print(say("sim-part", done=done, shards=shards, folder=str(folder)))
    return 0
