# What `verify`, `simulate` and `tables` print for people, and a server that has lost something.

# Checking a deal

fair-ok = ok
fair-no = NO
fair-verified = Verificato: regole, segreti, carte e dadi vanno d’accordo.
fair-differs = Non verificato: in questa partita qualcosa è stato cambiato.
fair-limits = Questo non prova che nessuno conoscesse le carte: chi gestisce il server può guardarle, e i giocatori possono parlarsi fuori dal tavolo. Confronta la promessa con quella che hai visto prima della distribuzione.
fair-legal = Rigiocata: ogni mossa è permessa, e { $end ->
    [over] la partita è finita
   *[open] la partita non è stata finita
  }.
fair-illegal = La mossa { $move } non è permessa: { $why }
fair-noted = { $ok ->
    [yes] La promessa è quella che hai annotato.
   *[no] La promessa non è quella che hai annotato: è { $found }.
  }
fair-commitment = Il segreto del server { $ok ->
    [yes] è quello
   *[no] non è quello
  } a cui si era vincolato: { $found }
fair-seeds = Segreti nel mazzo: { $people }.
fair-seeds-server = solo quello del server
fair-seeds-round = Semi del turno nel mazzo: { $shown } su { $all }; diversi da quelli sigillati: { $wrong }.
fair-seeds-wrong = Non il segreto sigillato: { $people }.
fair-seeds-kept-back = Sigillato e non mostrato: { $people }.
fair-seeds-absent = Senza segreto: { $people }.
fair-opener = Chi inizia { $ok ->
    [yes] segue dai segreti: { $drawn }.
   *[no] non segue dai segreti: sarebbe { $drawn }, non { $written }.
  }
fair-nobody = nessuno
drawn-buildings = L’ordine degli edifici
drawn-cheques = L’ordine degli assegni
drawn-chance = L’ordine delle carte Evento
drawn-chest = L’ordine delle carte Comunità
drawn-dice = Ogni lancio dei dadi
drawn-other = Quello che la sorte ha deciso ({ $what })
fair-drawn = { $what } { $ok ->
    [yes] segue
   *[no] non segue
  } dai segreti.
fair-drawn-all = { $what } segue dai segreti: { $count } in tutto.
fair-drawn-not = { $what } non segue dai segreti: il numero { $at } sarebbe { $expected }, non { $found }.
fair-setup = { $ok ->
    [yes] I lanci per banca e inizio corrispondono.
   *[no] I lanci per banca e inizio non seguono dai segreti.
  }
fair-chain = { $entries ->
    [one] L’unica voce del registro è intatta
   *[other] Tutte le { $entries } voci del registro sono collegate
  }; l’ultima è { $head }
fair-chain-broken = Il registro è stato cambiato, o manca una voce, al numero { $seq }.
fair-read = Ogni voce si può leggere e rigiocare; il tavolo è a: { $status }.
fair-read-not = La voce { $seq } ({ $kind }) non si può rigiocare: { $reason }.
fair-head = Il registro { $ok ->
    [yes] contiene
   *[no] non contiene
  } la voce che hai annotato.
fair-published = La promessa { $ok ->
    [yes] è quella pubblicata
   *[no] non è quella pubblicata
  } all’apertura del tavolo.
fair-seeds-told = I segreti { $ok ->
    [yes] sono quelli
   *[no] non sono quelli
  } che tutti hanno visto.
fair-result = Il risultato { $ok ->
    [yes] è quello
   *[no] non è quello
  } che tutti hanno visto.

# Many games

sim-playing = Si gioca
sim-writing = Si scrivono le partite
sim-head = { $game }, { $seats } posti, { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, seme { $seed }
sim-end-rounds = al massimo { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
  }
sim-end-last = fino all’ultimo rimasto
sim-speed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } al secondo di calcolo
sim-seat = posto
sim-policy = bot
sim-wins = vittorie
sim-interval = intervallo al 95%
sim-score = punti in media
sim-worth = patrimonio alla fine
sim-prices = prezzo medio per edificio, in monete
sim-short-row = L’ultima fila è corta: { $short } edifici (C-04).
sim-average = in una partita media
sim-turns = turni
sim-rounds = giri
sim-bankruptcies = fallimenti
sim-trades = scambi
sim-auctions = aste di proprietà
sim-building-auctions = aste di case e alberghi
sim-finished = delle partite è arrivato alla fine
sim-no-houses = delle partite ha visto la banca senza case ({ $interval })
sim-landing = dove finiscono i lanci, in percento, caselle da 0 a 39
sim-jail = in prigione
sim-curves = denaro, proprietà e case dopo tanti giri, in media
sim-faults = { $games ->
    [one] 1 partita interrotta
   *[other] { $games } partite interrotte
  }: la mossa di un bot è stata rifiutata. Faccelo sapere.

# Tables of a journal

-tables-with-entries = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
  } con { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
  }
tables-exported = { $file } contiene il tavolo con { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
  }.
tables-taken = { -tables-with-entries } { $tables ->
    [one] è stato accolto
   *[other] sono stati accolti
  }.
tables-no-key = Le parti sigillate non sono state provate: non c’è la chiave { $file }.
tables-checked = { -tables-with-entries } { $tables ->
    [one] controllato
   *[other] controllati
  }: { $faults ->
    [0] tutto bene
    [one] un errore
   *[other] { $faults } errori
  }.
tables-progress = { $done ->
    [one] { $done } tavolo
   *[other] { $done } tavoli
  } su { $all }

# What an operator has accepted to lose

lost-new-key = È stata creata una chiave nuova: { $file }. Conservane una copia altrove.
lost-set-aside = Quello che c’era prima ora è { $file }.
lost-closed = { $games ->
    [one] 1 partita non finita è chiusa
   *[other] { $games } partite non finite sono chiuse
  }. Con tutte le partite finite di prima restano nel registro, ma senza la loro chiave nessuno può aprirle, e il server non può mostrarle. Le partite che qualcuno ha salvato valgono come sempre.
lost-end = Il registro ha perso la sua fine e prosegue da quello che c’è:
lost-table = tavolo { $table }: { $found ->
    [one] resta { $found } voce
   *[other] restano { $found } voci
  } su { $entries }

# Backups

backup-done = { $file } contiene { -tables-with-entries }, tutto controllato.
backup-key = Il file della chiave non ne fa parte. Conserva una copia della chiave altrove: senza, nessuno può continuare ai tavoli di questa copia, e con essa si leggono le carte coperte.
backup-progress = { $done ->
    [one] { $done } pagina
   *[other] { $done } pagine
  } su { $all }
restore-done = { -tables-with-entries } { $tables ->
    [one] è tornato al suo posto
   *[other] sono tornati al loro posto
  }, tutto controllato.
restore-later = Quello che è successo dopo la copia è perso, e il server non lo cercherà.
restore-key = Il server ha bisogno anche del file della chiave di allora. Di solito cerca { $file }.

# Boards

own-board-beginning =
    # Un tabellone per la tua città, cominciato da `{ $name }`. Cambia nomi, prezzi, affitti, importi e
    # testi come vuoi; la forma del tabellone resta. `zuschlag board check FILE` dice che cosa non va, e
    # docs/boards.md spiega ogni chiave. Segni come MA-GO-1 indicano la regola da cui viene una cifra.
own-board-written = { $file } è scritto. Modificalo, poi: zuschlag board check { $file }
own-board-ready = { $file } è pronto: { $title }; tutte le strade costano { $streets }, tutti i beni { $deeds }.
own-board-not-ready = { $file } non è pronto: { $faults ->
    [many] più di { $most } errori
    [one] 1 errore
   *[other] { $faults } errori
  }.

# A server, and the rules it plays by

serve-at = Zuschlag è in funzione su { $address }
serve-also-at = anche su { $address }
serve-already = Zuschlag è già in funzione su { $address }
serve-lan = Chiunque in questa rete può giocare. È http semplice: altri nella rete possono ascoltare.
serve-push = Web Push è attivo: quando a un tavolo lento tocca a qualcuno, questo server lo manda al servizio push del suo browser. Nient’altro qui parla con altri server.
serve-stop = Ctrl+C ferma tutto.
serve-check =
    Indirizzo: { $address }
    In ascolto su: { $host }, { $port ->
        [0] una porta libera qualsiasi
       *[other] porta { $port }
    }
    Cifrato: { $is_secure ->
        [True] sì
       *[False] no
    }
    Le pagine vengono da: { $origins }
    Proxy fidati: { $proxies }
    Registro: { $journal }
    Processi: { $workers } per i tavoli, { $bots } ciascuno per i bot
    Le impostazioni vanno bene.
compiling = Le regole vengono compilate, una volta sola su questo computer ({ $wait ->
    [long] circa mezzo minuto
   *[short] un attimo
  })
compiled = Le regole sono compilate.
sim-part = Giocato finora: { $done }/{ $shards }, in { $folder }.
records-written = { $games ->
    [one] Una partita è in { $file }.
   *[other] { $games } partite sono in { $file }.
  }
output-unwritable = La risposta non si può scrivere: { $reason }.
