# What `zuschlag league` prints, its page, and what it cannot play; what the league of a server refuses.

league-title = Campionato: { $game }
league-lead = { $games ->
    [one] Finora una partita.
   *[other] Finora { $games } partite.
 } Tutti giocano contro tutti a rotazione; la pagina si riscrive dopo ogni partita.
league-note = Ogni bot ha lo stesso tempo di calcolo per ogni mossa, contato come tempo CPU del suo processo confinato. Quello che ne fa dipende dalla macchina, perciò queste partite non si possono ripetere bit per bit; le loro registrazioni si possono verificare.
league-latest = Ultime partite
league-millis = ms di CPU a mossa
league-warning = I bot di questa cartella girano come codice tuo. I loro processi sono confinati, ma non è una prigione: mettici solo file che eseguiresti tu stesso.
league-page = La pagina: { $page }
league-stopped = Fermato. Lo stesso comando riprende da qui.

refused-league-too-few-bots = Un campionato vuole almeno due bot; { $folder } ha { $found ->
    [one] un file
   *[other] { $found } file
 } con una funzione choose.

# The league of a server: programs hear of it

refused-serve-league-alone = Un campionato vuole un server con un solo processo, non { $workers }.
refused-serve-league-one-host = Un campionato vuole un server su una sola macchina: togli --relay-host.
refused-league-none = Su questo server non c’è un campionato.
refused-league-programs-only = Il campionato è per programmi: vieni con un token per bot.
refused-league-not-entered = Questo programma non è nel campionato. Prima iscrivilo.
refused-league-name-taken = Nel campionato qualcuno si chiama già { $name }, o quasi. Scegli un altro nome.
refused-league-has-name = Questo programma è noto nel campionato come { $name }.
refused-league-no-house = Nessun bot di { $game } può occupare i posti di un campionato.
refused-limit-league = Il campionato ha già { $most } programmi. Riprova più tardi.
