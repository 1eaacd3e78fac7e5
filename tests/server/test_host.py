"""A name that is pointed here by somebody else is not ours (DNS rebinding)."""

import asyncio
from typing import Any

import pytest

from tests.server.running import NEW_TABLE, PATIENCE, Running, a_setting, running
from zuschlag.errors import NotAllowed
from zuschlag.server.host import HostCheck

PUBLIC: dict[str, Any] = {
    "trusted_proxy": ["127.0.0.1"],
    "origin": ["https://play.example", "https://b.example"],
}
KNOCK = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def is_let_in(host: str | None, path: str = "/", **flags: Any) -> bool:
    headers = [(b"host", host.encode("latin-1"))] if host is not None else []
    try:
        HostCheck(a_setting(**flags)).check(path, headers)
    except NotAllowed:
        return False
    return True


OURS = ["localhost", "localhost:8765", "LOCALHOST:80", "127.0.0.1:8765", "[::1]:8765", "[::1]",
        "192.168.1.7:8765", "[2001:db8::1]:8765"]  # fmt: skip
THEIRS = ["evil.example", "evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example",
          "evil.example:8765@localhost", "localhost:8765, evil.example", "localhost.", "",
          "localhost:http", "[localhost]", "[::1", "127.1", "a b", "evil\xff", ":8765"]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_loopback_and_addresses_in_figures_are_ours(host: str) -> None:
    assert is_let_in(host)
    assert is_let_in(host, **PUBLIC)


@pytest.mark.parametrize("host", THEIRS)
def test_other_names_are_not(host: str) -> None:
    assert not is_let_in(host)
    assert not is_let_in(host, **PUBLIC)
    assert not is_let_in(host, lan=True)


def test_names_people_type_are_ours() -> None:
    for host in ("play.example", "Play.Example", "b.example", "play.example:8443"):
        assert is_let_in(host, **PUBLIC)
    assert is_let_in("games.fritz.box:8765", lan=True, origin=["http://games.fritz.box:8765"])
    assert not is_let_in("games.fritz.box:8765", lan=True)


def test_one_host_is_named() -> None:
    assert not is_let_in(None)
    with pytest.raises(NotAllowed):
        HostCheck(a_setting()).check("/", [(b"host", b"localhost"), (b"host", b"localhost")])


def test_probes_may_come_by_any_name() -> None:
    for path in ("/api/health", "/api/ready"):
        assert is_let_in("10.1.2.3:8765", path)
        assert is_let_in("pod-7.cluster", path)
        assert is_let_in(None, path)


async def raw(server: Running, head: str) -> bytes:
    """What a socket without any manners gets to hear."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
    writer.write(f"{head}Connection: close\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        told = await reader.read()
    writer.close()
    return told


async def test_a_page_of_another_name_reads_nothing() -> None:
    async with running() as server, server.visitor() as anna:
        table = (await anna.post("/api/tables", json=NEW_TABLE)).json()["table"]
        cookie = f"Cookie: zuschlag-s={anna.cookies['zuschlag-s']}\r\n"
        for path in ("/", "/api/games", "/api/tables", f"/api/tables/{table}", "/metrics", "/x"):
            for host in ("evil.example", f"evil.example:{server.settings.port}"):
                told = await raw(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{cookie}")
                assert told.startswith(b"HTTP/1.1 421 "), path
                assert told.endswith(b'{"error":"request/wrong-host","facts":{}}')
                assert b"x-content-type-options: nosniff" in told
        assert b" 421 " in await raw(server, f"GET / HTTP/1.0\r\n{cookie}")
        assert b" 421 " in await raw(server, f"GET / HTTP/1.1\r\nHost: evil.example\r\n{KNOCK}")
        socket = f"GET /ws HTTP/1.1\r\nHost: evil.example\r\nOrigin: {server.origin}\r\n"
        assert b" 421 " in await raw(server, socket + cookie + KNOCK)
        post = f"POST /api/session HTTP/1.1\r\nHost: evil.example\r\nOrigin: {server.origin}\r\n"
        assert b" 421 " in await raw(server, post + "Content-Length: 0\r\n")
        assert b" 200 " in await raw(server, "GET /api/ready HTTP/1.1\r\nHost: pod-7\r\n")
        assert b" 200 " in await raw(server, "GET /api/health HTTP/1.0\r\n")
        assert b" 200 " in await raw(server, "GET /api/games HTTP/1.1\r\nHost: localhost\r\n")


async def test_a_person_who_came_by_another_name_reads_why() -> None:
    async with running() as server:
        head = "GET / HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html,*/*\r\n"
        told = (await raw(server, head)).decode()
        assert told.startswith("HTTP/1.1 421 ")
        assert "content-type: text/html" in told
        for language in ("en", "de", "fr", "it"):
            assert f'<p lang="{language}">' in told
