"""A simulation that cannot be is refused before it begins, and hears what would be right."""

from pathlib import Path

import pytest

from tests.cli.command import zuschlag
from zuschlag.cli import main

PLAN = ["simulate", "for-sale", "--games", "10", "--json"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--edition 1901", ["1901", "2015-variant", "1997-strict", "2005-published"]),
        ("--seats 2", ["2015", "2 seats", "3, 4, 5, 6"]),
        ("--seats -1", ["-1", "3, 4, 5, 6"]),
        ("--seats 9999999999999999999", ["3, 4, 5, 6"]),
        ("--edition 1997 --seats 6", ["1997", "6 seats", "3, 4, 5"]),
        ("--policy clever", ["clever", "heuristic", "random"]),
        ("--policy ,", ["heuristic", "random"]),
        ("--policy random,heuristic", ["2 policies", "4 seats"]),
        ("--policy random,random,random,random,random", ["5 policies", "4 seats"]),
        ("--option fun=1", ["fun", "least_bid", "refund"]),
        ("--option refund", ["refund", "up, down"]),
        ("--option refund=sideways", ["refund", "up, down"]),
        ("--option open_info=1", ["open_info"]),
        ("--option least_bid=²", ["least_bid", "raise, match"]),
        ("--option variant5_removed=2", ["variant5_removed", "2015-variant with five"]),
        ("--edition 2015-variant --seats 5 --option variant5_removed=4", ["3, 2"]),
        ("--plot figure.gif", ["figure.gif", ".png, .svg"]),
        ("--plot figure", ["figure", ".png, .svg"]),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    arguments: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([*PLAN, *arguments.split()])
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert told.err.startswith("zuschlag: ")
    assert told.err.count("\n") == 1
    for word in words:
        assert word in told.err


def test_a_refused_simulation_leaves_nothing_behind(tmp_path: Path) -> None:
    targets = ["--records", "games.jsonl", "--plot", "figure.gif"]
    sentence = zuschlag(*PLAN, *targets, folder=tmp_path).sentence
    assert sentence == "zuschlag: figure.gif must end in .png, .svg."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("option", "target"),
    [("--records", "no/such/folder/games.jsonl"), ("--records", "."), ("--plot", "no/figure.png")],
)
def test_a_target_that_cannot_be_written_is_told(option: str, target: str, tmp_path: Path) -> None:
    file = tmp_path / target
    assert f"{file} cannot be written" in zuschlag(*PLAN, option, file).sentence


@pytest.mark.parametrize("seed", [str(2**63), str(-(2**63) - 1), "9" * 30])
def test_a_seed_of_any_size_is_used_or_refused(
    seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main([*PLAN, "--seed", seed])
    except SystemExit as refused:
        code = refused.code
    told = capsys.readouterr()
    assert code in (0, 2)
    assert seed in told.out if code == 0 else "seed" in told.err.splitlines()[-1]
