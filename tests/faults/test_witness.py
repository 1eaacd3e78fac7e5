"""The witness itself: it notices gaps, doubles and contradictions, and never nags."""

import random
from typing import Any

import msgspec
import pytest

from tests.faults.witness import Witness

DECISION = {"on": "P1", "options": {"pass": True, "bid": [1, 9]}}


@pytest.fixture
def player() -> Witness:
    one = Witness("Ada", random.Random(1))
    one.table, one.seat = "t", 0
    return one


def hear(player: Witness, t: str, **parts: Any) -> None:
    player.read(msgspec.json.encode({"t": t, **parts}))


def news(player: Witness, n: int, decision: object = None) -> None:
    entry = {"n": n, "kind": "move", "seat": 0}
    you = {"seat": 0, "decision": decision}
    hear(player, "news", cursor=n, entry=entry, table={"status": "play"}, game={}, you=you)


def test_entries_in_order_are_well(player: Witness) -> None:
    hear(player, "log", cursor=2, entries=[{"n": 1, "kind": "created"}, {"n": 2, "kind": "sat"}])
    news(player, 3)
    assert player.faults == []
    assert player.log == [("created", None), ("sat", None), ("move", 0)]


@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_gap_or_a_double_is_noticed(player: Witness, n: int) -> None:
    news(player, 1)
    news(player, n)
    assert player.faults


def test_it_moves_once_and_waits_for_the_answer(player: Witness) -> None:
    news(player, 1, DECISION)
    wanted = player.wanted()
    assert wanted is not None
    player.note(wanted)
    assert player.wanted() is None


def test_after_an_ack_it_waits_for_the_news(player: Witness) -> None:
    news(player, 1, DECISION)
    identity = player.note({"do": "move", "on": "P1", "action": ["pass"]})
    hear(player, "ack", id=identity, cursor=2)
    assert player.wanted() is None
    news(player, 2, DECISION | {"on": "P2"})
    assert player.wanted() is not None


def test_a_refused_move_is_not_repeated_on_the_same_view(player: Witness) -> None:
    news(player, 1, DECISION)
    identity = player.note({"do": "move", "on": "P1", "action": ["pass"]})
    hear(player, "nak", id=identity, error="table/stale", cursor=1)
    assert player.wanted() is None
    assert player.sent[identity].refused == "table/stale"


def test_acknowledged_and_then_refused_is_a_contradiction(player: Witness) -> None:
    identity = player.note({"do": "start"})
    hear(player, "ack", id=identity, cursor=1)
    hear(player, "nak", id=identity, error="table/stale", cursor=1)
    assert player.faults


def test_what_is_unavailable_stays_open(player: Witness) -> None:
    identity = player.note({"do": "start"})
    hear(player, "nak", id=identity, error="table/unavailable", cursor=1)
    assert identity in player.open


def test_what_was_said_before_the_table_was_shown_stays_open(player: Witness) -> None:
    news(player, 1, DECISION)
    identity = player.note({"do": "move", "on": "P1", "action": ["pass"]})
    hear(player, "error", error="table/unavailable")
    hear(player, "nak", id=identity, error="frame/resume-first", cursor=None)
    assert identity in player.open
    assert player.awaited <= player.viewed
    assert player.faults == []


def test_what_the_server_could_not_read_is_noticed(player: Witness) -> None:
    hear(player, "error", error="frame/malformed")
    assert player.faults


def test_an_answer_to_nothing_is_noticed(player: Witness) -> None:
    hear(player, "ack", id="somebody-elses", cursor=1)
    assert player.faults
