"""`zuschlag evening export`: an evening that is over, from its folder, as one zip."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.words.here import say, words

if TYPE_CHECKING:
    from zuschlag.journal.memory import MemoryJournal

EXAMPLES = ("zuschlag evening export friday.zip --data friday",)
DATA = "evening"


def add(verbs: Any) -> None:
    mine = verbs.add_parser("export", examples=EXAMPLES)
    mine.add_argument("out", metavar="FILE", type=Path)
    mine.add_argument("--data", metavar="FOLDER", type=Path, default=Path(DATA))
    mine.add_argument("--force", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Read everything, write one file; nothing in the folder is changed."""
    if given.out.exists() and not given.force:
        raise Malformed("event/exists", "FILE", {"file": str(given.out)})
    box, games = asyncio.run(_boxed(given.data))
    write_box(given.out, box, given.force)
    print(say("evening-written", file=str(given.out), games=games))
    return 0


async def _boxed(data: Path) -> tuple[bytes, int]:
    """The zip of the evening in a folder, and how many games are in it."""
    from zuschlag.cli.rehearsing import BotsHere
    from zuschlag.event.box import zipped
    from zuschlag.event.packing import packed
    from zuschlag.event.service import EveningService
    from zuschlag.journal.seal import KeySeal, key_from_file
    from zuschlag.table.caller import Speaker
    from zuschlag.table.service import TableService
    from zuschlag.terminal.own_ports import OwnClock, OwnDice

    journal, evening = await _copied(data)
    seal, clock, dice = KeySeal(key_from_file(data / "journal.key")), OwnClock(), OwnDice(_luck())
    tables = TableService(journal=journal, clock=clock, dice=dice, seal=seal, bot_runner=BotsHere())
    evenings = EveningService(journal=journal, clock=clock, dice=dice, seal=seal, tables=tables)
    organiser = Speaker((await evenings.find(evening)).evening.organiser)
    files = await packed(evenings, evening, organiser, words())
    await tables.stop()
    return zipped(files), files["records.jsonl"].count(b"\n")


def _luck() -> Any:
    import random

    return random.Random(0)  # nothing is drawn any more


async def _copied(data: Path) -> "tuple[MemoryJournal, str]":
    """The journal of a folder in memory, and the evening in it; the folder stays as it is."""
    from zuschlag.event.live_evening import EVENING
    from zuschlag.journal.memory import MemoryJournal
    from zuschlag.journal.sqlite import SqliteJournal

    if not (data / "journal.db").exists() or not (data / "journal.key").exists():
        raise ZuschlagError("event/no-evening-here", {"folder": str(data)})
    stored, copy, found = SqliteJournal(data / "journal.db"), MemoryJournal(), ""
    await stored.open_to_read()
    try:
        for name in await stored.names():
            card = await stored.card(name)
            assert card is not None
            found = name if card.game == EVENING else found
            await copy.adopt(await stored.read(name), card)
    finally:
        await stored.close()
    if not found:
        raise ZuschlagError("event/no-evening-here", {"folder": str(data)})
    return copy, found


def write_box(out: Path, data: bytes, force: bool) -> None:
    """Write the zip; another file is replaced only where that was asked for."""
    try:
        with out.open("wb" if force else "xb") as target:
            target.write(data)
    except FileExistsError:
        raise Malformed("event/exists", "--out", {"file": str(out)}) from None
    except OSError as fault:
        facts = {"file": str(out), "reason": fault.strerror or str(fault)}
        raise Malformed("event/unwritable", "--out", facts) from None
