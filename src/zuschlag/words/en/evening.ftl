# An evening of many tables: its rehearsal, its results page, and the check of its draw.

evening-rehearsal-title = Rehearsal
evening-rehearsal = This was a rehearsal: bots played in place of people.
evening-round-done = Round { $number }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $again ->
    [0] no meeting repeated so far
    [one] 1 repeated meeting so far
   *[other] { $again } repeated meetings so far
  }
evening-podium = { $rank }. { $name }, { $points } points
evening-written = { $file } has everything: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, results, standings, and the draw for anybody to check.

# The results page

evening-results = Results
evening-standings = Standings
evening-lot = * Level in everything that counts: the lot decided.
evening-round = Round { $number }
evening-table = Table { $number }
evening-final = Final, table { $number }
evening-bot = a bot
evening-column-rank = Place
evening-column-name = Name
evening-column-points = Points
evening-column-wins = Wins
evening-column-rounds = Rounds

# Checking the draw

evening-draws = { $ok ->
    [yes] Every draw follows from the seeds: { $count } in all.
   *[no] Not every draw follows from the seeds. Wrong: { $wrong }.
  }
evening-seated = { $ok ->
    [yes] Every result names the people who were at that table.
   *[no] A result names people who were not at that table, or hides what stood there before.
  }
evening-sheets = { $ok ->
    [yes] Every result sheet, counted again, comes to its result: { $count } in all.
   *[no] Not every result sheet comes to its result. Wrong, by round and table: { $wrong }.
  }
evening-rounds = { $ok ->
    [yes] The seeds of every round with one deal are those that were promised: { $count } in all.
   *[no] A round with one deal has other seeds than were promised. Wrong: { $wrong }.
  }
evening-thrown = Dice thrown in the hall: { $thrown }.
evening-counted = The standings { $ok ->
    [yes] follow
   *[no] do not follow
  } from the results.
evening-verified = Verified: seeds, draws and standings fit together.
evening-differs = Not verified: something about this evening was changed.
evening-limits = This does not prove that nothing was drawn twice before you looked: every further draw must be a line in the log. Compare the commitment with the one you saw before the draw.

# Serving one

evening-join-at = Everybody joins at { $address }
evening-console-at = The console, for you alone: { $address }
evening-wall-at = For the projector: { $address }
evening-kept-in = All of it is kept in the folder { $folder }. Start again with the same folder, and the evening goes on.

# The check of draw.json, and the mark

evening-draws-alone = These are the draws of an evening by themselves; names and results are in evening.json.
evening-draws-verified = Verified: seeds and draws fit together.
evening-mark = Mark of this evening: { $mark }. It must be the one on the wall and on the certificates.

# The afternoon before

evening-check-ok = good
evening-check-note = mind
evening-check-bad = not so
evening-check-address = Phones reach this computer at { $address }
evening-check-other-address = And at { $address }, in another network
evening-check-may-change = { $how ->
    [lent] The network has only lent { $address }, and may give another one.
   *[unknown] Whether { $address } stays cannot be found out here.
  } Give this computer a fixed address: phones are known by it, and if it changes, everybody needs their card.
evening-check-no-network = This computer is in no network: no phone can reach it.
evening-check-not-shared = With --no-lan no phone can reach it.
evening-check-port-free = Port { $port } is free.
evening-check-port = Port { $port } cannot be used: { $reason }. Choose another one with --port.
evening-check-disk = The folder { $folder } has room: { $free } MB.
evening-check-disk-full = There is too little room for the folder { $folder }: { $free } MB.
evening-check-unwritable = Nothing can be written to the folder { $folder }.
evening-check-clock = { $ok ->
    [yes] The clock says { $time }. Compare it with yours.
   *[no] The clock says { $time }, which is before this program was made: set it.
  }
evening-check-room = Room for { $phones } phones at once.
evening-check-no-pages = The pages were left out of this installation: phones would see nothing.
evening-check-not-compiled = The rules are not compiled yet. Run zuschlag compile now, and nobody waits for it tonight.
evening-check-verdict = { $ok ->
    [yes] An evening can be held like this. Open the address with a phone in the hall’s Wi-Fi all the same.
   *[no] An evening cannot be held like this.
  }

# The same deal everywhere

rounds-games = { $ok ->
    [yes] Every game follows from its seeds: { $count } in all.
   *[no] Not every game follows from its seeds. Wrong, by line: { $wrong }.
  }
rounds-alike = { $ok ->
    [yes] Tables of one size had the same cards in the same order. Rounds with one deal: { $count }.
   *[no] Tables of a round were not dealt alike: { $wrong }.
  }
rounds-verified = Verified: every game, and every deal that tables shared.
rounds-differ = Not confirmed: look at the lines above.
traveller-card = Card
traveller-caption = The same cards at all tables of { $seats }
traveller-buildings = Building { $card }
traveller-cheques = Cheque { $card }
traveller-got-buildings = { $name } for { $figure }
traveller-got-cheques = { $name } with { $figure }
