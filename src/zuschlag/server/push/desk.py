"""Sends pushes beside the tables: a move never waits for one.

Tables say who is called (`called`), routes keep and drop addresses. What is to be sent waits in a
list of its own that never grows long; a while later whoever has answered meanwhile is left alone.
"""

import asyncio
import hashlib
from collections.abc import Awaitable
from contextlib import suppress
from typing import NamedTuple, Protocol

import msgspec

from zuschlag.errors import TooMuch, ZuschlagError
from zuschlag.journal.contract import Journal, PushAddress
from zuschlag.journal.seal import Unsealable
from zuschlag.server.push.endpoints import Endpoint, Endpoints
from zuschlag.server.push.identity import PushIdentity
from zuschlag.server.push.posting import Unanswered, post
from zuschlag.server.push.sealing import browser_keys, padded, sealed
from zuschlag.table.calling import Call
from zuschlag.table.ports import Clock, Seal
from zuschlag.words.speech import Words

MOST_WAITING = 1_000
MOST_OWN = 5
"""Addresses of one session: a browser has one, and gets a new one now and then."""
MOST_OF_ALL = 20_000
AT_ONCE = 4
"""Pushes on their way at the same time."""
PATIENCE = 5_000
"""Milliseconds after which somebody is told: a standing order may have answered by then."""
TRIES, PAUSE = 3, 60_000
KEPT_SECONDS = 3 * 24 * 3600
"""How long a push service keeps it for a browser that is not there."""
GONE = (404, 410)
SAID: dict[Call, str] = {
    "turn": "notice-your-turn",
    "wanted": "notice-wanted",
    "bot": "notice-bot-plays",
}


class Subscription(msgspec.Struct, frozen=True):
    """What a browser has given us, as it is sealed in the journal."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Notice(NamedTuple):
    """Somebody is to be told of a table, and why."""

    table: str
    holder: str
    why: Call = "turn"


class Due(NamedTuple):
    """When, and how often it was tried."""

    at: int
    tries: int = 0


class Tables(Protocol):
    """What the desk asks of tables."""

    def is_called(self, table: str, holder: str, why: Call) -> bool:
        """Whether somebody is still called and not looking, as far as is known here."""


class PushDesk:
    """All pushes of one process."""

    def __init__(
        self,
        identity: PushIdentity,
        endpoints: Endpoints,
        journal: Journal,
        seal: Seal,
        clock: Clock,
        patience: int = PATIENCE,
    ) -> None:
        self.identity = identity
        self.endpoints = endpoints
        self._journal = journal
        self._seal = seal
        self._clock = clock
        self._patience = patience
        self._keeping = asyncio.Lock()
        self._waiting: dict[Notice, Due] = {}
        self._woken = asyncio.Event()
        self._senders = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self.sent = self.failed = self.left_out = 0

    # Addresses.

    async def keep(self, holder: str, given: Subscription) -> None:
        """Keep an address that is good; Malformed or TooMuch for others."""
        self.endpoints.read(given.endpoint)
        browser_keys(given.p256dh, given.auth)
        id = hashlib.sha256(given.endpoint.encode()).hexdigest()
        async with self._keeping:  # or many at once would all find room
            await self._put(id, holder, given)

    async def _put(self, id: str, holder: str, given: Subscription) -> None:
        known = await self._journal.pushes(holder)
        if id not in [one.id for one in known]:
            if await self._journal.count_pushes() >= MOST_OF_ALL:
                raise TooMuch("limit/pushes", {"most": MOST_OF_ALL})
            for old in known[: max(0, len(known) - MOST_OWN + 1)]:
                await self._journal.drop_push(old.id)
        locked = self._seal.seal(msgspec.json.encode(given), _place(id))
        now = self._clock.now()
        await self._journal.put_push(PushAddress(id=id, holder=holder, created=now, sealed=locked))

    # Calls.

    def called(self, table: str, holder: str, why: Call = "turn") -> None:
        """Somebody should look at a slow table."""
        notice = Notice(table, holder, why)
        if notice not in self._waiting and len(self._waiting) >= MOST_WAITING:
            self.left_out += 1
            return
        self._waiting[notice] = Due(self._clock.now() + self._patience)
        self._woken.set()

    async def run(self, tables: Tables) -> None:
        """Send what is due, for ever."""
        while True:
            now = self._clock.now()
            for notice, due in [one for one in self._waiting.items() if one[1].at <= now]:
                del self._waiting[notice]
                if tables.is_called(*notice):
                    await self._senders.acquire()
                    self._begin(self._tell(notice, due.tries))
            await self._wait(now)

    def _begin(self, telling: Awaitable[None]) -> None:
        task = asyncio.ensure_future(telling)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        task.add_done_callback(lambda _: self._senders.release())

    async def _wait(self, now: int) -> None:
        self._woken.clear()
        soonest = min((due.at for due in self._waiting.values()), default=None)
        with suppress(TimeoutError):
            async with asyncio.timeout(None if soonest is None else max(0, soonest - now) / 1000):
                await self._woken.wait()

    async def close(self) -> None:
        """Leave off; what was not sent is lost, and the page shows it all the same."""
        for task in list(self._sending):
            task.cancel()

    async def _tell(self, notice: Notice, tries: int) -> None:
        """Every browser of somebody; whoever could not be reached is tried again later."""
        try:
            pushes = await self._journal.pushes(notice.holder)
            statuses = [await self._tell_one(notice, push) for push in pushes]
        except ZuschlagError:
            statuses = [None]  # the journal is out of reach
        if None in statuses and tries + 1 < TRIES and len(self._waiting) < MOST_WAITING:
            due = Due(self._clock.now() + PAUSE * (tries + 1), tries + 1)
            self._waiting.setdefault(notice, due)
            self._woken.set()

    async def _tell_one(self, notice: Notice, push: PushAddress) -> int | None:
        """What the push service says; None where it is worth trying again."""
        try:
            given = msgspec.json.decode(
                self._seal.open(push.sealed, _place(push.id)), type=Subscription
            )
            endpoint = self.endpoints.read(given.endpoint)
        except (Unsealable, ZuschlagError, msgspec.DecodeError):
            await self._journal.drop_push(push.id)  # of another key, or no longer allowed
            return 0
        try:
            status = await self._posted(notice, given, endpoint)
        except Unanswered:
            self.failed += 1
            return None
        if status in GONE:
            await self._journal.drop_push(push.id)
        is_taken = 200 <= status < 300
        self.sent += is_taken
        self.failed += not is_taken
        return None if status == 429 or status >= 500 else status

    async def _posted(self, notice: Notice, given: Subscription, endpoint: Endpoint) -> int:
        said = {
            "title": Words(given.language)(SAID[notice.why]),
            "path": f"/t/{notice.table}",
        }
        body = sealed(padded(said), browser_keys(given.p256dh, given.auth))
        headers = {
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            # The next one takes the place of one that was not fetched; says nothing of the table.
            "Topic": self._seal.mark(f"push|{notice.table}|{notice.holder}".encode())[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": self.identity.authorization(
                endpoint.origin, self._clock.now() // 1000
            ),
        }
        return await post(endpoint, self.endpoints, headers, body)


def _place(id: str) -> bytes:
    return f"push|{id}".encode()
