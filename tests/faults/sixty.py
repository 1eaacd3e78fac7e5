"""A whole evening of people with phones in bad air, killed again and again at the worst moments.

`Evening.run` gives back a `Report`; what is wrong stands in it as sentences.
"""

import asyncio
import io
import json
import random
import zipfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import msgspec

from tests.event.served import EveningProcess, at_once
from tests.faults import web
from tests.faults.bad_air import BadAir
from tests.faults.books import books_of
from tests.faults.ledger import Findings, compare
from tests.faults.phones import Phone, Visitor
from tests.faults.retelling import wrongs_of
from tests.faults.web import Place
from zuschlag.errors import ZuschlagError
from zuschlag.journal.seal import KeySeal, key_from_file
from zuschlag.journal.sqlite_schema import connected


class Plan(msgspec.Struct, frozen=True):
    """How large, and how bad."""

    people: int = 56
    late: int = 4
    leavers: int = 3
    absent: int = 2
    dark: int = 20
    changes: int = 5
    rounds: int = 3
    kills: int = 20
    dark_seconds: tuple[float, float] = (30.0, 90.0)


class Report(msgspec.Struct):
    """What an evening has shown."""

    people: int = 0
    tables: int = 0
    kills: Counter[str] = msgspec.field(default_factory=Counter)
    findings: Findings = msgspec.field(default_factory=Findings)
    packets: int = 0
    lost_packets: int = 0
    done: Counter[str] = msgspec.field(default_factory=Counter)
    wrongs: list[str] = []


class Evening:
    """One evening from the first name to the zip."""

    def __init__(self, folder: Path, plan: Plan, seed: int) -> None:
        self.plan, self.folder = plan, folder
        self.luck = random.Random(seed)
        flags = ("--rounds", str(plan.rounds), "--minutes", "1")
        self.process = EveningProcess(folder, *flags)
        self.report = Report()
        self.phones: list[Phone] = []
        self.living: list[asyncio.Task[None]] = []
        self.left = plan.kills
        self._known: dict[tuple[Any, ...], int] = {}
        self._killing = asyncio.Lock()
        self.dark_left, self.changes_left = plan.dark, plan.changes

    async def run(self) -> Report:
        await asyncio.to_thread(self.process.start)
        server = Place("127.0.0.1", int(self.process.origin.rsplit(":", 1)[1]))
        self.air = BadAir(server, self.luck.getrandbits(32))
        self.place = await self.air.open()
        self.code = self.process.code
        self.organiser = Visitor(self.place, self.code, "organiser", f"o {self.luck.random()}")
        try:
            await self._open()
            for number in range(1, self.plan.rounds + 1):
                await self._round(number)
            while self.left:
                await self._kill("after the last round")
            await self._step("end", "end")
            files = await self._box()
            await asyncio.gather(*self.living)
        finally:
            for task in self.living:
                task.cancel()
            await asyncio.gather(*self.living, return_exceptions=True)
            await self.air.close()
            await asyncio.to_thread(self.process.stop)
        await self._check(files)
        return self.report

    async def _open(self) -> None:
        await self.organiser.enter()
        await self.organiser.ask(do="organise", key=self.process.key)
        settings = (await self.organiser.seen())["evening"]["settings"]
        await self.organiser.ask(do="change", settings=at_once(settings))
        await self._arrive(self.plan.people)
        for phone in self.phones[: self.plan.absent]:
            phone.plays = False

    async def _arrive(self, count: int) -> None:
        known = len(self.phones)
        new = [
            Phone(self.place, self.code, f"person {known + n}", f"{known + n} {self.luck.random()}")
            for n in range(1, count + 1)
        ]
        await asyncio.gather(*(phone.join() for phone in new))
        self.phones += new
        self.living += [asyncio.create_task(phone.live()) for phone in new]

    # One round

    async def _round(self, number: int) -> None:
        """From the draw to the close, with everything that happens meanwhile."""
        share = -(-self.left // (self.plan.rounds - number + 1))
        await self._step("draw", "draw", why="people came and went")
        await self._step("call", "call")
        await self._until("start-round")
        troubles = [
            self._killed_while_founding(number),
            self._trouble(number),
            self._killed_at_the_bell(number),
            self._killed_between_results(number),
            self._killed_at_random(number, share - 3),
        ]
        tasks = [asyncio.create_task(one) for one in troubles]
        await self.organiser.ask(do="start-round")
        await asyncio.gather(*tasks)
        await self._step("close-round", "close-round")

    async def _killed_while_founding(self, number: int) -> None:
        """When some tables of the round are made, and others are not."""
        before, tables = self._tables(), self._tables_of(number)
        wanted = self.luck.randint(1, max(1, tables // 2))
        while (there := self._tables() - before) < wanted:
            await asyncio.sleep(0.002)
        when = "between the start and the last table"
        await self._kill(when if there < tables else "just after the last table")

    async def _trouble(self, number: int) -> None:
        """Screens go dark, phones change, people come and leave."""
        await asyncio.sleep(2)
        rounds_left = self.plan.rounds - number + 1
        if number == 1:
            await self._arrive(self.plan.late)
            self.report.done["late"] += self.plan.late
        work: list[Coroutine[Any, Any, None]] = []
        work += [self._dark(number) for _ in range(-(-self.dark_left // rounds_left))]
        work += [self._change(number) for _ in range(-(-self.changes_left // rounds_left))]
        if number <= self.plan.leavers:
            work.append(self._leave(number))
        await asyncio.gather(*work)

    def _someone(self) -> Phone | None:
        """Somebody who is playing now."""
        playing = [
            phone
            for phone in self.phones
            if phone.plays and not phone.is_gone and phone.player.socket is not None
        ]
        return self.luck.choice(playing) if playing else None

    async def _picked(self, number: int) -> Phone | None:
        """Somebody who plays, as long as somebody does."""
        await asyncio.sleep(self.luck.uniform(0, 10))
        while (phone := self._someone()) is None:
            if self._is_played(number):
                return None
            await asyncio.sleep(0.1)
        return phone

    async def _dark(self, number: int) -> None:
        if (phone := await self._picked(number)) is None:
            return
        self.dark_left -= 1
        self.report.done["dark"] += 1
        phone.player.sleep(self.luck.uniform(*self.plan.dark_seconds))

    async def _change(self, number: int) -> None:
        if (phone := await self._picked(number)) is None:
            return
        self.changes_left -= 1
        new = await phone.onto_another()
        self.report.done["changes"] += 1
        self.phones.append(new)
        self.living.append(asyncio.create_task(new.live()))

    async def _leave(self, number: int) -> None:
        if (phone := await self._picked(number)) is None:
            return
        phone.is_gone = True
        assert "made" in await phone.ask(do="leave")
        phone.leave()
        self.report.done["leavers"] += 1

    # Kills

    async def _kill(self, when: str) -> None:
        """kill -9, and up again."""
        if self.left <= 0:
            return
        self.left -= 1
        self.report.kills[when] += 1
        async with self._killing:
            await asyncio.to_thread(self.process.kill)
            await asyncio.to_thread(self.process.start)

    async def _killed_at_the_bell(self, number: int) -> None:
        """As soon as it stands in the journal; unless the round is over before."""
        bells = self._wrote("bell")
        while self._wrote("bell") == bells:
            if self._is_played(number):
                return
            await asyncio.sleep(0.02)
        await self._kill("at the bell")

    async def _killed_between_results(self, number: int) -> None:
        while not self._is_played(number):
            if self._results(number):
                await self._kill("between two results")
                return
            await asyncio.sleep(0.02)

    async def _killed_at_random(self, number: int, count: int) -> None:
        for _ in range(count):
            await asyncio.sleep(self.luck.uniform(1, 8))
            if self._is_played(number):
                return
            await self._kill("at random")

    def _is_played(self, number: int) -> bool:
        return 0 < self._tables_of(number) <= self._results(number)

    # What stands in the journal, read beside the server

    def _asked(self, query: str, *values: Any) -> int:
        asked = (query, *values)
        try:
            with closing(connected(self.folder / "journal.db")) as db:
                self._known[asked] = db.execute(query, values).get or 0
        except (apsw.Error, ZuschlagError):
            pass  # a killed server is coming up again
        return self._known.get(asked, 0)

    def _wrote(self, kind: str) -> int:
        return self._asked("SELECT count(*) FROM event WHERE kind = ?", kind)

    def _tables(self) -> int:
        return self._asked("SELECT count(*) FROM tbl WHERE head_seq > 0 AND game <> 'evening'")

    def _results(self, number: int) -> int:
        query = "SELECT count(*) FROM event WHERE kind = 'result_taken' AND public ->> 'round' = ?"
        return self._asked(query, number)

    def _tables_of(self, number: int) -> int:
        """How many tables a round has, by the last draw before it."""
        query = """SELECT json_array_length(one.value, '$.tables') FROM event,
          json_each(public, '$.rounds') AS one WHERE kind = 'drawn'
          AND (public ->> 'round') + one.key = ? ORDER BY gid DESC LIMIT 1"""
        return self._asked(query, number)

    # The organiser

    async def _is_at(self, step: str) -> bool:
        frame = await self.organiser.seen()
        return bool(frame["desk"]["next_step"] == step)

    async def _until(self, step: str) -> None:
        frame = await self.organiser.seen()
        while frame["desk"]["next_step"] != step:
            frame = await self.organiser.seen(frame["cursor"])

    async def _step(self, wanted: str, do: str, **more: Any) -> None:
        """What the console's button does; nothing where another step is next already."""
        while not await self._is_at(wanted):
            if wanted == "draw" and await self._is_at("call"):
                return
            await asyncio.sleep(0.5)
        made = await self.organiser.ask(do=do, **more)
        assert "made" in made, made

    async def _box(self) -> dict[str, bytes]:
        async def once() -> bytes:
            path = f"{self.organiser.path}/box"
            reply = await web.ask(self.place, "GET", path, None, self.organiser.cookie)
            if reply.status >= 300:
                raise web.Refused(reply.status)
            return reply.body

        with zipfile.ZipFile(io.BytesIO(await self.organiser.until_done(once))) as kept:
            return {name: kept.read(name) for name in kept.namelist()}

    # Afterwards

    async def _check(self, files: dict[str, bytes]) -> None:
        """Every memory against the journal, and the evening told a second time."""
        report = self.report
        past = [one for phone in self.phones for one in phone.history()]
        tables = {one.table for one in past}
        books = await books_of(str(self.folder / "journal.db"), tables)
        seal = KeySeal(key_from_file(self.folder / "journal.key"))
        report.findings = compare(past, books, seal)
        report.wrongs += report.findings.wrongs
        report.wrongs += [fault for phone in self.phones for fault in phone.player.faults]
        told = json.loads(files["evening.json"])
        report.wrongs += wrongs_of(told, files["records.jsonl"])
        report.wrongs += self._unkept()
        report.people = len([one for one in told["log"] if one["kind"] == "joined"])
        report.tables = len([one for one in told["log"] if one["kind"] == "result_taken"])
        if self._tables() != report.tables:
            report.wrongs.append(f"{self._tables()} tables for {report.tables} results")
        report.packets, report.lost_packets = self.air.packets, self.air.lost

    def _unkept(self) -> list[str]:
        """Commands to the evening that were answered with yes and are not there exactly once."""
        with closing(connected(self.folder / "journal.db")) as db:
            kept = Counter(one for (one,) in db.execute("SELECT command FROM event"))
        asked = [one for who in (self.organiser, *self.phones) for one in who.acked]
        return [f"command {one}: {kept[one]} times" for one in asked if kept[one] != 1]
