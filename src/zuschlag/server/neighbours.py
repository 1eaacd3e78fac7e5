"""Ways to the other workers of this server: processes of this host, or of others."""

import asyncio
from typing import Protocol

from zuschlag.errors import ZuschlagError
from zuschlag.server.configure import is_loopback
from zuschlag.server.relay import LOOPBACK, Answering, Listener
from zuschlag.server.settings import ServerSettings


class SharedStore(Protocol):
    """What is asked of a journal that several workers write to."""

    async def workers(self) -> dict[str, str]:
        """The workers whose lease is running, with their addresses."""


async def listening(
    settings: ServerSettings, number: int, key: bytes, answer: Answering
) -> tuple[Listener, str]:
    """Where this worker is called by others; `number` says which one of its host it is."""
    listener = Listener(key, answer)
    host = settings.relay_host or LOOPBACK
    port = settings.relay_port + number if settings.relay_port else 0
    try:
        return listener, await listener.open(host, port)
    except OSError as fault:
        facts = {"address": host, "reason": fault.strerror or str(fault)}
        raise ZuschlagError("serve/relay-unusable", facts) from None


async def check_reachable(journal: SharedStore, own: str, lease: float) -> None:
    """Refuse where one worker listens on loopback alone and another one on a network.

    Nobody of ours can be called there by others. One that was killed is gone after its lease.
    """
    strangers = _of_another_kind(await journal.workers(), own)
    if strangers:
        await asyncio.sleep(lease + 1)
        for name, address in _of_another_kind(await journal.workers(), own).items():
            if name in strangers:
                raise ZuschlagError("serve/relay-elsewhere", {"address": address, "own": own})


def _of_another_kind(workers: dict[str, str], own: str) -> dict[str, str]:
    return {name: one for name, one in workers.items() if _is_near(one) != _is_near(own)}


def _is_near(address: str) -> bool:
    return is_loopback(address.rpartition(":")[0])
