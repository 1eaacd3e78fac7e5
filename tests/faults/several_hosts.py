"""Several hosts on one PostgreSQL: they die, or are cut off, in mid game; nothing is lost.

`python -m tests.faults.several_hosts` prints what came of it as JSON; `tried` runs that, in
namespaces where they can be had.
"""

import argparse
import asyncio
import random
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests import postgres
from tests.faults import web
from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Crowd
from tests.faults.ledger import compare
from tests.faults.networks import Host, Loopbacks, Namespaces, Network, in_namespaces
from tests.faults.server_process import ROOT, ServerProcess
from tests.faults.stalls import Vigil

PATIENCE = 90.0
UNDER_WAY = 1.0
"""Seconds in which an answer may still arrive that was given before the cable was pulled."""
KILL, CUT = "kill", "cut"
_TRUSTED = "host all all 0.0.0.0/0 trust\n"


class Outcome(msgspec.Struct):
    """What a run has shown; times in seconds, one for each trouble."""

    kind: str
    wrongs: list[str] = []
    counts: dict[str, float] = {}
    kills: list[float] = []  # until everybody went on
    cuts: list[float] = []
    left: list[float] = []  # until a host that was cut off had sent its players away
    waited: float = 0.0  # the longest time without an ack of one company


class SeveralHosts:
    """A server at each host, and a crowd that talks to all of them."""

    def __init__(self, folder: Path, network: Network, seed: int) -> None:
        self.network, self.seed = network, seed
        self.folder = folder
        self.luck = random.Random(seed)
        self.servers: dict[str, ServerProcess] = {}
        self.found = Outcome(type(network).__name__.lower())

    async def run(self, troubles: Sequence[str]) -> Outcome:
        """One trouble after the other, each at the next host; then everybody plays to the end."""
        await self.network.open()
        listening = f"listen_addresses = '{self.network.database}'"
        database = postgres.Server(listening, _TRUSTED)
        try:
            self.address = database.database()
            name = self.address.removeprefix("postgresql://postgres@/").partition("?")[0]
            await self._serve(name)
            await self._play(troubles)
        finally:
            for server in self.servers.values():
                if server.process is not None and server.process.poll() is None:
                    server.kill()
            await self.network.close()
            database.remove()
        return self.found

    async def _serve(self, name: str) -> None:
        for host in self.network.hosts:
            server = self.servers[host.name] = ServerProcess(
                self.folder,
                [*host.flags, "--relay-host", host.back],
                journal=self.network.journal(host, name),
                host=host.front,
                name=host.name,
                prefix=host.prefix,
            )
            server.port = host.port
            server.start()
        for server in self.servers.values():
            await server.serving()

    async def _play(self, troubles: Sequence[str]) -> None:
        places = [server.place for server in self.servers.values()]
        tables = (FOR_SALE, FOR_SALE, MONOPOLY)[: len(places)]
        self.crowd = Crowd(places, tables, self.seed)
        for number, player in enumerate(self.crowd.players):
            turn = number % len(places)
            player.places = places[turn:] + places[:turn]
        self.crowd.begin()
        vigil = Vigil(self.crowd, list(self.servers.values()), self._owner, PATIENCE)
        try:
            await vigil.during(self._trouble(troubles))
        finally:
            await self.crowd.disperse()
        past = self.crowd.history()
        books = await books_of(self.address, {one.table for one in past})
        found = compare(past, books, next(iter(self.servers.values())).seal())
        self.found.wrongs += [*found.wrongs, *self.crowd.faults()]
        self.found.waited = vigil.longest
        moved = sum(len({e.epoch for e in entries}) - 1 for entries in books.values())
        counted = {"acknowledged": found.acked, "lost": len(found.lost), "moved": moved}
        self.found.counts = {what: float(many) for what, many in counted.items()}

    async def _owner(self, table: str) -> str:
        entries = (await books_of(self.address, [table]))[table]
        return f"{len(entries)} entries, epoch {entries[-1].epoch if entries else None}"

    async def _trouble(self, troubles: Sequence[str]) -> None:
        while self.crowd.acks < 10 * len(self.crowd.players):
            await asyncio.sleep(0.01)
        for number, trouble in enumerate(troubles):
            host = self.network.hosts[number % len(self.network.hosts)]
            await asyncio.sleep(self.luck.uniform(0, 0.5))
            await (self._kill(host) if trouble == KILL else self._cut(host))
            if number + 1 < len(troubles):
                await self._mend(host)
        await self.crowd.finish(PATIENCE)

    async def _kill(self, host: Host) -> None:
        """The power goes: no other host hears a farewell."""
        began = time.monotonic()
        self.network.pull(host)
        self.servers[host.name].kill()
        self._steer_clear(host)
        await self._all_go_on()
        self.found.kills.append(time.monotonic() - began)

    async def _cut(self, host: Host) -> None:
        """It hears its players, and nobody else; so it must not promise them anything."""
        began = time.monotonic()
        place = self.servers[host.name].place
        self.network.pull(host)
        await asyncio.sleep(UNDER_WAY)
        here = {one: one.acks for one in self.crowd.players if one.socket and one.place == place}
        sockets = {one: one.socket for one in here}
        while still := [one for one, socket in sockets.items() if one.socket is socket]:
            for one in still:
                if one.acks != here[one]:
                    self.found.wrongs.append(f"{one.name} was answered by a lost host")
                    here[one] = one.acks
            await asyncio.sleep(0.05)
        self.found.left.append(time.monotonic() - began)
        if (await web.ask(place, "GET", "/api/ready")).status != 503:
            self.found.wrongs.append(f"{host.name} says that it is ready")
        self._steer_clear(host)
        await self._all_go_on()
        self.found.cuts.append(time.monotonic() - began)

    def _steer_clear(self, host: Host) -> None:
        """What a proxy does that asks every host whether it is ready."""
        place = self.servers[host.name].place
        for player in self.crowd.players:
            player.places.remove(place)
            player.places.append(place)

    async def _all_go_on(self) -> None:
        """Every company has moved since."""
        before = [sum(one.acks for one in company.players) for company in self.crowd.companies]
        for company, acks in zip(self.crowd.companies, before, strict=True):
            while sum(one.acks for one in company.players) == acks:
                await asyncio.sleep(0.01)

    async def _mend(self, host: Host) -> None:
        """The host serves again, and one of each company goes there."""
        server = self.servers[host.name]
        self.network.plug(host)
        if server.process is not None and server.process.poll() is not None:
            await server.started()
        async with asyncio.timeout(PATIENCE):
            while (await web.ask(server.place, "GET", "/api/ready")).status != 200:
                await asyncio.sleep(0.05)
        for company in self.crowd.companies:
            player = self.luck.choice(company.players)
            player.places.remove(server.place)
            player.places.insert(0, server.place)
            player.drop()
        await self._all_go_on()


def tried(
    troubles: Sequence[str], seed: int = 1, hosts: int = 2, is_plain: bool = False
) -> Outcome:
    """Run it in a process of its own; `is_plain`: without namespaces."""
    command = ["-m", "tests.faults.several_hosts", f"--seed={seed}", f"--hosts={hosts}", *troubles]
    whole = in_namespaces(command, is_plain)
    ran = subprocess.run(whole, cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise AssertionError(f"{' '.join(whole)}\n{ran.stdout[-2000:]}\n{ran.stderr[-6000:]}")
    return msgspec.json.decode(ran.stdout, type=Outcome)


def main() -> None:
    """Make the hosts, let them suffer, print what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--hosts", type=int, default=2)
    asked.add_argument("--namespaces", action="store_true", help="this process may make some")
    asked.add_argument("troubles", nargs="*", choices=(KILL, CUT))
    given = asked.parse_args()
    network = (Namespaces if given.namespaces else Loopbacks)(given.hosts)
    with tempfile.TemporaryDirectory(prefix="zuschlag-hosts-") as name:
        folder = Path(name)
        key = folder / "journal.key"
        key.write_bytes(random.Random(given.seed).randbytes(32))
        key.chmod(0o600)
        found = asyncio.run(SeveralHosts(folder, network, given.seed).run(given.troubles))
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
