"""Work for the tests of runners: functions of a shard that can be pickled, some of them deadly.

Started as a program it works on several processes until somebody stops it.
"""

import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

from zuschlag.lab.runner import Processes


def squared(shard: int) -> int:
    return shard * shard


def refused(shard: int) -> int:
    if shard == 2:
        raise ValueError("not this one")
    return shard


def dies_once(folder: Path, shard: int) -> int:
    """Shard 3 is killed when it is first tried."""
    if shard == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return shard * 10


def dies_always(shard: int) -> int:
    if shard == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return shard


def endless(folder: Path, shard: int) -> int:
    """Leaves its process id behind and never ends."""
    (folder / f"{os.getpid()}.pid").touch()
    if shard == 0:
        return os.getpid()
    while True:
        time.sleep(0.01)


if __name__ == "__main__":
    from tests.lab import shard_work

    # Whoever was started in the background by a shell may have been told to ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    found = Processes(2).run(partial(shard_work.endless, Path(sys.argv[1])), range(1, 9))
    next(found)
