list-and = { $before } and { $last }

# Keys of the bottom line, and buttons.
key-hurry = Hurry
key-talk = Talk
key-save = Save
key-leave = Leave
key-back = Back
key-bid = Bid
key-lay = Lay down
key-pass = Pass
key-one-more = ±1
key-choose = Choose
key-books = Books
key-rules = Rules
key-go-on = Go on
key-again = Play again
key-new-table = New table
key-quit = Quit
key-save-first = Save first
key-stay = Stay
key-sit = Take your seat
key-next-line = Next line
key-game = Game
key-change = Change
key-look = Light
key-keys = Keys
key-keys-and-rules = Keys & rules
key-begin = Begin
key-deeds = Your deeds
key-offer = Offer
key-inspect = Inspect
key-hold = Hold
key-level = Level
key-carry-out = Carry out
key-mortgage = Mortgage
key-redeem = Redeem
key-sell-colour = Sell colour
key-give-up = Give up
key-no-wish = No wish
key-next-field = Next field
key-offer-it = Offer it
key-accept = Accept
key-reject = Reject
key-counter = Counter
key-free = Free mortgages
key-free-it = Free it
key-tick = Tick
key-take-back = Take back
key-later = Later
key-next = Next
key-close = Close
keyname-enter = Enter
keyname-space = Space
keyname-mouse = mouse

# Around a table.
too-small =
    The table needs { $width } columns and { $height } lines.
    Make the window a little larger; your seat is kept.
no-terminal = The table needs a terminal to be laid in, and there is none here.
at-the-table = At the table
your-move = Your move
your-side = Your side of the table
your-name-here = You
somebody = Somebody
you-watch = You are watching.
you-watch-title = You are watching
one-moment = One moment, please.
up-to = It is up to { $who }. Space hurries them.
connection-lost = The connection is lost. Trying again; your seat is kept.
not-in-control = You have opened this seat somewhere else. Here you only watch.
table-pauses = The table pauses. Type /go in the talk (/) to go on.
stumbled-bot = A bot has failed ({ $place }); something simple was played for it.
way-back = Your way back: zuschlag play --join "{ $address }"
rematch-waits = The others play again: press a to come along.

# What happens around a game.
answer-pause = { $name } asks for a pause: /yes or /no in the talk (/).
answer-undo = { $name } asks to take a move back: /yes or /no in the talk (/).
answer-end = { $name } wants to end the game without a result: /yes or /no in the talk (/).
answer-absence = { $name } has lost the connection: /wait or /bot in the talk (/).
refused-table-gone = There is no way back to this table.
refused-table-seat-moved = Your seat is played from another device now.
refused-join-no-table = There is no table at { $address }.
refused-join-no-server = No server answers at { $address }: { $reason }

# Talk.
talk-title = Talk
talk-hint = say something, Enter sends it
talk-words = Also: { $words }
talk-not-now = { $word } is not open now.

# The lobby of a served table.
lobby-title = who else will come?
lobby-link = Others come by { $address }, or with the code { $code }.
lobby-shuffling = All add a seed to the shuffle …
lobby-sit = Type your name and press Enter to sit down.
lobby-begin = Press b to begin; open seats are taken by bots.
lobby-waits = { $host } begins when everybody is here.
seat-open = open
seat-bot = bot, { $level }
seat-yours = you

# The form.
form-title = the doors are open, take a seat
form-name = Your name
form-each = each their own
form-others = All others
form-seat = Seat { $letter }
form-seats = Seats
form-players = { $count } players
form-edition = Edition
form-table = Your table

form-preset = Preset
form-board = Board
form-lasts = Lasts
form-rent = Rent
form-purses = Purses
form-pace = Pace
form-as-asked = as asked for
form-last-standing = to the last one standing
form-room = The board needs { $width } x { $height } characters: enlarge the window.
form-house-rules = House rules
form-open-info = Coins & hands
form-cards-out = Cards out
form-least-bid = A bid
form-refund = On passing

# Saving and leaving.
keep-title = Save the game
keep-about = One file holds the whole game. `zuschlag judge` reads it.
keep-exists = There already is something at { $path }. Choose another name.
keep-failed = Could not save to { $path }: { $reason }. Choose another place.
keep-done = Saved to { $path }
leave-title = Leave the table?
leave-own = The game is not over. Unsaved, it is gone.
leave-served = The game is not over. After a while a bot plays on for you; your way back will be printed.
compiling-behind = Compiling the rules in the background, once.
fatal = Something broke on our side, and the table had to close. Sorry.
fatal-report = A report is in { $path }
fatal-game = Your game so far is in { $path }

# Columns.
column-coins = coins
column-bid = bid
column-cheques = cheques
column-buildings = buildings
column-total = total
column-cash = cash
column-worth = worth
column-deeds = deeds
column-built = built
column-houses = buildings
covered = covered
none = none
nothing-yet = nothing yet
state-your-move = your move
state-thinks = thinks
state-face-down = face down
state-all-sold = all sold
state-away = away
state-vacation = on vacation until { $until }
state-not-here = not here
state-has-left = has left
state-bankrupt = bankrupt
state-jail = jail { $turn }/3
state-holds = holds
state-card = +card

# For Sale.
deed-bids = bids { $total }
deed-took = took { $building }
deed-bought = bought { $building }
deed-no-lot = no lot
card-taken-by = taken by
card-uncovered = uncovered
card-cheque = cheque
card-pay-to =
    pay to
    bearer
no-such-building = No building of yours begins with { $digit }.
all-bought = Every building has an owner.
now-sell = Now sell them. The best building takes the best cheque, and nobody shows theirs first.
desk-hand = Hand      { $hand }
desk-coins = Coins
desk-in = You are in with { $bid }.
desk-out = You are out of this row.
desk-bid-range = Bid { $least } to { $most } in all, or pass.
desk-bid-only = Bid { $least }, or pass.
desk-earned = Cheques { $cheques } · coins { $coins }
desk-laid = You laid the { $building }.
desk-all-sold = You have sold everything. The others go on.
desk-sell = Sell the { $building }?
desk-waits = Waiting for { $who }.
desk-waits-many = Waiting for { $count } others.
press-lay = Lay it face down
pass-without = { $when ->
    [now] Pass
   *[later] If you passed now
}: leave without a building, all { $back ->
    [one] 1 coin
   *[other] { $back } coins
} back.
pass-empty = { $when ->
    [now] Pass
   *[later] If you passed now
}: leave without a building, nothing paid.
pass-for-nothing = { $when ->
    [now] Pass
   *[later] If you passed now
}: take the { $building } for nothing.
pass-with = { $when ->
    [now] Pass
   *[later] If you passed now
}: take the { $building }, { $back ->
    [one] 1 coin
   *[other] { $back } coins
} back, { $paid } paid.
reveal-title = The reveal
reveal-yours = Your { $building } brings { $cheque }.
reveal-not-yours = Not your sale.
reveal-first = The best building first …
reveal-left = { $count } to turn …
keys-title = Keys
keys-for-sale =
    type a bid (your total), or a building’s value in the sale
    change the bid; ← → choose a building
    bid, lay the building down, or go on
    pass
    hurry the others, or the reveal
    talk, pause and agree at a served table
    save the game so far
    the rules of this edition
    open books, if the table plays with open cards
    paper by day, the room by night
    leave the table
    click a coin or + for one more; click buttons and cards
marks-for-sale = ▸ asked now   · covered   ● a coin   ▒ face down
rules-title = The rules, { $edition }, { $seats } players
books-title = Open books

# The end.
final-title = The hammer rests
final-fortune = Your fortune is { $score }, rank { $rank } of { $of }.
final-place = You have { $score }, rank { $rank } of { $of }.
final-worth = You are worth { $worth }, rank { $rank } of { $of }.
final-left = You left the game, rank { $rank } of { $of }.
final-bankrupt = You went bankrupt, rank { $rank } of { $of }.
final-swept = The last cheques went unopposed.
final-level-all = Level in money and in coins.
final-level = Level in money; coins decided.
final-no-cheques = no cheques
final-no-deeds = no deeds
final-deeds = { $count } deeds, { $some } and more
final-last-standing = Nobody else is left.
final-rounds = The last round is played.
final-ruling = Decided by a ruling.
final-stopped = All agreed to stop. There is no result.

# Any game.
plain-sight = What you see
plain-hint = type a move as a record writes it, or choose one above
plain-refused = Not allowed: { $slug } { $facts }
plain-keys =
    ↑ ↓ and Enter choose a move from the list; Tab goes to the line below it.
    A move is typed as a record writes it: the verb, then what belongs to it.
    Space hurries the others, / talks, s saves, q leaves, t is day and night.

# Monopoly: what is asked.
no-rent = There is no rent to ask for.
no-offers = No offers now: in your turn, or between turns (h holds).
no-answer = There is no offer to answer.
no-giving-up = Nobody may give up now.
ask-out = You are out. The others play on; Space hurries them.
ask-dice = The dice roll.
ask-hammer = { $lot } is under the hammer.
ask-cannot-bid = { $lot }: the next bid is more than you have. Pass, or raise cash.
ask-bid = { $lot }: bid { $least } to { $most }, or pass.
ask-owes = { $name } owes { $creditor } { $amount } and has to find the money. Space hurries.
ask-owe-raise = You owe { $creditor } { $amount } and have { $cash }: raise { $short }.
ask-owe-all = You owe { $creditor } { $amount } and have { $cash }: { $all } is all you could raise.
ask-wishes-wait = Wishes to build are collected.
ask-wishes = Buildings are short: the bank has { $stock }. What do you wish to build?
ask-buy = { $place } is for sale: { $price }. Buy it, or let all bid?
ask-cannot-buy = { $place } costs { $price }, you have { $cash }. Raise cash, or let all bid.
ask-holding = You hold the dice back: build, trade, ask for rent. Then let them go.
ask-again = A double: roll again.
ask-roll = Your turn. Roll when you are ready.
ask-done = Your turn is done when you say so. Build or trade first, if you like.
ask-jail = You are in jail, turn { $turn } of 3. A double opens the door.
ask-next = { $who ->
    [you] You roll next.
   *[other] { $name } rolls next.
}
ask-to-move = { $name } is to move.
ask-space = Space hurries.
answer-raise = Raise cash
answer-deal = Offer a deal
answer-wish = Seal a wish
answer-nothing = Nothing
answer-buy = Buy
answer-auction = Auction it
answer-roll = Roll
answer-done = Done
answer-end-turn = End turn
answer-fine = Pay { $fine }
answer-card = Use card
answer-stay = Stay put
answer-hold = Hold the dice
answer-demand = Demand { $amount } from { $who }
answer-waive = Waive
answer-offer = Answer { $who }
answer-withdraw = Take your offer back
the-rent = the rent

# Monopoly: sheets.
keys-monopoly =
    the first answer of the action bar, or hurry
    hurry the others
    roll; buy; auction it; end the turn or let the dice go
    the bid: type it, step it by one, by ten; p passes
    demand the rent of a visitor; waive it
    hold the next roll: time to build, trade, ask for rent
    your deeds: build, sell, mortgage, redeem, raise cash
    offer a trade; answer an offer, or take yours back
    in jail: pay the fine; use the card
    inspect any place of the board (or click it)
    give up: bankrupt, or leave the game
    talk, pause and agree at a served table
    save; paper by day, the room by night; leave the table
marks-monopoly =
    ▸ asked now  · covered  ●A token  ▦A in jail  2⌂ houses  H hotel
    m or mortg: mortgaged
holdings-stock = Cash { $cash }. The bank has { $stock }.
holdings-none = You have no deeds yet.
plan-needs = Building needs every street of a colour.
plan-hint = ↑↓ choose, ← → plan levels there, l sells all of its colour.
plan-mixed = Build or sell, not both in one go.
plan-costs = Costs { $money }.
plan-brings = Brings { $money }.
plan-wish = A wish is for more, not for less.
plan-but = But: { $fault }
plan-seals = Enter seals the wish.
plan-ready = Even and paid for: Enter does it.
plan-nothing = Nothing is planned. ← → change the levels, n wishes nothing.
no-giving-up-yet = You can still raise the money, or owe nothing.
column-stands = stands
column-plan = plan
column-rent-now = rent now
column-mortgage = mortgage
column-redeem = redeem
deed-mortgaged = mortgaged
deed-hotel = hotel
deed-bare = bare
mark-mortgaged = mortg
trade-title = Offer a trade
trade-with = A deal with
trade-give = You give
trade-get = You get
trade-cash = Cash
trade-debt = Debt forgiven
trade-built = built on
trade-nothing = nothing to trade
trade-freed = freed on receipt
trade-told = You give { $give } for { $want }.
trade-hint = Tick with Space, Tab goes on, f frees a mortgaged deed.
offer-yours = Your offer
offer-title = An offer
offer-own =
    You give { $give }.
    { $to } gives { $want }.

    { $to } has not answered yet.
offer-worth = { $who } gives { $give }, you give { $want }.
offer-value = { $value } by the prices
offer-value-card = { $value } by the prices and a card
offer-freeing = { $deeds } mortgaged: freeing costs { $cost } (f changes that).
offer-keeping = { $deeds } mortgaged: the mortgage stays and costs { $cost } now (f changes that).
offer-no-counter = You cannot make another offer now. Accept or reject.
give-up-title = Give up?
give-up-leaving = All your deeds and money go to the bank and are auctioned. The others play on.
give-up-bankrupt = You are bankrupt then: all you have goes to your creditor. The others play on.
stand-hammer = Under the hammer
stand-board = On the board
stand-on = { $who ->
    [you] You are on
   *[other] { $name } is on
}
stand-high = High bid { $high } by { $who }
stand-price = Its price is { $price }.
stand-still-in = Still in
stand-for = ← → for { $street }
stand-which = ← → choose the street it is for
stand-pad = Type a sum · ↑↓ one · ← → ten
deed-title = Deed
deed-for-sale = For sale at { $price }.
deed-down = { $who ->
    [you] Yours
   *[other] Owned by { $name }
}, mortgaged: no rent.
deed-held = { $who ->
    [you] Yours
   *[other] Owned by { $name }
}.
deed-held-built = { $who ->
    [you] Yours
   *[other] Owned by { $name }
}, { $stands }.
deed-redeeming = Redeeming it costs { $cost }.
deed-rent-now = Rent now { $rent }.
deed-stations = Rent { $rents } for one to four stations.
deed-utilities = Rent { $one } or { $both } times the dice.
deed-rent = Rent { $bare }, whole colour { $whole }.
deed-houses = Houses { $built }, hotel { $hotel }.
deed-house-costs = A house costs { $cost }.
row-price = Price
row-mortgage = Mortgage
row-redeem = To redeem
row-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
row-one = One held
row-both = Both held
row-bare = Bare land
row-whole = Whole colour
row-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
row-hotel = Hotel
row-house = House
dice-times = { $times } × dice
height-hotel = a hotel
height-bare = bare land
place-go = Passing or reaching it brings { $salary }.
place-chance = Draw a card.
place-chest = Draw a card.
place-jail = Just visiting, unless you were sent here.
place-go-to-jail = Straight to jail, without salary.
place-donation = A donation of { $amount } to the bank.
group-brown = Brown
group-lightblue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-darkblue = Dark blue
group-station = Stations
group-utility = Utilities

# `zuschlag play` without a terminal.
how-terminal = Playing needs a terminal of at least 80 x 24 characters, Monopoly 100 x 30. Run it there:
how-without = These need none: `zuschlag judge`, `zuschlag show` and `zuschlag simulate`. `zuschlag --help` explains them.

guide-way-back = Go on with the lesson: { $command }
guide-none = There is no guided first game of { $game }.
guide-keys = The bottom line shows the keys. Enter goes on.
