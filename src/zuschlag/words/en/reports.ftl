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
fair-chain = All { $entries } entries of the journal are linked; the last is { $head }
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
sim-end-rounds = at most { $rounds } rounds
sim-end-last = until one is left
sim-speed = { $games } games per second of CPU time
sim-seat = seat
sim-policy = policy
sim-wins = wins
sim-interval = 95 % interval
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

tables-exported = { $file } holds the table with { $entries } entries.
tables-taken = { $tables } tables with { $entries } entries were taken in.
tables-no-key = Sealed parts were not tried: there is no key { $file }.
tables-checked = { $tables } tables with { $entries } entries were looked at: { $faults ->
    [0] all is well
    [one] one fault
   *[other] { $faults } faults
  }.
tables-progress = { $done } of { $all } tables

# What an operator has accepted to lose

lost-new-key = A new key was made: { $file }. Keep a copy of it elsewhere.
lost-set-aside = What was there before is kept as { $file }.
lost-closed = { $games ->
    [one] 1 game that was not over is
   *[other] { $games } games that were not over are
  } closed. Together with all finished games of before they stay in the journal, but nobody can open them without their key, and the server cannot show their records. Records that people have saved are as good as ever.
lost-end = The journal has lost its end, and goes on from what is there:
lost-table = table { $table }: { $found } of { $entries } entries are left
