"""Limits: buckets fill by the clock, sessions come first, a venue behind one address plays on."""

import asyncio
import time

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import NEW_TABLE, PATIENCE, heard, running
from zuschlag.errors import TooMuch
from zuschlag.server.counters import MOST_LEVELS, OwnCounters
from zuschlag.server.rate_limits import Buckets, neighbourhood


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


def test_a_bucket_gives_so_many_and_fills_by_the_clock() -> None:
    clock = HandClock()
    buckets = Buckets(OwnCounters(clock), "limit/test", 5, 10)
    for _ in range(5):
        buckets.take("anna")
    with pytest.raises(TooMuch) as refused:
        buckets.take("anna")
    assert refused.value.facts == {"seconds": 2}
    buckets.take("ben")
    clock.time += 2000
    buckets.take("anna")
    with pytest.raises(TooMuch):
        buckets.take("anna")
    clock.time += 3_600_000
    assert buckets.level("anna") == 5


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    clock = HandClock()
    buckets = Buckets(OwnCounters(clock), "limit/test", 5, 10)
    buckets.take("anna")
    clock.time -= 100_000
    assert buckets.level("anna") == 4


def test_buckets_do_not_grow_without_end() -> None:
    counters = OwnCounters(HandClock())
    buckets = Buckets(counters, "limit/test", 5, 10)
    for number in range(MOST_LEVELS + 50_000):
        buckets.take(number)
    assert len(counters._levels) <= MOST_LEVELS
    assert buckets.level(MOST_LEVELS + 49_999) == 4
    assert buckets.level(0) == 5


def test_an_address_is_a_house() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("nonsense") == "unknown"


async def test_wrong_codes_are_throttled_and_right_ones_are_not() -> None:
    async with running() as server, server.visitor() as host:
        code = (await host.post("/api/tables", json=NEW_TABLE)).json()["code"]
        for _ in range(30):
            assert (await host.post("/api/join", json={"code": code})).status_code == 200
        bodies = set()
        for number in range(10):
            wrong = await host.post("/api/join", json={"code": f"0000-000{number}"})
            bodies.add((wrong.status_code, wrong.content))
        assert bodies == {(404, b'{"error":"code/unknown","facts":{}}')}
        late = await host.post("/api/join", json={"code": code})
        assert (late.status_code, late.json()["error"]) == (429, "limit/code-guesses")
        assert int(late.headers["retry-after"]) >= 1


async def test_a_burst_of_guesses_gains_nothing() -> None:
    async with running() as server, server.visitor() as guest:
        tries = [guest.post("/api/join", json={"code": f"00000{n:03}"}) for n in range(40)]
        answers = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert answers.count(404) == 10
        assert answers.count(429) == 30


async def test_three_hundred_people_behind_one_address_come_in() -> None:
    async with running() as server, server.client() as venue:
        for _ in range(300):
            venue.cookies.clear()
            assert (await venue.post("/api/session")).status_code == 204


async def test_a_forged_forwarded_address_changes_nothing() -> None:
    async with running(sessions=3) as server, server.client() as browser:
        statuses = []
        for number in range(6):
            browser.cookies.clear()
            forged = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=1.1.1.{number}"}
            statuses.append((await browser.post("/api/session", headers=forged)).status_code)
        assert statuses == [204, 204, 204, 429, 429, 429]


async def test_a_trusted_proxy_is_believed() -> None:
    flags = {"trusted_proxy": ["127.0.0.1"], "origin": ["https://play.example"], "sessions": 1}
    ours = {"Origin": "https://play.example", "Sec-Fetch-Site": "same-origin"}
    async with running(**flags) as server, server.client(headers=ours) as browser:
        for number in range(4):
            browser.cookies.clear()
            told = {"X-Forwarded-For": f"198.51.100.1, 203.0.113.{number}"}
            assert (await browser.post("/api/session", headers=told)).status_code == 204
        browser.cookies.clear()
        again = await browser.post("/api/session", headers={"X-Forwarded-For": "203.0.113.3"})
        assert again.status_code == 429


async def test_requests_and_bot_tokens_are_limited_per_session() -> None:
    async with running(requests=5, bot_tokens=2) as server, server.visitor() as one:
        made = [(await one.post("/api/bot-tokens")).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        asked = [(await one.get("/api/tables/mine")).status_code for _ in range(4)]
        assert asked == [200, 200, 429, 429]
        async with server.visitor() as other:
            assert (await other.get("/api/tables/mine")).status_code == 200


async def test_new_sockets_of_a_session_are_limited_like_requests() -> None:
    async with running(requests=10) as server, server.visitor() as one:
        for _ in range(2):
            async with server.socket(one) as socket:
                await heard(socket, "hello")
        with pytest.raises(InvalidStatus, match="429"):
            async with server.socket(one):
                pass
        assert (await one.get("/api/tables/mine")).status_code == 429


async def test_who_is_too_fast_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next in line does not: only who only tries again is slowed by it."""
    monkeypatch.setattr("zuschlag.server.app.PAUSE_SECONDS", 0.4)
    monkeypatch.setattr("zuschlag.server.socket.PAUSE_SECONDS", 0.4)
    async with running(requests=1) as server, server.visitor() as one, server.visitor() as other:
        assert (await one.get("/api/tables/mine")).status_code == 200
        begun = time.monotonic()
        late = asyncio.create_task(one.get("/api/tables/mine"))
        assert (await other.get("/api/tables/mine")).status_code == 200
        assert not late.done() or time.monotonic() - begun >= 0.4
        assert (await late).status_code == 429
        assert time.monotonic() - begun >= 0.4
        begun = time.monotonic()
        with pytest.raises(InvalidStatus, match="429"):
            async with server.socket(one):
                pass
        assert time.monotonic() - begun >= 0.4


async def test_a_request_that_never_comes_is_not_waited_for() -> None:
    async with running(handshake_seconds=1, unknown_sockets=3) as server:
        lines = [await asyncio.open_connection("127.0.0.1", server.settings.port) for _ in range(3)]
        lines[1][1].write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: ")
        fourth, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        async with asyncio.timeout(PATIENCE):
            # It is told at once, while the others are still waited for.
            everybody = [
                asyncio.create_task(ended(one)) for one in (fourth, *(r for r, _ in lines))
            ]
            first = next(asyncio.as_completed(everybody))
            assert await first
            assert everybody[0].done()
            assert all(await asyncio.gather(*everybody))
        for line in (writer, *(line for _, line in lines)):
            line.close()
        async with server.client() as browser:
            assert (await browser.get("/api/health")).status_code == 200


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionError:
        return True


async def test_a_body_that_trickles_in_is_not_waited_for() -> None:
    async with running(handshake_seconds=0.2) as server, server.visitor() as host:
        cookie = f"zuschlag-s={host.cookies['zuschlag-s']}"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
        head += f"Origin: {server.origin}\r\nCookie: {cookie}"
        writer.write(f"{head}\r\nContent-Length: 100\r\n\r\n{{".encode())
        async with asyncio.timeout(PATIENCE):
            assert b"request/too-slow" in await reader.readuntil(b"}}")
        writer.close()
