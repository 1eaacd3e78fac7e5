"""Mutants of Monopoly: its rules in some long-running hunts, its figures one by one."""

import os
import subprocess
import sys
import tempfile
import tomllib
from functools import lru_cache
from pathlib import Path

from tests.campaign.hunt import PACKAGE, ROOT, piece_of, try_mutant
from tests.campaign.monopoly_mutations import monopoly_mutants, wrong_figures
from tests.campaign.mutations import Mutant
from tests.campaign.pieces import Piece

HARMLESS = Path(__file__).with_name("harmless_monopoly.toml")


def harmless() -> frozenset[str]:
    """Mutants that change nothing a rule says; the file gives each a reason."""
    named = frozenset(tomllib.loads(HARMLESS.read_text())["harmless"])
    known = {mutant.what for mutant in (*monopoly_mutants(PACKAGE), *wrong_figures(PACKAGE))}
    if gone := named - known:
        raise SystemExit(f"{HARMLESS.name} names mutants that do not exist: {sorted(gone)}")
    return named


def hunted_part(parts: int, number: int) -> Piece:
    """A piece of a campaign: every n-th mutant of the rules."""
    left_out = harmless()
    found = {
        what: is_so for what, is_so in hunt_part(parts, number).items() if what not in left_out
    }
    alive = [f"ALIVE {what}" for what, is_caught in found.items() if not is_caught]
    return Piece({"tried": len(found), "caught": len(found) - len(alive)}, wrong=alive)


def figures() -> list[str]:
    """The names of all mutants that are a wrong figure."""
    return [what for what in _figures() if what not in harmless()]


def try_figure(what: str) -> Piece:
    """A piece of a campaign: the wrong figure of this name."""
    piece = piece_of(try_mutant(_figures()[what]))
    piece.counts["tried"] = 1
    return piece


@lru_cache(1)
def _figures() -> dict[str, Mutant]:
    return {mutant.what: mutant for mutant in wrong_figures(PACKAGE)}


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
