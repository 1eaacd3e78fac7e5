# What only the command line and the terminal come across: files, boards, checks, journals, settings. Keys as in refusals.ftl.

# Files of games

refused-record-unreadable = { $file } non si può leggere: { $reason }.
refused-record-unwritable = { $file } non si può scrivere: { $reason }.
refused-record-bad-target = { $file } deve finire in { $allowed }.
refused-record-unknown-policy = Il giocatore { $policy } non esiste. Noti: { $known }.
refused-record-wrong-number-of-policies = { $found } giocatori per { $seats } posti: indicane uno, o uno per posto.
refused-table-unknown-opponent = Qui nessuno si chiama { $opponent }.
refused-table-wrong-number-of-opponents = Indica un avversario per tutti, o { $expected }; ne hai indicati { $found }.
refused-table-unreadable-board = Il tabellone { $board } non si può leggere: { $reason }.
refused-table-faulty-board = Il tabellone ha un errore in { $path }. `zuschlag board check` li indica tutti.

# At a table in a terminal

cannot-bid = Un’offerta vorrebbe { $least ->
    [one] { $least } moneta
   *[other] { $least } monete
}; ne hai { $most }. Resta solo passare.

# Boards: where, what is wrong, and what would be right

refused-board-unknown-name = { $path }: il tabellone { $name } non esiste. Noti: { $known }.
refused-board-wrong-type = { $path } deve essere { $expected }, non { $found }.
refused-board-missing-key = Manca { $path }. Qui servono: { $needed }.
refused-board-unknown-key = { $path } non fa parte di un tabellone. Qui note: { $known }.
refused-board-wrong-count = { $path } deve avere { $expected } voci, non { $found }.
refused-board-wrong-kind = { $path } è { $found }; su ogni tabellone questa casella è { $expected }.
refused-board-wrong-group = { refused-board-wrong-kind }
refused-board-out-of-range = { $path } è { $found }; deve essere da { $least } a { $most }.
refused-board-not-even = { $path } è { $found }; se ne paga anche la metà, quindi usa { $below } o { $above }.
refused-board-not-ascending = { $path } è { $found }; deve essere più di { $more_than } che lo precede.
refused-board-houses-differ = { $path } è { $found }; tutte le strade di { $group } hanno un prezzo, { $expected }.
refused-board-wrong-id = { $path } è { $found }; le carte stanno in ordine, questa è { $expected }.
refused-board-unknown-effect = { $path } è { $found }. Effetti noti: { $known }.
refused-board-keepers = { $path } ha { $found } carte da tenere; devono essere { $expected }.
refused-board-bad-target = { $path } è { $found }; una carta manda da { $least } a { $most }, mai a { $never }.
refused-board-too-far-back = { $path } è { $found }; da { $least } a { $most } passi restano prima del via.
refused-board-no-language = { $path } non ha lingue. Danne almeno una fra: { $known }.
refused-board-bad-text = { $path } ha { $found } caratteri; vanno bene da { $least } a { $most } visibili.
refused-board-unknown-placeholder = { $path } ha { $found }; fra graffe questa carta conosce: { $known }.
refused-board-too-large = Questo file supera { $most_bytes } byte; nessun tabellone è così grande.
refused-board-long-line = La riga { $line } ha { $found } caratteri; se ne leggono al massimo { $most }.
refused-board-not-utf-8 = La riga { $line } non è UTF-8; salva il file come testo UTF-8.
refused-board-too-deep = Questo file è annidato troppo in profondità per un tabellone.
refused-board-not-toml = La riga { $line } non è TOML: { $reason }.
refused-board-exists = { $file } c’è già; --force lo sovrascrive.

# Checking a deal

refused-fair-missing = Alla partita manca la prova del mescolamento: non viene da un tavolo dal vivo.
refused-fair-not-revealed = Il server non ha ancora mostrato il suo numero; lo fa a partita finita.
refused-fair-unknown-version = Il mazzo è stato mescolato con { $version }. Noti qui: { $known }.
refused-fair-bad-table = { $path } deve avere da { $least } a { $most } caratteri, non { $found }.
refused-fair-not-hex = { $path } deve essere di { $digits } cifre esadecimali minuscole, non { $found }.
refused-fair-wrong-number-of-seeds = { $path } deve avere una voce per posto: { $expected }, non { $found }.
refused-fair-not-sealed = { $path } ha un numero mostrato e mai sigillato.
refused-verify-nothing-named = Indica un file, o un tavolo con --table.
refused-verify-no-key = In { $file } non c’è la chiave di un server; indicala con --key.

# The journal, its backups and its exports

refused-journal-locked = Un altro server ha aperto questo registro ({ $file }). Prima fermalo.
refused-journal-unopenable = Il registro { $file } non si può aprire: { $reason }.
refused-journal-not-a-journal = { $file } è una base di dati, ma non un registro di Zuschlag.
refused-journal-newer-version = L’ha scritto uno Zuschlag più recente (versione { $version }; questo conosce { $known }). Installa quello.
refused-journal-older-version = { $file } è stato scritto da uno Zuschlag più vecchio. Avvia una volta il server: aggiorna il file.
refused-journal-newer-entry = Una voce { $kind } è stata scritta da uno Zuschlag più recente (versione { $version }; questo conosce { $known }).
refused-journal-old-sqlite = SQLite { $version } può danneggiare i registri; serve { $least } o più recente.
refused-journal-disk-nearly-full = Sul disco del registro restano solo { $free } byte; il server ne vuole { $least }.
refused-journal-no-write-ahead-log = Il disco del registro non permette la scrittura anticipata ({ $mode }). I dischi di rete non la permettono; scegli un altro posto.
refused-journal-not-synchronous = Il registro non sarebbe su disco prima che le mosse siano mostrate.
refused-journal-server-unsafe = PostgreSQL ha { $setting } = { $found }: potrebbe perdere mosse. Mettilo a on.
refused-journal-unreachable = La base di dati non risponde.
refused-journal-unreadable = Il registro non si può leggere: { $reason }.
refused-journal-unwritable = Il registro non si può scrivere: { $reason }.
refused-journal-disk-full = Il disco del registro è pieno.
refused-journal-io-error = Il disco del registro si è guastato: { $reason }. Il server deve fermarsi.
refused-journal-broken = Il disco del registro si è guastato. Riavvia il server quando torna a funzionare.
refused-journal-closed = Il registro è chiuso.
refused-journal-unknown-address = Non c’è un registro di tipo { $kind }. Indica un file o postgresql://…
refused-journal-no-asyncpg = Per PostgreSQL installa zuschlag[postgres].
refused-journal-bad-key = Una chiave è lunga { $bytes } byte, non { $found }.
refused-journal-key-unusable = Il file della chiave { $file } non si può usare: { $reason }.
refused-journal-key-missing = Manca la chiave { $file }, con cui sono sigillate le partite di questo registro. Riprendila dalla tua copia. Se non c’è, zuschlag serve --new-key comincia con una nuova: allora nessuna partita di prima può continuare o essere mostrata.
refused-journal-other-key = La chiave { $file } non è quella di questo registro. Metti quella giusta: la tua copia, o una messa da parte ({ $file }.old-1). Se è persa, zuschlag serve --new-key comincia con una nuova: allora nessuna partita di prima può continuare o essere mostrata.
refused-journal-key-fits = La chiave { $file } è quella giusta: con una nuova si perderebbero solo partite. Avvia senza --new-key.
refused-journal-lost-tail = Il registro ha perso la fine: { $tables ->
    [one] { $tables } tavolo era
   *[other] { $tables } tavoli erano
  } { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
  } più avanti quando fu annotato in { $file }, e la gente le ha viste. È una vecchia copia, o è sparito il file journal.db-wal accanto? Rimetti quel che manca. zuschlag tables check indica i tavoli. zuschlag serve --accept-loss va avanti con quel che c’è.
refused-journal-heads-unreadable = { $file } non si può leggere: { $reason }. Senza, nessuno sa se il registro ha perso la fine.
refused-journal-table-lost-tail = Tavolo { $table }: aveva { $seq ->
    [one] { $seq } voce
   *[other] { $seq } voci
  }, e ne { $found ->
    [one] resta
   *[other] restano
  } solo { $found }.
refused-journal-table-missing = Tavolo { $table }: { $entries ->
    [one] la sua { $entries } voce c’è
   *[other] le sue { $entries } voci ci sono
  }, ma il tavolo è sparito dall’elenco dei tavoli.
refused-journal-table-unreadable = Tavolo { $table }: non si può leggere: { $reason }.
refused-journal-sealed-otherwise = Tavolo { $table }: questa chiave non apre ciò che è sigillato nella voce { $seq }.
refused-journal-corrupt = Il registro è danneggiato: { $reason }. zuschlag tables check dice che cosa costa; zuschlag restore mette una copia al suo posto.
refused-journal-wrong-seal = Una parte sigillata non si apre: appartiene a un’altra chiave o a un altro posto.
refused-journal-gap = Tavolo { $table }: manca la voce { $seq }; al suo posto c’è { $found }.
refused-journal-other-table = Tavolo { $table }: la voce { $seq } appartiene a { $found }.
refused-journal-wrong-link = Tavolo { $table }: la voce { $seq } non segue quella prima.
refused-journal-changed = Tavolo { $table }: la voce { $seq } è stata cambiata dopo.
refused-journal-epoch-fell = Tavolo { $table }: la voce { $seq } è di chi non poteva più scrivere.
refused-journal-cut-short = Tavolo { $table }: dovrebbe avere { $seq ->
    [one] { $seq } voce
   *[other] { $seq } voci
  }, ma finisce con { $found }.
refused-journal-unknown-table = Il tavolo { $table } non esiste.
refused-journal-table-exists = Il tavolo { $table } è già nel registro.
refused-journal-code-taken = Il codice del tavolo { $table } è già di un altro tavolo.
refused-journal-target-exists = { $file } è già lì. Sovrascrivilo con --force.
refused-journal-target-not-empty = In quel registro ci sono già tavoli. Con --force si aggiungono.
refused-journal-not-a-backup = { $file } non è una copia di sicurezza di Zuschlag.
refused-journal-other-store = { $file } è la copia di un registro SQLite; non può andare in PostgreSQL.
refused-journal-copy-failed = { $file } non si può copiare: { $reason }.
refused-journal-damaged = { $file } è danneggiato: { $reason }.
refused-journal-not-tables = Non è un file di tavoli esportati: { $reason }.
refused-journal-unreadable-line = { $path } non si può leggere: { $reason }.
refused-journal-trailing-lines = C’è qualcosa dopo la fine del file ({ $path }).
refused-journal-cut-off = Il file si ferma prima della fine.
refused-journal-wrong-checksum = Il file è stato cambiato: la somma di controllo non torna.
refused-journal-table-without-entries = Un tavolo del file non ha voci.
refused-journal-entries-without-table = Nel file ci sono voci senza tavolo.

# Settings of a server, with what to set

refused-serve-bad-setting = Un’impostazione è sbagliata: { $reason }.
refused-serve-unreadable-config = { refused-record-unreadable }
refused-serve-bad-config = { $file } non è TOML: { $reason }.
refused-serve-half-tls = Un certificato vuole la sua chiave: imposta --tls-cert e --tls-key.
refused-serve-unreadable-tls = { $file } non si può leggere.
refused-serve-bad-tls = Il certificato e la sua chiave non si possono usare: { $reason }.
refused-serve-bad-origin = { $origin } non è un’origine. Scrivila come https://play.example.org, in minuscolo, senza percorso.
refused-serve-bad-push = I servizi push vogliono un indirizzo a cui scrivere: { $contact } non è né posta (io@example.org) né https://.
refused-serve-bad-push-host = { $host } non è il nome di un servizio push, come push.example.org o *.example.org.
refused-serve-push-loopback = I push senza https sono solo per le prove su questo computer. Togli push_loopback.
refused-serve-bad-proxy = { $proxy } non è né l’indirizzo né la rete di un proxy.
refused-serve-workers-need-postgresql = { $workers } processi vogliono un registro in PostgreSQL: imposta --journal postgresql://…
refused-serve-relay-needs-postgresql = Più macchine vogliono un registro comune in PostgreSQL: imposta --journal postgresql://…
refused-serve-bad-relay = { $address } non è un indirizzo numerico a cui altre macchine raggiungono questa.
refused-serve-relay-needs-key = Le macchine che condividono un registro hanno le stesse chiavi, e { $file } qui manca. Copia il file da un’altra macchina; per un registro nuovo avvia una volta senza --relay-host.
refused-serve-relay-unusable = Non si possono sentire altri processi su { $address }: { $reason }.
refused-serve-relay-elsewhere = Un processo su { $address } e questo su { $own } non possono chiamarsi. Dai a ogni macchina che condivide il registro il suo --relay-host.
refused-serve-public-needs-tls = { $host } è raggiungibile da altri. Imposta --lan per una rete locale, o --tls-cert e --tls-key, o --trusted-proxy con l’indirizzo del proxy davanti.
refused-serve-public-needs-origin = Imposta --origin sull’indirizzo che si digita, come https://play.example.org.
refused-serve-public-needs-https = Oltre la rete locale ogni --origin deve cominciare con https://.
refused-serve-cannot-listen = La porta { $port } su { $host } non si può aprire: { $reason }. La usa un altro programma? Scegline un’altra con --port; con make: make play ARGS='--port 8770'.

# Una serata

refused-event-exists = { refused-board-exists }
refused-event-unwritable = Non è stato possibile scrivere { $file }: { $reason }.
refused-event-not-an-evening = { $path } non è una serata come è stata esportata ({ $reason }).

# Where a game stood

phase-buy = asta
phase-sell = vendita
phase-done = finita
phase-auction = asta
phase-debt = debito
phase-wishes = richieste di costruzione
phase-window = fra due turni
phase-turn = turno

# Ricerca

refused-lab-part-needs-folder = Una parte ha bisogno di una cartella comune a tutte: aggiungi --folder.
refused-research-not-installed = Qui serve { $package }: installa { $install }.
refused-research-no-ray = Nessun Ray risponde a { $address }.
refused-research-no-records = In { $where } non ci sono partite in Parquet; le scrive `zuschlag records`.
refused-research-bad-query = La domanda non si capisce: { $reason }
refused-research-only-select = Si chiede con un solo SELECT, e con nient’altro.
refused-research-no-line-end = La riga { $line } non finisce: il file è troncato.
refused-research-not-utf-8 = La riga { $line } non è UTF-8, quindi non è una partita.
refused-research-no-tables = A un ambiente serve almeno un tavolo, non { $found }.
refused-research-unknown = { $path }: { $given } non esiste. Qui si conoscono: { $known }.
refused-research-lineup = Indica un giocatore per ogni posto ({ $seats }), almeno uno che impara; hai indicato { $named }.
refused-research-one-learner = Se imparano in più, usa l’ambiente vettoriale o PettingZoo; hai indicato { $named }.
