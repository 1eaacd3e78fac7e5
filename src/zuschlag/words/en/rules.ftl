# The short rules, put together by what a table has agreed. Pages load them with their help.

rules-for-sale-aim-title = What it is about
rules-for-sale-aim = First you spend coins on buildings, then you turn the buildings into cheques. Whoever has most in cheques and leftover coins wins. A coin saved is a coin earned.
rules-for-sale-table-title = Set-up
rules-for-sale-table = Everybody gets { $coins } coins. { $cards } of { $all } buildings are in play and as many cheques; nobody sees what is missing. Two cheques bounce and pay 0, the best pays { $best }.
rules-for-sale-bid-title = Bidding
rules-for-sale-bid = { $shown } buildings lie in a row. In turn you bid or pass. A bid is always your total for this round, at least 1, open in front of you.
rules-for-sale-bid-raise = It must beat the highest one.
rules-for-sale-bid-match = It must reach the highest one and beat your own last one.
rules-for-sale-pass-title = Passing
rules-for-sale-pass = Whoever passes takes the cheapest building left and gets half the bid back.
rules-for-sale-pass-up = An odd coin is yours.
rules-for-sale-pass-down = An odd coin is lost.
rules-for-sale-pass-none = Each row is one building short: the first to pass gets none, but every coin back.
rules-for-sale-hammer = The last one in pays the whole bid, takes the best building and opens the next round.
rules-for-sale-sale-title = Selling
rules-for-sale-sale = When all buildings are gone, cheques are laid out. Everybody lays one building face down, then all turn over: the best building takes the best cheque, the next the next. So it goes until everything is sold.
rules-for-sale-sale-alone = Whoever alone still has buildings takes all the cheques left.
rules-for-sale-end-title = The end
rules-for-sale-end = Cheques and coins count together, a coin is worth 1. Coins break a tie; if those are level too, the win is shared.
rules-for-sale-sight-covered = The others’ coins, buildings and cheques are covered. What happens is public: a good memory is allowed.
rules-for-sale-sight-open = At this table everything lies open. What you lay down for sale stays secret until the reveal.

rules-monopoly-aim-title = { rules-for-sale-aim-title }
rules-monopoly-aim = Everybody starts with { $start } and goes round the board, buys places and collects rent. Whoever owns most in the end wins. Whoever cannot pay is out.
rules-monopoly-turn-title = A turn
rules-monopoly-turn = Roll and move. Whoever reaches or passes the start gets { $salary }. A free place you may buy at its price; if you do not want it, it is auctioned, and everybody may bid. A double means another roll, the third one jail. Between two turns everybody may build, mortgage and trade. There is no money on the car park.
rules-monopoly-auction-title = Auctions
rules-monopoly-auction-clockwise = In turn; whoever passes is out. The first bid is at least { $first }, each further one at least { $step } more. Cash only.
rules-monopoly-auction-open = Everybody may bid at any time; whoever passes is out. The first bid is at least { $first }, each further one at least { $step } more. Cash only.
rules-monopoly-rent-title = Rent
rules-monopoly-rent-auto = Rent is paid without anybody asking.
rules-monopoly-rent-manual = The owner must ask for the rent before somebody rolls again. Otherwise the visit was free.
rules-monopoly-rent-manual-grace = The owner must ask for the rent before somebody rolls again. The next roll waits a few seconds for that, at a slow table a day.
rules-monopoly-rent-championship = The owner must ask for the rent; there is time until the turn after next.
rules-monopoly-rent-base = Bare streets of a whole colour bring double, as long as none of them is mortgaged.
rules-monopoly-rent-double = Bare streets of a whole colour bring double, even if another of them is mortgaged.
rules-monopoly-rent-mortgaged = A mortgaged place brings no rent.
rules-monopoly-build-title = Building
rules-monopoly-build = With every street of a colour, none mortgaged, you may build evenly: streets differ by one level at most, and the fifth is a hotel. The bank has { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
  } and { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
  }. If several want the last ones, they are auctioned. Selling brings half.
rules-monopoly-mortgage-title = Mortgages and trades
rules-monopoly-mortgage = A mortgage brings half the price if nothing stands in the colour; redeeming costs a tenth more. You trade places, jail cards and cash, and both give something, not only money. Three offers a turn, no loans, no promises.
rules-monopoly-jail-title = Jail
rules-monopoly-jail = You get out by a double, by { $fine } or by a card. After the third failed roll you pay and move. In jail too you collect, bid, build and trade.
rules-monopoly-debt-title = Debts
rules-monopoly-debt-mortgaged = What you cannot pay at once you must raise: sell buildings, mortgage, trade. If all of it is not enough, you are bankrupt: a creditor takes your places mortgaged, the bank auctions them.
rules-monopoly-debt-all = What you cannot pay at once you must raise: sell buildings, mortgage, trade. If all of it is not enough, you are bankrupt: a creditor takes your places as they are, the bank auctions them.
rules-monopoly-end-title = The end
rules-monopoly-end-none = The game ends when one player is left.
rules-monopoly-end-rounds = The game ends after { $n ->
        [one] one round
       *[other] { $n } rounds
    }, or when one player is left.
rules-monopoly-end-minutes = After { $n ->
        [one] one minute
       *[other] { $n } minutes
    } the time is up.
rules-monopoly-end-equalTurns = The round is still played to its end, so that all have had as many turns.
rules-monopoly-end-finishTurn = Only the running turn is finished.
rules-monopoly-end-stopNow = It stops there.
rules-monopoly-end-full = What counts is cash, places at their price (mortgaged ones half) and buildings at their price.
rules-monopoly-end-half = What counts is cash, places at their price (mortgaged ones half) and buildings at half price.
rules-monopoly-sight-covered = The others’ cash is covered; places, buildings and every payment are public.
rules-monopoly-sight-open = All cash lies open. Only building wishes and the decks are covered.
