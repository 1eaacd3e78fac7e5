"""Written games as Parquet and back: a row for every line, with what the judge says of it.

The line itself is a column, so the way back gives the same bytes. Equal lines give equal files.
"""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
import pyarrow as pa
from pyarrow import parquet as pq

from zuschlag import __version__
from zuschlag.errors import Malformed
from zuschlag.record import MOST_BYTES, judge

ROWS = 10_000
"""Games in a group of rows: as many as are in memory at once."""
_LINE_END = b"\n"

SCHEMA = pa.schema(
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
    ],
    metadata={"zuschlag": __version__, "table": "games"},
)
Row = dict[str, Any]
Before = Callable[[str], None]


def to_parquet(source: IO[bytes], target: Path, before: Before = lambda game: None) -> int:
    """Write the games of a file of JSON lines; how many there were."""
    written = 0
    with _whole(target) as part, pq.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
        for rows in _grouped(source, before):
            writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
            written += len(rows)
    return written


@contextlib.contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """Where to write: it becomes the target when all is well, and goes if not."""
    part = target.with_name(target.name + ".part")
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _grouped(source: IO[bytes], before: Before) -> Iterator[list[Row]]:
    rows: list[Row] = []
    for number, line in enumerate(source, 1):
        rows.append(row_of(number, line, before))
        if len(rows) == ROWS:
            yield rows
            rows = []
    yield rows


def row_of(number: int, line: bytes, before: Before) -> Row:
    """What is known of a written game."""
    if not line.endswith(_LINE_END):
        raise Malformed("research/no-line-end", f"line {number}", {"line": number})
    line = line.removesuffix(_LINE_END)
    if len(line) > MOST_BYTES:
        raise Malformed("record/too-large", f"line {number}", {"most_bytes": MOST_BYTES})
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Malformed("research/not-utf-8", f"line {number}", {"line": number}) from None
    found = judge(line, before)
    row: Row = {"line": number, "ok": found["ok"], "error": found.get("error"), "record": text}
    if found["ok"]:
        row |= {name: found.get(name) for name in ("scores", "ranking", "winners")}
    return row | _told(line)


def _told(line: bytes) -> Row:
    """What the record says of itself, if it is one."""
    try:
        record = msgspec.json.decode(line)
    except msgspec.MsgspecError:
        return {}
    if not isinstance(record, dict):
        return {}
    told = {name: record.get(name) for name in ("game", "edition")}
    row: Row = {name: value for name, value in told.items() if isinstance(value, str)}
    match record:
        case {"seats": [*players], "actions": [*actions]} if all(
            isinstance(p, str) for p in players
        ):
            row |= {"seats": len(players), "players": players, "actions": len(actions)}
    return row


def to_lines(source: Path, target: Path) -> int:
    """Write the lines of such a file as they were; how many there are."""
    written = 0
    try:
        kept = pq.ParquetFile(source)
        with _whole(target) as part, part.open("wb") as lines:
            for batch in kept.iter_batches(ROWS, columns=["record"]):
                for line in batch.column(0).to_pylist():
                    lines.write(line.encode() + _LINE_END)
                written += len(batch)
    except (pa.ArrowInvalid, KeyError, IndexError):
        raise Malformed("research/no-records", "FROM", {"where": str(source)}) from None
    return written
