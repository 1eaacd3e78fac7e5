"""Every route and frame with a live session at a live table: good bodies, spoiled ones, noise.

`python -m tests.server.fuzzing --seed 7` replays a run. Refusals are expected, a fault never is: no
5xx, no close with 1011, no error in the log, and the tables go on.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable

import msgspec

from tests.server.askings import Askings
from tests.server.company import MONOPOLY, Company, Person, entered
from tests.server.faults_found import Errors, Findings
from tests.server.noise import Noise
from tests.server.rawwire import RawSocket, exchanged, framed, garbage, request
from tests.server.running import FOR_SALE, Running, running
from tests.server.test_replays import FOR_SALE as WRITTEN
from tests.server.test_replays import MONOPOLY as LONG_WRITTEN
from zuschlag.journal.contract import Journal
from zuschlag.journal.opening import journal_at
from zuschlag.table.replaying import replayed

_MANY = "seat_messages watcher_messages requests sessions visits new_tables replays"
_SOME = "chat_lines session_sockets session_tables bot_tokens code_guesses violations"
PLENTY = dict.fromkeys(_MANY.split(), 100_000) | dict.fromkeys(_SOME.split(), 10_000)
BUSY = frozenset(("limit/replays",))
"""503 on purpose: so many games are being looked back at that another one has to wait."""
METHODS = ("HEAD", "OPTIONS", "PUT", "PATCH", "BREW", "get")


class Fuzz:
    """One run from one seed."""

    def __init__(self, server: Running, seed: int, errors: Errors) -> None:
        self.server, self.errors = server, errors
        self.port = server.settings.port
        self.luck = random.Random(seed)
        self.noise = Noise(self.luck)
        self.found = Findings(seed)
        self.routes = [
            (method, route.path_format)
            for route in server.app.litestar.routes
            for method in sorted(getattr(route, "methods", ()))
        ]
        weights = {"POST": 10, "OPTIONS": 0.3}
        self.weights = [weights.get(method, 1) for method, _ in self.routes]
        self.askings = Askings(self.luck, self.noise)
        self.sockets: dict[str, RawSocket] = {}
        self.last = ""

    async def run(self, is_enough: Callable[[int], bool]) -> Findings:
        """Step by step until it is enough; then the tables are looked at once more."""
        names = ("Anna", "Ben", "Cleo"), ("Dora", "Emil")
        self.companies = [
            Company(
                [await entered(self.server, name) for name in people], settings, self.found.seed
            )
            for people, settings in zip(names, (FOR_SALE, MONOPOLY), strict=True)
        ]
        self.stranger = Person(self.server, "Nobody")
        for company in self.companies:
            await company.begin()
        while not is_enough(self.found.steps) and len(self.found.wrongs) < 10:
            await self._step()
            if self.found.steps % 20 == 0:
                await self._go_on()
        await self._still_works()
        self.found.moves = sum(company.moves for company in self.companies)
        for socket in self.sockets.values():
            socket.close()
        return self.found

    async def _step(self) -> None:
        self.found.steps += 1
        deeds = (self._request, self._frames, self._head, self._garbage)
        try:
            await self.luck.choices(deeds, (50, 40, 5, 5))[0]()
        except TimeoutError:
            self._wrong("no answer")
        for line in self.errors.lines:
            self._wrong(f"in the log: {line}")
        self.errors.lines.clear()

    def _wrong(self, what: str) -> None:
        self.found.wrongs.append(
            f"seed {self.found.seed} step {self.found.steps}: {what} after {self.last[:600]}"
        )

    def _somebody(self) -> Person:
        people = [one for company in self.companies for one in company.people]
        return self.stranger if self.luck.random() < 0.1 else self.luck.choice(people)

    # Requests

    async def _request(self) -> None:
        who = self._somebody()
        method, template = self.luck.choices(self.routes, self.weights)[0]
        path = self.askings.path(template, who)
        body = b""
        if method == "POST" or self.luck.random() < 0.05:
            body = self.noise.body(await self.askings.good_body(template, who))
        headers = dict(who.headers)
        if self.luck.random() < 0.1:
            self.askings.spoil_headers(headers)
        if (method, template) == ("DELETE", "/api/session"):
            headers.pop("Cookie", None)  # they are still needed
        elif self.luck.random() < 0.05:
            method = self.luck.choice(METHODS)
        sent = request(method, path, headers, body)
        self.last = repr(sent)
        is_whole = "Transfer-Encoding" not in headers  # else it is hung up in the middle
        answer = await exchanged(self.port, sent, is_whole)
        self._judge(answer.status, answer.error, answer.body)
        # What is too large is refused unread, and the line may break before that is heard.
        if is_whole and not answer.status and len(body) <= self.server.settings.body_bytes:
            self._wrong("nothing came back")

    def _judge(self, status: int, error: str, body: bytes) -> None:
        self.found.statuses[status] += 1
        if status >= 500 and not (status == 503 and error in BUSY):
            self._wrong(f"{status} {body[:200]!r}")

    # Frames

    async def _frames(self) -> None:
        who = self._somebody()
        if who is self.stranger:
            return
        socket = self.sockets.get(who.name)
        if socket is None:
            socket = self.sockets[who.name] = await RawSocket.opened(
                self.port, self._handshake(who)
            )
            await socket.say(framed(msgspec.json.encode({"t": "resume", "table": who.table})))
        sent = [self.noise.body(await self.askings.good_frame(who))[:5000] for _ in range(3)]
        self.last = f"{who.name} says {sent}"
        heard = await socket.say(*(framed(one, self._opcode(one)) for one in sent))
        for one in heard:
            kind, error = (one.get("t"), one.get("error")) if isinstance(one, dict) else ("", "")
            if kind in ("ack", "nak", "error"):
                self.found.heard[kind] += 1
            if error == "server/fault":
                self._wrong(f"told {one}")
        if socket.code is not None:
            self._closed(socket.code)
            del self.sockets[who.name]

    def _opcode(self, sent: bytes) -> int:
        """Text, or binary; what is not text mostly as binary, since it would end the socket."""
        is_text = sent.isascii() or self.luck.random() < 0.1
        return 0x81 if is_text and self.luck.random() < 0.9 else 0x82

    def _handshake(self, who: Person) -> dict[str, str]:
        return {name: who.headers[name] for name in ("Host", "Origin", "Cookie")}

    def _closed(self, code: int) -> None:
        self.found.closes[code] += 1
        if code == 1011:
            self._wrong("closed with 1011")

    async def _garbage(self) -> None:
        """No frames, on a socket that is good for nothing else."""
        who = self.luck.choice(self.companies[0].people)
        socket = await RawSocket.opened(self.port, self._handshake(who))
        noise = garbage(self.luck)
        self.last = f"{who.name} sends {noise!r}"
        await socket.spoil(noise)
        self._closed(socket.code or 1006)

    async def _head(self) -> None:
        """No request, or hardly one."""
        who = self._somebody()
        whole = request("POST", "/api/join", who.headers, b'{"code":"ABCD-EFGH"}')
        for _ in range(self.luck.choice([1, 1, 4])):
            whole = self.noise.bytes(whole)
        self.last = repr(whole)
        answer = await exchanged(self.port, whole, is_whole=False)
        self._judge(answer.status, answer.error, answer.body)

    # Playing on

    async def _go_on(self) -> None:
        """The companies play; noise that was a good command may have ended their game."""
        for company in self.companies:
            if not await company.go_on():
                await company.begin()

    async def _still_works(self) -> None:
        self.last = "everything"
        for company in self.companies:
            await company.begin()
            before = company.moves
            async with asyncio.timeout(60):
                while company.moves < before + 5:
                    await company.go_on()


async def fuzzed(
    seed: int, is_enough: Callable[[int], bool], journal: Journal | None = None
) -> Findings:
    """A run against a server of its own."""
    for written in (WRITTEN, LONG_WRITTEN):
        replayed(msgspec.json.encode(written), "open", 0, 5)  # compiled rules are loaded once
    with Errors() as errors:
        async with running(journal=journal, **PLENTY) as server:
            return await Fuzz(server, seed, errors).run(is_enough)


async def fuzzed_at(address: str, seed: int, seconds: float) -> Findings:
    """For a while, with a journal on disk."""
    journal = journal_at(address)
    await journal.open()
    try:
        until = time.monotonic() + seconds
        return await fuzzed(seed, lambda _: time.monotonic() > until, journal)
    finally:
        await journal.close()


def main() -> int:
    """Replay a seed, or try a new one."""
    asked = argparse.ArgumentParser(prog="python -m tests.server.fuzzing", description=__doc__)
    asked.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked.add_argument("--steps", type=int, default=2000)
    given = asked.parse_args()
    print(f"seed {given.seed}")
    found = asyncio.run(fuzzed(given.seed, lambda steps: steps >= given.steps))
    print("\n".join([found.told(), *found.wrongs]))
    return 1 if found.wrongs else 0


if __name__ == "__main__":
    sys.exit(main())
