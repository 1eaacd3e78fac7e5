"""Whole games behind the real doors, every byte of them searched for canaries.

People play over sockets and requests, give orders nobody may hear of, make codes, try what they
must not; a spectator and a stranger look on. The journal is a SQLite file; it, its log, a backup
and an export are searched, too.
"""

import asyncio
import contextlib
import hashlib
import io
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.secrecy.asgi import Visitor
from tests.secrecy.canaries import ORDERS, forbidden, forbidden_on_disk, found_in
from tests.secrecy.doors import LogLines, fresh_app
from tests.secrecy.guest import Guest
from tests.table.world import InlineBots, LoopClock
from zuschlag.journal.backup import back_up
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.journal.transport import export
from zuschlag.server.clock import TrueDice
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService
from zuschlag.table.table_state import OVER, TableState

NAMES = ("Anna", "Bela", "Cem", "Doro")
SETTINGS: tuple[dict[str, Any], ...] = (
    {"game": "for-sale", "edition": "2015", "seats": 4},
    {"game": "for-sale", "edition": "2015-variant", "seats": 3},
    {"game": "for-sale", "edition": "1997", "seats": 4, "options": {}},
    {
        "game": "monopoly", "edition": "aalen-casual", "seats": 4,
        "options": {"end.limit": {"rounds": 4}, "cash.hidden": True, "build.alwaysAsk": "on"},
    },
)  # fmt: skip
SECONDS = 300
DISK_EVERY = 25
"""After so many moves the files are searched"""


class Harbour:
    """One table with everybody around it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.luck = random.Random(f"harbour {seed}")
        self.settings = SETTINGS[seed % len(SETTINGS)] | {"pace": (0.0, 0.0), "listed": True}
        self.path = folder / f"journal-{seed}.db"
        self.journal = SqliteJournal(self.path, least_free=0)
        self.service: Any = TableService(
            journal=self.journal,
            clock=LoopClock(),
            dice=TrueDice(),
            seal=KeySeal(self.luck.randbytes(32)),
            bot_runner=InlineBots(),
            limits=TableLimits(seed_seconds=0.05, claim_seconds=0.0),
        )
        self.app = fresh_app(self.service, self.journal, LoopClock(), TrueDice())
        self.guests = [Guest(self, name) for name in (*NAMES, "Spectator", "Stranger")]
        self.tokens: list[str] = []
        self.table_id = ""
        self.hits: list[str] = []
        self._early: list[tuple[Guest | None, bytes]] = []  # from before there was a table
        self.searched = 0  # bytes
        self.moves = 0

    @property
    def table(self) -> TableState | None:
        """The live table."""
        live = self.service.live_tables.get(self.table_id)
        return live.table if live is not None else None

    def search(self, guest: Guest | None, told: bytes) -> None:
        """Look for everything this guest must not receive; None is who reads logs and figures."""
        table = self.table
        if table is None:
            self._early.append((guest, told))
            return
        self.searched += len(told)
        own = guest.own if guest is not None else set[str]()
        tokens = [token for token in self.tokens if token not in own]
        codes = [code for other in self.guests if other is not guest for code in other.codes]
        seat = guest.seat if guest is not None else None
        seeds = [g.seed.hex() for g in self.guests if g is not guest and not g.has_shown]
        hit = found_in(told, forbidden(table, seat, [*tokens, *seeds], codes))
        if hit is not None:
            self.hits.append(f"{guest.name if guest is not None else 'the log'}: {hit!r}")

    async def search_files(self) -> None:
        """The database, its log, a backup and an export."""
        target = self.path.with_suffix(".backup")
        await back_up(str(self.path), target, force=True)
        exported = io.BytesIO()
        await export(self.journal, exported, [self.table_id])
        files = [*self.path.parent.glob(self.path.name + "*"), target]
        found = {file.name: file.read_bytes() for file in files if file.is_file()}
        found["export"] = exported.getvalue()
        self.searched += sum(map(len, found.values()))
        if self._on_disk(found):
            # An entry is on disk a moment before it is told: judge by what has been told since.
            async with self.service.live_tables[self.table_id].lock:
                self.hits += self._on_disk(found)

    def _on_disk(self, found: dict[str, bytes]) -> list[str]:
        table = self.table
        assert table is not None
        codes = [code for guest in self.guests for code in guest.codes]
        needles = list(forbidden_on_disk(table, self.tokens, codes))
        hits = {name: found_in(kept, needles) for name, kept in found.items()}
        return [f"{name}: {hit!r}" for name, hit in hits.items() if hit is not None]

    def visitor(self, token: str, kind: str) -> Any:
        """The way in for one guest."""
        return Visitor(self.app, token, kind)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """The doors are open while the block runs."""
        await self.journal.open()
        await self.service.start()
        try:
            yield
        finally:
            await self.service.stop()
            await self.journal.close()

    async def play(self) -> None:
        """From the first session to the record."""
        async with self.open():
            with LogLines(lambda line: self.search(None, line)):
                await self._gather()
                async with asyncio.timeout(SECONDS):
                    await self._play_on()
                await self._afterwards()
                self.search(None, self.app.state.metrics.text())

    async def _gather(self) -> None:
        for guest in self.guests[:-1]:
            await guest.ask("POST", "/api/session")
            self.tokens.append(guest.token)
        host, program = self.guests[0], self.guests[1]
        _, made = await program.ask("POST", "/api/bot-tokens")
        program.token, program.kind = made["token"], "bot"
        _, opened = await host.ask("POST", "/api/tables", self._new_table())
        self.table_id, host.seat = opened["table"], 0
        for early, told in self._early:
            self.search(early, told)
        for guest in self.guests[1 : self.settings["seats"]]:
            status, ack = await guest.do({"do": "sit", "name": guest.name})
            assert status == 200, ack
            guest.seat = ack["made"]["seat"]
        for guest in self.guests[:-1]:
            await self._connect(guest)
        await host.do({"do": "start"})

    def _new_table(self) -> dict[str, Any]:
        return {"settings": self.settings, "name": "Anna"}

    async def _connect(self, guest: Guest) -> None:
        guest.line = guest.visitor.socket(guest.heard)
        protocol = {"proto": 2} if self.guests.index(guest) % 2 else {}
        await guest.line.say({"t": "resume", "table": self.table_id, "cursor": 0} | protocol)

    async def _play_on(self) -> None:
        while self.table is not None and self.table.status != OVER:
            for guest in self.guests:
                for frame in guest.frames():
                    await self._answer(guest, frame)
            await self._something()
            await asyncio.sleep(0.001)

    async def _answer(self, guest: Guest, frame: dict[str, Any]) -> None:
        game, you = frame.get("game"), frame.get("you")
        if you and you["seed_wanted"]:
            await self._add_seed(guest, you["seed_wanted"])
        if not game or not you or not you["decision"] or guest.seat not in game["waiting"]:
            return
        decision = you["decision"]
        question = f"{decision['on']} {game['waiting']} {game.get('high')} {game.get('debts')}"
        if question == guest.answered:
            return
        guest.answered = question
        move = {"do": "move", "on": decision["on"], "action": self._choice(decision["options"])}
        self.moves += 1
        if guest.line is not None and self.luck.random() < 0.8:
            guest.asked += 1
            id = f"{guest.name.lower()}-{guest.asked:08}"
            await guest.line.say({"t": "do", "id": id, "command": move})
        else:
            await guest.do(move)
        if self.moves % DISK_EVERY == 0:
            await self.search_files()

    async def _add_seed(self, guest: Guest, wanted: str) -> None:
        guest.has_shown = wanted == "show"
        if guest.has_shown:
            await guest.do({"do": "show-seed", "seed": guest.seed.hex()})
        else:
            hash = hashlib.sha256(guest.seed).hexdigest()
            await guest.do({"do": "seal-seed", "hash": hash})

    def _choice(self, options: dict[str, Any]) -> list[Any]:
        if set(options) == {"sell"}:
            return ["sell", self.luck.choice(options["sell"])]
        if "wish" in options and self.luck.random() < 0.5:
            return ["wish", {str(self.luck.choice(options["wish"])): 1}]
        for verb in ("buy", "roll", "done", "pay-fine"):
            if options.get(verb):
                return [verb]
        if options.get("bid") and self.luck.random() < 0.6:
            return ["bid", options["bid"][0]]
        for verb in ("pass", "decline", "give-up"):
            if options.get(verb):
                return [verb]
        return ["mortgage", options["mortgage"][0]] if options.get("mortgage") else ["wish", {}]

    async def _something(self) -> None:
        """Now and then somebody does something nobody else may hear of, or looks around."""
        draw, guest = self.luck.random(), self.luck.choice(self.guests)
        seat = guest.seat
        if draw < 0.05 and seat is not None:
            bound = {"up_to": None, "pass_above": ORDERS[seat], "demand_rent": False}
            await guest.do({"do": "order"} | bound)
        elif draw < 0.08 and seat is not None:
            await guest.do({"do": "move-seat"})
        elif draw < 0.12:
            await guest.do({"do": "move", "on": "P0", "action": ["pass"]})
        elif draw < 0.2:
            path = self.luck.choice(
                ("", "/news", "/record", "?seat=0", "?seat=1", "/news?cursor=3")
            )
            await guest.ask("GET", f"/api/tables/{self.table_id}{path}")
        elif draw < 0.24:
            await guest.ask("GET", self.luck.choice(("/api/tables", "/api/tables/mine")))

    async def _afterwards(self) -> None:
        """The end reveals the shuffle, but no token, no code and no order."""
        for guest in self.guests:
            await guest.ask("GET", f"/api/tables/{self.table_id}/record")
            await guest.ask("GET", f"/api/tables/{self.table_id}")
            if guest.line is not None:
                await guest.line.close()
        await self.search_files()


def canary_game(folder: Path, seed: int) -> Harbour:
    """Play one; its `hits` should be none."""
    harbour = Harbour(folder, seed)
    asyncio.run(harbour.play())
    return harbour
