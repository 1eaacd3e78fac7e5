"""Questions to written games in SQL. DuckDB reads a folder, and nothing else on this machine.

It fetches no extensions by itself, and a query can neither write nor reach the network.
"""

from pathlib import Path
from typing import Any, NamedTuple

import duckdb

from zuschlag.errors import Malformed

FILES = "*.parquet"
TABLES = ("games", "results", "counts")
"""What files say they are: of `records`, of the arena, of a simulation. One that says nothing has
games."""
_NOTHING_BY_ITSELF: dict[str, str | bool | int | float | list[str]] = {
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "python_enable_replacements": "false",
}


class Answer(NamedTuple):
    """Names of columns, and rows."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def query(sql: str, folder: Path) -> Answer:
    """Ask the files of a folder; those of one kind together are a table."""
    files = folder.resolve() / FILES
    if not any(folder.glob(FILES)):
        raise Malformed("research/no-records", "FOLDER", {"where": str(folder)})
    with duckdb.connect(":memory:", config=_NOTHING_BY_ITSELF) as connection:
        _confine(connection, folder)
        try:
            for table, named in _by_table(connection, str(files)).items():
                places = ", ".join(_quoted(one) for one in named)
                source = f"SELECT * FROM read_parquet([{places}])"
                connection.execute(f"CREATE VIEW {table} AS {source}")
            found = connection.execute(_only_select(connection, sql))
            return Answer([column[0] for column in found.description or []], found.fetchall())
        except duckdb.Error as fault:
            reason = str(fault).split("\n\n")[0]
            raise Malformed("research/bad-query", "SQL", {"reason": reason}) from None


def _by_table(connection: duckdb.DuckDBPyConnection, files: str) -> dict[str, list[str]]:
    """The files of every table there is, by what stands in them."""
    place = _quoted(files)
    told = connection.execute(
        f"SELECT file, coalesce(max(decode(value)) FILTER (decode(key) = 'table'), '')"
        f" FROM glob({place}) LEFT JOIN parquet_kv_metadata({place}) ON file = file_name"
        f" GROUP BY file ORDER BY file"
    ).fetchall()
    found: dict[str, list[str]] = {}
    for file, table in told:
        found.setdefault(table if table in TABLES else TABLES[0], []).append(file)
    return found


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _only_select(connection: duckdb.DuckDBPyConnection, sql: str) -> duckdb.Statement:
    """A query reads: what would write, even into the folder, is refused."""
    statements = connection.extract_statements(sql)
    if [one.type for one in statements] != [duckdb.StatementType.SELECT]:
        raise Malformed("research/only-select", "SQL", {})
    return statements[0]


def _confine(connection: duckdb.DuckDBPyConnection, folder: Path) -> None:
    """From here on only files of the folder can be reached, and that cannot be changed."""
    connection.execute("SET allowed_directories = ?", [[str(folder.resolve())]])
    connection.execute("SET enable_external_access = false")
    connection.execute("SET lock_configuration = true")
