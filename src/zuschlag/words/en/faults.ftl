# What only the command line and the terminal come across: files, boards, checks, journals, settings. Keys as in refusals.ftl.

# Files of games

refused-record-unreadable = { $file } cannot be read: { $reason }.
refused-record-unwritable = { $file } cannot be written: { $reason }.
refused-record-bad-target = { $file } must end in { $allowed }.
refused-record-unknown-policy = There is no policy { $policy }. Known: { $known }.
refused-record-wrong-number-of-policies = { $found } policies, { $seats } seats: give one, or one per seat.
refused-table-unknown-opponent = Nobody here is called { $opponent }.
refused-table-wrong-number-of-opponents = Name one opponent for all, or { $expected }; you named { $found }.
refused-table-unreadable-board = Board { $board } cannot be read: { $reason }.
refused-table-faulty-board = The board has a fault at { $path }. `zuschlag board check` names all of them.

# At a table in a terminal

cannot-bid = A bid would take { $least ->
    [one] { $least } coin
   *[other] { $least } coins
}; you have { $most }. Only passing is left.

# Boards: where, what is wrong, and what would be right

refused-board-unknown-name = { $path }: there is no board { $name }. Known: { $known }.
refused-board-wrong-type = { $path } must be a { $expected }, not a { $found }.
refused-board-missing-key = { $path } is missing. Needed here: { $needed }.
refused-board-unknown-key = { $path } does not belong in a board. Known here: { $known }.
refused-board-wrong-count = { $path } must have { $expected } entries, not { $found }.
refused-board-wrong-kind = { $path } is { $found }; on every board this slot is { $expected }.
refused-board-wrong-group = { refused-board-wrong-kind }
refused-board-out-of-range = { $path } is { $found }; it must be from { $least } to { $most }.
refused-board-not-even = { $path } is { $found }; half of it is paid too, so take { $below } or { $above }.
refused-board-not-ascending = { $path } is { $found }; it must be more than { $more_than } before it.
refused-board-houses-differ = { $path } is { $found }; all streets of { $group } have one price, { $expected }.
refused-board-wrong-id = { $path } is { $found }; the cards stand in order, this one is { $expected }.
refused-board-unknown-effect = { $path } is { $found }. Known effects: { $known }.
refused-board-keepers = { $path } has { $found } keeper cards; it must have { $expected }.
refused-board-bad-target = { $path } is { $found }; a card sends to { $least } to { $most }, never to { $never }.
refused-board-too-far-back = { $path } is { $found }; from { $least } to { $most } steps stay before the start.
refused-board-no-language = { $path } has no language. Give at least one of: { $known }.
refused-board-bad-text = { $path } has { $found } characters; { $least } to { $most } printable ones are right.
refused-board-unknown-placeholder = { $path } has { $found }; in braces this card knows: { $known }.
refused-board-too-large = This file is larger than { $most_bytes } bytes; no board is.
refused-board-long-line = Line { $line } has { $found } characters; at most { $most } are read.
refused-board-not-utf-8 = Line { $line } is not UTF-8; save the file as UTF-8 text.
refused-board-too-deep = This file is nested too deeply to be a board.
refused-board-not-toml = Line { $line } is not TOML: { $reason }.
refused-board-exists = { $file } is already there; --force overwrites it.

# Checking a deal

refused-fair-missing = The record has no fair part: it does not come from a live table.
refused-fair-not-revealed = The server has not shown its seed yet; it does when the game is over.
refused-fair-unknown-version = The deal was made by { $version }. Known here: { $known }.
refused-fair-bad-table = { $path } must have { $least } to { $most } characters, not { $found }.
refused-fair-not-hex = { $path } must be { $digits } small hexadecimal digits, not { $found }.
refused-fair-wrong-number-of-seeds = { $path } must have one entry per seat: { $expected }, not { $found }.
refused-fair-not-sealed = { $path } has a seed that was shown and never sealed.
refused-verify-nothing-named = Name a FILE, or a table with --table.
refused-verify-no-key = There is no key of a server at { $file }; name it with --key.

# The journal, its backups and its exports

refused-journal-locked = Another server has this journal open ({ $file }). Stop it first.
refused-journal-unopenable = The journal { $file } cannot be opened: { $reason }.
refused-journal-not-a-journal = { $file } is a database, but not a journal of Zuschlag.
refused-journal-newer-version = This was written by a newer Zuschlag (version { $version }; this one knows { $known }). Install the newer one.
refused-journal-older-version = { $file } was written by an older Zuschlag. Start the server once; it brings the file up to date.
refused-journal-newer-entry = An entry { $kind } was written by a newer Zuschlag (version { $version }; this one knows { $known }).
refused-journal-old-sqlite = SQLite { $version } can damage journals; it must be { $least } or newer.
refused-journal-disk-nearly-full = Only { $free } bytes are free on the journal’s disk; the server wants { $least }.
refused-journal-no-write-ahead-log = The journal’s disk allows no write-ahead log ({ $mode }). Network drives do not; choose another place.
refused-journal-not-synchronous = The journal would not be on disk before moves are told.
refused-journal-server-unsafe = PostgreSQL has { $setting } = { $found }: it could lose moves. Set it to on.
refused-journal-unreachable = The database does not answer.
refused-journal-unreadable = The journal cannot be read: { $reason }.
refused-journal-unwritable = The journal cannot be written: { $reason }.
refused-journal-disk-full = The journal’s disk is full.
refused-journal-io-error = The journal’s disk has failed: { $reason }. The server must stop.
refused-journal-broken = The journal’s disk has failed. Restart the server when it is well again.
refused-journal-closed = The journal is closed.
refused-journal-unknown-address = There is no journal of the kind { $kind }. Give a file or postgresql://…
refused-journal-no-asyncpg = For PostgreSQL install zuschlag[postgres].
refused-journal-bad-key = A key is { $bytes } bytes long, not { $found }.
refused-journal-key-unusable = The key file { $file } cannot be used: { $reason }.
refused-journal-key-missing = The key { $file } is missing, and games in this journal are sealed with it. Bring it back from your copy. If there is none, zuschlag serve --new-key begins with a new key: then no game of before can go on or be shown any more.
refused-journal-other-key = The key { $file } is not the key of this journal. Put the right one there: your copy, or one that was set aside ({ $file }.old-1). If it is lost, zuschlag serve --new-key begins with a new key: then no game of before can go on or be shown any more.
refused-journal-key-fits = The key { $file } is the right one: a new one would only lose games. Start without --new-key.
refused-journal-lost-tail = The journal has lost its end: { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
  } { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  } further when that was noted in { $file }, and people have seen them. Is this an old copy, or is the file journal.db-wal beside it missing? Put back what is missing. zuschlag tables check names the tables. zuschlag serve --accept-loss goes on from what is there.
refused-journal-heads-unreadable = { $file } cannot be read: { $reason }. Without it nobody can tell whether the journal has lost its end.
refused-journal-table-lost-tail = Table { $table }: it once had { $seq ->
    [one] { $seq } entry
   *[other] { $seq } entries
  }, of which only { $found } { $found ->
    [one] is
   *[other] are
  } left.
refused-journal-table-missing = Table { $table }: its { $entries ->
    [one] { $entries } entry is
   *[other] { $entries } entries are
  } there, but the table itself is gone from the list of tables.
refused-journal-table-unreadable = Table { $table }: it cannot be read: { $reason }.
refused-journal-sealed-otherwise = Table { $table }: what is sealed in entry { $seq } does not open with this key.
refused-journal-corrupt = The journal is damaged: { $reason }. zuschlag tables check names what it costs; zuschlag restore puts a backup in its place.
refused-journal-wrong-seal = A sealed part cannot be opened: it belongs to another key or place.
refused-journal-gap = Table { $table }: entry { $seq } is missing; { $found } is in its place.
refused-journal-other-table = Table { $table }: entry { $seq } belongs to { $found }.
refused-journal-wrong-link = Table { $table }: entry { $seq } does not follow the one before it.
refused-journal-changed = Table { $table }: entry { $seq } was changed after it was written.
refused-journal-epoch-fell = Table { $table }: entry { $seq } was written by somebody who no longer might.
refused-journal-cut-short = Table { $table }: it should have { $seq ->
    [one] { $seq } entry
   *[other] { $seq } entries
  }, but ends with { $found }.
refused-journal-unknown-table = There is no table { $table }.
refused-journal-table-exists = Table { $table } is in the journal already.
refused-journal-code-taken = The join code of table { $table } is in use at another table.
refused-journal-target-exists = { $file } is there already. Overwrite it with --force.
refused-journal-target-not-empty = There are tables in that journal already. Add to them with --force.
refused-journal-not-a-backup = { $file } is not a backup of Zuschlag.
refused-journal-other-store = { $file } is a copy of a SQLite journal; it cannot go into PostgreSQL.
refused-journal-copy-failed = { $file } cannot be copied: { $reason }.
refused-journal-damaged = { $file } is damaged: { $reason }.
refused-journal-not-tables = This is not a file of exported tables: { $reason }.
refused-journal-unreadable-line = { $path } cannot be read: { $reason }.
refused-journal-trailing-lines = There is something behind the end of the file ({ $path }).
refused-journal-cut-off = The file stops before its end.
refused-journal-wrong-checksum = The file was changed: its checksum does not fit.
refused-journal-table-without-entries = A table in the file has no entries.
refused-journal-entries-without-table = Entries in the file belong to no table.

# Settings of a server, with what to set

refused-serve-bad-setting = A setting is wrong: { $reason }.
refused-serve-unreadable-config = { refused-record-unreadable }
refused-serve-bad-config = { $file } is not TOML: { $reason }.
refused-serve-half-tls = A certificate needs its key: set both --tls-cert and --tls-key.
refused-serve-unreadable-tls = { $file } cannot be read.
refused-serve-bad-tls = The certificate and its key cannot be used: { $reason }.
refused-serve-bad-origin = { $origin } is not an origin. Write it as https://play.example.org, in small letters, without a path.
refused-serve-bad-push = Push services want an address to write to: { $contact } is neither mail (me@example.org) nor https://.
refused-serve-bad-push-host = { $host } is not the name of a push service, like push.example.org or *.example.org.
refused-serve-push-loopback = Plain http for pushes is for tests on this machine alone. Leave out push_loopback.
refused-serve-bad-proxy = { $proxy } is neither the address nor the network of a proxy.
refused-serve-workers-need-postgresql = { $workers } workers need a journal in PostgreSQL: set --journal postgresql://…
refused-serve-relay-needs-postgresql = Several hosts need a journal in PostgreSQL that they share: set --journal postgresql://…
refused-serve-bad-relay = { $address } is not a numeric address at which other hosts reach this one.
refused-serve-relay-needs-key = Hosts that share a journal have the same keys, and { $file } is not here. Copy it from another host; for a new journal start once without --relay-host.
refused-serve-relay-unusable = Other workers cannot be heard at { $address }: { $reason }.
refused-serve-relay-elsewhere = A worker at { $address } and this one at { $own } cannot call each other. Give every host that shares the journal its own --relay-host.
refused-serve-public-needs-tls = { $host } can be reached by others. Set --lan for a local network, or --tls-cert and --tls-key, or --trusted-proxy with the address of the proxy in front.
refused-serve-public-needs-origin = Set --origin to the address people type, as https://play.example.org.
refused-serve-public-needs-https = Beyond the local network every --origin must begin with https://.
refused-serve-cannot-listen = Port { $port } at { $host } cannot be opened: { $reason }. Is another program using it? Choose another port with --port; with make: make play ARGS='--port 8770'.

# An evening

refused-event-exists = { refused-board-exists }
refused-event-unwritable = { $file } could not be written: { $reason }.
refused-event-not-an-evening = { $path } is not an evening as it was exported ({ $reason }).

# Where a game stood

phase-buy = auction
phase-sell = sale
phase-done = over
phase-auction = an auction
phase-debt = a debt
phase-wishes = wishes to build
phase-window = between two turns
phase-turn = a turn

# Research

refused-lab-part-needs-folder = A part needs a folder that all parts go into: add --folder.
refused-research-not-installed = This needs { $package }: install { $install }.
refused-research-no-ray = No Ray answers at { $address }.
refused-research-no-records = { $where } holds no games as Parquet; `zuschlag records` writes them.
refused-research-bad-query = The query was not understood: { $reason }
refused-research-only-select = One SELECT is asked at a time, nothing else.
refused-research-no-line-end = Line { $line } has no end: the file is cut short.
refused-research-not-utf-8 = Line { $line } is not UTF-8, so it is no game.
refused-research-no-tables = An environment needs at least one table, not { $found }.
refused-research-unknown = { $path }: there is no { $given }. Known here: { $known }.
refused-research-lineup = Name one player for every seat ({ $seats }), at least one of them a learner; you named { $named }.
refused-research-one-learner = With several learners take the vector environment or PettingZoo; you named { $named }.
