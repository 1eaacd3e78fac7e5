"""Hosts on one machine: network namespaces with cables that can be pulled, or loopback addresses.

Every host has an address for players and one for the database and the other hosts. Pulling the
cable takes the second one away; players still reach it. `python -m tests.faults.several_hosts`
runs in namespaces of its own (`in_namespaces`), so that nothing of it is left behind.
"""

import asyncio
import contextlib
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple, Protocol

_UNSHARE = ("unshare", "--net", "--mount", "--")
_PORT, _WEB = 5432, 8765


class Host(NamedTuple):
    """Where one host is reached, and what a command begins with that is to run there."""

    name: str
    front: str  # by players
    back: str  # by other hosts
    prefix: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()  # how its server listens for players
    port: int = 0  # where; 0: anywhere


class Network(Protocol):
    """Some hosts, and one with the database."""

    hosts: list[Host]
    database: str
    """The address the database listens at."""

    async def open(self) -> None:
        """Lay the cables."""

    async def close(self) -> None:
        """Take them away."""

    def journal(self, host: Host, name: str) -> str:
        """The address of a database, for a server at this host."""

    def pull(self, host: Host) -> None:
        """From now on nothing reaches it but players, and nobody is told so."""

    def plug(self, host: Host) -> None:
        """All is well again."""


class Namespaces:
    """A namespace for each host; the database and the players are in the one we run in."""

    database = "10.1.0.1"

    def __init__(self, count: int) -> None:
        self.hosts = [self._host(n) for n in range(1, count + 1)]

    def _host(self, number: int) -> Host:
        front = f"10.2.{number}.2"
        flags = ("--lan", "--origin", f"http://{front}:{_WEB}")
        prefix = ("ip", "netns", "exec", f"h{number}")
        return Host(f"h{number}", front, f"10.1.0.1{number}", prefix, flags, _WEB)

    async def open(self) -> None:
        _run("mount", "-t", "tmpfs", "none", "/run")
        _ip("link set lo up")
        _ip(
            "link add back type bridge", f"addr add {self.database}/24 dev back", "link set back up"
        )
        for host in self.hosts:
            self._add(host)

    def _add(self, host: Host) -> None:
        name, ours = host.name, host.front.removesuffix(".2") + ".1"
        _ip(f"netns add {name}", f"-n {name} link set lo up")
        for cable in ("back", "front"):
            _ip(f"link add {cable}-{name} type veth peer name {cable} netns {name}")
        _ip(f"link set back-{name} master back", f"link set back-{name} up")
        _ip(f"addr add {ours}/24 dev front-{name}", f"link set front-{name} up")
        _ip(f"-n {name} addr add {host.back}/24 dev back", f"-n {name} link set back up")
        _ip(f"-n {name} addr add {host.front}/24 dev front", f"-n {name} link set front up")

    async def close(self) -> None:
        """They go with the process."""

    def journal(self, host: Host, name: str) -> str:
        return f"postgresql://postgres@{self.database}:{_PORT}/{name}"

    def pull(self, host: Host) -> None:
        _ip(f"link set back-{host.name} down")

    def plug(self, host: Host) -> None:
        _ip(f"link set back-{host.name} up")


class Loopbacks:
    """Addresses of this machine alone; each host reaches the database through a gate of its own."""

    def __init__(self, count: int) -> None:
        net = f"127.{100 + secrets.randbelow(100)}.{secrets.randbelow(250)}"
        self.database = f"{net}.1"
        self.hosts = [self._host(f"h{n}", f"{net}.1{n}") for n in range(1, count + 1)]
        self._gates = {host.name: Gate(self.database) for host in self.hosts}

    def _host(self, name: str, address: str) -> Host:
        flags = ("--host", address, "--origin", f"http://{address}:{_WEB}")
        return Host(name, address, address, (), flags, _WEB)

    async def open(self) -> None:
        for gate in self._gates.values():
            await gate.open()

    async def close(self) -> None:
        for gate in self._gates.values():
            gate.close()

    def journal(self, host: Host, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._gates[host.name].port}/{name}"

    def pull(self, host: Host) -> None:
        self._gates[host.name].shut()

    def plug(self, host: Host) -> None:
        self._gates[host.name].unshut()


class Gate:
    """Carries bytes to the database and back; shut, it keeps them, and lines stay open."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    def shut(self) -> None:
        self._is_open.clear()

    def unshut(self) -> None:
        self._is_open.set()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._is_open.wait()
        far, there = await asyncio.open_connection(self._database, _PORT)
        await asyncio.gather(self._carry(near, there), self._carry(far, back))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._is_open.wait()
                target.write(data)
                await target.drain()
        target.close()


def in_namespaces(command: Sequence[str], is_plain: bool = False) -> list[str]:
    """A Python command that runs where it may make namespaces; as it is where nobody may."""
    python = [sys.executable, *command]
    if is_plain or not can_have_namespaces():
        return python
    return [*_UNSHARE, *python, "--namespaces"]


def can_have_namespaces() -> bool:
    """Whether we may make some, and have the programs for it."""
    if os.geteuid() != 0 or not all(map(shutil.which, ("ip", "unshare", "mount"))):
        return False
    tried = [*_UNSHARE, "ip", "link", "add", "tried", "type", "veth"]
    return subprocess.run(tried, capture_output=True, check=False).returncode == 0


def _ip(*commands: str) -> None:
    for command in commands:
        _run("ip", *command.split())


def _run(*command: str) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"{' '.join(command)}: {ran.stderr.strip()}")
