"""Results as data: the same bytes whoever plays, and in however many parts."""

import hashlib
import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest
import yaml

from tests.house.test_pins import pins
from tests.house.tree import ROOT
from zuschlag.cli import main, parser
from zuschlag.lab import tallies
from zuschlag.lab.arena.plan import Plan, checked_plan
from zuschlag.lab.arena.run import run as play
from zuschlag.lab.arena.run import run_part
from zuschlag.lab.forsale.simulate import ForSalePlan, task_of
from zuschlag.lab.runner import Here, Part, Processes, Runner, Work
from zuschlag.lab.shards import Share
from zuschlag.research.counts import write_counts
from zuschlag.research.results import write_results

SIMULATED = ForSalePlan("2015", 3, 45, ("random", "heuristic", "random"), seed=5)
PARTS = [Share(number, 3) for number in range(3)]


class Stopped(Exception):
    """Somebody has pulled the plug."""


class StopsAfter:
    """Does so many shards, and then no more."""

    def __init__(self, shards: int) -> None:
        self._shards = shards

    def run(self, work: Work[Part], shards: Any) -> Iterator[tuple[int, Part]]:
        for done, shard in enumerate(shards):
            if done == self._shards:
                raise Stopped
            yield shard, work(shard)


class KillsOne:
    """Two processes, of which one dies in the middle of its first shard."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def run(self, work: Work[Part], shards: Any) -> Iterator[tuple[int, Part]]:
        yield from Processes(2).run(partial(dies_once, self._folder, work), shards)
        assert (self._folder / "died").exists()


def dies_once(folder: Path, work: Callable[[int], Any], shard: int) -> Any:
    if shard == 1 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(shard)


def arena_plan() -> Plan:
    return checked_plan("for-sale", ["random", "heuristic"], "matrix", 3, 1, 4, "2015", 3)


def simulated(target: Path, runner: Runner, folder: Path | None = None) -> str:
    write_counts(tallies.run(task_of(SIMULATED), runner, folder=folder), target)
    return hashlib.sha256(target.read_bytes()).hexdigest()


def in_arena(target: Path, runner: Runner, folder: Path | None = None) -> str:
    write_results(arena_plan(), play(arena_plan(), runner, folder), target)
    return hashlib.sha256(target.read_bytes()).hexdigest()


def simulated_part(folder: Path, share: Share) -> bool:
    return tallies.run(task_of(SIMULATED), Here(), folder=folder, share=share).is_whole


def part_of_arena(folder: Path, share: Share) -> bool:
    left = run_part(arena_plan(), Here(), folder, lambda games: None, share)
    return left == arena_plan().shards


Whole = Callable[..., str]
OfPart = Callable[[Path, Share], bool]


@pytest.mark.parametrize(
    ("whole", "of_part"), [(simulated, simulated_part), (in_arena, part_of_arena)]
)
def test_equal_plans_give_equal_files_whoever_plays(
    whole: Whole, of_part: OfPart, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZUSCHLAG_RULES", "plain")  # other processes start sooner, and play alike
    target = tmp_path / "found.parquet"
    here = whole(target, Here())
    assert whole(target, KillsOne(tmp_path)) == here
    with pytest.raises(Stopped):
        whole(target, StopsAfter(2), tmp_path / "stopped")
    assert whole(target, Here(), tmp_path / "stopped") == here
    assert [of_part(tmp_path / "parts", one) for one in PARTS] == [False, False, True]
    assert whole(target, StopsAfter(0), tmp_path / "parts") == here


def test_a_file_says_what_made_it(tmp_path: Path) -> None:
    simulated(tmp_path / "found.parquet", Here())
    told = pq.read_schema(tmp_path / "found.parquet").metadata
    sources = task_of(SIMULATED).sources
    assert msgspec.json.decode(told[b"plan"])["policies"] == list(SIMULATED.policies)
    assert told[b"code"].decode() == sources.code
    assert msgspec.json.decode(told[b"versions"])["python"] == sources.python
    assert told[b"mark"].decode() == task_of(SIMULATED).mark


def test_another_plan_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    simulated_part(tmp_path, PARTS[0])
    other = task_of(ForSalePlan("2015", 3, 45, SIMULATED.policies, seed=6))
    with pytest.raises(Stopped):
        tallies.run(other, StopsAfter(0), folder=tmp_path)


def test_the_command_plays_parts_and_puts_them_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, target = tmp_path / "parts", tmp_path / "found.parquet"
    command = ["simulate", "for-sale", "--seats", "3", "--policy", "random,heuristic,random"]
    command += ["--games", "45", "--seed", "5", "--processes", "1"]
    for number in range(3):
        assert main([*command, "--part", f"{number}/3", "--folder", str(folder)]) == 0
    assert "3/3" in capsys.readouterr().out
    assert main([*command, "--resume", str(folder), "--parquet", str(target)]) == 0
    found = hashlib.sha256(target.read_bytes()).hexdigest()
    assert found == simulated(tmp_path / "here.parquet", Here())
    arena = ["arena", "--bots", "random,heuristic", "--seats", "3", "--deals", "3"]
    arena += ["--processes", "1", "--playouts", "4"]
    assert main([*arena, "--part", "0/2", "--folder", str(tmp_path / "duel")]) == 0
    assert "3/6" in capsys.readouterr().out
    assert main([*arena, "--parquet", str(target), "--folder", str(tmp_path / "duel")]) == 0
    found = hashlib.sha256(target.read_bytes()).hexdigest()
    assert found == in_arena(tmp_path / "here.parquet", Here())


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--part", "0/3"], "--folder"),
        (["--part", "3/3"], "I/N"),
        (["--part", "1"], "I/N"),
        (["--parquet", "found.csv"], ".parquet"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "for-sale"], ["arena"]])
def test_what_cannot_be_is_said_before_anything_is_played(
    command: list[str], more: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: Any = main([*command, *more])
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("script", sorted((ROOT / "examples" / "slurm").glob("*.sh")))
def test_the_scripts_for_a_cluster_can_be_read_by_the_shell_and_by_the_command(
    script: Path,
) -> None:
    subprocess.run(["bash", "-n", str(script)], check=True)
    told = {"CPUS_PER_TASK": "4", "ARRAY_TASK_ID": "31", "ARRAY_TASK_COUNT": "32"}
    text = script.read_text("utf-8").replace("\\\n", " ")
    for name, value in {**told, "SUBMIT_DIR": "shared"}.items():
        text = text.replace(f"$SLURM_{name}", value)
    [line] = [line for line in text.splitlines() if line.startswith("zuschlag ")]
    given = parser().parse_args(shlex.split(line)[1:])
    assert given.folder == Path("shared/heuristics")
    assert (given.part == Share(31, 32)) == (given.parquet is None)


def test_the_manifest_for_kubernetes_can_be_read_and_asks_for_what_there_is() -> None:
    text = (ROOT / "examples" / "kuberay" / "arena.yaml").read_text("utf-8")
    job = yaml.safe_load(text)["spec"]
    given = parser().parse_args(shlex.split(job["entrypoint"])[1:])
    assert (given.ray, given.part) == ("auto", None)
    cluster = job["rayClusterSpec"]
    assert cluster["rayVersion"] == pins("research")["ray"]
    groups = [cluster["headGroupSpec"], *cluster["workerGroupSpecs"]]
    containers = [one for of in groups for one in of["template"]["spec"]["containers"]]
    assert len(containers) == 2
    assert {one["image"] for one in containers} == {"zuschlag-research:latest"}
    for one in containers:
        assert {"name": "RAY_USAGE_STATS_ENABLED", "value": "0"} in one["env"]
    [mounted] = containers[0]["volumeMounts"]
    for target in (given.folder, given.parquet):
        assert target.is_relative_to(mounted["mountPath"])
