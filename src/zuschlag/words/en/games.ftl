# Names of games, editions, switches, bots and boards. A key is the kind and the name, with - for a dot.

# Games

game-for-sale = For Sale
game-monopoly = Monopoly

# Editions and presets

edition-2015 = 2015, as sold today
edition-2015-variant = 2015, one building too few
edition-1997 = 1997, the first box
edition-1997-strict = 1997, higher bids only
edition-1997-variant = 1997, one building too few
edition-2005-seed = 2005, fourteen coins for all
edition-2005-published = 2005, as printed
edition-aalen-event = Aalen, as at the town event
edition-aalen-event-strict = Aalen, to the letter
edition-aalen-casual = Aalen, relaxed
edition-tournament = Tournament
edition-classic = Classic

# How they differ, in one sentence

about-2015 = Thirty buildings. Every bid must beat the last one.
about-2015-variant = Each row is one building short: whoever passes first gets none, and every coin back.
about-1997 = Twenty buildings, fifteen coins. A bid may equal the last one.
about-1997-strict = As in 1997, but every bid must beat the last one.
about-1997-variant = As in 1997, with each row one building short: whoever passes first gets none.
about-2005-seed = Thirty buildings and fourteen coins each, however many you are.
about-2005-published = Eighteen coins for three or four. Whoever passes loses the odd coin.
about-aalen-event = You ask for your own rent, in peace. One hour, cash covered.
about-aalen-event-strict = Whoever asks too late gets no rent. One hour, cash covered.
about-aalen-casual = Rent comes by itself, cash lies open. How long it lasts is up to you.
about-tournament = One hour, and nobody asks for rent on your behalf.
about-classic = What many know from home: longer to ask for rent, no time limit.

# Bots, and what they are like

bot-random = Weathercock
bot-heuristic = Bookkeeper
bot-landlord = Landlord
bot-searcher = Strategist
bot-visitor = Visitor
bot-neighbour = Neighbour
bot-collector = Collector
bot-club = Club player
bot-dealer = Dealer
bot-appraiser = Appraiser
bot-auctioneer = Auctioneer
bot-champion = Champion
bot-forgetful = Daydreamer
bot-capped = Saver
bot-careful = Worrier
bot-lodger = Lodger
bot-stroller = Stroller
bot-shopkeeper = Shopkeeper
bot-broker = Broker
bot-builder = Builder
bot-magnate = Magnate
bot-tycoon = Tycoon
character-random = Does anything that is allowed. Good for practice.
character-heuristic = Does the sums and never overpays.
character-landlord = Collects colours, builds early, trades hard.
character-searcher = Plays thousands of games in its head before each move.
character-visitor = Has just come in and likes nearly everything.
character-neighbour = Knows the rules well and the prices roughly.
character-collector = Sees what a house is worth, and now and then falls for one.
character-club = Plays a sound game, as on a good evening at the club.
character-dealer = Lets a bad row go by and rarely pays too much.
character-appraiser = Misjudges only what is really close.
character-auctioneer = Knows by heart what thousands of games have taught.
character-champion = Watches how everybody bids and answers each in their own way.
character-forgetful = Plays well, but soon forgets who bought what.
character-capped = Sets a limit before each row, and stays below it.
character-careful = Bids no more than it must, and always keeps something back.
character-lodger = Is still learning, forgets half of it and never holds a grudge.
character-stroller = Enjoys the walk, buys what pleases and misses a bargain now and then.
character-shopkeeper = Minds the till and nods off once in a while.
character-broker = Knows what a deed is worth, and thinks of it now and then.
character-builder = Trades for whole colours and builds in rows.
character-magnate = Weighs every deed, every house and every deal by what it does to the win.
character-tycoon = Weighs like the magnate, then plays the game to its end a thousand times.

# Boards

board-aalen = Aalen
board-classic = Classic board

# Switches

switch-least_bid = Next bid
switch-refund = Odd coin
switch-open_info = All open
switch-variant5_removed = Cards set aside
switch-players-max = Players at most
switch-players-mayLeave = Leaving allowed
switch-rent-claim = Rent
switch-rent-groupWithMortgage = Rent with a mortgage in the colour
switch-rent-utilityRoll = Rent of utilities
switch-rent-countMortgaged = Mortgaged ones count
switch-auction-minOpen = First bid
switch-auction-step = Step
switch-auction-order = Who bids when
switch-buildAuction-floor = Auction of scarce houses
switch-hotel-needsAllFour = Hotel only after four houses
switch-sell-hotelShort = Selling a hotel without houses
switch-jail-rollOptional = Staying in jail
switch-interest-round = Rounding interest
switch-end-mode = When the time is up
switch-end-limit = Length
switch-end-buildings = Buildings at the end
switch-end-tiebreak = Ties
switch-build-alwaysAsk = Asking before building
switch-bankrupt-estate = Bankruptcy
switch-donation = Donations
switch-cash-hidden = Cash covered

# What a switch decides

hint-least_bid = Whether a bid must beat the highest one or may equal it.
hint-refund = Whoever passes gets half back. This decides about the coin that cannot be halved.
hint-open_info = Everybody sees all coins, buildings and cheques. A building laid down stays secret.
hint-variant5_removed = With five seats: 3 leaves a short last row, 2 makes all rows full.
hint-players-max = How many may sit down. Six is usual.
hint-players-mayLeave = Whoever has had enough may leave the game; the bank auctions the estate.
hint-rent-claim = Whether rent comes by itself or must be asked for, and how long there is for that.
hint-rent-groupWithMortgage = What the other streets of a whole colour bring when one of them is mortgaged.
hint-rent-utilityRoll = Rent of a utility follows the dice: a fresh roll, or the one you came with.
hint-rent-countMortgaged = Whether mortgaged stations and utilities count for the number you own.
hint-auction-minOpen = The least a first bid may be.
hint-auction-step = How much higher the next bid must be.
hint-auction-order = In turn, or whoever calls first.
hint-buildAuction-floor = Where bidding begins when several want the last houses.
hint-hotel-needsAllFour = A hotel needs four houses on every street of the colour.
hint-sell-hotelShort = What happens when the bank has no houses to give back.
hint-jail-rollOptional = Whoever is in jail may do without a roll.
hint-interest-round = Which way a fraction is rounded.
hint-end-mode = What is still played to its end.
hint-end-limit = When the game ends, if more than one player is still in.
hint-end-buildings = Whether houses and hotels count at full price or half.
hint-end-tiebreak = Whether a win is shared, or complete colours decide, then cash, buildings and mortgages.
hint-build-alwaysAsk = Whether the others may say that they want to build too.
hint-bankrupt-estate = Whether the deeds go to the creditor mortgaged or as they are.
hint-donation = What the two donation slots ask for.
hint-cash-hidden = You see what the others have only at the end.

# Their values

value-raise = must be higher
value-match = may be equal
value-up = comes back
value-down = is lost
value-auto = comes by itself
value-manual = ask before the next roll
value-manual-grace = ask; the roll waits for it
value-championship = ask, one turn longer
value-base = single rent
value-double = double rent
value-fresh = a fresh roll
value-arrival = the roll you came with
value-clockwise = in turn
value-open = whoever calls first
value-regular = at the regular price
value-atomicGroup = the whole colour at once
value-refuse = not possible
value-ceil = up
value-floor = down
value-equalTurns = the round
value-finishTurn = the running turn only
value-stopNow = nothing more
value-full = full price
value-half = half price
value-shared = the win is shared
value-list = colours, then cash, then buildings
value-short = only when short
value-off = never
value-on = always
value-mortgaged = mortgaged
value-all = as they are
value-null = no limit
value-true = Yes
value-false = No

# How long a game lasts

limit-minutes = { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
limit-rounds = { $n ->
        [one] one round
       *[other] { $n } rounds
    }

# Rounds

round-number = Round { $n }
round-number-of = Round { $n } of { $of }
for-sale-round = { round-number-of }
