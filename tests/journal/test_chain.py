"""Any entry that was changed, removed or moved is found, and so is a chain that was cut short."""

import os
import random

import msgspec
import pytest

from tests.journal.stories import chain, chained, entry, table_id
from zuschlag.journal.append import Head
from zuschlag.journal.chain import first_fault
from zuschlag.journal.entry import Entry
from zuschlag.journal.rows import entry_of_row, row_of_entry

MUTATIONS = int(os.environ.get("ZUSCHLAG_MUTATIONS", "500"))
PACK, UNPACK = msgspec.msgpack.encode, msgspec.msgpack.decode


def story() -> list[Entry]:
    said = {"speaker": "ann", "mark": "ab" * 32, "seen_by": [1, 2], "sealed": bytes(range(99))}
    return chain(table_id(), 12, **said, public={"bid": 5, "name": "Größe", "far": [1.5, None]})


def end(entries: list[Entry]) -> Head:
    return Head(entries[-1].epoch, entries[-1].seq, entries[-1].hash)


def test_a_whole_chain_holds() -> None:
    entries = story()
    assert first_fault(entries) is None
    assert first_fault(entries, end(entries)) is None
    assert first_fault([]) is None


def changed_byte(rows: list[bytes], luck: random.Random) -> list[bytes]:
    place = luck.randrange(len(rows))
    row = bytearray(rows[place])
    row[luck.randrange(len(row))] ^= 1 << luck.randrange(8)
    return [*rows[:place], bytes(row), *rows[place + 1 :]]


def removed(rows: list[bytes], luck: random.Random) -> list[bytes]:
    place = luck.randrange(len(rows))
    return rows[:place] + rows[place + 1 :]


def reordered(rows: list[bytes], luck: random.Random) -> list[bytes]:
    one, two = luck.sample(range(len(rows)), 2)
    moved = list(rows)
    moved[one], moved[two] = moved[two], moved[one]
    return moved


def is_found(rows: list[bytes], entries: list[Entry]) -> bool:
    try:
        read = [entry_of_row(UNPACK(row)) for row in rows]
        return first_fault(read, end(entries)) is not None
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, ValueError, OverflowError):
        return True  # what cannot even be read does not go unnoticed


@pytest.mark.parametrize("mutation", [changed_byte, removed, reordered])
def test_every_mutation_is_found(mutation: object) -> None:
    luck = random.Random(4)
    entries = story()
    rows = [PACK(row_of_entry(one)) for one in entries]
    assert callable(mutation)
    for _ in range(MUTATIONS):
        mutant = mutation(rows, luck)
        assert mutant != rows
        assert is_found(mutant, entries), mutant


def test_the_fault_says_what_and_where() -> None:
    entries = story()
    table = entries[0].table
    gone = first_fault(entries[:4] + entries[5:])
    assert gone is not None
    assert (gone.slug, gone.facts) == ("journal/gap", {"table": table, "seq": 5, "found": 6})
    lie = msgspec.structs.replace(entries[2], public={"bid": 9})
    changed = first_fault([*entries[:2], lie, *entries[3:]])
    assert changed is not None
    assert (changed.slug, changed.facts["seq"]) == ("journal/changed", 3)
    short = first_fault(entries[:-1], end(entries))
    assert short is not None
    assert (short.slug, short.facts["found"]) == ("journal/cut-short", 11)


def test_a_past_that_was_written_anew_does_not_fit_what_follows() -> None:
    entries = story()
    lie = chained([entry(entries[0].table, 1, public={"bid": 1})])
    found = first_fault(lie + entries[1:])
    assert found is not None
    assert (found.slug, found.facts["seq"]) == ("journal/wrong-link", 2)


def test_entries_of_another_table_and_of_an_older_epoch_are_found() -> None:
    table = table_id()
    strangers = first_fault(chained([entry(table, 1), entry(table_id(), 2)]))
    assert strangers is not None
    assert strangers.slug == "journal/other-table"
    late = first_fault(chained([entry(table, 1, epoch=2), entry(table, 2, epoch=1)]))
    assert late is not None
    assert late.slug == "journal/epoch-fell"
