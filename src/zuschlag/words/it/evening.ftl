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
evening-rounds = { $ok ->
    [yes] I semi di ogni turno con le stesse carte sono quelli promessi: { $count } in tutto.
   *[no] Un turno con le stesse carte ha semi diversi da quelli promessi. Sbagliati: { $wrong }.
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

# Il controllo di draw.json, e il contrassegno

evening-draws-alone = Questi sono i sorteggi di una serata da soli; nomi e risultati sono in evening.json.
evening-draws-verified = Verificato: semi e sorteggi combaciano.
evening-mark = Contrassegno di questa serata: { $mark }. Dev’essere quello sulla parete e sugli attestati.

# Il pomeriggio prima

evening-check-ok = bene
evening-check-note = attento
evening-check-bad = così no
evening-check-address = I telefoni raggiungono questo computer all’indirizzo { $address }
evening-check-other-address = E a { $address }, in un’altra rete
evening-check-may-change = { $how ->
    [lent] La rete ha solo prestato { $address } e può darne un altro.
   *[unknown] Se { $address } resta, qui non si può sapere.
  } Dai a questo computer un indirizzo fisso: da esso si riconoscono i telefoni, e se cambia tutti hanno bisogno del cartellino.
evening-check-no-network = Questo computer non è in nessuna rete: nessun telefono può raggiungerlo.
evening-check-not-shared = Con --no-lan nessun telefono può raggiungerlo.
evening-check-port-free = La porta { $port } è libera.
evening-check-port = La porta { $port } non si può usare: { $reason }. Scegline un’altra con --port.
evening-check-disk = La cartella { $folder } ha spazio: { $free } MB.
evening-check-disk-full = C’è troppo poco spazio per la cartella { $folder }: { $free } MB.
evening-check-unwritable = Nella cartella { $folder } non si può scrivere niente.
evening-check-clock = { $ok ->
    [yes] L’orologio dice { $time }. Confrontalo con il tuo.
   *[no] L’orologio dice { $time }, prima che questo programma fosse fatto: regolalo.
  }
evening-check-room = Posto per { $phones } telefoni insieme.
evening-check-no-pages = In questa installazione mancano le pagine: i telefoni non vedrebbero niente.
evening-check-not-compiled = Le regole non sono ancora compilate. Esegui ora zuschlag compile, e stasera nessuno dovrà aspettare.
evening-check-verdict = { $ok ->
    [yes] Così si può tenere una serata. Apri comunque l’indirizzo con un telefono nel Wi-Fi della sala.
   *[no] Così non si può tenere una serata.
  }

# Le stesse carte dappertutto

rounds-games = { $ok ->
    [yes] Ogni partita segue dai suoi semi: { $count } in tutto.
   *[no] Non ogni partita segue dai suoi semi. Sbagliate, per riga: { $wrong }.
  }
rounds-alike = { $ok ->
    [yes] I tavoli della stessa grandezza hanno avuto le stesse carte nello stesso ordine. Turni con le stesse carte: { $count }.
   *[no] I tavoli di un turno non hanno avuto le stesse carte: { $wrong }.
  }
rounds-verified = Verificato: ogni partita, e ogni turno con le stesse carte.
rounds-differ = Non confermato: guarda le righe qui sopra.
traveller-card = Carta
traveller-caption = Le stesse carte a tutti i tavoli da { $seats }
traveller-buildings = Edificio { $card }
traveller-cheques = Assegno { $card }
traveller-got-buildings = { $name } per { $figure }
traveller-got-cheques = { $name } con { $figure }
