# What a table says to people in pages and in the terminal alike.

talk-none = Nessuno ha ancora detto niente.
going-once = E uno, e due
ask-last-call = L’ultimo turno è finito. Chiedi i tuoi affitti, poi di’ che hai finito.
answer-let-go = Lascia andare i dadi
answer-double = Tira per un doppio
stand-no-bid = Ancora nessuna offerta
place-parking = Qui non succede niente.
pace-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
notice-your-turn = Tocca a te
notice-wanted = A un tavolo qualcosa ti aspetta
notice-bot-plays = Un bot gioca per te: riprendi il tuo posto
