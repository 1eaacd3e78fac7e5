# What happens at a table around a game.

entry-sat = { $who ->
    [you] Ti siedi.
   *[other] { $name } si siede.
}
entry-bot-seated = { $name }, un bot, si siede.
entry-stood = Un posto è di nuovo libero.
entry-changed = Chi ospita ha cambiato le impostazioni.
entry-host-changed = { $who ->
    [you] Ora gestisci tu il tavolo.
   *[other] Ora { $name } gestisce il tavolo.
}
entry-seeds-wanted = Si mescolano le carte.
entry-away = { $who ->
    [you] Sei via; un bot gioca per te.
   *[other] { $name } è via; gioca un bot.
}
entry-stand-in = { $who ->
    [you] Per te continua { $level }: più o meno forte come te.
   *[other] Per { $name } continua { $level }: più o meno della stessa forza.
}
entry-back = { $who ->
    [you] Sei di ritorno.
   *[other] { $name } è di ritorno.
}
entry-kept = { $by ->
    [you] Tieni il posto di { $name }: il tavolo aspetta.
    [host] Chi ospita tiene il posto di { $name }: il tavolo aspetta.
   *[other] { $asker } tiene il posto di { $name }: il tavolo aspetta.
}
entry-wait-asked = { $by ->
    [you] Vorresti aspettare { $name }.
   *[other] { $asker } vorrebbe aspettare { $name }.
}
entry-bot-asked = { $by ->
    [you] Faresti giocare un bot per { $name }.
   *[other] { $asker } farebbe giocare un bot per { $name }.
}
entry-paused = { $who ->
    [you] Metti in pausa.
    [host] Chi ospita mette in pausa.
   *[other] { $name } mette in pausa.
}
entry-unpaused = Si riprende.
entry-stopped = Il server si ferma. Il tavolo lo aspetta.
entry-vacation = { $who ->
    [you] Sei in vacanza fino al { $until }.
   *[other] { $name } è in vacanza fino al { $until }.
}
entry-vacation-over = { $who ->
    [you] Le tue vacanze sono finite.
   *[other] Le vacanze di { $name } sono finite.
}
entry-resumed = Il server è ripartito. Nessuno ha perso tempo.
entry-bell-rung = È suonata la campana. La partita si gioca fino in fondo, con poco tempo per ogni decisione.
entry-row-finished = Qui questa fila è finita. La prossima viene scoperta quando tutti i tavoli sono a questo punto.
entry-gate-lifted = Da adesso questo tavolo non aspetta più gli altri.
entry-pause-asked = { $who ->
    [you] Chiedi una pausa.
   *[other] { $name } chiede una pausa.
}
entry-pause-yes = { $who ->
    [you] Accetti la pausa.
   *[other] { $name } accetta la pausa.
}
entry-pause-no = { $who ->
    [you] Preferisci continuare.
   *[other] { $name } preferisce continuare.
}
entry-ruling-asked = { $who ->
    [you] Proponi di chiudere la partita con la vittoria a { $names }: «{ $reason }»
   *[other] { $name } propone di chiudere la partita con la vittoria a { $names }: «{ $reason }»
}
entry-ruling-yes = { $who ->
    [you] Accetti il risultato.
   *[other] { $name } accetta il risultato.
}
entry-ruling-no = { $who ->
    [you] Non accetti il risultato.
   *[other] { $name } non accetta il risultato.
}
entry-ruled = Una decisione chiude la partita: «{ $reason }»
entry-ruled-agreed = { $names } si accordano su un risultato: «{ $reason }»
entry-vote-yes = { $who ->
    [you] Vuoi chiudere la partita senza risultato.
   *[other] { $name } vuole chiudere la partita senza risultato.
}
entry-undo-asked = { $who ->
    [you] Chiedi di annullare la tua mossa.
   *[other] { $name } chiede di annullare una mossa.
}
entry-undone = { $who ->
    [you] Annulli la tua mossa.
   *[other] { $name } annulla una mossa.
}
entry-code-made = { $who ->
    [you] Chi ospita ha creato per una persona nuova un accesso al tuo posto.
   *[other] Chi ospita ha creato per una persona nuova un accesso al posto di { $name }.
}
entry-seat-moved = { $who ->
    [you] Ora giochi su un altro dispositivo.
   *[other] { $name } gioca ora su un altro dispositivo.
}
entry-handed-on = { $who ->
    [you] Ora una persona nuova gioca per te, con l’accesso di chi ospita.
   *[other] Ora una persona nuova gioca per { $name }, con l’accesso di chi ospita.
}
entry-returned = { $who ->
    [you] Hai ripreso il tuo posto.
   *[other] { $name } ha ripreso il posto.
}
entry-codes-dropped = { $who ->
    [you] Sei di ritorno: l’accesso creato da chi ospita non vale più.
   *[other] { $name } è di ritorno: l’accesso creato da chi ospita non vale più.
}
entry-over = La partita è finita.
entry-agreed = La partita è stata chiusa di comune accordo.
entry-rematch = { $who ->
    [you] Apri un nuovo tavolo per tutti.
    [host] Chi ospita apre un nuovo tavolo per tutti.
   *[other] { $name } apre un nuovo tavolo per tutti.
}
