"""Mutants of Monopoly: its rules in a few long-running hunts, its figures one by one."""

import os
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tests.campaign.hunt import PACKAGE, ROOT, hunt
from tests.campaign.monopoly_mutations import wrong_figures

HARMLESS = Path(__file__).with_name("harmless_monopoly.toml")


def hunt_all(workers: int) -> dict[str, bool]:
    """Every mutant by what it breaks, and whether it was caught; harmless ones are left out."""
    with ThreadPoolExecutor(workers) as pool:
        parts = list(pool.map(partial(hunt_part, workers), range(workers)))
    found = {what: caught for part in parts for what, caught in part.items()}
    figures = hunt(list(wrong_figures(PACKAGE)), workers)
    found |= {one.mutant.what: one.is_caught for one in figures}
    return without_harmless(found)


def without_harmless(found: dict[str, bool]) -> dict[str, bool]:
    """Those that change nothing a rule says are listed with a reason."""
    harmless = tomllib.loads(HARMLESS.read_text())["harmless"]
    gone = set(harmless) - set(found)
    if gone:
        raise SystemExit(f"{HARMLESS.name} names mutants that do not exist: {sorted(gone)}")
    return {what: caught for what, caught in found.items() if what not in harmless}


def hunt_part(workers: int, number: int) -> dict[str, bool]:
    """One hunt over every n-th mutant of the rules."""
    with tempfile.TemporaryDirectory(prefix="zuschlag-hunt-") as folder:
        file = Path(folder) / "verdicts"
        options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command = [sys.executable, "-m", "pytest", *options, "-p", "tests.campaign.hunting"]
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "ZUSCHLAG_RULES": "plain",
            "ZUSCHLAG_HUNT": f"{number}/{workers}",
            "ZUSCHLAG_HUNT_FILE": str(file),
        }
        done = subprocess.run(
            [*command, "tests/rulebook/monopoly"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
        )
        if not file.exists():
            raise SystemExit(f"The hunt did not begin: {done.stdout[-500:]}{done.stderr[-500:]}")
        lines = file.read_text().splitlines()
    return {what: caught == "1" for caught, _, what in (one.partition("\t") for one in lines)}
