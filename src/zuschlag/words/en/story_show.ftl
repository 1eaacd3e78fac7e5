# What `zuschlag show` says around a story: its head, its end, and where a record goes wrong.

show-for-sale = For Sale, { $edition }: { $people }. { $coins ->
    [one] 1 coin each.
   *[other] { $coins } coins each.
  }
show-monopoly = Monopoly, { $edition }, on the board { $board }: { $people }. { $sum } each.
show-switches = Agreed: { $switches }.
show-switch = { $switch }: { $value }
show-begins = { $opener ->
    [you] You begin.
   *[other] { $opener_name } begins.
  }
show-reason = The reason: { $reason }
show-the-table = the table
show-illegal = Move { $move } by { $who } is illegal. { $why }
show-fault = Move { $move } by { $who }: { $why }
show-waiting = The record ends here. To move: { $who }.
show-winner = { $winner ->
    [you] You win.
    [other] { $winners } wins.
   *[several] { $winners } share the win.
  }
show-place = Place
show-player = Player
show-score = Score
show-cheques = Cheques
show-coins = Coins
show-total = Total
show-cash = Cash
show-deeds = Deeds
show-buildings = Buildings
show-out = out of the game
show-gone = { $who }: out of the game
show-mortgaged = { $deed } (mortgaged)
show-holdings = { $who }: { $cash }, { $deeds }
show-no-deeds = no deeds

## The same at a table in the terminal

told-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
told-verdict = { $winner ->
    [you] You win the day.
    [other] { $winners } wins the day.
   *[several] { $winners } share the victory.
  }
told-bank = the bank
told-title = What happened
