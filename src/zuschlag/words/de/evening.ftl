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
evening-rounds = { $ok ->
    [yes] Die Geheimzahlen jeder Runde mit gleichen Karten sind die zugesagten: { $count } insgesamt.
   *[no] Eine Runde mit gleichen Karten hat andere Geheimzahlen als zugesagt. Falsch: { $wrong }.
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

# Die Prüfung von draw.json, und das Kennzeichen

evening-draws-alone = Das sind die Auslosungen eines Abends für sich; Namen und Ergebnisse stehen in evening.json.
evening-draws-verified = Geprüft: Zufallszahlen und Auslosungen passen zusammen.
evening-mark = Kennzeichen dieses Abends: { $mark }. Es muss dasselbe sein wie an der Wand und auf den Urkunden.

# Am Nachmittag davor

evening-check-ok = gut
evening-check-note = Achtung
evening-check-bad = so nicht
evening-check-address = Telefone erreichen diesen Rechner unter { $address }
evening-check-other-address = Und unter { $address }, in einem anderen Netz
evening-check-may-change = { $how ->
    [lent] Das Netz hat { $address } nur verliehen und kann eine andere vergeben.
   *[unknown] Ob { $address } bleibt, ist hier nicht herauszufinden.
  } Gib diesem Rechner eine feste Adresse: An ihr werden Telefone erkannt, und ändert sie sich, brauchen alle ihre Karte.
evening-check-no-network = Dieser Rechner ist in keinem Netz: Kein Telefon kann ihn erreichen.
evening-check-not-shared = Mit --no-lan kann ihn kein Telefon erreichen.
evening-check-port-free = Port { $port } ist frei.
evening-check-port = Port { $port } geht nicht: { $reason }. Wähle mit --port einen anderen.
evening-check-disk = Der Ordner { $folder } hat Platz: { $free } MB.
evening-check-disk-full = Für den Ordner { $folder } ist zu wenig Platz: { $free } MB.
evening-check-unwritable = In den Ordner { $folder } lässt sich nichts schreiben.
evening-check-clock = { $ok ->
    [yes] Die Uhr sagt { $time }. Vergleiche sie mit deiner.
   *[no] Die Uhr sagt { $time }, da gab es dieses Programm noch nicht: Stell sie.
  }
evening-check-room = Platz für { $phones } Telefone zugleich.
evening-check-no-pages = Die Seiten fehlen in dieser Installation: Telefone würden nichts sehen.
evening-check-not-compiled = Die Regeln sind noch nicht übersetzt. Starte jetzt zuschlag compile, dann wartet heute Abend niemand darauf.
evening-check-verdict = { $ok ->
    [yes] So kann ein Abend stattfinden. Öffne die Adresse trotzdem mit einem Telefon im WLAN des Saals.
   *[no] So kann kein Abend stattfinden.
  }

# Überall dieselben Karten

rounds-games = { $ok ->
    [yes] Jede Partie folgt aus ihren Geheimzahlen: { $count } insgesamt.
   *[no] Nicht jede Partie folgt aus ihren Geheimzahlen. Falsch, nach Zeilen: { $wrong }.
  }
rounds-alike = { $ok ->
    [yes] Tische gleicher Größe hatten dieselben Karten in derselben Reihenfolge. Runden mit gleichen Karten: { $count }.
   *[no] Tische einer Runde hatten verschiedene Karten: { $wrong }.
  }
rounds-verified = Geprüft: jede Partie, und dass Tische dieselben Karten hatten.
rounds-differ = Nicht bestätigt: Sieh dir die Zeilen darüber an.
traveller-card = Karte
traveller-caption = Dieselben Karten an allen Tischen zu { $seats }
traveller-buildings = Gebäude { $card }
traveller-cheques = Scheck { $card }
traveller-got-buildings = { $name } für { $figure }
traveller-got-cheques = { $name } mit { $figure }
