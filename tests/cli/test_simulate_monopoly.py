"""`simulate monopoly`: figures for programs and people, games as records, pictures, refusals."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.command import Ran, here, zuschlag
from zuschlag.cli import main
from zuschlag.cli.monopoly.options import monopoly_option
from zuschlag.rules.monopoly.board import source

PLAN = ("simulate", "monopoly")
SHORT = ("--option", "end.limit=rounds:12")
TIMES = ("cpu_seconds", "games_per_cpu_second")
PER_GAME = ("turns", "rounds", "trades", "auctions", "building_auctions", "bankruptcies")


def figures(*arguments: str | Path, run: Callable[..., Ran] = here) -> dict[str, Any]:
    """The answer without what the clock says."""
    ran = run(*PLAN, "--json", *arguments)
    assert ran.code == 0, ran
    told = ran.answer
    assert all(told[name] > 0 for name in TIMES)
    return {name: value for name, value in told.items() if name not in TIMES}


@pytest.fixture(scope="module")
def four() -> dict[str, Any]:
    return figures("--games", "6", "--seed", "7", "--threads", "1", *SHORT, run=zuschlag)


def test_json_stands_alone_on_standard_output(four: dict[str, Any]) -> None:
    assert (four["game"], four["edition"], four["board"]) == ("monopoly", "aalen-casual", "aalen")
    assert (four["games"], four["seed"], four["seats"]) == (6, 7, 4)
    assert four["policies"] == ["landlord"] * 4
    assert four["options"] == {"end.limit": {"rounds": 12}}
    assert (four["finished_share"], four["faults"]) == (1.0, 0)
    assert all(four[name] >= 0 for name in PER_GAME)


def test_shares_add_up_and_lie_in_their_intervals(four: dict[str, Any]) -> None:
    assert sum(four["win_share"]) == pytest.approx(1)
    assert len(four["landing"]) == 40
    assert sum(four["landing"]) + four["in_jail"] == pytest.approx(1)
    shares = [*four["win_share"], four["short_houses_share"]]
    intervals = [*four["win_share_95"], four["short_houses_share_95"]]
    for share, (low, high) in zip(shares, intervals, strict=True):
        assert low - 1e-9 <= share <= high


def test_money_is_told_every_ten_rounds(four: dict[str, Any]) -> None:
    assert four["worth_over_time"]["rounds"] == [0, 10, 12]
    assert [len(curve) for curve in four["worth_over_time"]["seats"]] == [3, 3, 3, 3]


def test_two_threads_and_one_give_the_same_figures(four: dict[str, Any]) -> None:
    assert figures("--games", "6", "--seed", "7", "--threads", "2", *SHORT) == four


def test_bots_through_the_contract_are_told_alike() -> None:
    policy = ("--policy", "random,landlord", "--seats", "2")
    told = figures("--games", "2", *policy, "--threads", "2", *SHORT)
    assert told["policies"] == ["random", "landlord"]
    assert (told["games"], told["finished_share"]) == (2, 1.0)


@pytest.mark.parametrize(
    ("preset", "limit"),
    [("classic", {"rounds": 200}), ("tournament", {"rounds": 200}), ("aalen-casual", None)],
)
def test_a_preset_without_rounds_ends_after_two_hundred(
    preset: str, limit: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAN, "--edition", preset, "--seats", "2", "--games", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"].get("end.limit") == limit
    assert told["worth_over_time"]["rounds"][-1] == 200
    assert main([*PLAN, "--edition", preset, "--seats", "2", "--games", "1"]) == 0
    assert "at most 200 rounds" in capsys.readouterr().out


def test_without_json_it_prints_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAN, "--board", "classic", "--games", "3", *SHORT]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[0].startswith("Monopoly aalen-casual, ")
    assert told.splitlines()[0].endswith("4 seats, 3 games, seed 1, at most 12 rounds")
    for words in (
        "games per second",
        "95% interval",
        "in an average game",
        "auctions of buildings",
        "without houses",
        "where throws come to rest",
        "in jail",
        "cash, deeds and buildings after so many rounds",
    ):
        assert words in told
    assert "broken off" not in told


@pytest.mark.parametrize("policy", ["landlord", "random,landlord,random"])
def test_records_are_accepted_by_the_judge(policy: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    switches = ("--edition", "aalen-event-strict", "--option", "auction.minOpen=10")
    plan = ("--seats", "3", "--games", "3", "--policy", policy, *switches, *SHORT)
    told = figures(*plan, "--records", file)
    judged = zuschlag("judge", "--lines", file)
    answers = [json.loads(line) for line in judged.out.splitlines()]
    written = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [(one["ok"], one["phase"]) for one in answers] == [(True, "done")] * 3
    assert [one["meta"]["game"] for one in written] == [0, 1, 2]
    assert (
        written[0]["options"]
        == told["options"]
        == {
            "auction.minOpen": 10,
            "end.limit": {"rounds": 12},
        }
    )
    wins = [sum((s in a["winners"]) / len(a["winners"]) for a in answers) / 3 for s in range(3)]
    assert told["win_share"] == pytest.approx(wins)
    assert told["rounds"] == pytest.approx(sum(one["round"] for one in answers) / 3)


def test_a_board_from_a_file_is_played_on(tmp_path: Path) -> None:
    town = tmp_path / "town.toml"
    town.write_text(source("aalen").replace('"M"', '"$"'), "utf-8")
    picture = tmp_path / "figure.svg"
    told = figures("--board", town, "--games", "1", *SHORT, "--plot", picture)
    assert told["games"] == 1
    root = ElementTree.parse(picture).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(root.iter())) > 100


def test_equal_figures_give_equal_pictures(tmp_path: Path) -> None:
    drawn = []
    for name in ("one.svg", "two.svg", "one.png"):
        assert main([*PLAN, "--games", "1", *SHORT, "--plot", str(tmp_path / name)]) == 0
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0] == drawn[1]
    assert drawn[2][:8] == b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("rent.claim=manual", ("rent.claim", "manual")),
        ("auction.minOpen=10", ("auction.minOpen", 10)),
        ("cash.hidden=true", ("cash.hidden", True)),
        ("end.limit=rounds:50", ("end.limit", {"rounds": 50})),
        ("end.limit=none", ("end.limit", None)),
        ("donation=200,100", ("donation", [200, 100])),
        ("end.limit=rounds:many", ("end.limit", {"rounds": "many"})),
    ],
)
def test_switches_are_written_flat(text: str, wanted: tuple[str, object]) -> None:
    assert monopoly_option(text) == wanted


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--edition 1901", ["1901", "aalen-casual", "classic"]),
        ("--seats 1", ["1 seat.", "2, 3, 4, 5, 6"]),
        ("--seats 7", ["7 seats", "2, 3, 4, 5, 6"]),
        ("--policy clever", ["clever", "landlord, lodger"]),
        ("--policy heuristic", ["heuristic", "landlord, lodger"]),
        ("--policy landlord,random", ["2 policies", "4 seats"]),
        ("--board berlin", ["berlin", "aalen, classic"]),
        ("--board nowhere.toml", ["nowhere.toml", "cannot be read"]),
        ("--board .", ["cannot be read"]),
        ("--option fun=1", ["fun", "rent.claim", "end.limit"]),
        ("--option rent.claim", ["rent.claim", "auto, manual"]),
        ("--option rent.claim=loud", ["rent.claim", "auto, manual"]),
        ("--option auction.minOpen=5", ["auction.minOpen", "1, 10"]),
        ("--option end.limit=minutes:60", ["end.limit", "rounds:N"]),
        ("--option end.limit=rounds:0", ["end.limit.rounds"]),
        ("--option end.limit=rounds:many", ["end.limit.rounds"]),
        ("--option end.limit=50", ["end.limit"]),
        ("--option donation=1,2,3", ["donation"]),
        ("--plot figure.gif", ["figure.gif", ".png, .svg"]),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    arguments: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([*PLAN, "--games", "10", "--json", *arguments.split()])
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert told.err.startswith("zuschlag: ")
    assert told.err.count("\n") == 1
    for word in words:
        assert word in told.err


def test_the_help_says_how_a_simulation_ends() -> None:
    ran = zuschlag(*PLAN, "--help")
    assert ran.code == 0
    for words in ("end.limit=rounds:", "200", "landlord,random", "FILE.toml", "--records"):
        assert words in ran.out
