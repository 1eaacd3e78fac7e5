"""Shards on Ray: the cores of this machine, or a cluster; a runner like those of `lab.runner`.

Parts travel back to whoever asked, who alone writes files: machines need not share a disk, only the
same Zuschlag. Ray is told to report nothing to anybody. One that is started here (`local`) has no
dashboard, listens on this machine only, knows nobody without its token, and ends with the work.
"""

import os
import secrets
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from zuschlag.errors import Unavailable
from zuschlag.lab.runner import MOST_DEATHS, FailedShard, LostShard, Part, Work
from zuschlag.research.extra import RAY, need

LOCAL = "local"
"""Instead of an address: a Ray of our own. Without either Ray would join whatever it finds."""
_WAITING = 2
"""So many shards for every core are handed out, so that no core waits for the next one."""
_ATTEMPTS = 3
_PATIENCE = 10.0
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
_ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "token"}
"""Whatever the system: no cluster, so that Ray keeps to this machine's own address."""


class OnRay:
    """The cores of a Ray. What dies with a worker or a node is done again."""

    def __init__(self, address: str) -> None:
        need("ray", RAY)
        self._address = address

    def run(self, work: Work[Part], shards: Iterable[int]) -> Iterator[tuple[int, Part]]:
        """Every shard with what came of it; whoever stops asking stops the work too."""
        with connected(self._address) as ray:
            task = ray.remote(max_retries=MOST_DEATHS - 1)(_done)
            shared, most = ray.put(work), _WAITING * int(ray.cluster_resources().get("CPU", 1))
            running: dict[Any, int] = {}
            try:
                for shard in shards:
                    running[task.remote(shared, shard)] = shard
                    if len(running) >= most:
                        yield _next(ray, running)
                while running:
                    yield _next(ray, running)
            finally:
                for one in running:
                    ray.cancel(one, force=True)


def _done(work: Work[Any], shard: int) -> Any:
    return work(shard)


def _next(ray: Any, running: dict[Any, int]) -> tuple[int, Any]:
    """The next part that is ready."""
    [ready], _ = ray.wait(list(running), num_returns=1)
    shard = running.pop(ready)
    try:
        return shard, ray.get(ready)
    except ray.exceptions.RayTaskError as fault:
        raise FailedShard(f"shard {shard}\n{fault}") from None
    except ray.exceptions.RayError as fault:
        raise LostShard(f"shard {shard}: {MOST_DEATHS} processes died of it ({fault})") from None


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, ours for as long as this lasts; where somebody around us has begun already, theirs."""
    os.environ.update(_QUIET)  # before it is imported
    if address == LOCAL:
        os.environ.update(_ALONE)
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))  # which Ray reads once
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        _begin(ray, address)
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself would go on asking for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def _begin(ray: Any, address: str) -> None:
    """On a busy machine a start may be too slow for Ray's patience: then it is tried again."""
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if address != LOCAL:
        try:
            _knock(address)
            ray.init(address, **quiet)
        except (OSError, RuntimeError, ValueError):
            raise Unavailable("research/no-ray", {"address": address}) from None
        return
    for attempt in range(_ATTEMPTS):
        try:
            ray.init(LOCAL, include_dashboard=False, **quiet)
            return
        except Exception:
            ray.shutdown()
            if attempt == _ATTEMPTS - 1:
                raise
