"""Entries, cards and whole little chains for the tests of the journal."""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import FIRST, Entry, linked


def table_id() -> str:
    return secrets.token_hex(16)


def entry(table: str, seq: int, **said: Any) -> Entry:
    plain: dict[str, Any] = {"epoch": 1, "kind": "said", "at": 1_000 + seq, "public": {"n": seq}}
    return Entry(table=table, seq=seq, **(plain | said))


def chained(entries: Iterable[Entry], before: bytes = FIRST) -> list[Entry]:
    tied = []
    for one in entries:
        tied.append(linked(one, before))
        before = tied[-1].hash
    return tied


def chain(table: str, length: int, **said: Any) -> list[Entry]:
    return chained(entry(table, seq, **said) for seq in range(1, length + 1))


def following(last: Entry, **said: Any) -> Entry:
    told: dict[str, Any] = {"epoch": last.epoch} | said
    return linked(entry(last.table, last.seq + 1, **told), last.hash)


def card(table: str, **said: Any) -> LobbyCard:
    plain: dict[str, Any] = {
        "table": table,
        "code": table[:8].upper(),
        "game": "for-sale",
        "status": "lobby",
        "is_listed": True,
        "created": 1_000,
        "touched": 1_000,
        "public": {"title": "Friday", "seats": 4},
        "holders": [],
    }
    return msgspec.convert(plain | said, LobbyCard)
