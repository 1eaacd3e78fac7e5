"""Ray as a runner: the same parts whoever dies, the same files as everywhere, and no guests."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import ROOT
from tests.lab.shard_work import dies_always, dies_once, refused, squared
from tests.research.test_many_machines import Stopped, StopsAfter, in_arena, simulated
from tests.research.test_many_machines import dies_once as dies_in_work
from tests.thorough import thorough
from zuschlag.cli import main
from zuschlag.lab.runner import FailedShard, Here, LostShard, Part, Processes, Runner, Work
from zuschlag.research.ray_runner import LOCAL, OnRay, connected

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, at its start and end
EXAMPLE = ["simulate", "for-sale", "--seats", "3", "--games", "40", "--seed", "5"]


@pytest.fixture(scope="module", autouse=True)
def surroundings() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZUSCHLAG_RULES", "plain")  # workers start sooner, and play alike
        patch.setenv("PYTHONPATH", str(ROOT))
        yield


@pytest.fixture(scope="module")
def ours(surroundings: None) -> Iterator[None]:
    """One Ray for many runs: a start takes long on a busy machine."""
    with connected(LOCAL):
        yield


class KillsOneOnRay:
    """A worker dies in the middle of a shard."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def run(self, work: Work[Part], shards: Any) -> Iterator[tuple[int, Part]]:
        yield from OnRay(LOCAL).run(partial(dies_in_work, self._folder, work), shards)
        assert (self._folder / "died").exists()


def test_ray_keeps_to_this_machine_and_ends_with_the_work() -> None:
    """All its sockets listen on the loopback; who stops asking stops it."""
    found = OnRay(LOCAL).run(squared, range(9))
    next(found)
    family = processes_below(os.getpid())
    assert len(family) > 3
    assert [one for one in listening(family) if not one.startswith(("127.", "[::1]", "::1"))] == []
    found.close()  # type: ignore[attr-defined]
    until = time.monotonic() + 30
    while processes_below(os.getpid()) and time.monotonic() < until:
        time.sleep(0.1)
    assert processes_below(os.getpid()) == []


def processes_below(parent: int) -> list[int]:
    """Everybody who descends from this process, but not who has ended."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        state, above = text.rpartition(")")[2].split()[:2]
        if state != "Z":
            parents[int(stat.parent.name)] = int(above)
    found = [parent]
    for one in found:
        found += [child for child, above in parents.items() if above == one]
    return found[1:]


def listening(family: list[int]) -> list[str]:
    """The addresses these processes listen at."""
    inodes = set()
    for one in family:
        for link in Path(f"/proc/{one}/fd").glob("*"):
            try:
                inodes.add(os.readlink(link))
            except OSError:
                continue
    found = []
    for table, size in (("tcp", 4), ("tcp6", 16)):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            part = line.split()
            if part[3] == "0A" and f"socket:[{part[9]}]" in inodes:
                found.append(readable(part[1].partition(":")[0], size))
    assert found, "Ray listens somewhere"
    return found


def readable(number: str, size: int) -> str:
    """An address as the kernel writes it, as people do."""
    import ipaddress

    raw = bytes.fromhex(number)
    words = [raw[place : place + 4][::-1] for place in range(0, size, 4)]
    address = ipaddress.ip_address(b"".join(words))
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)


def test_where_no_ray_answers_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*EXAMPLE, "--ray", "127.0.0.1:9"]) != 0
    assert "127.0.0.1:9" in capsys.readouterr().err


class LosesANode:
    """Two machines, as far as Ray can tell; one of them is gone after the first part."""

    def run(self, work: Work[Part], shards: Any) -> Iterator[tuple[int, Part]]:
        from ray.cluster_utils import Cluster

        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        try:
            other = cluster.add_node(num_cpus=1)
            for done, part in enumerate(OnRay(cluster.address).run(work, shards)):
                if done == 0:
                    cluster.remove_node(other, allow_graceful=False)
                yield part
        finally:
            cluster.shutdown()


@thorough
def test_a_killed_node_changes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "found.parquet"
    assert in_arena(target, LosesANode()) == in_arena(target, Here())


def test_a_command_that_is_killed_leaves_no_ray_behind(tmp_path: Path) -> None:
    code = (
        # Whoever was started in the background by a shell may have been told to ignore it.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from functools import partial; from pathlib import Path\n"
        "from tests.lab.shard_work import endless; from zuschlag.research.ray_runner import OnRay\n"
        f"found = OnRay('local').run(partial(endless, Path({str(tmp_path)!r})), range(1, 9))\n"
        "next(found)"
    )
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT) as started:
        try:
            until = time.monotonic() + 120
            while not list(tmp_path.glob("*.pid")) and time.monotonic() < until:
                time.sleep(0.1)
            family = processes_below(started.pid)
            assert family
            started.send_signal(signal.SIGINT)
            started.wait(60)
        finally:
            started.kill()
    until = time.monotonic() + 60
    while any(Path(f"/proc/{one}").exists() for one in family) and time.monotonic() < until:
        time.sleep(0.1)
    assert [one for one in family if Path(f"/proc/{one}").exists()] == []


@pytest.mark.usefixtures("ours")
def test_every_shard_is_done_once_and_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    found = list(OnRay(LOCAL).run(partial(dies_once, tmp_path), range(9)))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [(shard, shard * 10) for shard in range(9)]


@pytest.mark.usefixtures("ours")
def test_the_same_arena_gives_the_same_file_everywhere(tmp_path: Path) -> None:
    target = tmp_path / "found.parquet"
    here = in_arena(target, Here())
    runners: list[Runner] = [Processes(2), OnRay(LOCAL), KillsOneOnRay(tmp_path)]
    assert [in_arena(target, one) for one in runners] == [here] * 3
    with pytest.raises(Stopped):
        in_arena(target, StopsAfter(2), tmp_path / "half")
    assert in_arena(target, OnRay(LOCAL), tmp_path / "half") == here
    counts = simulated(target, Here())
    assert simulated(target, OnRay(LOCAL)) == counts


@pytest.mark.parametrize(
    ("work", "fault", "told"),
    [(dies_always, LostShard, "shard 1"), (refused, FailedShard, "not this")],
)
@pytest.mark.usefixtures("ours")
def test_what_goes_wrong_is_heard(work: Any, fault: type[Exception], told: str) -> None:
    with pytest.raises(fault, match=told):
        list(OnRay(LOCAL).run(work, range(4)))


@pytest.mark.usefixtures("ours")
def test_the_command_runs_on_ray(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.parquet" for name in ("here", "ray")]
    assert main([*EXAMPLE, "--processes", "1", "--parquet", str(files[0])]) == 0
    assert main([*EXAMPLE, "--ray", "local", "--parquet", str(files[1])]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
