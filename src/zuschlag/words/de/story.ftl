story-and = { $before } und { $last }
story-you = du

-creditor-whom = { $creditor ->
    [you] dich
    [bank] die Bank
   *[other] { $creditor_name }
  }
-left = { $left ->
    [unknown] {""}
   *[other] , { $left } bleiben
  }
-coins-left = { $left ->
    [unknown] {""}
    [0] , keine Münze bleibt
    [one] , 1 Münze bleibt
   *[other] , { $left } Münzen bleiben
  }

## For Sale

for-sale-buildings-laid = Auktion { $round }: { $buildings }. { $opener ->
    [you] Du beginnst.
   *[other] { $opener_name } beginnt.
  }
for-sale-bid-placed = { $seat ->
    [you] Du bietest
   *[other] { $seat_name } bietet
  } { $total }.
for-sale-passed = { $seat ->
    [you] Du steigst aus
   *[other] { $seat_name } steigt aus
  }: { $deal ->
    [none] kein Gebäude{ $back ->
        [0] {""}
        [one] , 1 Münze zurück
       *[other] , { $back } Münzen zurück
      }
    [free] { $building } umsonst
   *[paid] { $building }, { $paid } bezahlt, { $back } zurück
  }{ -coins-left }.
for-sale-auction-won = Zuschlag! { $building } geht { $seat ->
    [you] an dich
   *[other] an { $seat_name }
  }, { $paid ->
    [0] umsonst
    [one] für 1 Münze
   *[other] für { $paid } Münzen
  }{ -coins-left }.
for-sale-cheques-laid = Verkauf { $round }: Schecks { $cheques }.
for-sale-sealed = { $seat ->
    [you] Du legst
   *[other] { $seat_name } legt
  } ein Gebäude verdeckt hin.
for-sale-revealed = { $seat ->
    [you] Du bekommst
   *[other] { $seat_name } bekommt
  } { $cheque } für { $building }.
for-sale-swept = Nur { $seat ->
    [you] du hast noch Gebäude ({ $buildings }) und bekommst
   *[other] { $seat_name } hat noch Gebäude ({ $buildings }) und bekommt
  } { $cheques }.
for-sale-ruled = Entscheid: { $winners }.
for-sale-game-ended = Ausverkauft. { $winner ->
    [you] Du gewinnst
    [other] { $winners } gewinnt
   *[several] { $winners } gewinnen gemeinsam
  } mit { $score }.

## Monopoly

story-house = ein Haus
story-hotel = ein Hotel
story-jail-card = eine Freikarte
story-off-the-debt = { $sum } Schuldenerlass
story-nothing = nichts

-dice = { $one } und { $two }{ $double ->
    [yes] , ein Pasch,
   *[no] {""}
  }
-there = { $visit ->
    [yes] ins Gefängnis, nur zu Besuch
   *[no] auf { $to }
  }
-level = { $level ->
    [0] unbebaut
    [5] ein Hotel
    [one] 1 Haus
   *[other] { $level } Häuser
  }
-cause = { $cause ->
    [none] {""}
    [rent] {" "}für { $place }
    [donation] {" "}({ $place })
    [card] {" "}für die Karte
    [fine] {" "}für den Freikauf
   *[interest] {" "}(Zinsen auf Hypotheken)
  }

monopoly-dice-rolled = { $seat ->
    [you] Du würfelst
   *[other] { $seat_name } würfelt
  } { $one } und { $two }{ $double ->
    [yes] , ein Pasch
   *[no] {""}
  }.
monopoly-rolled-and-moved = { $seat ->
    [you] Du würfelst { -dice } und kommst { -there }
   *[other] { $seat_name } würfelt { -dice } und kommt { -there }
  }.
monopoly-moved = { $seat ->
    [you] Du gehst
   *[other] { $seat_name } geht
  } { $way ->
    [back] zurück { -there }
   *[on] { -there }
  }.
monopoly-salary-paid = { $seat ->
    [you] Du bekommst
   *[other] { $seat_name } bekommt
  } { $amount } am Start.
monopoly-bought = { $seat ->
    [you] Du kaufst
   *[other] { $seat_name } kauft
  } { $slot } für { $price }{ -left }.
monopoly-declined = { $seat ->
    [you] Du überlässt
   *[other] { $seat_name } überlässt
  } { $slot } dem Hammer.
monopoly-lot-opened = Unter dem Hammer: { $lot }.
monopoly-bid-placed = { $seat ->
    [you] Du bietest
   *[other] { $seat_name } bietet
  } { $amount }{ $street ->
    [none] {""}
   *[other] {" "}für { $street }
  }.
monopoly-bidder-passed = { $seat ->
    [you] Du steigst aus
   *[other] { $seat_name } steigt aus
  }.
monopoly-lot-sold = Zuschlag! { $seat ->
    [you] Du bekommst
   *[other] { $seat_name } bekommt
  } { $lot } für { $price }{ -left }.
monopoly-lot-unsold = Niemand will { $lot }. Die Bank behält es.
monopoly-claim-opened = { $owner ->
    [you] Du kannst
   *[other] { $owner_name } kann
  } von { $debtor ->
    [you] dir
   *[other] { $debtor_name }
  } { $amount ->
    [none] die Miete für { $slot } verlangen. Wie viel, sagen die Würfel
   *[other] { $amount } verlangen: { $slot }
  }.
monopoly-rent-demanded = { $owner ->
    [you] Du verlangst
   *[other] { $owner_name } verlangt
  } von { $debtor ->
    [you] dir
   *[other] { $debtor_name }
  } die Miete für { $slot }.
monopoly-rent-waived = { $owner ->
    [you] Du erlässt
   *[other] { $owner_name } erlässt
  } { $debtor ->
    [you] dir
   *[other] { $debtor_name }
  } die Miete für { $slot }.
monopoly-claim-expired = Zu spät: keine Miete für { $slot } { $owner ->
    [you] an dich
   *[other] an { $owner_name }
  }.
monopoly-rent-rolled = { $debtor ->
    [you] Du würfelst
   *[other] { $debtor_name } würfelt
  } { $one } und { $two } für die Miete.
monopoly-owed = { $debtor ->
    [you] Du schuldest
   *[other] { $debtor_name } schuldet
  } { $creditor ->
    [you] dir
    [bank] der Bank
   *[other] { $creditor_name }
  } { $amount }{ -cause }.
monopoly-paid = { $debtor ->
    [you] Du zahlst
   *[other] { $debtor_name } zahlt
  } { $amount } an { -creditor-whom }{ -cause }{ -left }.
monopoly-card-drawn = { $seat ->
    [you] Du ziehst
   *[other] { $seat_name } zieht
  }: { $card }
monopoly-received = { $seat ->
    [you] Du bekommst
   *[other] { $seat_name } bekommt
  } { $amount }.
monopoly-jailed = { $why ->
    [double] Der dritte Pasch: { $seat ->
        [you] Du musst
       *[other] { $seat_name } muss
      } ins Gefängnis.
   *[other] { $seat ->
        [you] Du musst
       *[other] { $seat_name } muss
      } ins Gefängnis.
  }
monopoly-freed = { $how ->
    [double] Ein Pasch: { $seat ->
        [you] Du bist
       *[other] { $seat_name } ist
      } frei
    [card] { $seat ->
        [you] Du kommst
       *[other] { $seat_name } kommt
      } mit der Freikarte frei
   *[fine] { $seat ->
        [you] Du kaufst dich
       *[other] { $seat_name } kauft sich
      } für { $fine } frei{ -left }
  }.
monopoly-stayed-in-jail = { $seat ->
    [you] Du bleibst
   *[other] { $seat_name } bleibt
  } im Gefängnis ({ $tries } von 3).
monopoly-built = { $seat ->
    [you] Du baust
   *[other] { $seat_name } baut
  } auf { $street }{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
  } ({ -level }){ -left }.
monopoly-unbuilt = { $seat ->
    [you] Du verkaufst
   *[other] { $seat_name } verkauft
  } Gebäude auf { $street } für { $back } (jetzt { -level }).
monopoly-mortgaged = { $seat ->
    [you] Du beleihst
   *[other] { $seat_name } beleiht
  } { $slot } mit { $amount }.
monopoly-redeemed = { $seat ->
    [you] Du löst
   *[other] { $seat_name } löst
  } { $slot } für { $price } aus{ -left }.
monopoly-wishes-called = { $seat ->
    [you] Du willst
   *[other] { $seat_name } will
  } bauen. { $asked_count ->
    [0] Sonst wird niemand gefragt.
   *[other] Versiegelte Wünsche werden gesammelt, gefragt ist auch: { $asked }.
  }
monopoly-wish-sealed = { $seat ->
    [you] Du antwortest
   *[other] { $seat_name } antwortet
  } versiegelt.
monopoly-offered = { $seat ->
    [you] Du bietest
   *[other] { $seat_name } bietet
  } { $to ->
    [you] dir
   *[other] { $to_name }
  } an: { $give } für { $want }.
monopoly-traded = Abgemacht: { $told ->
    [yes] { $to ->
        [you] Du nimmst an
       *[other] { $to_name } nimmt an
      }
   *[no] { $seat ->
        [you] Du gibst
       *[other] { $seat_name } gibt
      } { $to ->
        [you] dir
       *[other] { $to_name }
      } { $give } für { $want }
  }.
monopoly-rejected = { $seat ->
    [you] Du lehnst
   *[other] { $seat_name } lehnt
  } das Angebot ab.
monopoly-withdrawn = { $seat ->
    [you] Du ziehst
   *[other] { $seat_name } zieht
  } das Angebot zurück.
monopoly-offers-lapsed = { $count ->
    [one] Das offene Angebot verfällt.
   *[other] Die offenen Angebote verfallen.
  }
monopoly-held = { $seat ->
    [you] Du hältst
   *[other] { $seat_name } hält
  } die Würfel zurück.
monopoly-released = { $seat ->
    [you] Du gibst
   *[other] { $seat_name } gibt
  } die Würfel frei.
monopoly-went-bankrupt = { $seat ->
    [you] Du bist
   *[other] { $seat_name } ist
  } bankrott. { $paid ->
    [none] Zu zahlen ist nichts mehr da.
   *[other] { $paid } gehen an { -creditor-whom }.
  }
monopoly-left-game = { $seat ->
    [you] Du verlässt
   *[other] { $seat_name } verlässt
  } das Spiel. { $cash } und alle Gebäude gehen an die Bank.
monopoly-deeds-passed = { $heir ->
    [bank] Die Bank versteigert { $deeds }
    [you] Du übernimmst { $deeds }
   *[other] { $heir_name } übernimmt { $deeds }
  }.
monopoly-turn-ended = Zug { $turn }: { $next ->
    [you] du
   *[other] { $next_name }
  }
monopoly-first-rolled = Um den ersten Zug gewürfelt: { $rolls }. { $opener ->
    [you] Du beginnst
   *[other] { $opener_name } beginnt
  }, { $banker ->
    [you] du führst
   *[other] { $banker_name } führt
  } die Bank.
monopoly-time-called = Die Zeit ist um.
monopoly-last-call = Der letzte Zug ist vorbei. Miete kann noch verlangt werden.
monopoly-game-ended = { $ending ->
    [last-standing] Sonst ist niemand mehr übrig. Das Spiel ist aus.
    [time] Das Spiel ist aus. Jetzt wird gezählt.
    [rounds] Die letzte Runde ist gespielt. Jetzt wird gezählt.
   *[ruling] Das Spiel ist durch Entscheid beendet.
  }
monopoly-ruled = { for-sale-ruled }
