"""Workers ask each other over lines that nobody else can speak on."""

import asyncio
import secrets

import pytest

from zuschlag.server.relay import Listener, TcpRelay
from zuschlag.server.worker_channel import answered, called, relay_key

KEY = relay_key(bytes(32))


async def slow_echo(question: bytes) -> bytes:
    await asyncio.sleep(question[0] / 1000)
    return b"re:" + question


async def test_questions_are_answered_in_any_order() -> None:
    listener, relay = Listener(KEY, slow_echo), TcpRelay(KEY)
    address = await listener.open()
    questions = [bytes([50 - n]) + secrets.token_bytes(20) for n in range(50)]
    answers = await asyncio.gather(*(relay.ask(address, one) for one in questions))
    assert answers == [b"re:" + one for one in questions]
    await relay.close()
    await listener.close()


async def test_who_does_not_know_the_key_is_not_answered() -> None:
    asked: list[bytes] = []

    async def remember(question: bytes) -> bytes:
        asked.append(question)
        return b""

    listener, relay = Listener(KEY, remember), TcpRelay(relay_key(b"other" * 8))
    address = await listener.open()
    with pytest.raises(ConnectionError):
        await relay.ask(address, b"question")
    assert asked == []
    await relay.close()
    await listener.close()


async def test_nobody_there_is_a_connection_error() -> None:
    listener, relay = Listener(KEY, slow_echo), TcpRelay(KEY, seconds=30)
    address = await listener.open()
    assert await relay.ask(address, b"\0") == b"re:\0"
    await listener.close()
    for where in (address, "127.0.0.1:1", "", "nonsense", "127.0.0.1:x"):
        with pytest.raises(ConnectionError):
            await relay.ask(where, b"\0")
    await relay.close()


async def test_workers_that_are_gone_are_forgotten() -> None:
    relay = TcpRelay(KEY, seconds=30)
    for _ in range(5):
        listener = Listener(KEY, slow_echo)
        address = await listener.open()
        await relay.ask(address, b"\0")
        await listener.close()
        with pytest.raises(ConnectionError):
            await relay.ask(address, b"\0")
    assert len(relay._peers) + len(relay._opening) <= 2
    await relay.close()


async def test_a_worker_that_comes_back_is_found_again() -> None:
    listener, relay = Listener(KEY, slow_echo), TcpRelay(KEY, seconds=30)
    address = await listener.open()
    await relay.ask(address, b"\0")
    for writer in list(listener._writers):
        writer.close()
    await asyncio.sleep(0.05)
    assert await relay.ask(address, b"\0") == b"re:\0"
    await relay.close()
    await listener.close()


@pytest.mark.parametrize("change", ["flip", "repeat", "swap", "long"])
async def test_a_message_that_was_touched_is_refused(change: str) -> None:
    heard: asyncio.Queue[bytes | Exception] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await answered(reader, writer, KEY)
        try:
            while True:
                heard.put_nowait(await line.hear())
        except (ConnectionError, asyncio.IncompleteReadError) as fault:
            heard.put_nowait(fault)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    line = await called(reader, writer, KEY)
    sent: list[bytes] = []
    write = writer.write
    writer.write = sent.append  # type: ignore[method-assign, assignment]
    await line.send(b"one")
    await line.send(b"two")
    first, second = sent
    changed = {
        "flip": [first[:-1] + b"x"],
        "repeat": [first, first],
        "swap": [second, first],
        "long": [b"\xff\xff\xff\xff" + first[4:]],
    }[change]
    for message in changed:
        write(message)
    found = [await heard.get() for _ in range(2 if change == "repeat" else 1)]
    assert isinstance(found[-1], ConnectionError)
    writer.close()
    server.close()
    await server.wait_closed()


async def test_noise_does_no_harm() -> None:
    listener, relay = Listener(KEY, slow_echo), TcpRelay(KEY)
    address = await listener.open()
    host, _, port = address.rpartition(":")
    for noise in (b"", b"GET / HTTP/1.1\r\n\r\n", secrets.token_bytes(500)):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(noise)
        writer.close()
    assert await relay.ask(address, b"\0") == b"re:\0"
    await relay.close()
    await listener.close()


async def test_nobody_between_two_workers_can_read_along() -> None:
    written: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await answered(reader, writer, KEY)
        await line.send(await line.hear())
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    line = await called(reader, writer, KEY)
    write = writer.write

    def noted(data: bytes) -> None:
        written.append(data)
        write(data)

    writer.write = noted  # type: ignore[method-assign, assignment]
    secret = b"sell the castle"
    await line.send(secret)
    assert await line.hear() == secret
    assert not any(secret in one for one in written)
    await line.send(secret)
    assert written[0] != written[1]
    writer.close()
    server.close()
    await server.wait_closed()


async def test_a_line_that_is_silent_is_given_up_for_a_new_one() -> None:
    is_dead = asyncio.Event()

    async def silent_once(question: bytes) -> bytes:
        if not is_dead.is_set():
            is_dead.set()
            await asyncio.sleep(60)
        return question

    listener, relay = Listener(KEY, silent_once), TcpRelay(KEY, seconds=0.5)
    address = await listener.open()
    with pytest.raises(ConnectionError):
        await relay.ask(address, b"one")
    assert not relay._peers
    assert await relay.ask(address, b"two") == b"two"
    await relay.close()
    await listener.close()
