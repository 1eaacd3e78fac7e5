"""OpenSpiel, Ray and other people's learners, in environments that have them."""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from tests.campaign.rows import Row
from tests.house.tree import ROOT
from tools.environment import LEARNING, RESEARCH, RLLIB, installed

WANTED = 0.10
"""Whoever plays at random wins hardly one game in a hundred."""
MISSING = "not installed here"


class Recipe(NamedTuple):
    """A program of examples/learning, the environment for it, and how much it learns."""

    what: str
    kind: str
    package: str
    program: str
    amount: str
    usual: int


RECIPES = (
    Recipe(
        "Stable-Baselines3 learns For Sale",
        LEARNING,
        "sb3_contrib",
        "for_sale_sb3.py",
        "--steps",
        300_000,
    ),
    Recipe("RLlib learns For Sale", RLLIB, "ray.rllib", "for_sale_rllib.py", "--rounds", 40),
)
"""Both need PyTorch, which no environment of ours has: docs/research.md says how to make them."""


def extras(scale: float) -> list[Row]:
    """Everything of `make test-research`, and what it tries a few of; then the recipes."""
    return [_tests(), *(_recipe(one, scale) for one in RECIPES)]


def _python(kind: str) -> str | None:
    """Of an environment, if somebody has made it."""
    found = installed("python", kind)
    return found if Path(found).exists() else None


def _tests() -> Row:
    what, python = "OpenSpiel and Ray: all tests", _python(RESEARCH)
    if python is None:
        return Row(what, MISSING, "all passed", False)
    asked = ["-m", "pytest", "-q", "-m", "thorough or not thorough", "tests/research/extras"]
    done = subprocess.run([python, *asked], cwd=ROOT, capture_output=True, text=True)
    last = (done.stdout.strip() or done.stderr.strip()).splitlines()[-1].strip("= ")
    return Row(what, last, "all passed", done.returncode == 0)


def _recipe(recipe: Recipe, scale: float) -> Row:
    """It learns, and then plays games it has never seen; a fair share is a quarter."""
    wanted, python = f">= {WANTED:.0%}", _python(recipe.kind)
    if python is None:
        return Row(recipe.what, MISSING, wanted, False)
    if subprocess.run([python, "-c", f"import {recipe.package}"], capture_output=True).returncode:
        return Row(recipe.what, MISSING, wanted, False)
    amount = str(max(1, round(recipe.usual * scale)))
    program = [python, f"examples/learning/{recipe.program}", recipe.amount, amount]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True)
    share = re.search(r"([0-9.]+)% of [0-9]+ games", done.stdout)
    is_met = share is not None and float(share[1]) >= 100 * WANTED
    return Row(recipe.what, share[0] if share else "failed", wanted, is_met)
