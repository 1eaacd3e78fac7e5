"""docs/fairness.md: its example is recomputed, and its own program checks games without us."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from zuschlag import fair
from zuschlag.fair import Verdict, check
from zuschlag.rules.forsale.game import FOR_SALE

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "fairness.md").read_text("utf-8")
SAMPLES = ("for_sale.json", "for_sale_round.json", "monopoly.json", "monopoly_rolled.json")


def example() -> dict[str, str]:
    part = PAGE.partition("## A worked example")[2].partition("\n## ")[0]
    return {
        row[1].replace("`", ""): row[2]
        for row in re.finditer(r"^\| (.+?) \| `(.+)` \|$", part, re.MULTILINE)
    }


def recomputed(told: dict[str, str]) -> dict[str, str]:
    table, server = told["table"], bytes.fromhex(told["server seed"])
    ada, cleo = (bytes.fromhex(told[f"seed of seat {seat}"]) for seat in (0, 2))
    key = fair.table_key(server, table, [ada, None, cleo])
    deal = fair.deal("for-sale", key, FOR_SALE.agree("2015", 3))
    return {
        "table": table,
        "server seed": server.hex(),
        "seed of seat 0": ada.hex(),
        "seed of seat 2": cleo.hex(),
        "commitment": fair.commitment(table, server),
        "sealed by seat 0": fair.client_hash(ada),
        "sealed by seat 2": fair.client_hash(cleo),
        "key": key.hex(),
        "first numbers of opener": drawn(key, "opener", 2**32, 3),
        "opener": str(deal.opener),
        "buildings": " ".join(map(str, deal.buildings)),
        "cheques": " ".join(map(str, deal.cheques)),
        "first throws, if it were Monopoly": " ".join(
            "{}-{}".format(*fair.throw(key, number)) for number in range(5)
        ),
        "first numbers of example": drawn(key, "example", 2**32, 6),
        "numbers below 3000000000 from example": drawn(key, "example", 3_000_000_000, 5),
    }


def drawn(key: bytes, purpose: str, stop: int, count: int) -> str:
    stream = fair.Stream(key, purpose)
    return " ".join(str(stream.randrange(stop)) for _ in range(count))


def test_the_worked_example_is_right() -> None:
    assert recomputed(example()) == example()


def verify_fair(folder: Path, record: dict[str, Any]) -> tuple[int, str]:
    """Run the program of the page, shut off from everything that is installed."""
    found = re.search(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    (folder / "verify_fair.py").write_text(found[1])
    (folder / "game.json").write_text(json.dumps(record))
    command = [sys.executable, "-I", "-S", "verify_fair.py", "game.json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.returncode, done.stdout


@pytest.mark.parametrize("name", SAMPLES)
def test_the_program_of_the_page_verifies_a_game(name: str, tmp_path: Path) -> None:
    record = json.loads((HERE / name).read_text())
    assert check(record).verdict == Verdict.VERIFIED
    assert verify_fair(tmp_path, record) == (0, "Everything matches.\n")


@pytest.mark.parametrize("name", SAMPLES)
def test_the_program_of_the_page_finds_what_was_changed(name: str, tmp_path: Path) -> None:
    record = json.loads((HERE / name).read_text())
    record["deal"]["opener"] = (record["deal"]["opener"] + 1) % 3
    assert verify_fair(tmp_path, record) == (1, "Does not match: opener\n")
    commit = record["fair"]["commit"]
    record["fair"]["commit"] = commit[::-1]
    assert verify_fair(tmp_path, record) == (1, "Does not match: commit, opener\n")


@pytest.mark.parametrize(
    "slug",
    re.findall(r'"(fair/[a-z-]+)"', (Path(fair.__file__).parent / "reading.py").read_text()),
)
def test_every_fault_is_on_the_page(slug: str) -> None:
    assert f"| `{slug}` |" in PAGE
