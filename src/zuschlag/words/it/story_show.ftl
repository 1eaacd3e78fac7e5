show-for-sale = For Sale, { $edition }: { $people }. { $coins ->
    [one] 1 moneta a testa.
   *[other] { $coins } monete a testa.
  }
show-monopoly = Monopoly, { $edition }, sul tabellone { $board }: { $people }. { $sum } a testa.
show-switches = Concordato: { $switches }.
show-switch = { $switch }: { $value }
show-begins = { $opener ->
    [you] Inizi tu.
   *[other] Inizia { $opener_name }.
  }
show-reason = Il motivo: { $reason }
show-the-table = il tavolo
show-illegal = Mossa non ammessa: n. { $move }, { $who }. { $why }
show-fault = Mossa { $move }, { $who }: { $why }
show-waiting = La registrazione finisce qui. Tocca a: { $who }.
show-winner = { $winner ->
    [you] Vinci tu.
    [other] Vince { $winners }.
   *[several] Vittoria condivisa: { $winners }.
  }
show-place = Posto
show-player = Nome
show-score = Totale
show-cheques = Assegni
show-coins = Monete
show-total = Totale
show-cash = Contanti
show-deeds = Proprietà
show-buildings = Edifici
show-out = fuori gioco
show-gone = { $who }: fuori gioco
show-mortgaged = { $deed } (con ipoteca)
show-holdings = { $who }: { $cash }, { $deeds }
show-no-deeds = nessuna proprietà

##

told-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
told-verdict = { $winner ->
    [you] La giornata è tua.
    [other] La giornata è di { $winners }.
   *[several] La vittoria è di tutti questi: { $winners }.
  }
told-bank = la banca
told-title = Che cosa è successo
