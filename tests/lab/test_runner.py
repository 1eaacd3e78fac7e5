"""Runners: the same parts whoever works, and no death of a process loses any of them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.lab.shard_work import dies_always, dies_once, endless, refused, squared
from zuschlag.lab.runner import FailedShard, Here, LostShard, Processes, Runner
from zuschlag.lab.shards import Shards

PATIENCE = 30.0


def until(is_so: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def processes(folder: Path) -> list[int]:
    return [int(file.stem) for file in folder.glob("*.pid")]


@pytest.mark.parametrize("runner", [Here(), Processes(1), Processes(2)])
def test_every_shard_is_done_once_whoever_works(runner: Runner) -> None:
    found = list(runner.run(squared, range(7)))
    assert sorted(found) == [(shard, shard * shard) for shard in range(7)]


def test_there_may_be_nothing_to_do() -> None:
    assert list(Processes(2).run(squared, [])) == []


def test_a_shard_whose_process_was_killed_is_done_again(tmp_path: Path) -> None:
    found = dict(Processes(2).run(partial(dies_once, tmp_path), range(6)))
    assert (tmp_path / "died").exists()
    assert found == {shard: shard * 10 for shard in range(6)}


def test_a_shard_that_kills_everybody_is_named() -> None:
    with pytest.raises(LostShard, match="shard 1"):
        list(Processes(1).run(dies_always, range(3)))


@pytest.mark.parametrize("runner", [Here(), Processes(2)])
def test_a_fault_of_the_work_is_heard(runner: Runner) -> None:
    with pytest.raises((ValueError, FailedShard), match="not this one"):
        list(runner.run(refused, range(4)))


def test_who_stops_asking_stops_the_processes(tmp_path: Path) -> None:
    found = Processes(2).run(partial(endless, tmp_path), range(9))
    assert is_alive(next(found)[1])
    until(lambda: len(processes(tmp_path)) == 2)
    found.close()  # type: ignore[attr-defined]
    assert [one for one in processes(tmp_path) if is_alive(one)] == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_nobody_goes_on_computing_for_a_command_that_is_gone(
    how: signal.Signals, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.lab.shard_work", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as started:
        try:
            until(lambda: len(processes(tmp_path)) == 2)
            assert all(is_alive(one) for one in processes(tmp_path))
            started.send_signal(how)
            started.wait(PATIENCE)
        finally:
            started.kill()
    until(lambda: not any(is_alive(one) for one in processes(tmp_path)))


def test_shards_of_another_plan_or_half_written_ones_do_not_count(tmp_path: Path) -> None:
    ours = Shards(tmp_path, "ours")
    ours.keep(0, b"1\n2\n")
    ours.keep(2, b"")
    Shards(tmp_path, "theirs").keep(1, b"3\n")
    (tmp_path / "000003.jsonl").write_bytes(b'{"mark":"ou')
    (tmp_path / "000004.part").write_bytes(b'{"mark":"ours","shard":4}\n')
    assert ours.finished(5) == {0, 2}
    assert ours.lines(0) == b"1\n2\n"
    ours.discard()
    assert not tmp_path.exists()
