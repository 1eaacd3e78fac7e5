"""Broken records through the real command: one line of JSON, exit code 2, never a traceback."""

import os
import sys
from pathlib import Path

import pytest

from tests.cli.command import Ran, zuschlag
from tests.record.games import (
    ANSWER_KEYS,
    Record,
    finished,
    game,
    printed_1997,
    printed_2015,
    with_,
    with_text,
    without,
    written,
)

P = printed_2015()
BROKEN: dict[str, tuple[bytes, str, str]] = {
    "nothing": (b"", "record/truncated", "$"),
    "cut off": (written(P)[:200], "record/truncated", "$"),
    "byte order mark": (b"\xef\xbb\xbf" + written(P), "record/not-json", "$"),
    "noise": (bytes(range(256)) * 9, "record/not-json", "$"),
    "not utf-8": (written(P).replace(b"Tom", b"\xff"), "record/not-utf8", "$"),
    "an array": (b"[]", "record/wrong-type", "$"),
    "no key": (written(without(P, ("deal", "opener"))), "record/missing-key", "deal.opener"),
    "null": (written(with_(P, ("seats",), None)), "record/wrong-type", "seats"),
    "a fraction": (written(with_(P, ("zuschlag",), 1.0)), "record/wrong-type", "zuschlag"),
    "extra key": (written(P | {"x" * 99: 1}), "record/unknown-key", "x" * 39 + "…"),
    "version": (written(with_(P, ("zuschlag",), 2)), "record/unknown-version", "zuschlag"),
    "game": (written(with_(P, ("game",), "go")), "record/unknown-game", "game"),
    "edition": (written(with_(P, ("edition",), "é" * 99)), "record/unknown-edition", "edition"),
    "two seats": (written(with_(P, ("seats",), ["A", "B"])), "record/seats-not-allowed", "seats"),
    "six in 1997": (
        written(with_(printed_1997(), ("seats",), list("ABCDEF"))),
        "record/seats-not-allowed",
        "seats",
    ),
    "name": (written(with_(P, ("seats", 1), "\x1b[2J")), "record/bad-name", "seats[1]"),
    "card": (
        written(with_(P, ("deal", "cheques", 4), 1)),
        "record/unknown-card",
        "deal.cheques[4]",
    ),
    "NaN": (with_text(P, ("deal", "opener"), "NaN"), "record/not-a-number", "deal.opener"),
    "digits": (
        with_text(P, ("actions", 0, 2), "9" * 5_000),
        "record/number-too-large",
        "actions[0][2]",
    ),
    "switch": (
        written(with_(P, ("options",), {"variant5_removed": 2})),
        "record/option-not-allowed",
        "options.variant5_removed",
    ),
    "deep": (b'{"a":' * 100_000, "record/too-deep", "$"),
    "large": (written(P) + b" " * 1_000_000, "record/too-large", "$"),
    "meta": (written(P | {"meta": {"a": "x" * 70_000}}), "record/too-large", "meta"),
}


def refused(ran: Ran) -> tuple[str, str]:
    answer = ran.answer
    assert list(answer) == ["ok", "error", "path", "facts"]
    assert (ran.code, answer["ok"]) == (2, False)
    assert isinstance(answer["facts"], dict)
    return answer["error"], answer["path"]


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_told_in_one_line(kind: str, tmp_path: Path) -> None:
    data, error, path = BROKEN[kind]
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert refused(zuschlag("judge", file)) == (error, path)


@pytest.mark.parametrize("kind", ["nothing", "deep", "large", "digits"])
def test_a_broken_record_from_standard_input_too(kind: str) -> None:
    data, error, path = BROKEN[kind]
    assert refused(zuschlag("judge", "-", given=data)) == (error, path)


@pytest.mark.parametrize("lines", [(), ("--lines",)])
def test_what_cannot_be_read_is_told_like_a_broken_record(
    lines: tuple[str, ...], tmp_path: Path
) -> None:
    for file in (tmp_path, tmp_path / "missing.json", tmp_path / "missing" / "game.json"):
        ran = zuschlag("judge", *lines, file)
        assert refused(ran)[0] == "record/unreadable"
        assert ran.answer["facts"]["reason"]


@pytest.mark.skipif(sys.platform != "linux", reason="a file that opens and cannot be read")
def test_a_file_that_breaks_while_it_is_read_is_told() -> None:
    assert refused(zuschlag("judge", "/proc/self/mem"))[0] == "record/unreadable"


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    # Permissions mean nothing to root; a link that leads to itself opens for nobody.
    file = tmp_path / "game.json"
    file.symlink_to(file)
    assert refused(zuschlag("judge", file))[0] == "record/unreadable"


@pytest.mark.skipif(sys.platform != "linux", reason="file names that are no text")
def test_a_file_name_that_is_no_text_is_told() -> None:
    assert refused(zuschlag("judge", os.fsdecode(b"no-\xff-such.json")))[0] == "record/unreadable"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_the_answer_is_utf_8_whatever_the_terminal_speaks(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(BROKEN["extra key"][0])
    ran = zuschlag("judge", file, env={"PYTHONIOENCODING": encoding})
    assert refused(ran) == BROKEN["extra key"][1:]


@pytest.mark.parametrize(
    ("record", "phase"),
    [
        (game("2015", "ABCDEF"), "buy"),
        (finished() | {"actions": finished()["actions"][:14]}, "sell"),
        (finished("2015-variant", 5), "done"),
    ],
)
def test_a_good_record_is_answered_with_the_keys_of_the_promise(record: Record, phase: str) -> None:
    ran = zuschlag("judge", "-", given=written(record))
    assert list(ran.answer) == ANSWER_KEYS
    assert (ran.code, ran.answer["ok"], ran.answer["phase"]) == (0, True, phase)
    assert (ran.answer["scores"] is None) == (phase != "done")


def test_an_illegal_move_is_told_with_its_place_and_exit_code_2() -> None:
    ran = zuschlag("judge", "-", given=written(P | {"actions": [[0, "bid", 2], [1, "bid", 2]]}))
    facts = {"least": 3, "offered": 2}
    assert ran.answer == {"ok": False, "at": 1, "error": "for-sale/bid-too-low", "facts": facts}
    assert ran.code == 2


def test_the_example_printed_in_2015() -> None:
    answer = zuschlag("judge", "-", given=written(printed_2015())).answer
    assert (answer["coins"], answer["box"]) == ([24, 27, 27], 6)
    assert (answer["buildings"], answer["waiting"]) == ([[28], [8], [20]], [0])


def test_the_example_printed_in_1997() -> None:
    answer = zuschlag("judge", "-", given=written(printed_1997())).answer
    assert (answer["coins"], answer["box"]) == ([14, 12, 14, 15], 5)
    assert (answer["buildings"], answer["waiting"]) == ([[15], [19], [13], [1]], [1])
