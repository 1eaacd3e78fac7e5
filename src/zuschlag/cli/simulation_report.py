"""How a simulation speaks: a bar, tables for people, JSON for programs, records to a file."""

import argparse
import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.json import encode
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zuschlag.cli.many_machines import check_extras, on_ray, share_of, tell_part, unfinished
from zuschlag.cli.story_page import table
from zuschlag.errors import Malformed
from zuschlag.lab.parallel import usable_cores
from zuschlag.lab.shares import Share
from zuschlag.words.here import say, words

if TYPE_CHECKING:
    from zuschlag.lab.shards import Share as Part
    from zuschlag.lab.tallies import Counted, Task


def heading(game: str, seats: int, games: int, seed: int, *more: str) -> str:
    """What was played."""
    told = say("sim-head", game=game, seats=seats, games=games, seed=str(seed))
    return ", ".join([told, *more])


def speed(games_per_second: float) -> str:
    """How fast that went."""
    return say("sim-speed", games=round(games_per_second))


def interval(share: Share) -> str:
    """Where the truth lies, nineteen times out of twenty."""
    return f"{words().percent(share.low)} – {words().percent(share.high)}"


def winners(
    policies: Sequence[str], shares: Sequence[Share], more: Mapping[str, Sequence[str]]
) -> list[str]:
    """Who wins how often, a line for each seat; `more` are further columns by their heads."""
    heads = [say(f"sim-{one}") for one in ("seat", "policy", "wins", "interval")]
    rows = []
    for seat, share in enumerate(shares):
        figures = [words().percent(share.value), interval(share)]
        rows.append([str(seat), policies[seat], *figures, *(one[seat] for one in more.values())])
    return table([*heads, *more], rows)


@contextlib.contextmanager
def progress(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something long runs; nothing where nobody watches."""
    told = Console(stderr=True)
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=told, transient=True, disable=not told.is_terminal) as shown:
        bar = shown.add_task(doing, total=total)
        yield lambda done: shown.update(bar, completed=done)


def carried_out(
    given: argparse.Namespace,
    plan: Any,
    task_of: Callable[..., "Task"],
    findings: Callable[..., Any],
    records: Callable[..., Iterator[dict[str, Any]]],
    draw: Callable[..., None],
) -> Any:
    """Play what is planned, write what is wanted; what was found, or None of a part of it."""
    share = share_of(given)
    check_extras(given)
    if given.folder:
        writing(given.folder, partial(given.folder.mkdir, parents=True, exist_ok=True))
    check_targets(given.records, given.plot, unfinished(given))
    counted = _counted(given, task_of(plan), share)
    if given.part is not None:
        tell_part(len(counted.shards), counted.task.shards, given.folder)
        return None
    tally = counted.total
    found = findings(plan, tally)
    if given.parquet:
        from zuschlag.research.counts import write_counts

        writing(given.parquet, lambda: write_counts(counted, given.parquet))
    if given.records:
        write_records(records(plan), plan.games, given.records)
    if given.plot:
        writing(given.plot, lambda: draw(found, tally, given.plot))
    return found


def _counted(given: argparse.Namespace, task: "Task", part: "Part") -> "Counted":
    """All games, with a bar while they are played."""
    from zuschlag.lab.tallies import run, runner_of

    count = given.processes or given.threads or usable_cores()
    runner = on_ray(given.ray) if given.ray else None
    runner = runner or runner_of(task, count, are_processes=given.processes is not None)
    with progress(task.plan.games, say("sim-playing")) as advance:
        return run(task, runner, advance, given.folder, part)


def writing(target: Path, write: Callable[[], None]) -> None:
    """Write a file, or say why it cannot be."""
    try:
        write()
    except OSError as fault:
        facts = {"file": str(target), "reason": fault.strerror or str(fault)}
        raise Malformed("record/unwritable", str(target), facts) from None


def check_targets(*targets: Path | None) -> None:
    """Find out before the games are played whether the files can be written after them."""
    for target in targets:
        if target:
            writing(target, partial(_touch, target))


def _touch(target: Path) -> None:
    target.open("ab").close()


def write_records(found: Iterator[dict[str, Any]], games: int, target: Path) -> None:
    """Every game of a plan as one line of JSON."""

    def write() -> None:
        with target.open("wb") as out, progress(games, say("sim-writing")) as advance:
            for done, one in enumerate(found, start=1):
                out.write(encode(one) + b"\n")
                if done % 500 == 0:
                    advance(done)

    writing(target, write)
