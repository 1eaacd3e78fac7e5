"""Laws over random evenings: the log is all there is, and standings follow from it."""

import random
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.event import telling
from tests.event.hall import ID, SEED, Hall
from zuschlag.errors import ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event import formats, planning
from zuschlag.event.evening_state import EveningState
from zuschlag.event.folds import fold
from zuschlag.event.points import UNIT
from zuschlag.event.seating.plan import plan
from zuschlag.event.seating.swiss import swiss_round
from zuschlag.table.table_event import TableEvent


@pytest.fixture(autouse=True, scope="module")
def _short_searches() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        quick_searches(patch)
        yield


def quick_searches(patch: pytest.MonkeyPatch) -> None:
    """Laws hold for bad plans, too."""
    quick = partial(plan, steps=300)
    patch.setattr(planning, "plan", quick)
    patch.setattr(formats, "plan", quick)
    patch.setattr(planning, "swiss_round", partial(swiss_round, steps=300))


def random_evening(seed: int) -> Hall:
    """People come, go and come back, rounds are drawn and played, results are overruled."""
    luck = random.Random(seed)
    hall = Hall(format=luck.choice(["meet", "swiss", "final", "robin"]), rounds=3, minutes=20)
    hall.people(luck.randint(4, 13))
    for _ in range(luck.randint(5, 40)):
        hall.wait(luck.randint(0, 100_000))
        with suppress(ZuschlagError):
            _something(hall, luck)
    return hall


def _something(hall: Hall, luck: random.Random) -> None:
    number = luck.randint(1, 14)
    current = hall.evening.current
    match luck.randint(0, 11):
        case 0:
            hall.join(f"late {len(hall.written)}")
        case 1:
            hall.do(f"person {number}", c.Leave())
        case 2:
            hall.do(f"person {number}", c.Return())
        case 3:
            hall.organise(c.Swap(number, luck.randint(1, 14), "a wish"))
        case 4:
            hall.organise(c.Correct(1, 1, [1, 1, 3, 3], [5, 5, 1, 1], "level"))
        case 5:
            hall.organise(c.StopClock("a break"))
        case 6:
            hall.organise(c.GoOn())
        case 7:
            hall.organise(c.Wish(number, luck.randint(1, 3), luck.choice(["", "family"])))
        case _ if current is None:
            hall.draw(why="people came and went")
        case _ if current.state == "planned" and luck.random() < 0.3:
            hall.draw(why="people came and went")
        case _:
            hall.play_round(luck)


def rounds_told(log: list[dict[str, Any]]) -> list[telling.Round]:
    """The rounds as a stranger reads them from the public log: the last word on each table."""
    finals: dict[int, int | None] = {}
    said: dict[tuple[int, int], list[telling.Seat]] = {}
    for line in log:
        if line["kind"] == "drawn":
            for number, one in enumerate(line["rounds"]):
                finals[line["round"] + number] = one["final"]
        if line["kind"] in ("result_taken", "ruled", "corrected"):
            seats = [(s["entrant"], s["place"], s["amount"], s["has_left"]) for s in line["seats"]]
            said[line["round"], line["table"] - 1] = seats
    found: list[telling.Round] = []
    for number in sorted({number for number, _ in said}):
        final = finals.get(number)
        tables = [s for (n, t), s in sorted(said.items()) if n == number and final in (None, t)]
        found.append((number, final is not None, tables))
    return found


def everything(evening: EveningState) -> Any:
    """All that can be seen of an evening."""
    return (
        {
            n: (e.name, e.state, e.since, e.table, e.apart, e.seed)
            for n, e in evening.entrants.items()
        },
        [(r.number, r.stage, r.tables, r.state, r.results, r.final) for r in evening.rounds],
        vars(evening.clock),
        evening.draws,
        evening.standings(),
        evening.log,
    )


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_standings_are_what_a_stranger_reads_from_the_log(seed: int) -> None:
    hall = random_evening(seed)
    rounds, entrants = rounds_told(hall.evening.log), list(hall.evening.entrants)
    found = hall.evening.standings()
    assert [r.entrant for r in found] == telling.in_order(rounds, entrants, hall.evening.lots())
    for row in found:
        assert Fraction(row.points, UNIT) == telling.total(rounds, row.entrant)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_public_can_be_built_from_the_public_log_alone(seed: int) -> None:
    hall = random_evening(seed)
    again = EveningState(ID)
    for event in hall.written:
        fold(again, TableEvent(kind=event.kind, at=event.at, public=event.public))
    again.server_seed = SEED
    assert everything(again) == everything(hall.evening)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_nobody_sits_twice_and_whoever_is_drawn_is_there(seed: int) -> None:
    hall = random_evening(seed)
    here: set[int] = set()
    for event in hall.written:
        match event.kind:
            case "joined" | "returned":
                here.add(event.public["entrant"])
            case "left":
                here.remove(event.public["entrant"])
            case "drawn":
                for one in event.public["rounds"]:
                    seated = [who for people in one["tables"] for who in people]
                    assert sorted(seated) == sorted(here)
                    assert all(3 <= len(people) <= 6 for people in one["tables"])
    for one in hall.evening.closed:
        assert set(one.results) == set(range(len(one.tables)))
        for table, people in enumerate(one.tables):
            assert [seat.entrant for seat in one.results[table].seats] == people


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_nothing_secret_is_in_the_public_log(seed: int) -> None:
    written = str(random_evening(seed).evening.log)
    assert SEED.hex() not in written
    assert "organiser'" not in written.replace("'by': 'organiser'", "")
