"""What a worker gives up before it thinks: unlimited memory, sockets, other programs.

Memory and time are kept by the operating system; sockets and programs are refused by Python, which
stops a bot that goes astray but not one written to break out.
"""

import os
import signal
import sys
from pathlib import Path

MEGABYTE = 1 << 20
OVERRUN = int(getattr(signal, "SIGPROF", 0))
"""The signal that ends a worker whose move took too long, where there are signals."""

_SHUT = ("socket.", "subprocess.", "os.fork", "os.exec", "os.posix_spawn", "os.spawn", "os.system")


def confine(megabytes: int) -> None:
    """From now on: this much more memory, no sockets, no programs, and others go first."""
    limit_memory(megabytes)
    sys.addaudithook(_refuse)
    if hasattr(os, "nice"):
        os.nice(10)


def limit_memory(megabytes: int) -> None:
    """Let the process grow by this much beyond what it has loaded (where the system can)."""
    taken = size()
    if not taken:
        return
    import resource

    most = taken + megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def size() -> int:
    """The bytes of memory this process has asked for; 0 where the system does not say."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return 0
    import resource

    return int(told.read_text().split()[0]) * resource.getpagesize()


def limit_time(seconds: float) -> None:
    """End this process after so much more computing, however busy it is; 0: no limit."""
    if sys.platform == "win32":
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _refuse(event: str, _: object) -> None:
    if event.startswith(_SHUT):
        raise PermissionError(event)
