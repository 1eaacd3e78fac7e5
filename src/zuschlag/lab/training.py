"""What every training is told: who plays for it, and the folder in which it goes on after a stop.

A training asks its runner again and again, and what it asks next follows from what it heard. So the
same training asks the same, and what was answered before a stop need not be played again.
"""

import argparse
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.lab.arena.sources import sources_of
from zuschlag.lab.runner import Here, Part, Processes, Runner, Work
from zuschlag.lab.shards import Shards


class Remembering:
    """A runner that keeps every part of this kind in a folder; the mark says of which training."""

    def __init__(self, runner: Runner, folder: Path, mark: str, kind: Any) -> None:
        self._runner, self._kind = runner, kind
        self._kept, self._asked = Shards(folder / "training", mark), 0

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """What is kept first, then what is played now."""
        places = {shard: self._asked + place for place, shard in enumerate(shards)}
        self._asked += len(places)
        kept = {shard for shard, place in places.items() if self._kept.has(place)}
        for shard in sorted(kept):
            written = self._kept.lines(places[shard])
            yield shard, msgspec.msgpack.decode(written, type=self._kind)
        for shard, part in self._runner.run(work, [one for one in places if one not in kept]):
            self._kept.keep(places[shard], msgspec.msgpack.encode(part))
            yield shard, part


def add_who_plays(ask: argparse.ArgumentParser) -> None:
    """None of this changes what comes out."""
    ask.add_argument("--processes", type=int, default=1, help="how many play (default: 1)")
    ask.add_argument(
        "--resume", metavar="FOLDER", type=Path, help="keep what is found there, and go on from it"
    )


def plan_of(given: argparse.Namespace) -> dict[str, Any]:
    """All that changes what comes out."""
    beside = ("processes", "ray", "resume")
    return {name: value for name, value in sorted(vars(given).items()) if name not in beside}


def written(command: str, given: argparse.Namespace, *first: str) -> str:
    """The command as it is kept with what came out of it, whoever played."""
    plan = plan_of(given)
    options = [f"--{name} {value}" for name, value in plan.items() if name not in first]
    return " ".join([command, *(str(plan[name]) for name in first), *options])


def runner_of(
    given: argparse.Namespace, game: str, driver: str, kind: Any, runner: Runner | None = None
) -> Runner:
    """Who plays: processes, or a runner from outside; in a folder if there is one."""
    runner = runner or (Here() if given.processes == 1 else Processes(given.processes))
    if given.resume is None:
        return runner
    facts = [driver, plan_of(given), sources_of(game, driver)]
    mark = hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()
    return Remembering(runner, given.resume, mark, kind)
