"""What somebody does who runs a server: look at the text, try a command, put a file back."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.faults import web
from tests.faults.books import books_of
from tests.faults.idle import commanded, opened, playing
from tests.faults.server_process import ROOT, ServerProcess

FOR_SALE: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": 3, "pace": [9.0, 9.0]}
_PATIENCE = 60.0


class Told(NamedTuple):
    """What a command left behind."""

    code: int
    text: str


class Operator:
    """Somebody with a terminal, and a server in one folder."""

    def __init__(self, folder: Path, journal: str | None = None) -> None:
        self.server = ServerProcess(folder, journal=journal)
        self.key = folder / "journal.key"
        self.cookie = ""

    async def game(self) -> str:
        """A game of bots that has begun and moves slowly; its table."""
        place = self.server.place
        self.cookie = self.cookie or await web.enter(place)
        table = await opened(place, self.cookie, FOR_SALE)
        await commanded(place, self.cookie, table, {"do": "start"})
        await playing(place, self.cookie, table)
        return table

    async def look(self, table: str) -> web.Reply:
        """What the table's page is told."""
        return await web.ask(self.server.place, "GET", f"/api/tables/{table}", cookie=self.cookie)

    async def stop(self) -> None:
        """In good order."""
        self.server.ask_to_stop()
        await self.server.stopped()

    def refused(self, *arguments: str) -> str:
        """Start it; it must not serve. What it says."""
        self.server.arguments = list(arguments)
        before = len(self.server.told())
        self.server.start()
        assert self.server.process is not None
        assert self.server.process.wait(_PATIENCE) == 2, self.server.told()
        self.server.arguments = []
        told = self.server.told()[before:]
        assert "Traceback" not in told
        return told

    async def started(self, *arguments: str) -> str:
        """Start it; it must serve. What it says until then."""
        self.server.arguments = list(arguments)
        before = len(self.server.told())
        await self.server.started()
        self.server.arguments = []
        return self.server.told()[before:]

    def check(self) -> Told:
        """`zuschlag tables check`."""
        where = ["--journal", self.server.journal, "--key", str(self.key)]
        return zuschlag(["tables", "check", *where])

    def zuschlag(self, *words: str) -> Told:
        """A command about this journal."""
        return zuschlag([*words, "--journal", self.server.journal])

    @property
    def note(self) -> Path:
        """Where the heads of tables are noted."""
        return next(self.key.parent.glob("journal-*.heads"))

    async def noted(self) -> None:
        """Wait until the server has noted how far its tables are."""
        async with asyncio.timeout(_PATIENCE):
            while not await self._is_noted():
                await asyncio.sleep(0.05)

    async def _is_noted(self) -> bool:
        note = json.loads(self.note.read_bytes()) if self._has_note() else {"heads": []}
        heads = {table: seq for table, seq, _ in note["heads"]}
        books = await books_of(self.server.journal, heads)
        return bool(heads) and all(books[table][-1].seq == seq for table, seq in heads.items())

    def _has_note(self) -> bool:
        return any(self.key.parent.glob("journal-*.heads"))

    def go_home(self) -> None:
        """Leave nothing running, whatever has happened."""
        process = self.server.process
        if process is not None and process.poll() is None:
            self.server.kill()

    def page_of(self, table: str) -> int:
        """The place of a page in the middle of what a table of the database holds."""
        with sqlite3.connect(self.server.journal) as db:
            found = db.execute(
                "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno",
                (table,),
            ).fetchall()
        db.close()
        return int(found[len(found) // 2][0]) - 1

    def edit(self, *statements: str) -> None:
        """Change the file behind the server's back, as sqlite3 would."""
        with sqlite3.connect(self.server.journal) as db:
            db.execute("DROP TRIGGER event_no_update")
            db.execute("DROP TRIGGER event_no_delete")
            for statement in statements:
                assert db.execute(statement).rowcount
        db.close()


def zuschlag(words: Sequence[str]) -> Told:
    """A command, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "zuschlag", *words],
        cwd=ROOT, capture_output=True, text=True, timeout=_PATIENCE, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    return Told(done.returncode, done.stdout + done.stderr)
