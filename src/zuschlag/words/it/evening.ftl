# Una serata con molti tavoli: la prova, la pagina dei risultati, il controllo del sorteggio.

evening-rehearsal-title = Prova generale
evening-rehearsal = Era una prova generale: al posto delle persone hanno giocato dei bot.
evening-round-done = Turno { $number }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
  }, { $again ->
    [0] finora nessun incontro ripetuto
    [one] finora 1 incontro ripetuto
   *[other] finora { $again } incontri ripetuti
  }
evening-podium = { $rank }. { $name }, { $points } punti
evening-written = In { $file } c’è tutto: { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, risultati, classifica e il sorteggio, che chiunque può controllare.

# La pagina dei risultati

evening-results = Risultati
evening-standings = Classifica
evening-lot = * Pari in tutto ciò che conta: ha deciso la sorte.
evening-round = Turno { $number }
evening-table = Tavolo { $number }
evening-final = Finale, tavolo { $number }
evening-bot = un bot
evening-column-rank = Posto
evening-column-name = Nome
evening-column-points = Punti
evening-column-wins = Vittorie
evening-column-rounds = Turni

# Il controllo del sorteggio

evening-draws = { $ok ->
    [yes] Ogni sorteggio segue dai segreti: { $count } in tutto.
   *[no] Non tutti i sorteggi seguono dai segreti. Sbagliati: { $wrong }.
  }
evening-seated = { $ok ->
    [yes] Ogni risultato nomina chi sedeva a quel tavolo.
   *[no] Un risultato nomina chi non sedeva a quel tavolo, o nasconde ciò che c’era prima.
  }
evening-sheets = { $ok ->
    [yes] Ogni foglio, ricontato, dà il suo risultato: { $count } in tutto.
   *[no] Non tutti i fogli danno il loro risultato. Sbagliati, per turno e tavolo: { $wrong }.
  }
evening-thrown = Dadi tirati in sala: { $thrown }.
evening-counted = La classifica { $ok ->
    [yes] segue
   *[no] non segue
  } dai risultati.
evening-verified = Verificato: segreti, sorteggi e classifica vanno d’accordo.
evening-differs = Non verificato: in questa serata qualcosa è stato cambiato.
evening-limits = Questo non prova che non si sia sorteggiato due volte prima che tu guardassi: ogni altro sorteggio deve essere una riga nel registro. Confronta la promessa con quella che hai visto prima del sorteggio.

# Una serata con persone

evening-join-at = Si partecipa da { $address }
evening-console-at = La regia, solo per te: { $address }
evening-wall-at = Per il proiettore: { $address }
evening-kept-in = Tutto è conservato nella cartella { $folder }. Riavviata con la stessa cartella, la serata continua.
