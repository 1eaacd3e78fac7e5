"""Questions to written games in SQL. DuckDB reads a folder, and nothing else on this machine.

It fetches no extensions by itself, and a query can neither write nor reach the network.
"""

from pathlib import Path
from typing import Any, NamedTuple

import duckdb

from zuschlag.errors import Malformed

FILES = "*.parquet"
TABLE = "games"
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
    """Ask the files of a folder, which together are the table `games`."""
    files = folder.resolve() / FILES
    if not any(folder.glob(FILES)):
        raise Malformed("research/no-records", "FOLDER", {"where": str(folder)})
    with duckdb.connect(":memory:", config=_NOTHING_BY_ITSELF) as connection:
        _confine(connection, folder)
        try:
            place = str(files).replace("'", "''")
            connection.execute(f"CREATE VIEW {TABLE} AS SELECT * FROM read_parquet('{place}')")
            found = connection.execute(_only_select(connection, sql))
            return Answer([column[0] for column in found.description or []], found.fetchall())
        except duckdb.Error as fault:
            reason = str(fault).split("\n\n")[0]
            raise Malformed("research/bad-query", "SQL", {"reason": reason}) from None


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
