"""Written games as Parquet and back: a row for every line, with what the judge says of it.

The line itself is a column, so the way back gives the same bytes. Equal lines give equal files.
"""

from pathlib import Path
from typing import IO

import pyarrow as pa
from pyarrow import parquet as pq

from zuschlag import __version__
from zuschlag.errors import Malformed
from zuschlag.research.files import ROWS, grouped, whole, write_rows
from zuschlag.research.rows import LINE_END, Before, Rows

COLUMNS = pa.schema(
    [
        ("line", pa.int64()),
        ("ok", pa.bool_()),
        ("error", pa.string()),
        ("game", pa.string()),
        ("edition", pa.string()),
        ("seats", pa.int32()),
        ("players", pa.list_(pa.string())),
        ("actions", pa.int32()),
        ("scores", pa.list_(pa.int64())),
        ("ranking", pa.list_(pa.int64())),
        ("winners", pa.list_(pa.int64())),
        ("record", pa.large_string()),
    ]
)


def to_parquet(source: IO[bytes], target: Path, before: Before = lambda game: None) -> int:
    """Write the games of a file of JSON lines; how many there were."""
    rows = Rows(before)
    groups = (rows.of(lines) for lines in grouped(source))
    write_rows(target, COLUMNS, {"zuschlag": __version__, "table": "games"}, groups)
    return rows.made


def to_lines(source: Path, target: Path) -> int:
    """Write the lines of such a file as they were; how many there are."""
    written = 0
    try:
        kept = pq.ParquetFile(source)
        with whole(target) as part, part.open("wb") as lines:
            for batch in kept.iter_batches(ROWS, columns=["record"]):
                for line in batch.column(0).to_pylist():
                    lines.write(line.encode() + LINE_END)
                written += len(batch)
    except (pa.ArrowInvalid, KeyError, IndexError):
        raise Malformed("research/no-records", "FROM", {"where": str(source)}) from None
    return written
