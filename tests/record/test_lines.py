"""Many records, one per line: an answer for each, in order, and no line costs more than it may."""

import io
import tracemalloc
from collections.abc import Iterator

import pytest

from tests.cli.command import zuschlag
from tests.record.games import Answer, finished, printed_1997, printed_2015, written
from zuschlag.record import MOST_BYTES, judge, judge_lines

GOOD, OTHER = written(printed_2015()), written(printed_1997())
ILLEGAL = written(printed_2015() | {"actions": [[1, "pass"]]})


def judged(data: bytes) -> list[Answer]:
    return list(judge_lines(io.BytesIO(data)))


def told(answers: list[Answer]) -> list[str]:
    return [answer.get("error", "ok") for answer in answers]


def test_every_line_gets_the_answer_it_would_get_alone() -> None:
    lines = [GOOD, b"{}", OTHER, b"nonsense", ILLEGAL, b"", b"[1]", GOOD[:99], written(finished())]
    assert judged(b"\n".join(lines) + b"\n") == [judge(line) for line in lines]


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("last", [b"", b"\n"])
def test_line_ends_of_any_kind_and_no_last_one(end: bytes, last: bytes) -> None:
    data = end.join([GOOD, ILLEGAL, OTHER]) + last
    assert told(judged(data)) == ["ok", "for-sale/not-your-turn", "ok"]


def test_a_blank_line_is_a_truncated_record() -> None:
    assert told(judged(b"\n" + GOOD + b"\n\n  \n" + GOOD)) == [
        *("record/truncated", "ok"),
        *("record/truncated", "record/truncated", "ok"),
    ]


def test_no_lines_no_answers() -> None:
    assert judged(b"") == []


def test_a_line_of_a_million_bytes_is_judged_and_one_byte_more_is_not() -> None:
    for end in (b"\n", b"\r\n"):
        full = GOOD + b" " * (MOST_BYTES - len(GOOD))
        data = full + end + full + b" " + end + GOOD
        assert told(judged(data)) == ["ok", "record/too-large", "ok"]


class Stream(io.RawIOBase):
    """A file that is made up as it is read."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self.pieces = pieces
        self.rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, room: memoryview) -> int:  # type: ignore[override]
        self.rest = self.rest or next(self.pieces, b"")
        taken, self.rest = self.rest[: len(room)], self.rest[len(room) :]
        room[: len(taken)] = taken
        return len(taken)


def test_an_endless_line_is_not_kept_in_memory_and_the_next_is_judged() -> None:
    def pieces() -> Iterator[bytes]:
        yield GOOD + b"\n"
        for _ in range(1_000):
            yield b"x" * 65_536
        yield b"\n" + OTHER + b"\n"

    source = io.BufferedReader(Stream(pieces()))
    tracemalloc.start()
    try:
        answers = list(judge_lines(source))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert told(answers) == ["ok", "record/too-large", "ok"]
    assert peak < 10 * MOST_BYTES < 65_536_000


def test_answers_come_while_lines_are_still_being_written() -> None:
    read: list[int] = []

    def pieces() -> Iterator[bytes]:
        for number in range(50):
            read.append(number)
            yield GOOD + b"\n"

    source = io.BufferedReader(Stream(pieces()), buffer_size=1)
    next(judge_lines(source))
    assert len(read) < 5


def test_the_command_answers_thousands_of_lines_in_order() -> None:
    lines = [GOOD, OTHER, ILLEGAL, b"", b"{"] * 600
    ran = zuschlag("judge", "--lines", "-", given=b"\n".join(lines))
    answers = ran.out.splitlines()
    assert len(answers) == len(lines) == 3_000
    assert answers == answers[:5] * 600
    assert [one[:40] for one in answers[:5]] == [
        '{"ok":true,"phase":"buy","round":2,"coin',
        '{"ok":true,"phase":"buy","round":2,"coin',
        '{"ok":false,"at":0,"error":"for-sale/not',
        '{"ok":false,"error":"record/truncated","',
        '{"ok":false,"error":"record/truncated","',
    ]
    assert ran.code == 2


def test_the_command_is_content_when_every_line_is() -> None:
    assert zuschlag("judge", "--lines", "-", given=GOOD + b"\r\n" + OTHER).code == 0
    assert zuschlag("judge", "--lines", "-").code == 0


def test_the_command_gets_over_a_line_that_is_too_long() -> None:
    data = b"\n".join([GOOD, b"[" * 3_000_000, OTHER])
    ran = zuschlag("judge", "--lines", "-", given=data)
    answers = ran.out.splitlines()
    assert (ran.code, len(answers)) == (2, 3)
    assert [one.startswith('{"ok":true') for one in answers] == [True, False, True]
