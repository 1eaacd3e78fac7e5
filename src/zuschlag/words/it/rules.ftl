# The short rules, put together by what a table has agreed. Pages load them with their help.

rules-for-sale-aim-title = Di che si tratta
rules-for-sale-aim = Prima spendi monete per gli edifici, poi trasformi gli edifici in assegni. Vince chi ha di più fra assegni e monete rimaste. Una moneta risparmiata è una moneta guadagnata.
rules-for-sale-table-title = Preparazione
rules-for-sale-table = Ognuno riceve { $coins } monete. Si gioca con { $cards } edifici su { $all } e altrettanti assegni; quel che manca non lo vede nessuno. Due assegni sono scoperti e valgono 0, il migliore vale { $best }.
rules-for-sale-bid-title = Offrire
rules-for-sale-bid = Ci sono { $shown } edifici in fila. A turno offri o passi. Un’offerta è sempre il tuo totale per questo giro, almeno 1, scoperta davanti a te.
rules-for-sale-bid-raise = Deve superare la più alta.
rules-for-sale-bid-match = Deve raggiungere la più alta e superare la tua ultima.
rules-for-sale-pass-title = Passare
rules-for-sale-pass = Chi passa prende l’edificio più economico rimasto e riprende metà dell’offerta.
rules-for-sale-pass-up = La moneta dispari è tua.
rules-for-sale-pass-down = La moneta dispari è persa.
rules-for-sale-pass-none = In ogni fila c’è un edificio in meno: il primo che passa non ne prende, ma riprende tutte le monete.
rules-for-sale-hammer = Chi resta per ultimo paga tutta l’offerta, prende l’edificio migliore e apre il giro seguente.
rules-for-sale-sale-title = Vendere
rules-for-sale-sale = Finiti gli edifici, si mettono in fila gli assegni. Ognuno posa un edificio coperto, poi si scoprono: l’edificio migliore prende l’assegno migliore, il secondo il secondo. Così fino a vendere tutto.
rules-for-sale-sale-alone = Chi da solo ha ancora edifici prende tutti gli assegni rimasti.
rules-for-sale-end-title = Fine
rules-for-sale-end = Assegni e monete si sommano, una moneta vale 1. In parità decidono le monete, poi la vittoria si divide.
rules-for-sale-sight-covered = Monete, edifici e assegni degli altri sono coperti. Quel che succede è pubblico: la buona memoria è permessa.
rules-for-sale-sight-open = A questo tavolo è tutto scoperto. Quel che posi per la vendita resta segreto finché non si scoprono le carte.

rules-monopoly-aim-title = { rules-for-sale-aim-title }
rules-monopoly-aim = Tutti partono con { $start } e girano sul tabellone, comprano caselle e incassano affitti. Vince chi alla fine possiede di più. Chi non può pagare è fuori.
rules-monopoly-turn-title = Un turno
rules-monopoly-turn = Tira e muovi. Chi raggiunge o supera la Partenza riceve { $salary }. Una casella libera la puoi comprare al suo prezzo; se non la vuoi va all’asta, e tutti possono offrire. Con un doppio tiri ancora, il terzo porta in prigione. Fra due turni tutti possono costruire, ipotecare e scambiare. Sul parcheggio non c’è denaro.
rules-monopoly-auction-title = Aste
rules-monopoly-auction-clockwise = A turno; chi passa è fuori. La prima offerta è almeno { $first }, ogni altra almeno { $step } in più. Solo contanti.
rules-monopoly-auction-open = Tutti possono offrire in ogni momento; chi passa è fuori. La prima offerta è almeno { $first }, ogni altra almeno { $step } in più. Solo contanti.
rules-monopoly-rent-title = Affitto
rules-monopoly-rent-auto = L’affitto si paga da solo.
rules-monopoly-rent-manual = Chi possiede la casella deve chiedere l’affitto prima che si tiri di nuovo. Altrimenti la visita era gratis.
rules-monopoly-rent-manual-grace = Chi possiede la casella deve chiedere l’affitto prima che si tiri di nuovo. Il prossimo lancio aspetta per questo qualche secondo, a un tavolo lento un giorno.
rules-monopoly-rent-championship = Chi possiede la casella deve chiedere l’affitto; c’è tempo fino al turno dopo il prossimo.
rules-monopoly-rent-base = Le strade senza edifici di un colore completo rendono il doppio, se nessuna è ipotecata.
rules-monopoly-rent-double = Le strade senza edifici di un colore completo rendono il doppio, anche se un’altra è ipotecata.
rules-monopoly-rent-mortgaged = Una casella ipotecata non rende affitto.
rules-monopoly-build-title = Costruire
rules-monopoly-build = Con tutte le strade di un colore, nessuna ipotecata, puoi costruire in modo uniforme: le strade differiscono di un livello al massimo, e il quinto è un albergo. La banca ha { $houses ->
    [one] { $houses } casa
   *[other] { $houses } case
  } e { $hotels ->
    [one] { $hotels } albergo
   *[other] { $hotels } alberghi
  }. Se in più vogliono gli ultimi, si va all’asta. Vendere rende la metà.
rules-monopoly-mortgage-title = Ipoteche e scambi
rules-monopoly-mortgage = Un’ipoteca rende metà del prezzo, se nel colore non c’è niente; riscattare costa un decimo in più. Si scambiano caselle, carte d’uscita e denaro, ed entrambi danno qualcosa, non solo denaro. Tre proposte a turno, niente prestiti, niente promesse.
rules-monopoly-jail-title = Prigione
rules-monopoly-jail = Esci con un doppio, con { $fine } o con una carta. Dopo il terzo lancio fallito paghi e muovi. Anche in prigione incassi, offri, costruisci e scambi.
rules-monopoly-debt-title = Debiti
rules-monopoly-debt-mortgaged = Quel che non puoi pagare subito lo devi trovare: vendi edifici, ipoteca, scambia. Se non basta, è bancarotta: il creditore prende le tue caselle ipotecate, la banca le mette all’asta.
rules-monopoly-debt-all = Quel che non puoi pagare subito lo devi trovare: vendi edifici, ipoteca, scambia. Se non basta, è bancarotta: il creditore prende le tue caselle così come sono, la banca le mette all’asta.
rules-monopoly-end-title = Fine
rules-monopoly-end-none = La partita finisce quando resta una sola persona.
rules-monopoly-end-rounds = La partita finisce dopo { $n ->
        [one] un giro
       *[other] { $n } giri
    }, o quando resta una sola persona.
rules-monopoly-end-minutes = Dopo { $n ->
        [one] un minuto
       *[other] { $n } minuti
    } il tempo è scaduto.
rules-monopoly-end-equalTurns = Il giro si finisce, così tutti hanno avuto gli stessi turni.
rules-monopoly-end-finishTurn = Si finisce solo il turno in corso.
rules-monopoly-end-stopNow = Ci si ferma subito.
rules-monopoly-end-full = Contano contanti, caselle al loro prezzo (ipotecate a metà) ed edifici al loro prezzo.
rules-monopoly-end-half = Contano contanti, caselle al loro prezzo (ipotecate a metà) ed edifici a metà prezzo.
rules-monopoly-sight-covered = I contanti degli altri sono coperti; caselle, edifici e ogni pagamento sono pubblici.
rules-monopoly-sight-open = Tutto il denaro è scoperto. Coperti sono solo i desideri di costruzione e i mazzi.
