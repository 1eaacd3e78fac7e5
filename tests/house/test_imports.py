"""Lower rooms never import higher ones, and rules stay pure: the contracts hold, and they bite."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT, program

LAYERS = "Lower rooms never import higher ones"
PURE = "Rules know no clock, no luck, no log and no network"
EXTRA = "Only the room of research knows the packages of its extra"
FILES = "Among the rules only the compile cache touches files"


def verdict_on(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [program("lint-imports"), "--no-cache", "--no-logo"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )


@pytest.fixture
def copied_tree(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_import_contracts_hold() -> None:
    verdict = verdict_on(ROOT)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


@pytest.mark.parametrize(
    ("room", "planted", "broken"),
    [
        ("rules", "import zuschlag.cli", LAYERS),
        ("rules", "from zuschlag import record", LAYERS),
        ("errors", "from zuschlag import rules", LAYERS),
        ("bots", "from zuschlag import lab", LAYERS),
        ("cli", "import gymnasium", EXTRA),
        ("rules", "import random", PURE),
        ("rules", "from time import monotonic", PURE),
        ("rules", "def now():\n    import datetime", PURE),
        ("rules", "from pathlib import Path", FILES),
    ],
)
def test_a_planted_wrong_import_is_caught(
    copied_tree: Path, room: str, planted: str, broken: str
) -> None:
    with source_of(copied_tree, room).open("a", encoding="utf-8") as source:
        source.write(f"\n\n{planted}\n")
    verdict = verdict_on(copied_tree)
    assert verdict.returncode == 1
    assert f"{broken} BROKEN" in verdict.stdout


def source_of(tree: Path, room: str) -> Path:
    """A room is a folder or, while it is small, one file."""
    folder = tree / "src" / "zuschlag" / room
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def test_a_room_without_a_place_among_the_layers_is_caught(copied_tree: Path) -> None:
    (copied_tree / "src" / "zuschlag" / "attic.py").write_text('"""A room nobody placed."""\n')
    verdict = verdict_on(copied_tree)
    assert verdict.returncode == 1
    assert "attic" in verdict.stdout


@pytest.mark.parametrize(
    ("room", "is_refused"), [("rules", True), ("rules/forsale", True), ("lab", False)]
)
@pytest.mark.parametrize(
    "draw", ["import numpy as np\n\nnp.random.default_rng()\n", "from numpy.random import rand\n"]
)
def test_only_rules_are_refused_a_generator(room: str, is_refused: bool, draw: str) -> None:
    command = [program("ruff"), "check", "--select", "TID251", "--no-cache", "--stdin-filename"]
    path = f"src/zuschlag/{room}/planted.py"
    verdict = subprocess.run([*command, path, "-"], cwd=ROOT, input=draw, text=True)
    assert verdict.returncode == int(is_refused)
