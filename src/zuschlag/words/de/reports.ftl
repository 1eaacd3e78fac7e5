# What `verify`, `simulate` and `tables` print for people, and a server that has lost something.

# Checking a deal

fair-ok = ok
fair-no = NEIN
fair-verified = Geprüft: Regeln, Geheimzahlen, Karten und Würfel passen zusammen.
fair-differs = Nicht bestätigt: An dieser Partie wurde etwas geändert.
fair-limits = Das beweist nicht, dass niemand die Karten kannte: Wer den Server betreibt, kann hineinsehen, und Mitspieler können außerhalb des Tisches reden. Vergleiche die Zusage mit der, die du vor dem Austeilen gesehen hast.
fair-legal = Nachgespielt: Jeder Zug ist erlaubt, und { $end ->
    [over] die Partie ist zu Ende
   *[open] die Partie wurde nicht zu Ende gespielt
  }.
fair-illegal = Zug { $move } ist nicht erlaubt: { $why }
fair-noted = { $ok ->
    [yes] Die Zusage ist die, die du notiert hast.
   *[no] Die Zusage ist nicht die, die du notiert hast: Sie lautet { $found }.
  }
fair-commitment = Die Geheimzahl des Servers ist { $ok ->
    [yes] die
   *[no] nicht die
  }, auf die er sich festgelegt hatte: { $found }
fair-seeds = Geheimzahlen in der Mischung: { $people }.
fair-seeds-server = nur die des Servers
fair-seeds-round = Geheimzahlen der Runde in der Mischung: { $shown } von { $all }; nicht wie versiegelt: { $wrong }.
fair-seeds-wrong = Nicht die versiegelte Geheimzahl: { $people }.
fair-seeds-kept-back = Versiegelt und nicht gezeigt: { $people }.
fair-seeds-absent = Ohne Geheimzahl: { $people }.
fair-opener = Wer beginnt, folgt { $ok ->
    [yes] aus den Geheimzahlen: { $drawn }.
   *[no] nicht aus den Geheimzahlen: Es wäre { $drawn }, nicht { $written }.
  }
fair-nobody = niemand
drawn-buildings = Die Reihenfolge der Gebäude
drawn-cheques = Die Reihenfolge der Schecks
drawn-chance = Die Reihenfolge der Ereigniskarten
drawn-chest = Die Reihenfolge der Gemeinschaftskarten
drawn-dice = Jeder Wurf
drawn-other = Was das Glück entschied ({ $what }),
fair-drawn = { $what } folgt { $ok ->
    [yes] aus
   *[no] nicht aus
  } den Geheimzahlen.
fair-drawn-all = { $what } folgt aus den Geheimzahlen: { $count } insgesamt.
fair-drawn-not = { $what } folgt nicht aus den Geheimzahlen: Nummer { $at } wäre { $expected }, nicht { $found }.
fair-setup = { $ok ->
    [yes] Die Würfe um Bank und Anfang stimmen.
   *[no] Die Würfe um Bank und Anfang folgen nicht aus den Geheimzahlen.
  }
fair-chain = { $entries ->
    [one] Der einzige Eintrag des Protokolls ist heil
   *[other] Alle { $entries } Einträge des Protokolls hängen zusammen
  }; der letzte ist { $head }
fair-chain-broken = Das Protokoll wurde geändert, oder ein Eintrag fehlt, bei Nummer { $seq }.
fair-read = Jeder Eintrag lässt sich lesen und nachspielen; der Tisch steht auf: { $status }.
fair-read-not = Eintrag { $seq } ({ $kind }) lässt sich nicht nachspielen: { $reason }.
fair-head = Das Protokoll enthält { $ok ->
    [yes] den
   *[no] nicht den
  } Eintrag, den du notiert hast.
fair-published = Die Zusage ist { $ok ->
    [yes] die
   *[no] nicht die
  }, die beim Öffnen des Tisches veröffentlicht wurde.
fair-seeds-told = Die Geheimzahlen sind { $ok ->
    [yes] die
   *[no] nicht die
  }, die alle gesehen haben.
fair-result = Das Ergebnis ist { $ok ->
    [yes] das
   *[no] nicht das
  }, das alle gesehen haben.

# Many games

sim-playing = Es wird gespielt
sim-writing = Partien werden geschrieben
sim-head = { $game }, { $seats } Plätze, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, Startzahl { $seed }
sim-end-rounds = höchstens { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
sim-end-last = bis nur noch einer übrig ist
sim-speed = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } in einer Sekunde Rechenzeit
sim-seat = Platz
sim-policy = Bot
sim-wins = Siege
sim-interval = 95-%-Bereich
sim-score = Punkte im Mittel
sim-worth = Vermögen am Ende
sim-prices = mittlerer Preis je Gebäude, in Münzen
sim-short-row = Die letzte Reihe ist kurz: { $short } Gebäude (C-04).
sim-average = in einem mittleren Spiel
sim-turns = Züge
sim-rounds = Runden
sim-bankruptcies = Pleiten
sim-trades = Geschäfte
sim-auctions = Auktionen von Grundstücken
sim-building-auctions = Auktionen von Häusern und Hotels
sim-finished = der Spiele kamen zu einem Ende
sim-no-houses = der Spiele sahen die Bank ohne Häuser ({ $interval })
sim-landing = wo Würfe enden, in Prozent, Felder 0 bis 39
sim-jail = im Gefängnis
sim-curves = Geld, Grundstücke und Gebäude nach so vielen Runden, im Mittel
sim-faults = { $games ->
    [one] 1 Spiel wurde
   *[other] { $games } Spiele wurden
  } abgebrochen: Der Zug eines Bots wurde abgelehnt. Sag uns bitte Bescheid.

# Tables of a journal

-tables-with-entries = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
  } mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
  }
tables-exported = { $file } enthält den Tisch mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
  }.
tables-taken = { -tables-with-entries } { $tables ->
    [one] wurde
   *[other] wurden
  } aufgenommen.
tables-no-key = Versiegeltes wurde nicht geprüft: Es gibt keinen Schlüssel { $file }.
tables-checked = { -tables-with-entries } { $tables ->
    [one] wurde
   *[other] wurden
  } geprüft: { $faults ->
    [0] alles in Ordnung
    [one] ein Fehler
   *[other] { $faults } Fehler
  }.
tables-progress = { $done } von { $all ->
    [one] { $all } Tisch
   *[other] { $all } Tischen
  }

# What an operator has accepted to lose

lost-new-key = Ein neuer Schlüssel wurde angelegt: { $file }. Heb eine Kopie davon anderswo auf.
lost-set-aside = Was vorher dort lag, ist jetzt { $file }.
lost-closed = { $games ->
    [one] 1 Spiel, das nicht zu Ende war, ist
   *[other] { $games } Spiele, die nicht zu Ende waren, sind
  } geschlossen. Zusammen mit allen beendeten Spielen von vorher bleiben sie im Protokoll, aber ohne ihren Schlüssel kann sie niemand öffnen, und der Server kann ihre Partien nicht zeigen. Partien, die jemand gespeichert hat, gelten wie eh und je.
lost-end = Das Protokoll hat sein Ende verloren und geht weiter mit dem, was da ist:
lost-table = Tisch { $table }: { $found } von { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
  } { $found ->
    [one] ist
   *[other] sind
  } übrig

# Backups

backup-done = { $file } enthält { -tables-with-entries }, alles geprüft.
backup-key = Die Schlüsseldatei gehört nicht dazu. Heb eine Kopie des Schlüssels anderswo auf: Ohne ihn kann niemand an den Tischen dieser Sicherung weiterspielen, und mit ihm lassen sich verdeckte Karten lesen.
backup-progress = { $done } von { $all ->
    [one] { $all } Seite
   *[other] { $all } Seiten
  }
restore-done = { -tables-with-entries } { $tables ->
    [one] ist
   *[other] sind
  } wieder da, alles geprüft.
restore-later = Was nach der Sicherung geschah, ist weg, und der Server vermisst es nicht.
restore-key = Der Server braucht auch die Schlüsseldatei von damals. Gewöhnlich sucht er { $file }.

# Boards

own-board-beginning =
    # Ein Spielplan für deine Stadt, begonnen mit `{ $name }`. Ändere Namen, Preise, Mieten, Beträge und
    # Texte, wie du magst; die Form des Plans bleibt. `zuschlag board check DATEI` sagt, was nicht stimmt,
    # docs/boards.md erklärt jeden Eintrag. Zeichen wie MA-GO-1 nennen die Regel, aus der eine Zahl kommt.
own-board-written = { $file } ist geschrieben. Bearbeite die Datei, dann: zuschlag board check { $file }
own-board-ready = { $file } ist bereit: { $title }; alle Straßen kosten { $streets }, aller Grund { $deeds }.
own-board-not-ready = { $file } ist noch nicht bereit: { $faults ->
    [many] mehr als { $most } Fehler
    [one] 1 Fehler
   *[other] { $faults } Fehler
  }.

# A server, and the rules it plays by

serve-at = Zuschlag läuft unter { $address }
serve-also-at = auch unter { $address }
serve-already = Zuschlag läuft schon unter { $address }
serve-lan = Alle in diesem Netz können mitspielen. Es ist einfaches http: Andere darin können mithören.
serve-push = Web Push ist an: Wenn an einem langsamen Tisch jemand dran ist, schickt dieser Server es an den Push-Dienst des Browsers. Nichts anderes hier spricht mit fremden Servern.
serve-stop = Strg+C beendet.
serve-check =
    Adresse: { $address }
    Horcht auf: { $host }, { $port ->
        [0] irgendein freier Port
       *[other] Port { $port }
    }
    Verschlüsselt: { $is_secure ->
        [True] ja
       *[False] nein
    }
    Seiten kommen von: { $origins }
    Vertraute Proxys: { $proxies }
    Protokoll: { $journal }
    Prozesse: { $workers } für Tische, je { $bots } für Bots
    Die Einstellungen sind in Ordnung.
compiling = Die Regeln werden übersetzt, einmal auf diesem Rechner ({ $wait ->
    [long] etwa eine halbe Minute
   *[short] ein Augenblick
  })
compiled = Die Regeln sind übersetzt.
sim-part = Bisher gespielt: { $done }/{ $shards }, in { $folder }.
records-written = { $games ->
    [one] Eine Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
  }
output-unwritable = Die Antwort lässt sich nicht schreiben: { $reason }.
