"""Numbers that are not, or have too many digits: always refused, and the path is named."""

import json

import pytest

from tests.record.games import Path, printed_2015, told, with_text, written
from zuschlag.record import judge

NUMBERS: list[Path] = [
    ("zuschlag",),
    ("deal", "opener"),
    ("deal", "buildings", 0),
    ("deal", "cheques", 29),
    ("actions", 0, 0),
    ("actions", 3, 2),
]
ANYWHERE: list[Path] = [*NUMBERS, ("game",), ("seats", 2), ("options",), ("deal",), ("meta",)]


@pytest.mark.parametrize("path", ANYWHERE, ids=told)
def test_not_a_number_is_found_wherever_it_stands(path: Path) -> None:
    for text in ("NaN", "Infinity", "-Infinity"):
        answer = judge(with_text(printed_2015(), path, text))
        assert (answer["ok"], answer["error"]) == (False, "record/not-a-number")
        assert answer["path"] == told(path)


@pytest.mark.parametrize("path", ANYWHERE, ids=told)
def test_a_power_beyond_all_bounds_is_found_wherever_it_stands(path: Path) -> None:
    for text in ("1e400", "-1e999"):
        answer = judge(with_text(printed_2015(), path, text))
        assert answer["error"] in ("record/not-a-number", "record/number-too-large")
        assert answer["path"] == told(path)


def test_of_two_bad_numbers_the_first_is_told() -> None:
    record = printed_2015() | {"meta": {"a": float("nan"), "b": [float("inf"), float("nan")]}}
    assert judge(written(record))["path"] == "meta.a"
    record["deal"]["opener"] = float("nan")
    assert judge(written(record))["path"] == "deal.opener"


def test_not_a_number_is_found_deep_in_meta() -> None:
    text = '{"a": [1, {"b": [0, NaN]}]}'
    answer = judge(with_text(printed_2015(), ("meta",), text))
    assert (answer["error"], answer["path"]) == ("record/not-a-number", "meta.a[1].b[1]")


def test_not_a_number_under_a_long_key_is_told_in_one_readable_line() -> None:
    answer = judge(with_text(printed_2015(), ("meta",), f'{{"{"k" * 900_000}": NaN}}'))
    assert answer["error"] == "record/not-a-number"
    assert len(answer["path"]) <= 100


def test_not_a_number_under_half_a_surrogate_can_be_told() -> None:
    answer = judge(with_text(printed_2015(), ("meta",), r'{"\ud800": NaN}'))
    assert not answer["ok"]
    json.dumps(answer, ensure_ascii=False).encode()


@pytest.mark.parametrize("path", NUMBERS, ids=told)
def test_a_number_beyond_two_to_the_53_is_refused(path: Path) -> None:
    for digits in (str(2**53), str(2**64), "9" * 350, "9" * 4_300, "9" * 5_000):
        for sign in ("", "-"):
            assert judge(with_text(printed_2015(), path, sign + digits)) == {
                "ok": False,
                "error": "record/number-too-large",
                "path": told(path),
                "facts": {"most": 2**53 - 1},
            }


@pytest.mark.parametrize("number", [2**53 - 1, 1 - 2**53])
def test_the_largest_numbers_are_judged_as_moves(number: int) -> None:
    record = printed_2015() | {"actions": [[0, "bid", number]]}
    answer = judge(written(record))
    assert (answer["at"], answer["facts"]["offered"]) == (0, number)
    slug = "for-sale/bid-too-high" if number > 0 else "for-sale/bid-too-low"
    assert answer["error"] == slug


@pytest.mark.parametrize(
    "text", ["01", "+1", "1.", ".5", "0x1", "1_000", "١", "--1", "-NaN", "nan"]
)
def test_what_json_does_not_call_a_number_is_no_json(text: str) -> None:
    answer = judge(with_text(printed_2015(), ("deal", "opener"), text))
    assert (answer["ok"], answer["error"], answer["path"]) == (False, "record/not-json", "$")
    assert answer["facts"]["reason"]


@pytest.mark.parametrize("text", ["1e0", "1E0", "0e0", "0.0", "-0.0"])
def test_a_whole_number_is_written_without_point_or_exponent(text: str) -> None:
    answer = judge(with_text(printed_2015(), ("deal", "opener"), text))
    assert (answer["error"], answer["path"]) == ("record/wrong-type", "deal.opener")


def test_a_huge_number_in_meta_is_nobodys_business() -> None:
    for digits in (str(2**64), "9" * 4_000, "1e300"):
        assert judge(with_text(printed_2015(), ("meta",), f'{{"n": {digits}}}'))["ok"]
