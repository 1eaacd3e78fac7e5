"""A board file is TOML in UTF-8 of a sensible size; anything else is named, and quickly."""

import time

import pytest

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.board_file import MOST_BYTES, parse


def fault_of(data: bytes) -> Malformed:
    with pytest.raises(Malformed) as raised:
        parse(data)
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 300
    return raised.value


@pytest.mark.parametrize("name", board.names())
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_our_own_files_are_read_whatever_the_editor(name: str, end: str, mark: bytes) -> None:
    data = mark + board.source(name).replace("\n", end).encode()
    assert board.read(parse(data)) == board.load(name)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"title = \n", 1),
        (b'title = "A"\n\nmoney\n', 3),
        (b'title = "A"\nnote = "B\n', 2),
        (b"[money]\nstart = 1\n[money]\n", 3),
        (b"a = 1\na = 2\n", 2),
        (b"a = [\n1,\n2\n", 4),
        (b"a = 1979-13-01\n", 1),
        (b"\x00", 1),
        (b"a = '\x1b[31m'", 1),
    ],
)
def test_what_is_not_toml_is_told_with_its_line(data: bytes, line: int) -> None:
    fault = fault_of(data)
    assert (fault.slug, fault.facts["line"]) == ("board/not-toml", line)


def test_what_is_not_utf_8_is_told_with_its_line() -> None:
    fault = fault_of('a = 1\nname = "Köln"\n'.encode("latin-1"))
    assert (fault.slug, fault.facts) == ("board/not-utf-8", {"line": 2})


def test_a_file_of_200_000_bytes_is_read_and_no_larger_one() -> None:
    data = board.source("classic").encode()
    data += b"#\n" * ((MOST_BYTES - len(data)) // 2)
    data += b"\n" * (MOST_BYTES - len(data))
    assert board.read(parse(data)) == board.load("classic")
    fault = fault_of(data + b"\n")
    assert (fault.slug, fault.facts) == ("board/too-large", {"most_bytes": 200_000})


def test_a_nest_of_brackets_is_refused() -> None:
    for bracket in ("[\n", "[{a=[\n"):
        assert fault_of(f"a = {bracket * 30_000}".encode()).slug == "board/too-deep"


def test_an_endless_line_is_refused() -> None:
    fault = fault_of(b"a = 1\n" + b"a." * 90_000 + b"a = 1\n")
    assert (fault.slug, fault.facts["line"]) == ("board/long-line", 2)


@pytest.mark.parametrize("line", ["a." * 1_990 + "a = {}", "[" + "a." * 1_980 + "a{}]"])
def test_no_file_keeps_us_busy(line: str) -> None:
    data = "\n".join(line.format(number) for number in range(49)).encode()
    begin = time.monotonic()
    try:
        found = list(board.faults(parse(data), "$"))
    except Malformed as fault:
        found = [fault]
    assert found
    assert time.monotonic() - begin < 10
