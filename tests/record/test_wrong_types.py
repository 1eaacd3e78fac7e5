"""Every place of a record refuses every type but its own, and says where and which."""

import pytest

from tests.record.games import Path, Record, printed_2015, told, with_, without, written
from zuschlag.record import judge

PLACES: dict[Path, str] = {
    ("zuschlag",): "whole number",
    ("game",): "string",
    ("edition",): "string",
    ("options",): "object",
    ("seats",): "array",
    ("seats", 1): "string",
    ("deal",): "object",
    ("deal", "buildings"): "array",
    ("deal", "buildings", 3): "whole number",
    ("deal", "cheques"): "array",
    ("deal", "cheques", 29): "whole number",
    ("deal", "opener"): "whole number",
    ("actions",): "array",
    ("actions", 2): "array",
    ("actions", 2, 0): "whole number",
    ("actions", 2, 1): "string",
    ("actions", 2, 2): "whole number",
    ("rules",): "whole number",
    ("meta",): "object",
    ("fair",): "object",
}
STRANGERS: list[tuple[str, object]] = [
    ("null", None),
    ("boolean", True),
    ("boolean", False),
    ("whole number", 1),
    ("fraction", 1.0),
    ("fraction", -0.5),
    ("string", "1"),
    ("string", ""),
    ("array", []),
    ("array", [1]),
    ("object", {}),
    ("object", {"a": 1}),
]
REQUIRED: list[Path] = [path for path in PLACES if isinstance(path[-1], str)][:-3]


def whole() -> Record:
    return printed_2015() | {"rules": 1, "meta": {"seed": 1}, "fair": {}}


def test_the_record_to_be_spoilt_is_good() -> None:
    assert judge(written(whole()))["ok"]


@pytest.mark.parametrize("path", PLACES, ids=told)
def test_a_value_of_another_type_is_refused_where_it_stands(path: Path) -> None:
    for found, value in STRANGERS:
        if found != PLACES[path]:
            assert judge(written(with_(whole(), path, value))) == {
                "ok": False,
                "error": "record/wrong-type",
                "path": told(path),
                "facts": {"expected": PLACES[path], "found": found},
            }


@pytest.mark.parametrize(("found", "value"), STRANGERS)
def test_the_whole_document_must_be_an_object(found: str, value: object) -> None:
    answer = judge(written(value))
    if found == "object":
        assert (answer["error"], answer["path"]) == ("record/missing-key", "zuschlag")
    else:
        assert (answer["error"], answer["path"]) == ("record/wrong-type", "$")
        assert answer["facts"] == {"expected": "object", "found": found}


@pytest.mark.parametrize("path", REQUIRED, ids=told)
def test_every_key_shown_in_the_promise_is_required(path: Path) -> None:
    answer = judge(written(without(whole(), path)))
    assert (answer["ok"], answer["error"]) == (False, "record/missing-key")
    assert answer["path"] == told(path)


@pytest.mark.parametrize("path", [("rules",), ("meta",), ("fair",)], ids=told)
def test_rules_meta_and_fair_may_be_left_out(path: Path) -> None:
    assert judge(written(without(whole(), path))) == judge(written(whole()))


@pytest.mark.parametrize("path", [("note",), ("deal", "note"), ("Zuschlag",)], ids=told)
def test_an_unknown_key_is_refused_and_the_known_ones_are_told(path: Path) -> None:
    answer = judge(written(with_(whole(), path, 1)))
    assert (answer["ok"], answer["error"]) == (False, "record/unknown-key")
    assert answer["path"] == told(path)
    known = ["buildings", "cheques", "opener"] if path[0] == "deal" else sorted(whole())
    assert answer["facts"] == {"known": known}


def test_an_unknown_key_without_letters_still_has_a_path() -> None:
    answer = judge(written(whole() | {"": 1}))
    assert answer["error"] == "record/unknown-key"
    assert answer["path"]


def test_a_long_unknown_key_is_told_in_one_readable_line() -> None:
    answer = judge(written(whole() | {"k" * 900_000: 1}))
    assert answer["error"] == "record/unknown-key"
    assert len(answer["path"]) <= 40


@pytest.mark.parametrize(
    ("action", "error", "path"),
    [
        ([], "record/short-action", "actions[2]"),
        ([2], "record/short-action", "actions[2]"),
        ([2, "bid"], "record/wrong-number-of-parts", "actions[2]"),
        ([2, "sell"], "record/wrong-number-of-parts", "actions[2]"),
        ([2, "pass", 0], "record/wrong-number-of-parts", "actions[2]"),
        ([2, "bid", 3, 4], "record/too-long", "actions[2]"),
        ([2, "raise", 3], "record/unknown-verb", "actions[2][1]"),
        ([2, "BID", 3], "record/unknown-verb", "actions[2][1]"),
        ([2, "", 3], "record/unknown-verb", "actions[2][1]"),
        ([3, "bid", 3], "record/out-of-range", "actions[2][0]"),
        ([-1, "pass"], "record/out-of-range", "actions[2][0]"),
    ],
)
def test_a_misshapen_action_is_no_move_at_all(action: object, error: str, path: str) -> None:
    answer = judge(written(with_(whole(), ("actions", 2), action)))
    assert (answer["ok"], answer["error"], answer["path"]) == (False, error, path)
    assert answer["facts"]
