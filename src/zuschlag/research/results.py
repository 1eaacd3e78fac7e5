"""Games of the arena as Parquet: a row for every seat of every game.

Table `results`. Equal plans give equal bytes, whoever has played.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa

from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.playing import Row
from zuschlag.research.files import grouped, made_by, write_rows

TABLE = "results"
COLUMNS = pa.schema(
    [
        ("game", pa.string()),
        ("edition", pa.string()),
        ("seats", pa.int32()),
        ("field", pa.int32()),
        ("deal", pa.int64()),
        ("number", pa.int64()),
        ("seat", pa.int32()),
        ("bot", pa.string()),
        ("rivals", pa.list_(pa.string())),
        ("score", pa.int64()),
        ("rank", pa.int32()),
        ("win_share", pa.float64()),
        ("ending", pa.string()),
        ("repeatable", pa.bool_()),
    ]
)


def write_results(plan: Plan, games: Iterable[Row], target: Path) -> None:
    """Write every game, in order."""
    told = msgspec.json.encode(plan, order="deterministic")
    made = made_by(TABLE, told, plan.mark, plan.sources)
    write_rows(target, COLUMNS, made, grouped(_rows(plan, games)))


def _rows(plan: Plan, games: Iterable[Row]) -> Iterator[tuple[Any, ...]]:
    """Games are numbered as they come: by field, deal and seating."""
    for number, game in enumerate(games):
        for seat, bot in enumerate(game.seating):
            rivals = [other for place, other in enumerate(game.seating) if place != seat]
            share = 1 / len(game.winners) if seat in game.winners else 0.0
            yield (
                *(plan.game, plan.edition, plan.seats, game.field, game.deal, number, seat),
                *(bot, rivals, game.scores[seat], game.ranks[seat], share),
                *(game.ending, game.repeatable),
            )
