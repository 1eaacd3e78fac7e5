"""What a simulation has counted, as Parquet: a row for every count of every shard.

Table `counts`. Equal plans give equal bytes, whoever has played.
"""

from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa

from zuschlag.lab.tallies import Counted, counts_of
from zuschlag.research.files import grouped, made_by, write_rows

TABLE = "counts"
COLUMNS = pa.schema(
    [
        ("game", pa.string()),
        ("edition", pa.string()),
        ("seats", pa.int32()),
        ("shard", pa.int32()),
        ("what", pa.string()),
        ("row", pa.int32()),
        ("place", pa.int32()),
        ("value", pa.int64()),
    ]
)
Row = tuple[str, str, int, int, str, int, int, int]


def write_counts(counted: Counted, target: Path) -> None:
    """Write the counts of all shards, in order."""
    task = counted.task
    made = made_by(TABLE, task.told, task.mark, task.sources)
    write_rows(target, COLUMNS, made, grouped(_rows(counted)))


def _rows(counted: Counted) -> Iterator[Row]:
    task, plan = counted.task, counted.task.plan
    for shard, tally in counted.shards.items():
        for one in counts_of(tally):
            yield (task.game, plan.edition, plan.seats, shard, *one)
