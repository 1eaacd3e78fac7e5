list-and = { $before } e { $last }

# Keys of the bottom line, and buttons.
key-hurry = Avanti
key-talk = Parla
key-save = Salva
key-leave = Esci
key-back = Indietro
key-bid = Offri
key-lay = Posa
key-pass = Passa
key-one-more = ±1
key-choose = Scegli
key-books = Libri
key-rules = Regole
key-go-on = Avanti
key-again = Ancora
key-new-table = Nuovo tavolo
key-quit = Chiudi
key-save-first = Prima salva
key-stay = Resta
key-sit = Siediti
key-next-line = Riga dopo
key-game = Gioco
key-change = Cambia
key-look = Luce
key-keys = Tasti
key-keys-and-rules = Tasti e regole
key-begin = Comincia
key-deeds = I tuoi beni
key-offer = Scambia
key-inspect = Guarda
key-hold = Trattieni
key-level = Livello
key-carry-out = Esegui
key-mortgage = Ipoteca
key-redeem = Riscatta
key-sell-colour = Svuota colore
key-give-up = Rinuncia
key-no-wish = Nessuno
key-next-field = Campo dopo
key-offer-it = Proponi
key-accept = Accetta
key-reject = Rifiuta
key-counter = Rilancia
key-free = Riscatta
key-free-it = Riscatta
key-tick = Segna
key-take-back = Ritira
key-later = Più tardi
key-next = Avanti
key-close = Chiudi
keyname-enter = Invio
keyname-space = Spazio
keyname-mouse = mouse

# Around a table.
too-small =
    Il tavolo ha bisogno di { $width } colonne e { $height } righe.
    Allarga un po’ la finestra; il tuo posto resta tuo.
no-terminal = Il tavolo ha bisogno di un terminale, e qui non c’è.
at-the-table = Al tavolo
your-move = Tocca a te
your-side = Il tuo lato del tavolo
your-name-here = Tu
somebody = Qualcuno
you-watch = Stai guardando.
you-watch-title = Stai guardando
one-moment = Un momento.
up-to = Tocca a { $who }. La barra spaziatrice fa fretta.
connection-lost = La connessione è caduta. Riproviamo; il tuo posto resta tuo.
not-in-control = Hai aperto questo posto altrove. Qui guardi soltanto.
table-pauses = Il tavolo è in pausa. /go nella chiacchierata (/) riprende.
stumbled-bot = Un bot si è inceppato ({ $place }); al suo posto si è giocato qualcosa di semplice.
way-back = La tua via del ritorno: zuschlag play --join "{ $address }"
rematch-waits = Gli altri giocano ancora: a per unirti.

# What happens around a game.
answer-pause = { $name } chiede una pausa: /yes o /no nella chiacchierata (/).
answer-undo = { $name } chiede di riprendere una mossa: /yes o /no nella chiacchierata (/).
answer-end = { $name } vuole chiudere la partita senza risultato: /yes o /no nella chiacchierata (/).
answer-absence = { $name } ha perso la connessione: /wait o /bot nella chiacchierata (/).
refused-table-gone = A questo tavolo non si torna più.
refused-table-seat-moved = Ora il tuo posto è giocato da un altro dispositivo.
refused-join-no-table = A { $address } non c’è nessun tavolo.
refused-join-no-server = A { $address } non risponde nessun server: { $reason }

# Talk.
talk-title = Chiacchierata
talk-hint = di’ qualcosa, Invio lo manda
talk-words = Inoltre: { $words }
talk-not-now = { $word } adesso non si può.

# The lobby of a served table.
lobby-title = chi viene ancora?
lobby-link = Gli altri arrivano con { $address } o con il codice { $code }.
lobby-shuffling = Tutti mescolano …
lobby-sit = Scrivi il tuo nome e premi Invio per sederti.
lobby-begin = b comincia; i posti liberi vanno ai bot.
lobby-waits = { $host } comincia quando ci sono tutti.
seat-open = libero
seat-bot = bot, { $level }
seat-yours = tu

# The form.
form-title = le porte sono aperte, accomodati
form-name = Il tuo nome
form-each = ognuno il suo
form-others = Gli altri
form-seat = Posto { $letter }
form-seats = Posti
form-players = in { $count }
form-edition = Edizione
form-table = Il tuo tavolo
form-preset = Modello
form-board = Tabellone
form-lasts = Durata
form-rent = Affitto
form-purses = Borse
form-pace = Ritmo
form-as-asked = come chiesto
form-last-standing = finché ne resta uno
form-room = Il tabellone ha bisogno di { $width } x { $height } caratteri: allarga la finestra.
form-house-rules = Regole di casa
form-open-info = Monete e mano
form-cards-out = Carte tolte
form-least-bid = Un’offerta
form-refund = Passando

# Saving and leaving.
keep-title = Salva la partita
keep-about = Un file contiene tutta la partita. `zuschlag judge` lo legge.
keep-exists = In { $path } c’è già qualcosa. Scegli un altro nome.
keep-failed = Impossibile scrivere { $path }: { $reason }. Scegli un altro posto.
keep-done = Salvato in { $path }
leave-title = Lasciare il tavolo?
leave-own = La partita non è finita. Se non la salvi, è persa.
leave-served = La partita non è finita. Dopo un po’ un bot gioca per te; la tua via del ritorno verrà stampata.
compiling-behind = Le regole vengono compilate in secondo piano, una volta sola.
fatal = Da noi si è rotto qualcosa e il tavolo ha dovuto chiudere. Scusa.
fatal-report = C’è un rapporto in { $path }
fatal-game = La tua partita fin qui è in { $path }

# Columns.
column-coins = monete
column-bid = offerta
column-cheques = assegni
column-buildings = edifici
column-total = totale
column-cash = cassa
column-worth = valore
column-deeds = beni
column-built = case
column-houses = case
covered = coperto
none = nessuno
nothing-yet = ancora niente
state-your-move = tocca a te
state-thinks = pensa
state-face-down = coperto
state-all-sold = finito
state-away = via
state-vacation = in vacanza fino al { $until }
state-not-here = assente
state-has-left = uscito
state-bankrupt = fallito
state-jail = cella { $turn }/3
state-holds = trattiene
state-card = +carta

# For Sale.
deed-bids = offre { $total }
deed-took = preso { $building }
deed-bought = vinto { $building }
deed-no-lot = niente
card-taken-by = preso da
card-uncovered = scoperto
card-cheque = assegno
card-pay-to =
    pagare al
    latore
no-such-building = Nessun tuo edificio comincia con { $digit }.
all-bought = Ogni edificio ha un padrone.
now-sell = Ora si vende. L’edificio migliore prende l’assegno migliore, e nessuno mostra il suo per primo.
desk-hand = Mano      { $hand }
desk-coins = Monete
desk-in = Sei dentro con { $bid }.
desk-out = Sei fuori da questa fila.
desk-bid-range = Offri in tutto da { $least } a { $most }, o passa.
desk-bid-only = Offri { $least }, o passa.
desk-earned = Assegni { $cheques } · monete { $coins }
desk-laid = Hai posato: { $building }.
desk-all-sold = Hai venduto tutto. Gli altri continuano.
desk-sell = Vendi: { $building }?
desk-waits = Si aspetta { $who }.
desk-waits-many = Se ne aspettano { $count }.
press-lay = Posa coperto
pass-without = { $when ->
    [now] Passa
   *[later] Se passassi ora
}: esci senza edificio, { $back ->
    [one] 1 moneta torna
   *[other] { $back } monete tornano
}.
pass-empty = { $when ->
    [now] Passa
   *[later] Se passassi ora
}: esci senza edificio, niente pagato.
pass-for-nothing = { $when ->
    [now] Passa
   *[later] Se passassi ora
}: { $building } gratis.
pass-with = { $when ->
    [now] Passa
   *[later] Se passassi ora
}: { $building }, { $back ->
    [one] 1 moneta torna
   *[other] { $back } monete tornano
}, { $paid ->
    [one] 1 pagata
   *[other] { $paid } pagate
}.
reveal-title = Scoperti
reveal-yours = Il tuo { $building } vale { $cheque }.
reveal-not-yours = Non è la tua vendita.
reveal-first = Prima l’edificio migliore …
reveal-left = Ancora { $count } …
keys-title = Tasti
keys-for-sale =
    scrivi un’offerta (il totale) o, nella vendita, il valore di un edificio
    cambia l’offerta; ← → scelgono un edificio
    offri, posa l’edificio o vai avanti
    passa
    fai fretta agli altri, o alla scoperta
    parla, fai pausa e accetta a un tavolo con altri
    salva la partita fin qui
    le regole di questa edizione
    libri aperti, se si gioca scoperti
    carta di giorno, sala di notte
    lascia il tavolo
    una moneta o + è una in più; bottoni e carte
marks-for-sale = ▸ tocca ora   · coperto   ● una moneta   ▒ posato coperto
rules-title = Le regole, { $edition }, in { $seats }
books-title = Libri aperti

# The end.
final-title = Il martello riposa
final-fortune = La tua fortuna è { $score }, posto { $rank } di { $of }.
final-place = Hai { $score }, posto { $rank } di { $of }.
final-worth = Vali { $worth }, posto { $rank } di { $of }.
final-left = Hai lasciato la partita, posto { $rank } di { $of }.
final-bankrupt = Hai fatto bancarotta, posto { $rank } di { $of }.
final-swept = Gli ultimi assegni sono andati senza rivali.
final-level-all = Pari in denaro e in monete.
final-level = Pari in denaro; decidono le monete.
final-no-cheques = nessun assegno
final-no-deeds = nessun bene
final-deeds = { $count } beni, { $some } e altri
final-last-standing = Non resta nessun altro.
final-rounds = L’ultimo giro è giocato.
final-ruling = Deciso da un verdetto.
final-stopped = Tutti hanno voluto smettere. Non c’è risultato.

# Any game.
plain-sight = Quello che vedi
plain-hint = scrivi una mossa come in una partita scritta, o scegli sopra
plain-refused = Non permesso: { $slug } { $facts }
plain-keys =
    ↑ ↓ e Invio scelgono una mossa dalla lista; Tab va alla riga sotto.
    Una mossa si scrive come in una partita scritta: il verbo, poi ciò che gli serve.
    La barra spaziatrice fa fretta, / parla, s salva, q esce, t è giorno e notte.

# Monopoly: what is asked.
no-rent = Non c’è affitto da chiedere.
no-offers = Ora niente scambi: nel tuo turno, o tra un turno e l’altro (h trattiene).
no-answer = Non ci sono offerte a cui rispondere.
no-giving-up = Ora nessuno può rinunciare.
ask-out = Sei fuori. Gli altri continuano; la barra spaziatrice fa fretta.
ask-dice = I dadi rotolano.
ask-hammer = { $lot } è sotto il martello.
ask-cannot-bid = { $lot }: la prossima offerta supera il tuo denaro. Passa, o procurati denaro.
ask-bid = { $lot }: offri da { $least } a { $most }, o passa.
ask-owes = { $name } deve { $amount } a { $creditor } e deve trovare il denaro. La barra spaziatrice fa fretta.
ask-owe-raise = Devi { $amount } a { $creditor } e hai { $cash }: procurati { $short }.
ask-owe-all = Devi { $amount } a { $creditor } e hai { $cash }: più di { $all } non puoi raccogliere.
ask-wishes-wait = Si raccolgono i desideri di costruire.
ask-wishes = Gli edifici scarseggiano: la banca ha { $stock }. Che cosa vuoi costruire?
ask-buy = { $place } è in vendita: { $price }. Compri, o lasci offrire tutti?
ask-cannot-buy = { $place } costa { $price }, hai { $cash }. Procurati denaro, o lascia offrire tutti.
ask-holding = Trattieni i dadi: costruisci, scambia, chiedi l’affitto. Poi lasciali andare.
ask-again = Un doppio: tira ancora.
ask-roll = Tocca a te. Tira quando vuoi.
ask-done = Il turno finisce quando lo dici tu. Prima puoi costruire o scambiare.
ask-jail = Sei in prigione, turno { $turn } di 3. Un doppio apre la porta.
ask-next = { $who ->
    [you] Poi tiri tu.
   *[other] Poi tira { $name }.
}
ask-to-move = Tocca a { $name }.
ask-space = La barra spaziatrice fa fretta.
answer-raise = Procura denaro
answer-deal = Proponi uno scambio
answer-wish = Sigilla un desiderio
answer-nothing = Niente
answer-buy = Compra
answer-auction = All’asta
answer-roll = Tira
answer-done = Fatto
answer-end-turn = Fine turno
answer-fine = Paga { $fine }
answer-card = Usa la carta
answer-stay = Resta
answer-hold = Trattieni i dadi
answer-demand = Chiedi { $amount } a { $who }
answer-waive = Condona
answer-offer = Rispondi a { $who }
answer-withdraw = Ritira la tua offerta
the-rent = l’affitto

# Monopoly: sheets.
keys-monopoly =
    la prima risposta della barra, o fretta
    fai fretta agli altri
    tira; compra; all’asta; fine turno o lascia i dadi
    l’offerta: scrivila, cambiala di uno, di dieci; p passa
    chiedi l’affitto a chi passa; condonalo
    trattieni il prossimo lancio: tempo per costruire, scambiare, chiedere
    i tuoi beni: costruisci, vendi, ipoteca, riscatta, procura denaro
    proponi uno scambio; rispondi, o ritira il tuo
    in prigione: paga la multa; usa la carta
    guarda una casella (o cliccala)
    rinuncia: bancarotta, o lascia la partita
    parla, fai pausa e accetta a un tavolo con altri
    salva; carta di giorno, sala di notte; esci
marks-monopoly =
    ▸ tocca ora  · coperto  ●A pedina  ▦A in cella  2⌂ case  H albergo
    m o ipot: ipotecato
holdings-stock = Cassa { $cash }. La banca ha { $stock }.
holdings-none = Non possiedi ancora niente.
plan-needs = Per costruire servono tutte le vie di un colore.
plan-hint = ↑↓ scelgono, ← → pianificano i livelli, l svuota tutto il colore.
plan-mixed = Costruire o vendere, non tutti e due insieme.
plan-costs = Costa { $money }.
plan-brings = Rende { $money }.
plan-wish = Un desiderio è per avere di più, non di meno.
plan-but = Ma: { $fault }
plan-seals = Invio sigilla il desiderio.
plan-ready = Uniforme e pagabile: Invio lo esegue.
plan-nothing = Niente in programma. ← → cambiano i livelli, n non desidera niente.
no-giving-up-yet = Puoi ancora trovare il denaro, o non devi niente.
column-stands = c’è
column-plan = piano
column-rent-now = affitto
column-mortgage = ipoteca
column-redeem = riscat.
deed-mortgaged = ipotecato
deed-hotel = albergo
deed-bare = vuoto
mark-mortgaged = ipot
trade-title = Proponi uno scambio
trade-with = Scambio con
trade-give = Tu dai
trade-get = Tu ricevi
trade-cash = Denaro
trade-debt = Debito condonato
trade-built = costruito
trade-nothing = niente da scambiare
trade-freed = riscattata subito
trade-told = Dai { $give } per { $want }.
trade-hint = La barra spaziatrice spunta, Tab avanza, f riscatta un’ipoteca.
offer-yours = La tua offerta
offer-title = Un’offerta
offer-own =
    Tu dai { $give }.
    { $to } dà { $want }.

    { $to } non ha ancora risposto.
offer-worth = { $who } dà { $give }, tu dai { $want }.
offer-value = { $value } a prezzo
offer-value-card = { $value } a prezzo e una carta
offer-freeing = { $deeds } con ipoteca: riscattare costa { $cost } (f lo cambia).
offer-keeping = { $deeds } con ipoteca: l’ipoteca resta e costa ora { $cost } (f lo cambia).
offer-no-counter = Ora non puoi rilanciare. Accetta o rifiuta.
give-up-title = Rinunciare?
give-up-leaving = I tuoi beni e il tuo denaro vanno alla banca e all’asta. Gli altri continuano.
give-up-bankrupt = Allora è bancarotta: tutto va al tuo creditore. Gli altri continuano.
stand-hammer = Sotto il martello
stand-board = Sul tabellone
stand-on = { $who ->
    [you] Sei su
   *[other] { $name } è su
}
stand-high = Offerta più alta { $high } di { $who }
stand-price = Il prezzo è { $price }.
stand-still-in = Dentro
stand-for = ← → per { $street }
stand-which = ← → scelgono la via
stand-pad = Scrivi · ↑↓ uno · ← → dieci
deed-title = Contratto
deed-for-sale = In vendita a { $price }.
deed-down = { $who ->
    [you] Tuo
   *[other] Di { $name }
}, ipotecato: niente affitto.
deed-held = { $who ->
    [you] Tuo
   *[other] Di { $name }
}.
deed-held-built = { $who ->
    [you] Tuo
   *[other] Di { $name }
}, { $stands }.
deed-redeeming = Riscattarlo costa { $cost }.
deed-rent-now = Affitto ora { $rent }.
deed-stations = Affitto { $rents } per una fino a quattro stazioni.
deed-utilities = Affitto { $one } o { $both } volte i dadi.
deed-rent = Affitto { $bare }, colore intero { $whole }.
deed-houses = Case { $built }, albergo { $hotel }.
deed-house-costs = Una casa costa { $cost }.
row-price = Prezzo
row-mortgage = Ipoteca
row-redeem = Riscatto
row-stations = { $count ->
    [one] 1 stazione
   *[other] { $count } stazioni
}
row-one = Una sola
row-both = Tutte e due
row-bare = Terreno
row-whole = Colore intero
row-houses = { $count ->
    [one] 1 casa
   *[other] { $count } case
}
row-hotel = Albergo
row-house = Una casa
dice-times = { $times } × dadi
height-hotel = un albergo
height-bare = terreno vuoto
place-go = Chi passa o si ferma riceve { $salary }.
place-chance = Pesca una carta.
place-chest = Pesca una carta.
place-jail = Solo in visita, se non ci sei stato mandato.
place-go-to-jail = Dritto in prigione, senza stipendio.
place-donation = Una donazione di { $amount } alla banca.
group-brown = Marrone
group-lightblue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-darkblue = Blu
group-station = Stazioni
group-utility = Società

# `zuschlag play` without a terminal.
how-terminal = Per giocare serve un terminale di almeno 80 x 24 caratteri, per Monopoly 100 x 30. Lì:
how-without = Senza terminale ci sono `zuschlag judge`, `zuschlag show` e `zuschlag simulate`. `zuschlag --help` li spiega.

guide-way-back = Continua la guida: { $command }
guide-none = Di { $game } non c’è una prima partita guidata.
guide-keys = L’ultima riga mostra i tasti. Con Invio si va avanti.
