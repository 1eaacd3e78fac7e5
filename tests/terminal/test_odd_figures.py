"""Rules with odd figures: what the terminal shows is always what the rules say."""

import os
import subprocess
import sys
from pathlib import Path

from tests.odd_rules import planted

ROOT = Path(__file__).resolve().parent.parent.parent


def test_prices_rents_and_refunds_are_those_of_the_rules(tmp_path: Path) -> None:
    planted(tmp_path)
    found_first = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*command, "tests/terminal/odd_figures.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": found_first, "ZUSCHLAG_RULES": "plain"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    assert "4 passed" in done.stdout
