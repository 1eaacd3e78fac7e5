"""Written games to Parquet: how many in a CPU second, lines as `simulate --records` writes them."""

import io
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.lab.forsale import records as for_sale
from zuschlag.lab.forsale.simulate import ForSalePlan
from zuschlag.lab.monopoly import records as monopoly
from zuschlag.lab.monopoly.simulate import MonopolyPlan
from zuschlag.research.parquet import to_parquet

SAMPLES, SEATS, SEED = 5, 4, 7
WANTED = 20_000


def rates() -> Iterator[tuple[str, float, str]]:
    """Of each game: its name, games per CPU second, and what is wanted."""
    short = ForSalePlan("2015", SEATS, 10_000, ("random",) * SEATS, SEED)
    yield "For Sale 2015", rate(for_sale.records(short)), f"   wanted >= {WANTED:,}"
    long = MonopolyPlan("aalen-casual", SEATS, 100, ("landlord",) * SEATS, SEED)
    yield "Monopoly aalen-casual", rate(monopoly.records(long)), ""


def rate(games: Iterable[dict[str, Any]]) -> float:
    """Games per CPU second at best."""
    lines = [msgspec.json.encode(game) + b"\n" for game in games]
    with tempfile.TemporaryDirectory() as folder:
        return max(_once(lines, Path(folder) / "games.parquet") for _ in range(SAMPLES))


def _once(lines: list[bytes], target: Path) -> float:
    source, began = io.BytesIO(b"".join(lines)), time.process_time()
    to_parquet(source, target)
    return len(lines) / (time.process_time() - began)
