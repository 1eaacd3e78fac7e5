# What `zuschlag --help` and every command's --help say. For a command: one line (help-play), what it does (-about),
# what else is worth knowing (-note), what its examples do (-examples, a line each), and its arguments (help-play--seats).
# help--force is for all commands that take it and have no text of their own.

help-usage = Aufruf:
help-heading = { $title }:
help-title-positional-arguments = Angaben
help-title-options = Optionen
help-title-commands = Befehle
help-title-games = Spiele
help-title-limits = Grenzen und Einzelheiten
help-title-journal = ein Tisch im Protokoll, für alle, die einen Server betreiben
help-title-examples = Beispiele
help-default = { $told } (sonst: { $usual })

help--help = diese Hilfe zeigen
help--version = die Version zeigen
help--lang = de, en, it oder fr: Sprache der Hilfe und der Meldungen (sonst: die deines Systems)
help--file = eine gespeicherte Partie, oder `-` für die Standardeingabe
help--force = eine vorhandene Datei überschreiben
help--journal = eine SQLite-Datei oder postgresql://… (sonst: die Datei in deinem Datenordner)
help--option = eine Abmachung am Tisch, auch mehrmals: least_bid=match, refund=down, variant5_removed=2, open_info=true
help--games = wie viele Spiele
help--seed = gleiche Zahl, gleiche Spiele
help--threads = wie viele Threads (sonst: einer je Kern)
help--plot = die Zahlen zeichnen, als FILE.png oder FILE.svg
help--records = jedes Spiel als Partie schreiben, eines je Zeile
help--processes = wie viele Prozesse gleichzeitig
help--ray = stattdessen ein Ray: die Adresse eines Clusters, `auto` für eines, das hier läuft, `local` für ein eigenes; braucht zuschlag[ray]
help--part = nur einer von mehreren Teilen, für viele Rechner: 0/3, 1/3, 2/3; braucht --folder. Sind alle gespielt, fügt derselbe Befehl ohne --part sie zusammen
help--folder = Gespieltes hier aufheben; derselbe Befehl geht weiter, wo er war
help--parquet = die Ergebnisse als Daten schreiben, mit Plan und Versionen: DATEI.parquet (braucht zuschlag[research])
help--json = JSON ausgeben, für Programme

# Words that were not understood; %s and the like are filled in by Python.

help-error = { $prog }: Fehler: { $message }
help-error-argument = %(argument_name)s: %(message)s
help-error-unknown = unbekannt: %s
help-error-not-with = geht nicht zusammen mit %s
help-error-takes-nothing = nimmt keinen Wert, bekam aber %r
help-error-missing = es fehlt: %s
help-error-one = braucht einen Wert
help-error-ambiguous = %(option)s kann %(matches)s heißen
help-error-not-a-number = %(value)r ist keine ganze Zahl
help-error-no-choice = %(value)r gibt es nicht; zur Wahl stehen %(choices)s
help-error-seed = muss zwischen -2^63 und 2^63-1 liegen
help-error-cpu = muss zwischen 0,001 und 60 liegen
help-error-positive = muss mindestens 1 sein
help-error-part = muss I/N sein, gezählt ab 0: 0/3, 1/3, 2/3

# zuschlag

help-zuschlag-about = Zwei Spiele um Häuser und Geld spielen, ausrichten und erforschen: For Sale und Monopoly. Ohne Befehl ist es `zuschlag play`.
help-zuschlag-examples =
    gegen Bots, in diesem Terminal
    mit Freunden und Bots, im Browser
    100.000 Spiele, und wer sie gewinnt
    ist jeder Zug einer gespeicherten Partie erlaubt?
    eine gespeicherte Partie als Geschichte lesen
    Hilfe zu einem Befehl

help-play = in diesem Terminal spielen
help-play-about = Einen Tisch in diesem Terminal öffnen. Was du hier nicht angibst, wählst du dort.
help-play-examples =
    For Sale; der Rest wird am Tisch gewählt
    fünf Plätze, erste Ausgabe
    ein Bot für jeden anderen Platz
    eine Stunde Monopoly
    auf einem eigenen Spielplan
    das Spiel in drei Minuten beim Spielen lernen
    an einem Tisch auf einem Server
help-play--game = for-sale (sonst immer), monopoly oder eines, das du installiert hast
help-play--edition = 2015, 2015-variant, 1997, …; Monopoly: aalen-casual, classic, …
help-play--seats = 3 bis 6, je nach Ausgabe; Monopoly: 2 bis 8
help-play--opponents = visitor, club, champion …, oder einer für jeden anderen Platz: visitor,club,champion; Monopoly: lodger, club, tycoon …
help-play--board = Monopoly: aalen, classic oder eine eigene FILE.toml
help-play--minutes = Monopoly: so viele Minuten spielen
help-play--rounds = Monopoly: so viele Runden spielen
help-play--guide = ein geführtes erstes Spiel in drei Minuten; mit einer Zahl geht es bei diesem Schritt weiter
help-play--join = an einen Tisch auf einem Server setzen: sein Link, oder die Adresse des Servers und --code
help-play--code = mit --join: der Code des Tisches
help-play--watch = mit --join: nur zusehen
help-play--name = dein Name am Tisch
help-play--seed = die gleichen Karten noch einmal austeilen
help-play--save = wohin Spiele gespeichert werden

help-serve = Tische für Browser, Terminals und Bots ausrichten
help-serve-about =
    Tische für Browser, Terminals und Bots ausrichten, unter http://127.0.0.1:8765/. Nur dieser Rechner erreicht sie, außer mit --lan.

    Für die Öffentlichkeit: --origin ist die Adresse, die Leute eintippen, dazu --tls-cert und --tls-key, oder --trusted-proxy für einen Proxy davor, der https spricht (docs/server.md).

    Jede Einstellung kann auch in einer Datei stehen (--config FILE, TOML: port = 8765) oder in einer Variablen (ZUSCHLAG_PORT=8765). Optionen gehen vor Variablen, Variablen vor der Datei.
help-serve-examples =
    starten und den Browser öffnen
    für alle im Raum, mit QR-Code
    Spiele und Schlüssel in einem Ordner deiner Wahl
    ist alles bereit für die Öffentlichkeit?
help-serve--config = Einstellungen als TOML
help-serve--check = nur die Einstellungen prüfen und sagen, was laufen würde
help-serve--open = auch den Browser öffnen, außer mit ZUSCHLAG_NO_BROWSER=1
help-serve--new-key = der Schlüssel ist verloren: mit einem neuen beginnen und alle früheren Spiele aufgeben
help-serve--accept-loss = dem Protokoll fehlen die letzten Einträge: mit dem Rest weitermachen
help-serve--host = Adresse, auf der der Server horcht
help-serve--port = Port, auf dem er horcht; 0: irgendein freier
help-serve--lan = im lokalen Netz über einfaches http; zeigt die Adresse und einen QR-Code
help-serve--data = Ordner für Protokoll und Schlüssel, statt der üblichen
help-serve--journal = wo Spiele aufgehoben werden: memory:, sqlite:///PATH, postgresql://USER@HOST/NAME
help-serve--hints = redis://HOST trägt Neues zwischen den Prozessen; sonst tut es PostgreSQL
help-serve--push = Web Push senden, mit einer Adresse (Mail oder https), an die sich Push-Dienste wenden können
help-serve--push-host = ein weiterer Push-Dienst, etwa push.example.org oder *.example.org
help-serve--push-loopback = für Tests: auch an 127.0.0.1 senden, ohne https
help-serve--workers = Prozesse für Tische; mehr als einer braucht PostgreSQL
help-serve--relay-host = Adresse, unter der Prozesse anderer Rechner die von diesem erreichen; braucht PostgreSQL
help-serve--relay-port = Port dafür; Prozess n nimmt diesen plus n; 0: irgendein freier
help-serve--bots = Prozesse, in denen Bots denken
help-serve--bot-seconds = Sekunden, die ein Bot über einen Zug nachdenken darf
help-serve--thinkers = Prozesse für Bots, die sich erinnern und suchen; gestartet, wenn sich einer setzt
help-serve--thinker-seconds = Sekunden Rechenzeit eines solchen Bots für einen Zug
help-serve--thinker-megabytes = Megabytes, um die ein solcher Prozess wachsen darf
help-serve--league = das Spiel einer ständigen Liga für Programme, etwa for-sale; ohne das gibt es keine
help-serve--league-seconds = Sekunden, die ein Programm in der Liga für einen Zug hat
help-serve--league-tables = Spiele der Liga gleichzeitig
help-serve--league-games = Spiele der Liga in einer Stunde: jedes bleibt im Protokoll
help-serve--tls-cert = Datei mit der Zertifikatskette: https statt http
help-serve--tls-key = Datei mit dem Schlüssel des Zertifikats
help-serve--trusted-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For gilt
help-serve--origin = Adresse, die Leute eintippen, wie https://play.example.org; auch mehrmals
help-serve--session-hours = Stunden, bis eine Sitzung endet
help-serve--bot-token-hours = Stunden, bis ein Bot-Token verfällt
help-serve--static = Ordner mit den gebauten Seiten, statt der installierten
help-serve--reference = die Beschreibung der API anbieten
help-serve--metrics = /metrics für diesen Rechner, wenn der Server nur auf ihm horcht
help-serve--metrics-port = ein eigener Port für /metrics auf 127.0.0.1; 0: keiner
help-serve--log = niedrigste Stufe, die ins Log kommt
help-serve--seat-messages = Nachrichten von einem Platz in 20 s
help-serve--watcher-messages = Nachrichten von jemandem, der zusieht, in 20 s
help-serve--chat-lines = Zeilen im Gespräch in 10 s
help-serve--requests = HTTP-Anfragen einer Sitzung in 20 s; ein neuer Socket zählt fünffach
help-serve--session-sockets = offene Sockets einer Sitzung
help-serve--session-tables = offene Tische, die eine Sitzung aufgemacht hat
help-serve--bot-tokens = Bot-Tokens, die eine Sitzung in einer Stunde macht
help-serve--replays = Abschnitte von Partien, die in einer Minute gezeigt werden; lange kosten mehr
help-serve--sessions = Sitzungen von einer Adresse in einer Minute
help-serve--code-guesses = falsche Codes von einer Adresse in einer Minute
help-serve--visits = Anfragen ohne Sitzung in einer Minute
help-serve--new-tables = Tische von einer Adresse in einer Stunde
help-serve--unknown-sockets = unfertige Verbindungen von einer Adresse
help-serve--sockets = offene Sockets aller Prozesse zusammen
help-serve--spectators = Leute, die an einem Tisch zusehen
help-serve--body-bytes = Bytes in einer Anfrage
help-serve--frame-bytes = Bytes in einer Nachricht über einen Socket
help-serve--queue-bytes = Bytes, die auf einen langsamen Socket warten
help-serve--handshake-seconds = Sekunden, um eine Anfrage zu schicken
help-serve--resume-seconds = Sekunden, bis ein Socket seinen Tisch nennt
help-serve--recheck-seconds = Sekunden, bis Ausweise wieder geprüft werden
help-serve--violations = Fehler, bis ein Socket geschlossen wird
help-serve--stop-seconds = Sekunden zum Anhalten

help-judge = eine Partie nachspielen und sagen, wie sie steht
help-judge-about = Eine gespeicherte Partie nach den Regeln nachspielen und eine Zeile JSON ausgeben: wie sie steht, oder was wo nicht stimmt (docs/record.md). Endet mit 0, wenn alles stimmt, sonst mit 2.
help-judge-examples =
    eine Partie, eine Antwort
    eine Partie und eine Antwort je Zeile
help-judge--lines = FILE hat eine Partie je Zeile; eine Antwort je Zeile

help-show = eine Partie als Geschichte erzählen
help-show-about = Eine gespeicherte Partie Runde für Runde erzählen, zum Lesen. Eine unfertige geht, so weit sie geht; ein unerlaubter Zug wird dort genannt, wo er steht.
help-show-examples = eine Partie, die du gespeichert hast, vom Anfang bis zum Ende

help-verify = beweisen, dass niemand Karten oder Würfel verändert hat
help-verify-about = Eine Partie nachspielen und ihre Karten und Würfel aus den Geheimzahlen berechnen, auf die sich Server und Mitspieler vorher festgelegt haben (docs/fairness.md). Endet mit 0, wenn alles passt, mit 1, wenn etwas nicht passt, mit 2, wenn es nichts zu prüfen gibt.
help-verify-examples =
    eine Partie, die du gespeichert hast
    gegen die Zusage, die du notiert hast
    ein Tisch auf deinem Server
    alle Partien eines Abends, und ob Tische dieselben Karten hatten
help-verify--commit = die Zusage, die du vor dem Austeilen notiert hast; die Partie muss die gleiche haben
help-verify--round = statt FILE: eine Datei mit einer Partie je Zeile; prüft alle, und dass Tische einer Runde dieselben Karten hatten
help-verify--json = ein JSON-Objekt ausgeben
help-verify--table = statt FILE: Verkettung, Züge und Fairness prüfen
help-verify--journal = wo er aufgehoben ist (sonst: wie bei zuschlag serve)
help-verify--key = der Schlüssel des Servers (sonst: wie bei zuschlag serve)
help-verify--head = der Hash des letzten Eintrags, wenn du ihn nach dem Spiel notiert hast

help-simulate = Bots viele Spiele spielen lassen und sagen, wer gewinnt
help-simulate-about = Bots viele Spiele spielen lassen und ausgeben, wer gewinnt, mit 95-%-Bereichen, und was unterwegs geschieht. Gleiche Zahl, gleiche Ergebnisse, mit beliebig vielen Threads.
help-simulate-examples =
    100.000 zufällige Spiele
    mit einem Bild, wie das Geld wächst
    jedes Spiel hat seine eigene Hilfe

help-simulate-for-sale = Siege, Verteilung der Punkte, Preise der Gebäude
help-simulate-for-sale-about = Viele Spiele For Sale spielen und ausgeben: Siege mit 95-%-Bereichen, die Verteilung der Punkte, Preise im Mittel.
help-simulate-for-sale-note =
    `random` wählt gleichmäßig zwischen Passen und jedem erlaubten Gebot, und unter den Gebäuden auf der Hand; es läuft so schnell, wie die Maschine kann. Andere Bots spielen einige hundert Spiele in der Sekunde. `searcher` denkt nach der Uhr, darum sind seine Spiele jedes Mal anders.

    Zu fünft hat 2015-variant eine kurze letzte Runde: 27 Gebäude ergeben sechs Auslagen zu vier und eine zu drei, in der die ersten zwei, die aussteigen, nichts bekommen und alle Münzen zurück. Mit --option variant5_removed=2 bleibt ein Paar Karten mehr im Spiel: sieben volle Auslagen.
help-simulate-for-sale-examples =
    eine andere Ausgabe, fünf Plätze
    Zahlen für Programme
    ein Bot gegen drei andere
    zehn Partien zum Aufheben
help-simulate-for-sale--edition = 2015, 2015-variant, 1997, …
help-simulate-for-sale--seats = 3 bis 6, je nach Ausgabe
help-simulate-for-sale--policy = random, heuristic, club, champion …, oder ein Bot je Platz: heuristic,random,random,random

help-simulate-monopoly = Siege, wo Würfe enden, Geld im Lauf der Zeit
help-simulate-monopoly-about = Viele Spiele Monopoly spielen und ausgeben: Siege mit 95-%-Bereichen, wie lange Spiele dauern, was in ihnen geschieht, wo Würfe enden und wie das Geld wächst.
help-simulate-monopoly-note =
    `landlord` kauft, baut, tauscht und bietet nach Faustregeln; ein Tisch voller Vermieter läuft so schnell, wie die Maschine kann, Tausende Spiele in der Sekunde. `random` tut irgendetwas Erlaubtes; Tische mit ihm schaffen einige Spiele in der Sekunde.

    Eine Simulation hat keine Uhr: Ohne Grenze für die Runden endet sie nach 200 Runden, wenn --option end.limit=rounds:N nichts anderes sagt; mit end.limit=none geht es, bis nur einer übrig ist. docs/rules/monopoly.md nennt jede Abmachung mit ihren Werten.
help-simulate-monopoly-examples =
    tausend Spiele zu dritt
    auf einem eigenen Spielplan, mit Bild
    fünfzig Runden, Zahlen für Programme
    zwei Bots gegeneinander
help-simulate-monopoly--edition = die Ausgabe: aalen-casual, aalen-event, aalen-event-strict, tournament, classic
help-simulate-monopoly--board = aalen, classic oder eine eigene FILE.toml
help-simulate-monopoly--seats = 2 bis 6
help-simulate-monopoly--policy = landlord, random, oder ein Bot je Platz: landlord,random,random,random
help-simulate-monopoly--option = eine Abmachung am Tisch, auch mehrmals: rent.claim=manual, auction.minOpen=10, cash.hidden=true; end.limit=rounds:50 (oder minutes:60, none); donation=200,100

help-simulate-any = Siege und Punkte
help-simulate-any-about = Bots viele Spiele spielen lassen und ausgeben: Siege mit 95-%-Bereichen und Punkte im Mittel.
help-simulate-any--edition = die Ausgabe (sonst: die erste)
help-simulate-any--seats = wie viele Plätze (sonst: so wenige wie möglich)
help-simulate-any--policy = ein Bot, oder einer je Platz: random,random,clever

help-board = einen Monopoly-Spielplan der eigenen Stadt machen
help-board-about = Ein Spielplan ist eine Datei: mit `new` beginnen, bearbeiten, mit `check` prüfen. docs/boards.md erklärt jeden Eintrag.
help-board-examples =
    ein ganzer Plan zum Bearbeiten
    alles, was daran nicht stimmt
    darauf spielen
help-board-new = einen ganzen Plan zum Bearbeiten schreiben
help-board-new-about = Einen ganzen Spielplan mit Kommentaren schreiben, zum Bearbeiten.
help-board-new--file = die Datei, die geschrieben wird, wie my-town.toml
help-board-new--model = der Plan, mit dem du anfängst
help-board-check = alles nennen, was an einem Plan nicht stimmt
help-board-check-about = Einen Spielplan prüfen. Endet mit 0, wenn man darauf spielen kann, sonst mit 2 und jedem Fehler: wo er steht, was falsch ist, was richtig wäre.
help-board-check--file = ein Spielplan, oder `-` für die Standardeingabe
help-board-list = die mitgelieferten Pläne nennen
help-board-list-about = Die mitgelieferten Spielpläne ausgeben, jeden mit einem Satz dazu.

help-evening = einen Abend an vielen Tischen leiten oder mit Bots proben
help-evening-about = Leite einen Abend an vielen Tischen: Alle machen mit dem eigenen Handy mit, die Leitung verteilt die Plätze, startet die Runden und hat die Uhr, und der Beamer zeigt, wer wo sitzt und wer führt. Mit --rehearse spielen Bots einen ganzen Abend For Sale; am Ende steht ein Zip: die Ergebnisse als Seite und als Tabellen für andere Programme, jede Partie als Niederschrift und die Auslosung zum Nachprüfen.
help-evening-examples =
    ein Abend For Sale, die Leitung öffnet sich im Browser
    zwei Runden Monopoly zu je 90 Minuten, in einem Ordner deiner Wahl
    ist alles bereit für den Abend?
    dasselbe mit einem Spiegel auf einem Stick, falls der Laptop ausfällt
    auf einem anderen Laptop, vom Stick
    einer, der vorbei ist, aus seinem Ordner in ein Zip
    60 Leute, 4 Runden, Vierertische
    24 Leute, Tische nach Rangliste, in eine Datei deiner Wahl
    an allen Tischen dieselben Karten, Reihe für Reihe
help-evening--rehearse = stattdessen so viele Bots spielen lassen, 3 bis 200
help-evening--check = am Nachmittag davor nachsehen: Adressen, Platte, Uhr, Platz für Telefone, was fehlt
help-evening--open = die Leitung im Browser öffnen
help-evening--data = der Ordner, in dem dieser Abend liegt; mit demselben geht er weiter
help-evening--mirror = ein Ordner auf einem Stick, der alles höchstens 2 Sekunden später bekommt, für `resume`
help-evening--port = wo der Server lauscht
help-evening--lan = ob Handys im selben Netz ihn erreichen
help-evening--title = wie der Abend heißt
help-evening--game = was gespielt wird
help-evening--minutes = wie lange eine Runde dauert; 0: so lange es eben dauert
help-evening--rounds = wie viele Runden; jeder gegen jeden dauert, bis sich alle begegnet sind
help-evening--size = Leute an einem Tisch; geht es nicht auf, haben manche Tische einen weniger oder einen mehr
help-evening--format = meet: alle begegnen möglichst vielen anderen; swiss: Tische nach Rangliste; final: Vorrunden und ein Finale; robin: jeder gegen jeden; open: Wer frei ist, bekommt einen Tisch, sobald genug warten
help-evening--boards = gespielt wird mit dem echten Spiel statt auf den Handys; die Ergebnisse werden eingegeben
help-evening--seconds = wie lange eine Entscheidung dauern darf, bevor ein Bot für jemanden entscheidet, der nicht antwortet (sonst 60 bei For Sale, 120 bei Monopoly; 0: beliebig lange)
help-evening--same-deal = For Sale: an allen Tischen dieselben Karten, Reihe für Reihe im Gleichschritt; zum Vergleichen, aus Spaß
help-evening--points = was Plätze zählen: der Anteil geschlagener Gegner, 7-5-3-1, 5-3-2-1 oder nur Siege
help-evening--out = das Zip, das geschrieben wird
help-evening-resume = einen Abend an einem anderen Rechner fortsetzen, aus seinem Spiegel
help-evening-resume-about = Einen Abend aus dem Spiegel auf einem Stick zurückholen, jede Kette prüfen und ihn ausrichten. Gefragt wird nach dem Satz, der am Anfang des Spiegels gezeigt wurde. Unter derselben Adresse wie vorher machen alle Handys einfach weiter; unter einer anderen tippen alle den Code von ihrer Karte ein. Höchstens die letzten 2 Sekunden sind verloren. Der Spiegel geht weiter, und ein Rechner, der noch hineinschreibt, hört auf.
help-evening-resume-examples =
    vom Stick in einen neuen Ordner dieses Rechners
help-evening-resume--mirror = der Ordner auf dem Stick
help-evening-resume--data = der Ordner für den Abend auf diesem Rechner; darin darf noch keiner liegen
help-evening-resume--open = { help-evening--open }
help-evening-resume--port = { help-evening--port }
help-evening-resume--lan = { help-evening--lan }
help-evening-export = einen Abend, der vorbei ist, in ein Zip schreiben
help-evening-export-about = Einen Abend aus seinem Ordner lesen und ein Zip schreiben: Ergebnisse, Rangliste, jede Partie als Niederschrift, die Auslosung und alle Entscheidungen. Im Ordner ändert sich nichts.
help-evening-export-examples =
    der Abend im Ordner friday
help-evening-export--out = { help-evening--out }
help-evening-export--data = der Ordner, in dem der Abend liegt

help-tables = Tische eines Servers nennen, umziehen und prüfen
help-tables-about = `list` zeigt die Tische eines Protokolls, `check` findet alles, was nicht mehr ist, wie es geschrieben wurde, `export` und `import` bringen einen Tisch in ein anderes Protokoll. Verdeckte Karten bleiben versiegelt: Um ein unfertiges Spiel fortzusetzen, braucht der andere Server den gleichen Schlüssel.
help-tables-examples =
    jeder Tisch, einer je Zeile
    ist das Protokoll heil?
    ein Tisch, nach seinem Code
    in ein anderes Protokoll
help-tables-list = jeden Tisch eines Protokolls nennen
help-tables-list-about = Jeden Tisch ausgeben: Kennung, Code, Spiel, Stand, Zahl der Einträge und wann dort zuletzt etwas geschah.
help-tables-export = einen ganzen Tisch in eine Datei schreiben
help-tables-export-about = Einen ganzen Tisch in eine Datei schreiben, mit Prüfsumme. Der Server darf weiterlaufen.
help-tables-export--table = seine Kennung oder sein Code
help-tables-export--file = die Datei, die geschrieben wird
help-tables-import = Tische aus einer Datei aufnehmen
help-tables-import-about = Tische aus einer Datei von `export` aufnehmen. Gerissene Ketten und Tische, die es schon gibt, werden abgelehnt. Auf der gleichen SQLite-Datei darf kein Server laufen.
help-tables-import--file = eine Datei von `zuschlag tables export`
help-tables-check = jeden kaputten Tisch finden
help-tables-check-about = Jeden Tisch vom ersten bis zum letzten Eintrag durchgehen, alles Versiegelte öffnen, mit dem vergleichen, was der Server neben dem Schlüssel vermerkt hat, und die Seiten einer SQLite-Datei prüfen. Jeder kaputte Tisch wird mit seinem ersten Fehler genannt. Geschrieben wird nichts; der Server darf weiterlaufen. Endet mit 0, wenn alles in Ordnung ist, sonst mit 1.
help-tables-check--data = der Ordner von `zuschlag serve --data`
help-tables-check--key = der Schlüssel des Servers, wenn er anderswo liegt

help-backup = das Protokoll eines Servers in eine Datei kopieren
help-backup-about = Jeden Tisch und jede Sitzung in eine Datei kopieren und die Kopie prüfen: ihre Seiten und die Kette jedes Tisches. Der Server darf weiterlaufen. Die Schlüsseldatei gehört nie zu einer Sicherung.
help-backup-examples = jeder Tisch und jede Sitzung, geprüft
help-backup--file = { help-tables-export--file }

help-restore = eine Sicherung zurückholen
help-restore-about = Eine Sicherung von vorn bis hinten prüfen und dorthin legen, wo der Server sein Protokoll sucht. Der Server darf nicht laufen. Ein vorhandenes Protokoll wird nur mit --force ersetzt.
help-restore-examples =
    wo der Server sein Protokoll sucht
    erst einmal anderswo ausprobieren
help-restore--file = eine Datei von `zuschlag backup`
help-restore--force = ein vorhandenes Protokoll ersetzen

help-compile = die Regeln jetzt übersetzen, nicht erst bei Bedarf
help-compile-about = Die Regeln jetzt übersetzen. Sonst werden sie übersetzt, wenn sie zum ersten Mal gebraucht werden; sie bleiben in deinem Cache-Ordner. For Sale dauert Sekunden, Monopoly etwa eine halbe Minute.
help-compile--quiet = nichts sagen
help-compile--background = anderen Programmen den Vortritt lassen, und aufhören, wenn schon ein anderer Prozess übersetzt

help-arena = Bots so gegeneinander messen, dass niemand zweifeln kann
help-arena-about = Lässt Bots gegeneinander spielen: dieselben Karten für alle, jede Verteilung auf allen Plätzen. Zeigt Wertungen und eine Tafel der Siege mit 95-%-Intervallen, nach Verteilungen gebündelt. Gleiche Pläne geben gleiche Spiele, Byte für Byte, auf beliebig vielen Prozessen.
help-arena-note =
    Für die Schranke: zuschlag arena gate NEW OLD. Sie setzt NEW und OLD in dieselben Felder mit denselben Karten. NEW fällt in einem Feld, wenn die obere 95-%-Grenze des Unterschieds unter null liegt; NEW darf OLD ersetzen, wenn er in keinem fällt.

    Zum Ausnutzen: zuschlag arena exploit GAME. Gegen jeden Bot wird ein Spieler geschult, und eine Suche erfährt, wie der Bot spielt; was beide allein unter seinen Abbildern gewinnen, sind untere Schranken dafür, wie weit man ihn ausnutzen kann.

    Ein Bot, der nachdenkt, hat ein Budget in durchgespielten Spielen, nie in Zeit: searcher@64.

    Mit --folder geht ein abgebrochener Lauf dort weiter, wo er war, und die Spiele (results.jsonl), ein Bericht (report.html) und eine Tafel (report.md) bleiben dort liegen.
help-arena-examples =
    alle Bots des Hauses in For Sale, vier Plätze
    zwei Bots, ihre Spiele in einem Ordner
    Monopoly, mit einem Bericht zum Ansehen
    drei verschiedene Bots an jedem Tisch
    Exitcode 1, wenn der neue Bot irgendwo fällt
    wie weit man eine Stufe ausnutzen kann
    ein eigenes Programm am Tisch
help-arena--what = for-sale (wenn nichts anderes gesagt ist), monopoly oder ein installiertes Spiel; oder: gate NEW OLD; oder: exploit GAME
help-arena--game = das Spiel, für die Schranke (sonst: for-sale)
help-arena--bots = wer spielt: NAME,NAME@ANZAHL,…; für die Schranke die Gegner (sonst: alle Bots des Hauses ohne Spielarten; bei exploit alle Stufen)
help-arena--fields = matrix: jeder Bot allein unter jeder anderen Art; one: nur der erste Bot; mixed: verschiedene Bots an jedem Tisch; all: matrix und mixed
help-arena--edition = die Ausgabe oder Spielart (sonst: 2015, aalen-casual)
help-arena--seats = wie viele am Tisch sitzen (sonst: 4)
help-arena--board = ein Spielplan mit Namen, wo das Spiel mehrere hat
help-arena--option = eine Einstellung des Tisches, wie bei zuschlag simulate; auch mehrmals
help-arena--deals = wie viele Verteilungen (sonst: 20; bei exploit 50)
help-arena--playouts = das Budget von Bots, die nachdenken und keines nennen (sonst: 16; bei exploit 200)
help-arena--lessons = bei exploit: an wie vielen Entscheidungen, bei Monopoly Partien, ein Spieler geschult wird (sonst: 4000)
help-arena--program = ein eigener Bot, über JSON-Zeilen gefragt und nach der Uhr gemessen: NAME=BEFEHL; auch mehrmals
help-arena--processes = wie viele gleichzeitig (sonst: einer je Kern)
help-arena--report = den Bericht schreiben: FILE.html oder FILE.md

help-records = Partien in eine Tabelle für die Forschung schreiben, und zurück
help-records-about = Partien, ein JSON-Objekt je Zeile, als Parquet-Datei schreiben, mit dem, was der Schiedsrichter zu jeder sagt; oder eine solche Datei wieder als Zeilen, Byte für Byte. In welche Richtung, sagen die Namen. Braucht zuschlag[research] (docs/research.md).
help-records-examples =
    Zeilen zur Tabelle
    wieder dieselben Zeilen
help-records--source = die Datei, die gelesen wird
help-records--target = was daraus wird

help-query = Partien mit SQL befragen
help-query-about = Alle Parquet-Dateien eines Ordners befragen: `games` sind die von zuschlag records, `results` die der Arena, `counts` die von Simulationen. Die Frage liest nichts anderes und ändert nichts. Braucht zuschlag[research] (docs/research.md).
help-query-examples =
    wie viele Partien jeder Ausgabe
    für Programme, eine Zeile je Treffer
help-query--sql = die Frage
help-query--folder = wo die Parquet-Dateien sind
help-query--json = je Treffer ein JSON-Objekt ausgeben

help-league = die Bots eines Ordners dauerhaft gegeneinander antreten lassen
help-league-about = Lässt die Bots eines Ordners reihum gegeneinander spielen, bis du anhältst. Jede Python-Datei dort mit einer Funktion choose(seen, options) ist ein Bot; jeder läuft in einem eingeschränkten Prozess und hat für jeden Zug gleich viel Rechenzeit. Die Wertungen stehen immer aktuell auf einer Seite, und jedes Spiel bleibt als Aufzeichnung.
help-league-note =
    Die Bots laufen als dein eigener Code. Die Einschränkung ist kein Gefängnis: Leg nur Dateien hinein, die du auch selbst ausführen würdest.

    Die Spiele lassen sich nicht Bit für Bit wiederholen; Zahlen, bei denen das geht, gibt zuschlag arena.
help-league-examples =
    unsere zwei Beispielbots, bis du anhältst
    dreißig Spiele mit mehr Bedenkzeit
help-league--folder = wo die Bots sind; Spiele, Aufzeichnungen und die Seite kommen dort in den Ordner league
help-league--game = das Spiel
help-league--edition = nach welcher Ausgabe oder Spielart gespielt wird
help-league--seats = wie viele am Tisch sitzen (sonst: so wenige wie möglich)
help-league--cpu = Rechenzeit für jeden Zug
help-league--games = nach so vielen Spielen aufhören (sonst: weiterspielen)
