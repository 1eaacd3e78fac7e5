"""Questions between workers of one server, many at a time over one line each (ports.Relay).

Workers of one host talk over loopback; those of several over the address each host gives.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from zuschlag.server.worker_channel import WorkerChannel, answered, called

LOG = logging.getLogger("zuschlag.server")

SECONDS = 6.0
"""For an answer. A host that lost its power says nothing: by then its lease is over."""

LOOPBACK = "127.0.0.1"

Answering = Callable[[bytes], Awaitable[bytes]]


class _Peer:
    """A line to one worker; answers come back in any order, each under its question's number."""

    def __init__(self, channel: WorkerChannel) -> None:
        self._channel = channel
        self._number = 0
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._reading = asyncio.create_task(self._read())

    @property
    def is_open(self) -> bool:
        return not self._reading.done()

    async def ask(self, question: bytes) -> bytes:
        self._number += 1
        number = self._number
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = reply
        try:
            await self._channel.send(number.to_bytes(8) + question)
            return await reply
        finally:
            self._waiting.pop(number, None)

    async def _read(self) -> None:
        try:
            while True:
                message = await self._channel.hear()
                reply = self._waiting.get(int.from_bytes(message[:8]))
                if reply is not None and not reply.done():
                    reply.set_result(message[8:])
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self._channel.close()
            for reply in self._waiting.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("line lost"))

    async def close(self) -> None:
        self._reading.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reading


class TcpRelay:
    """Asks other workers; one line to each, opened when it is needed."""

    def __init__(self, key: bytes, seconds: float = SECONDS) -> None:
        self._key = key
        self._seconds = seconds
        self._peers: dict[str, _Peer] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def ask(self, address: str, question: bytes) -> bytes:
        """The answer of the worker there; ConnectionError when nobody is, or nobody of ours."""
        try:
            async with asyncio.timeout(self._seconds):
                return await (await self._peer(address)).ask(question)
        except TimeoutError:
            await self._give_up(address)
        except (asyncio.IncompleteReadError, OSError, ValueError):
            pass
        LOG.warning("worker-unreachable", extra={"facts": {"address": address}})
        raise ConnectionError(address)

    async def _give_up(self, address: str) -> None:
        """A line that is silent may be dead: the next question takes a new one."""
        silent = self._peers.pop(address, None)
        if silent is not None:
            await silent.close()

    async def _peer(self, address: str) -> _Peer:
        self._forget_dead()
        async with self._opening.setdefault(address, asyncio.Lock()):
            known = self._peers.get(address)
            if known is None or not known.is_open:
                known = self._peers[address] = _Peer(await self._called(address))
            return known

    def _forget_dead(self) -> None:
        """A worker that is started again has another address: nobody asks at the old one."""
        for address, peer in list(self._peers.items()):
            if not peer.is_open:
                del self._peers[address]
        for address, lock in list(self._opening.items()):
            if address not in self._peers and not lock.locked():
                del self._opening[address]

    async def _called(self, address: str) -> WorkerChannel:
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            return await called(reader, writer, self._key)
        except BaseException:
            writer.close()
            raise

    async def close(self) -> None:
        for peer in self._peers.values():
            await peer.close()


class Listener:
    """Answers other workers."""

    def __init__(self, key: bytes, answer: Answering) -> None:
        self._key = key
        self._answer = answer
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, host: str = LOOPBACK, port: int = 0) -> str:
        """Begin to listen; the address to be found at."""
        self._server = await asyncio.start_server(self._serve, host, port)
        return "{}:{}".format(*self._server.sockets[0].getsockname()[:2])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for writer in list(self._writers):
            writer.close()
        for task in list(self._tasks):
            task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            async with asyncio.timeout(SECONDS):
                channel = await answered(reader, writer, self._key)
            while True:
                task = asyncio.create_task(self._reply(channel, await channel.hear()))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            pass
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _reply(self, channel: WorkerChannel, message: bytes) -> None:
        """An answer, or none: then whoever asked runs out of patience and asks again."""
        try:
            await channel.send(message[:8] + await self._answer(message[8:]))
        except OSError:
            channel.close()
        except Exception as fault:
            LOG.error("relay-fault", exc_info=fault)
