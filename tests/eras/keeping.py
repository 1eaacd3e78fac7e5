"""What is kept of an era: the journal and its key, views, exports, client, tapes and records."""

import asyncio
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import msgspec

from tests.cli.command import zuschlag
from tests.eras import written
from tests.eras.era import Era, Person, pack
from tests.eras.looking import carried, seen_by_all
from tests.eras.sessions import ALL_SESSIONS, act_of
from tests.eras.sitting import Sitting
from tests.eras.tape import recorded
from tests.eras.world import World
from tests.faults.server_process import ROOT
from zuschlag.journal.opening import journal_at

FOR_EVER = 32_503_680_000_000
"""When credentials end: in the year 3000."""
PROGRAM = Path(__file__).with_name("playing.py")
EXPORTED = {"running": "monopoly-claim", "finished": "for-sale-finished"}


class Left(NamedTuple):
    """What the server left: its folder, when it ended, who was there, and what it served."""

    folder: Path
    at: int
    people: dict[str, Person]
    tables: dict[str, Sitting]
    records: dict[str, bytes]
    told: dict[str, Any]  # a push address, and how the league stood

    @property
    def journal(self) -> Path:
        """The file with all tables."""
        return self.folder / "journal.db"


def keep(era: Era, left: Left) -> None:
    """Write everything into the folder of the era."""
    keep_journal(era, left.folder)
    views = seen_by_all(left.journal, era.key, left.people, left.at)
    pack_json(era, "views.json", views)
    write(era, "people.json", {name: one._asdict() for name, one in left.people.items()})
    told = {name: _told(table, views[table.id]) for name, table in left.tables.items()}
    write(era, "tables.json", {"commit": commit(), "at": left.at, "tables": told})
    for name, scene in EXPORTED.items():
        file = era.folder / f"export-{name}.jsonl"
        zuschlag("tables", "export", left.tables[scene].id, file, "--journal", left.journal)
    _keep_push_and_league(era, left)
    _keep_client(era)
    _keep_tapes(era, left.journal)
    _keep_records(era, left)


def keep_journal(era: Era, folder: Path) -> None:
    """The journal and the key that a server has left in a folder."""
    journal = folder / "journal.db"
    asyncio.run(_for_ever(journal))
    with apsw.Connection(str(journal)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    pack(era.folder / "journal.db", journal.read_bytes())
    (era.folder / "journal.key").write_bytes((folder / "journal.key").read_bytes())


async def _for_ever(journal: Path) -> None:
    """Whoever was there may come back at any time."""
    store = journal_at(str(journal))
    await store.open()
    try:
        for known in await store.credentials():
            await store.put_credential(msgspec.structs.replace(known, expires=FOR_EVER))
    finally:
        await store.close()


def _told(table: Sitting, seen: dict[str, Any]) -> dict[str, Any]:
    status = seen["viewers"]["Anna"]["frame"]["table"]["status"]
    named = {"id": table.id, "code": table.code, "status": status}
    return named | {"host": table.host, "people": table.people} | table.told


def _keep_push_and_league(era: Era, left: Left) -> None:
    """The key that signs pushes is a file of its own, which a server finds again."""
    for name, told in left.told.items():
        write(era, f"{name}.json", told)
    shutil.copy(left.folder / "push.key", era.folder)


def _keep_client(era: Era) -> None:
    """The small client as files that need nothing else of ours, and a program that uses it."""
    source, target = ROOT / "src" / "zuschlag", era.folder / "client" / "zuschlag"
    no_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(source / "client", target / "client", ignore=no_caches)
    shutil.copy(source / "__init__.py", target)
    shutil.copy(PROGRAM, target.parent / "play.py")


def _keep_tapes(era: Era, journal: Path) -> None:
    (era.folder / "transcripts").mkdir()
    for name, (scene, session) in ALL_SESSIONS.items():
        told = era.tables[scene]
        stored = carried(journal, told["id"])
        tape = recorded(World(era, era.at), stored, scene, act_of(session, told))
        pack_json(era, f"transcripts/{name}.json", tape)


def _keep_records(era: Era, left: Left) -> None:
    """Those of finished tables come from the server that has finished them."""
    served = {name: text.decode() for name, text in left.records.items()}
    write(era, "served.json", served)
    found = written.records(left.folder, list(left.records.values()))
    pack(era.folder / "records.jsonl", b"".join(line + b"\n" for line in found))
    pack(era.folder / "answers.jsonl", written.answers(left.folder, found))
    pack_json(era, "verdicts.json", written.verdicts(found))


def write(era: Era, name: str, told: object) -> None:
    """A file of JSON that people can read."""
    text = json.dumps(told, indent=1, ensure_ascii=False, sort_keys=True)
    (era.folder / name).write_text(f"{text}\n", "utf-8")


def pack_json(era: Era, name: str, told: object) -> None:
    """A file of JSON that is packed."""
    pack(era.folder / name, msgspec.json.encode(told))


def commit() -> str:
    """Where this checkout stands."""
    asked = ["git", "-c", "safe.directory=*", "rev-parse", "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.strip()
