"""make, dev.py and CI are one and the same door, and it never answers with a traceback."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
RECIPES = dict(re.findall(r"^([a-z-]+): ; @(.+)$", MAKEFILE, re.MULTILINE))


def answer(*command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    # Under `make test` a make started here would think itself a part of that one.
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True)


def test_the_two_commands_of_the_readme_exist() -> None:
    assert {"play", "test"} <= RECIPES.keys()


def test_every_target_of_the_makefile_is_explained_by_make_help() -> None:
    explained = re.findall(r"^  ([a-z-]+) +\S", answer("make", "help").stdout, re.MULTILINE)
    declared = re.search(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    assert declared is not None
    assert sorted(explained) == sorted(RECIPES) == sorted(declared[1].split())


def test_make_alone_explains_itself() -> None:
    assert answer("make").stdout == answer("make", "help").stdout


@pytest.mark.parametrize("target", RECIPES)
def test_every_target_calls_the_chore_of_its_name(target: str) -> None:
    assert RECIPES[target].split()[:3] == ["$(PYTHON)", "dev.py", target]


@pytest.mark.parametrize("target", ["play", "test", "bench", "campaign"])
def test_make_passes_arguments_on(target: str) -> None:
    chosen = ["ARGS=-k auction", "PYTHON=python3"]
    would_run = answer("make", "--dry-run", target, *chosen).stdout
    assert would_run == f"python3 dev.py {target} -k auction\n"


def test_make_without_python_says_what_to_install() -> None:
    refused = answer("make", "play", "PYTHON=no-such-python")
    assert refused.returncode != 0
    assert "Please install python3" in refused.stderr


def test_an_unknown_chore_ends_with_a_sentence(tmp_path: Path) -> None:
    refused = answer(sys.executable, str(ROOT / "dev.py"), "daydream", folder=tmp_path)
    assert refused.returncode == 1
    assert refused.stderr.strip().startswith("There is no chore 'daydream'")
    assert "Traceback" not in refused.stderr


def test_ci_runs_what_people_run() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text("utf-8").splitlines()
