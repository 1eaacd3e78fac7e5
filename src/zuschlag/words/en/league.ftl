# What `zuschlag league` prints, its page, and what it cannot play; what the league of a server refuses.

league-title = League: { $game }
league-lead = { $games ->
    [one] One game so far.
   *[other] { $games } games so far.
 } Everybody plays everybody in rotation; the page is written anew after each game.
league-note = Every bot gets the same computing for each move, counted as CPU time of its confined process. What a bot makes of it depends on the machine, so these games cannot be repeated bit for bit; their records can be judged.
league-latest = Latest games
league-millis = CPU ms a move
league-warning = The bots in this folder run as your own code. Their processes are confined, but that is no prison: put only files there that you would run yourself.
league-page = The page: { $page }
league-stopped = Stopped. The same command goes on from here.

refused-league-too-few-bots = A league wants at least two bots; { $folder } has { $found ->
    [one] one file
   *[other] { $found } files
 } with a function choose.

# The league of a server: programs hear of it

refused-serve-league-alone = A league needs a server with one process, not { $workers }.
refused-serve-league-one-host = A league needs a server on one host: leave out --relay-host.
refused-league-none = There is no league on this server.
refused-league-programs-only = The league is for programs: come with a bot token.
refused-league-not-entered = This program is not in the league. Enter it first.
refused-league-name-taken = Somebody in the league is called { $name } already, or too much like it. Take another name.
refused-league-has-name = This program is known in the league as { $name }.
refused-league-no-house = No bot of { $game } can fill the seats of a league.
refused-limit-league = The league has { $most } programs already. Try again later.
