"""The shape of a journal in PostgreSQL, in a schema of its own, and what the server must promise.

The same tables as in SQLite. A released step is never edited: a new one is added after it.
"""

from typing import Any, Protocol

from zuschlag.errors import ZuschlagError

SCHEMA = "zuschlag"
_LOCK = 0x5A75_5363  # of whoever makes or upgrades the tables

STEPS = (
    """
    CREATE TABLE tbl(
      table_id text COLLATE "C" PRIMARY KEY,
      code text UNIQUE, game text, status text, is_listed boolean,
      created_ms bigint, touched_ms bigint, public text, holders text,
      head_seq bigint NOT NULL DEFAULT 0,
      head_hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex'),
      epoch bigint NOT NULL, owner text, address text NOT NULL DEFAULT '',
      lease_until timestamptz NOT NULL DEFAULT '-infinity');
    CREATE INDEX tbl_touched ON tbl(touched_ms) WHERE status <> 'over';
    CREATE INDEX tbl_owner ON tbl(owner) WHERE owner IS NOT NULL;
    CREATE TABLE event(
      gid bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL CHECK(seq > 0),
      epoch bigint NOT NULL, kind text NOT NULL, version bigint NOT NULL, at_ms bigint NOT NULL,
      seat bigint, speaker text, command text, mark text, seen_by text, public text NOT NULL,
      sealed bytea, prev bytea NOT NULL, hash bytea NOT NULL, UNIQUE(table_id, seq));
    CREATE UNIQUE INDEX event_once ON event(table_id, coalesce(speaker, ''), command)
      WHERE command IS NOT NULL;
    CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'append only'; END $$;
    CREATE TRIGGER event_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON event
      FOR EACH STATEMENT EXECUTE FUNCTION append_only();
    CREATE TABLE credential(
      hash text COLLATE "C" PRIMARY KEY, kind text NOT NULL, created_ms bigint NOT NULL,
      expires_ms bigint NOT NULL, revoked_ms bigint);
    CREATE INDEX credential_expires ON credential(expires_ms);
    """,
    """
    CREATE TABLE holder(
      holder text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
      PRIMARY KEY(holder, table_id));
    CREATE INDEX holder_table ON holder(table_id);
    INSERT INTO holder
      SELECT held ->> 0, table_id FROM tbl, json_array_elements(tbl.holders::json) AS held
      ON CONFLICT DO NOTHING;
    """,
    # One lease for each worker. A table without a worker is free, so that the first one of this
    # shape takes all tables over; older workers cannot take or renew any more.
    """
    CREATE TABLE worker(
      name text COLLATE "C" PRIMARY KEY, address text NOT NULL,
      lease_until timestamptz NOT NULL);
    ALTER TABLE tbl DROP COLUMN address, DROP COLUMN lease_until;
    """,
    # What is known of the journal as a whole: its own name, the mark of its key.
    """
    CREATE TABLE keeping(name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
    INSERT INTO keeping VALUES ('id', replace(gen_random_uuid()::text, '-', ''));
    """,
    # Where browsers are told that it is somebody's turn.
    """
    CREATE TABLE push(
      id text COLLATE "C" PRIMARY KEY, holder text COLLATE "C" NOT NULL,
      created_ms bigint NOT NULL, sealed bytea NOT NULL);
    CREATE INDEX push_holder ON push(holder);
    """,
)
VERSION = len(STEPS)

PROMISES = {"synchronous_commit": {"on", "remote_apply"}, "fsync": {"on"}}
PROMISES["full_page_writes"] = {"on"}

SETTINGS = {
    "search_path": SCHEMA,
    "synchronous_commit": "on",
    "application_name": "zuschlag",
    # A worker that freezes in the middle must not hold its tables for ever.
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "5s",
    # A host that lost its power does not hang up: the server finds out within half a minute.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class Connection(Protocol):
    """What we use of a connection of asyncpg, which says nothing about types."""

    async def execute(self, query: str, *values: object) -> str:
        """Run a statement."""

    async def fetch(self, query: str, *values: object) -> list[Any]:
        """All rows."""

    async def fetchval(self, query: str, *values: object) -> Any:
        """The first value of the first row."""

    def transaction(self) -> Any:
        """A transaction, or a savepoint inside one."""

    def is_closed(self) -> bool:
        """Whether the line is dead."""

    def terminate(self) -> None:
        """Hang up without a farewell."""


class Unsafe(ZuschlagError):
    """The server cannot promise to keep what it is given."""


async def prepare(db: Connection) -> None:
    """Make or upgrade the tables and refuse to go on where it would not be safe."""
    for name, allowed in PROMISES.items():
        found = await db.fetchval("SELECT current_setting($1)", name)
        if found not in allowed:
            raise Unsafe("journal/server-unsafe", {"setting": name, "found": found})
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await upgrade(db)


async def upgrade(db: Connection, to: int = VERSION) -> None:
    """Take the missing steps."""
    if not await db.fetchval("SELECT to_regnamespace($1)", SCHEMA):
        await db.execute(f"CREATE SCHEMA {SCHEMA}")
    if not await db.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.schema_version"):
        await db.execute("CREATE TABLE schema_version(version bigint NOT NULL)")
        await db.execute("INSERT INTO schema_version VALUES (0)")
    version = await db.fetchval("SELECT version FROM schema_version")
    if version > VERSION:
        raise ZuschlagError("journal/newer-version", {"version": version, "known": VERSION})
    for step in STEPS[version:to]:
        await db.execute(step)
    await db.execute("UPDATE schema_version SET version = $1", max(version, to))
