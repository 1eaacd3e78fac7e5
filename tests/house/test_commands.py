"""Every command that a page shows works as it is written there.

`WAYS` says of each how it is tried, and a command in no way fails. The commands of a page are
typed one after the other in one folder, as a reader would, and print what the page shows.
"""

import importlib.util
import re
import shlex
import shutil
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dev
from tests.browser.pseudo_terminal import terminal
from tests.debian import installed
from tests.house.evening import PATIENCE, Evening, environment, served, until
from tests.house.shown import Shown, commands, pages
from tests.house.tree import ROOT
from zuschlag.cli import parser


class Reader:
    """Somebody who types what a page shows."""

    def __init__(self, page: Path, folder: Path, home: Path, evening: Evening) -> None:
        self.page, self.folder, self.home, self.evening = page, folder, home, evening
        self.env = environment(home)

    def line(self, shown: str) -> str:
        """The command with the reader's own codes and addresses, and with few games."""
        evening = self.evening
        own = {
            "http://127.0.0.1:8765": evening.url,
            "ABCD-EFGH": evening.open["code"],
            "ABCD-2345": evening.finished["code"],
            "00112233445566778899aabbccddeeff": evening.finished["table"],
            "4a873d81...": evening.record["fair"]["commit"],
            "zuschlag_...": evening.token,
            "their-game": "third-game",
        }
        for name, value in own.items():
            shown = shown.replace(name, value)
        if "zuschlag-s=..." in shown:
            shown = shown.replace("zuschlag-s=...", evening.cookie())
        shown = re.sub(r"--deals \d+", "--deals 2", shown)
        shown = re.sub(r"--rehearse \d+ --rounds \d", "--rehearse 7 --rounds 2", shown)
        return re.sub(r"--games \d\d+", "--games 3", shown)

    def typed(self, line: str) -> str:
        """What it prints, once it has ended well."""
        done = subprocess.run(
            line,
            shell=True,
            env=self.env,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        assert "Traceback" not in done.stderr
        return done.stdout


def runs(reader: Reader, shown: Shown) -> str:
    """As it is; simulations and the arena with fewer games."""
    return reader.typed(reader.line(shown.line))


def serves(reader: Reader, shown: Shown) -> str:
    """On a free port, until it has answered once."""
    reader.env["ZUSCHLAG_DATA"] = str(reader.folder / "served")
    with served(shown.line, reader.env, reader.folder) as (url, log):
        with urllib.request.urlopen(f"{url}/api/ready") as answer:
            assert answer.status == 200
        return log.read_text()


def is_checked(reader: Reader, shown: Shown) -> str:
    """With --check: it would listen beyond this machine."""
    return reader.typed(f"{shown.line} --check")


def sits_down(reader: Reader, shown: Shown) -> str:
    """At a table, which the host then starts with two bots."""
    evening, table = reader.evening, reader.evening.new_table()
    line = reader.line(shown.line.replace("ABCD-EFGH", table["code"]))
    line = "exec " + line.replace("examples/", f"{ROOT}/examples/")
    with subprocess.Popen(
        line, shell=True, env=reader.env, cwd=reader.folder, stdout=subprocess.PIPE, text=True
    ) as bot:
        until(lambda: evening.look(table)["table"]["seats"][0]["kind"] != "open", bot)
        evening.do(table, do="start")
        printed = bot.communicate(timeout=PATIENCE)[0]
    assert bot.returncode == 0
    assert "finished" in printed
    return printed


def sits_down_in_a_terminal(reader: Reader, shown: Shown) -> str:
    """At a table, under the name that is proposed."""
    evening, table = reader.evening, reader.evening.new_table()
    line = reader.line(shown.line.replace("ABCD-EFGH", table["code"]))
    with terminal(*line.split()[1:]) as screen:
        screen.until_seen(f"{evening.url}/t/{table['table']}")
        screen.press("\r")
        screen.until(lambda _: evening.look(table)["table"]["seats"][0]["kind"] != "open")
        return screen.text


def is_asked(reader: Reader, shown: Shown) -> str:
    """By curl."""
    installed("curl", lambda: Path(found) if (found := shutil.which("curl")) else None)
    return runs(reader, shown)


def is_saved_first(reader: Reader, shown: Shown) -> str:
    """The program of the page, saved under the name it is given there."""
    blocks = re.findall(r"^```py\n(.*?)^```$", reader.page.read_text("utf-8"), re.M | re.S)
    (reader.folder / shown.line.split()[1]).write_text(blocks[0])
    return runs(reader, shown)


def has_files(reader: Reader, shown: Shown) -> str:
    """With the journal and the key where the page names them."""
    reader.typed("zuschlag backup games.db")
    shutil.copy(reader.home / "config" / "zuschlag" / "journal.key", reader.folder / "server.key")
    return runs(reader, shown)


def is_a_chore(reader: Reader, shown: Shown) -> str:
    """Too long, or for a whole checkout: make must know it, and hand it to a chore there is."""
    would = subprocess.run(
        f"{shown.line} --dry-run PYTHON=python3",
        shell=True,
        env=reader.env,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    program, script, chore, *arguments = would.stdout.split()
    assert [program, script] == ["python3", "dev.py"]
    assert chore in dev.CHORES
    if chore == "play":
        parser().parse_args(["serve", *arguments])
    return ""


def explains(reader: Reader, shown: Shown) -> str:
    """In the checkout, where the page is."""
    printed = reader.typed(f"cd {ROOT} && {shown.line}")
    assert all(f"  {chore} " in printed for chore in dev.CHORES)
    return printed


def is_the_next_era(reader: Reader, shown: Shown) -> str:
    """Minutes long, for a clean checkout: the module is there, and the era is not."""
    module, number = shown.line.split()[2:]
    assert importlib.util.find_spec(module)
    eras = [int(one.name) for one in (ROOT / "tests" / "eras").iterdir() if one.name.isdecimal()]
    assert int(number) == max(eras) + 1
    return ""


def is_parsed(reader: Reader, shown: Shown) -> str:
    """Minutes long, or without an end: the command must know all of it."""
    parser().parse_args(shlex.split(shown.line)[1:])
    return ""


Way = Callable[[Reader, Shown], str]
WAYS: dict[Way, tuple[str, ...]] = {
    runs: (
        "zuschlag arena --bots heuristic,random --deals 200",
        "zuschlag arena --bots heuristic,random --deals 200 --folder for-sale",
        "zuschlag arena --bots heuristic,random --deals 200 --report arena.html",
        "zuschlag arena gate heuristic random --bots random --deals 200",
        "zuschlag backup friday.backup",
        "zuschlag backup today.backup",
        "zuschlag board check my-town.toml",
        "zuschlag board list",
        "zuschlag board new my-town.toml",
        "zuschlag board new our-town.toml --from aalen",
        "python3 -m zipfile -e evening.zip evening",
        "zuschlag evening --rehearse 60 --rounds 4",
        "zuschlag evening --rehearse 60 --rounds 4 --same-deal --out same.zip",
        "zuschlag judge - < game.json",
        "zuschlag judge --lines evening/records.jsonl",
        "zuschlag judge --lines games.jsonl",
        "zuschlag judge game.json",
        "zuschlag judge some.json",
        "zuschlag play",  # without a terminal to draw on, these say how to play
        "zuschlag play monopoly",
        "zuschlag play monopoly --board my-town.toml",
        "zuschlag play their-game",
        'zuschlag query "SELECT avg(list_max(scores)) AS best FROM games" .',
        "zuschlag records played.jsonl played.parquet",
        "zuschlag restore friday.backup --journal elsewhere.db",
        "zuschlag serve --check",
        "zuschlag serve --lan --check",
        "zuschlag show game.json",
        "zuschlag show some.json",
        "zuschlag simulate for-sale --games 1 --records some.json",
        "zuschlag simulate for-sale --games 1000 --records played.jsonl",
        "zuschlag simulate for-sale --edition 2015 --seats 4 --games 1000000 --policy random",
        "zuschlag simulate for-sale --policy heuristic,random,random,random --games 2000",
        "zuschlag simulate monopoly --board my-town.toml --games 1000",
        "zuschlag simulate monopoly --edition aalen-casual --seats 4 --games 10000",
        "zuschlag simulate their-game --games 100",
        "zuschlag tables check",
        "zuschlag tables export ABCD-2345 table.jsonl",
        "zuschlag tables import table.jsonl --journal another.db",
        "zuschlag tables list",
        "zuschlag verify --round games.jsonl",
        "zuschlag verify --table 00112233445566778899aabbccddeeff",
        "zuschlag verify evening/evening.json",
        "zuschlag verify game.json",
        "zuschlag verify game.json --commit 4a873d81...",
        "zuschlag verify game.json --json",
    ),
    is_parsed: (
        "zuschlag arena exploit --bots club,champion@100 --folder exploit",
        'zuschlag arena --bots club,dealer --program mine="python mine.py"',
        "zuschlag league examples/league",
        "zuschlag evening --check",
        "zuschlag evening --open",
        "zuschlag evening --format open",
        "zuschlag evening --same-deal",
        "zuschlag evening --game monopoly --minutes 90 --rounds 2 --data friday",
        "zuschlag evening --data friday --mirror /media/stick",
        "zuschlag evening resume /media/stick --data friday",
        "zuschlag evening export friday.zip --data friday",
    ),
    serves: ("zuschlag serve", "zuschlag serve --open"),
    is_checked: ("zuschlag serve --lan", "zuschlag serve --league for-sale"),
    sits_down: ("python examples/plain_bot.py http://127.0.0.1:8765 ABCD-EFGH",),
    sits_down_in_a_terminal: ("zuschlag play --join http://127.0.0.1:8765 --code ABCD-EFGH",),
    is_asked: ("curl -s -X POST", "curl -si -X POST"),
    is_saved_first: ("python3 verify_fair.py game.json",),
    has_files: (
        "zuschlag verify --table 00112233445566778899aabbccddeeff"
        " --journal games.db --key server.key",
    ),
    is_a_chore: (
        "make check",
        "make fmt",
        "make lock",
        "make play",
        "make play LAN=1",
        "make test",
        "make test-research",
        'make test ARGS="-k auction"',
    ),
    explains: ("make help",),
    is_the_next_era: (".venv/bin/python -m tests.eras.make",),
}
LINES = {line: way for way, lines in WAYS.items() for line in lines}


def known_as(line: str) -> str:
    """By all of its words; a request by curl and the making of an era by the first of them."""
    if line.startswith("curl "):
        return " ".join(line.split()[:4])
    return line.rstrip(" 0123456789") if " tests.eras.make " in line else line


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def evening(home: Path) -> Iterator[Evening]:
    with served("zuschlag serve", environment(home), home) as (url, _):
        yield Evening(url)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_commands_of_this_page_work(
    page: Path, tmp_path: Path, home: Path, evening: Evening
) -> None:
    evening.written(tmp_path)
    (tmp_path / "server.toml").write_text("port = 9000\n")
    reader = Reader(page, tmp_path, home, evening)
    for shown in commands(page):
        printed = LINES[known_as(shown.line)](reader, shown)
        assert shown.missing_in(printed) == [], printed


def test_every_command_is_tried_in_one_way_and_no_way_is_left_over() -> None:
    shown = {known_as(one.line) for page in pages() for one in commands(page)}
    assert shown == set(LINES)


def test_what_a_page_shows_and_a_command_does_not_print_is_missed() -> None:
    shown = Shown("zuschlag backup x", ["x holds 12 tables.", "Keep the key: ..."])
    assert shown.missing_in("x holds 3 tables.\nKeep the key: it opens all.\n") == []
    assert shown.missing_in("x holds no tables.\nKeep the key: it opens all.\n") == shown.prints[:1]
    assert shown.missing_in("") == shown.prints
