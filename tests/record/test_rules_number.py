"""The number of the rules: what a record without it means, and keys that occur twice."""

import json
from typing import Any

import pytest

from tests.fair.games import for_sale_game, monopoly_game
from zuschlag.record import judge

Record = dict[str, Any]


def judged(record: Record, *more: tuple[str, str]) -> Record:
    """The answer to a record with further keys, written before its end as they are."""
    written = json.dumps(record)[:-1]
    return judge((written + "".join(f', "{key}": {value}' for key, value in more) + "}").encode())


def plain(record: Record) -> Record:
    """The same game without a number."""
    return {key: value for key, value in record.items() if key != "rules"}


def test_a_game_of_today_says_which_rules_it_follows() -> None:
    for record in (for_sale_game(1), monopoly_game(1)):
        assert record["rules"] == 2
        assert judged(record)["ok"]


def test_without_a_number_it_is_the_first() -> None:
    record = plain(for_sale_game(1))
    assert judged(record) == judged(record, ("rules", "1")) == judged(record, ("rules", "2"))


@pytest.mark.parametrize("number", ["0", "3", "-1", "99"])
def test_an_unknown_number_is_refused(number: str) -> None:
    answer = judged(plain(for_sale_game(1)), ("rules", number))
    told = {
        "ok": False,
        "error": "record/unknown-rules",
        "path": "rules",
        "facts": {"known": [1, 2]},
    }
    assert answer == told


@pytest.mark.parametrize("number", ['"2"', "true", "2.0", "null", "[2]"])
def test_a_number_is_a_number(number: str) -> None:
    answer = judged(plain(for_sale_game(1)), ("rules", number))
    assert (answer["error"], answer["path"]) == ("record/wrong-type", "rules")


@pytest.mark.parametrize(
    "more",
    [
        [("rules", "1"), ("rules", "1")],
        [("rules", "2"), ("rules", "1")],
        [("rules", "1"), ("rules", "2")],
        [("rules", "2"), ("r\\u0075les", "1")],
        [("meta", "{}"), ("meta", "{}"), ("rules", "1"), ("rules", "1")],
    ],
)
def test_a_number_stands_once(more: list[tuple[str, str]]) -> None:
    answer = judged(plain(for_sale_game(1)), *more)
    assert (answer["ok"], answer["error"]) == (False, "record/duplicate-key")


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ([("meta", "{}"), ("meta", "{}")], "meta"),
        ([("meta", '{"a": 1, "a": 1}')], "meta.a"),
        ([("meta", '{"a": [0, {"b": 1, "c": 2, "b": 3}]}')], "meta.a[1].b"),
        ([("edition", '"2015"')], "edition"),
    ],
)
def test_no_key_stands_twice_from_the_second_number_on(
    more: list[tuple[str, str]], path: str
) -> None:
    record = plain(for_sale_game(1))
    assert judged(record, *more)["ok"]
    answer = judged(record, ("rules", "2"), *more)
    assert (answer["error"], answer["path"]) == ("record/duplicate-key", path)


@pytest.mark.parametrize("depth", [100, 400, 900, 5000, 100_000])
def test_deep_values_are_told_and_nothing_breaks(depth: int) -> None:
    deep = '{"a": ' + "[" * depth + "]" * depth + "}"
    for rules in ("1", "2"):
        answer = judged(plain(for_sale_game(1)), ("rules", rules), ("meta", deep))
        assert answer["ok"] or answer["error"] in ("record/too-deep", "record/too-large")


def test_long_numbers_are_left_to_who_reads_them() -> None:
    answer = judged(plain(for_sale_game(1)), ("rules", "2"), ("meta", '{"a": ' + "9" * 5000 + "}"))
    assert "error" not in answer or answer["error"].startswith("record/")


def test_both_numbers_side_by_side_judge_differently() -> None:
    """After the count somebody rules: the same bytes, and another ending."""
    record = plain(monopoly_game(1))
    record["deal"] = {key: value for key, value in record["deal"].items() if key != "setup"}
    record["actions"] = [[-1, "ruling", {"winners": [0], "reason": "a"}]]
    record["options"] = {"end.mode": "stopNow"}
    record["actions"].insert(0, [-1, "time-up"])
    assert judged(record)["ending"] == "time"
    assert judged(record, ("rules", "2"))["ending"] == "ruling"
