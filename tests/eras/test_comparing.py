"""The comparison itself: it lets a wire grow and notices every way to break it."""

import tomllib
from typing import Any

import pytest

from tests.eras.comparing import allowed, broken_lines, differences, old_kinds_only, uncounted
from tests.eras.era import HERE
from tests.eras.tape import Tape, changes

FRAME: dict[str, Any] = {"t": "news", "cursor": 4, "you": {"seat": 1, "seats": [1]}, "at": 0}
NEWS: dict[str, Any] = {"t": "news", "cursor": 3, "entry": {"n": 3, "kind": "said", "text": "Hm."}}
ODD: dict[str, Any] = {"t": "news", "cursor": 3, "entry": {"n": 3, "kind": "sneezed"}}


def places(before: Any, now: Any, slack: int = 0) -> list[str]:
    return [one.where for one in differences(before, now, "frame", slack)]


def test_new_fields_are_no_difference() -> None:
    assert places(FRAME, FRAME | {"weather": "fine", "you": FRAME["you"] | {"hat": None}}) == []


@pytest.mark.parametrize(
    ("now", "where"),
    [
        (FRAME | {"cursor": 5}, "frame.cursor"),
        (FRAME | {"cursor": "4"}, "frame.cursor"),
        (FRAME | {"cursor": None}, "frame.cursor"),
        (FRAME | {"you": {"seat": 1}}, "frame.you.seats"),
        (FRAME | {"you": {"seat": 1, "seats": [1, 2]}}, "frame.you.seats"),
        (FRAME | {"you": {"seat": 1, "seats": [2]}}, "frame.you.seats.0"),
        (FRAME | {"you": {"seat": True, "seats": [1]}}, "frame.you.seat"),
        ({"t": "news"}, "frame.cursor"),
    ],
)
def test_what_is_gone_or_different_is_found(now: Any, where: str) -> None:
    assert places(FRAME, now)[0] == where


def test_moments_may_be_apart_as_much_as_is_said() -> None:
    before, now = {"at": 1_800_000_000_000}, {"at": 1_800_000_000_020}
    assert places(before, now, slack=25) == []
    assert places(before, now, slack=10) == ["frame.at"]
    assert places({"at": 10}, {"at": 11}, slack=25) == ["frame.at"]


def test_every_allowed_change_has_a_reason_and_allows_only_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = tomllib.loads((HERE / "allowed.toml").read_text("utf-8"))["change"]
    assert [one["where"] for one in told if len(one["why"]) > 20] == list(allowed())
    monkeypatch.setattr("tests.eras.comparing.allowed", lambda: ("frame.*.hat",))
    assert places({"you": {"hat": 1}}, {"you": {"hat": 2}}) == []
    assert places({"you": {"cap": 1}}, {"you": {"cap": 2}}) == ["frame.you.cap"]


def test_promised_bytes_must_be_the_same_bytes() -> None:
    before, now = [b'{"ok":true,"at":1}', b"{}"], [b'{"at":1,"ok":true}', b"{}"]
    assert [one.where for one in broken_lines(before, now, "answers")] == ["answers.0"]
    assert broken_lines(before, before, "answers") == []


def tape(*frames: dict[str, Any]) -> Tape:
    return Tape("a scene", [], [list(frames)], [])


def test_news_of_a_kind_that_nobody_knew_is_left_alone() -> None:
    later = {"t": "news", "cursor": 4, "entry": NEWS["entry"] | {"n": 4}}
    assert changes(tape(NEWS), tape(ODD, later), {"said"}, "tape") == []
    assert changes(tape(NEWS), tape(later), {"said"}, "tape") != []
    assert changes(tape(NEWS), tape(ODD), {"said"}, "tape") != []


def test_unknown_entries_of_a_log_are_left_out_and_not_counted() -> None:
    log = {"t": "log", "cursor": 3, "entries": [{"n": 2, "kind": "said"}, ODD["entry"]]}
    known = {"t": "log", "cursor": 3, "entries": [{"n": 2, "kind": "said"}]}
    assert old_kinds_only([log], {"said"}) == [known]
    assert uncounted(known) == {"t": "log", "entries": [{"kind": "said"}]}


def test_an_answer_may_come_before_or_after_its_news_but_must_come() -> None:
    ack = {"t": "ack", "id": "one", "cursor": 3, "made": {}}
    assert changes(tape(NEWS, ack), tape(ack, NEWS), {"said"}, "tape") == []
    assert changes(tape(NEWS, ack), tape(NEWS), {"said"}, "tape") != []
