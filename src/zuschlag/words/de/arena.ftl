# What `zuschlag arena` prints, its report, and what it cannot play.

arena-head = { $game }, { $seats } Plätze, { $deals } Austeilungen, jede auf allen Plätzen: { $games } Spiele, Startzahl { $seed }
arena-ratings = Spielstärken
arena-bot = Bot
arena-rating = Spielstärke
arena-wins = Siege eines Bots (Zeile) allein unter anderen einer Art (Spalte); gerecht sind { $fair }
arena-margins = Punkte Vorsprung vor dem Mittel der anderen am Tisch (Zeile unter Spalte)
arena-kept = Die Spiele stehen in { $file }, der Bericht ist { $report }.

# The gate

arena-gate-head = { $new } anstelle von { $old }: { $games } Spiele, { $deals } Austeilungen, jede auf allen Plätzen, Startzahl { $seed }
arena-gate-new = neu
arena-gate-old = alt
arena-gate-difference = Unterschied
arena-gate-verdict = Urteil
arena-gate-holds = hält
arena-gate-fell = FÄLLT
arena-gate-passes = { $new } darf { $old } ersetzen: In keiner der { $cells } Zellen fällt er ab.
arena-gate-refused = { $new } darf { $old } nicht ersetzen: In { $falls } von { $cells } Zellen fällt er ab.
arena-gate-luck = Eine Zelle fällt, wenn die obere 95-%-Grenze des Unterschieds unter null liegt; bei gleich starken Bots trifft das durch bloßes Pech eine von vierzig.

# The report

arena-title = Arena: { $game }, { $seats } Plätze
arena-lead = { $bots } Bots, { $deals } Austeilungen, jede auf allen Plätzen gespielt: { $games } Spiele.
arena-rating-note = Vierhundert Punkte mehr heißen zehnfache Aussicht auf den ersten Platz. Die Balken sind 95-%-Bereiche, durch neues Ziehen der Austeilungen.
arena-wins-note = Jede Austeilung wurde auf allen Plätzen und von jeder Tischrunde gespielt: Kartenglück hatte niemand. Die kleinen Zahlen sind 95-%-Bereiche, nach Austeilungen gebündelt.
arena-margins-title = Vorsprünge
arena-wins-title = Siege
arena-cells = Jede Tischrunde
arena-rivals = unter
arena-games = Spiele
arena-error = Standardfehler
arena-margin = Vorsprung
arena-endings = Wie Spiele endeten
arena-made = Wie das entstand
arena-made-command = Befehl
arena-made-date = Datum
arena-made-commit = Commit
arena-made-changed = { $commit } und Änderungen
arena-made-code = Code
arena-made-plan = Plan
arena-made-versions = Versionen
arena-made-again = Derselbe Befehl mit demselben Code ergibt dieselben Spiele, Byte für Byte, auf beliebig vielen Kernen.

# Programs from outside.

arena-outside-title = Programme von außen
arena-outside = { $bots }: von außen, nach der Uhr gemessen. Spiele mit so einem Programm (*) lassen sich nicht wiederholen und sind in den Ergebnissen gekennzeichnet; alle anderen kommen Byte für Byte wieder.
arena-outside-millis = ms je Spiel
arena-outside-missed = verpasste Züge

# How far bots can be exploited.

arena-exploit-title = Wie weit man Bots ausnutzen kann
arena-exploit-head = { $game }, { $seats } Plätze, { $deals } Austeilungen je Zeile, jede auf allen Plätzen: { $games } Spiele, Startzahl { $seed }; { $playouts } Probespiele je Entscheidung, { $lessons } Lehrbeispiele
arena-exploit-bot = der Bot
arena-exploit-way = wer ihn ausnutzt
arena-exploit-taken-for = hält ihn für
arena-exploit-trained = ein gegen ihn geschulter Spieler
arena-exploit-knowing = eine Suche, die ihn kennt
arena-exploit-note = Einer allein unter Abbildern des Bots. Was er gewinnt, ist eine untere Schranke: Wer sich mehr Mühe gibt, gewinnt vielleicht mehr. Gerecht sind { $fair }.

# What cannot be played

refused-arena-gate-names = Die Schranke braucht zwei Bots: zuschlag arena gate NEU ALT.
refused-arena-one-game = Nenn ein Spiel, oder gate mit zwei Bots; genannt ist { $named }.
refused-arena-too-few-bots = Die Arena braucht mindestens zwei Bots, keinen doppelt; genannt sind { $bots }.
refused-arena-too-few-deals = Mindestens { $least } Austeilungen: Eine sagt nicht, wie sehr sie sich unterscheiden.
refused-arena-no-budget = { $bot } denkt nicht nach und braucht keine Probespiele: Lass das @ weg.
refused-arena-bad-budget = { $bot }@{ $budget }: Hinter dem @ steht eine Zahl von Probespielen.
refused-arena-by-the-clock = { $bot } denkt nach der Uhr und kennt keine Zahl von Probespielen: Seine Spiele ließen sich nicht wiederholen.
refused-arena-other-results = { $file } enthält andere Spiele: von einem anderen Plan oder anderem Code. Nenn einen anderen Ordner.
refused-arena-no-exploiter = Bots von { $game } weiß noch niemand auszunutzen.
refused-arena-not-exploitable = { $bot } lässt sich hier nicht ausnutzen. Bekannt: { $known }.
refused-arena-not-for-exploit = { $option } bedeutet bei zuschlag arena exploit nichts: Lass es weg.
refused-arena-bad-program = { $found }: Nenn ein Programm als NAME=BEFEHL.
refused-arena-name-taken = { $name } ist ein Bot des Hauses: Gib deinem Programm einen anderen Namen.
