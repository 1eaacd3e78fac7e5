"""`zuschlag evening --check`: everything that can be found out the afternoon before, in words.

Nothing is served and nothing is kept. The exit code is 1 if an evening could not be held like this.
"""

import argparse
import contextlib
import os
import shutil
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from zuschlag.words.here import say

OK, NOTE, BAD = "ok", "note", "bad"
LEAST_FREE = 200
"""Megabytes: a long evening writes less than twenty."""
FEW_PHONES = 60
_OWN_FILES = 128
_FILES_A_PHONE = 2
_MEGABYTE = 1_000_000


class Found(NamedTuple):
    """One thing that was looked at."""

    state: str
    told: str


def check_evening(given: argparse.Namespace) -> int:
    """Look at everything, say it, and say whether it will do."""
    found = [*_addresses(given), _port(given), _disk(given.data), _clock(), _room(), *_missing()]
    marks = {state: say(f"evening-check-{state}") for state in (OK, NOTE, BAD)}
    wide = max(len(mark) for mark in marks.values())
    for one in found:
        print(f"{marks[one.state]:<{wide}}  {one.told}")
    is_bad = any(one.state == BAD for one in found)
    print(say("evening-check-verdict", ok="no" if is_bad else "yes"))
    return int(is_bad)


def _addresses(given: argparse.Namespace) -> Iterator[Found]:
    from zuschlag.server.address import lan_addresses
    from zuschlag.server.lasting_address import may_change

    addresses = lan_addresses()
    if not given.lan:
        yield Found(BAD, say("evening-check-not-shared"))
    elif not addresses:
        yield Found(BAD, say("evening-check-no-network"))
    for number, address in enumerate(addresses if given.lan else []):
        written = f"http://{address}:{given.port}/"
        key = "evening-check-address" if number == 0 else "evening-check-other-address"
        yield Found(OK, say(key, address=written))
        lent = may_change(address)
        if lent is not False:
            how = "unknown" if lent is None else "lent"
            yield Found(NOTE, say("evening-check-may-change", address=address, how=how))


def _port(given: argparse.Namespace) -> Found:
    host = "0.0.0.0" if given.lan else "127.0.0.1"
    with socket.socket() as probe:
        # As the server does it: a port that was just left is free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, given.port))
        except OSError as fault:
            reason = fault.strerror or str(fault)
            return Found(BAD, say("evening-check-port", port=str(given.port), reason=reason))
    return Found(OK, say("evening-check-port-free", port=str(given.port)))


def _disk(folder: Path) -> Found:
    """Where the evening would be kept; the folder itself need not be there yet."""
    there = folder.absolute()
    while not there.exists():
        there = there.parent
    free = shutil.disk_usage(there).free // _MEGABYTE
    if not os.access(there, os.W_OK):
        return Found(BAD, say("evening-check-unwritable", folder=str(folder)))
    if free < LEAST_FREE:
        return Found(BAD, say("evening-check-disk-full", folder=str(folder), free=free))
    return Found(OK, say("evening-check-disk", folder=str(folder), free=free))


def _clock() -> Found:
    """A clock that says it is earlier than this program was installed is wrong."""
    now = time.strftime("%Y-%m-%d %H:%M")
    is_wrong = time.time() < Path(__file__).stat().st_mtime - 86_400
    return Found(
        BAD if is_wrong else OK,
        say("evening-check-clock", time=now, ok="no" if is_wrong else "yes"),
    )


def _room() -> Found:
    """How many phones can be connected at once, by what the system lets one program open."""
    from zuschlag.event.settings import MOST_ENTRANTS

    phones = MOST_ENTRANTS
    with contextlib.suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            phones = min(phones, max(0, soft - _OWN_FILES) // _FILES_A_PHONE)
    state = OK if phones >= FEW_PHONES else NOTE
    return Found(state, say("evening-check-room", phones=phones))


def _missing() -> Iterator[Found]:
    """What would not be there for people: pages, and rules that are ready."""
    from zuschlag.rules.readiness import is_ready
    from zuschlag.server.builds import BUILT

    if not (BUILT / "index.html").exists():
        yield Found(BAD, say("evening-check-no-pages"))
    if not is_ready("for-sale-table"):
        yield Found(NOTE, say("evening-check-not-compiled"))
