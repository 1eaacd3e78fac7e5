"""A board is read from a name, a file or a record; what was read is written back the same."""

import json
import math
import tomllib
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.boards.towns import GONE, fault_of, town
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.layout import COLOURS, GROUPS, KINDS


def test_the_shape_is_the_classic_one() -> None:
    assert len(KINDS) == len(GROUPS) == 40
    assert [GROUPS.count(colour) for colour in COLOURS] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert (GROUPS.count("station"), GROUPS.count("utility"), GROUPS.count("")) == (4, 2, 12)


def test_known_boards_are_read_once_and_can_be_kept_in_sets() -> None:
    assert board.names() == ("aalen", "classic")
    assert board.load("aalen") is board.load("aalen")
    assert board.read("classic") is board.load("classic")
    assert len({board.load(name) for name in board.names()}) == 2


@pytest.mark.parametrize("name", board.names())
def test_a_known_board_is_written_by_its_name(name: str) -> None:
    assert board.as_written(board.load(name)) == name
    assert board.as_written(board.read(tomllib.loads(board.source(name)))) == name


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("title",), "Hillbury"),
        (("slots", 39, "price"), 402),
        (("slots", 5, "group"), "station"),
        (("chance", 0, "to"), 0),
        (("chest", 0), {"id": "CC-01", "effect": "jail", "text": {"it": "Via!"}}),
        (("currency",), "€"),
    ],
)
def test_what_was_read_is_written_back_the_same(path: tuple[str | int, ...], value: object) -> None:
    read = board.read(town(path, value))
    written = board.as_written(read)
    assert board.read(written) == read
    assert board.read(json.loads(json.dumps(written))) == read
    assert board.as_written(board.read(written)) == written


def test_an_own_board_is_written_whole() -> None:
    written = board.as_written(board.read(town(("title",), "Hillbury")))
    assert isinstance(written, dict)
    assert written["title"] == dict.fromkeys(("de", "en", "it", "fr"), "Hillbury")
    assert written["chance"][1].keys() == {"id", "effect", "to", "text"}
    assert written["slots"][0].keys() == {"kind", "name", "short"}


@pytest.mark.parametrize(
    ("given_words", "told"),
    [
        ("A", "AAAA"),
        ({"de": "D"}, "DDDD"),
        ({"de": "D", "fr": "F"}, "DDDF"),
        ({"de": "D", "en": "E"}, "DEEE"),
        ({"it": "I", "fr": "F"}, "IIIF"),
        ({"fr": "F"}, "FFFF"),
    ],
)
def test_a_missing_language_speaks_english_else_german_else_what_there_is(
    given_words: object, told: str
) -> None:
    read = board.read(town(("slots", 1, "name"), given_words))
    assert "".join(read.slots[1].name.in_(one) for one in ("de", "en", "it", "fr")) == told


def test_reading_leaves_what_was_written_alone() -> None:
    written = town()
    board.read(written)
    assert written == town()


@pytest.mark.parametrize("path", ["board", "games[3].board"])
def test_a_fault_stands_below_the_path_of_the_board(path: str) -> None:
    with pytest.raises(Malformed) as raised:
        board.read(town(("slots", 12, "price"), GONE), path)
    assert raised.value.path == f"{path}.slots[12].price"
    with pytest.raises(Malformed) as raised:
        board.read("utopia", path)
    assert raised.value.path == path


@pytest.mark.parametrize("name", ["", "utopia", "../classic", "Aalen", "x" * 10_000])
def test_a_name_that_nobody_knows_is_refused_with_those_that_are(name: str) -> None:
    for read in (board.read, board.load):
        with pytest.raises(Malformed) as raised:
            read(name)
        assert raised.value.slug == "board/unknown-name"
        assert raised.value.facts["known"] == ["aalen", "classic"]
        assert len(str(raised.value)) < 200


def deep() -> Any:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    return nested


STRANGE = [
    None,
    True,
    False,
    0,
    -1,
    10**5000,
    1.0,
    math.nan,
    math.inf,
    "",
    " ",
    "\x1b[31m",
    "\ud800",
    "x" * 1000,
    [],
    [[]],
    {},
    {"": ""},
    {1: 2},
    b"bytes",
    date(2026, 1, 1),
    deep(),
]


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of a board."""
    inside = [path] if path else []
    if isinstance(value, dict):
        return inside + [p for key, one in value.items() for p in places(one, (*path, key))]
    if isinstance(value, list):
        return inside + [p for n, one in enumerate(value) for p in places(one, (*path, n))]
    return inside


PLACES = places(town())


@pytest.mark.parametrize("number", range(len(STRANGE)))
def test_a_strange_value_is_refused_wherever_it_stands(number: int) -> None:
    strange = STRANGE[number]
    assert isinstance(fault_of(strange), Malformed)
    for path in PLACES[number % 11 :: 11]:
        written = town(path, strange)
        found = list(board.faults(written, "board"))
        for fault in found:
            assert fault.slug.startswith("board/")
            assert len(str(fault)) < 600
            assert str(fault).isprintable()
            json.dumps(fault.facts)
        if found:
            assert fault_of(written).path == found[0].path
        else:
            assert board.read(board.as_written(board.read(written))) == board.read(written)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(place=st.sampled_from(PLACES), value=JSON, key=st.text(max_size=10))
def test_whatever_is_written_is_a_board_or_malformed(
    place: tuple[str | int, ...], value: object, key: str
) -> None:
    for written in (
        town(place, value),
        town((*place[:1], key), value) if len(place) < 2 else value,
    ):
        found = list(board.faults(written, "board"))
        if found or isinstance(written, str):
            assert fault_of(written).slug.startswith("board/")
        else:
            assert board.read(board.as_written(board.read(written))) == board.read(written)
