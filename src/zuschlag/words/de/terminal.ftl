list-and = { $before } und { $last }

# Keys of the bottom line, and buttons.
key-hurry = Weiter
key-talk = Reden
key-save = Sichern
key-leave = Gehen
key-back = Zurück
key-bid = Bieten
key-lay = Legen
key-pass = Passen
key-one-more = ±1
key-choose = Wählen
key-books = Bücher
key-rules = Regeln
key-go-on = Weiter
key-again = Noch einmal
key-new-table = Neuer Tisch
key-quit = Schluss
key-save-first = Erst sichern
key-stay = Bleiben
key-sit = Platz nehmen
key-next-line = Nächste Zeile
key-game = Spiel
key-change = Ändern
key-look = Licht
key-keys = Tasten
key-keys-and-rules = Tasten & Regeln
key-begin = Beginnen
key-deeds = Dein Besitz
key-offer = Handeln
key-inspect = Ansehen
key-hold = Halten
key-level = Stufe
key-carry-out = Ausführen
key-mortgage = Beleihen
key-redeem = Auslösen
key-sell-colour = Farbe räumen
key-give-up = Aufgeben
key-no-wish = Kein Wunsch
key-next-field = Nächstes Feld
key-offer-it = Anbieten
key-accept = Annehmen
key-reject = Ablehnen
key-counter = Gegenangebot
key-free = Auslösen
key-free-it = Auslösen
key-tick = Ankreuzen
key-take-back = Zurückziehen
key-later = Später
key-next = Weiter
key-close = Schließen
keyname-enter = Enter
keyname-space = Leertaste
keyname-mouse = Maus

# Around a table.
too-small =
    Der Tisch braucht { $width } Spalten und { $height } Zeilen.
    Mach das Fenster etwas größer; dein Platz bleibt frei.
no-terminal = Der Tisch braucht ein Terminal, und hier ist keines.
at-the-table = Am Tisch
your-move = Du bist dran
your-side = Deine Seite des Tischs
your-name-here = Du
somebody = Jemand
you-watch = Du siehst zu.
you-watch-title = Du siehst zu
one-moment = Einen Moment bitte.
up-to = Jetzt ist { $who } dran. Die Leertaste drängt.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir.
not-in-control = Du hast diesen Platz woanders geöffnet. Hier siehst du nur zu.
table-pauses = Der Tisch macht Pause. /go im Gespräch (/) setzt fort.
stumbled-bot = Ein Bot ist ausgefallen ({ $place }); für ihn wurde etwas Einfaches gespielt.
way-back = Dein Weg zurück: zuschlag play --join "{ $address }"
rematch-waits = Die anderen spielen noch einmal: a kommt mit.

# What happens around a game.
answer-pause = { $name } bittet um eine Pause: /yes oder /no im Gespräch (/).
answer-undo = { $name } möchte einen Zug zurücknehmen: /yes oder /no im Gespräch (/).
answer-end = { $name } möchte das Spiel ohne Ergebnis beenden: /yes oder /no im Gespräch (/).
answer-absence = { $name } hat die Verbindung verloren: /wait oder /bot im Gespräch (/).
refused-table-gone = Zu diesem Tisch führt kein Weg zurück.
refused-table-seat-moved = Dein Platz wird jetzt von einem anderen Gerät gespielt.
refused-join-no-table = Unter { $address } gibt es keinen Tisch.
refused-join-no-server = Unter { $address } antwortet kein Server: { $reason }

# Talk.
talk-title = Gespräch
talk-hint = sag etwas, Enter schickt es ab
talk-words = Außerdem: { $words }
talk-not-now = { $word } geht jetzt nicht.

# The lobby of a served table.
lobby-title = wer kommt noch?
lobby-link = Andere kommen über { $address } oder mit dem Code { $code }.
lobby-shuffling = Alle mischen mit …
lobby-sit = Schreib deinen Namen und drück Enter, um dich zu setzen.
lobby-begin = b beginnt; offene Plätze bekommen Bots.
lobby-waits = { $host } beginnt, wenn alle da sind.
seat-open = frei
seat-bot = Bot, { $level }
seat-yours = du

# The form.
form-title = die Türen sind offen, nimm Platz
form-name = Dein Name
form-each = jeder anders
form-others = Alle anderen
form-seat = Platz { $letter }
form-seats = Plätze
form-players = { $count } Personen
form-edition = Ausgabe
form-table = Dein Tisch
form-preset = Vorlage
form-board = Spielplan
form-lasts = Dauer
form-rent = Miete
form-purses = Kassen
form-pace = Tempo
form-as-asked = wie gewünscht
form-last-standing = bis nur einer bleibt
form-room = Der Spielplan braucht { $width } x { $height } Zeichen: Mach das Fenster größer.
form-house-rules = Hausregeln
form-open-info = Münzen, Hand
form-cards-out = Karten weg
form-least-bid = Ein Gebot
form-refund = Beim Passen

# Saving and leaving.
keep-title = Spiel sichern
keep-about = Eine Datei enthält das ganze Spiel. `zuschlag judge` liest sie.
keep-exists = Unter { $path } liegt schon etwas. Nimm einen anderen Namen.
keep-failed = { $path } ließ sich nicht schreiben: { $reason }. Nimm einen anderen Ort.
keep-done = Gesichert in { $path }
leave-title = Den Tisch verlassen?
leave-own = Das Spiel ist nicht zu Ende. Ungesichert ist es weg.
leave-served = Das Spiel ist nicht zu Ende. Nach einer Weile spielt ein Bot für dich weiter; dein Weg zurück wird ausgedruckt.
compiling-behind = Die Regeln werden im Hintergrund übersetzt, ein einziges Mal.
fatal = Bei uns ist etwas zerbrochen, und der Tisch musste schließen. Entschuldige.
fatal-report = Ein Bericht liegt in { $path }
fatal-game = Dein Spiel bis hierher liegt in { $path }

# Columns.
column-coins = Münzen
column-bid = Gebot
column-cheques = Schecks
column-buildings = Gebäude
column-total = Summe
column-cash = bar
column-worth = Wert
column-deeds = Besitz
column-built = Bauten
column-houses = Bauten
covered = verdeckt
none = keine
nothing-yet = noch nichts
state-your-move = am Zug
state-thinks = überlegt
state-face-down = verdeckt
state-all-sold = ausverkauft
state-away = weg
state-vacation = im Urlaub bis zum { $until }
state-not-here = nicht da
state-has-left = gegangen
state-bankrupt = bankrott
state-jail = Haft { $turn }/3
state-holds = hält
state-card = +Karte

# For Sale.
deed-bids = bietet { $total }
deed-took = nahm { $building }
deed-bought = kaufte { $building }
deed-no-lot = ohne Los
card-taken-by = geht an
card-uncovered = ungedeckt
card-cheque = Scheck
card-pay-to =
    an den
    Inhaber
no-such-building = Keines deiner Gebäude beginnt mit { $digit }.
all-bought = Jedes Gebäude hat einen Besitzer.
now-sell = Jetzt wird verkauft. Das beste Gebäude holt den besten Scheck, und niemand zeigt seins zuerst.
desk-hand = Hand      { $hand }
desk-coins = Münzen
desk-in = Du bist mit { $bid } dabei.
desk-out = Du bist in dieser Reihe draußen.
desk-bid-range = Biete insgesamt { $least } bis { $most } oder passe.
desk-bid-only = Biete { $least } oder passe.
desk-earned = Schecks { $cheques } · Münzen { $coins }
desk-laid = Du hast gelegt: { $building }.
desk-all-sold = Du hast alles verkauft. Die anderen machen weiter.
desk-sell = Verkaufen: { $building }?
desk-waits = Es fehlt { $who }.
desk-waits-many = Es fehlen noch { $count }.
press-lay = Verdeckt legen
pass-without = { $when ->
    [now] Passen
   *[later] Würdest du jetzt passen
}: ohne Gebäude gehen, { $back ->
    [one] 1 Münze
   *[other] alle { $back } Münzen
} zurück.
pass-empty = { $when ->
    [now] Passen
   *[later] Würdest du jetzt passen
}: ohne Gebäude gehen, nichts bezahlt.
pass-for-nothing = { $when ->
    [now] Passen
   *[later] Würdest du jetzt passen
}: { $building } umsonst.
pass-with = { $when ->
    [now] Passen
   *[later] Würdest du jetzt passen
}: { $building }, { $back ->
    [one] 1 Münze
   *[other] { $back } Münzen
} zurück, { $paid } bezahlt.
reveal-title = Aufgedeckt
reveal-yours = Deine { $building } bringt { $cheque }.
reveal-not-yours = Nicht dein Verkauf.
reveal-first = Das beste Gebäude zuerst …
reveal-left = Noch { $count } …
keys-title = Tasten
keys-for-sale =
    ein Gebot tippen (die Summe) oder im Verkauf den Wert eines Gebäudes
    das Gebot ändern; ← → wählen ein Gebäude
    bieten, das Gebäude legen oder weiter
    passen
    die anderen drängen, oder das Aufdecken
    reden, pausieren und zustimmen an einem Tisch mit anderen
    das Spiel bis hierher sichern
    die Regeln dieser Ausgabe
    offene Bücher, wenn offen gespielt wird
    Papier am Tag, der Saal bei Nacht
    den Tisch verlassen
    eine Münze oder + ist eins mehr; Knöpfe und Karten
marks-for-sale = ▸ ist dran   · verdeckt   ● eine Münze   ▒ liegt verdeckt
rules-title = Die Regeln, { $edition }, zu { $seats }
books-title = Offene Bücher

# The end.
final-title = Der Hammer ruht
final-fortune = Dein Vermögen ist { $score }, Rang { $rank } von { $of }.
final-place = Du hast { $score }, Rang { $rank } von { $of }.
final-worth = Du besitzt { $worth }, Rang { $rank } von { $of }.
final-left = Du bist gegangen, Rang { $rank } von { $of }.
final-bankrupt = Du bist bankrott, Rang { $rank } von { $of }.
final-swept = Die letzten Schecks gingen ohne Gegner weg.
final-level-all = Gleich viel Geld und gleich viele Münzen.
final-level = Gleich viel Geld; die Münzen entscheiden.
final-no-cheques = keine Schecks
final-no-deeds = kein Besitz
final-deeds = { $count } Karten, { $some } und mehr
final-last-standing = Sonst ist niemand mehr da.
final-rounds = Die letzte Runde ist gespielt.
final-ruling = Durch einen Spruch entschieden.
final-stopped = Alle wollten aufhören. Es gibt kein Ergebnis.

# Any game.
plain-sight = Was du siehst
plain-hint = tippe einen Zug, wie ihn eine Aufzeichnung schreibt, oder wähle oben
plain-refused = Nicht erlaubt: { $slug } { $facts }
plain-keys =
    ↑ ↓ und Enter wählen einen Zug aus der Liste; Tab geht in die Zeile darunter.
    Ein Zug wird getippt, wie ihn eine Aufzeichnung schreibt: das Verb, dann was dazugehört.
    Leertaste drängt, / redet, s sichert, q geht, t ist Tag und Nacht.

# Monopoly: what is asked.
no-rent = Es ist keine Miete zu verlangen.
no-offers = Jetzt kein Handel: nur in deinem Zug oder zwischen Zügen (h hält).
no-answer = Es liegt kein Angebot da.
no-giving-up = Jetzt kann niemand aufgeben.
ask-out = Du bist draußen. Die anderen spielen weiter; die Leertaste drängt.
ask-dice = Die Würfel rollen.
ask-hammer = { $lot } ist unter dem Hammer.
ask-cannot-bid = { $lot }: Das nächste Gebot übersteigt dein Geld. Passe oder beschaffe Geld.
ask-bid = { $lot }: biete { $least } bis { $most } oder passe.
ask-owes = { $name } schuldet { $creditor } { $amount } und muss das Geld auftreiben. Die Leertaste drängt.
ask-owe-raise = Du schuldest { $creditor } { $amount } und hast { $cash }: Beschaffe { $short }.
ask-owe-all = Du schuldest { $creditor } { $amount } und hast { $cash }: Mehr als { $all } ist nicht drin.
ask-wishes-wait = Bauwünsche werden gesammelt.
ask-wishes = Gebäude sind knapp: Die Bank hat { $stock }. Was möchtest du bauen?
ask-buy = { $place } ist zu haben: { $price }. Kaufen oder alle bieten lassen?
ask-cannot-buy = { $place } kostet { $price }, du hast { $cash }. Beschaffe Geld oder lass alle bieten.
ask-holding = Du hältst die Würfel: baue, handle, verlange Miete. Dann lass sie los.
ask-again = Ein Pasch: würfle noch einmal.
ask-roll = Du bist am Zug. Würfle, wenn du so weit bist.
ask-done = Dein Zug endet, wenn du es sagst. Vorher kannst du bauen oder handeln.
ask-jail = Du sitzt in Haft, Zug { $turn } von 3. Ein Pasch öffnet die Tür.
ask-next = { $who ->
    [you] Du würfelst als Nächstes.
   *[other] { $name } würfelt als Nächstes.
}
ask-to-move = { $name } ist am Zug.
ask-space = Die Leertaste drängt.
answer-raise = Geld beschaffen
answer-deal = Handel anbieten
answer-wish = Wunsch abgeben
answer-nothing = Nichts
answer-buy = Kaufen
answer-auction = Versteigern
answer-roll = Würfeln
answer-done = Fertig
answer-end-turn = Zug beenden
answer-fine = { $fine } zahlen
answer-card = Karte nutzen
answer-stay = Sitzen bleiben
answer-hold = Würfel halten
answer-demand = { $amount } von { $who } verlangen
answer-waive = Verzichten
answer-offer = { $who } antworten
answer-withdraw = Angebot zurückziehen
the-rent = die Miete

# Monopoly: sheets.
keys-monopoly =
    die erste Antwort der Leiste, oder drängen
    die anderen drängen
    würfeln; kaufen; versteigern; Zug beenden oder Würfel freigeben
    das Gebot: tippen, um eins, um zehn ändern; p passt
    Miete verlangen; darauf verzichten
    den nächsten Wurf halten: Zeit zum Bauen, Handeln, Verlangen
    dein Besitz: bauen, verkaufen, beleihen, auslösen, Geld beschaffen
    Handel anbieten; antworten oder zurückziehen
    in Haft: Strafe zahlen; Karte nutzen
    ein Feld ansehen (oder anklicken)
    aufgeben: bankrott, oder das Spiel verlassen
    reden, pausieren und zustimmen an einem Tisch mit anderen
    sichern; Papier am Tag, der Saal bei Nacht; gehen
marks-monopoly =
    ▸ ist dran  · verdeckt  ●A Figur  ▦A in Haft  2⌂ Häuser  H Hotel
    m oder bel.: beliehen
holdings-stock = Bar { $cash }. Die Bank hat { $stock }.
holdings-none = Du besitzt noch nichts.
plan-needs = Zum Bauen brauchst du alle Straßen einer Farbe.
plan-hint = ↑↓ wählen, ← → planen Stufen, l räumt die ganze Farbe.
plan-mixed = Bauen oder verkaufen, nicht beides auf einmal.
plan-costs = Kostet { $money }.
plan-brings = Bringt { $money }.
plan-wish = Ein Wunsch geht nach oben, nicht nach unten.
plan-but = Aber: { $fault }
plan-seals = Enter gibt den Wunsch ab.
plan-ready = Gleichmäßig und bezahlbar: Enter führt es aus.
plan-nothing = Nichts geplant. ← → ändern die Stufen, n wünscht nichts.
no-giving-up-yet = Du kannst das Geld noch auftreiben oder schuldest nichts.
column-stands = steht
column-plan = Plan
column-rent-now = Miete
column-mortgage = Pfand
column-redeem = Auslöse
deed-mortgaged = beliehen
deed-hotel = Hotel
deed-bare = leer
mark-mortgaged = bel.
trade-title = Einen Handel anbieten
trade-with = Handel mit
trade-give = Du gibst
trade-get = Du bekommst
trade-cash = Bar
trade-debt = Schuld erlassen
trade-built = bebaut
trade-nothing = nichts zu tauschen
trade-freed = wird gleich ausgelöst
trade-told = Du gibst { $give } für { $want }.
trade-hint = Leertaste hakt an, Tab geht weiter, f löst Beliehenes aus.
offer-yours = Dein Angebot
offer-title = Ein Angebot
offer-own =
    Du gibst { $give }.
    { $to } gibt { $want }.

    { $to } hat noch nicht geantwortet.
offer-worth = { $who } gibt { $give }, du gibst { $want }.
offer-value = { $value } nach Preisen
offer-value-card = { $value } nach Preisen und eine Karte
offer-freeing = { $deeds } beliehen: Auslösen kostet { $cost } (f ändert das).
offer-keeping = { $deeds } beliehen: Das Pfand bleibt und kostet jetzt { $cost } (f ändert das).
offer-no-counter = Ein Gegenangebot geht jetzt nicht. Nimm an oder lehne ab.
give-up-title = Aufgeben?
give-up-leaving = Dein Besitz und dein Geld gehen an die Bank und werden versteigert. Die anderen spielen weiter.
give-up-bankrupt = Dann bist du bankrott: Alles geht an deinen Gläubiger. Die anderen spielen weiter.
stand-hammer = Unter dem Hammer
stand-board = Auf dem Spielplan
stand-on = { $who ->
    [you] Du stehst auf
   *[other] { $name } steht auf
}
stand-high = Höchstgebot { $high } von { $who }
stand-price = Der Preis ist { $price }.
stand-still-in = Dabei
stand-for = ← → für { $street }
stand-which = ← → wählen die Straße
stand-pad = Summe tippen · ↑↓ eins · ← → zehn
deed-title = Besitzkarte
deed-for-sale = Zu haben für { $price }.
deed-down = { $who ->
    [you] Deins
   *[other] Gehört { $name }
}, beliehen: keine Miete.
deed-held = { $who ->
    [you] Deins
   *[other] Gehört { $name }
}.
deed-held-built = { $who ->
    [you] Deins
   *[other] Gehört { $name }
}, { $stands }.
deed-redeeming = Auslösen kostet { $cost }.
deed-rent-now = Miete jetzt { $rent }.
deed-stations = Miete { $rents } für ein bis vier Bahnhöfe.
deed-utilities = Miete { $one } oder { $both } mal Würfel.
deed-rent = Miete { $bare }, ganze Farbe { $whole }.
deed-houses = Häuser { $built }, Hotel { $hotel }.
deed-house-costs = Ein Haus kostet { $cost }.
row-price = Preis
row-mortgage = Pfand
row-redeem = Auslösen
row-stations = { $count ->
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
row-one = Eins davon
row-both = Beide
row-bare = Unbebaut
row-whole = Ganze Farbe
row-houses = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
row-hotel = Hotel
row-house = Ein Haus
dice-times = { $times } × Wurf
height-hotel = ein Hotel
height-bare = unbebaut
place-go = Wer darüber kommt, bekommt { $salary }.
place-chance = Zieh eine Karte.
place-chest = Zieh eine Karte.
place-jail = Nur zu Besuch, wenn man nicht geschickt wurde.
place-go-to-jail = Geradewegs in Haft, ohne Gehalt.
place-donation = Eine Spende von { $amount } an die Bank.
group-brown = Braun
group-lightblue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-darkblue = Dunkelblau
group-station = Bahnhöfe
group-utility = Werke

# `zuschlag play` without a terminal.
how-terminal = Zum Spielen braucht es ein Terminal mit mindestens 80 x 24 Zeichen, für Monopoly 100 x 30. Dort:
how-without = Ohne Terminal geht: `zuschlag judge`, `zuschlag show` und `zuschlag simulate`. `zuschlag --help` erklärt sie.

guide-way-back = In der Anleitung weitermachen: { $command }
guide-none = Zu { $game } gibt es kein geführtes erstes Spiel.
guide-keys = Die unterste Zeile zeigt die Tasten. Mit Enter geht es weiter.
