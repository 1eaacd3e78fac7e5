# Ein Abend mit vielen Tischen: die Generalprobe, die Seite mit den Ergebnissen, die Prüfung der Auslosung.

evening-rehearsal-title = Generalprobe
evening-rehearsal = Das war eine Generalprobe: Statt Menschen haben Bots gespielt.
evening-round-done = Runde { $number }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $again ->
    [0] bisher keine Begegnung doppelt
    [one] bisher 1 Begegnung doppelt
   *[other] bisher { $again } Begegnungen doppelt
  }
evening-podium = { $rank }. { $name }, { $points } Punkte
evening-written = In { $file } ist alles: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, Ergebnisse, Rangliste und die Auslosung zum Nachprüfen.

# Die Seite mit den Ergebnissen

evening-results = Ergebnisse
evening-standings = Rangliste
evening-lot = * In allem gleich, was zählt: Das Los hat entschieden.
evening-round = Runde { $number }
evening-table = Tisch { $number }
evening-final = Finale, Tisch { $number }
evening-bot = ein Bot
evening-column-rank = Platz
evening-column-name = Name
evening-column-points = Punkte
evening-column-wins = Siege
evening-column-rounds = Runden

# Die Auslosung prüfen

evening-draws = { $ok ->
    [yes] Jede Auslosung folgt aus den Geheimzahlen: { $count } insgesamt.
   *[no] Nicht jede Auslosung folgt aus den Geheimzahlen. Falsch: { $wrong }.
  }
evening-seated = { $ok ->
    [yes] Jedes Ergebnis nennt die Leute, die an diesem Tisch saßen.
   *[no] Ein Ergebnis nennt Leute, die nicht an diesem Tisch saßen, oder verschweigt, was vorher dort stand.
  }
evening-sheets = { $ok ->
    [yes] Jeder Ergebniszettel ergibt, neu gezählt, sein Ergebnis: { $count } insgesamt.
   *[no] Nicht jeder Ergebniszettel ergibt sein Ergebnis. Falsch, nach Runde und Tisch: { $wrong }.
  }
evening-thrown = Im Saal gewürfelt: { $thrown }.
evening-counted = Die Rangliste folgt { $ok ->
    [yes] aus
   *[no] nicht aus
  } den Ergebnissen.
evening-verified = Geprüft: Geheimzahlen, Auslosungen und Rangliste passen zusammen.
evening-differs = Nicht bestätigt: An diesem Abend wurde etwas geändert.
evening-limits = Das beweist nicht, dass nicht schon zweimal gelost wurde, bevor du hingesehen hast: Jede weitere Auslosung muss eine Zeile im Protokoll sein. Vergleiche die Zusage mit der, die du vor der Auslosung gesehen hast.

# Einer wird ausgerichtet

evening-join-at = Mitmachen kann man unter { $address }
evening-console-at = Die Leitung, nur für dich: { $address }
evening-wall-at = Für den Beamer: { $address }
evening-kept-in = Alles liegt im Ordner { $folder }. Mit demselben Ordner neu gestartet, geht der Abend weiter.
