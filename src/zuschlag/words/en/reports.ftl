# What `verify`, `simulate` and `tables` print for people, and a server that has lost something.

# Checking a deal

fair-ok = ok
fair-no = NO
fair-verified = Verified: rules, seeds, cards and dice fit together.
fair-differs = Not verified: something in this game was changed.
fair-limits = This does not prove that nobody knew the cards: who runs the server can look at them, and players can talk outside the table. Compare the commitment with the one you saw before the deal.
fair-legal = Replayed: every move is legal, and { $end ->
    [over] the game is over
   *[open] the game was not finished
  }.
fair-illegal = Move { $move } is not legal: { $why }
fair-noted = { $ok ->
    [yes] The commitment is the one you noted.
   *[no] The commitment is not the one you noted: it is { $found }.
  }
fair-commitment = The server’s seed is { $ok ->
    [yes] the one
   *[no] not the one
  } it committed to: { $found }
fair-seeds = Seeds in the shuffle: { $people }.
fair-seeds-server = only the one of the server
fair-seeds-round = Seeds of the round in the shuffle: { $shown } of { $all }; not as sealed: { $wrong }.
fair-seeds-wrong = Not the seed that was sealed: { $people }.
fair-seeds-kept-back = Sealed a seed and did not show it: { $people }.
fair-seeds-absent = Without a seed: { $people }.
fair-opener = Who begins { $ok ->
    [yes] follows from the seeds: { $drawn }.
   *[no] does not follow from the seeds: { $drawn } would, not { $written }.
  }
fair-nobody = nobody
drawn-buildings = The order of the buildings
drawn-cheques = The order of the cheques
drawn-chance = The order of the Chance cards
drawn-chest = The order of the Community Chest cards
drawn-dice = Every throw of the dice
drawn-other = What luck decided ({ $what })
fair-drawn = { $what } { $ok ->
    [yes] follows
   *[no] does not follow
  } from the seeds.
fair-drawn-all = { $what } follows from the seeds: { $count } in all.
fair-drawn-not = { $what } does not follow from the seeds: number { $at } would be { $expected }, not { $found }.
fair-setup = { $ok ->
    [yes] The rolls for bank and opener match.
   *[no] The rolls for bank and opener do not come from the seeds.
  }
fair-chain = { $entries ->
    [one] The journal’s only entry is sound
   *[other] All { $entries } entries of the journal are linked
  }; the last is { $head }
fair-chain-broken = The journal was changed, or an entry is lost, at number { $seq }.
fair-read = Every entry can be read and replayed; the table stands at: { $status }.
fair-read-not = Entry { $seq } ({ $kind }) cannot be replayed: { $reason }.
fair-head = The journal { $ok ->
    [yes] contains
   *[no] does not contain
  } the entry you noted.
fair-published = The commitment is { $ok ->
    [yes] the one
   *[no] not the one
  } that was published when the table was opened.
fair-seeds-told = The seeds are { $ok ->
    [yes] the ones
   *[no] not the ones
  } everybody was told.
fair-result = The result is { $ok ->
    [yes] the one
   *[no] not the one
  } everybody was told.

# Many games

sim-playing = Playing
sim-writing = Writing records
sim-head = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
sim-end-rounds = at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
sim-end-last = until one is left
sim-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } per second of CPU time
sim-seat = seat
sim-policy = policy
sim-wins = wins
sim-interval = 95% interval
sim-score = mean score
sim-worth = worth at the end
sim-prices = average price by building, in coins
sim-short-row = The last row is short: { $short } buildings (C-04).
sim-average = in an average game
sim-turns = turns
sim-rounds = rounds
sim-bankruptcies = bankruptcies
sim-trades = trades
sim-auctions = auctions of deeds
sim-building-auctions = auctions of buildings
sim-finished = of games came to an end
sim-no-houses = of games saw the bank without houses ({ $interval })
sim-landing = where throws come to rest, in percent, slots 0 to 39
sim-jail = in jail
sim-curves = cash, deeds and buildings after so many rounds, on average
sim-faults = { $games ->
    [one] 1 game was
   *[other] { $games } games were
  } broken off: a bot’s move was refused. Please tell us.

# Tables of a journal

-tables-with-entries = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }
tables-exported = { $file } holds the table with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }.
tables-taken = { -tables-with-entries } { $tables ->
    [one] was
   *[other] were
  } taken in.
tables-no-key = Sealed parts were not tried: there is no key { $file }.
tables-checked = { -tables-with-entries } { $tables ->
    [one] was
   *[other] were
  } looked at: { $faults ->
    [0] all is well
    [one] one fault
   *[other] { $faults } faults
  }.
tables-progress = { $done } of { $all ->
    [one] { $all } table
   *[other] { $all } tables
  }

# What an operator has accepted to lose

lost-new-key = A new key was made: { $file }. Keep a copy of it elsewhere.
lost-set-aside = What was there before is kept as { $file }.
lost-closed = { $games ->
    [one] 1 game that was not over is
   *[other] { $games } games that were not over are
  } closed. Together with all finished games of before they stay in the journal, but nobody can open them without their key, and the server cannot show their records. Records that people have saved are as good as ever.
lost-end = The journal has lost its end, and goes on from what is there:
lost-table = table { $table }: { $found } of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  } { $found ->
    [one] is
   *[other] are
  } left

# Backups

backup-done = { $file } holds { -tables-with-entries }, all checked.
backup-key = The key file is not part of it. Keep a copy of the key elsewhere: without it nobody can go on with the tables in this backup, and with it hidden cards can be read.
backup-progress = { $done } of { $all ->
    [one] { $all } page
   *[other] { $all } pages
  }
restore-done = { -tables-with-entries } { $tables ->
    [one] is
   *[other] are
  } back, all checked.
restore-later = What happened after the backup is gone, and the server will not miss it.
restore-key = The server also needs the key file it had then. By default it looks for { $file }.

# Boards

own-board-beginning =
    # A board for your town, begun from `{ $name }`. Change names, prices, rents, amounts and texts as you
    # like; the shape of the board stays. `zuschlag board check FILE` says what is wrong, and
    # docs/boards.md explains every key. Marks like MA-GO-1 name the clause a figure comes from.
own-board-written = { $file } is written. Edit it, then: zuschlag board check { $file }
own-board-ready = { $file } is ready: { $title }; all streets cost { $streets }, all deeds { $deeds }.
own-board-not-ready = { $file } is not ready: { $faults ->
    [many] more than { $most } faults
    [one] 1 fault
   *[other] { $faults } faults
  }.

# A server, and the rules it plays by

serve-at = Zuschlag is served at { $address }
serve-also-at = also at { $address }
serve-already = Zuschlag is already served at { $address }
serve-lan = Anybody on this network can join. It is plain http, so others on it can listen in.
serve-push = Web Push is on: when it is somebody’s turn at a slow table, this server posts to the push service of their browser. Nothing else here talks to other servers.
serve-stop = Stop with Ctrl+C.
serve-check =
    Address: { $address }
    Listens on: { $host }, { $port ->
        [0] any free port
       *[other] port { $port }
    }
    Encrypted: { $is_secure ->
        [True] yes
       *[False] no
    }
    Pages come from: { $origins }
    Trusted proxies: { $proxies }
    Journal: { $journal }
    Processes: { $workers } for tables, { $bots } each for bots
    The settings are fine.
compiling = Compiling the rules, once on this computer ({ $wait ->
    [long] about half a minute
   *[short] a moment
  })
compiled = The rules are compiled.
sim-part = Played so far: { $done }/{ $shards }, in { $folder }.
records-written = { $games ->
    [one] One game is in { $file }.
   *[other] { $games } games are in { $file }.
  }
output-unwritable = The answer cannot be written: { $reason }.
