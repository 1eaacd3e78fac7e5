"""OpenSpiel, Ray and other people's learners, in environments that have them."""

import re
import subprocess
from pathlib import Path

from tests.campaign.rows import Row
from tests.house.tree import ROOT
from tools.environment import RESEARCH, installed

SB3 = "examples/learning/for_sale_sb3.py"
LEARNING_STEPS = 300_000
WANTED = 0.35
MISSING = "not run: its packages are not installed here"


def extras(scale: float) -> list[Row]:
    """Everything of `make test-research`, and what it tries a few of; then a recipe."""
    return [_tests(), _recipe(scale)]


def _python() -> str | None:
    """Of the environment that `make test-research` has made."""
    found = installed("python", RESEARCH)
    return found if Path(found).exists() else None


def _tests() -> Row:
    what, python = "OpenSpiel and Ray: all tests", _python()
    if python is None:
        return Row(what, MISSING, "all passed", False)
    asked = ["-m", "pytest", "-q", "-m", "thorough or not thorough", "tests/research/extras"]
    done = subprocess.run([python, *asked], cwd=ROOT, capture_output=True, text=True)
    last = (done.stdout.strip() or done.stderr.strip()).splitlines()[-1].strip("= ")
    return Row(what, last, "all passed", done.returncode == 0)


def _recipe(scale: float) -> Row:
    """Stable-Baselines3 needs PyTorch, which no environment of ours has: whoever has it says so."""
    what, python = "Stable-Baselines3 learns For Sale", _python()
    found = subprocess.run([python or "python", "-c", "import sb3_contrib"], capture_output=True)
    if found.returncode:
        return Row(what, MISSING, f">= {WANTED:.0%}", False)
    steps = str(max(2_000, round(LEARNING_STEPS * scale)))
    done = subprocess.run(
        [python or "python", SB3, "--steps", steps], cwd=ROOT, capture_output=True, text=True
    )
    share = re.search(r"([0-9.]+)%", done.stdout)
    is_met = share is not None and float(share[1]) >= 100 * WANTED
    return Row(what, done.stdout.strip() or "failed", f">= {WANTED:.0%}", is_met)
