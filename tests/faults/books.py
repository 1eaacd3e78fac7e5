"""The journal read from outside while a server writes it: looking only, never writing."""

from collections.abc import Iterable

from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import journal_at

Books = dict[str, list[Entry]]


async def books_of(address: str, tables: Iterable[str]) -> Books:
    """All entries of these tables."""
    journal = journal_at(address)
    await journal.open_to_read()
    try:
        return {table: await journal.read(table) for table in tables}
    finally:
        await journal.close()
