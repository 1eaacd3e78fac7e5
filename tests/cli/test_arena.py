"""`zuschlag arena` and its gate, as somebody types them."""

import json
import os
import re
import signal
import subprocess
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, here
from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.cli import main, parser
from zuschlag.cli.arena import arena_plan, gate_plan
from zuschlag.words.speech import LANGUAGES

SHORT = ("--edition", "1997", "--seats", "3", "--deals", "2", "--processes", "1")
TWO = ("--bots", "heuristic,random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished arena with its report."""
    found = tmp_path_factory.mktemp("arena") / "kept"
    ran = here("arena", *SHORT, *TWO, "--folder", found)
    assert ran.code == 0
    assert "For Sale 1997, 3 seats, 2 deals, each in all seats: 12 games, seed 1" in ran.out
    assert "heuristic (Bookkeeper)" in ran.out
    return found


def test_alone_it_plays_the_house_bots_of_for_sale_at_four_seats() -> None:
    plan = arena_plan(parser().parse_args(["arena"]))
    assert (plan.game, plan.edition, plan.seats, plan.kind) == ("for-sale", "2015", 4, "matrix")
    assert [bot.partition("@")[0] for bot in plan.bots] == [
        bot for bot in FOR_SALE_BOTS if bot not in FLAVOURS
    ]
    assert plan.games < 10_000  # a few minutes


def test_monopoly_ends_by_rounds() -> None:
    plan = arena_plan(parser().parse_args(["arena", "monopoly", "--edition", "aalen-event"]))
    assert plan.options == {"end.limit": {"rounds": 200}}
    short = ["arena", "monopoly", "--option", "end.limit=rounds:9", "--board", "classic"]
    assert arena_plan(parser().parse_args(short)).options == {"end.limit": {"rounds": 9}}


def test_programs_get_everything_as_json() -> None:
    told = here("arena", *SHORT, *TWO, "--json").answer
    assert told["games"] == 12
    assert told["fair_share"] == pytest.approx(1 / 3)
    assert [one["bot"] for one in told["ratings"]] == ["heuristic", "random"]
    assert len(told["cells"]) == 4
    first = told["cells"][0]
    assert (first["bot"], first["rivals"]) == ("heuristic", ["random", "random"])
    assert first["win_share_95"][0] <= first["win_share"] <= first["win_share_95"][1]
    assert told["plan"]["seed"] == 1
    assert re.fullmatch("[0-9a-f]{20}", told["sources"]["code"])


def test_where_nobody_is_alone_every_field_is_told(tmp_path: Path) -> None:
    mixed = ("--bots", "heuristic,random,searcher@1", "--fields", "mixed")
    ran = here("arena", *SHORT, *mixed, "--report", tmp_path / "mixed.md")
    assert ran.code == 0
    for told in (ran.out, (tmp_path / "mixed.md").read_text("utf-8")):
        assert re.search(r"searcher@1 [ |]+heuristic, random [ |]+6 ", told)
        assert "alone among" not in told


def test_a_folder_holds_games_report_and_table(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} == {"results.jsonl", "report.html", "report.md"}
    head, *games = map(json.loads, (folder / "results.jsonl").read_text().splitlines())
    assert head["plan"]["deals"] == 2
    assert len(games) == 12
    assert all(len(game["scores"]) == 3 and game["winners"] for game in games)


class Page(HTMLParser):
    """What is on a page: tags that are closed, addresses, words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta",):
            self.open.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "action")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("line", "circle")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_report_is_whole_and_needs_no_network(folder: Path) -> None:
    text = (folder / "report.html").read_text("utf-8")
    page = Page(text)
    assert (page.open, page.addresses) == ([], [])
    assert not re.search(r"https?:|url\(|@import|//\w|<script", text)
    assert 'name="viewport"' in text
    assert text.count("<svg") == 2
    for word in ("Ratings", "Wins", "Margins", "2 × random", "How this was made"):
        assert word in page.words
    head = (folder / "results.jsonl").read_text("utf-8").splitlines()[0]
    assert json.loads(head)["sources"]["code"] in page.words


def test_the_table_in_markdown_has_the_figures(folder: Path) -> None:
    lines = (folder / "report.md").read_text("utf-8").splitlines()
    tables = [line for line in lines if line.startswith("|")]
    assert len({line.count("|") for line in tables[:4]}) == 1
    assert any(line.startswith("| heuristic (Bookkeeper) | 1,") for line in tables)
    assert any(
        re.match(r"\| \*\*random\*\* \| [\d.]+% \([\d.]+ – [\d.]+\) \| · \|", one) for one in tables
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(language: str, tmp_path: Path, folder: Path) -> None:
    target = tmp_path / "report.html"
    results = tmp_path / "kept" / "results.jsonl"
    results.parent.mkdir()
    results.write_bytes((folder / "results.jsonl").read_bytes())
    arguments = (*SHORT, *TWO, "--folder", results.parent, "--report", target)
    assert here("arena", *arguments, "--lang", language).code == 0
    text = target.read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert text == (tmp_path / "kept" / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("arena chess", "Known: for-sale, monopoly"),
        ("arena for-sale monopoly", "for-sale, monopoly"),
        ("arena monopoly --game for-sale", "monopoly, for-sale"),
        ("arena --bots heuristic", "at least two bots"),
        ("arena --bots heuristic,clever", "There is no policy clever. Known: club, visitor"),
        ("arena --bots random,heuristic@9", "leave out the @"),
        ("arena --bots random,searcher@x", "searcher@x"),
        ("arena --deals 1", "At least 2 deals"),
        ("arena --seats 9", "3, 4, 5, 6"),
        ("arena --edition 1901", "2015-variant"),
        ("arena --report figures.pdf", ".html, .md"),
        ("arena monopoly --option end.limit=minutes:5", "rounds:N"),
        ("arena gate random", "gate NEW OLD"),
        ("arena gate random heuristic searcher", "gate NEW OLD"),
        ("arena gate random random", "none of them twice"),
        ("arena exploit for-sale monopoly", "for-sale, monopoly"),
        ("arena exploit --bots random", "random cannot be exploited here"),
        ("arena exploit --deals 1", "At least 2 deals"),
        ("arena exploit --board classic", "--board means nothing"),
        ("arena --program mine", "NAME=COMMAND"),
        ("arena --program club=./club", "club is a bot of the house"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("zuschlag: ")
    assert heard.err.count("\n") == 1
    assert told in heard.err


def test_a_fault_is_told_in_four_languages() -> None:
    told = {here("arena", "--deals", "1", "--lang", language).sentence for language in LANGUAGES}
    assert len(told) == 4


def test_a_folder_with_other_games_is_left_alone(folder: Path) -> None:
    sentence = here("arena", *SHORT, *TWO, "--seed", "2", "--folder", folder).sentence
    assert "results.jsonl holds other games" in sentence


def test_the_gate_says_no_with_exit_code_1() -> None:
    few = ("gate", "random", "heuristic", *SHORT, "--bots", "random", "--deals", "8")
    ran = here("arena", *few)
    assert ran.code == 1
    assert "random may not replace heuristic: it falls in 2 of 2 cells." in ran.out
    told = here("arena", *few, "--json").answer
    assert told["may_replace"] is False
    assert [one["falls"] for one in told["comparisons"]] == [True, True]


def test_the_gate_says_yes_with_exit_code_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOR_SALE_BOTS, "twin", HeuristicBot)
    ran = here("arena", "gate", "twin", "heuristic", *SHORT, "--bots", "random")
    assert ran.code == 0
    assert "twin may replace heuristic: it falls in none of 4 cells." in ran.out


def test_the_gate_plays_another_game_too() -> None:
    words = ["arena", "gate", "random", "landlord", "--game", "monopoly", "--fields", "all"]
    plan = gate_plan(parser().parse_args(words))
    assert (plan.game, plan.bots[:2], plan.kind) == (
        "monopoly",
        ("random", "landlord"),
        "gate-mixed",
    )
    assert len(plan.bots) == len(MONOPOLY_BOTS)


def test_a_killed_run_goes_on_and_ends_with_the_same_file(tmp_path: Path) -> None:
    """First a worker is killed, which nobody notices, then the command itself.

    It runs plain and goes on compiled: that makes no difference either.
    """
    plan = ("arena", "--edition", "1997", "--seats", "3", "--deals", "20", *TWO)
    plain = {**os.environ, "ZUSCHLAG_RULES": "plain"}
    command = [*COMMAND, *plan, "--processes", "2", "--folder", str(tmp_path / "killed")]
    shards = tmp_path / "killed" / "shards"
    with subprocess.Popen(command, env=plain, stdout=subprocess.DEVNULL) as started:
        try:
            wait_for(shards, 3)
            started.send_signal(signal.SIGSTOP)  # so that it is not over before we look
            os.kill(children(started.pid)[0], signal.SIGKILL)
            started.send_signal(signal.SIGCONT)
            wait_for(shards, 8)
        finally:
            started.kill()
    kept = {file.name: file.read_bytes() for file in shards.glob("*.jsonl")}
    assert 8 <= len(kept) < 40
    assert not (tmp_path / "killed" / "results.jsonl").exists()
    assert here(*plan, "--processes", "1", "--folder", tmp_path / "killed").code == 0
    assert here(*plan, "--processes", "1", "--folder", tmp_path / "whole").code == 0
    killed, whole = (
        (tmp_path / name / "results.jsonl").read_bytes() for name in ("killed", "whole")
    )
    assert killed == whole
    assert all(data.partition(b"\n")[2] in killed for data in kept.values())


def wait_for(shards: Path, count: int) -> None:
    end = time.monotonic() + 60
    while len(list(shards.glob("*.jsonl"))) < count:
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def children(process: int) -> list[int]:
    """The workers of a command, without the one that only keeps track of them."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [int(line.split()[0]) for line in listed if "spawn_main" in line]
