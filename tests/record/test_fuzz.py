"""Good records spoilt at random: the judge never raises, and its answer always has its shape."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.record.games import (
    ANSWER_KEYS,
    FAULT_KEYS,
    REFUSAL_KEYS,
    Answer,
    Path,
    Record,
    finished,
    game,
    printed_1997,
    printed_2015,
    written,
)
from zuschlag.record import judge

GOOD = [
    printed_2015(),
    printed_1997(),
    finished("1997-variant", 3),
    finished("2015-variant", 5),
    game("2015-variant", "ABCDE", options={"variant5_removed": 2, "open_info": True}),
]
EXAMPLES = settings().max_examples
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 40)
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["bid", "pass", "sell", "2015", "1997", "raise", "down", "for-sale"])
)
VALUES = st.recursive(
    LEAVES,
    lambda below: (
        st.lists(below, max_size=5) | st.dictionaries(st.text(max_size=9), below, max_size=4)
    ),
    max_leaves=8,
)


def checked(data: bytes) -> Answer:
    """The answer, if it has one of the three shapes of the promise and any reader can read it."""
    answer = judge(data)
    assert json.loads(msgspec.json.encode(answer)) == answer
    if answer["ok"] is True:
        assert list(answer) == ANSWER_KEYS
        return answer
    assert answer["ok"] is False
    assert isinstance(answer["facts"], dict)
    if answer["error"].startswith("record/"):
        assert list(answer) == FAULT_KEYS
        assert answer["path"]
    else:
        assert answer["error"].startswith("for-sale/")
        assert list(answer) == REFUSAL_KEYS
        assert type(answer["at"]) is int
    return answer


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[Path]:
    """Every place below the top of a record."""
    below: Any = ()
    if isinstance(value, dict):
        below = value.items()
    elif isinstance(value, list):
        below = enumerate(value)
    for step, one in below:
        yield (*path, step)
        yield from places(one, (*path, step))


@st.composite
def spoilt(draw: st.DrawFn) -> Record:
    """A good record with one to four places deleted, replaced, doubled or moved."""
    record = copy.deepcopy(draw(st.sampled_from(GOOD)))
    for _ in range(draw(st.integers(1, 4))):
        every = list(places(record))
        if every:
            spoil(record, draw(st.sampled_from(every)), draw)
    return record


def spoil(record: Record, path: Path, draw: st.DrawFn) -> None:
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    match draw(st.sampled_from(["delete", "replace", "double", "add"])):
        case "delete":
            del place[path[-1]]
        case "replace":
            place[path[-1]] = draw(VALUES)
        case "double" if isinstance(place, list):
            place.insert(draw(st.integers(0, len(place))), copy.deepcopy(place[int(path[-1])]))
        case _ if isinstance(place, dict):
            place[draw(st.text(max_size=9))] = copy.deepcopy(place[path[-1]])
        case _:
            place.append(draw(VALUES))


def test_the_good_records_are_good() -> None:
    assert all(checked(written(record))["ok"] for record in GOOD)


@given(spoilt())
@settings(max_examples=8 * EXAMPLES, deadline=None)
def test_a_spoilt_record_gets_an_answer_of_the_promised_shape(record: Record) -> None:
    checked(json.dumps(record).encode())


@given(VALUES)
@settings(max_examples=2 * EXAMPLES, deadline=None)
def test_any_json_gets_an_answer_and_is_no_game(value: object) -> None:
    assert not checked(json.dumps(value).encode())["ok"]


@given(st.data())
@settings(max_examples=6 * EXAMPLES, deadline=None)
def test_a_record_with_bytes_exchanged_gets_an_answer(data: st.DataObject) -> None:
    text = bytearray(written(data.draw(st.sampled_from(GOOD))))
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    checked(bytes(text))


@given(st.binary(max_size=200))
@settings(max_examples=2 * EXAMPLES, deadline=None)
def test_any_bytes_get_an_answer_and_are_no_game(data: bytes) -> None:
    assert not checked(data)["ok"]


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["bid", "pass", "sell"]))))
@settings(max_examples=2 * EXAMPLES, deadline=None)
def test_any_well_formed_actions_are_judged_and_never_called_malformed(
    verbs: list[tuple[int, str]],
) -> None:
    actions = [[seat, verb] if verb == "pass" else [seat, verb, 3] for seat, verb in verbs]
    answer = checked(written(printed_2015() | {"actions": actions}))
    assert "path" not in answer
