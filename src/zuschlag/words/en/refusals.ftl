# What rules, tables and the server refuse: `refused-` and the slug, with - for /. To the one who asked (`$to` is `you`) a
# sentence names the remedy; to a reader of a written game it says what was wrong.

refused-none = none
refused-unknown =
    { $to ->
        [you] That did not work ({ $slug }). Try again; if it keeps happening, open Zuschlag again.
       *[reader] That does not work: { $slug }.
    }

refused-for-sale-game-over =
    { $to ->
        [you] The game is over. Open a new one.
       *[reader] The game was over.
    }
refused-for-sale-not-now =
    { $to ->
        [you] Not in this phase. The line above says what is asked.
       *[reader] That is not done in this phase ({ $phase }).
    }
refused-for-sale-not-your-turn =
    { $to ->
        [you] It is not your turn yet. Wait a moment.
       *[reader] It was for { $who } to move.
    }
refused-for-sale-already-sealed =
    { $to ->
        [you] Your building is laid down already. Wait for the others.
       *[reader] A building already lay face down there; to move: { $who }.
    }
refused-for-sale-bid-too-low =
    { $to ->
        [you] { $offered } is too low. Bid at least { $least }, or pass.
       *[reader] { $offered } is too low; the least bid was { $least }.
    }
refused-for-sale-bid-too-high =
    { $to ->
        [you] You do not have that much. At most { $most }.
       *[reader] { $offered } is more than there was; the most was { $most }.
    }
refused-for-sale-not-in-hand =
    { $to ->
        [you] You do not hold building { $building }. Choose one from your hand.
       *[reader] Building { $building } was not in the hand: { $hand }.
    }
refused-for-sale-no-chance-wanted = Nothing is left to chance here. Reload the page.

refused-monopoly-game-over = { refused-for-sale-game-over }
refused-monopoly-not-in-the-game =
    { $to ->
        [you] You are out of the game. You may go on watching.
       *[reader] This player had left the game.
    }
refused-monopoly-not-now =
    { $to ->
        [you] Not now. The line above says what is asked.
       *[reader] That is not done now ({ $phase }); to move: { $who }.
    }
refused-monopoly-not-your-turn = { refused-for-sale-not-your-turn }
refused-monopoly-dice-are-thrown =
    { $to ->
        [you] The dice are still rolling. One moment.
       *[reader] The dice were in the air.
    }
refused-monopoly-auction-runs =
    { $to ->
        [you] The auction comes first: bid or pass.
       *[reader] An auction was running; to bid: { $who }.
    }
refused-monopoly-debt-comes-first =
    { $to ->
        [you] A debt has to be settled first.
       *[reader] A debt had to be settled first; to move: { $who }.
    }
refused-monopoly-wishes-come-first =
    { $to ->
        [you] First everybody says what they wish to build. Wait until all have answered.
       *[reader] First these were asked what they wished to build: { $who }.
    }
refused-monopoly-somebody-holds =
    { $to ->
        [you] Somebody holds the dice back. It goes on in a moment.
       *[reader] The dice were held back.
    }
refused-monopoly-already-held =
    { $to ->
        [you] Once between two turns is enough. Wait for the next turn.
       *[reader] The dice are held back once between two turns, not twice.
    }
refused-monopoly-not-holding =
    { $to ->
        [you] You are not holding the dice back.
       *[reader] That seat was not holding the dice back.
    }
refused-monopoly-must-roll =
    { $to ->
        [you] Roll first.
       *[reader] A roll was due.
    }
refused-monopoly-must-decide =
    { $to ->
        [you] First buy it, or let it be auctioned.
       *[reader] It had to be decided first whether to buy.
    }
refused-monopoly-not-enough-cash =
    { $to ->
        [you] You have { $cash }. That is not enough: take less, or raise cash.
       *[reader] There was not enough cash: { $cash }.
    }
refused-monopoly-bid-too-low = { refused-for-sale-bid-too-low }
refused-monopoly-out-of-the-auction =
    { $to ->
        [you] You are out of this auction. Wait for the hammer.
       *[reader] This player was out of the auction.
    }
refused-monopoly-no-room =
    { $to ->
        [you] There is no room for that there. Choose another street.
       *[reader] There was no room for that there.
    }
refused-monopoly-no-such-claim =
    { $to ->
        [you] That rent can no longer be asked for.
       *[reader] There was no such claim. This player’s claims: { $yours }.
    }
refused-monopoly-not-your-claim =
    { $to ->
        [you] That rent belongs to somebody else.
       *[reader] That was somebody else’s claim. This player’s claims: { $yours }.
    }
refused-monopoly-is-mortgaged =
    { $to ->
        [you] That deed is mortgaged. Redeem it first.
       *[reader] That deed was mortgaged.
    }
refused-monopoly-not-mortgaged =
    { $to ->
        [you] That deed is not mortgaged.
       *[reader] That deed was not mortgaged, or was not part of what came in.
    }
refused-monopoly-not-your-deed =
    { $to ->
        [you] That deed is in other hands. Choose another.
       *[reader] That deed belonged to somebody else.
    }
refused-monopoly-no-street =
    { $to ->
        [you] Only streets are built on. Choose a street.
       *[reader] Only streets are built on.
    }
refused-monopoly-group-incomplete =
    { $to ->
        [you] You need every street of that colour first.
       *[reader] The colour was not complete.
    }
refused-monopoly-group-mortgaged =
    { $to ->
        [you] A street of that colour is mortgaged. Redeem it first.
       *[reader] A street of that colour was mortgaged.
    }
refused-monopoly-group-built =
    { $to ->
        [you] There are buildings in that colour. Sell them first.
       *[reader] There were buildings in that colour.
    }
refused-monopoly-uneven = Uneven: streets of one colour may differ by one level at most.
refused-monopoly-nothing-named =
    { $to ->
        [you] Nothing is chosen yet. Choose at least one.
       *[reader] Nothing was named.
    }
refused-monopoly-too-few-houses =
    { $to ->
        [you] The bank has only { $houses ->
            [one] { $houses } house
           *[other] { $houses } houses
        } left. Take fewer.
       *[reader] The bank had too few houses: { $houses }.
    }
refused-monopoly-too-few-hotels =
    { $to ->
        [you] The bank has only { $hotels ->
            [one] { $hotels } hotel
           *[other] { $hotels } hotels
        } left. Take fewer.
       *[reader] The bank had too few hotels: { $hotels }.
    }
refused-monopoly-not-in-jail =
    { $to ->
        [you] You are not in jail.
       *[reader] This player was not in jail.
    }
refused-monopoly-no-such-card =
    { $to ->
        [you] That jail card is not there. Choose something else.
       *[reader] This player did not have that card.
    }
refused-monopoly-cannot-trade-with =
    { $to ->
        [you] No deal can be made with that seat now. Ask somebody else.
       *[reader] No deal could be made with that seat.
    }
refused-monopoly-one-sided = Both sides must give something, and not only money.
refused-monopoly-no-such-offer =
    { $to ->
        [you] That offer is gone.
       *[reader] There was no such offer.
    }
refused-monopoly-not-your-offer =
    { $to ->
        [you] That offer is not for you.
       *[reader] That offer was for somebody else.
    }
refused-monopoly-offers-spent =
    { $to ->
        [you] Three offers are enough. Wait for the next turn.
       *[reader] Three offers are enough, and they had been made.
    }
refused-monopoly-already-refused =
    { $to ->
        [you] Exactly this was refused in this round. Change something.
       *[reader] Exactly this had been refused in this round.
    }
refused-monopoly-no-such-debt =
    { $to ->
        [you] There is no such debt.
       *[reader] There was no such debt to be forgiven.
    }
refused-monopoly-debt-would-stay =
    { $to ->
        [you] That would not help against the debt. Get more for it.
       *[reader] That would not have helped against the debt.
    }
refused-monopoly-can-still-pay =
    { $to ->
        [you] You can still raise { $debt }: sell buildings or mortgage.
       *[reader] The debt of { $debt } could still be paid.
    }
refused-monopoly-claim-comes-first =
    { $to ->
        [you] You may still be asked for rent. Wait until that is settled.
       *[reader] Rent could still be asked of this player.
    }
refused-monopoly-leaving-not-allowed =
    { $to ->
        [you] Nobody leaves this table. Let a bot play on.
       *[reader] Nobody leaves this table.
    }
refused-monopoly-time-is-already-up =
    { $to ->
        [you] The time is up already.
       *[reader] The time was up already.
    }
refused-monopoly-unknown-verb = There is no such move. Reload the page.
refused-monopoly-not-asked =
    { $to ->
        [you] Nothing is asked of you now. Wait for the others.
       *[reader] This player was not asked; still asked: { $who }.
    }
refused-monopoly-too-many-offers =
    { $to ->
        [you] Too many offers lie on the table. Wait for answers.
       *[reader] Too many offers lay on the table.
    }
refused-monopoly-no-dice-wanted = No dice are wanted now. Reload the page.
refused-monopoly-only-the-table = Only the table itself says that.
refused-monopoly-no-such-winners = Those seats cannot win. Choose others.
refused-monopoly-deal-off =
    { $to ->
        [you] The deal is off: the other side cannot keep it now. Try another offer.
       *[reader] The deal was off: the other side could not keep it.
    }
refused-monopoly-street-not-named =
    { $to ->
        [you] Choose the street the building is for.
       *[reader] A bid for a building names its street: { $streets }.
    }
refused-monopoly-too-many-debts =
    { $to ->
        [you] More is owed than a table can note down. This move is not possible.
       *[reader] More was owed than a table can note down ({ $most } debts).
    }

refused-table-unknown = There is no such table, or none for you. Check the link.
refused-table-unavailable = The table cannot be reached just now. Try again in a moment.
refused-table-stale = Something has happened meanwhile. Look, and decide again.
refused-table-reused-id = That arrived twice. Try again.
refused-table-broken-journal = The journal of this table is damaged. Ask whoever runs the server.
refused-table-lost-key = The server has lost the key to this table. Ask whoever runs it: there may be a copy.
refused-table-too-long = This game has grown too long ({ $most } entries). Open a new table.
refused-table-not-in-control = You play in a newer window. Take the game back here.
refused-table-not-over = The game is still on. You can look back when it is over.
refused-table-row-finished = Other tables are still at this row. You are asked again when the next one is laid.
refused-table-round-open = Others still play these cards. You can look back when the round is closed.
refused-table-already-started = The game has begun. That can only be done beforehand.
refused-table-not-now = Not now: the table is not in play.
refused-table-not-the-host = Only the host may do that. Ask them.
refused-table-not-your-seat = That is not your seat. Sit down first.
refused-table-which-seat = You have several seats here. Choose first for whom you speak.
refused-table-seat-taken = That seat is taken. Take another.
refused-table-seat-open = Nobody sits there.
refused-table-seats-in-use = Not so few seats: { $seats ->
        [one] one is
       *[other] { $seats } are
    } taken. Free some first.
refused-table-name-taken = Somebody here is called { $name } already. Take another name.
refused-table-colour-taken = That colour is taken. Take another.
refused-table-away = A bot is playing for you. Take over again first.
refused-table-not-away = You are playing already.
refused-table-not-a-person = A bot sits there. Only people get a new way in.
refused-table-unknown-bot = There is no such bot. There are: { $known }.
refused-table-other-bots = A bot at the table does not know this game. Send it away first.
refused-table-too-many-codes = { $most } ways in are open already. Use one, or wait a quarter of an hour.
refused-table-bad-code = This way in is not valid, or no longer. Ask for a new one.
refused-table-evening-decides = This table belongs to an evening: its organiser decides that.
refused-table-league-decides = This table belongs to the league: its seats are given.
refused-table-host-plays = You play here yourself. Only a host who does not play may do that.
refused-table-not-absent = Too early: a seat can be handed on after { $seconds } seconds without a connection.
refused-table-not-gone = They are connected. Play on.
refused-table-just-gone = They may only be loading the page again. A bot can play after { $seconds } seconds without a connection.
refused-table-code-not-for-you = This way in is for somebody new: not for those who sit here, nor for the host. Pass it on.
refused-table-seat-is-yours = The seat is yours already. Play on.
refused-table-pause-asked = Somebody has asked for a pause already. Answer that first.
refused-table-no-more-pauses = No more pauses: this table allows { $most }. Play on.
refused-table-out-of-the-game = You are out of the game. Those still in it decide.
refused-table-nobody-rules = It takes at least { $least } people in the game to agree on a result. Play on, or end it without one.
refused-table-ruling-asked = Somebody has proposed a result already. Answer that first.
refused-table-people-only = This is agreed among people, not by programs.
refused-table-others-play = Others play here too. Only a table with one person can hurry its bots.
refused-table-your-decision = There is something for you to decide already.
refused-table-too-many-orders = Too many standing orders for one game ({ $most }). Play on without.
refused-table-too-many-spectators = Too many people are watching already. Try later.
refused-table-no-auction = There is no auction now. The order only holds during one.
refused-table-no-auto-demand = At this table everybody asks for their own rent.
refused-table-no-rent = There is no rent in this game.
refused-table-no-board = This game has no board. Leave it out.
refused-table-no-chat = There is no chat at this table.
refused-table-no-game = There is no game yet.
refused-table-no-undo = Nothing is taken back at this table.
refused-table-nothing-to-undo = Your last move can no longer be taken back.
refused-table-undo-asked = That has been asked for already. Wait for the answers.
refused-table-nothing-to-answer = There is nothing left to answer.
refused-table-voted-already = You have voted that way already.
refused-table-rematch-there = The new table is there already. Go over to it.
refused-table-too-much-chat = Everything has been said at this table ({ $most } lines).
refused-table-nothing-said = There is nothing in it. Write something.
refused-table-claim-window = Not yet: somebody may still ask for rent.
refused-table-seed-not-wanted = No shuffle is going on.
refused-table-other-seed = Your part of the shuffle does not fit its seal. Reload the page.
refused-table-bad-pace = The pace of bots is between { $least } and { $most } seconds.
refused-table-too-large = The board is too large. At most { $most_bytes } bytes.
refused-table-unknown-game = There is no such game here. There are: { $known }.

refused-code-unknown = There is no such code. Compare it once more.

refused-name-length = A name has { $least } to { $most } characters.
refused-name-unprintable = The name has characters nobody sees. Use letters.

refused-limit-messages = Steady: too much at once. Go on in { $seconds } s.
refused-limit-chat = Nobody reads that fast. Go on in { $seconds } s.
refused-limit-code-guesses = Too many wrong codes. Try again in { $seconds } s.
refused-limit-sessions = Too many visitors from here just now. Try again in { $seconds } s.
refused-limit-visits = Too many requests from here. Try again in { $seconds } s.
refused-limit-requests = That was too much at once. Try again in { $seconds } s.
refused-limit-replays = Too many games looked at in a row. Go on in { $seconds } s.
refused-limit-bot-tokens = Enough bot tokens for now. The next in { $seconds } s.
refused-limit-new-tables = Too many tables were opened from here. Try again in { $seconds } s.
refused-limit-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } open. Finish one first.
refused-limit-session-sockets = Too many windows open (at most { $most }). Close one.
refused-limit-sockets = The server is full. Try again in a moment.

refused-server-unreachable = The server does not answer. Check your connection and try again.
refused-server-fault = Something went wrong on the server. Quote this if you ask: { $id }.
refused-server-journal = The server cannot write just now. Try again in a moment.
refused-server-stopping = The server restarts. It goes on in a moment.

refused-session-missing = This page does not know you yet. Reload it and allow cookies.
refused-session-people-only = A bot’s token cannot make further tokens; ask from a browser.
refused-session-over = Your session is over. Reload the page.
refused-session-two-credentials = Two credentials at once. Reload the page.
refused-session-not-bearer = That is not a credential for programs. Use a bot token.

refused-request-malformed = The server does not understand the request. Reload the page.
refused-request-method = That does not work at this address. Reload the page.
refused-request-not-found = There is nothing at this address. Check the link.
refused-request-too-large = That is too large for the server. Use something smaller.
refused-request-too-slow = The request took too long. Check your connection and try again.
refused-request-incomplete = The request did not arrive whole. Check your connection and try again.
refused-request-wrong-host = The server does not know this address as its own. Open the page at the address it names.

refused-origin-not-allowed = { refused-request-wrong-host }
refused-origin-not-same-site = The request came from another site. Open Zuschlag in a window of its own.

refused-command-malformed = The server does not understand this move. Reload the page.

refused-frame-malformed = The server does not understand this message. Reload the page.
refused-frame-resume-first = The connection has lost the table. Reload the page.

refused-record-duplicate-key = { $path } stands twice in the file.
refused-record-unknown-rules = This file follows rules that this version does not know. It knows: { $known }.
refused-record-not-json =
    { $to ->
        [you] This is not JSON, so it is not a game. Use the file that ‘Download’ gives.
       *[reader] This is not JSON: { $reason }.
    }
refused-record-not-utf8 =
    { $to ->
        [you] This is not text, so it is not a game. Use the file that ‘Download’ gives.
       *[reader] This is not UTF-8 text, so it is not a game.
    }
refused-record-truncated =
    { $to ->
        [you] The file stops in the middle. Download it again.
       *[reader] The file stops in the middle: { $reason }.
    }
refused-record-too-large = The file is too large for a game ({ $path }: at most { $most_bytes } bytes).
refused-record-too-deep = The file is nested too deeply to be a game.
refused-record-unknown-version = This file comes from another Zuschlag. Known here: version { $known }.
refused-record-unknown-game = There is no such game here. Known: { $known }.
refused-record-unknown-edition =
    { $to ->
        [you] There is no edition { $edition } here. Choose another.
       *[reader] There is no edition { $edition }. Known: { $known }.
    }
refused-record-seats-not-allowed = { $edition } is not played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }. It takes { $allowed }.
refused-record-option-not-allowed = { $path } belongs to { $only }.
refused-record-unknown-option =
    { $to ->
        [you] There is no switch { $path } here. Leave it out.
       *[reader] There is no switch { $path }. Known: { $known }.
    }
refused-record-bad-option = { $path } must be one of: { $allowed }.
refused-record-missing-key = { $path } is missing in the file.
refused-record-unknown-key =
    { $to ->
        [you] { $path } does not belong in a game.
       *[reader] { $path } does not belong in a game. Known: { $known }.
    }
refused-record-wrong-type = { $path } is of the wrong kind: { $found } instead of { $expected }.
refused-record-too-long = { $path } is too long: { $found }, at most { $most }.
refused-record-number-too-large = { $path } is too large a number.
refused-record-not-a-number = { $path } is not a number.
refused-record-out-of-range = { $path } must be from { $least } to { $most }.
refused-record-bad-name = { $path }: a name has { $least } to { $most } visible characters.
refused-record-duplicate-card = { $path }: card { $card } is there more often than in the box ({ $copies }).
refused-record-unknown-card = { $path }: the edition has no card { $card }.
refused-record-wrong-number-of-cards = { $path } must have { $expected } cards, not { $found }.
refused-record-wrong-number-of-dice = { $path } needs { $expected } dice, not { $found }.
refused-record-wrong-number-of-rolls = { $path } needs { $expected } rolls, not { $found }.
refused-record-wrong-number-of-parts = { $path }: { $verb } takes { $expected ->
    [one] { $expected } part
   *[other] { $expected } parts
  }, not { $found }.
refused-record-short-action = { $path }: the move is incomplete.
refused-record-unknown-verb =
    { $to ->
        [you] { $path }: there is no move { $verb }.
       *[reader] { $path }: there is no move { $verb }. Known: { $known }.
    }
refused-record-unknown-deck = { $path }: there is no deck { $deck }.
refused-record-bad-slot = { $path } is not a slot from 0 to 39.
refused-record-bad-choice = { refused-record-bad-option }
refused-record-bad-winners = { $path }: name one seat or more, each once.
refused-record-bad-places = { $path }: one place for every seat, 1 for the winners.
refused-record-bad-reason = { $path }: a reason has { $least } to { $most } characters.
refused-record-named-twice = { $path } is named twice. Name it once.
refused-record-no-dice =
    { $to ->
        [you] The file has too few rolls of the dice.
       *[reader] More dice are thrown than deal.dice has ({ $thrown }).
    }
refused-record-setup-undecided = { $path }: the roll for the start is not decided.
refused-record-too-many-rolls = { $path }: { $expected } rolls for the start are enough, not { $found }.
refused-record-opener-not-rolled = The one who begins did not win the roll for it.

refused-replay-bad-viewpoint = There is no such view. Choose a seat, or all open.
refused-replay-bad-board = The board in the file has a fault: { $path }.

# An evening

refused-event-unknown = There is no such evening here. Check the address on the wall.
refused-event-not-yours = That is up to whoever looks after the evening.
refused-event-over = The evening is over.
refused-event-not-over = The evening is not over yet.
refused-event-not-taken-home = Download everything first: what is erased does not come back.
refused-event-not-sure = That was not the word to erase the evening with.
refused-event-not-entered = Enter your name first.
refused-event-unknown-entrant = Nobody here has number { $entrant }.
refused-event-own-table = You sit at table { $table } yourself, so somebody else has to decide there.
refused-event-entered = This phone has entered already, as number { $entrant }.
refused-event-name-taken = There is somebody called { $name } already. Add a letter.
refused-event-full = The evening is full.
refused-event-has-left = Number { $entrant } has left.
refused-event-is-here = Number { $entrant } is here.
refused-event-no-rehearsal = Bots take part in rehearsals only.
refused-event-not-now = That cannot be done at this point of the evening.
refused-event-no-more-rounds = All rounds have been played.
refused-event-say-why = Say why: everybody can read the reason.
refused-event-seed-not-wanted = No seed is wanted from this phone now.
refused-event-other-seed = That is not the seed this phone has sealed.
refused-event-not-seated = Number { $entrant } has no seat in this round.
refused-event-draw-again = Somebody has left since the draw. Draw again.
refused-event-results-missing = These tables have no result yet: { $tables }.
refused-event-no-time-left = The round would be over already.
refused-event-no-clock = No clock is running.
refused-event-has-result = Table { $table } has a result. Correct that one.
refused-event-no-result = Table { $table } has no result yet.
refused-event-no-such-table = There is no table { $table } in this round.
refused-event-table-full = More people need table { $table } than it has seats.
refused-event-bad-places = Give every seat a place, 1 for the best.
refused-event-unknown-code = This code is wrong, or somebody has used it.
refused-event-wrong-card = Number and code do not fit together.
refused-event-wrong-key = This link to the console is not the right one. Take the one that was printed when the evening was started.
refused-event-helps-already = This browser looks after the evening already.
refused-event-unknown-assistant = There is no assistant { $assistant }.
refused-event-too-few = An evening needs at least { $least } people, not { $found }.
refused-event-too-many = At most { $most } people can take part like this, not { $found }.
refused-event-no-such-size = A table has { $least } to { $most } seats here, not { $found }.
refused-event-too-few-rounds = With a final there must be at least { $least } rounds.
refused-event-no-plan = In { $rounds } rounds not everybody could meet everybody.
refused-guide-other = In a real game you could. Here the lesson waits for you: do what it says.
refused-games-still-playing = You sit at a table with others that is not over yet. Finish that game or stand up first.
refused-games-unknown-key = This link opens no list of games. Perhaps its games were deleted.

# Slow tables and pushes

refused-push-off = This server sends no pushes. Whoever runs it can switch them on.
refused-push-bad-endpoint = This is not an address of a push service that this server knows.
refused-push-bad-keys = The keys of the push address are not what a browser makes.
refused-limit-pushes = This server keeps no more push addresses ({ $most }).
refused-table-slow-clock = A slow table has no other clock. Leave out seconds, a time bank and minutes for the game.
refused-table-not-slow = There is no vacation here: this table counts no days.
refused-table-no-vacation = You are not on vacation.
refused-table-slow = This is a slow table: nobody has to be connected. Take a vacation if you need time.
refused-table-vacation-spent = { $days ->
        [0] You have no days of vacation left.
        [one] You have one day of vacation left.
       *[other] You have { $days } days of vacation left.
    }
