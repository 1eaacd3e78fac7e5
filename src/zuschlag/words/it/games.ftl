# Names of games, editions, switches, bots and boards. A key is the kind and the name, with - for a dot.

# Games

game-for-sale = For Sale
game-monopoly = Monopoly

# Editions and presets

edition-2015 = 2015, come si vende oggi
edition-2015-variant = 2015, un edificio in meno
edition-1997 = 1997, la prima scatola
edition-1997-strict = 1997, solo al rialzo
edition-1997-variant = 1997, un edificio in meno
edition-2005-seed = 2005, quattordici monete a testa
edition-2005-published = 2005, come stampata
edition-aalen-event = Aalen, come al torneo in città
edition-aalen-event-strict = Aalen, alla lettera
edition-aalen-casual = Aalen, con calma
edition-tournament = Torneo
edition-classic = Classico

# How they differ, in one sentence

about-2015 = Trenta edifici. Ogni offerta deve superare l’ultima.
about-2015-variant = In ogni fila manca un edificio: chi passa per primo non ne prende, ma riprende tutte le monete.
about-1997 = Venti edifici, quindici monete. Un’offerta può pareggiare l’ultima.
about-1997-strict = Come nel 1997, ma ogni offerta deve superare l’ultima.
about-1997-variant = Come nel 1997, con un edificio in meno per fila: chi passa per primo non ne prende.
about-2005-seed = Trenta edifici e quattordici monete a testa, non importa in quanti si gioca.
about-2005-published = Diciotto monete in tre o quattro. Chi passa perde la moneta dispari.
about-aalen-event = L’affitto lo chiedi tu, con calma. Un’ora, denaro coperto.
about-aalen-event-strict = Chi chiede tardi perde l’affitto. Un’ora, denaro coperto.
about-aalen-casual = L’affitto arriva da solo, il denaro è scoperto. Quanto dura lo decidi tu.
about-tournament = Un’ora, e nessuno chiede l’affitto per te.
about-classic = Come a casa di molti: più tempo per l’affitto, nessun limite di tempo.

# Bots, and what they are like

bot-random = Banderuola
bot-heuristic = Ragioniere
bot-landlord = Padrone di casa
bot-searcher = Stratega
bot-visitor = Visitatore
bot-neighbour = Vicina
bot-collector = Collezionista
bot-club = Giocatore da circolo
bot-dealer = Mercante
bot-appraiser = Perito
bot-auctioneer = Banditrice
bot-champion = Campionessa
bot-forgetful = Sognatrice
bot-capped = Risparmiatrice
bot-careful = Prudente
bot-lodger = Inquilino
bot-stroller = Passante
bot-shopkeeper = Bottegaio
bot-broker = Mediatore
bot-builder = Costruttore
bot-magnate = Magnate
bot-tycoon = Tycoon
character-random = Fa una cosa qualsiasi fra quelle permesse. Per fare pratica.
character-heuristic = Fa i conti e non paga mai troppo.
character-landlord = Raccoglie colori, costruisce presto, tratta duro.
character-searcher = Gioca migliaia di partite nella mente prima di ogni mossa.
character-visitor = È appena entrato e gli piace quasi tutto.
character-neighbour = Conosce bene le regole e a grandi linee i prezzi.
character-collector = Vede quanto vale una casa, e ogni tanto se ne innamora.
character-club = Gioca con criterio, come in una buona serata al circolo.
character-dealer = Lascia passare una fila scadente e di rado paga troppo.
character-appraiser = Sbaglia solo dove la differenza è davvero minima.
character-auctioneer = Sa a memoria ciò che migliaia di partite hanno insegnato.
character-champion = Osserva come offre ciascuno e a ciascuno risponde a modo suo.
character-forgetful = Gioca bene, ma presto dimentica chi ha comprato che cosa.
character-capped = Si dà un limite prima di ogni fila, e non lo supera.
character-careful = Non offre più del necessario e tiene sempre qualcosa da parte.
character-lodger = Sta ancora imparando, dimentica metà e non se la prende mai.
character-stroller = Si gode la passeggiata, compra ciò che piace e ogni tanto perde un affare.
character-shopkeeper = Bada alla cassa e ogni tanto si appisola.
character-broker = Sa quanto vale un contratto, e di tanto in tanto se ne ricorda.
character-builder = Scambia per avere colori interi e costruisce in fila.
character-magnate = Pesa ogni contratto, ogni casa e ogni scambio per quanto avvicina alla vittoria.
character-tycoon = Pesa come il magnate, poi gioca la partita fino in fondo mille volte.

# Boards

board-aalen = Aalen
board-classic = Tabellone classico

# Switches

switch-least_bid = Prossima offerta
switch-refund = Moneta dispari
switch-open_info = Tutto scoperto
switch-variant5_removed = Carte messe da parte
switch-players-max = Giocatori al massimo
switch-players-mayLeave = Ritirarsi è permesso
switch-rent-claim = Affitto
switch-rent-groupWithMortgage = Affitto con un’ipoteca nel gruppo
switch-rent-utilityRoll = Affitto delle società
switch-rent-countMortgaged = Contano anche gli ipotecati
switch-auction-minOpen = Prima offerta
switch-auction-step = Rilancio
switch-auction-order = Chi offre quando
switch-buildAuction-floor = Asta delle ultime case
switch-hotel-needsAllFour = Albergo dopo quattro case
switch-sell-hotelShort = Vendere un albergo senza case
switch-jail-rollOptional = Restare in prigione
switch-interest-round = Arrotondare gli interessi
switch-end-mode = Allo scadere del tempo
switch-end-limit = Durata
switch-end-buildings = Edifici alla fine
switch-end-tiebreak = Parità
switch-build-alwaysAsk = Chiedere prima di costruire
switch-bankrupt-estate = Bancarotta
switch-donation = Donazioni
switch-cash-hidden = Denaro coperto

# What a switch decides

hint-least_bid = Se un’offerta deve superare la più alta o può pareggiarla.
hint-refund = Chi passa riprende la metà. Qui si decide della moneta che non si può dividere.
hint-open_info = Tutti vedono monete, edifici e assegni degli altri. Chi posa una carta la posa comunque coperta.
hint-variant5_removed = In cinque: con 3 l’ultima fila è più corta, con 2 sono tutte piene.
hint-players-max = Quanti possono sedersi. Di solito sei.
hint-players-mayLeave = Chi non vuole più può lasciare la partita; la banca mette i beni all’asta.
hint-rent-claim = Se l’affitto arriva da solo o va chiesto, e quanto tempo c’è.
hint-rent-groupWithMortgage = Quanto rendono le altre strade di un colore completo se una è ipotecata.
hint-rent-utilityRoll = L’affitto di una società segue i dadi: un nuovo lancio, o quello d’arrivo.
hint-rent-countMortgaged = Se stazioni e società ipotecate contano nel numero che possiedi.
hint-auction-minOpen = Il minimo per aprire un’asta.
hint-auction-step = Di quanto deve salire almeno ogni offerta.
hint-auction-order = A turno, o chi chiama per primo.
hint-buildAuction-floor = Da dove parte l’asta quando in più vogliono le ultime case.
hint-hotel-needsAllFour = Un albergo richiede quattro case su ogni strada del colore.
hint-sell-hotelShort = Che cosa succede se la banca non ha case da rendere.
hint-jail-rollOptional = Chi è in prigione può rinunciare al lancio.
hint-interest-round = Come si arrotondano le frazioni.
hint-end-mode = Che cosa si gioca ancora fino in fondo.
hint-end-limit = Quando finisce la partita, se in gioco c’è ancora più di una persona.
hint-end-buildings = Se case e alberghi contano a prezzo pieno o a metà.
hint-end-tiebreak = Se la vittoria si divide, o decidono i colori completi, poi denaro, edifici e ipoteche.
hint-build-alwaysAsk = Se gli altri possono dire che vogliono costruire anche loro.
hint-bankrupt-estate = Se i contratti passano al creditore ipotecati o così come sono.
hint-donation = Quanto chiedono le due caselle di donazione.
hint-cash-hidden = Quanto hanno gli altri lo vedi solo alla fine.

# Their values

value-raise = deve superare
value-match = può pareggiare
value-up = torna a te
value-down = è persa
value-auto = arriva da solo
value-manual = da chiedere prima del prossimo lancio
value-manual-grace = da chiedere; il lancio aspetta
value-championship = da chiedere, un turno in più
value-base = affitto semplice
value-double = affitto doppio
value-fresh = nuovo lancio
value-arrival = il lancio d’arrivo
value-clockwise = a turno
value-open = chi chiama per primo
value-regular = al prezzo normale
value-atomicGroup = tutto il colore insieme
value-refuse = non si può
value-ceil = per eccesso
value-floor = per difetto
value-equalTurns = il giro
value-finishTurn = solo il turno in corso
value-stopNow = più niente
value-full = prezzo pieno
value-half = metà prezzo
value-shared = vittoria divisa
value-list = colori, poi denaro, poi edifici
value-short = solo se scarseggiano
value-off = mai
value-on = sempre
value-mortgaged = ipotecati
value-all = così come sono
value-null = senza limite
value-true = Sì
value-false = No

# How long a game lasts

limit-minutes = { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }
limit-rounds = { $n ->
        [one] un giro
       *[other] { $n } giri
    }

# Rounds

round-number = Giro { $n }
round-number-of = Giro { $n } di { $of }
for-sale-round = { round-number-of }
