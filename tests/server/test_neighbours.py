"""Workers of several hosts: where they are called, what cannot work, and who is sent away."""

import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import postgres
from zuschlag.errors import ZuschlagError
from zuschlag.journal.keys import key_of
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.server.configure import configured
from zuschlag.server.cut_off import leave_when_cut_off
from zuschlag.server.neighbours import check_reachable, listening
from zuschlag.server.relay import TcpRelay
from zuschlag.server.startup_checks import NO_ORDERS, settled_key
from zuschlag.server.worker_channel import relay_key

KEY = relay_key(bytes(32))
SHARED = {"journal": "postgresql://x"}


class Workers:
    """A journal whose workers come and go."""

    def __init__(self, *looks: dict[str, str]) -> None:
        self._looks = list(looks)

    async def workers(self) -> dict[str, str]:
        return self._looks.pop(0) if len(self._looks) > 1 else self._looks[0]


async def _echo(question: bytes) -> bytes:
    return question


async def test_a_worker_is_called_at_the_address_of_its_host_and_a_port_of_its_own() -> None:
    settings = configured(None, {}, SHARED | {"relay_host": "127.0.0.7"})
    listener, address = await listening(settings, 0, KEY, _echo)
    assert address.startswith("127.0.0.7:")
    relay = TcpRelay(KEY)
    assert await relay.ask(address, b"who?") == b"who?"
    await relay.close()
    await listener.close()
    first = int(address.rpartition(":")[2])
    settings = configured(None, {}, SHARED | {"relay_host": "127.0.0.7", "relay_port": first - 1})
    listener, address = await listening(settings, 1, KEY, _echo)
    assert address == f"127.0.0.7:{first}"
    await listener.close()


async def test_an_address_of_another_host_cannot_be_listened_at() -> None:
    settings = configured(None, {}, SHARED | {"relay_host": "192.0.2.7"})
    with pytest.raises(ZuschlagError, match="serve/relay-unusable"):
        await listening(settings, 0, KEY, _echo)


@pytest.mark.parametrize(
    ("own", "other"), [("127.0.0.1:1", "192.0.2.7:1"), ("192.0.2.7:1", "127.0.0.1:1")]
)
async def test_workers_that_cannot_call_each_other_do_not_start(own: str, other: str) -> None:
    with pytest.raises(ZuschlagError, match="serve/relay-elsewhere"):
        await check_reachable(Workers({"one": other}), own, lease=-1)


async def test_a_worker_that_was_killed_keeps_nobody_from_starting() -> None:
    await check_reachable(Workers({"one": "127.0.0.1:1"}, {}), "192.0.2.7:1", lease=-1)
    await check_reachable(Workers({"one": "192.0.2.8:1"}), "192.0.2.7:1", lease=99)
    await check_reachable(Workers({"one": "127.0.0.1:1"}), "127.0.0.1:2", lease=99)


async def test_the_journal_knows_the_workers_whose_lease_is_running() -> None:
    journal = PostgresJournal(postgres.database())
    await journal.open()
    try:
        await journal.take("0" * 32, "one", "192.0.2.7:1", 60)
        await journal.take("1" * 32, "two", "192.0.2.8:1", 0)
        assert await journal.workers() == {"one": "192.0.2.7:1"}
    finally:
        await journal.close()


async def test_hosts_make_no_keys_of_their_own(tmp_path: Path) -> None:
    shared = SHARED | {"relay_host": "192.0.2.7", "data": str(tmp_path), "push": "me@example.org"}
    settings = configured(None, {}, shared)
    for name in ("journal.key", "push.key"):
        with pytest.raises(ZuschlagError, match="serve/relay-needs-key") as refused:
            await settled_key(MemoryJournal(lambda: 0.0), settings, NO_ORDERS)
        assert refused.value.facts["file"] == str(tmp_path / name)
        (tmp_path / name).write_bytes(bytes(32))
        (tmp_path / name).chmod(0o600)
    assert await settled_key(MemoryJournal(lambda: 0.0), settings, NO_ORDERS)


async def test_a_second_host_with_another_key_is_refused_though_nothing_is_sealed_yet(
    tmp_path: Path,
) -> None:
    journal = MemoryJournal(lambda: 0.0)
    await key_of(journal, tmp_path / "one.key", is_shared=True)
    await key_of(journal, tmp_path / "one.key", is_shared=True)
    (tmp_path / "two.key").write_bytes(bytes(32))
    (tmp_path / "two.key").chmod(0o600)
    with pytest.raises(ZuschlagError, match="journal/other-key"):
        await key_of(journal, tmp_path / "two.key", is_shared=True)


class Away:
    """A server whose journal answers, or does not."""

    def __init__(self) -> None:
        limits = SimpleNamespace(lease_seconds=4.0)
        self.service = SimpleNamespace(silent_for=0, limits=limits)
        self.clock, self.dice, self.is_cut_off = self, None, False
        self.sockets = self
        self.closed = 0

    def __len__(self) -> int:
        return 1

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    def close_all(self, dice: object) -> None:
        self.closed += 1


async def test_who_is_cut_off_sends_everybody_away_and_takes_them_in_again() -> None:
    away: Any = Away()
    leaving = asyncio.create_task(leave_when_cut_off(away))

    async def looks(many: int) -> None:
        for _ in range(many):
            await asyncio.sleep(0)

    away.service.silent_for = 5_000
    await looks(10)
    assert not away.is_cut_off
    away.service.silent_for = 60_000
    await looks(2)
    assert not away.closed  # it may only have slept
    await looks(10)
    assert away.is_cut_off
    assert away.closed
    away.service.silent_for = 0
    await looks(2)
    assert not away.is_cut_off
    leaving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await leaving
