"""`zuschlag tables`: list the tables of a journal, export one, import some, check all."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from zuschlag.cli import tables_check
from zuschlag.cli.backup import add_journal, address_of, check_there
from zuschlag.cli.examples import ending
from zuschlag.cli.judge import unreadable
from zuschlag.errors import ZuschlagError
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.journal.opening import Store
    from zuschlag.journal.transport import Amount

Done = TypeVar("Done")


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "tables",
        help="list, move and check the tables of a server",
        description="`list` shows the tables of a journal, `check` finds everything that is not as"
        " it was written, `export` and `import` move a table to another journal. Hidden cards stay"
        " sealed, so the other server needs the same key to carry on with a game that is not over.",
        **ending(
            ("zuschlag tables list", ""),
            ("zuschlag tables check", ""),
            ("zuschlag tables export ABCD-2345 table.jsonl", ""),
            ("zuschlag tables import table.jsonl --journal elsewhere.db", ""),
        ),
    )
    verbs = mine.add_subparsers(metavar="VERB", required=True, help="list, export, import or check")
    _add_list(verbs)
    _add_export(verbs)
    _add_import(verbs)
    tables_check.add(verbs)


def _add_list(verbs: Any) -> None:
    listing = verbs.add_parser(
        "list",
        help="every table in a journal",
        description="Print every table: its id, join code, game, status, number of entries and"
        " when it was last touched.",
    )
    add_journal(listing)
    listing.set_defaults(run=run_list)


def _add_export(verbs: Any) -> None:
    export = verbs.add_parser(
        "export",
        help="write a whole table to a file",
        description="Write a whole table to a file, with a checksum. The server may keep running.",
    )
    export.add_argument("table", metavar="TABLE", help="its id, or its join code")
    export.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    export.add_argument("--force", action="store_true", help="overwrite an existing file")
    add_journal(export)
    export.set_defaults(run=run_export)


def _add_import(verbs: Any) -> None:
    taking = verbs.add_parser(
        "import",
        help="read tables from a file",
        description="Read tables from a file made by `export`. Broken chains, and tables that are"
        " already there, are refused. No server may be running on the same SQLite file.",
    )
    taking.add_argument(
        "file", metavar="FILE", type=Path, help="a file made by zuschlag tables export"
    )
    add_journal(taking)
    taking.set_defaults(run=run_import)


def run_list(given: argparse.Namespace) -> int:
    for line in _with_store(given, _listed):
        print(line)
    return 0


async def _listed(store: "Store") -> list[str]:
    lines = []
    names = await store.names()
    heads = await store.heads(names)
    for name in names:
        card = await store.card(name)
        if card is not None:
            touched = datetime.fromtimestamp(card.touched / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            told = f"{name}  {card.code}  {card.game:<9} {card.status:<7} {heads[name]:>6}"
            lines.append(f"{told}  {touched}")
    return lines


def run_export(given: argparse.Namespace) -> int:
    """Write a table to a file."""
    from zuschlag.journal.transport import export

    async def written(store: "Store") -> "Amount":
        by_code = await store.card_by_code(given.table.replace("-", "").upper())
        table = by_code.table if by_code else given.table
        if not await store.heads([table]):
            raise ZuschlagError("journal/unknown-table", {"table": given.table})
        with given.file.open("wb" if given.force else "xb") as target:
            return await export(store, target, [table])

    try:
        amount = _with_store(given, written)
    except FileExistsError:
        raise ZuschlagError("journal/target-exists", {"file": str(given.file)}) from None
    except OSError as fault:
        raise unreadable(str(given.file), fault) from None
    print(say("tables-exported", file=str(given.file), entries=amount.entries))
    return 0


def run_import(given: argparse.Namespace) -> int:
    """Take tables in from a file."""
    from zuschlag.journal.transport import take_in

    async def taken(store: "Store") -> "Amount":
        with given.file.open("rb") as source:
            return await take_in(store, source)

    try:
        amount = _with_store(given, taken, to_write=True)
    except OSError as fault:
        raise unreadable(str(given.file), fault) from None
    print(say("tables-taken", tables=amount.tables, entries=amount.entries))
    return 0


def _with_store(
    given: argparse.Namespace, do: "Callable[[Store], Awaitable[Done]]", *, to_write: bool = False
) -> Done:
    from zuschlag.journal.opening import journal_at

    address = address_of(given)
    if not to_write:
        check_there(address)

    async def done() -> Done:
        store = journal_at(address)
        await (store.open() if to_write else store.open_to_read())
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(done())
