# What `zuschlag arena` prints, its report, and what it cannot play.

arena-head = { $game }, { $seats } seats, { $deals } deals, each in all seats: { $games } games, seed { $seed }
arena-ratings = Ratings
arena-bot = bot
arena-rating = rating
arena-wins = Wins of one bot (line) alone among others of one kind (column); fair is { $fair }
arena-margins = Points ahead of the mean of the others at the table (line among column)
arena-kept = The games are in { $file }, the report is { $report }.

# The gate

arena-gate-head = { $new } in the place of { $old }: { $games } games, { $deals } deals, each in all seats, seed { $seed }
arena-gate-new = new
arena-gate-old = old
arena-gate-difference = difference
arena-gate-verdict = verdict
arena-gate-holds = holds
arena-gate-fell = FALLS
arena-gate-passes = { $new } may replace { $old }: it falls in none of { $cells } cells.
arena-gate-refused = { $new } may not replace { $old }: it falls in { $falls } of { $cells } cells.
arena-gate-luck = A cell falls when the upper 95 % bound of the difference lies below zero; for an equal bot, luck alone does that in one cell of forty.

# The report

arena-title = Arena: { $game }, { $seats } seats
arena-lead = { $bots } bots, { $deals } deals, each played in all seats: { $games } games.
arena-rating-note = Four hundred points more mean ten times the chance of first place. Bars are 95 % intervals, from drawing the deals again.
arena-wins-note = Every deal was played in all seats and met every field, so nobody was lucky with the cards. Small figures are 95 % intervals, clustered by deal.
arena-margins-title = Margins
arena-wins-title = Wins
arena-cells = Every field
arena-rivals = among
arena-games = games
arena-error = standard error
arena-margin = margin
arena-endings = How games ended
arena-made = How this was made
arena-made-command = Command
arena-made-date = Date
arena-made-commit = Commit
arena-made-changed = { $commit } and changes
arena-made-code = Code
arena-made-plan = Plan
arena-made-versions = Versions
arena-made-again = The same command on the same code gives the same games, byte for byte, on any number of cores.

# Programs from outside.

arena-outside-title = Programs from outside
arena-outside = { $bots }: from outside, metered by the clock. Games with such a program (*) cannot be repeated and are marked in the results; all others come again byte for byte.
arena-outside-millis = ms a game
arena-outside-missed = moves missed

# How far bots can be exploited.

arena-exploit-title = How far bots can be exploited
arena-exploit-head = { $game }, { $seats } seats, { $deals } deals for each line, each in all seats: { $games } games, seed { $seed }; { $playouts } playouts a decision, { $lessons } lessons
arena-exploit-bot = the bot
arena-exploit-way = who exploits it
arena-exploit-taken-for = takes it for
arena-exploit-trained = a player trained against it
arena-exploit-knowing = a search that knows it
arena-exploit-note = One exploiter alone among copies of the bot. What it wins is a lower bound: somebody who tries harder may win more. { $fair } is fair.

# What cannot be played

refused-arena-gate-names = The gate wants two bots: zuschlag arena gate NEW OLD.
refused-arena-one-game = Name one game, or gate with two bots; you named { $named }.
refused-arena-too-few-bots = The arena wants at least two bots, none of them twice; you named { $bots }.
refused-arena-too-few-deals = At least { $least } deals: one says nothing about how much they differ.
refused-arena-no-budget = { $bot } does not think, so it needs no playouts: leave out the @.
refused-arena-bad-budget = { $bot }@{ $budget }: behind the @ stands a number of playouts.
refused-arena-by-the-clock = { $bot } thinks by the clock and has no budget in playouts: its games could not be repeated.
refused-arena-other-results = { $file } holds other games: of another plan or another state of the code. Name another folder.
refused-arena-no-exploiter = Nobody has learned to exploit bots of { $game } yet.
refused-arena-not-exploitable = { $bot } cannot be exploited here. Known: { $known }.
refused-arena-not-for-exploit = { $option } means nothing for zuschlag arena exploit: leave it out.
refused-arena-bad-program = { $found }: name a program as NAME=COMMAND.
refused-arena-name-taken = { $name } is a bot of the house: give your program another name.
