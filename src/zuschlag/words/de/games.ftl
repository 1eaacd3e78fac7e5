# Names of games, editions, switches, bots and boards. A key is the kind and the name, with - for a dot.

# Games

game-for-sale = For Sale
game-monopoly = Monopoly

# Editions and presets

edition-2015 = 2015, wie heute verkauft
edition-2015-variant = 2015, ein Gebäude zu wenig
edition-1997 = 1997, die erste Schachtel
edition-1997-strict = 1997, nur höhere Gebote
edition-1997-variant = 1997, ein Gebäude zu wenig
edition-2005-seed = 2005, vierzehn Münzen für alle
edition-2005-published = 2005, wie gedruckt
edition-aalen-event = Aalen, wie beim Stadtturnier
edition-aalen-event-strict = Aalen, streng nach Blatt
edition-aalen-casual = Aalen, gemütlich
edition-tournament = Turnier
edition-classic = Klassisch

# How they differ, in one sentence

about-2015 = Dreißig Gebäude. Jedes Gebot muss höher sein als das letzte.
about-2015-variant = In jeder Auslage fehlt ein Gebäude: Wer zuerst aussteigt, bekommt keins, aber alle Münzen zurück.
about-1997 = Zwanzig Gebäude, fünfzehn Münzen. Ein Gebot darf mit dem letzten gleichziehen.
about-1997-strict = Wie 1997, aber jedes Gebot muss höher sein als das letzte.
about-1997-variant = Wie 1997, und in jeder Auslage fehlt ein Gebäude: Wer zuerst aussteigt, bekommt keins.
about-2005-seed = Dreißig Gebäude und vierzehn Münzen für alle, egal zu wievielt.
about-2005-published = Achtzehn Münzen zu dritt oder viert. Wer aussteigt, verliert die ungerade Münze.
about-aalen-event = Miete muss man selbst verlangen, in Ruhe. Eine Stunde, Geld verdeckt.
about-aalen-event-strict = Wer die Miete zu spät verlangt, bekommt keine. Eine Stunde, Geld verdeckt.
about-aalen-casual = Die Miete kommt von selbst, Geld liegt offen. Wie lange es dauert, bestimmst du.
about-tournament = Eine Stunde, und niemand verlangt die Miete für dich.
about-classic = Was viele von zu Hause kennen: mehr Zeit für die Miete, kein Zeitlimit.

# Bots, and what they are like

bot-random = Wetterfahne
bot-heuristic = Buchhalter
bot-landlord = Vermieter
bot-searcher = Stratege
bot-visitor = Besucher
bot-neighbour = Nachbarin
bot-collector = Sammler
bot-club = Vereinsspieler
bot-dealer = Händlerin
bot-appraiser = Gutachter
bot-auctioneer = Auktionatorin
bot-champion = Meisterin
bot-forgetful = Tagträumerin
bot-capped = Sparfuchs
bot-careful = Bedenkenträger
bot-lodger = Untermieter
bot-stroller = Spaziergänger
bot-shopkeeper = Krämer
bot-broker = Makler
bot-builder = Bauherr
bot-magnate = Magnat
bot-tycoon = Tycoon
character-random = Tut irgendetwas Erlaubtes. Zum Üben.
character-heuristic = Rechnet nach und zahlt nie zu viel.
character-landlord = Sammelt Farben, baut früh, handelt zäh.
character-searcher = Spielt vor jedem Zug Tausende Partien im Kopf.
character-visitor = Ist eben hereingekommen und mag fast alles.
character-neighbour = Kennt die Regeln gut und die Preise ungefähr.
character-collector = Sieht, was ein Haus wert ist, und verliebt sich doch manchmal.
character-club = Spielt solide, wie an einem guten Abend im Verein.
character-dealer = Lässt eine schlechte Auslage ziehen und zahlt selten zu viel.
character-appraiser = Verschätzt sich nur, wo es wirklich knapp ist.
character-auctioneer = Weiß auswendig, was Tausende Partien gelehrt haben.
character-champion = Achtet darauf, wie jeder bietet, und antwortet jedem anders.
character-forgetful = Spielt gut, vergisst aber bald, wer was gekauft hat.
character-capped = Setzt sich vor jeder Auslage eine Grenze und bleibt darunter.
character-careful = Bietet nie mehr als nötig und hebt immer etwas auf.
character-lodger = Lernt noch, vergisst die Hälfte und nimmt nichts übel.
character-stroller = Genießt den Weg, kauft nach Lust und übersieht manches Schnäppchen.
character-shopkeeper = Hält die Kasse zusammen und nickt gelegentlich ein.
character-broker = Weiß, was ein Grundstück wert ist, und denkt hin und wieder daran.
character-builder = Tauscht sich ganze Farben zusammen und baut in Reihen.
character-magnate = Wägt jedes Grundstück, jedes Haus und jeden Handel danach, was sie zum Sieg beitragen.
character-tycoon = Wägt wie der Magnat und spielt die Partie dann tausendmal zu Ende.

# Boards

board-aalen = Aalen
board-classic = Klassischer Plan

# Switches

switch-least_bid = Nächstes Gebot
switch-refund = Ungerade Münze
switch-open_info = Alles offen
switch-variant5_removed = Karten beiseite
switch-players-max = Personen höchstens
switch-players-mayLeave = Aufgeben erlaubt
switch-rent-claim = Miete
switch-rent-groupWithMortgage = Miete, wenn in der Farbe etwas beliehen ist
switch-rent-utilityRoll = Miete der Werke
switch-rent-countMortgaged = Beliehene mitzählen
switch-auction-minOpen = Erstes Gebot
switch-auction-step = Schritt
switch-auction-order = Wer bietet wann
switch-buildAuction-floor = Auktion knapper Häuser
switch-hotel-needsAllFour = Hotel erst nach vier Häusern
switch-sell-hotelShort = Hotel verkaufen ohne Häuser
switch-jail-rollOptional = Sitzen bleiben
switch-interest-round = Zinsen runden
switch-end-mode = Wenn die Zeit um ist
switch-end-limit = Dauer
switch-end-buildings = Gebäude am Ende
switch-end-tiebreak = Gleichstand
switch-build-alwaysAsk = Vor dem Bauen fragen
switch-bankrupt-estate = Bankrott
switch-donation = Spenden
switch-cash-hidden = Geld verdeckt

# What a switch decides

hint-least_bid = Ob ein Gebot das höchste übertreffen muss oder gleichziehen darf.
hint-refund = Wer aussteigt, bekommt die Hälfte zurück. Das hier entscheidet über die Münze, die sich nicht teilen lässt.
hint-open_info = Alle sehen Münzen, Gebäude und Schecks der anderen. Verdeckt gelegt wird trotzdem.
hint-variant5_removed = Zu fünft: Mit 3 ist die letzte Auslage kürzer, mit 2 sind alle voll.
hint-players-max = Wie viele sich setzen dürfen. Üblich sind sechs.
hint-players-mayLeave = Wer nicht mehr will, darf aus dem Spiel gehen; die Bank versteigert den Besitz.
hint-rent-claim = Ob die Miete von selbst kommt oder verlangt werden muss, und wie lange man dafür hat.
hint-rent-groupWithMortgage = Was die übrigen Straßen einer ganzen Farbe bringen, wenn eine davon beliehen ist.
hint-rent-utilityRoll = Die Miete eines Werks folgt den Würfeln: einem neuen Wurf oder dem, mit dem man kam.
hint-rent-countMortgaged = Ob beliehene Bahnhöfe und Werke bei der Zahl der eigenen mitzählen.
hint-auction-minOpen = Womit eine Auktion mindestens beginnt.
hint-auction-step = Um wie viel ein Gebot mindestens steigen muss.
hint-auction-order = Reihum, oder wer zuerst ruft.
hint-buildAuction-floor = Wo das Bieten beginnt, wenn mehrere die letzten Häuser wollen.
hint-hotel-needsAllFour = Ein Hotel braucht vier Häuser auf jeder Straße der Farbe.
hint-sell-hotelShort = Was geschieht, wenn die Bank keine Häuser zum Zurücktauschen hat.
hint-jail-rollOptional = Wer im Gefängnis sitzt, darf auf den Wurf verzichten.
hint-interest-round = Ob krumme Beträge auf- oder abgerundet werden.
hint-end-mode = Was noch zu Ende gespielt wird.
hint-end-limit = Wann das Spiel endet, falls bis dahin mehr als eine Person im Spiel ist.
hint-end-buildings = Ob Häuser und Hotels ihren ganzen Preis zählen oder den halben.
hint-end-tiebreak = Ob ein Sieg geteilt wird, oder ob volle Farben entscheiden, dann Geld, Gebäude und Hypotheken.
hint-build-alwaysAsk = Ob die anderen sagen dürfen, dass auch sie bauen wollen.
hint-bankrupt-estate = Ob die Grundstücke beliehen oder so, wie sie sind, an den Gläubiger gehen.
hint-donation = Was die beiden Spendenfelder verlangen.
hint-cash-hidden = Wie viel die anderen haben, siehst du erst am Ende.

# Their values

value-raise = muss höher sein
value-match = darf gleichziehen
value-up = kommt zurück
value-down = ist verloren
value-auto = kommt von selbst
value-manual = verlangen, bis wieder gewürfelt wird
value-manual-grace = verlangen; der Wurf wartet darauf
value-championship = verlangen, einen Zug länger
value-base = einfache Miete
value-double = doppelte Miete
value-fresh = neuer Wurf
value-arrival = der Wurf, mit dem man kam
value-clockwise = reihum
value-open = wer zuerst ruft
value-regular = beim üblichen Preis
value-atomicGroup = ganze Farbe auf einmal
value-refuse = geht nicht
value-ceil = aufrunden
value-floor = abrunden
value-equalTurns = die Runde
value-finishTurn = nur der laufende Zug
value-stopNow = nichts mehr
value-full = ganzer Preis
value-half = halber Preis
value-shared = Sieg wird geteilt
value-list = Farben, dann Geld, dann Gebäude
value-short = nur wenn es knapp wird
value-off = nie
value-on = immer
value-mortgaged = beliehen
value-all = wie sie sind
value-null = ohne Grenze
value-true = Ja
value-false = Nein

# How long a game lasts

limit-minutes = { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
limit-rounds = { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }

# Rounds

round-number = Runde { $n }
round-number-of = Runde { $n } von { $of }
for-sale-round = { round-number-of }
