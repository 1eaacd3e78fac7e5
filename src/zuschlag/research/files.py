"""Files of Parquet: written whole or not at all, each with what made it."""

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
from pyarrow import parquet as pq

from zuschlag import __version__
from zuschlag.lab.arena.sources import Sources

ROWS = 10_000
"""Rows in a group: as many as are in memory at once."""


def made_by(table: str, plan: bytes, mark: str, sources: Sources) -> dict[str, str]:
    """What stands in a file beside its rows: the plan, the hash of the code, versions."""
    versions = msgspec.json.encode(sources).decode()
    told = {"table": table, "plan": plan.decode(), "mark": mark, "versions": versions}
    return {"zuschlag": __version__, "code": sources.code, **told}


@contextlib.contextmanager
def whole(target: Path) -> Iterator[Path]:
    """Where to write: it becomes the target when all is well, and goes if not."""
    part = target.with_name(target.name + ".part")
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def write_rows(
    target: Path, columns: Any, made: Mapping[str, str], groups: Iterable[list[Any]]
) -> None:
    """Rows in groups, each row as long as there are columns; equal rows give equal bytes."""
    schema = columns.with_metadata(made)
    with whole(target) as part, pq.ParquetWriter(part, schema, compression="zstd") as writer:
        for rows in groups:
            writer.write_table(table_of(rows, schema))


def table_of(rows: list[Any], schema: Any) -> Any:
    """Rows as a table of these columns."""
    columns = zip(*rows, strict=True) if rows else ([] for _ in schema)
    pairs = zip(columns, schema.types, strict=True)
    return pa.Table.from_arrays([pa.array(one, kind) for one, kind in pairs], schema=schema)


def grouped(rows: Iterable[Any]) -> Iterator[list[Any]]:
    """So many at a time."""
    left = iter(rows)
    while group := list(islice(left, ROWS)):
        yield group
