# What `zuschlag --help` and every command's --help say. For a command: one line (help-play), what it does (-about),
# what else is worth knowing (-note), what its examples do (-examples, a line each), and its arguments (help-play--seats).
# help--force is for all commands that take it and have no text of their own.

help-usage = usage:
help-heading = { $title }:
help-title-positional-arguments = arguments
help-title-options = options
help-title-commands = commands
help-title-games = games
help-title-limits = limits and details
help-title-journal = a table in a journal, for whoever runs the server
help-title-examples = examples
help-default = { $told } (default: { $usual })

help--help = show this help and exit
help--version = show the version and exit
help--lang = de, en, it or fr: the language of help and messages (default: the one your system uses)
help--file = a game record, or `-` for standard input
help--force = overwrite an existing file
help--journal = a SQLite file or postgresql://… (default: the file in your data folder)
help--option = a table setting, repeat for more: least_bid=match, refund=down, variant5_removed=2, open_info=true
help--games = how many games
help--seed = the same seed gives the same games
help--threads = how many threads (default: one for each core)
help--plot = draw the figures to FILE.png or FILE.svg
help--records = write every game as a record, one per line
help--processes = how many processes at once
help--ray = a Ray instead: the address of a cluster, `auto` for one that runs here, `local` for one of our own; needs zuschlag[ray]
help--part = only one of several parts, for many machines: 0/3, 1/3, 2/3; needs --folder. When all are played, the same command without --part puts them together
help--folder = keep what is played here; the same command goes on where it was
help--parquet = write the results as data, with plan and versions: FILE.parquet (needs zuschlag[research])
help--json = print JSON, for programs

# Words that were not understood; %s and the like are filled in by Python.

help-error = { $prog }: error: { $message }
help-error-argument = %(argument_name)s: %(message)s
help-error-unknown = unknown: %s
help-error-not-with = cannot be combined with %s
help-error-takes-nothing = takes no value, but was given %r
help-error-missing = missing: %s
help-error-one = needs a value
help-error-ambiguous = %(option)s could mean %(matches)s
help-error-not-a-number = %(value)r is not a whole number
help-error-no-choice = there is no %(value)r; choose from %(choices)s
help-error-seed = must be between -2^63 and 2^63-1
help-error-cpu = must lie between 0.001 and 60
help-error-positive = must be at least 1
help-error-part = must be I/N, counted from 0: 0/3, 1/3, 2/3

# zuschlag

help-zuschlag-about = Play, host and study two property games: For Sale and Monopoly. Without a command, this is `zuschlag play`.
help-zuschlag-examples =
    against bots, in this terminal
    with friends and bots, in the browser
    100,000 games, and who wins them
    is every move of a saved game legal?
    read a saved game as a story
    help on any command

help-play = play in this terminal
help-play-about = Open a table in this terminal. Whatever you do not set here, you choose there.
help-play-examples =
    For Sale; choose the rest at the table
    five seats, first edition
    one bot for each other seat
    an hour of Monopoly
    on a board of your own
    learn the game by playing it, in three minutes
    at a table on a server
help-play--game = for-sale (the default), monopoly, or one you installed
help-play--edition = 2015, 2015-variant, 1997, …; Monopoly: aalen-casual, classic, …
help-play--seats = 3 to 6, depending on the edition; Monopoly: 2 to 8
help-play--opponents = visitor, club, champion …, or one for each other seat: visitor,club,champion; Monopoly: lodger, club, tycoon …
help-play--board = Monopoly: aalen, classic, or your own FILE.toml
help-play--minutes = Monopoly: play for this many minutes
help-play--rounds = Monopoly: play for this many rounds
help-play--guide = a guided first game, in three minutes; with a number it goes on at that step
help-play--join = sit down at a table on a server: its link, or the server’s address with --code
help-play--code = with --join: the table’s code
help-play--watch = with --join: watch without playing
help-play--name = your name at the table
help-play--seed = deal the same cards again
help-play--save = where to save games

help-serve = host tables for browsers, terminals and bots
help-serve-about =
    Host tables for browsers, terminals and bots at http://127.0.0.1:8765/. Only this computer can reach them unless you add --lan.

    To go public, set --origin to the address people type, and either --tls-cert and --tls-key, or --trusted-proxy for an https proxy in front (docs/server.md).

    Every setting can also be a line in a file (--config FILE, TOML: port = 8765) or a variable (ZUSCHLAG_PORT=8765). Flags override variables, variables override the file.
help-serve-examples =
    start, and open the browser
    for everybody in the room, with a QR code
    games and key in a folder of your choice
    is everything ready to go public?
help-serve--config = settings as TOML
help-serve--check = only check the settings, and say what would be served
help-serve--open = open the browser too, unless ZUSCHLAG_NO_BROWSER=1
help-serve--new-key = the key is lost: start with a new one and give up all earlier games
help-serve--accept-loss = the journal has lost its last entries: carry on with what is left
help-serve--host = address to listen on
help-serve--port = port to listen on; 0: any free one
help-serve--lan = serve the local network over plain http; show the address and a QR code
help-serve--data = folder for the journal and the key, instead of the usual ones
help-serve--journal = where games are kept: memory:, sqlite:///PATH, postgresql://USER@HOST/NAME
help-serve--hints = redis://HOST carries news between workers; without it PostgreSQL does
help-serve--push = send Web Push, with an address (mail or https) for push services to write to
help-serve--push-host = a further push service, like push.example.org or *.example.org
help-serve--push-loopback = for tests: also post to 127.0.0.1, without https
help-serve--workers = server processes; more than one needs PostgreSQL
help-serve--relay-host = address at which workers of other hosts reach those of this one; needs PostgreSQL
help-serve--relay-port = port for that; worker n uses this plus n; 0: any free one
help-serve--bots = processes in which bots think
help-serve--bot-seconds = seconds a bot may think about a move
help-serve--thinkers = processes for bots that remember and search, started when one sits down
help-serve--thinker-seconds = seconds of computing such a bot may spend on a move
help-serve--thinker-megabytes = megabytes such a process may grow by
help-serve--league = the game of a standing league for programs, such as for-sale; without it there is none
help-serve--league-seconds = seconds a program has for a move in the league
help-serve--league-tables = games of the league at once
help-serve--league-games = games of the league in an hour: each stays in the journal
help-serve--tls-cert = file with the certificate chain: https instead of http
help-serve--tls-key = file with the certificate’s key
help-serve--trusted-proxy = address or network of a proxy whose X-Forwarded-For is trusted
help-serve--origin = address people type, such as https://play.example.org; repeat for more
help-serve--session-hours = hours until a session ends
help-serve--bot-token-hours = hours until a bot token expires
help-serve--static = folder with the built pages, instead of the installed ones
help-serve--reference = serve the API reference
help-serve--metrics = serve /metrics to this computer when listening on loopback
help-serve--metrics-port = a separate port for /metrics on 127.0.0.1; 0: none
help-serve--log = lowest level to log
help-serve--seat-messages = messages from a seat in 20 s
help-serve--watcher-messages = messages from a spectator in 20 s
help-serve--chat-lines = lines of chat in 10 s
help-serve--requests = HTTP requests from a session in 20 s; a new socket counts as five
help-serve--session-sockets = open sockets per session
help-serve--session-tables = open tables created by a session
help-serve--bot-tokens = bot tokens a session may create in an hour
help-serve--replays = stretches of recorded games shown in a minute; long games cost more
help-serve--sessions = sessions started from an address in a minute
help-serve--code-guesses = wrong join codes from an address in a minute
help-serve--visits = requests without a session in a minute
help-serve--new-tables = tables created from an address in an hour
help-serve--unknown-sockets = unfinished connections from an address
help-serve--sockets = open sockets of all workers together
help-serve--spectators = people who look on at one table
help-serve--body-bytes = bytes in a request
help-serve--frame-bytes = bytes in a message on a socket
help-serve--queue-bytes = bytes waiting for a slow socket
help-serve--handshake-seconds = seconds to send a request
help-serve--resume-seconds = seconds until a socket names its table
help-serve--recheck-seconds = seconds between checks of open credentials
help-serve--violations = faults before a socket is closed
help-serve--stop-seconds = seconds allowed for stopping

help-judge = replay a saved game and say where it stands
help-judge-about = Replay a game record by the rules and print one line of JSON: where the game stands, or what is wrong and where (docs/record.md). Exit code 0 if all is well, otherwise 2.
help-judge-examples =
    one game, one answer
    one game and one answer per line
help-judge--lines = FILE has one record per line; print one answer per line

help-show = tell a saved game as a story
help-show-about = Tell a saved game round by round, for people to read. An unfinished game is told as far as it goes; an illegal move is named where it happens.
help-show-examples = a game you saved, from its first round to its last

help-verify = prove that nobody tampered with the cards or dice
help-verify-about = Replay a game and recompute its cards and dice from the seeds that the server and the players had committed to (docs/fairness.md). Exit code 0 if everything matches, 1 if something does not, 2 if there is nothing to check.
help-verify-examples =
    a game you saved
    against the commitment you noted
    a table on your own server
    all games of an evening, and whether tables were dealt alike
help-verify--commit = the commitment you noted before the deal; the record must have the same one
help-verify--round = instead of FILE: a file with one record on every line; checks them all, and that tables of a round were dealt alike
help-verify--json = print one JSON object
help-verify--table = instead of FILE: check links, replay and fairness
help-verify--journal = where it is kept (default: as for zuschlag serve)
help-verify--key = the server’s key (default: as for zuschlag serve)
help-verify--head = the hash of the last entry, if you noted it after the game

help-simulate = play many games between bots and say who wins
help-simulate-about = Play many games between bots and print who wins, with 95% confidence intervals, and what happens along the way. The same seed gives the same figures, however many threads there are.
help-simulate-examples =
    100,000 random games
    with a picture of how money grows
    each game has its own help

help-simulate-for-sale = win shares, score quantiles, building prices
help-simulate-for-sale-about = Play many games of For Sale and print win shares with 95% confidence intervals, score quantiles and average prices.
help-simulate-for-sale-note =
    `random` picks uniformly among passing and every legal bid, and among the buildings in hand; it runs at machine speed. Other bots play a few hundred games a second. `searcher` thinks by the clock, so its games differ from run to run.

    With five seats, 2015-variant has a short last round: 27 buildings make six rows of four and one of three, where the first two to leave get nothing and all their coins back. With --option variant5_removed=2 one more pair of cards stays in play: seven full rows.
help-simulate-for-sale-examples =
    another edition, five seats
    figures for programs
    one bot against three others
    ten games to keep
help-simulate-for-sale--edition = 2015, 2015-variant, 1997, …
help-simulate-for-sale--seats = 3 to 6, depending on the edition
help-simulate-for-sale--policy = random, heuristic, club, champion …, or one bot per seat: heuristic,random,random,random

help-simulate-monopoly = win shares, where throws end, money over time
help-simulate-monopoly-about = Play many games of Monopoly and print win shares with 95% confidence intervals, how long games last, what happens in them, where throws end and how money grows.
help-simulate-monopoly-note =
    `landlord` buys, builds, trades and bids by rules of thumb; a table of landlords runs at machine speed, thousands of games a second. `random` does anything legal; tables with it play a few games a second.

    A simulation has no clock: presets without a limit on rounds end after 200 rounds, unless --option end.limit=rounds:N says otherwise; with end.limit=none they go on until one player is left. docs/rules/monopoly.md lists every setting with its values.
help-simulate-monopoly-examples =
    a thousand games with three seats
    on a board of your own, with a picture
    fifty rounds, figures for programs
    two bots against each other
help-simulate-monopoly--edition = the preset: aalen-casual, aalen-event, aalen-event-strict, tournament, classic
help-simulate-monopoly--board = aalen, classic, or your own FILE.toml
help-simulate-monopoly--seats = 2 to 6
help-simulate-monopoly--policy = landlord, random, or one bot per seat: landlord,random,random,random
help-simulate-monopoly--option = a table setting, repeat for more: rent.claim=manual, auction.minOpen=10, cash.hidden=true; end.limit=rounds:50 (or minutes:60, none); donation=200,100

help-simulate-any = win shares and scores
help-simulate-any-about = Play many games between bots and print win shares with 95% confidence intervals and mean scores.
help-simulate-any--edition = the edition (default: the first)
help-simulate-any--seats = how many seats (default: as few as possible)
help-simulate-any--policy = a bot, or one per seat: random,random,clever

help-board = make a Monopoly board of your own town
help-board-about = A board is a file: start one with `new`, edit it, `check` it. docs/boards.md explains every key.
help-board-examples =
    a whole board, ready to edit
    everything that is wrong with it
    play on it
help-board-new = write a whole board, ready to edit
help-board-new-about = Write a whole board with comments, ready to edit.
help-board-new--file = the file to write, such as my-town.toml
help-board-new--model = the board to start from
help-board-check = list everything that is wrong with a board
help-board-check-about = Check a board. Exit code 0 if it can be played on, otherwise 2 with every fault: where it is, what is wrong, what would be right.
help-board-check--file = a board, or `-` for standard input
help-board-list = list the boards that are included
help-board-list-about = Print the boards that are included, with a note on each.

help-evening = run an evening of many tables, or rehearse one with bots
help-evening-about = Serve an evening of many tables: people join with their phones, the console seats them, starts the rounds and keeps the clock, and the projector shows where everybody sits and who leads. With --rehearse a whole evening of For Sale is played by bots; it ends with a zip: the results as a page and as tables for other programs, every game as a record, and the draw for anybody to check.
help-evening-examples =
    an evening of For Sale, with the console in your browser
    two rounds of Monopoly, 90 minutes each, kept in a folder of your choice
    is everything ready for the evening?
    the same with a mirror on a stick, in case the laptop dies
    on another laptop, from the stick
    one that is over, from its folder into a zip
    60 people, 4 rounds, tables of 4
    24 people, tables by standing, into a file of your choice
    the same cards at all tables, row by row
help-evening--rehearse = let so many bots play instead, 3 to 200
help-evening--check = look at this computer the afternoon before: addresses, disk, clock, room for phones, what is missing
help-evening--open = open the console in the browser
help-evening--data = the folder in which this evening is kept; with the same one it goes on
help-evening--mirror = a folder on a stick that gets everything at most 2 seconds later, for `resume`
help-evening--port = where the server listens
help-evening--lan = whether phones in the same network can reach it
help-evening--title = what the evening is called
help-evening--game = what is played
help-evening--minutes = how long a round lasts; 0: as long as it takes
help-evening--rounds = how many rounds; a round robin lasts until all have met
help-evening--size = people at a table; where it does not come out even, some tables have one fewer or one more
help-evening--format = meet: everybody meets as many others as possible; swiss: tables by standing; final: heats and a final; robin: everybody meets everybody; open: whoever is free is seated as soon as enough wait
help-evening--boards = people play at boards instead of on their phones, and tell the results
help-evening--seconds = how long a decision may take before a bot decides for whoever does not answer (default: 60 in For Sale, 120 in Monopoly; 0: as long as they like)
help-evening--same-deal = For Sale: the same cards at all tables, which wait for each other row by row; for the fun of comparing
help-evening--points = what places count: the share of opponents beaten, 7-5-3-1, 5-3-2-1, or wins alone
help-evening--out = the zip to write
help-evening-resume = go on with an evening on another computer, from its mirror
help-evening-resume-about = Bring an evening back from the mirror on a stick, check every chain, and serve it. It asks for the phrase that was shown when the mirror began. At the same address as before all phones just go on; at another one everybody types the code from their card. At most the last 2 seconds are lost. The mirror goes on, and a computer that still writes to it stops.
help-evening-resume-examples =
    from the stick into a new folder of this computer
help-evening-resume--mirror = the folder on the stick
help-evening-resume--data = the folder for the evening on this computer; it must not hold one yet
help-evening-resume--open = { help-evening--open }
help-evening-resume--port = { help-evening--port }
help-evening-resume--lan = { help-evening--lan }
help-evening-export = write an evening that is over to one zip
help-evening-export-about = Read an evening from its folder and write one zip: results, standings, every game as a record, the draw and all rulings. Nothing in the folder is changed.
help-evening-export-examples =
    the evening kept in the folder friday
help-evening-export--out = { help-evening--out }
help-evening-export--data = the folder in which the evening is kept

help-tables = list, move and check a server’s tables
help-tables-about = `list` shows the tables in a journal, `check` finds everything that is not as it was written, `export` and `import` move a table to another journal. Hidden cards stay sealed, so the other server needs the same key to carry on with an unfinished game.
help-tables-examples =
    every table, one per line
    is the journal sound?
    one table, by its join code
    into another journal
help-tables-list = list every table in a journal
help-tables-list-about = Print every table: its id, join code, game, status, number of entries and when it was last used.
help-tables-export = write a whole table to a file
help-tables-export-about = Write a whole table to a file, with a checksum. The server may keep running.
help-tables-export--table = its id or join code
help-tables-export--file = the file to write
help-tables-import = read tables from a file
help-tables-import-about = Read tables from a file made by `export`. Broken chains, and tables that are already there, are refused. No server may be running on the same SQLite file.
help-tables-import--file = a file made by `zuschlag tables export`
help-tables-check = find every broken table
help-tables-check-about = Follow every table from its first entry to its last, open everything that is sealed, compare it with what the server noted next to the key, and check the pages of a SQLite file. Every broken table is named with its first fault. Nothing is written; the server may keep running. Exit code 0 if all is well, otherwise 1.
help-tables-check--data = the folder given to `zuschlag serve --data`
help-tables-check--key = the server’s key, if it is elsewhere

help-backup = copy a server’s journal to a file
help-backup-about = Copy every table and session to one file and check the copy: its pages, and every table’s chain of entries. The server may keep running. The key file is never part of a backup.
help-backup-examples = every table and session, checked
help-backup--file = { help-tables-export--file }

help-restore = put a backup back in place
help-restore-about = Check a backup from end to end and put it where the server looks for its journal. The server must not be running. An existing journal is replaced only with --force.
help-restore-examples =
    where the server looks for its journal
    try it out somewhere else first
help-restore--file = a file made by `zuschlag backup`
help-restore--force = replace an existing journal

help-compile = compile the rules now, not at first use
help-compile-about = Compile the rules now. Otherwise they are compiled when they are first used, and kept in your cache folder. For Sale takes seconds, Monopoly about half a minute.
help-compile--quiet = say nothing
help-compile--background = give way to other programs, and stop if another process is already compiling

help-arena = measure bots against each other, so that nobody can doubt it
help-arena-about = Let bots play each other: the same deals for all of them, every deal in all seats. Prints ratings and a matrix of wins with 95% confidence intervals clustered by deal. Equal plans give equal games, byte for byte, on any number of processes.
help-arena-note =
    For the gate: zuschlag arena gate NEW OLD. It puts NEW and OLD into the same fields on the same deals. NEW falls in a cell if the upper 95% bound of the difference lies below zero; it may replace OLD if it falls in none.

    For exploiters: zuschlag arena exploit GAME. It trains a player against each bot and gives a search the knowledge of how it plays; what they win alone among copies of it are lower bounds of how far it can be exploited.

    A bot that thinks gets a budget in playouts, never in time: searcher@64.

    With --folder a run that was stopped goes on where it was, and the games (results.jsonl), a report (report.html) and a table (report.md) are left there.
help-arena-examples =
    all house bots of For Sale, four seats
    two bots, their games kept in a folder
    Monopoly, with a report to look at
    three different bots at each table
    exit code 1 if the new bot falls anywhere
    how far one level can be exploited
    a program of your own at the table
help-arena--what = for-sale (the default), monopoly, or one you installed; or: gate NEW OLD; or: exploit GAME
help-arena--game = the game, for the gate (default: for-sale)
help-arena--bots = who plays: NAME,NAME@PLAYOUTS,…; for the gate the rivals (default: all house bots but flavours; for exploit all levels)
help-arena--fields = matrix: each bot alone among each other kind; one: only the first bot; mixed: different bots at each table; all: matrix and mixed
help-arena--edition = the edition or preset (default: 2015, aalen-casual)
help-arena--seats = how many sit at a table (default: 4)
help-arena--board = a board by its name, where the game has several
help-arena--option = a table setting, as for zuschlag simulate; repeat for more
help-arena--deals = how many deals (default: 20; for exploit 50)
help-arena--playouts = the budget of bots that think and name none (default: 16; for exploit 200)
help-arena--lessons = for exploit: how many decisions, in Monopoly games, a player is trained by (default: 4000)
help-arena--program = a bot of your own, asked by lines of JSON and metered by the clock: NAME=COMMAND; repeat for more
help-arena--processes = how many at once (default: one for each core)
help-arena--report = write the report: FILE.html or FILE.md

help-records = turn saved games into a table for research, and back
help-records-about = Write games, one JSON record per line, as a Parquet file with what the judge says of each; or write such a file as lines again, byte for byte. Which way it goes follows from the names. Needs zuschlag[research] (docs/research.md).
help-records-examples =
    lines to a table
    the same lines again
help-records--source = the file to read
help-records--target = what it becomes

help-query = ask saved games in SQL
help-query-about = Ask all Parquet files of a folder: `games` are those of zuschlag records, `results` those of the arena, `counts` those of simulations. The query reads nothing else and changes nothing. Needs zuschlag[research] (docs/research.md).
help-query-examples =
    how many games of each edition
    for programs, one line per row
help-query--sql = the question
help-query--folder = where the Parquet files are
help-query--json = print one JSON object per row

help-league = run a standing tournament of the bots in a folder
help-league-about = Let the bots in a folder play each other in rotation until you stop it. Every Python file there with a function choose(seen, options) is a bot; each runs in a confined process with the same CPU time for each move. Ratings are kept up to date on a page, and every game is kept as a record.
help-league-note =
    The bots run as your own code. The confinement is no prison: put only files there that you would run yourself.

    The games cannot be repeated bit for bit; for figures that can, see zuschlag arena.
help-league-examples =
    our two sample bots, until you stop it
    thirty games with more time to think
help-league--folder = where the bots are; games, records and the page go into its folder league
help-league--game = the game
help-league--edition = by which edition or preset they play
help-league--seats = how many sit at a table (default: as few as can be)
help-league--cpu = CPU time for each move
help-league--games = stop after so many games (default: play on)
