"""Faults of the journal, its backups and its exports as sentences."""

JOURNAL_SENTENCES = {
    "journal/locked": "Another server has this journal open ({file}). Stop it first.",
    "journal/unopenable": "The journal {file} cannot be opened: {reason}.",
    "journal/not-a-journal": "{file} is a database, but not a journal of Zuschlag.",
    "journal/newer-version": "This was written by a newer Zuschlag (version {version}; this one"
    " knows {known}). Install the newer one.",
    "journal/older-version": "{file} was written by an older Zuschlag. Start the server once; it"
    " brings the file up to date.",
    "journal/newer-entry": "An entry {kind} was written by a newer Zuschlag (version {version};"
    " this one knows {known}).",
    "journal/old-sqlite": "SQLite {version} can damage journals; it must be {least} or newer.",
    "journal/disk-nearly-full": "Only {free} bytes are free on the journal's disk; the server"
    " wants {least}.",
    "journal/no-write-ahead-log": "The journal's disk allows no write-ahead log ({mode}). Network"
    " drives do not; choose another place.",
    "journal/not-synchronous": "The journal would not be on disk before moves are told.",
    "journal/server-unsafe": "PostgreSQL has {setting} = {found}: it could lose moves. Set it to"
    " on.",
    "journal/unreachable": "The database does not answer.",
    "journal/unreadable": "The journal cannot be read: {reason}.",
    "journal/unwritable": "The journal cannot be written: {reason}.",
    "journal/disk-full": "The journal's disk is full.",
    "journal/io-error": "The journal's disk has failed: {reason}. The server must stop.",
    "journal/broken": "The journal's disk has failed. Restart the server when it is well again.",
    "journal/closed": "The journal is closed.",
    "journal/unknown-address": "There is no journal of the kind {kind}. Give a file or"
    " postgresql://...",
    "journal/no-asyncpg": "For PostgreSQL install zuschlag[postgres].",
    "journal/bad-key": "A key is {bytes} bytes long, not {found}.",
    "journal/key-unusable": "The key file {file} cannot be used: {reason}.",
    "journal/key-missing": "The key {file} is missing, and games in this journal are sealed with"
    " it. Bring it back from your copy. If there is none, zuschlag serve --new-key begins with a"
    " new key: then no game of before can go on or be shown any more.",
    "journal/other-key": "The key {file} is not the key of this journal. Put the right one there:"
    " your copy, or one that was set aside ({file}.old-1). If it is lost, zuschlag serve --new-key"
    " begins with a new key: then no game of before can go on or be shown any more.",
    "journal/key-fits": "The key {file} is the right one: a new one would only lose games. Start"
    " without --new-key.",
    "journal/lost-tail": "The journal has lost its end: {tables} tables were {entries} entries"
    " further when that was noted in {file}, and people have seen them. Is this an old copy, or"
    " has the file journal.db-wal beside it gone? Put back what is missing. zuschlag tables check"
    " names the tables. zuschlag serve --accept-loss goes on from what is there.",
    "journal/heads-unreadable": "{file} cannot be read: {reason}. Without it nobody can tell"
    " whether the journal has lost its end.",
    "journal/table-lost-tail": "Table {table}: it once had {seq} entries, and only {found} are"
    " left of them.",
    "journal/table-missing": "Table {table}: its {entries} entries are there, but the table itself"
    " is gone from the list of tables.",
    "journal/table-unreadable": "Table {table}: it cannot be read: {reason}.",
    "journal/sealed-otherwise": "Table {table}: what is sealed in entry {seq} does not open with"
    " this key.",
    "journal/corrupt": "The journal is damaged: {reason}. zuschlag tables check names what it"
    " costs; zuschlag restore puts a backup in its place.",
    "journal/wrong-seal": "A sealed part cannot be opened: it belongs to another key or place.",
    "journal/gap": "Table {table}: entry {seq} is missing; {found} is in its place.",
    "journal/other-table": "Table {table}: entry {seq} belongs to {found}.",
    "journal/wrong-link": "Table {table}: entry {seq} does not follow the one before it.",
    "journal/changed": "Table {table}: entry {seq} was changed after it was written.",
    "journal/epoch-fell": "Table {table}: entry {seq} was written by somebody who no longer might.",
    "journal/cut-short": "Table {table}: it should have {seq} entries, but ends with {found}.",
    "journal/unknown-table": "There is no table {table}.",
    "journal/table-exists": "Table {table} is in the journal already.",
    "journal/code-taken": "The join code of table {table} is in use at another table.",
    "journal/target-exists": "{file} is there already. Overwrite it with --force.",
    "journal/target-not-empty": "There are tables in that journal already. Add to them with"
    " --force.",
    "journal/not-a-backup": "{file} is no backup of Zuschlag.",
    "journal/other-store": "{file} is a copy of a SQLite journal; it cannot go into PostgreSQL.",
    "journal/copy-failed": "{file} cannot be copied: {reason}.",
    "journal/damaged": "{file} is damaged: {reason}.",
    "journal/not-tables": "This is no file of exported tables: {reason}.",
    "journal/unreadable-line": "{path} cannot be read: {reason}.",
    "journal/trailing-lines": "There is something behind the end of the file ({path}).",
    "journal/cut-off": "The file stops before its end.",
    "journal/wrong-checksum": "The file was changed: its checksum does not fit.",
    "journal/table-without-entries": "A table in the file has no entries.",
    "journal/entries-without-table": "Entries in the file belong to no table.",
}
