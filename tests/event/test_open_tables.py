"""Open tables: whoever is free is seated when enough wait; the best games count."""

import copy
import random
from fractions import Fraction
from itertools import combinations

import msgspec
import pytest

from tests.event import telling
from tests.event.hall import ORGANISER, Hall
from tests.event.test_laws import rounds_told
from tests.event.test_left_alone import begun_with, played_for
from tests.event.test_service import House
from tests.table.world import loop_time
from zuschlag.errors import Malformed, NotAllowed, Refusal
from zuschlag.event import commands as c
from zuschlag.event.evening_view import evening_part
from zuschlag.event.export import evening_json
from zuschlag.event.next_step import OPEN_STEPS, next_step
from zuschlag.event.open_tables import GATHERING, waiting
from zuschlag.event.points import UNIT
from zuschlag.event.settings import EveningSettings, checked
from zuschlag.event.verification import check_evening
from zuschlag.fair.verification import Verdict
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.settings import Settings

MINUTE = 60_000


def opened(people: int, **parts: object) -> Hall:
    hall = Hall(**{"format": "open"} | parts)
    hall.people(people)
    hall.organise(c.OpenTable())
    return hall


def tables(hall: Hall) -> list[list[int]]:
    return hall.evening.rounds[0].tables


def test_a_table_is_opened_a_minute_after_enough_people_wait() -> None:
    hall = Hall(format="open")
    hall.people(3)
    hall.organise(c.OpenTable())
    hall.wait(10 * MINUTE)
    assert tables(hall) == []
    hall.join("fourth", "fifth")
    hall.wait(GATHERING - 1)
    assert tables(hall) == []
    hall.wait(1)
    (first,) = tables(hall)
    assert sorted(first) == [1, 2, 3, 4]
    assert waiting(hall.evening) == [5]


def test_whoever_gets_up_sits_down_again_and_nobody_sits_at_two_tables() -> None:
    hall = opened(9)
    hall.wait(2 * MINUTE)
    one, two = tables(hall)
    assert not set(one) & set(two)
    hall.finish_table(0, [4, 3, 2, 1])
    hall.wait(2 * MINUTE)
    third = tables(hall)[2]
    assert set(third) <= set(one) | {9}
    assert 9 in third  # has waited longest
    current = hall.evening.current
    assert current is not None
    assert all(current.table_of(who) == 2 for who in third)


def test_those_meet_who_have_met_least_and_families_sit_apart() -> None:
    hall = opened(8)
    hall.organise(c.Wish(1, None, "family"), c.Wish(2, None, "family"))
    hall.wait(2 * MINUTE)
    assert not any({1, 2} <= set(people) for people in tables(hall))
    before = [set(people) for people in tables(hall)]
    for table in (0, 1):
        hall.finish_table(table, [4, 3, 2, 1])
    hall.wait(2 * MINUTE)
    for people in tables(hall)[2:]:
        assert {len(set(people) & had) for had in before} == {2}


def test_fewer_are_seated_with_a_reason_and_never_fewer_than_three() -> None:
    hall = opened(3)
    hall.wait(MINUTE)
    with pytest.raises(NotAllowed, match="event/say-why"):
        hall.organise(c.OpenTable())
    hall.organise(c.OpenTable("nobody else will come"))
    assert [sorted(people) for people in tables(hall)] == [[1, 2, 3]]
    with pytest.raises(Refusal, match="event/too-few"):
        hall.organise(c.OpenTable("more"))
    assert evening_part(hall.evening).decisions[0].why == "nobody else will come"


def test_the_steps_of_the_console() -> None:
    hall = Hall(format="open")
    taken = [next_step(hall.evening)]
    hall.people(4)
    taken.append(next_step(hall.evening))
    hall.organise(c.OpenTable())
    hall.wait(2 * MINUTE)
    taken.append(next_step(hall.evening))
    hall.organise(c.CloseRound())
    assert evening_part(hall.evening).is_closing
    taken.append(next_step(hall.evening))
    with pytest.raises(NotAllowed, match="event/results-missing"):
        hall.organise(c.CloseRound())
    hall.finish_table(0, [4, 3, 2, 1])
    taken.append(next_step(hall.evening))
    hall.wait(5 * MINUTE)
    assert len(tables(hall)) == 1
    hall.organise(c.CloseRound())
    taken.append(next_step(hall.evening))
    for command in (c.OpenTable("again"), c.Draw()):
        with pytest.raises(NotAllowed):
            hall.organise(command)
    hall.organise(c.End())
    taken.append(next_step(hall.evening))
    assert tuple(taken) == OPEN_STEPS


def a_night(seed: int) -> Hall:
    """People come and go, tables finish in any order."""
    luck = random.Random(seed)
    hall = opened(luck.randint(4, 9), best=2)
    for number in range(60):
        hall.wait(luck.randint(1, 3) * MINUTE)
        current = hall.evening.current
        assert current is not None
        played = [n for n in range(len(current.tables)) if n not in current.results]
        if played and luck.random() < 0.6:
            table = luck.choice(played)
            hall.finish_table(table, [luck.randint(0, 6) for _ in current.tables[table]])
        if luck.random() < 0.2:
            hall.join(f"late {number}")
        if luck.random() < 0.2:
            who = luck.choice(list(hall.evening.entrants.values()))
            hall.organise(c.Leave(who.number) if who.state == "here" else c.Return(who.number))
    hall.organise(c.CloseRound())
    current = hall.evening.current
    if current is not None:
        for table in range(len(current.tables)):
            if table not in current.results:
                hall.finish_table(table, [3, 2, 1, 0][: len(current.tables[table])])
        hall.organise(c.CloseRound())
    hall.organise(c.End())
    return hall


@pytest.mark.parametrize("seed", range(6))
def test_nights_of_people_who_come_and_go_are_verified(seed: int) -> None:
    hall = a_night(seed)
    told = msgspec.to_builtins(evening_json(hall.evening))
    assert check_evening(told).verdict is Verdict.VERIFIED
    lines = [n for n, line in enumerate(told["log"]) if line["kind"] == "table_opened"]
    assert len(lines) > 3
    for n in lines[::3]:
        changed = copy.deepcopy(told)
        changed["log"][n]["people"].reverse()
        assert check_evening(changed).verdict is not Verdict.VERIFIED


@pytest.mark.parametrize("seed", range(6))
def test_nobody_sits_at_two_tables_at_once(seed: int) -> None:
    hall = a_night(seed)
    seated: dict[int, set[int]] = {}
    for event in hall.written:
        if event.kind == "table_opened":
            seated[event.public["table"]] = set(event.public["people"])
        if event.kind == "result_taken":
            del seated[event.public["table"]]
        assert not any(one & two for one, two in combinations(seated.values(), 2))


@pytest.mark.parametrize("seed", range(6))
def test_the_standings_are_those_told_a_second_time(seed: int) -> None:
    hall = a_night(seed)
    (told,) = rounds_told(hall.evening.log)
    for row in hall.evening.standings():
        games = telling.sat_at([told], row.entrant)
        points = sorted((telling.points(table, seat) for _, table, seat in games), reverse=True)
        assert Fraction(row.points, UNIT) == sum(points[:2])
        assert row.rounds == len(games)


def test_only_the_best_games_count() -> None:
    hall = opened(4, best=2)
    for amounts in ([4, 3, 2, 1], [1, 2, 3, 4], [4, 3, 2, 1]):
        hall.wait(2 * MINUTE)
        number = len(tables(hall)) - 1
        order = [amounts[who - 1] for who in tables(hall)[number]]
        hall.finish_table(number, order)
    rows = {row.entrant: row for row in hall.evening.standings()}
    assert [rows[who].points // 840 for who in (1, 2, 3, 4)] == [200, 133, 100, 100]
    assert {row.rounds for row in rows.values()} == {3}


def test_open_tables_have_no_clock_and_no_rehearsal() -> None:
    table = Settings(game="for-sale", edition="2015", seats=4)
    for parts in ({"minutes": 30}, {"is_rehearsal": True}):
        with pytest.raises(Malformed, match="event/open-tables"):
            checked(EveningSettings(table=table, format="open", **parts))


def test_a_table_with_somebody_without_a_phone_plays_at_a_board() -> None:
    hall = opened(3)
    hall.do(ORGANISER, c.Register("on paper"))
    hall.wait(2 * MINUTE)
    assert hall.evening.rounds[0].boards == {0}


async def test_open_tables_are_made_and_their_results_come_by_themselves() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await begun_with(house, [c.OpenTable()], format="open")
    evening = (await house.evenings.find(id)).evening
    await played_for(house, id, 900)
    assert evening.current is not None
    assert list(evening.current.results) == [0]
    await house.tables.stop()
