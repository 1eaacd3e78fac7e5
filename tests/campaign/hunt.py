"""Hunting mutants: put each into a copy of the package and run the tests that cite its clauses.

A mutant is caught when one of them fails. Rules run plain: a wrong rule is wrong either way, and
nothing has to be compiled.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import zuschlag
from tests.campaign.mutations import Mutant, edition_mutants, rule_mutants
from tests.campaign.pieces import Piece

PACKAGE = Path(zuschlag.__file__).parent
ROOT = Path(__file__).resolve().parent.parent.parent
HARMLESS = Path(__file__).with_name("harmless.toml")
_PASSED, _FAILED, _STOPPED, _NO_TESTS = 0, 1, 2, 5
"""What pytest returns; anything else says nothing about a mutant."""
_LIMITED = ["sh", "-c", 'ulimit -S -t 60; exec "$@"', "sh"]
"""For a command that has so many seconds of computing: others may be busy."""


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant."""

    mutant: Mutant
    is_caught: bool
    told: str


def mutants() -> list[Mutant]:
    """All of them but those that change nothing a rule says (harmless.toml gives each reason)."""
    harmless = tomllib.loads(HARMLESS.read_text())["harmless"]
    found = [*rule_mutants(PACKAGE), *edition_mutants(PACKAGE)]
    known = {mutant.what for mutant in found}
    gone = set(harmless) - known
    if gone:
        raise SystemExit(f"harmless.toml names mutants that do not exist: {sorted(gone)}")
    return [mutant for mutant in found if mutant.what not in harmless]


def hunt(hunted: list[Mutant], workers: int) -> list[Verdict]:
    """Every mutant with its verdict."""
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(try_mutant, hunted))


def try_named(what: str) -> Piece:
    """A piece of a campaign: the mutant of this name."""
    return piece_of(try_mutant(_by_name()[what]))


def piece_of(verdict: Verdict) -> Piece:
    """A verdict to be counted; a mutant that is alive is a finding."""
    if verdict.is_caught:
        return Piece({"caught": 1})
    mutant = verdict.mutant
    cited = " ".join(mutant.clauses) or "nothing"
    return Piece(wrong=[f"ALIVE {mutant.file} {mutant.what}, cites {cited}"])


@lru_cache(1)
def _by_name() -> dict[str, Mutant]:
    return {mutant.what: mutant for mutant in mutants()}


def try_mutant(mutant: Mutant) -> Verdict:
    """Run the tests of its clauses against one mutant."""
    if not mutant.clauses:
        return Verdict(mutant, False, "cites no clause")
    with tempfile.TemporaryDirectory(prefix="zuschlag-mutant-") as folder:
        copy = Path(folder) / "src" / "zuschlag"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "terminal"))
        (copy / mutant.file).write_text(mutant.text)
        return _verdict(mutant, copy.parent)


def _verdict(mutant: Mutant, source: Path) -> Verdict:
    options = [
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-p",
        "tests.campaign.only_clauses",
    ]
    where = ["tests/rulebook", "--ignore=tests/rulebook/monopoly"]
    if "monopoly" in mutant.file:
        where = ["tests/rulebook/monopoly"]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{source}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "ZUSCHLAG_RULES": "plain",
        "ZUSCHLAG_CLAUSES": " ".join(mutant.clauses),
    }
    command = [*_LIMITED, sys.executable, "-m", "pytest", *options, *where]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode == -signal.SIGXCPU:
        return Verdict(mutant, True, "never ends")
    if done.returncode == _NO_TESTS:
        return Verdict(mutant, False, "no test cites its clauses")
    if done.returncode not in (_PASSED, _FAILED, _STOPPED):
        raise RuntimeError(f"The tests could not be run.\n{done.stderr[-2000:]}")
    return Verdict(mutant, done.returncode != _PASSED, done.stdout[-300:])
