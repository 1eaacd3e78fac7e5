"""A plan is played: what is there already is kept, the rest is handed to a runner."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from zuschlag.lab.arena.keeping import ArenaFolder, in_order
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.playing import Row, play_shard
from zuschlag.lab.runner import Runner
from zuschlag.lab.shards import ALL, Share

Progress = Callable[[int], None]


def run(
    plan: Plan, runner: Runner, folder: Path | None = None, progress: Progress = lambda done: None
) -> list[Row]:
    """Every game of the plan, in order; with a folder, stopped runs go on where they were."""
    kept = None if folder is None else ArenaFolder(folder, plan)
    rows = kept and kept.results()
    if rows:
        progress(len(rows))
        return rows
    found = _found(plan, runner, kept, progress, ALL)
    rows = in_order(row for shard in sorted(found) for row in found[shard])
    if kept:
        kept.close(rows)
    return rows


def run_part(plan: Plan, runner: Runner, folder: Path, progress: Progress, share: Share) -> int:
    """Play one of many parts into a folder; how many shards are there now, of any part."""
    kept = ArenaFolder(folder, plan)
    if kept.results():
        return plan.shards
    return len(_found(plan, runner, kept, progress, share))


def _found(
    plan: Plan, runner: Runner, kept: ArenaFolder | None, progress: Progress, share: Share
) -> dict[int, list[Row]]:
    """What is kept already, and what is played now."""
    found = dict(kept.finished()) if kept else {}
    games = sum(map(len, found.values()))
    progress(games)
    left = [shard for shard in share.of(plan.shards) if shard not in found]
    for shard, part in runner.run(partial(play_shard, plan), left):
        if kept:
            kept.keep(shard, part)
        found[shard] = part
        games += len(part)
        progress(games)
    return found
