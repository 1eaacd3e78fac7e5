# A game told as a story, line by line. The key of an event follows from its type, its facts from its
# fields: a person is `you`, `bank` or `other`, with a name beside it (`seat_name`). `left` is what the
# payer has left, where the reader may know it, else `unknown`.

story-and = { $before } and { $last }
story-you = you

-seat = { $seat ->
    [you] You
   *[other] { $seat_name }
  }
-owner = { $owner ->
    [you] You
   *[other] { $owner_name }
  }
-debtor = { $debtor ->
    [you] You
   *[other] { $debtor_name }
  }
-heir = { $heir ->
    [you] You
   *[other] { $heir_name }
  }
-to-whom = { $to ->
    [you] you
   *[other] { $to_name }
  }
-debtor-whom = { $debtor ->
    [you] you
   *[other] { $debtor_name }
  }
-creditor-whom = { $creditor ->
    [you] you
    [bank] the bank
   *[other] { $creditor_name }
  }
-left = { $left ->
    [unknown] {""}
   *[other] , { $left } left
  }
-coins-left = { $left ->
    [unknown] {""}
    [0] , no coins left
    [one] , 1 coin left
   *[other] , { $left } coins left
  }

## For Sale

for-sale-buildings-laid = Auction { $round }: { $buildings }. { $opener ->
    [you] You open.
   *[other] { $opener_name } opens.
  }
for-sale-bid-placed = { -seat } bid { $total }.
for-sale-passed = { $deal ->
    [none] { -seat } passed without a building{ $back ->
        [0] {""}
        [one] , 1 coin back
       *[other] , { $back } coins back
      }
    [free] { -seat } passed and took the { $building } for nothing
   *[paid] { -seat } passed and took the { $building }: { $paid } paid, { $back } back
  }{ -coins-left }.
for-sale-auction-won = Sold! { -seat } took the { $building } for { $paid ->
    [0] nothing
    [one] 1 coin
   *[other] { $paid } coins
  }{ -coins-left }.
for-sale-cheques-laid = Sale { $round }: cheques { $cheques }.
for-sale-sealed = { -seat } laid a building face down.
for-sale-revealed = { -seat } got { $cheque } for the { $building }.
for-sale-swept = Only { $seat ->
    [you] you
   *[other] { $seat_name }
  } still had buildings ({ $buildings }) and got { $cheques }.
for-sale-ruled = By ruling: { $winners }.
for-sale-game-ended = Sold out. { $winner ->
    [you] You win
    [other] { $winners } wins
   *[several] { $winners } share the win
  } with { $score }.

## Monopoly

story-house = a house
story-hotel = a hotel
story-jail-card = a jail card
story-off-the-debt = { $sum } off the debt
story-nothing = nothing

-dice = { $one } and { $two }{ $double ->
    [yes] , a double
   *[no] {""}
  }
-there = { $visit ->
    [yes] to jail, just visiting
   *[no] to { $to }
  }
-level = { $level ->
    [0] bare land
    [5] a hotel
    [one] 1 house
   *[other] { $level } houses
  }
-cause = { $cause ->
    [none] {""}
    [rent] {" "}for { $place }
    [donation] {" "}({ $place })
    [card] {" "}for the card
    [fine] {" "}to leave jail
   *[interest] {" "}(interest on mortgages)
  }

monopoly-dice-rolled = { -seat } rolled { -dice }.
monopoly-rolled-and-moved = { -seat } rolled { -dice }{ $double ->
    [yes] ,
   *[no] {""}
  } and came { -there }.
monopoly-moved = { -seat } went { $way ->
    [back] back { -there }
   *[on] { -there }
  }.
monopoly-salary-paid = { -seat } collected { $amount } at the start.
monopoly-bought = { -seat } bought { $slot } for { $price }{ -left }.
monopoly-declined = { -seat } left { $slot } to the hammer.
monopoly-lot-opened = Under the hammer: { $lot }.
monopoly-bid-placed = { -seat } bid { $amount }{ $street ->
    [none] {""}
   *[other] {" "}for { $street }
  }.
monopoly-bidder-passed = { -seat } passed.
monopoly-lot-sold = Sold! { -seat } got { $lot } for { $price }{ -left }.
monopoly-lot-unsold = Nobody wanted { $lot }. The bank keeps it.
monopoly-claim-opened = { -owner } may ask { -debtor-whom } for { $amount ->
    [none] the rent on { $slot }. The dice will say how much
   *[other] { $amount }: { $slot }
  }.
monopoly-rent-demanded = { -owner } asked { -debtor-whom } for the rent on { $slot }.
monopoly-rent-waived = { -owner } let { -debtor-whom } off the rent on { $slot }.
monopoly-claim-expired = Too late: no rent on { $slot } for { $owner ->
    [you] you
   *[other] { $owner_name }
  }.
monopoly-rent-rolled = { -debtor } rolled { $one } and { $two } for the rent.
monopoly-owed = { $debtor ->
    [you] You owe
   *[other] { $debtor_name } owes
  } { -creditor-whom } { $amount }{ -cause }.
monopoly-paid = { -debtor } paid { $amount } to { -creditor-whom }{ -cause }{ -left }.
monopoly-card-drawn = { -seat } drew: { $card }
monopoly-received = { -seat } received { $amount }.
monopoly-jailed = { -seat } went to jail{ $why ->
    [double] {" "}for the third double
   *[other] {""}
  }.
monopoly-freed = { $how ->
    [double] { -seat } left jail by the double
    [card] { -seat } left jail with the card
   *[fine] { -seat } paid { $fine } to leave jail{ -left }
  }.
monopoly-stayed-in-jail = { -seat } stayed in jail ({ $tries } of 3).
monopoly-built = { -seat } built on { $street }{ $price ->
    [none] {""}
   *[other] {" "}for { $price }
  } ({ -level }){ -left }.
monopoly-unbuilt = { -seat } sold buildings on { $street } for { $back } (now { -level }).
monopoly-mortgaged = { -seat } mortgaged { $slot } for { $amount }.
monopoly-redeemed = { -seat } redeemed { $slot } for { $price }{ -left }.
monopoly-wishes-called = { -seat } wanted to build. { $asked_count ->
    [0] Nobody else is asked.
   *[other] Sealed wishes are collected; also asked: { $asked }.
  }
monopoly-wish-sealed = { -seat } answered under seal.
monopoly-offered = { -seat } offered { -to-whom } { $give } for { $want }.
monopoly-traded = Done deal: { $told ->
    [yes] { -to-whom } accepted
   *[no] { $seat ->
        [you] you
       *[other] { $seat_name }
      } gave { -to-whom } { $give } for { $want }
  }.
monopoly-rejected = { -seat } declined the offer.
monopoly-withdrawn = { -seat } took the offer back.
monopoly-offers-lapsed = { $count ->
    [one] The open offer lapsed.
   *[other] The open offers lapsed.
  }
monopoly-held = { -seat } held the dice back.
monopoly-released = { -seat } let the dice go.
monopoly-went-bankrupt = { $seat ->
    [you] You are
   *[other] { $seat_name } is
  } bankrupt. { $paid ->
    [none] Nothing is left to pay with.
   *[other] { $paid } went to { -creditor-whom }.
  }
monopoly-left-game = { -seat } left the game. { $cash } and all buildings went to the bank.
monopoly-deeds-passed = { $heir ->
    [bank] The bank will auction { $deeds }
   *[other] { -heir } took over { $deeds }
  }.
monopoly-turn-ended = Turn { $turn }: { $next ->
    [you] you
   *[other] { $next_name }
  }
monopoly-first-rolled = Rolled for the first turn: { $rolls }. { $opener ->
    [you] You begin
   *[other] { $opener_name } begins
  }, { $banker ->
    [you] you keep
   *[other] { $banker_name } keeps
  } the bank.
monopoly-time-called = The time is up.
monopoly-last-call = The last turn is over. Rent may still be asked for.
monopoly-game-ended = { $ending ->
    [last-standing] Nobody else is left. The game is over.
    [time] The game is over. Everything is counted.
    [rounds] The last round is played. Everything is counted.
   *[ruling] The game is over by a ruling.
  }
monopoly-ruled = { for-sale-ruled }
