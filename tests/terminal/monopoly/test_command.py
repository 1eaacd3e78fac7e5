"""The command line: `zuschlag play monopoly` and its options become wishes."""

import argparse

import pytest

from zuschlag.cli import main, parser
from zuschlag.cli.play import game_of, switches


def given(line: str) -> argparse.Namespace:
    return parser().parse_args(["play", *line.split()])


@pytest.mark.parametrize(
    ("line", "game"),
    [
        ("", "for-sale"),
        ("--edition 2015", "for-sale"),
        ("for-sale", "for-sale"),
        ("monopoly", "monopoly"),
        ("monopoly --edition classic --seats 5", "monopoly"),
        ("--board my-town.toml", "monopoly"),
        ("--minutes 30", "monopoly"),
    ],
)
def test_the_game_is_named_or_follows_from_what_is_given(line: str, game: str) -> None:
    assert game_of(given(line)) == game


def test_the_length_of_the_game_is_a_switch() -> None:
    assert switches(given("monopoly --minutes 45")) == {"end.limit": {"minutes": 45}}
    found = switches(given("monopoly --rounds 9 --option cash.hidden=true"))
    assert found == {"cash.hidden": True, "end.limit": {"rounds": 9}}


@pytest.mark.parametrize("line", ["monopoly --minutes 0", "--minutes 5 --rounds 5"])
def test_what_makes_no_sense_is_refused(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        given(line)
    assert capsys.readouterr().err


def test_a_game_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert "Known: for-sale, monopoly" in capsys.readouterr().err
