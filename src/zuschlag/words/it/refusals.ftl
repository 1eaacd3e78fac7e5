# What rules, tables and the server refuse: `refused-` and the slug, with - for /. To the one who asked (`$to` is `you`) a
# sentence names the remedy; to a reader of a written game it says what was wrong.

refused-none = niente
refused-unknown =
    { $to ->
        [you] Non ha funzionato ({ $slug }). Riprova; se continua, riapri Zuschlag.
       *[reader] Non va: { $slug }.
    }

refused-for-sale-game-over =
    { $to ->
        [you] La partita è finita. Aprine un’altra.
       *[reader] La partita era finita.
    }
refused-for-sale-not-now =
    { $to ->
        [you] Non in questa fase. La riga sopra dice che cosa serve.
       *[reader] In questa fase non si fa ({ $phase }).
    }
refused-for-sale-not-your-turn =
    { $to ->
        [you] Non è ancora il tuo turno. Aspetta un momento.
       *[reader] Toccava a { $who }.
    }
refused-for-sale-already-sealed =
    { $to ->
        [you] Il tuo edificio è già coperto sul tavolo. Aspetta gli altri.
       *[reader] Lì c’era già un edificio coperto; toccava a { $who }.
    }
refused-for-sale-bid-too-low =
    { $to ->
        [you] { $offered } è troppo poco. Offri almeno { $least }, o passa.
       *[reader] { $offered } è troppo poco; l’offerta minima era { $least }.
    }
refused-for-sale-bid-too-high =
    { $to ->
        [you] Non hai così tanto. Al massimo { $most }.
       *[reader] { $offered } è più di quanto c’era; al massimo { $most }.
    }
refused-for-sale-not-in-hand =
    { $to ->
        [you] Non hai l’edificio { $building }. Scegline uno dalla tua mano.
       *[reader] L’edificio { $building } non era in mano: { $hand }.
    }
refused-for-sale-no-chance-wanted = Qui non si tira e non si pesca niente. Ricarica la pagina.

refused-monopoly-game-over = { refused-for-sale-game-over }
refused-monopoly-not-in-the-game =
    { $to ->
        [you] Sei fuori dal gioco. Puoi continuare a guardare.
       *[reader] Questo giocatore era fuori dal gioco.
    }
refused-monopoly-not-now =
    { $to ->
        [you] Non ora. La riga sopra dice che cosa serve.
       *[reader] Ora non si fa ({ $phase }); toccava a { $who }.
    }
refused-monopoly-not-your-turn = { refused-for-sale-not-your-turn }
refused-monopoly-dice-are-thrown =
    { $to ->
        [you] I dadi stanno ancora rotolando. Un momento.
       *[reader] I dadi erano in aria.
    }
refused-monopoly-auction-runs =
    { $to ->
        [you] Prima l’asta: offri o passa.
       *[reader] C’era un’asta in corso; toccava a { $who }.
    }
refused-monopoly-debt-comes-first =
    { $to ->
        [you] Prima va saldato un debito.
       *[reader] Prima andava saldato un debito; toccava a { $who }.
    }
refused-monopoly-wishes-come-first =
    { $to ->
        [you] Prima tutti dicono che cosa vogliono costruire. Aspetta le risposte.
       *[reader] Prima si chiedeva che cosa costruire: { $who }.
    }
refused-monopoly-somebody-holds =
    { $to ->
        [you] Qualcuno trattiene i dadi. Si riprende fra un momento.
       *[reader] I dadi erano trattenuti.
    }
refused-monopoly-already-held =
    { $to ->
        [you] Una volta fra due turni basta. Aspetta il prossimo turno.
       *[reader] Fra due turni i dadi si trattengono una volta sola.
    }
refused-monopoly-not-holding =
    { $to ->
        [you] Non stai trattenendo i dadi.
       *[reader] Quel posto non tratteneva i dadi.
    }
refused-monopoly-must-roll =
    { $to ->
        [you] Prima tira i dadi.
       *[reader] Bisognava prima tirare i dadi.
    }
refused-monopoly-must-decide =
    { $to ->
        [you] Prima compra la casella, o mandala all’asta.
       *[reader] Bisognava prima decidere se comprare.
    }
refused-monopoly-not-enough-cash =
    { $to ->
        [you] Hai { $cash }. Non basta: prendi meno, o procurati contanti.
       *[reader] I contanti non bastavano: { $cash }.
    }
refused-monopoly-bid-too-low = { refused-for-sale-bid-too-low }
refused-monopoly-out-of-the-auction =
    { $to ->
        [you] Sei fuori da quest’asta. Aspetta il martello.
       *[reader] Questo giocatore era fuori dall’asta.
    }
refused-monopoly-no-room =
    { $to ->
        [you] Lì non c’è posto. Scegli un’altra strada.
       *[reader] Lì non c’era posto.
    }
refused-monopoly-no-such-claim =
    { $to ->
        [you] Quell’affitto non si può più chiedere.
       *[reader] Quel credito non c’era. Crediti di questo giocatore: { $yours }.
    }
refused-monopoly-not-your-claim =
    { $to ->
        [you] Quell’affitto è di un altro.
       *[reader] Quel credito era di un altro. Crediti di questo giocatore: { $yours }.
    }
refused-monopoly-is-mortgaged =
    { $to ->
        [you] Quel contratto è ipotecato. Prima riscattalo.
       *[reader] Quel contratto era ipotecato.
    }
refused-monopoly-not-mortgaged =
    { $to ->
        [you] Quel contratto non è ipotecato.
       *[reader] Quel contratto non era ipotecato, o non faceva parte di ciò che arrivava.
    }
refused-monopoly-not-your-deed =
    { $to ->
        [you] Quel contratto è in altre mani. Scegline un altro.
       *[reader] Quel contratto era in altre mani.
    }
refused-monopoly-no-street =
    { $to ->
        [you] Si costruisce solo sulle strade. Scegli una strada.
       *[reader] Si costruisce solo sulle strade.
    }
refused-monopoly-group-incomplete =
    { $to ->
        [you] Prima ti servono tutte le strade di quel colore.
       *[reader] Il colore non era completo.
    }
refused-monopoly-group-mortgaged =
    { $to ->
        [you] Una strada di quel colore è ipotecata. Prima riscattala.
       *[reader] Una strada di quel colore era ipotecata.
    }
refused-monopoly-group-built =
    { $to ->
        [you] In quel colore ci sono edifici. Prima vendili.
       *[reader] In quel colore c’erano edifici.
    }
refused-monopoly-uneven = Non è uniforme: le strade di un colore possono differire di un livello al massimo.
refused-monopoly-nothing-named =
    { $to ->
        [you] Non hai ancora scelto niente. Scegline almeno uno.
       *[reader] Non era indicato niente.
    }
refused-monopoly-too-few-houses =
    { $to ->
        [you] Alla banca { $houses ->
            [one] resta { $houses } casa
           *[other] restano { $houses } case
        }. Prendine meno.
       *[reader] La banca aveva troppo poche case: { $houses }.
    }
refused-monopoly-too-few-hotels =
    { $to ->
        [you] Alla banca { $hotels ->
            [one] resta { $hotels } albergo
           *[other] restano { $hotels } alberghi
        }. Prendine meno.
       *[reader] La banca aveva troppo pochi alberghi: { $hotels }.
    }
refused-monopoly-not-in-jail =
    { $to ->
        [you] Non sei in prigione.
       *[reader] Questo giocatore non era in prigione.
    }
refused-monopoly-no-such-card =
    { $to ->
        [you] Quella carta d’uscita non c’è. Scegli altro.
       *[reader] Questo giocatore non aveva quella carta.
    }
refused-monopoly-cannot-trade-with =
    { $to ->
        [you] Con quel posto ora non si tratta. Chiedi a un altro.
       *[reader] Con quel posto non si poteva trattare.
    }
refused-monopoly-one-sided = Ognuno deve dare qualcosa, e non solo denaro.
refused-monopoly-no-such-offer =
    { $to ->
        [you] Quella proposta non c’è più.
       *[reader] Quella proposta non c’era.
    }
refused-monopoly-not-your-offer =
    { $to ->
        [you] Quella proposta non è per te.
       *[reader] Quella proposta era per un altro.
    }
refused-monopoly-offers-spent =
    { $to ->
        [you] Tre proposte bastano. Aspetta il prossimo turno.
       *[reader] Tre proposte bastano, ed erano già fatte.
    }
refused-monopoly-already-refused =
    { $to ->
        [you] Proprio questa è già stata rifiutata in questo giro. Cambia qualcosa.
       *[reader] Proprio questa era già stata rifiutata in questo giro.
    }
refused-monopoly-no-such-debt =
    { $to ->
        [you] Questo debito non esiste.
       *[reader] Non c’era un simile debito da condonare.
    }
refused-monopoly-debt-would-stay =
    { $to ->
        [you] Il debito resterebbe. Ottieni di più.
       *[reader] Il debito sarebbe rimasto.
    }
refused-monopoly-can-still-pay =
    { $to ->
        [you] Puoi ancora trovare { $debt }: vendi edifici o ipoteca.
       *[reader] Il debito di { $debt } si poteva ancora pagare.
    }
refused-monopoly-claim-comes-first =
    { $to ->
        [you] Ti possono ancora chiedere l’affitto. Aspetta che si chiarisca.
       *[reader] A questo giocatore si poteva ancora chiedere l’affitto.
    }
refused-monopoly-leaving-not-allowed =
    { $to ->
        [you] A questo tavolo non ci si ritira. Lascia giocare un bot.
       *[reader] A questo tavolo non ci si ritira.
    }
refused-monopoly-time-is-already-up =
    { $to ->
        [you] Il tempo è già scaduto.
       *[reader] Il tempo era già scaduto.
    }
refused-monopoly-unknown-verb = Questa mossa non esiste. Ricarica la pagina.
refused-monopoly-not-asked =
    { $to ->
        [you] Ora non tocca a te rispondere. Aspetta gli altri.
       *[reader] Questo giocatore non doveva rispondere; toccava ancora a { $who }.
    }
refused-monopoly-too-many-offers =
    { $to ->
        [you] Sul tavolo ci sono troppe proposte. Aspetta le risposte.
       *[reader] Sul tavolo c’erano troppe proposte.
    }
refused-monopoly-no-dice-wanted = Ora non servono dadi. Ricarica la pagina.
refused-monopoly-only-the-table = Questo lo dice solo il tavolo.
refused-monopoly-no-such-winners = Quei posti non possono vincere. Scegline altri.
refused-monopoly-deal-off =
    { $to ->
        [you] Lo scambio salta: l’altra parte ora non può mantenerlo. Prova un’altra proposta.
       *[reader] Lo scambio è saltato: l’altra parte non poteva mantenerlo.
    }
refused-monopoly-street-not-named =
    { $to ->
        [you] Scegli la strada su cui andrà l’edificio.
       *[reader] Un’offerta per un edificio indica la sua strada: { $streets }.
    }
refused-monopoly-too-many-debts =
    { $to ->
        [you] Ci sono più debiti di quanti un tavolo possa annotare. Questa mossa non è possibile.
       *[reader] C’erano più debiti di quanti un tavolo possa annotare ({ $most }).
    }

refused-table-unknown = Questo tavolo non c’è, o non è per te. Controlla il link.
refused-table-unavailable = Il tavolo ora non è raggiungibile. Riprova fra un momento.
refused-table-stale = Nel frattempo è successo qualcosa. Guarda e decidi di nuovo.
refused-table-reused-id = È arrivato due volte. Riprova.
refused-table-broken-journal = Il registro di questo tavolo è danneggiato. Chiedi a chi gestisce il server.
refused-table-lost-key = Il server ha perso la chiave di questo tavolo. Chiedi a chi lo gestisce: forse ne esiste una copia.
refused-table-too-long = Questa partita è troppo lunga ({ $most } voci). Apri un nuovo tavolo.
refused-table-not-in-control = Giochi in una finestra più recente. Riporta qui la partita.
refused-table-not-over = La partita è ancora in corso. Potrai rivederla alla fine.
refused-table-row-finished = Altri tavoli sono ancora a questa fila. Tocca di nuovo a te quando c’è la prossima.
refused-table-round-open = Altri giocano ancora con queste carte. Potrai rivederla quando il turno è chiuso.
refused-table-already-started = La partita è già iniziata. Si poteva solo prima.
refused-table-not-now = Non ora: il tavolo non è in gioco.
refused-table-not-the-host = Può farlo solo chi ospita il tavolo. Chiedi.
refused-table-not-your-seat = Non è il tuo posto. Prima siediti.
refused-table-which-seat = Qui hai più posti. Scegli prima per chi parli.
refused-table-seat-taken = Il posto è occupato. Prendine un altro.
refused-table-seat-open = Su quel posto non c’è nessuno.
refused-table-seats-in-use = Non così pochi posti: { $seats ->
        [one] uno è occupato
       *[other] { $seats } sono occupati
    }. Prima liberane.
refused-table-name-taken = Qui c’è già qualcuno che si chiama { $name }. Scegli un altro nome.
refused-table-colour-taken = Questo colore è preso. Scegline un altro.
refused-table-away = Ora un bot gioca per te. Prima riprendi tu.
refused-table-not-away = Stai già giocando tu.
refused-table-not-a-person = Su quel posto c’è un bot. Un nuovo accesso va solo a persone.
refused-table-unknown-bot = Questo bot non c’è. Ci sono: { $known }.
refused-table-other-bots = Al tavolo c’è un bot che non conosce questo gioco. Prima mandalo via.
refused-table-too-many-codes = Ci sono già { $most } accessi aperti. Usane uno, o aspetta un quarto d’ora.
refused-table-bad-code = Questo accesso non vale, o non più. Fattene dare uno nuovo.
refused-table-evening-decides = Questo tavolo fa parte di una serata: lo decide chi la organizza.
refused-table-league-decides = Questo tavolo fa parte del campionato: i posti sono assegnati.
refused-table-host-plays = Qui giochi anche tu. Può farlo solo chi ospita e non gioca.
refused-table-not-absent = Troppo presto: un posto si può cedere dopo { $seconds } secondi senza connessione.
refused-table-not-gone = Quel posto è connesso. Continua a giocare.
refused-table-just-gone = Forse la pagina si sta solo ricaricando. Un bot può giocare dopo { $seconds } secondi senza connessione.
refused-table-code-not-for-you = Questo accesso è per una persona nuova: non per chi siede qui, né per chi ospita. Passalo ad altri.
refused-table-seat-is-yours = Il posto è già tuo. Continua a giocare.
refused-table-pause-asked = Qualcuno ha già chiesto una pausa. Prima rispondi a quella.
refused-table-no-more-pauses = Niente più pause: questo tavolo ne permette { $most }. Continua a giocare.
refused-table-out-of-the-game = Sei fuori dal gioco. Decidono gli altri.
refused-table-nobody-rules = Servono almeno { $least } persone in gioco per accordarsi su un risultato. Continua, o chiudi senza.
refused-table-ruling-asked = Un risultato è già proposto. Prima rispondi a quello.
refused-table-people-only = Questo si decide tra persone, senza programmi.
refused-table-others-play = Qui giocano anche altri. Solo chi gioca da solo può far correre i bot.
refused-table-your-decision = C’è già qualcosa da decidere per te.
refused-table-too-many-orders = Troppi ordini per una partita ({ $most }). Continua senza.
refused-table-too-many-spectators = Ci sono già troppi spettatori. Riprova più tardi.
refused-table-no-auction = Ora non c’è un’asta. L’ordine vale solo durante un’asta.
refused-table-no-auto-demand = A questo tavolo ognuno chiede da sé l’affitto.
refused-table-no-rent = In questo gioco non ci sono affitti.
refused-table-no-board = Questo gioco non ha tabellone. Lascialo vuoto.
refused-table-no-chat = A questo tavolo non c’è chat.
refused-table-no-game = Non si gioca ancora.
refused-table-no-undo = A questo tavolo non si torna indietro.
refused-table-nothing-to-undo = La tua ultima mossa non si può più annullare.
refused-table-undo-asked = È già stato chiesto. Aspetta le risposte.
refused-table-nothing-to-answer = Non c’è più niente a cui rispondere.
refused-table-voted-already = Hai già votato così.
refused-table-rematch-there = Il nuovo tavolo c’è già. Passa di là.
refused-table-too-much-chat = A questo tavolo si è detto tutto ({ $most } righe).
refused-table-nothing-said = Non c’è scritto niente. Scrivi qualcosa.
refused-table-claim-window = Non ancora: qualcuno può chiedere l’affitto.
refused-table-seed-not-wanted = Ora non si mescola.
refused-table-other-seed = Il tuo contributo al mazzo non corrisponde al sigillo. Ricarica la pagina.
refused-table-bad-pace = Il ritmo dei bot va da { $least } a { $most } secondi.
refused-table-too-large = Il tabellone è troppo grande. Al massimo { $most_bytes } byte.
refused-table-unknown-game = Questo gioco qui non c’è. Ci sono: { $known }.

refused-code-unknown = Questo codice non c’è. Ricontrollalo.

refused-name-length = Un nome ha da { $least } a { $most } caratteri.
refused-name-unprintable = Il nome ha caratteri invisibili. Usa lettere.

refused-limit-messages = Piano: troppo in una volta. Riprendi fra { $seconds } s.
refused-limit-chat = Nessuno legge così in fretta. Riprendi fra { $seconds } s.
refused-limit-code-guesses = Troppi codici sbagliati. Riprova fra { $seconds } s.
refused-limit-sessions = Troppi arrivi da qui. Riprova fra { $seconds } s.
refused-limit-visits = Troppe richieste da qui. Riprova fra { $seconds } s.
refused-limit-requests = Troppo in una volta. Riprova fra { $seconds } s.
refused-limit-replays = Troppe partite riviste in una volta. Riprendi fra { $seconds } s.
refused-limit-bot-tokens = Per ora bastano i token per bot. Il prossimo fra { $seconds } s.
refused-limit-new-tables = Da qui si sono aperti troppi tavoli. Riprova fra { $seconds } s.
refused-limit-tables = Hai già { $most ->
    [one] { $most } tavolo aperto
   *[other] { $most } tavoli aperti
  }. Prima finiscine uno.
refused-limit-session-sockets = Troppe finestre aperte (al massimo { $most }). Chiudine una.
refused-limit-sockets = Il server è pieno. Riprova fra un momento.

refused-server-unreachable = Il server non risponde. Controlla la connessione e riprova.
refused-server-fault = Qualcosa è andato storto sul server. Se chiedi, indica: { $id }.
refused-server-journal = Il server ora non può scrivere. Riprova fra un momento.
refused-server-stopping = Il server si riavvia. Si riprende fra un momento.

refused-session-missing = Questa pagina non ti conosce ancora. Ricaricala e permetti i cookie.
refused-session-people-only = Il token di un bot non ne crea altri: chiedilo da un browser.
refused-session-over = La tua sessione è scaduta. Ricarica la pagina.
refused-session-two-credentials = Due credenziali insieme. Ricarica la pagina.
refused-session-not-bearer = Non è una credenziale per programmi. Usa un token per bot.

refused-request-malformed = Il server non capisce la richiesta. Ricarica la pagina.
refused-request-method = A questo indirizzo non si può. Ricarica la pagina.
refused-request-not-found = A questo indirizzo non c’è niente. Controlla il link.
refused-request-too-large = È troppo grande per il server. Usa qualcosa di più piccolo.
refused-request-too-slow = La richiesta ha impiegato troppo. Controlla la connessione e riprova.
refused-request-incomplete = La richiesta non è arrivata intera. Controlla la connessione e riprova.
refused-request-wrong-host = Il server non riconosce questo indirizzo come suo. Apri la pagina all’indirizzo che indica.

refused-origin-not-allowed = { refused-request-wrong-host }
refused-origin-not-same-site = La richiesta viene da un altro sito. Apri Zuschlag in una finestra sua.

refused-command-malformed = Il server non capisce questa mossa. Ricarica la pagina.

refused-frame-malformed = Il server non capisce questo messaggio. Ricarica la pagina.
refused-frame-resume-first = La connessione ha perso il tavolo. Ricarica la pagina.

refused-record-duplicate-key = { $path } compare due volte nel file.
refused-record-unknown-rules = Questo file segue regole che questa versione non conosce. Conosce: { $known }.
refused-record-not-json =
    { $to ->
        [you] Non è una partita: non è JSON. Usa il file che dà «Scarica».
       *[reader] Non è JSON: { $reason }.
    }
refused-record-not-utf8 =
    { $to ->
        [you] Non è una partita: non è testo. Usa il file che dà «Scarica».
       *[reader] Non è testo UTF-8, quindi non è una partita.
    }
refused-record-truncated =
    { $to ->
        [you] Il file si interrompe a metà. Scaricalo di nuovo.
       *[reader] Il file si interrompe a metà: { $reason }.
    }
refused-record-too-large = Il file è troppo grande per una partita ({ $path }: al massimo { $most_bytes } byte).
refused-record-too-deep = Il file è annidato troppo in profondità per una partita.
refused-record-unknown-version = Questo file viene da un altro Zuschlag. Versione nota: { $known }.
refused-record-unknown-game = Questo gioco qui non c’è. Noti: { $known }.
refused-record-unknown-edition =
    { $to ->
        [you] L’edizione { $edition } qui non c’è. Scegline un’altra.
       *[reader] L’edizione { $edition } non esiste. Note: { $known }.
    }
refused-record-seats-not-allowed = { $edition } non si gioca in { $seats }. Si può in: { $allowed }.
refused-record-option-not-allowed = { $path } c’è solo in: { $only }.
refused-record-unknown-option =
    { $to ->
        [you] L’opzione { $path } qui non c’è. Lasciala fuori.
       *[reader] L’opzione { $path } non esiste. Note: { $known }.
    }
refused-record-bad-option = { $path } deve essere fra: { $allowed }.
refused-record-missing-key = Nel file manca { $path }.
refused-record-unknown-key =
    { $to ->
        [you] { $path } non fa parte di una partita.
       *[reader] { $path } non fa parte di una partita. Note: { $known }.
    }
refused-record-wrong-type = { $path } è del tipo sbagliato: { $found } invece di { $expected }.
refused-record-too-long = { $path } è troppo lungo: { $found }, al massimo { $most }.
refused-record-number-too-large = { $path } è un numero troppo grande.
refused-record-not-a-number = { $path } non è un numero.
refused-record-out-of-range = { $path } deve stare fra { $least } e { $most }.
refused-record-bad-name = { $path }: un nome ha da { $least } a { $most } caratteri visibili.
refused-record-duplicate-card = { $path }: la carta { $card } compare più volte che nella scatola ({ $copies }).
refused-record-unknown-card = { $path }: in questa edizione la carta { $card } non c’è.
refused-record-wrong-number-of-cards = { $path } deve avere { $expected } carte, non { $found }.
refused-record-wrong-number-of-dice = { $path } richiede { $expected } dadi, non { $found }.
refused-record-wrong-number-of-rolls = { $path } richiede { $expected } lanci, non { $found }.
refused-record-wrong-number-of-parts = { $path }: { $verb } vuole { $expected ->
    [one] { $expected } parte
   *[other] { $expected } parti
  }, non { $found }.
refused-record-short-action = { $path }: la mossa è incompleta.
refused-record-unknown-verb =
    { $to ->
        [you] { $path }: la mossa { $verb } non esiste.
       *[reader] { $path }: la mossa { $verb } non esiste. Note: { $known }.
    }
refused-record-unknown-deck = { $path }: il mazzo { $deck } non c’è.
refused-record-bad-slot = { $path } non è una casella da 0 a 39.
refused-record-bad-choice = { refused-record-bad-option }
refused-record-bad-winners = { $path }: indica almeno un posto, ognuno una volta.
refused-record-bad-places = { $path }: un posto in classifica a ogni seggio, 1 a chi vince.
refused-record-bad-reason = { $path }: una motivazione ha da { $least } a { $most } caratteri.
refused-record-named-twice = { $path } è indicato due volte. Indicalo una volta sola.
refused-record-no-dice =
    { $to ->
        [you] Nel file mancano dei lanci di dadi.
       *[reader] Si tirano più dadi di quanti ne abbia deal.dice ({ $thrown }).
    }
refused-record-setup-undecided = { $path }: il lancio per iniziare non è deciso.
refused-record-too-many-rolls = { $path }: per iniziare bastano { $expected } lanci, non { $found }.
refused-record-opener-not-rolled = Non inizia chi ha vinto il lancio.

refused-replay-bad-viewpoint = Questa vista non c’è. Scegli un posto, o tutto scoperto.
refused-replay-bad-board = Il tabellone nel file ha un errore: { $path }.

# Una serata

refused-event-unknown = Questa serata qui non c’è. Controlla l’indirizzo sulla parete.
refused-event-not-yours = Questo lo decide chi guida la serata.
refused-event-over = La serata è finita.
refused-event-not-over = La serata non è ancora finita.
refused-event-not-taken-home = Prima scarica tutto: quello che è cancellato non torna.
refused-event-not-sure = Non era la parola con cui si cancella la serata.
refused-event-not-entered = Scrivi prima il tuo nome.
refused-event-unknown-entrant = Qui nessuno ha il numero { $entrant }.
refused-event-own-table = Siedi anche tu al tavolo { $table }, quindi lì deve decidere qualcun altro.
refused-event-entered = Questo telefono partecipa già, con il numero { $entrant }.
refused-event-name-taken = C’è già qualcuno di nome { $name }. Aggiungi una lettera.
refused-event-full = La serata è al completo.
refused-event-has-left = Il numero { $entrant } se n’è andato.
refused-event-is-here = Il numero { $entrant } è presente.
refused-event-no-rehearsal = I bot partecipano solo alle prove.
refused-event-not-now = A questo punto della serata non si può.
refused-event-no-more-rounds = Tutti i turni sono stati giocati.
refused-event-say-why = Di’ perché: tutti possono leggere il motivo.
refused-event-seed-not-wanted = Ora da questo telefono non serve alcun caso.
refused-event-other-seed = Non è il caso che questo telefono ha sigillato.
refused-event-not-seated = Il numero { $entrant } non ha posto in questo turno.
refused-event-draw-again = Qualcuno se n’è andato dopo il sorteggio. Sorteggia di nuovo.
refused-event-results-missing = Di questi tavoli manca il risultato: { $tables }.
refused-event-no-time-left = Il turno sarebbe già finito.
refused-event-no-clock = Nessun orologio è in moto.
refused-event-has-result = Il tavolo { $table } ha un risultato. Correggi quello.
refused-event-no-result = Il tavolo { $table } non ha ancora un risultato.
refused-event-no-such-table = In questo turno non c’è un tavolo { $table }.
refused-event-table-full = Il tavolo { $table } serve a più persone di quanti posti ha.
refused-event-bad-places = Dai a ogni posto una posizione, 1 al migliore.
refused-event-unknown-code = Questo codice è sbagliato o già usato.
refused-event-wrong-card = Numero e codice non vanno insieme.
refused-event-wrong-key = Questo link alla regia non è quello giusto. Usa quello stampato all’avvio della serata.
refused-event-helps-already = Questo browser guida già la serata.
refused-event-unknown-assistant = Non c’è un assistente { $assistant }.
refused-event-too-few = Per una serata servono almeno { $least } persone, non { $found }.
refused-event-too-many = Così possono partecipare al massimo { $most } persone, non { $found }.
refused-event-no-such-size = Qui un tavolo ha da { $least } a { $most } posti, non { $found }.
refused-event-too-few-rounds = Con una finale servono almeno { $least } turni.
refused-event-no-plan = In { $rounds } turni non tutti hanno potuto incontrarsi.
refused-guide-other = In una partita vera potresti. Qui la guida ti aspetta: fai quel che dice.
refused-games-still-playing = Sei seduto con altri a un tavolo non ancora finito. Prima finisci quella partita o alzati.
refused-games-unknown-key = Questo link non apre nessun elenco di partite. Forse sono state eliminate.

# Slow tables and pushes

refused-push-off = Questo server non manda push. Chi lo gestisce può attivarli.
refused-push-bad-endpoint = Non è l’indirizzo di un servizio push che questo server conosce.
refused-push-bad-keys = Le chiavi dell’indirizzo push non sono come le fa un browser.
refused-limit-pushes = Questo server non tiene altri indirizzi push ({ $most }).
refused-table-slow-clock = Un tavolo lento non ha altri orologi. Togli i secondi, la riserva di tempo e i minuti per la partita.
refused-table-not-slow = Qui non ci sono vacanze: questo tavolo non conta i giorni.
refused-table-no-vacation = Non sei in vacanza.
refused-table-slow = È un tavolo lento: nessuno deve essere connesso. Se ti serve tempo, prendi una vacanza.
refused-table-vacation-spent = { $days ->
        [0] Non ti restano giorni di vacanza.
        [one] Ti resta un giorno di vacanza.
       *[other] Ti restano { $days } giorni di vacanza.
    }
