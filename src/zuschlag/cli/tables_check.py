"""`zuschlag tables check`: everything in a journal that is not as it was written, by name."""

import argparse
import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.backup import address_of, check_there, show_progress
from zuschlag.cli.words import sentence
from zuschlag.errors import ZuschlagError
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.journal.checking import Checked
    from zuschlag.journal.heads import Heads
    from zuschlag.journal.opening import Store
    from zuschlag.journal.seal import KeySeal


def add(verbs: Any) -> None:
    mine = verbs.add_parser("check")
    mine.add_argument("--data", metavar="FOLDER")
    mine.add_argument("--key", metavar="FILE", type=Path)
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check, and tell what was found."""
    address, key = _places(given)
    check_there(address)
    checked = asyncio.run(_checked(address, key))
    for fault in checked.faults:
        print(sentence(fault))
    if not key.exists():
        print(say("tables-no-key", file=str(key)))
    amount = {"tables": checked.tables, "entries": checked.entries}
    print(say("tables-checked", faults=len(checked.faults), **amount))
    return 1 if checked.faults else 0


def _places(given: argparse.Namespace) -> tuple[str, Path]:
    """Where the journal and its key are, as the server would look for them."""
    from zuschlag.journal.opening import default_key_file

    if given.data is None:
        return address_of(given), given.key or default_key_file()
    folder = Path(given.data).expanduser()
    return given.journal or str(folder / "journal.db"), given.key or folder / "journal.key"


async def _checked(address: str, key: Path) -> "Checked":
    from zuschlag.journal.checking import check, sqlite_faults
    from zuschlag.journal.opening import journal_at, sqlite_path

    path = sqlite_path(address)
    pages = [] if path is None else await sqlite_faults(path)
    store = journal_at(address)
    await store.open_to_read()
    try:
        heads, noted = await _noted(store, key)
        found = await check(store, _seal(key), heads, partial(show_progress, key="tables-progress"))
    finally:
        await store.close()
    return found._replace(faults=[*pages, *noted, *found.faults])


def _seal(key: Path) -> "KeySeal | None":
    from zuschlag.journal.seal import KeySeal, key_from_file

    return KeySeal(key_from_file(key)) if key.exists() else None


async def _noted(store: "Store", key: Path) -> "tuple[Heads, list[ZuschlagError]]":
    from zuschlag.journal.heads import HeadsFile

    try:
        id = await store.kept("id")
        return (HeadsFile(key, id).read() if id else {}), []
    except ZuschlagError as fault:
        return {}, [fault]
