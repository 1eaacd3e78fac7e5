# What happens at a table around a game.

entry-sat = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
entry-bot-seated = { $name }, ein Bot, setzt sich.
entry-stood = Ein Platz ist wieder frei.
entry-changed = Der Gastgeber hat die Einstellungen geändert.
entry-host-changed = { $who ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $name } leitet jetzt den Tisch.
}
entry-seeds-wanted = Die Karten werden gemischt.
entry-away = { $who ->
    [you] Du bist weg; ein Bot spielt für dich weiter.
   *[other] { $name } ist weg; ein Bot spielt weiter.
}
entry-stand-in = { $who ->
    [you] Für dich spielt { $level } weiter: etwa so stark wie du.
   *[other] Für { $name } spielt { $level } weiter: etwa gleich stark.
}
entry-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
entry-kept = { $by ->
    [you] Du hältst den Platz von { $name } frei: Der Tisch wartet.
    [host] Der Gastgeber hält den Platz von { $name } frei: Der Tisch wartet.
   *[other] { $asker } hält den Platz von { $name } frei: Der Tisch wartet.
}
entry-wait-asked = { $by ->
    [you] Du möchtest auf { $name } warten.
   *[other] { $asker } möchte auf { $name } warten.
}
entry-bot-asked = { $by ->
    [you] Du würdest für { $name } einen Bot spielen lassen.
   *[other] { $asker } würde für { $name } einen Bot spielen lassen.
}
entry-paused = { $who ->
    [you] Du machst Pause.
    [host] Der Gastgeber macht Pause.
   *[other] { $name } macht Pause.
}
entry-unpaused = Es geht weiter.
entry-stopped = Der Server geht schlafen. Der Tisch wartet auf ihn.
entry-vacation = { $who ->
    [you] Du bist bis zum { $until } im Urlaub.
   *[other] { $name } ist bis zum { $until } im Urlaub.
}
entry-vacation-over = { $who ->
    [you] Du bist aus dem Urlaub zurück.
   *[other] { $name } ist aus dem Urlaub zurück.
}
entry-resumed = Der Server wurde neu gestartet. Niemand hat Zeit verloren.
entry-bell-rung = Der Gong ist ertönt. Die Partie wird zu Ende gespielt, mit wenig Zeit für jede Entscheidung.
entry-row-finished = Diese Reihe ist hier fertig. Die nächste wird gelegt, wenn alle Tische so weit sind.
entry-gate-lifted = Ab jetzt wartet dieser Tisch nicht mehr auf die anderen.
entry-pause-asked = { $who ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
entry-pause-yes = { $who ->
    [you] Du bist mit der Pause einverstanden.
   *[other] { $name } ist mit der Pause einverstanden.
}
entry-pause-no = { $who ->
    [you] Du möchtest lieber weiterspielen.
   *[other] { $name } möchte lieber weiterspielen.
}
entry-ruling-asked = { $who ->
    [you] Du schlägst vor, das Spiel mit einem Sieg für { $names } zu beenden: „{ $reason }“
   *[other] { $name } schlägt vor, das Spiel mit einem Sieg für { $names } zu beenden: „{ $reason }“
}
entry-ruling-yes = { $who ->
    [you] Du bist mit dem Ergebnis einverstanden.
   *[other] { $name } ist mit dem Ergebnis einverstanden.
}
entry-ruling-no = { $who ->
    [you] Du bist mit dem Ergebnis nicht einverstanden.
   *[other] { $name } ist mit dem Ergebnis nicht einverstanden.
}
entry-ruled = Ein Entscheid beendet das Spiel: „{ $reason }“
entry-ruled-agreed = { $names } einigen sich auf ein Ergebnis: „{ $reason }“
entry-vote-yes = { $who ->
    [you] Du möchtest das Spiel ohne Ergebnis beenden.
   *[other] { $name } möchte das Spiel ohne Ergebnis beenden.
}
entry-undo-asked = { $who ->
    [you] Du möchtest deinen Zug zurücknehmen.
   *[other] { $name } möchte einen Zug zurücknehmen.
}
entry-undone = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
entry-code-made = { $who ->
    [you] Der Gastgeber hat für jemand Neues einen Zugang zu deinem Platz gemacht.
   *[other] Der Gastgeber hat für jemand Neues einen Zugang zum Platz von { $name } gemacht.
}
entry-seat-moved = { $who ->
    [you] Du spielst jetzt auf einem anderen Gerät.
   *[other] { $name } spielt jetzt auf einem anderen Gerät.
}
entry-handed-on = { $who ->
    [you] Für dich spielt jetzt jemand Neues, mit dem Zugang des Gastgebers.
   *[other] Für { $name } spielt jetzt jemand Neues, mit dem Zugang des Gastgebers.
}
entry-returned = { $who ->
    [you] Du hast deinen Platz wieder.
   *[other] { $name } hat den Platz wieder.
}
entry-codes-dropped = { $who ->
    [you] Du bist wieder da: Der Zugang des Gastgebers gilt nicht mehr.
   *[other] { $name } ist wieder da: Der Zugang des Gastgebers gilt nicht mehr.
}
entry-over = Das Spiel ist aus.
entry-agreed = Das Spiel wurde einvernehmlich beendet.
entry-rematch = { $who ->
    [you] Du eröffnest einen neuen Tisch für alle.
    [host] Der Gastgeber eröffnet einen neuen Tisch für alle.
   *[other] { $name } eröffnet einen neuen Tisch für alle.
}
