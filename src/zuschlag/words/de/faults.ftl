# What only the command line and the terminal come across: files, boards, checks, journals, settings. Keys as in refusals.ftl.

# Files of games

refused-record-unreadable = { $file } lässt sich nicht lesen: { $reason }.
refused-record-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
refused-record-bad-target = { $file } muss auf { $allowed } enden.
refused-record-unknown-policy = Den Spieler { $policy } gibt es nicht. Bekannt: { $known }.
refused-record-wrong-number-of-policies = { $found } Spieler für { $seats } Plätze: Nenn einen, oder einen je Platz.
refused-table-unknown-opponent = { $opponent } heißt hier niemand.
refused-table-wrong-number-of-opponents = Nenn einen Gegner für alle, oder { $expected }; genannt sind { $found }.
refused-table-unreadable-board = Der Spielplan { $board } lässt sich nicht lesen: { $reason }.
refused-table-faulty-board = Der Spielplan hat einen Fehler bei { $path }. `zuschlag board check` nennt alle.

# At a table in a terminal

cannot-bid = Ein Gebot würde { $least ->
    [one] { $least } Münze
   *[other] { $least } Münzen
} kosten; du hast { $most }. Dir bleibt nur auszusteigen.

# Boards: where, what is wrong, and what would be right

refused-board-unknown-name = { $path }: Den Spielplan { $name } gibt es nicht. Bekannt: { $known }.
refused-board-wrong-type = { $path } muss { $expected } sein, nicht { $found }.
refused-board-missing-key = { $path } fehlt. Hier braucht es: { $needed }.
refused-board-unknown-key = { $path } gehört nicht in einen Spielplan. Hier bekannt: { $known }.
refused-board-wrong-count = { $path } muss { $expected } Einträge haben, nicht { $found }.
refused-board-wrong-kind = { $path } ist { $found }; auf jedem Spielplan ist dieses Feld { $expected }.
refused-board-wrong-group = { refused-board-wrong-kind }
refused-board-out-of-range = { $path } ist { $found }; es muss von { $least } bis { $most } sein.
refused-board-not-even = { $path } ist { $found }; auch die Hälfte wird bezahlt, also nimm { $below } oder { $above }.
refused-board-not-ascending = { $path } ist { $found }; es muss mehr sein als { $more_than } davor.
refused-board-houses-differ = { $path } ist { $found }; alle Straßen von { $group } haben einen Preis, { $expected }.
refused-board-wrong-id = { $path } ist { $found }; die Karten stehen der Reihe nach, diese ist { $expected }.
refused-board-unknown-effect = { $path } ist { $found }. Bekannte Wirkungen: { $known }.
refused-board-keepers = { $path } hat { $found } Karten zum Behalten; es müssen { $expected } sein.
refused-board-bad-target = { $path } ist { $found }; eine Karte schickt nach { $least } bis { $most }, nie nach { $never }.
refused-board-too-far-back = { $path } ist { $found }; { $least } bis { $most } Schritte bleiben vor dem Start.
refused-board-no-language = { $path } hat keine Sprache. Gib mindestens eine davon: { $known }.
refused-board-bad-text = { $path } hat { $found } Zeichen; richtig sind { $least } bis { $most } sichtbare.
refused-board-unknown-placeholder = { $path } hat { $found }; in Klammern kennt diese Karte: { $known }.
refused-board-too-large = Diese Datei ist größer als { $most_bytes } Bytes; so groß ist kein Spielplan.
refused-board-long-line = Zeile { $line } hat { $found } Zeichen; gelesen werden höchstens { $most }.
refused-board-not-utf-8 = Zeile { $line } ist kein UTF-8; speicher die Datei als UTF-8-Text.
refused-board-too-deep = Diese Datei ist zu tief verschachtelt für einen Spielplan.
refused-board-not-toml = Zeile { $line } ist kein TOML: { $reason }.
refused-board-exists = { $file } gibt es schon; --force überschreibt sie.

# Checking a deal

refused-fair-missing = Der Partie fehlt der Nachweis der Mischung: Sie kommt nicht von einem Tisch mit Server.
refused-fair-not-revealed = Der Server hat seine Zahl noch nicht gezeigt; er tut es, wenn das Spiel aus ist.
refused-fair-unknown-version = Gemischt wurde mit { $version }. Hier bekannt: { $known }.
refused-fair-bad-table = { $path } muss { $least } bis { $most } Zeichen haben, nicht { $found }.
refused-fair-not-hex = { $path } muss aus { $digits } kleinen Hexadezimalziffern bestehen, nicht { $found }.
refused-fair-wrong-number-of-seeds = { $path } muss einen Eintrag je Platz haben: { $expected }, nicht { $found }.
refused-fair-not-sealed = { $path } hat eine Zahl, die gezeigt und nie versiegelt wurde.
refused-verify-nothing-named = Nenn eine Datei, oder einen Tisch mit --table.
refused-verify-no-key = Bei { $file } liegt kein Schlüssel eines Servers; nenn ihn mit --key.

# The journal, its backups and its exports

refused-journal-locked = Ein anderer Server hat dieses Protokoll offen ({ $file }). Halte ihn zuerst an.
refused-journal-unopenable = Das Protokoll { $file } lässt sich nicht öffnen: { $reason }.
refused-journal-not-a-journal = { $file } ist eine Datenbank, aber kein Protokoll von Zuschlag.
refused-journal-newer-version = Das schrieb ein neueres Zuschlag (Version { $version }; dieses kennt { $known }). Installier das neuere.
refused-journal-older-version = { $file } schrieb ein älteres Zuschlag. Starte den Server einmal; er bringt die Datei auf den Stand.
refused-journal-newer-entry = Einen Eintrag { $kind } schrieb ein neueres Zuschlag (Version { $version }; dieses kennt { $known }).
refused-journal-old-sqlite = SQLite { $version } kann Protokolle beschädigen; es muss { $least } oder neuer sein.
refused-journal-disk-nearly-full = Auf der Platte des Protokolls sind nur { $free } Bytes frei; der Server will { $least }.
refused-journal-no-write-ahead-log = Die Platte des Protokolls erlaubt kein Vorausschreiben ({ $mode }). Netzlaufwerke tun das nicht; wähl einen anderen Ort.
refused-journal-not-synchronous = Das Protokoll wäre nicht auf der Platte, bevor Züge gezeigt werden.
refused-journal-server-unsafe = PostgreSQL hat { $setting } = { $found }: So könnten Züge verloren gehen. Stell es auf on.
refused-journal-unreachable = Die Datenbank antwortet nicht.
refused-journal-unreadable = Das Protokoll lässt sich nicht lesen: { $reason }.
refused-journal-unwritable = Das Protokoll lässt sich nicht schreiben: { $reason }.
refused-journal-disk-full = Die Platte des Protokolls ist voll.
refused-journal-io-error = Die Platte des Protokolls ist ausgefallen: { $reason }. Der Server muss anhalten.
refused-journal-broken = Die Platte des Protokolls ist ausgefallen. Starte den Server neu, wenn sie wieder geht.
refused-journal-closed = Das Protokoll ist geschlossen.
refused-journal-unknown-address = Ein Protokoll der Art { $kind } gibt es nicht. Nenn eine Datei oder postgresql://…
refused-journal-no-asyncpg = Für PostgreSQL installier zuschlag[postgres].
refused-journal-bad-key = Ein Schlüssel ist { $bytes } Bytes lang, nicht { $found }.
refused-journal-key-unusable = Die Schlüsseldatei { $file } ist nicht zu gebrauchen: { $reason }.
refused-journal-key-missing = Der Schlüssel { $file } fehlt, und Partien in diesem Protokoll sind damit versiegelt. Hol ihn aus deiner Kopie zurück. Gibt es keine, beginnt zuschlag serve --new-key mit einem neuen: Dann geht keine frühere Partie mehr weiter, und keine lässt sich mehr zeigen.
refused-journal-other-key = Der Schlüssel { $file } gehört nicht zu diesem Protokoll. Leg den richtigen dorthin: deine Kopie, oder einen beiseitegelegten ({ $file }.old-1). Ist er verloren, beginnt zuschlag serve --new-key mit einem neuen: Dann geht keine frühere Partie mehr weiter, und keine lässt sich mehr zeigen.
refused-journal-key-fits = Der Schlüssel { $file } ist der richtige: Mit einem neuen gingen nur Partien verloren. Starte ohne --new-key.
refused-journal-lost-tail = Dem Protokoll fehlt das Ende: { $tables ->
    [one] { $tables } Tisch war
   *[other] { $tables } Tische waren
  } { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
  } weiter, als das in { $file } vermerkt wurde, und Leute haben sie gesehen. Ist das eine alte Kopie, oder ist die Datei journal.db-wal daneben weg? Leg zurück, was fehlt. zuschlag tables check nennt die Tische. zuschlag serve --accept-loss macht mit dem weiter, was da ist.
refused-journal-heads-unreadable = { $file } lässt sich nicht lesen: { $reason }. Ohne sie weiß niemand, ob dem Protokoll das Ende fehlt.
refused-journal-table-lost-tail = Tisch { $table }: Er hatte einmal { $seq ->
    [one] { $seq } Eintrag
   *[other] { $seq } Einträge
  }, davon { $found ->
    [one] ist
   *[other] sind
  } nur { $found } übrig.
refused-journal-table-missing = Tisch { $table }: { $entries ->
    [one] Sein { $entries } Eintrag ist
   *[other] Seine { $entries } Einträge sind
  } da, aber der Tisch selbst fehlt in der Liste der Tische.
refused-journal-table-unreadable = Tisch { $table }: Er lässt sich nicht lesen: { $reason }.
refused-journal-sealed-otherwise = Tisch { $table }: Was in Eintrag { $seq } versiegelt ist, öffnet dieser Schlüssel nicht.
refused-journal-corrupt = Das Protokoll ist beschädigt: { $reason }. zuschlag tables check nennt, was das kostet; zuschlag restore setzt eine Sicherung an seine Stelle.
refused-journal-wrong-seal = Ein versiegelter Teil lässt sich nicht öffnen: Er gehört zu einem anderen Schlüssel oder Ort.
refused-journal-gap = Tisch { $table }: Eintrag { $seq } fehlt; an seiner Stelle steht { $found }.
refused-journal-other-table = Tisch { $table }: Eintrag { $seq } gehört zu { $found }.
refused-journal-wrong-link = Tisch { $table }: Eintrag { $seq } folgt nicht auf den davor.
refused-journal-changed = Tisch { $table }: Eintrag { $seq } wurde nachträglich geändert.
refused-journal-epoch-fell = Tisch { $table }: Eintrag { $seq } schrieb jemand, der nicht mehr durfte.
refused-journal-cut-short = Tisch { $table }: Er sollte { $seq ->
    [one] { $seq } Eintrag
   *[other] { $seq } Einträge
  } haben, endet aber mit { $found }.
refused-journal-unknown-table = Den Tisch { $table } gibt es nicht.
refused-journal-table-exists = Der Tisch { $table } steht schon im Protokoll.
refused-journal-code-taken = Den Code des Tisches { $table } hat schon ein anderer Tisch.
refused-journal-target-exists = { $file } ist schon da. Überschreib sie mit --force.
refused-journal-target-not-empty = In diesem Protokoll sind schon Tische. Mit --force kommen diese dazu.
refused-journal-not-a-backup = { $file } ist keine Sicherung von Zuschlag.
refused-journal-other-store = { $file } ist die Kopie eines SQLite-Protokolls; sie passt nicht in PostgreSQL.
refused-journal-copy-failed = { $file } lässt sich nicht kopieren: { $reason }.
refused-journal-damaged = { $file } ist beschädigt: { $reason }.
refused-journal-not-tables = Das ist keine Datei mit exportierten Tischen: { $reason }.
refused-journal-unreadable-line = { $path } lässt sich nicht lesen: { $reason }.
refused-journal-trailing-lines = Hinter dem Ende der Datei steht noch etwas ({ $path }).
refused-journal-cut-off = Die Datei hört vor ihrem Ende auf.
refused-journal-wrong-checksum = Die Datei wurde geändert: Ihre Prüfsumme passt nicht.
refused-journal-table-without-entries = Ein Tisch in der Datei hat keine Einträge.
refused-journal-entries-without-table = Einträge in der Datei gehören zu keinem Tisch.

# Settings of a server, with what to set

refused-serve-bad-setting = Eine Einstellung stimmt nicht: { $reason }.
refused-serve-unreadable-config = { refused-record-unreadable }
refused-serve-bad-config = { $file } ist kein TOML: { $reason }.
refused-serve-half-tls = Ein Zertifikat braucht seinen Schlüssel: Setz --tls-cert und --tls-key.
refused-serve-unreadable-tls = { $file } lässt sich nicht lesen.
refused-serve-bad-tls = Das Zertifikat und sein Schlüssel sind nicht zu gebrauchen: { $reason }.
refused-serve-bad-origin = { $origin } ist keine solche Adresse. Schreib sie wie https://play.example.org, klein und ohne Pfad.
refused-serve-bad-push = Push-Dienste wollen eine Adresse, an die sie schreiben können: { $contact } ist weder Mail (ich@example.org) noch https://.
refused-serve-bad-push-host = { $host } ist kein Name eines Push-Dienstes, etwa push.example.org oder *.example.org.
refused-serve-push-loopback = Pushes ohne https sind nur für Tests auf diesem Rechner. Lass push_loopback weg.
refused-serve-bad-proxy = { $proxy } ist weder die Adresse noch das Netz eines Proxys.
refused-serve-workers-need-postgresql = { $workers } Prozesse brauchen ein Protokoll in PostgreSQL: Setz --journal postgresql://…
refused-serve-relay-needs-postgresql = Mehrere Rechner brauchen ein gemeinsames Protokoll in PostgreSQL: Setz --journal postgresql://…
refused-serve-bad-relay = { $address } ist keine Adresse aus Zahlen, unter der andere Rechner diesen erreichen.
refused-serve-relay-needs-key = Rechner mit einem gemeinsamen Protokoll haben dieselben Schlüssel, und { $file } fehlt hier. Kopier die Datei von einem anderen Rechner; für ein neues Protokoll starte einmal ohne --relay-host.
refused-serve-relay-unusable = Andere Prozesse sind unter { $address } nicht zu hören: { $reason }.
refused-serve-relay-elsewhere = Ein Prozess unter { $address } und dieser unter { $own } können einander nicht rufen. Gib jedem Rechner mit diesem Protokoll sein eigenes --relay-host.
refused-serve-public-needs-tls = { $host } ist für andere erreichbar. Setz --lan für ein lokales Netz, oder --tls-cert und --tls-key, oder --trusted-proxy mit der Adresse des Proxys davor.
refused-serve-public-needs-origin = Setz --origin auf die Adresse, die Leute eintippen, wie https://play.example.org.
refused-serve-public-needs-https = Außerhalb des lokalen Netzes muss jedes --origin mit https:// beginnen.
refused-serve-cannot-listen = Port { $port } an { $host } lässt sich nicht öffnen: { $reason }. Benutzt ihn ein anderes Programm? Wähl einen anderen mit --port; mit make: make play ARGS='--port 8770'.

# Ein Abend

refused-event-exists = { refused-board-exists }
refused-event-unwritable = { $file } konnte nicht geschrieben werden: { $reason }.
refused-event-not-an-evening = { $path } ist kein Abend, wie er exportiert wurde ({ $reason }).

# Where a game stood

phase-buy = Auktion
phase-sell = Verkauf
phase-done = vorbei
phase-auction = Auktion
phase-debt = Schuld
phase-wishes = Bauwünsche
phase-window = zwischen zwei Zügen
phase-turn = Zug

# Forschung

refused-lab-part-needs-folder = Ein Teil braucht einen Ordner, in den alle Teile kommen: nimm --folder dazu.
refused-research-not-installed = Dafür fehlt { $package }: Installier { $install }.
refused-research-no-ray = Unter { $address } antwortet kein Ray.
refused-research-no-records = In { $where } sind keine Partien als Parquet; `zuschlag records` schreibt sie.
refused-research-bad-query = Die Frage war nicht zu verstehen: { $reason }
refused-research-only-select = Gefragt wird mit einem SELECT, sonst mit nichts.
refused-research-no-line-end = Zeile { $line } hat kein Ende: Die Datei ist abgeschnitten.
refused-research-not-utf-8 = Zeile { $line } ist kein UTF-8 und damit keine Partie.
refused-research-no-tables = Eine Umgebung braucht mindestens einen Tisch, nicht { $found }.
refused-research-unknown = { $path }: { $given } gibt es nicht. Bekannt sind hier: { $known }.
refused-research-lineup = Nenn für jeden Platz ({ $seats }) einen Spieler, mindestens einer davon lernt; genannt ist { $named }.
refused-research-one-learner = Für mehrere Lernende nimm die Vektor-Umgebung oder PettingZoo; genannt ist { $named }.
