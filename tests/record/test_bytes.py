"""Files that are not JSON at all: cut off, noisy, too large, too deep. Never a crash, never ok."""

import json
import random

import pytest

from tests.record.games import printed_2015, with_text, written
from zuschlag.record import MOST_BYTES, judge

GOOD = written(printed_2015() | {"meta": {"name": "Grüße ☃ 🎲", "list": [1, {"a": None}]}})


def fault(data: bytes) -> tuple[str, str]:
    answer = judge(data)
    assert list(answer) == ["ok", "error", "path", "facts"]
    assert answer["ok"] is False
    json.dumps(answer, ensure_ascii=False).encode()
    return answer["error"], answer["path"]


def padded(size: int) -> bytes:
    """A good record of exactly so many bytes: JSON does not mind blanks."""
    return GOOD + b" " * (size - len(GOOD))


def test_no_beginning_of_a_record_is_a_record() -> None:
    assert judge(GOOD)["ok"]
    for length in range(len(GOOD)):
        error, path = fault(GOOD[:length])
        assert (error in ("record/truncated", "record/not-utf8"), path) == (True, "$"), length


def test_no_end_of_a_record_is_a_record() -> None:
    for length in range(1, len(GOOD)):
        assert fault(GOOD[length:])[0].startswith("record/"), length


def test_a_record_with_a_byte_left_out_never_crashes() -> None:
    for place in range(len(GOOD)):
        assert judge(GOOD[:place] + GOOD[place + 1 :])["ok"] in (True, False)


@pytest.mark.parametrize("data", [b"", b" ", b"\n", b"\r\n\t "])
def test_nothing_is_a_truncated_record(data: bytes) -> None:
    assert fault(data) == ("record/truncated", "$")


NOT_JSON = {
    "a byte order mark": b"\xef\xbb\xbf" + GOOD,
    "utf-16": GOOD.decode().encode("utf-16"),
    "utf-16 without mark": GOOD.decode().encode("utf-16-le"),
    "utf-32": GOOD.decode().encode("utf-32"),
    "zeros": b"\x00" * 1000,
    "gzip": b"\x1f\x8b\x08\x00" + bytes(range(256)),
    "html": b"<html></html>",
    "yaml": b"zuschlag: 1",
    "a comment": b"// a comment\n" + GOOD,
    "single quotes": GOOD.replace(b'"', b"'"),
    "a trailing comma": GOOD[:-1] + b",}",
    "two records": GOOD + GOOD,
    "words after the end": GOOD + b" and more",
    "an equals sign": GOOD.replace(b":", b"=", 1),
    "python": GOOD.replace(b"null", b"None"),
}


@pytest.mark.parametrize("kind", NOT_JSON)
def test_what_is_not_json_is_refused_with_a_reason(kind: str) -> None:
    assert fault(NOT_JSON[kind]) == ("record/not-json", "$")
    assert judge(NOT_JSON[kind])["facts"]["reason"]


@pytest.mark.parametrize("bad", [b"\xff", b"\xc3", b"\xc0\x80", b"\xed\xa0\x80", b"\xf8\x88\x80"])
def test_invalid_utf_8_is_refused_in_values_and_in_keys(bad: bytes) -> None:
    assert fault(GOOD.replace(b"Annika", bad)) == ("record/not-utf8", "$")
    assert fault(GOOD.replace(b'"meta"', b'"' + bad + b'"')) == ("record/not-utf8", "$")


@pytest.mark.parametrize("text", [r'"\ud800"', r'"\udfff"', r'"\ud800\ud800"', r'"\ud8"'])
def test_half_a_surrogate_is_no_text(text: str) -> None:
    assert fault(with_text(printed_2015(), ("seats", 0), text))[0].startswith("record/")


def test_noise_is_no_game() -> None:
    luck = random.Random(1)
    for size in (1, 2, 3, 10, 100, 1000, 10_000):
        for _ in range(20):
            assert fault(luck.randbytes(size))[0].startswith("record/")


def test_a_record_may_have_a_million_bytes_and_not_one_more() -> None:
    assert MOST_BYTES == 1_000_000
    assert judge(padded(1_000_000))["ok"]
    assert fault(padded(1_000_001)) == ("record/too-large", "$")
    assert judge(padded(1_000_001))["facts"] == {"most_bytes": 1_000_000}


@pytest.mark.parametrize("key", ["meta", "fair"])
def test_meta_and_fair_may_have_64_000_bytes_and_not_one_more(key: str) -> None:
    most = {"a": "x" * (64_000 - len('{"a":""}'))}
    assert judge(written(printed_2015() | {key: most}))["ok"]
    for larger in ({"b": most["a"] + "x"}, {"a": "ü" * 40_000}, {"k" * 70_000: 1}):
        assert fault(written(printed_2015() | {key: larger})) == ("record/too-large", key)


def test_a_hundred_thousand_actions_are_read_and_not_one_more() -> None:
    def with_actions(actions: list[object]) -> bytes:
        record = printed_2015() | {"actions": actions}
        return json.dumps(record, separators=(",", ":")).encode()

    # A pass takes eleven bytes: a million bytes hold 90,000 of them, the limit needs shorter rows.
    assert judge(with_actions([[0, "pass"]] * 90_000))["at"] == 1
    assert fault(with_actions([0] * 100_000)) == ("record/wrong-type", "actions[0]")
    assert fault(with_actions([0] * 100_001)) == ("record/too-long", "actions")
    assert judge(with_actions([0] * 100_001))["facts"] == {"most": 100_000, "found": 100_001}


@pytest.mark.parametrize("depth", [2_000, 100_000])
def test_what_is_nested_too_deep_is_refused(depth: int) -> None:
    lists, objects = "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth
    for nested in (lists, objects):
        assert fault(nested.encode()) == ("record/too-deep", "$")
        for key in ("meta", "options", "deal", "actions"):
            assert fault(with_text(printed_2015(), (key,), nested)) == ("record/too-deep", "$")


def test_a_nest_that_is_never_closed_is_refused() -> None:
    for opening in (b"[" * 900_000, b'{"a":' * 180_000, GOOD[:-1] + b',"meta":' + b"[" * 900_000):
        assert fault(opening)[0] in ("record/too-deep", "record/truncated")


def test_a_moderate_nest_in_meta_is_nobodys_business() -> None:
    nested = '{"a":' * 100 + "[" * 100 + "]" * 100 + "}" * 100
    assert judge(with_text(printed_2015(), ("meta",), nested))["ok"]


@pytest.mark.parametrize("key", list(printed_2015()))
def test_of_a_key_written_twice_the_last_counts(key: str) -> None:
    first = b'{"%s": null, ' % key.encode() + GOOD[1:]
    assert judge(first) == judge(GOOD)
    last = GOOD[:-1] + b', "%s": null}' % key.encode()
    assert fault(last) == ("record/wrong-type", key)
