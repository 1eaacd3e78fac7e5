"""Somebody else has lost the connection, or wants to stop: what the terminal says and offers."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from zuschlag.table import commands as c
from zuschlag.terminal import entries, talking
from zuschlag.terminal.frames import SeatShown
from zuschlag.terminal.seat import Seat, Step

NAMES = ["Anna", "Ben"]


def _seat(**parts: Any) -> Seat:
    """Anna's, while Ben is asked and not there."""
    seats = [SeatShown(kind="person", name=name) for name in NAMES]
    usual = {"status": "play", "settings": {"absence": "ask"}, "seats": seats, "absences": {}}
    usual["vacations"] = {}
    asked: dict[str, Any] = {"pause": None, "undo": None, "votes": []}
    table = SimpleNamespace(**{**usual, **asked, **parts})
    you = SimpleNamespace(seat=0, can_undo=False, in_control=True)
    seat = SimpleNamespace(
        you=0, here=[True, False], names=NAMES, waiting=lambda: (1,), gone="", is_lost=False,
        fault="", speed=1, is_called=False, link=SimpleNamespace(is_own=False),
        latest=SimpleNamespace(table=table, you=you),
    )  # fmt: skip
    return cast(Seat, seat)


def test_one_waits_or_lets_the_bot_play() -> None:
    seat = _seat()
    assert "Ben has lost the connection" in entries.standing(seat)
    assert talking.wanted("/wait", seat) == c.WaitFor(1)
    assert talking.wanted("/bot", seat) == c.LetBot(1)


@pytest.mark.parametrize(
    "parts",
    [{"settings": {"absence": "bot"}}, {"absences": {1: {"is_kept": True}}}, {"status": "paused"}],
)
def test_where_nothing_is_to_be_decided_nothing_is_asked(parts: dict[str, Any]) -> None:
    assert entries.waited_for(_seat(**parts)) is None


def test_one_question_is_answered_at_a_time() -> None:
    asked = SimpleNamespace(seat=1, agreed=[])
    seat = _seat(votes=[1], pause=asked)
    assert "Ben asks for a pause" in entries.standing(seat)
    assert talking.wanted("/yes", seat) == c.AnswerPause(True)


def test_what_all_must_want_can_be_wanted_here_too() -> None:
    wished = {1: {"is_kept": False, "asker": None, "wishes": [2]}}
    waiting = _seat(settings={"absence": "wait"}, absences=wished)
    assert talking.wanted("/bot", waiting) == c.LetBot(1)
    assert talking.wanted("/wait", waiting) is None
    assert talking.wanted("/wait", _seat(absences=wished)) == c.WaitFor(1)
    kept = {1: {"is_kept": True, "asker": 0, "wishes": []}}
    assert talking.wanted("/bot", _seat(absences=kept)) == c.LetBot(1)


def test_a_vote_to_end_the_game_is_answered() -> None:
    seat = _seat(votes=[1])
    assert "Ben wants to end the game" in entries.standing(seat)
    assert talking.wanted("/no", seat) == c.VoteEnd(False)


def test_what_is_done_for_who_is_gone_has_a_line_of_its_own() -> None:
    told = [
        entries.lines_of(Step(kind, {"seat": 1, **parts}, [], None), _seat())[0][0]
        for kind, parts in (
            ("kept", {"asker": 0}),
            ("wait_asked", {"asker": 0}),
            ("bot_asked", {"asker": 0}),
            ("vote", {"yes": True}),
            ("vote", {"yes": False}),
        )
    ]
    assert told == [
        "You keep the seat of Ben: the table waits.",
        "You would like to wait for Ben.",
        "You would let a bot play for Ben.",
        "Ben wants to end the game without a result.",
        "Ben would rather play on.",
    ]


def test_at_a_slow_table_one_goes_on_vacation_and_comes_home() -> None:
    slow = {0: {"until": None, "left": 14}, 1: {"until": 1_800_000_000_000, "left": 0}}
    seat = _seat(vacations=slow)
    assert talking.wanted("/vacation", seat) == c.TakeVacation(7)
    assert talking.wanted("/vacation 3", seat) == c.TakeVacation(3)
    assert talking.wanted("/home", seat) is None
    assert talking.wanted("/pause", seat) is None
    assert "on vacation until 2027-01-15" in entries.whereabouts(seat, 1)
    away = _seat(vacations={0: {"until": 1_800_000_000_000, "left": 0}})
    assert talking.wanted("/home", away) == c.TakeVacation(0)
    assert talking.wanted("/vacation 3", away) is None
    step = Step("vacation", {"seat": 1, "until": 1_800_000_000_000}, [], None)
    assert entries.lines_of(step, seat)[0][0] == "Ben is on vacation until 2027-01-15."
