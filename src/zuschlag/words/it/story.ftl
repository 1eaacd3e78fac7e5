story-and = { $before } e { $last }
story-you = tu

-creditor-whom = { $creditor ->
    [you] a te
    [bank] alla banca
   *[other] a { $creditor_name }
  }
-left = { $left ->
    [unknown] {""}
   *[other] , restano { $left }
  }
-coins-left = { $left ->
    [unknown] {""}
    [0] , non resta nessuna moneta
    [one] , resta 1 moneta
   *[other] , restano { $left } monete
  }

## For Sale

for-sale-buildings-laid = Asta { $round }: { $buildings }. { $opener ->
    [you] Apri tu.
   *[other] Apre { $opener_name }.
  }
for-sale-bid-placed = { $seat ->
    [you] Offri
   *[other] { $seat_name } offre
  } { $total }.
for-sale-passed = { $seat ->
    [you] Passi
   *[other] { $seat_name } passa
  }: { $deal ->
    [none] nessun edificio{ $back ->
        [0] {""}
        [one] , 1 moneta indietro
       *[other] , { $back } monete indietro
      }
    [free] { $building } gratis
   *[paid] { $building }, prezzo { $paid }, indietro { $back }
  }{ -coins-left }.
for-sale-auction-won = Aggiudicato! { $seat ->
    [you] A te
   *[other] A { $seat_name }
  }: { $building }, { $paid ->
    [0] gratis
    [one] per 1 moneta
   *[other] per { $paid } monete
  }{ -coins-left }.
for-sale-cheques-laid = Vendita { $round }: assegni { $cheques }.
for-sale-sealed = { $seat ->
    [you] Metti
   *[other] { $seat_name } mette
  } giù un edificio coperto.
for-sale-revealed = { $seat ->
    [you] Ricevi
   *[other] { $seat_name } riceve
  } { $cheque } per { $building }.
for-sale-swept = Solo { $seat ->
    [you] tu hai
   *[other] { $seat_name } ha
  } ancora edifici ({ $buildings }) e { $seat ->
    [you] ricevi
   *[other] riceve
  } { $cheques }.
for-sale-ruled = Per decisione: { $winners }.
for-sale-game-ended = Tutto venduto. { $winner ->
    [you] Vinci con { $score }
    [other] { $winners } vince con { $score }
   *[several] Vittoria condivisa con { $score }: { $winners }
  }.

## Monopoly

story-house = una casa
story-hotel = un albergo
story-jail-card = una carta d’uscita
story-off-the-debt = { $sum } di debito condonato
story-nothing = niente

-dice = { $one } e { $two }{ $double ->
    [yes] , un doppio,
   *[no] {""}
  }
-level = { $level ->
    [0] senza edifici
    [5] un albergo
    [one] 1 casa
   *[other] { $level } case
  }
-cause = { $cause ->
    [none] {""}
    [rent] {" "}per { $place }
    [donation] {" "}({ $place })
    [card] {" "}per la carta
    [fine] {" "}per uscire di prigione
   *[interest] {" "}(interessi sulle ipoteche)
  }

monopoly-dice-rolled = { $seat ->
    [you] Tiri
   *[other] { $seat_name } tira
  } { $one } e { $two }{ $double ->
    [yes] , un doppio
   *[no] {""}
  }.
monopoly-rolled-and-moved = { $seat ->
    [you] Tiri
   *[other] { $seat_name } tira
  } { -dice } e { $seat ->
    [you] arrivi
   *[other] arriva
  } { $visit ->
    [yes] in prigione, solo in visita
   *[no] a { $to }
  }.
monopoly-moved = { $seat ->
    [you] { $way ->
        [back] Torni
       *[on] Vai
      }
   *[other] { $way ->
        [back] { $seat_name } torna
       *[on] { $seat_name } va
      }
  } { $visit ->
    [yes] in prigione, solo in visita
   *[no] a { $to }
  }.
monopoly-salary-paid = { $seat ->
    [you] Ricevi
   *[other] { $seat_name } riceve
  } { $amount } alla partenza.
monopoly-bought = { $seat ->
    [you] Compri
   *[other] { $seat_name } compra
  } { $slot } per { $price }{ -left }.
monopoly-declined = { $seat ->
    [you] Mandi
   *[other] { $seat_name } manda
  } all’asta { $slot }.
monopoly-lot-opened = Sotto il martello: { $lot }.
monopoly-bid-placed = { $seat ->
    [you] Offri
   *[other] { $seat_name } offre
  } { $amount }{ $street ->
    [none] {""}
   *[other] {" "}per { $street }
  }.
monopoly-bidder-passed = { $seat ->
    [you] Passi
   *[other] { $seat_name } passa
  }.
monopoly-lot-sold = Aggiudicato! { $seat ->
    [you] Prendi
   *[other] { $seat_name } prende
  } { $lot } per { $price }{ -left }.
monopoly-lot-unsold = Nessuno vuole { $lot }. Resta alla banca.
monopoly-claim-opened = { $debtor ->
    [you] { $owner_name } può chiederti
   *[other] { $owner ->
        [you] Puoi
       *[other] { $owner_name } può
      } chiedere a { $debtor_name }
  } { $amount ->
    [none] l’affitto di { $slot }. Quanto, lo dicono i dadi
   *[other] { $amount }: { $slot }
  }.
monopoly-rent-demanded = { $debtor ->
    [you] { $owner_name } ti chiede
   *[other] { $owner ->
        [you] Chiedi
       *[other] { $owner_name } chiede
      } a { $debtor_name }
  } l’affitto di { $slot }.
monopoly-rent-waived = { $owner ->
    [you] Rinunci
   *[other] { $owner_name } rinuncia
  } all’affitto di { $slot }: { $debtor ->
    [you] non paghi
   *[other] { $debtor_name } non paga
  }.
monopoly-claim-expired = Troppo tardi: niente affitto di { $slot } { $owner ->
    [you] per te
   *[other] per { $owner_name }
  }.
monopoly-rent-rolled = { $debtor ->
    [you] Tiri
   *[other] { $debtor_name } tira
  } { $one } e { $two } per l’affitto.
monopoly-owed = { $creditor ->
    [you] { $debtor_name } ti deve { $amount }
   *[other] { $debtor ->
        [you] Devi
       *[other] { $debtor_name } deve
      } { $amount } { -creditor-whom }
  }{ -cause }.
monopoly-paid = { $creditor ->
    [you] { $debtor_name } ti paga { $amount }
   *[other] { $debtor ->
        [you] Paghi
       *[other] { $debtor_name } paga
      } { $amount } { -creditor-whom }
  }{ -cause }{ -left }.
monopoly-card-drawn = { $seat ->
    [you] Peschi
   *[other] { $seat_name } pesca
  }: { $card }
monopoly-received = { $seat ->
    [you] Ricevi
   *[other] { $seat_name } riceve
  } { $amount }.
monopoly-jailed = { $seat ->
    [you] Vai
   *[other] { $seat_name } va
  } in prigione{ $why ->
    [double] {" "}per il terzo doppio
   *[other] {""}
  }.
monopoly-freed = { $how ->
    [double] Un doppio: { $seat ->
        [you] esci
       *[other] { $seat_name } esce
      } di prigione
    [card] { $seat ->
        [you] Esci
       *[other] { $seat_name } esce
      } di prigione con la carta
   *[fine] { $seat ->
        [you] Paghi { $fine } ed esci
       *[other] { $seat_name } paga { $fine } ed esce
      } di prigione{ -left }
  }.
monopoly-stayed-in-jail = { $seat ->
    [you] Resti
   *[other] { $seat_name } resta
  } in prigione ({ $tries } di 3).
monopoly-built = { $seat ->
    [you] Costruisci
   *[other] { $seat_name } costruisce
  } su { $street }{ $price ->
    [none] {""}
   *[other] {" "}per { $price }
  } ({ -level }){ -left }.
monopoly-unbuilt = { $seat ->
    [you] Vendi
   *[other] { $seat_name } vende
  } edifici su { $street } per { $back } (ora { -level }).
monopoly-mortgaged = { $seat ->
    [you] Ipotechi
   *[other] { $seat_name } ipoteca
  } { $slot } per { $amount }.
monopoly-redeemed = { $seat ->
    [you] Riscatti
   *[other] { $seat_name } riscatta
  } { $slot } per { $price }{ -left }.
monopoly-wishes-called = { $seat ->
    [you] Vuoi
   *[other] { $seat_name } vuole
  } costruire. { $asked_count ->
    [0] Nessun altro viene interpellato.
   *[other] Si raccolgono i desideri sigillati, anche di: { $asked }.
  }
monopoly-wish-sealed = { $seat ->
    [you] Rispondi
   *[other] { $seat_name } risponde
  } in busta chiusa.
monopoly-offered = { $to ->
    [you] { $seat_name } ti propone
   *[other] { $seat ->
        [you] Proponi
       *[other] { $seat_name } propone
      } a { $to_name }
  } { $give } in cambio di { $want }.
monopoly-traded = Affare fatto: { $told ->
    [yes] { $to ->
        [you] accetti
       *[other] { $to_name } accetta
      }
   *[no] { $to ->
        [you] { $seat_name } ti dà
       *[other] { $seat ->
            [you] dai
           *[other] { $seat_name } dà
          } a { $to_name }
      } { $give } in cambio di { $want }
  }.
monopoly-rejected = { $seat ->
    [you] Rifiuti
   *[other] { $seat_name } rifiuta
  } la proposta.
monopoly-withdrawn = { $seat ->
    [you] Ritiri
   *[other] { $seat_name } ritira
  } la proposta.
monopoly-offers-lapsed = { $count ->
    [one] La proposta aperta decade.
   *[other] Le proposte aperte decadono.
  }
monopoly-held = { $seat ->
    [you] Trattieni
   *[other] { $seat_name } trattiene
  } i dadi.
monopoly-released = { $seat ->
    [you] Lasci
   *[other] { $seat_name } lascia
  } andare i dadi.
monopoly-went-bankrupt = { $seat ->
    [you] Sei
   *[other] { $seat_name } è
  } in bancarotta. { $paid ->
    [none] Non resta niente per pagare.
   *[other] { $paid } vanno { -creditor-whom }.
  }
monopoly-left-game = { $seat ->
    [you] Lasci
   *[other] { $seat_name } lascia
  } la partita. { $cash } e tutti gli edifici vanno alla banca.
monopoly-deeds-passed = { $heir ->
    [bank] La banca metterà all’asta { $deeds }
    [you] Rilevi { $deeds }
   *[other] { $heir_name } rileva { $deeds }
  }.
monopoly-turn-ended = Turno { $turn }: { $next ->
    [you] tu
   *[other] { $next_name }
  }
monopoly-first-rolled = Lancio per il primo turno: { $rolls }. { $opener ->
    [you] Inizi tu
   *[other] Inizia { $opener_name }
  }, { $banker ->
    [you] tieni la banca tu
   *[other] { $banker_name } tiene la banca
  }.
monopoly-time-called = Il tempo è scaduto.
monopoly-last-call = L’ultimo turno è finito. Si può ancora chiedere un affitto.
monopoly-game-ended = { $ending ->
    [last-standing] Non è rimasto nessun altro. La partita è finita.
    [time] La partita è finita. Si conta tutto.
    [rounds] L’ultimo giro è finito. Si conta tutto.
   *[ruling] La partita è chiusa per decisione.
  }
monopoly-ruled = { for-sale-ruled }
