"""The tutorial as a reader runs it: a net learns for a minute of computing."""

import os

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.house.test_snippets import BLOCK, run_block
from tests.house.tree import ROOT

PAGE = ROOT / "docs" / "research.md"
SEEDS = (1, 2)
WANTED = 0.55


def tutorial(course: Course) -> list[Row]:
    """How often the net wins against three heuristics, for each seed; a fair share is a quarter."""
    # On a busy machine its threads wait for each other, and that would count as computing.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    seeds = SEEDS[: course.some(len(SEEDS))]
    done = course.measure("tutorial", learned, seeds)
    shares = sorted(done.values.get("share", []))
    found = ", ".join(f"{share:.1%}" for share in shares)
    is_met = len(shares) == len(SEEDS) and shares[0] >= WANTED
    what = "research: the tutorial's net against three heuristics"
    return [Row(what, found, f">= {WANTED:.0%} after a minute, {len(SEEDS)} seeds", is_met)]


def learned(seed: int) -> Piece:
    """The share of one seed."""
    os.environ |= {"TRAINING_SEED": str(seed), "TRAINING_SECONDS": "60"}
    names: dict[str, object] = {"__name__": "__main__"}
    text = PAGE.read_text("utf-8")
    for block in BLOCK.finditer(text):
        run_block(block[1], text.count("\n", 0, block.start(1)), PAGE.name, names)
    shares = names["shares"]
    assert isinstance(shares, dict)
    return Piece(values={"share": [float(shares["heuristic"])]})
