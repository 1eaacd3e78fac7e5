"""One clock: start, stop, extra time, warnings, the bell, and outages that are nobody's time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.event.hall import ID, ORGANISER, Hall
from zuschlag.errors import NotAllowed
from zuschlag.event import commands as c
from zuschlag.event.folds import fold
from zuschlag.event.live_evening import LiveEvening
from zuschlag.table.limits import TableLimits
from zuschlag.table.table_event import TableEvent

MINUTE = 60_000


def a_round(minutes: int | None = 30) -> Hall:
    hall = Hall(rounds=1, minutes=minutes)
    hall.people(4)
    hall.draw()
    hall.organise(c.Call(), c.StartRound())
    return hall


def rung(hall: Hall) -> list[tuple[int, str]]:
    """When the clock spoke, in milliseconds since the round began."""
    began = next(event.at for event in hall.written if event.kind == "round_started")
    told = [event for event in hall.written if event.kind in ("warned", "bell")]
    return [(event.at - began, str(event.public.get("minutes", "bell"))) for event in told]


def test_warnings_and_the_bell_come_to_the_millisecond() -> None:
    hall = a_round(30)
    hall.wait(40 * MINUTE)
    assert rung(hall) == [
        (20 * MINUTE, "[10]"),
        (25 * MINUTE, "[5]"),
        (29 * MINUTE, "[1]"),
        (30 * MINUTE, "bell"),
    ]


def test_a_short_round_has_only_the_warnings_that_fit() -> None:
    hall = a_round(5)
    hall.wait(10 * MINUTE)
    assert rung(hall) == [(4 * MINUTE, "[1]"), (5 * MINUTE, "bell")]


def test_without_minutes_there_is_no_clock() -> None:
    hall = a_round(None)
    hall.wait(600 * MINUTE)
    assert rung(hall) == []
    with pytest.raises(NotAllowed, match="event/no-clock"):
        hall.organise(c.MoveClock(5, "more"))
    hall.organise(c.StopClock("fire alarm"), c.GoOn())


def test_while_it_stands_still_nobody_loses_time() -> None:
    hall = a_round(30)
    hall.wait(7 * MINUTE)
    hall.organise(c.StopClock("fire alarm"))
    hall.wait(90 * MINUTE)
    assert hall.evening.clock.left(hall.now) == 23 * MINUTE
    hall.organise(c.GoOn())
    hall.wait(60 * MINUTE)
    assert rung(hall)[-1] == (120 * MINUTE, "bell")


def test_extra_time_moves_the_end_and_warns_again() -> None:
    hall = a_round(30)
    hall.wait(26 * MINUTE)
    hall.organise(c.MoveClock(5, "a dispute about the deal"))
    hall.wait(60 * MINUTE)
    assert [when // MINUTE for when, _ in rung(hall)] == [20, 25, 30, 34, 35]


def test_the_end_is_never_moved_into_the_past_nor_after_the_bell() -> None:
    hall = a_round(10)
    hall.wait(6 * MINUTE)
    with pytest.raises(NotAllowed, match="event/no-time-left"):
        hall.organise(c.MoveClock(-4, "we are late"))
    hall.organise(c.MoveClock(-3, "we are late"))
    hall.wait(MINUTE)
    with pytest.raises(NotAllowed, match="event/no-clock"):
        hall.organise(c.MoveClock(5, "too late"))


def test_every_change_of_the_clock_says_why() -> None:
    hall = a_round(30)
    for command in (c.StopClock(" "), c.MoveClock(1, "")):
        with pytest.raises(NotAllowed, match="event/say-why"):
            hall.organise(command)


def after_an_outage(hall: Hall, dark: int) -> LiveEvening:
    """Another worker takes the evening over after so long."""
    live = LiveEvening(ID, TableLimits())
    for event in hall.written:
        fold(live.evening, event)
    first = live.first_words(hall.now + dark)
    assert first is not None
    fold(live.evening, first)
    return live


@settings(max_examples=30, deadline=None)
@given(played=st.integers(0, 29 * MINUTE), dark=st.integers(-90_000, 10**7))
def test_an_outage_is_nobodys_time(played: int, dark: int) -> None:
    hall = a_round(30)
    hall.wait(played)
    hall.write(TableEvent(kind="beat", at=hall.now))
    live = after_an_outage(hall, dark)
    assert live.evening.clock.left(hall.now + dark) == 30 * MINUTE - played


def test_a_restart_of_ninety_seconds_gives_at_most_a_beat_too_much() -> None:
    hall = a_round(30)
    hall.wait(10 * MINUTE + 29_000)
    left = after_an_outage(hall, 90_000).evening.clock.left(hall.now + 90_000)
    assert 0 <= left - (20 * MINUTE - 29_000) < 30_000


def test_nothing_is_said_after_a_restart_while_the_clock_stands_still() -> None:
    hall = a_round(30)
    hall.organise(c.StopClock("fire alarm"))
    live = LiveEvening(ID, TableLimits())
    for event in hall.written:
        fold(live.evening, event)
    assert live.first_words(hall.now + 90_000) is None
    assert live.last_words(hall.now) is None


@settings(max_examples=30, deadline=None)
@given(
    steps=st.lists(
        st.tuples(st.sampled_from(["wait", "stop", "go", "move"]), st.integers(1, 300_000)),
        max_size=25,
    )
)
def test_the_bell_rings_once_when_the_time_that_ran_is_over(steps: list[tuple[str, int]]) -> None:
    """Told again: minutes granted, less the milliseconds during which the clock ran."""
    hall = a_round(10)
    granted, ran, stands = 10 * MINUTE, 0, False
    for what, number in steps:
        if hall.evening.clock.has_rung:
            break
        if what == "wait":
            hall.wait(number)
            ran += 0 if stands else number
        elif what == "move":
            hall.do(ORGANISER, c.MoveClock(1 + number % 3, "more"))
            granted += (1 + number % 3) * MINUTE
        elif what == "stop" and not stands:
            hall.do(ORGANISER, c.StopClock("stop"))
            stands = True
        elif what == "go" and stands:
            hall.do(ORGANISER, c.GoOn())
            stands = False
        assert hall.evening.clock.has_rung == (ran >= granted)
    assert [event.kind for event in hall.written].count("bell") == (ran >= granted)
