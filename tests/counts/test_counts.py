"""The rules and the telling find as many lines as are written in lines.toml.

After a wanted change: ZUSCHLAG_GOLDEN=write pytest tests/counts. The rules write, both are checked.
"""

import os
import tomllib
from pathlib import Path

import pytest

from tests.counts.lines import Start, by_contract, by_telling
from tests.telling.for_sale import EDITIONS, seats_allowed

FILE = Path(__file__).parent / "lines.toml"
IS_WRITING = os.environ.get("ZUSCHLAG_GOLDEN") == "write"
PLACES = ("deal", "all in", "second round", "sale")
STARTS = [
    Start(edition, seats, place)
    for edition in EDITIONS
    for seats in seats_allowed(edition)
    for place in PLACES
]


def depth(start: Start) -> int:
    """As deep as is quick: the last level is not played."""
    if start.place == "all in":
        return 4
    return 4 if start.name in ("1997 3 deal", "1997-variant 3 sale") else 3


def written() -> dict[str, list[int]]:
    found: dict[str, list[int]] = tomllib.loads(FILE.read_text("utf-8"))
    return found


@pytest.fixture(scope="module", autouse=True)
def _rewritten() -> None:
    if IS_WRITING:
        lines = [
            "# Lines of one, two, ... moves by edition, seats and start (tests/counts/lines.py)."
        ]
        lines += [f'"{start.name}" = {by_contract(start, depth(start))}' for start in STARTS]
        FILE.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_rules_count_as_many_lines_as_are_written(start: Start) -> None:
    assert by_contract(start, depth(start)) == written()[start.name]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_telling_counts_as_many_lines_as_are_written(start: Start) -> None:
    assert by_telling(start, depth(start)) == written()[start.name]


def test_every_start_is_written_and_none_is_left_over() -> None:
    assert set(written()) == {start.name for start in STARTS}


def test_the_first_counts_are_those_of_plain_arithmetic() -> None:
    # Three with 28 coins: pass or bid 1 to 28; after a bid of b, pass or b + 1 to 28.
    assert written()["2015 3 deal"][:2] == [29, 29 + sum(28 - bid + 1 for bid in range(1, 29))]
    # 1997: an equal bid is a line more for each of the 15 bids.
    assert written()["1997 3 deal"][1] == written()["1997-strict 3 deal"][1] + 15
    # Five with 14 coins: odd bids of the first round came back rounded up, or down.
    assert written()["2005-published 5 second round"] != written()["2005-seed 5 second round"]
    # Three with ten buildings each, in any order of seats.
    assert written()["2015 3 sale"] == [30, 30 * 20, 30 * 20 * 10]
