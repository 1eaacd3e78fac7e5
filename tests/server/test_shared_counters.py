"""Counters for several processes: what one takes the others lack, and the dead are forgotten."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zuschlag.errors import TooMuch
from zuschlag.server import shared_counters
from zuschlag.server.rate_limits import Buckets
from zuschlag.server.shared_counters import SharedCounters, made

WORKERS = 3
SPAWN = multiprocessing.get_context("spawn")


@pytest.fixture
def path() -> Iterator[Path]:
    with made(WORKERS) as found:
        yield found
    assert not found.exists()


def taken(buckets: Buckets, key: str, tries: int) -> int:
    """How many of these tries were granted."""
    granted = 0
    for _ in range(tries):
        try:
            buckets.take(key)
            granted += 1
        except TooMuch:
            break
    return granted


def test_what_one_worker_takes_the_others_lack(path: Path) -> None:
    one, other = (Buckets(SharedCounters(path, n), "limit/test", 10, 3600) for n in (0, 1))
    assert taken(one, "anna", 6) == 6
    assert taken(other, "anna", 10) == 4
    assert taken(one, "anna", 1) == 0
    assert taken(other, "ben", 20) == 10
    one.take("ben", -1.0)
    assert taken(other, "ben", 20) == 1


def test_a_shared_bucket_fills_by_the_clock(path: Path) -> None:
    counters = SharedCounters(path, 0)
    moment = counters.now()
    counters.now = lambda: moment  # type: ignore[method-assign]
    buckets = Buckets(counters, "limit/test", 5, 10)
    assert taken(buckets, "anna", 9) == 5
    moment += 2000
    assert taken(buckets, "anna", 9) == 1
    moment += 3_600_000
    assert taken(buckets, "anna", 9) == 5


def test_limits_of_different_kinds_do_not_meet(path: Path) -> None:
    counters = SharedCounters(path, 0)
    chat, guesses = (Buckets(counters, slug, 3, 3600) for slug in ("limit/chat", "limit/guesses"))
    assert taken(chat, "anna", 9) == 3
    assert taken(guesses, "anna", 9) == 3


def hammer(path: Path, worker: int, tries: int, answer: Any) -> None:
    answer.put(taken(Buckets(SharedCounters(path, worker), "limit/test", 2000, 1e9), "anna", tries))


def test_processes_that_take_at_once_get_what_there_is(path: Path) -> None:
    answer = SPAWN.SimpleQueue()
    workers = [SPAWN.Process(target=hammer, args=(path, n, 1500, answer)) for n in range(2)]
    for worker in workers:
        worker.start()
    granted = [answer.get() for _ in workers]
    for worker in workers:
        worker.join()
    # A little more only if one of them slept with the lock for long: nobody waits for that.
    assert 2000 <= sum(granted) <= 2010


def test_open_things_count_wherever_they_are(path: Path) -> None:
    one, other = SharedCounters(path, 0), SharedCounters(path, 2)
    for _ in range(3):
        one.add("sockets", 1)
    other.add("sockets", 1)
    assert one.count("sockets") == other.count("sockets") == 4
    one.add("sockets", -1)
    assert other.count("sockets") == 3
    assert other.count("unfinished") == 0
    one.add("sockets", -2)
    one.add("sockets", -1)  # one too many: there are never fewer than none
    assert other.count("sockets") == 1


def hold(path: Path, worker: int, ready: Any) -> None:
    counters = SharedCounters(path, worker)
    for _ in range(5):
        counters.add("sockets", 1)
    with counters:
        ready.put(counters._has_lock)
        signal.pause()


def held(path: Path) -> Any:
    """A worker that has sockets and the lock, and goes on having them."""
    ready = SPAWN.SimpleQueue()
    worker = SPAWN.Process(target=hold, args=(path, 1, ready))
    worker.start()
    assert ready.get()
    return worker


def test_a_killed_worker_leaves_no_lock_and_its_sockets_are_forgotten(path: Path) -> None:
    counters = SharedCounters(path, 0)
    counters.add("sockets", 2)
    worker = held(path)
    try:
        assert counters.count("sockets") == 7
    finally:
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
    with counters:
        assert counters._has_lock
    counters.forget(1)
    assert counters.count("sockets") == 2


def test_nobody_waits_for_a_worker_that_sleeps_with_the_lock(path: Path) -> None:
    worker = held(path)
    try:
        assert taken(Buckets(SharedCounters(path, 0), "limit/test", 5, 3600), "anna", 9) == 5
    finally:
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()


def test_more_keys_than_places_cost_the_oldest(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counters, "_LEVELS", shared_counters._NEAR)  # sixteen places for all
    counters = SharedCounters(path, 0)
    moments = iter(range(1, 1000))
    counters.now = lambda: next(moments)  # type: ignore[method-assign]
    for number in range(17):
        counters.write(number, 1.0)
    assert counters.level(0) is None
    assert all(counters.level(number) for number in range(1, 17))


def test_the_file_tells_nobody_who_was_counted(path: Path) -> None:
    with made(1) as another:
        both = SharedCounters(path, 0), SharedCounters(another, 0)
        for counters in both:
            counters.write("192.0.2.7", 1.0)
            counters.add("192.0.2.7", 1)
        assert both[0]._digest("192.0.2.7") != both[1]._digest("192.0.2.7")
        assert b"192.0.2.7" not in path.read_bytes()
        assert path.stat().st_mode & 0o077 == 0
