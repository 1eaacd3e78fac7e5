"""Where sealed answers are given: behind the application in virtual time, or a real server."""

import asyncio
import time
from collections.abc import Callable
from functools import cache
from itertools import count, islice

from tests.secrecy.cast import TOKENS
from tests.secrecy.doors import NO_LIMITS, Doors
from tests.secrecy.network import NetVisitor
from tests.secrecy.sealed import Case, Line, Samples, case_of, sampled
from tests.secrecy.virtual import run
from tests.server.running import Running, running
from zuschlag.journal.contract import Credential
from zuschlag.journal.memory import MemoryJournal
from zuschlag.server.serve import _loop_factory as loop_factory
from zuschlag.table.caller import Speaker

MOMENTS = 6


@cache
def moments(kind: str) -> tuple[int, ...]:
    """Seeds of the first stories that come to such a moment soon."""
    seeds = (seed for seed in count() if case_of(kind, seed) is not None)
    return tuple(islice(seeds, MOMENTS))


class Virtual:
    """No network, and no time but what somebody waits on purpose."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors
        self.service, self.journal = doors.service, doors.journal

    def open(self, who: Speaker, heard: Callable[[bytes], None]) -> Line:
        """A socket of somebody's."""
        return self._doors.visitor(who).socket(heard)

    def time(self) -> float:
        """Of the event loop."""
        return asyncio.get_running_loop().time()


class Real:
    """A server on a port of its own."""

    def __init__(self, served: Running) -> None:
        self._served = served
        self.service, self.journal = served.app.state.service, served.journal

    def open(self, who: Speaker, heard: Callable[[bytes], None]) -> Line:
        """A socket of somebody's."""
        return NetVisitor(self._served, TOKENS[who.holder], who.kind).socket(heard)

    def time(self) -> float:
        """Of the wall; event loops round theirs."""
        return time.perf_counter()


async def _know(journal: MemoryJournal, case: Case) -> None:
    people = [case.caller, case.listener, *([case.before.who] if case.before else [])]
    for _, who in people:
        known = Credential(hash=who.holder, kind=who.kind, created=0, expires=2**60)
        await journal.put_credential(known)


def in_virtual_time(case: Case, count: int) -> Samples:
    """Samples in which only what somebody waits on purpose takes time."""

    async def work() -> Samples:
        server = Virtual(case.worlds[0].doors())
        await _know(server.journal, case)
        return await sampled(server, case, count, case.kind)

    return run(work())


def over_sockets(kind: str, number: int, each_way: int) -> Samples:
    """Samples by the clock on the wall; the number chooses a moment among a few."""
    case = case_of(kind, moments(kind)[number % MOMENTS])
    assert case is not None

    async def work(case: Case) -> Samples:
        async with running(**NO_LIMITS) as served:
            server = Real(served)
            await _know(server.journal, case)
            return await sampled(server, case, each_way, f"{kind} {number}")

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work(case))
