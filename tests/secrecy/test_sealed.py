"""Sealed answers take equally long and are equally long whatever is sealed (I5); the test itself.

Here time is virtual, so that only waiting on purpose counts. The campaign takes real time.
"""

import random

import pytest

from tests.secrecy.sealed import KINDS, Case, Ear, Talker, case_of, differences
from tests.secrecy.sealed_doors import in_virtual_time
from tests.secrecy.sealed_leaks import PLANTED
from tests.secrecy.two_samples import ALPHA, chance, distance, likeness
from zuschlag.table import commands as c
from zuschlag.table.live_table import LiveTable
from zuschlag.table.scheduler import Scheduler

SEEDS = {"sell": 1, "wish": 14, "order": 5, "purse": 2}
EACH_WAY = 8


def _case(kind: str) -> Case:
    found = case_of(kind, SEEDS[kind])
    assert found is not None
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_can_tell_by_time_or_size_what_was_sealed(kind: str) -> None:
    found = in_virtual_time(_case(kind), EACH_WAY)
    assert [len(world) for world in found.answers] == [EACH_WAY, EACH_WAY]
    assert all(sum(answer.sizes) > 100 for world in found.answers for answer in world)
    assert found.odd_sizes() == []
    one, other = ({answer.sizes for answer in world} for world in found.answers)
    assert one == other, "in virtual time nothing comes in between"
    assert differences(found.times())[1] == []


@pytest.mark.parametrize("leak", PLANTED)
def test_two_milliseconds_or_a_byte_would_be_noticed(leak: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        PLANTED[leak](patch)
        found = in_virtual_time(_case("sell"), EACH_WAY)
    assert bool(found.odd_sizes()) == (leak == "a byte")
    late = ["time to the ack", "time to the news"] if leak == "a delay" else []
    assert [one.partition(":")[0] for one in differences(found.times())[1]] == late


def test_nobody_waits_while_it_is_looked_up_what_an_order_would_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two microseconds more for an order that will speak are too many, on a quiet machine."""
    told: list[str] = []
    look, hear, do = Scheduler.next_time, Ear.__call__, Talker.do

    def looked(scheduler: Scheduler, live: LiveTable) -> int | None:
        told.append("looked")
        return look(scheduler, live)

    def heard(ear: Ear, frame: bytes) -> None:
        told.extend(
            kind for kind in ("ack", "news") if frame.startswith(b'{"t":"%b"' % kind.encode())
        )
        hear(ear, frame)

    async def asked(talker: Talker, id: str, command: c.Command) -> None:
        told.append(id.partition("-")[0])
        await do(talker, id, command)

    monkeypatch.setattr(Scheduler, "next_time", looked)
    monkeypatch.setattr(Ear, "__call__", heard)
    monkeypatch.setattr(Talker, "do", asked)
    in_virtual_time(_case("order"), EACH_WAY)
    samples = [place for place, what in enumerate(told) if what == "sample"]
    assert len(samples) == 2 * EACH_WAY
    assert "looked" in told
    after = [told[place + 1 : place + 4] for place in samples]
    assert after == [["news", "news", "ack"]] * len(samples)


def test_the_distance_is_the_largest_gap() -> None:
    assert distance([1, 2, 3], [1, 2, 3]) == 0
    assert distance([1, 2, 3], [4, 5]) == 1
    assert distance([1, 2, 3, 4], [3, 4, 5, 6]) == 0.5
    assert distance([0, 0, 0, 1], [0, 1, 1, 1]) == 0.5


@pytest.mark.parametrize(("scaled", "known"), [(1.2238, 0.1), (1.3581, 0.05), (1.6276, 0.01)])
def test_the_chance_is_that_of_the_tables(scaled: float, known: float) -> None:
    many = 10**9
    assert chance(scaled / (many / 2) ** 0.5, many, many) == pytest.approx(known, rel=1e-3)


def test_equal_sources_raise_no_alarm_and_others_do() -> None:
    luck = random.Random(1)

    def drawn(shift: float = 0.0) -> list[float]:
        return [luck.gauss(shift) for _ in range(400)]

    chances = [likeness(drawn(), drawn()) for _ in range(400)]
    assert min(chances) > ALPHA / 10
    assert 5 <= sum(one < 0.05 for one in chances) <= 40
    assert all(likeness(drawn(), drawn(1.0)) < ALPHA for _ in range(20))
