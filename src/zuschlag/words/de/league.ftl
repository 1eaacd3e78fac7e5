# What `zuschlag league` prints, its page, and what it cannot play; what the league of a server refuses.

league-title = Liga: { $game }
league-lead = { $games ->
    [one] Bisher ein Spiel.
   *[other] Bisher { $games } Spiele.
 } Jeder spielt reihum gegen jeden; nach jedem Spiel wird die Seite neu geschrieben.
league-note = Jeder Bot darf für jeden Zug gleich viel rechnen, gezählt als Rechenzeit seines eingeschränkten Prozesses. Was er daraus macht, hängt von der Maschine ab, deshalb lassen sich diese Spiele nicht Bit für Bit wiederholen; ihre Aufzeichnungen kann man prüfen.
league-latest = Letzte Spiele
league-millis = Rechenzeit je Zug (ms)
league-warning = Die Bots in diesem Ordner laufen als dein eigener Code. Ihre Prozesse sind eingeschränkt, aber das ist kein Gefängnis: Leg nur Dateien hinein, die du auch selbst ausführen würdest.
league-page = Die Seite: { $page }
league-stopped = Angehalten. Derselbe Befehl macht hier weiter.

refused-league-too-few-bots = Eine Liga braucht mindestens zwei Bots; { $folder } hat { $found ->
    [one] eine Datei
   *[other] { $found } Dateien
 } mit einer Funktion choose.

# The league of a server: programs hear of it

refused-serve-league-alone = Eine Liga braucht einen Server mit einem Prozess, nicht mit { $workers }.
refused-serve-league-one-host = Eine Liga braucht einen Server auf einem Rechner: Lass --relay-host weg.
refused-league-none = Auf diesem Server gibt es keine Liga.
refused-league-programs-only = Die Liga ist für Programme: Komm mit einem Bot-Token.
refused-league-not-entered = Dieses Programm ist nicht in der Liga. Melde es erst an.
refused-league-name-taken = In der Liga heißt schon jemand { $name } oder zu ähnlich. Nimm einen anderen Namen.
refused-league-has-name = Dieses Programm ist in der Liga als { $name } bekannt.
refused-league-no-house = Kein Bot von { $game } kann die Plätze einer Liga füllen.
refused-limit-league = Die Liga hat schon { $most } Programme. Versuch es später noch einmal.
