# What `zuschlag league` prints, its page, and what it cannot play.

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
