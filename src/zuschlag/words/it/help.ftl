# What `zuschlag --help` and every command's --help say. For a command: one line (help-play), what it does (-about),
# what else is worth knowing (-note), what its examples do (-examples, a line each), and its arguments (help-play--seats).
# help--force is for all commands that take it and have no text of their own.

help-usage = uso:
help-heading = { $title }:
help-title-positional-arguments = argomenti
help-title-options = opzioni
help-title-commands = comandi
help-title-games = giochi
help-title-limits = limiti e dettagli
help-title-journal = un tavolo in un registro, per chi gestisce il server
help-title-examples = esempi
help-default = { $told } (di solito: { $usual })

help--help = mostra questo aiuto
help--version = mostra la versione
help--lang = de, en, it o fr: la lingua dell’aiuto e dei messaggi (di solito: quella del sistema)
help--file = una partita salvata, o `-` per lo standard input
help--force = sovrascrivi un file esistente
help--journal = un file SQLite o postgresql://… (di solito: il file nella tua cartella dei dati)
help--option = un accordo del tavolo, anche più volte: least_bid=match, refund=down, variant5_removed=2, open_info=true
help--games = quante partite
help--seed = stesso numero, stesse partite
help--threads = quanti thread (di solito: uno per core)
help--plot = disegna le cifre in FILE.png o FILE.svg
help--records = scrivi ogni partita, una per riga
help--processes = quanti processi insieme
help--ray = invece un Ray: l’indirizzo di un cluster, `auto` per uno che gira qui, `local` per uno nostro; richiede zuschlag[ray]
help--part = solo una di più parti, per molte macchine: 0/3, 1/3, 2/3; richiede --folder. Quando sono tutte giocate, lo stesso comando senza --part le riunisce
help--folder = conserva qui quanto è stato giocato; lo stesso comando riprende da dov’era
help--parquet = scrivi i risultati come dati, con piano e versioni: FILE.parquet (richiede zuschlag[research])
help--json = stampa JSON, per i programmi

# Words that were not understood; %s and the like are filled in by Python.

help-error = { $prog }: errore: { $message }
help-error-argument = %(argument_name)s: %(message)s
help-error-unknown = sconosciuto: %s
help-error-not-with = non va insieme a %s
help-error-takes-nothing = non prende valori, ma ha ricevuto %r
help-error-missing = manca: %s
help-error-one = vuole un valore
help-error-ambiguous = %(option)s può voler dire %(matches)s
help-error-not-a-number = %(value)r non è un numero intero
help-error-no-choice = %(value)r non c’è; scegli fra %(choices)s
help-error-seed = deve stare fra -2^63 e 2^63-1
help-error-cpu = deve stare fra 0,001 e 60
help-error-positive = deve essere almeno 1
help-error-part = dev’essere I/N, contando da 0: 0/3, 1/3, 2/3

# zuschlag

help-zuschlag-about = Giocare, ospitare e studiare due giochi di case e denaro: For Sale e Monopoly. Senza comando è `zuschlag play`.
help-zuschlag-examples =
    contro bot, in questo terminale
    con amici e bot, nel browser
    100.000 partite, e chi le vince
    ogni mossa di una partita salvata è permessa?
    leggi una partita salvata come un racconto
    aiuto su un comando

help-play = gioca in questo terminale
help-play-about = Apre un tavolo in questo terminale. Quello che non indichi qui lo scegli lì.
help-play-examples =
    For Sale; il resto si sceglie al tavolo
    cinque posti, prima edizione
    un bot per ogni altro posto
    un’ora di Monopoly
    su un tabellone tuo
    impara il gioco giocando, in tre minuti
    a un tavolo su un server
help-play--game = for-sale (di solito), monopoly, o uno che hai installato
help-play--edition = 2015, 2015-variant, 1997, …; Monopoly: aalen-casual, classic, …
help-play--seats = da 3 a 6, secondo l’edizione; Monopoly: da 2 a 8
help-play--opponents = visitor, club, champion …, o uno per ogni altro posto: visitor,club,champion; Monopoly: lodger, club, tycoon …
help-play--board = Monopoly: aalen, classic, o un tuo FILE.toml
help-play--minutes = Monopoly: gioca per tanti minuti
help-play--rounds = Monopoly: gioca per tanti giri
help-play--guide = una prima partita guidata in tre minuti; con un numero si continua da quel passo
help-play--join = siediti a un tavolo su un server: il suo link, o l’indirizzo del server con --code
help-play--code = con --join: il codice del tavolo
help-play--watch = con --join: guarda soltanto
help-play--name = il tuo nome al tavolo
help-play--seed = distribuisci di nuovo le stesse carte
help-play--save = dove salvare le partite

help-serve = ospita tavoli per browser, terminali e bot
help-serve-about =
    Ospita tavoli per browser, terminali e bot su http://127.0.0.1:8765/. Li raggiunge solo questo computer, a meno che aggiungi --lan.

    Per il pubblico: --origin è l’indirizzo che si digita, e poi --tls-cert e --tls-key, o --trusted-proxy per un proxy davanti che parla https (docs/server.md).

    Ogni impostazione può stare anche in un file (--config FILE, TOML: port = 8765) o in una variabile (ZUSCHLAG_PORT=8765). Le opzioni vincono sulle variabili, le variabili sul file.
help-serve-examples =
    avvia e apri il browser
    per tutti nella stanza, con un codice QR
    partite e chiave in una cartella a scelta
    è tutto pronto per il pubblico?
help-serve--config = impostazioni in TOML
help-serve--check = controlla soltanto le impostazioni, e di’ che cosa si servirebbe
help-serve--open = apri anche il browser, salvo ZUSCHLAG_NO_BROWSER=1
help-serve--new-key = la chiave è persa: comincia con una nuova e rinuncia alle partite di prima
help-serve--accept-loss = il registro ha perso le ultime voci: prosegui con quelle che ci sono
help-serve--host = indirizzo su cui ascoltare
help-serve--port = porta su cui ascoltare; 0: una libera qualsiasi
help-serve--lan = nella rete locale con http semplice; mostra l’indirizzo e un codice QR
help-serve--data = cartella per il registro e la chiave, invece delle solite
help-serve--journal = dove si tengono le partite: memory:, sqlite:///PATH, postgresql://USER@HOST/NAME
help-serve--hints = redis://HOST porta le novità fra i processi; altrimenti lo fa PostgreSQL
help-serve--push = mandare Web Push, con un indirizzo (posta o https) a cui i servizi push possono scrivere
help-serve--push-host = un altro servizio push, come push.example.org o *.example.org
help-serve--push-loopback = per le prove: mandare anche a 127.0.0.1, senza https
help-serve--workers = processi per i tavoli; più di uno vuole PostgreSQL
help-serve--relay-host = indirizzo a cui i processi di altre macchine raggiungono quelli di questa; vuole PostgreSQL
help-serve--relay-port = porta per questo; il processo n usa questa più n; 0: una libera
help-serve--bots = processi in cui pensano i bot
help-serve--bot-seconds = secondi che un bot può pensare a una mossa
help-serve--thinkers = processi per bot che ricordano e cercano, avviati quando uno si siede
help-serve--thinker-seconds = secondi di calcolo di un tale bot per una mossa
help-serve--thinker-megabytes = megabyte di cui un tale processo può crescere
help-serve--league = il gioco di un campionato permanente per programmi, per esempio for-sale; senza non ce n’è
help-serve--league-seconds = secondi che un programma ha per una mossa del campionato
help-serve--league-tables = partite del campionato allo stesso tempo
help-serve--league-games = partite del campionato in un’ora: ognuna resta nel registro
help-serve--tls-cert = file con la catena di certificati: https invece di http
help-serve--tls-key = file con la chiave del certificato
help-serve--trusted-proxy = indirizzo o rete di un proxy di cui ci si fida per X-Forwarded-For
help-serve--origin = indirizzo che si digita, come https://play.example.org; anche più volte
help-serve--session-hours = ore prima che una sessione finisca
help-serve--bot-token-hours = ore prima che un token per bot scada
help-serve--static = cartella con le pagine costruite, invece di quelle installate
help-serve--reference = offri la descrizione dell’API
help-serve--metrics = offri /metrics a questo computer quando si ascolta solo qui
help-serve--metrics-port = una porta a parte per /metrics su 127.0.0.1; 0: nessuna
help-serve--log = livello più basso da annotare
help-serve--seat-messages = messaggi da un posto in 20 s
help-serve--watcher-messages = messaggi da uno spettatore in 20 s
help-serve--chat-lines = righe di chat in 10 s
help-serve--requests = richieste HTTP di una sessione in 20 s; un nuovo socket vale cinque
help-serve--session-sockets = socket aperti di una sessione
help-serve--session-tables = tavoli aperti creati da una sessione
help-serve--bot-tokens = token per bot che una sessione crea in un’ora
help-serve--replays = brani di partite mostrati in un minuto; quelle lunghe costano di più
help-serve--sessions = sessioni avviate da un indirizzo in un minuto
help-serve--code-guesses = codici sbagliati da un indirizzo in un minuto
help-serve--visits = richieste senza sessione in un minuto
help-serve--new-tables = tavoli creati da un indirizzo in un’ora
help-serve--unknown-sockets = connessioni incompiute da un indirizzo
help-serve--sockets = socket aperti di tutti i processi insieme
help-serve--spectators = persone che guardano un tavolo
help-serve--body-bytes = byte in una richiesta
help-serve--frame-bytes = byte in un messaggio su un socket
help-serve--queue-bytes = byte in attesa di un socket lento
help-serve--handshake-seconds = secondi per mandare una richiesta
help-serve--resume-seconds = secondi prima che un socket indichi il suo tavolo
help-serve--recheck-seconds = secondi fra un controllo e l’altro delle credenziali
help-serve--violations = errori prima che un socket sia chiuso
help-serve--stop-seconds = secondi concessi per fermarsi

help-judge = rigioca una partita salvata e dice come sta
help-judge-about = Rigioca una partita salvata secondo le regole e stampa una riga di JSON: come sta, o che cosa non va e dove (docs/record.md). Esce con 0 se va tutto bene, altrimenti con 2.
help-judge-examples =
    una partita, una risposta
    una partita e una risposta per riga
help-judge--lines = FILE ha una partita per riga; una risposta per riga

help-show = racconta una partita salvata
help-show-about = Racconta una partita salvata giro per giro, da leggere. Una non finita arriva fin dove arriva; una mossa non permessa è indicata dove accade.
help-show-examples = una partita che hai salvato, dal primo giro all’ultimo

help-verify = prova che nessuno ha cambiato le carte o i dadi
help-verify-about = Rigioca una partita e ricalcola carte e dadi dai segreti che server e giocatori avevano fissato prima (docs/fairness.md). Esce con 0 se tutto combacia, con 1 se qualcosa non combacia, con 2 se non c’è niente da controllare.
help-verify-examples =
    una partita che hai salvato
    con la promessa che hai annotato
    un tavolo del tuo server
    tutte le partite di una serata, e se i tavoli hanno avuto le stesse carte
help-verify--commit = la promessa annotata prima della distribuzione; la partita deve avere la stessa
help-verify--round = al posto di FILE: un file con una partita per riga; le verifica tutte, e che i tavoli di un turno abbiano avuto le stesse carte
help-verify--json = stampa un oggetto JSON
help-verify--table = invece di FILE: controlla catena, mosse e correttezza
help-verify--journal = dove è conservato (di solito: come per zuschlag serve)
help-verify--key = la chiave del server (di solito: come per zuschlag serve)
help-verify--head = l’hash dell’ultima voce, se l’hai annotato dopo la partita

help-simulate = fa giocare molte partite ai bot e dice chi vince
help-simulate-about = Fa giocare molte partite ai bot e stampa chi vince, con intervalli al 95%, e che cosa succede strada facendo. Stesso numero, stesse cifre, con quanti thread si vuole.
help-simulate-examples =
    100.000 partite a caso
    con un disegno di come cresce il denaro
    ogni gioco ha il suo aiuto

help-simulate-for-sale = vittorie, distribuzione dei punti, prezzi degli edifici
help-simulate-for-sale-about = Gioca molte partite di For Sale e stampa le vittorie con intervalli al 95%, la distribuzione dei punti e i prezzi medi.
help-simulate-for-sale-note =
    `random` sceglie in modo uniforme fra passare e ogni offerta permessa, e fra gli edifici in mano; va alla velocità della macchina. Gli altri bot giocano qualche centinaio di partite al secondo. `searcher` pensa a orologio, perciò le sue partite cambiano ogni volta.

    In cinque, 2015-variant ha un ultimo giro corto: 27 edifici fanno sei file da quattro e una da tre, in cui i primi due a passare non prendono niente e riprendono tutte le monete. Con --option variant5_removed=2 resta in gioco una coppia di carte in più: sette file complete.
help-simulate-for-sale-examples =
    un’altra edizione, cinque posti
    cifre per i programmi
    un bot contro altri tre
    dieci partite da tenere
help-simulate-for-sale--edition = 2015, 2015-variant, 1997, …
help-simulate-for-sale--seats = da 3 a 6, secondo l’edizione
help-simulate-for-sale--policy = random, heuristic, club, champion …, o un bot per posto: heuristic,random,random,random

help-simulate-monopoly = vittorie, dove finiscono i lanci, denaro nel tempo
help-simulate-monopoly-about = Gioca molte partite di Monopoly e stampa le vittorie con intervalli al 95%, quanto durano le partite, che cosa vi succede, dove finiscono i lanci e come cresce il denaro.
help-simulate-monopoly-note =
    `landlord` compra, costruisce, scambia e offre a occhio; un tavolo di soli landlord va alla velocità della macchina, migliaia di partite al secondo. `random` fa qualsiasi cosa permessa; i tavoli con lui giocano poche partite al secondo.

    Una simulazione non ha orologio: senza un limite di giri finisce dopo 200 giri, se --option end.limit=rounds:N non dice altro; con end.limit=none si va avanti finché ne resta uno. docs/rules/monopoly.md elenca ogni accordo con i suoi valori.
help-simulate-monopoly-examples =
    mille partite in tre
    su un tabellone tuo, con un disegno
    cinquanta giri, cifre per i programmi
    due bot uno contro l’altro
help-simulate-monopoly--edition = l’edizione: aalen-casual, aalen-event, aalen-event-strict, tournament, classic
help-simulate-monopoly--board = aalen, classic, o un tuo FILE.toml
help-simulate-monopoly--seats = da 2 a 6
help-simulate-monopoly--policy = landlord, random, o un bot per posto: landlord,random,random,random
help-simulate-monopoly--option = un accordo del tavolo, anche più volte: rent.claim=manual, auction.minOpen=10, cash.hidden=true; end.limit=rounds:50 (o minutes:60, none); donation=200,100

help-simulate-any = vittorie e punti
help-simulate-any-about = Fa giocare molte partite ai bot e stampa le vittorie con intervalli al 95% e i punti medi.
help-simulate-any--edition = l’edizione (di solito: la prima)
help-simulate-any--seats = quanti posti (di solito: il meno possibile)
help-simulate-any--policy = un bot, o uno per posto: random,random,clever

help-board = prepara un tabellone di Monopoly della tua città
help-board-about = Un tabellone è un file: comincialo con `new`, modificalo, controllalo con `check`. docs/boards.md spiega ogni chiave.
help-board-examples =
    un tabellone intero, da modificare
    tutto quello che non va
    giocaci
help-board-new = scrive un tabellone intero, da modificare
help-board-new-about = Scrive un tabellone intero con commenti, da modificare.
help-board-new--file = il file da scrivere, per esempio my-town.toml
help-board-new--model = il tabellone da cui partire
help-board-check = elenca tutto quello che non va in un tabellone
help-board-check-about = Controlla un tabellone. Esce con 0 se ci si può giocare, altrimenti con 2 e ogni errore: dove sta, che cosa non va, che cosa andrebbe bene.
help-board-check--file = un tabellone, o `-` per lo standard input
help-board-list = elenca i tabelloni inclusi
help-board-list-about = Stampa i tabelloni inclusi, ognuno con una nota.

help-evening = organizza una serata a molti tavoli, o provala con i bot
help-evening-about = Organizza una serata a molti tavoli: ognuno partecipa con il proprio telefono, la regia assegna i posti, avvia i turni e tiene il tempo, e il proiettore mostra dove siede ciascuno e chi è in testa. Con --rehearse i bot giocano un’intera serata di For Sale; alla fine c’è uno zip: i risultati come pagina e come tabelle per altri programmi, ogni partita per iscritto e il sorteggio che chiunque può verificare.
help-evening-examples =
    una serata di For Sale, con la regia nel browser
    due turni di Monopoly da 90 minuti, in una cartella a scelta
    è tutto pronto per la serata?
    lo stesso con uno specchio su una chiavetta, se il portatile si guasta
    su un altro portatile, dalla chiavetta
    una serata finita, dalla sua cartella in uno zip
    60 persone, 4 turni, tavoli da 4
    24 persone, tavoli secondo la classifica, in un file a tua scelta
    le stesse carte a tutti i tavoli, fila per fila
help-evening--rehearse = fai giocare invece tanti bot, da 3 a 200
help-evening--check = guarda questo computer il pomeriggio prima: indirizzi, disco, orologio, posto per i telefoni, che cosa manca
help-evening--open = apri la regia nel browser
help-evening--data = la cartella in cui è conservata questa serata; con la stessa continua
help-evening--mirror = una cartella su una chiavetta che riceve tutto al massimo 2 secondi dopo, per `resume`
help-evening--port = dove ascolta il server
help-evening--lan = se i telefoni della stessa rete lo raggiungono
help-evening--title = come si chiama la serata
help-evening--game = a che cosa si gioca
help-evening--minutes = quanto dura un turno; 0: finché serve
help-evening--rounds = quanti turni; tutti contro tutti dura finché tutti si sono incontrati
help-evening--size = persone a un tavolo; se i conti non tornano, alcuni tavoli ne hanno una in meno o una in più
help-evening--format = meet: ognuno incontra quante più persone possibile; swiss: tavoli secondo la classifica; final: eliminatorie e finale; robin: tutti contro tutti; open: chi è libero ha un tavolo appena aspettano in abbastanza
help-evening--boards = si gioca sul tabellone invece che sui telefoni, e si inseriscono i risultati
help-evening--seconds = quanto può durare una decisione prima che un bot decida per chi non risponde (di solito 60 in For Sale, 120 in Monopoly; 0: quanto si vuole)
help-evening--same-deal = For Sale: le stesse carte a tutti i tavoli, che si aspettano fila per fila; per il gusto di confrontare
help-evening--points = quanto contano i posti: la parte di avversari battuti, 7-5-3-1, 5-3-2-1, o solo le vittorie
help-evening--out = lo zip da scrivere
help-evening-resume = continua una serata su un altro computer, dal suo specchio
help-evening-resume-about = Riprendi una serata dallo specchio su una chiavetta, controlla ogni catena e rimettila in corso. Viene chiesta la frase mostrata all’inizio dello specchio. Allo stesso indirizzo di prima tutti i telefoni continuano da soli; a un altro ognuno inserisce il codice della propria carta. Al massimo si perdono gli ultimi 2 secondi. Lo specchio prosegue, e un computer che ci scrive ancora si ferma.
help-evening-resume-examples =
    dalla chiavetta in una nuova cartella di questo computer
help-evening-resume--mirror = la cartella sulla chiavetta
help-evening-resume--data = la cartella per la serata su questo computer; non deve contenerne già una
help-evening-resume--open = { help-evening--open }
help-evening-resume--port = { help-evening--port }
help-evening-resume--lan = { help-evening--lan }
help-evening-export = scrivi una serata finita in uno zip
help-evening-export-about = Leggi una serata dalla sua cartella e scrivi uno zip: risultati, classifica, ogni partita per iscritto, il sorteggio e tutte le decisioni. Nella cartella non cambia nulla.
help-evening-export-examples =
    la serata nella cartella friday
help-evening-export--out = { help-evening--out }
help-evening-export--data = la cartella in cui è conservata la serata

help-tables = elenca, sposta e controlla i tavoli di un server
help-tables-about = `list` mostra i tavoli di un registro, `check` trova tutto quello che non è più come fu scritto, `export` e `import` portano un tavolo in un altro registro. Le carte coperte restano sigillate: per continuare una partita non finita l’altro server ha bisogno della stessa chiave.
help-tables-examples =
    ogni tavolo, uno per riga
    il registro è sano?
    un tavolo, dal suo codice
    in un altro registro
help-tables-list = elenca ogni tavolo di un registro
help-tables-list-about = Stampa ogni tavolo: identificativo, codice, gioco, stato, numero di voci e quando è stato usato l’ultima volta.
help-tables-export = scrive un tavolo intero in un file
help-tables-export-about = Scrive un tavolo intero in un file, con una somma di controllo. Il server può restare in funzione.
help-tables-export--table = il suo identificativo o il suo codice
help-tables-export--file = il file da scrivere
help-tables-import = legge tavoli da un file
help-tables-import-about = Legge tavoli da un file fatto con `export`. Catene rotte e tavoli che ci sono già vengono rifiutati. Sullo stesso file SQLite non deve girare nessun server.
help-tables-import--file = un file fatto con `zuschlag tables export`
help-tables-check = trova ogni tavolo guasto
help-tables-check-about = Segue ogni tavolo dalla prima voce all’ultima, apre tutto quello che è sigillato, lo confronta con quello che il server ha annotato accanto alla chiave, e controlla le pagine di un file SQLite. Ogni tavolo guasto è indicato con il suo primo errore. Non si scrive niente; il server può restare in funzione. Esce con 0 se va tutto bene, altrimenti con 1.
help-tables-check--data = la cartella data a `zuschlag serve --data`
help-tables-check--key = la chiave del server, se è altrove

help-backup = copia il registro di un server in un file
help-backup-about = Copia ogni tavolo e ogni sessione in un file e controlla la copia: le sue pagine, e la catena di voci di ogni tavolo. Il server può restare in funzione. Il file della chiave non fa mai parte di una copia.
help-backup-examples = ogni tavolo e ogni sessione, controllati
help-backup--file = { help-tables-export--file }

help-restore = rimette a posto una copia di sicurezza
help-restore-about = Controlla una copia da cima a fondo e la mette dove il server cerca il suo registro. Il server non deve essere in funzione. Un registro esistente è sostituito solo con --force.
help-restore-examples =
    dove il server cerca il suo registro
    provala prima da un’altra parte
help-restore--file = un file fatto con `zuschlag backup`
help-restore--force = sostituisci un registro esistente

help-compile = compila le regole ora, non al primo uso
help-compile-about = Compila le regole ora. Altrimenti si compilano quando servono per la prima volta, e restano nella tua cartella di cache. For Sale richiede secondi, Monopoly circa mezzo minuto.
help-compile--quiet = non dire niente
help-compile--background = lascia il passo agli altri programmi, e smetti se un altro processo sta già compilando

help-arena = misurare i bot fra loro, senza lasciare dubbi
help-arena-about = Fa giocare i bot fra loro: le stesse carte per tutti, ogni distribuzione in tutti i posti. Mostra le valutazioni e una tabella delle vittorie con intervalli al 95 %, raggruppati per distribuzione. Piani uguali danno partite uguali, byte per byte, con qualsiasi numero di processi.
help-arena-note =
    Per l’ammissione: zuschlag arena gate NEW OLD. Mette NEW e OLD negli stessi campi con le stesse carte. NEW cade in un campo se il limite superiore al 95 % della differenza è sotto zero; può sostituire OLD se non cade in nessuno.

    Per sfruttare i bot: zuschlag arena exploit GAME. Contro ogni bot si allena un giocatore, e una ricerca sa come gioca; quello che vincono da soli fra le sue copie sono limiti inferiori di quanto lo si può sfruttare.

    Un bot che riflette ha un budget in partite simulate, mai in tempo: searcher@64.

    Con --folder una prova interrotta riprende da dov’era, e le partite (results.jsonl), un rapporto (report.html) e una tabella (report.md) restano lì.
help-arena-examples =
    tutti i bot della casa di For Sale, quattro posti
    due bot, con le partite in una cartella
    Monopoly, con un rapporto da guardare
    tre bot diversi a ogni tavolo
    codice d’uscita 1 se il nuovo bot cade da qualche parte
    quanto si può sfruttare un livello
    un programma tuo al tavolo
help-arena--what = for-sale (se non si dice altro), monopoly o un gioco installato; oppure: gate NEW OLD; oppure: exploit GAME
help-arena--game = il gioco, per l’ammissione (altrimenti: for-sale)
help-arena--bots = chi gioca: NOME,NOME@NUMERO,…; per l’ammissione gli avversari (altrimenti: tutti i bot della casa senza varianti; con exploit tutti i livelli)
help-arena--fields = matrix: ogni bot da solo fra ogni altro tipo; one: solo il primo bot; mixed: bot diversi a ogni tavolo; all: matrix e mixed
help-arena--edition = l’edizione o la formula (altrimenti: 2015, aalen-casual)
help-arena--seats = quanti siedono al tavolo (altrimenti: 4)
help-arena--board = un tabellone per nome, dove il gioco ne ha più d’uno
help-arena--option = un’impostazione del tavolo, come per zuschlag simulate; anche più volte
help-arena--deals = quante distribuzioni (altrimenti: 20; con exploit 50)
help-arena--playouts = il budget dei bot che riflettono e non ne indicano uno (altrimenti: 16; con exploit 200)
help-arena--lessons = con exploit: su quante decisioni, nel Monopoly partite, si allena un giocatore (altrimenti: 4000)
help-arena--program = un bot tuo, interrogato con righe JSON e misurato con l’orologio: NOME=COMANDO; anche più volte
help-arena--processes = quanti insieme (altrimenti: uno per core)
help-arena--report = scrive il rapporto: FILE.html o FILE.md

help-records = mette le partite in una tabella per la ricerca, e torna indietro
help-records-about = Scrive le partite, un oggetto JSON per riga, in un file Parquet con quello che il giudice dice di ognuna; o riscrive le righe di un file così, byte per byte. La direzione si capisce dai nomi. Serve zuschlag[research] (docs/research.md).
help-records-examples =
    dalle righe alla tabella
    di nuovo le stesse righe
help-records--source = il file da leggere
help-records--target = che cosa diventa

help-query = interroga le partite in SQL
help-query-about = Interroga tutti i file Parquet di una cartella: `games` sono quelli di zuschlag records, `results` quelli dell’arena, `counts` quelli delle simulazioni. La domanda non legge altro e non cambia niente. Serve zuschlag[research] (docs/research.md).
help-query-examples =
    quante partite per ogni edizione
    per i programmi, una riga per risultato
help-query--sql = la domanda
help-query--folder = dove sono i file Parquet
help-query--json = stampa un oggetto JSON per risultato

help-league = un campionato permanente fra i bot di una cartella
help-league-about = Fa giocare i bot di una cartella fra loro a rotazione finché non lo fermi. Ogni file Python con una funzione choose(seen, options) è un bot; ciascuno gira in un processo confinato con lo stesso tempo CPU per ogni mossa. Le valutazioni restano aggiornate su una pagina, e ogni partita è conservata come registrazione.
help-league-note =
    I bot girano come codice tuo. Il confino non è una prigione: mettici solo file che eseguiresti tu stesso.

    Le partite non si possono ripetere bit per bit; per cifre che lo permettono c’è zuschlag arena.
help-league-examples =
    i nostri due bot d’esempio, finché non lo fermi
    trenta partite con più tempo per pensare
help-league--folder = dove sono i bot; partite, registrazioni e pagina vanno nella sua cartella league
help-league--game = il gioco
help-league--edition = con quale edizione o formula si gioca
help-league--seats = quanti siedono al tavolo (altrimenti: il minimo)
help-league--cpu = tempo CPU per ogni mossa
help-league--games = fermarsi dopo tante partite (altrimenti: si continua)
