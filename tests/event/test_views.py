"""What an evening shows: to everybody the same, to each their own, and one next step."""

import msgspec

from tests.event.hall import ORGANISER, Hall
from zuschlag.event import commands as c
from zuschlag.event.evening_view import clock_part, evening_part, is_at_the_desk, me_part, own_place
from zuschlag.event.next_step import STEPS, next_step
from zuschlag.event.settings import for_table


def shown(hall: Hall) -> str:
    """Every byte that everybody gets."""
    parts = [evening_part(hall.evening), clock_part(hall.evening, hall.now)]
    return msgspec.json.encode(parts).decode()


def finish(hall: Hall) -> None:
    assert hall.evening.current is not None
    for table in range(len(hall.evening.current.tables)):
        hall.finish_table(table, [4, 3, 2, 1])


def test_the_next_step_leads_through_a_whole_evening() -> None:
    hall = Hall(rounds=2)
    taken = [next_step(hall.evening)]

    def note() -> None:
        taken.append(next_step(hall.evening))

    hall.people(8)
    note()
    hall.organise(c.Draw())
    note()
    hall.wait(10_000)
    for _ in range(2):
        note()
        hall.organise(c.Call())
        note()
        hall.organise(c.StartRound())
        note()
        finish(hall)
        note()
        hall.organise(c.CloseRound())
    note()
    hall.organise(c.End())
    note()
    a_round = ["call", "start-round", "results", "close-round"]
    assert taken == ["people", "draw", "seeds", *a_round, *a_round, "end", "done"]
    assert set(taken) == set(STEPS)


def test_who_comes_or_goes_after_the_draw_makes_another_one_the_next_step() -> None:
    hall = Hall(rounds=2)
    hall.people(8)
    hall.draw()
    assert next_step(hall.evening) == "call"
    hall.do("late", c.Join("late"))
    assert next_step(hall.evening) == "draw"
    hall.draw(why="somebody came")
    assert next_step(hall.evening) == "call"


def test_nothing_secret_is_in_what_everybody_sees() -> None:
    hall = Hall(rounds=1)
    hall.people(4)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    seen = shown(hall)
    hidden = [hall.evening.server_seed.hex(), hall.evening.organiser]
    hidden += [one.holder for one in hall.evening.entrants.values() if one.holder != one.name]
    assert all(one not in seen for one in hidden)


def test_worlds_that_differ_in_what_is_hidden_look_the_same() -> None:
    """Other phones, another console, assistants, void cards: no byte of it on the wall."""
    one, two = Hall(rounds=1), Hall(rounds=1)
    for hall, mark in ((one, ""), (two, "other ")):
        for number in range(1, 5):
            hall.do(f"{mark}phone {number}", c.Join(f"person {number}"))
    two.organise(c.NewCard(1))
    two.do("helper", c.Assist(str(two.do(ORGANISER, c.Invite())["code"])))
    assert shown(one) == shown(two)


def test_each_sees_what_is_theirs() -> None:
    hall = Hall(rounds=1)
    hall.people(4)
    hall.draw()
    assert own_place(hall.evening, "person 1") is None
    hall.organise(c.Call(), c.StartRound())
    place = own_place(hall.evening, "person 1")
    assert place is not None
    assert place[1] == 0
    me = me_part(hall.evening, "person 1", "ABC123", "t")
    assert (me.roles, me.entrant, me.card) == (["player"], 1, "ABC123")
    assert me_part(hall.evening, ORGANISER, None, None).roles == ["organiser"]
    assert me_part(hall.evening, "nobody", None, None).roles == []
    assert is_at_the_desk(hall.evening, ORGANISER)
    assert not is_at_the_desk(hall.evening, "person 1")


def test_a_clock_that_stands_still_says_why() -> None:
    hall = Hall(rounds=1, minutes=30)
    hall.people(4)
    hall.draw()
    hall.organise(c.Call(), c.StartRound(), c.StopClock("fire alarm"))
    clock = clock_part(hall.evening, hall.now)
    assert (clock.why, clock.stopped_since, clock.now) == ("fire alarm", hall.now, hall.now)


def test_nobody_looks_on_at_a_table_of_an_evening() -> None:
    agreed = for_table(Hall().evening.settings, 4)
    assert (agreed.listed, agreed.spectators, agreed.pauses) == (False, False, 0)
