"""One append, made ready for any store: its rows, and where in the table they belong.

A caller that hands in something no table could say has a bug, and hears it at once.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct

from zuschlag.journal.contract import Conflict, LobbyCard
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.rows import Row, row_of_card, row_of_entry


class Append(Struct, frozen=True):
    """Entries of one table as rows, and the head they follow."""

    table: str
    epoch: int
    after: int  # the seq they follow
    before: bytes  # its hash
    seq: int  # of the last entry
    hash: bytes
    rows: list[Row]
    card: Row | None


class Head(NamedTuple):
    """The state of a table in the store."""

    epoch: int
    seq: int
    hash: bytes


def removal(at: int, head: Head) -> str:
    """The mark of a table that was removed: when, how long its chain was, and how it ended."""
    return f"{at} {head.seq} {head.hash.hex()}"


def table_of(entries: Sequence[Entry], card: LobbyCard) -> Append:
    """A whole table that was written elsewhere, as one append; it goes on with its last epoch."""
    if not entries or entries[0].seq != 1:
        raise ValueError("a table begins with entry 1 and a card")
    return _tied(entries, card)


def append_of(entries: Sequence[Entry], card: LobbyCard | None) -> Append:
    """The append these entries make; ValueError when they are not a piece of one chain."""
    if len(entries) > 1 and any(one.epoch != entries[0].epoch for one in entries):
        raise ValueError("an append belongs to one epoch")
    return _tied(entries, card)


def _tied(entries: Sequence[Entry], card: LobbyCard | None) -> Append:
    if not entries:
        raise ValueError("an append needs an entry")
    first, last = entries[0], entries[-1]
    if len(entries) > 1:
        _check_chain(entries)
    if len(first.hash) != len(FIRST) or len(last.hash) != len(FIRST):
        raise ValueError("an entry is not linked")
    if first.seq < 1 or (first.seq == 1 and (card is None or first.before != FIRST)):
        raise ValueError("a table begins with entry 1 and a card")
    if card is not None and card.table != first.table:
        raise ValueError("the card of another table")
    return Append(
        first.table,
        last.epoch,
        first.seq - 1,
        first.before,
        last.seq,
        last.hash,
        [row_of_entry(one) for one in entries],
        None if card is None else row_of_card(card),
    )


def _check_chain(entries: Sequence[Entry]) -> None:
    for one, following in pairwise(entries):
        if following.seq != one.seq + 1 or following.before != one.hash:
            raise ValueError(f"entry {following.seq} does not follow entry {one.seq}")
    if any(one.table != entries[0].table for one in entries):
        raise ValueError("an append belongs to one table")
    if any(len(one.hash) != len(FIRST) for one in entries):
        raise ValueError("an entry is not linked")


def why_not(append: Append, head: Head | None) -> Conflict | None:
    """What keeps an append from following this head."""
    table = append.table
    if head is None:
        return Conflict("journal/unknown-table", {"table": table}) if append.after else None
    if head.epoch != append.epoch:
        facts = {"table": table, "epoch": append.epoch, "current": head.epoch}
        return Conflict("journal/epoch-over", facts)
    if head.seq != append.after:
        facts = {"table": table, "seq": append.after + 1, "head": head.seq}
        return Conflict("journal/seq-taken", facts)
    if head.hash != append.before:
        return Conflict("journal/wrong-link", {"table": table, "seq": append.after + 1})
    return None


def known_command(table: str) -> Conflict:
    """The command is already in the journal."""
    return Conflict("journal/command-known", {"table": table})


def taken_code(table: str) -> Conflict:
    """Another table has this join code."""
    return Conflict("journal/code-taken", {"table": table})
