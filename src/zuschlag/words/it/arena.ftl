# What `zuschlag arena` prints, its report, and what it cannot play.

arena-head = { $game }, { $seats } posti, { $deals } distribuzioni, ognuna da tutti i posti: { $games } partite, seme { $seed }
arena-ratings = Forza
arena-bot = bot
arena-rating = forza
arena-wins = Vittorie di un bot (riga) solo fra altri di un tipo (colonna); il giusto è { $fair }
arena-margins = Punti di vantaggio sulla media degli altri al tavolo (riga fra colonna)
arena-kept = Le partite sono in { $file }, il rapporto è { $report }.

# The gate

arena-gate-head = { $new } al posto di { $old }: { $games } partite, { $deals } distribuzioni, ognuna da tutti i posti, seme { $seed }
arena-gate-new = nuovo
arena-gate-old = vecchio
arena-gate-difference = differenza
arena-gate-verdict = giudizio
arena-gate-holds = tiene
arena-gate-fell = CEDE
arena-gate-passes = { $new } può sostituire { $old }: non cede in nessuna delle { $cells } celle.
arena-gate-refused = { $new } non può sostituire { $old }: cede in { $falls } celle su { $cells }.
arena-gate-luck = Una cella cede quando il limite superiore al 95% della differenza è sotto zero; a un bot pari capita per pura sfortuna in una cella su quaranta.

# The report

arena-title = Arena: { $game }, { $seats } posti
arena-lead = { $bots } bot, { $deals } distribuzioni, ognuna giocata da tutti i posti: { $games } partite.
arena-rating-note = Quattrocento punti in più vogliono dire dieci volte la probabilità del primo posto. Le barre sono intervalli al 95%, ottenuti ripescando le distribuzioni.
arena-wins-note = Ogni distribuzione è stata giocata da tutti i posti e a ogni tavolo: nessuno ha avuto fortuna con le carte. Le cifre piccole sono intervalli al 95%, raggruppati per distribuzione.
arena-margins-title = Vantaggi
arena-wins-title = Vittorie
arena-cells = Ogni tavolo
arena-rivals = fra
arena-games = partite
arena-error = errore standard
arena-margin = vantaggio
arena-endings = Come sono finite le partite
arena-made = Come è nato
arena-made-command = Comando
arena-made-date = Data
arena-made-commit = Commit
arena-made-changed = { $commit } e modifiche
arena-made-code = Codice
arena-made-plan = Piano
arena-made-versions = Versioni
arena-made-again = Lo stesso comando con lo stesso codice dà le stesse partite, byte per byte, su quanti processori vuoi.

# Programs from outside.

arena-outside-title = Programmi da fuori
arena-outside = { $bots }: da fuori, misurati con l’orologio. Le partite con un programma così (*) non si possono ripetere e sono segnate nei risultati; tutte le altre tornano byte per byte.
arena-outside-millis = ms a partita
arena-outside-missed = mosse mancate

# How far bots can be exploited.

arena-exploit-title = Quanto si possono sfruttare i bot
arena-exploit-head = { $game }, { $seats } posti, { $deals } distribuzioni per riga, ciascuna in tutti i posti: { $games } partite, seme { $seed }; { $playouts } partite simulate per decisione, { $lessons } lezioni
arena-exploit-bot = il bot
arena-exploit-way = chi lo sfrutta
arena-exploit-taken-for = lo prende per
arena-exploit-trained = un giocatore allenato contro di lui
arena-exploit-knowing = una ricerca che lo conosce
arena-exploit-note = Uno solo fra copie del bot. Quello che vince è un limite inferiore: chi s’impegna di più può vincere di più. Sarebbe equo { $fair }.

# What cannot be played

refused-arena-gate-names = Per il confronto servono due bot: zuschlag arena gate NUOVO VECCHIO.
refused-arena-one-game = Indica un gioco, o gate con due bot; hai indicato { $named }.
refused-arena-too-few-bots = L’arena vuole almeno due bot, nessuno ripetuto; hai indicato { $bots }.
refused-arena-too-few-deals = Almeno { $least } distribuzioni: una sola non dice quanto siano diverse.
refused-arena-no-budget = { $bot } non riflette e non ha bisogno di partite di prova: togli la @.
refused-arena-bad-budget = { $bot }@{ $budget }: dopo la @ va un numero di partite di prova.
refused-arena-by-the-clock = { $bot } riflette a tempo e non conosce un numero di partite di prova: le sue partite non si potrebbero ripetere.
refused-arena-other-results = { $file } contiene altre partite: di un altro piano o di un altro codice. Indica un’altra cartella.
refused-arena-no-exploiter = Nessuno ha ancora imparato a sfruttare i bot di { $game }.
refused-arena-not-exploitable = { $bot } non si può sfruttare qui. Conosciuti: { $known }.
refused-arena-not-for-exploit = { $option } non significa nulla per zuschlag arena exploit: toglilo.
refused-arena-bad-program = { $found }: indica un programma come NOME=COMANDO.
refused-arena-name-taken = { $name } è un bot della casa: dai un altro nome al tuo programma.
