"""The ledger itself: whatever a bad server could do to an acknowledged command, it finds."""

from typing import Any

import msgspec
import pytest

from tests.faults.ledger import Findings, Past, compare
from tests.faults.witness import Sent
from zuschlag.journal.entry import FIRST, Entry, linked
from zuschlag.journal.seal import KeySeal
from zuschlag.table.table_event import TableEvent, written

SEAL = KeySeal(bytes(32))


def chained(*table_events: TableEvent) -> list[Entry]:
    entries: list[Entry] = []
    for seq, event in enumerate(table_events, 1):
        before = entries[-1].hash if entries else FIRST
        entries.append(written(event, "t", seq, 1, before, SEAL))
    return entries


def moved(command: str, action: list[Any], seat: int = 0, sealed: bool = False) -> TableEvent:
    part = {"action": action}
    return TableEvent(
        kind="move",
        at=1,
        seat=seat,
        speaker=f"somebody {seat}",
        command=command,
        public={} if sealed else part,
        secret=part if sealed else {},
    )


CREATED = TableEvent(kind="created", at=1)
BOOK = chained(CREATED, moved("first", ["bid", 3]), moved("second", ["sell", 7], 1, True))


def sent(action: list[Any], cursor: int | None) -> Sent:
    return Sent({"do": "move", "on": "P1", "action": action}, 0.0, 0, tries=1, cursor=cursor)


def memory(**commands: Sent) -> Past:
    return Past("Ada", "t", 0, commands, [("created", None), ("move", 0), ("move", 1)])


def found(past: Past, entries: list[Entry]) -> Findings:
    return compare([past], {"t": entries}, SEAL)


def test_what_is_kept_as_it_was_sent_is_well() -> None:
    past = memory(first=sent(["bid", 3], 2), second=sent(["sell", 7], 3))
    findings = found(past, BOOK)
    assert findings.wrongs == []
    assert findings.acked == 2


def test_an_acknowledged_command_that_is_not_kept_is_lost() -> None:
    assert found(memory(third=sent(["pass"], 3)), BOOK).lost


def test_an_unanswered_command_may_be_kept_or_not() -> None:
    past = memory(first=sent(["bid", 3], None), third=sent(["pass"], None))
    assert found(past, BOOK).wrongs == []


def test_a_command_kept_twice_is_doubled() -> None:
    twice = chained(CREATED, moved("first", ["bid", 3]), moved("first", ["bid", 3]))
    assert found(Past("Ada", "t", 0, {}, []), twice).doubled


@pytest.mark.parametrize("action", [["bid", 4], ["sell", 8]])
def test_a_command_kept_with_another_content_is_changed(action: list[Any]) -> None:
    past = memory(first=sent(action, 2), second=sent(action, 3))
    assert len(found(past, BOOK).changed) == 2


def test_a_refused_command_must_not_be_kept() -> None:
    refused = msgspec.structs.replace(sent(["bid", 3], None), refused="table/stale")
    assert found(memory(first=refused), BOOK).changed


def test_a_gap_in_the_journal_is_found() -> None:
    assert found(memory(), [BOOK[0], BOOK[2]]).broken


def test_a_wrong_link_is_found() -> None:
    assert found(memory(), [BOOK[0], linked(BOOK[1], bytes(31) + b"x"), BOOK[2]]).broken


def test_news_that_the_journal_does_not_have_are_found() -> None:
    told = Past("Ada", "t", 0, {}, [("created", None), ("move", 1), ("move", 0)])
    assert found(told, BOOK).changed


def test_entries_only_others_may_see_do_not_count() -> None:
    hidden = TableEvent(kind="order", at=1, seat=1, seen_by=[1], private={1: {"order": None}})
    book = chained(CREATED, hidden, moved("first", ["bid", 3]))
    past = Past("Ada", "t", 0, {"first": sent(["bid", 3], 2)}, [("created", None), ("move", 0)])
    assert found(past, book).wrongs == []
