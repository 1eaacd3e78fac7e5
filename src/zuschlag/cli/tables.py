"""`zuschlag tables`: list the tables of a journal, export one, import some, check all."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from zuschlag.cli import tables_check
from zuschlag.cli.backup import address_of, check_there
from zuschlag.cli.judge import unreadable
from zuschlag.errors import ZuschlagError
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.journal.opening import Store
    from zuschlag.journal.transport import Amount

Done = TypeVar("Done")


EXAMPLES = (
    "zuschlag tables list",
    "zuschlag tables check",
    "zuschlag tables export ABCD-2345 table.jsonl",
    "zuschlag tables import table.jsonl --journal elsewhere.db",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("tables", examples=EXAMPLES)
    verbs = mine.add_subparsers(title="commands", metavar="VERB", required=True)
    verbs.add_parser("list").set_defaults(run=run_list)
    export = verbs.add_parser("export")
    export.add_argument("table", metavar="TABLE")
    export.add_argument("file", metavar="FILE", type=Path)
    export.add_argument("--force", action="store_true")
    export.set_defaults(run=run_export)
    taking = verbs.add_parser("import")
    taking.add_argument("file", metavar="FILE", type=Path)
    taking.set_defaults(run=run_import)
    tables_check.add(verbs)
    for verb in verbs.choices.values():
        verb.add_argument("--journal", metavar="ADDRESS")


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
