"""Good records of Monopoly spoilt at random: the judge never raises, its answer has its shape."""

import copy
import json
from functools import cache
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.record.games import FAULT_KEYS, REFUSAL_KEYS, Answer, Record, written
from tests.record.monopoly.games import ANSWER_KEYS, first_turns, game, played
from tests.record.test_fuzz import VALUES, places, spoil
from tests.recorded.monopoly.making import GAMES
from zuschlag.cli.narration import tell
from zuschlag.errors import Malformed
from zuschlag.record import judge, parse
from zuschlag.rules.monopoly.parts import VERBS

RECORDED = [json.loads(file.read_bytes()) for file in sorted(GAMES.glob("*.json"))]
EXAMPLES = settings().max_examples
SLOTS = st.integers(0, 39)
SIDES = st.fixed_dictionaries(
    {},
    optional={
        "cash": st.integers(0, 3000),
        "deeds": st.lists(SLOTS, unique=True, max_size=3),
        "cards": st.lists(st.sampled_from(["chance", "chest"]), unique=True),
        "debt": st.integers(0, 90),
    },
)
ARGUMENTS: dict[str, list[st.SearchStrategy[Any]]] = {
    "bid": [st.integers(-5, 2000)],
    "demand": [st.integers(0, 3)],
    "waive": [st.integers(0, 3)],
    "wish": [st.dictionaries(SLOTS.map(str), st.integers(1, 5), max_size=3)],
    "build": [st.lists(SLOTS, max_size=6)],
    "sell": [st.lists(SLOTS, max_size=6)],
    "mortgage": [SLOTS],
    "redeem": [SLOTS],
    "use-card": [st.sampled_from(["chance", "chest"])],
    "offer": [st.integers(0, 2), SIDES, SIDES],
    "accept": [st.integers(0, 3)],
    "reject": [st.integers(0, 3)],
    "withdraw": [st.integers(0, 3)],
    "ruling": [st.just({"winners": [1], "reason": "so be it"})],
}


@cache
def good() -> list[Record]:
    """Games of every kind, played when they are wanted: the rules take time to get ready."""
    return [first_turns(), *RECORDED, played(1, 60)[1], played(5, 60)[1]]


def of_three() -> st.SearchStrategy[Record]:
    return st.sampled_from([record for record in good() if len(record["seats"]) > 2])


def checked(data: bytes) -> Answer:
    """The answer, if it has one of the three shapes of the promise and any reader can read it."""
    answer = judge(data)
    assert json.loads(msgspec.json.encode(answer)) == answer
    if answer["ok"] is True:
        assert list(answer) == ANSWER_KEYS
        return answer
    assert answer["ok"] is False
    assert isinstance(answer["facts"], dict)
    if answer["error"].startswith(("record/", "board/")):
        assert list(answer) == FAULT_KEYS
        assert answer["path"]
    else:
        assert answer["error"].startswith("monopoly/")
        assert list(answer) == REFUSAL_KEYS
        assert type(answer["at"]) is int
    return answer


@st.composite
def spoilt(draw: st.DrawFn) -> Record:
    """A good record with one to four places deleted, replaced, doubled or moved."""
    record = copy.deepcopy(draw(st.sampled_from(good())))
    for _ in range(draw(st.integers(1, 4))):
        every = list(places(record))
        if every:
            spoil(record, draw(st.sampled_from(every)), draw)
    return record


@st.composite
def well_formed(draw: st.DrawFn) -> list[object]:
    """Any action that can be written at all."""
    verb = draw(st.sampled_from(VERBS))
    seat = -1 if verb in ("time-up", "ruling") else draw(st.integers(0, 2))
    return [seat, verb, *(draw(one) for one in ARGUMENTS.get(verb, []))]


def test_the_good_records_are_good() -> None:
    assert all(checked(written(record))["ok"] for record in good())


@given(spoilt())
@settings(max_examples=8 * EXAMPLES, deadline=None)
def test_a_spoilt_record_gets_an_answer_of_the_promised_shape(record: Record) -> None:
    data = json.dumps(record).encode()
    answer = checked(data)
    if answer.get("error", "").startswith("monopoly/"):
        assert answer["at"] < len(record["actions"])


@given(spoilt())
@settings(max_examples=3 * EXAMPLES, deadline=None)
def test_a_spoilt_record_is_told_as_far_as_it_goes(record: Record) -> None:
    data = json.dumps(record).encode()
    try:
        found = parse(data)
        lines, is_legal = tell(found)
    except Malformed:
        assert "path" in judge(data)
    else:
        assert lines
        assert is_legal == checked(data)["ok"]


@given(VALUES)
@settings(max_examples=EXAMPLES, deadline=None)
def test_any_board_gets_an_answer(board: object) -> None:
    checked(json.dumps(game(board=board)).encode())


@given(st.dictionaries(st.text(max_size=9), VALUES, max_size=4))
@settings(max_examples=EXAMPLES, deadline=None)
def test_any_options_get_an_answer(options: dict[str, object]) -> None:
    checked(json.dumps(game(options=options)).encode())


@given(st.data())
@settings(max_examples=3 * EXAMPLES, deadline=None)
def test_a_record_with_bytes_exchanged_gets_an_answer(data: st.DataObject) -> None:
    text = bytearray(written(data.draw(st.sampled_from(good()))))
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    checked(bytes(text))


@given(st.deferred(of_three), st.lists(well_formed(), min_size=1, max_size=4), st.integers(0, 60))
@settings(max_examples=4 * EXAMPLES, deadline=None)
def test_any_well_formed_actions_are_judged_and_never_called_malformed(
    record: Record, actions: list[list[object]], place: int
) -> None:
    dice = [*record["deal"]["dice"], *[[1, 2]] * 9]
    changed = {"deal": record["deal"] | {"dice": dice}}
    answer = checked(written(record | changed | {"actions": record["actions"][:place] + actions}))
    assert "path" not in answer
