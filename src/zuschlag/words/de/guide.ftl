# Die geführten ersten Spiele, Schritt für Schritt: Seiten laden sie mit ihrer eigenen Seite, das Terminal hat sie auch.

guide-title = Geführtes erstes Spiel: { $game }
guide-step = Schritt { $n } von { $all }
guide-go-on = Weiter
guide-leave = Anleitung verlassen
guide-again = Von vorn

guide-for-sale-bid = Drei Gebäude kommen unter den Hammer: 4, 9 und 22. Je höher die Zahl, desto besser das Gebäude. Du hast 28 Münzen für das ganze Spiel. Eröffne mit einem Gebot von 1.
guide-for-sale-raise = Die anderen gehen mit, Clara steht bei 3. Ein Gebot ist immer deine Summe, nicht das, was du drauflegst. Biete 4.
guide-for-sale-again = Bruno und Clara sind ausgestiegen. Beide haben das billigste Gebäude genommen, das noch lag, und die Hälfte ihres Gebots zurückbekommen. Du warst am Ende übrig: Du zahlst alle 4 Münzen, und die 22 gehört dir. Wer gewinnt, eröffnet die nächste Auslage. Biete 2.
guide-for-sale-pass = Clara ist schon bei 5. Du musst nicht jede Auslage gewinnen. Steig aus: Du nimmst die 6, das billigste Gebäude, und von deinen 2 Münzen kommt eine zurück.
guide-for-sale-rest = Das ist die erste Hälfte: bieten oder aussteigen, bis alle Gebäude verkauft sind. Die übrigen acht Auslagen werden für dich gespielt.
guide-for-sale-sell = Die zweite Hälfte: Drei Schecks liegen offen, der beste bringt 15. Alle legen ein Gebäude verdeckt hin; dann bekommt das beste Gebäude den besten Scheck. Leg die 28.
guide-for-sale-low = Niemand hatte etwas Besseres: 15 für dich. Jetzt liegt ein Scheck da, der 0 bringt, und der beste bringt nur 8. Zu wenig für ein gutes Gebäude. Leg die 6.
guide-for-sale-count = Die 6 hat die 0 bekommen, und deine guten Gebäude hast du noch auf der Hand. Das ist die zweite Hälfte. Die übrigen acht Verkäufe werden für dich gespielt.
guide-for-sale-over = Schecks und übrige Münzen werden zusammengezählt: Du hast 108 und gewinnst. Das war das ganze Spiel.

guide-monopoly-roll = Alle beginnen mit 1.500 und ziehen durch die Stadt. Wer am Ende am meisten besitzt, gewinnt. Du bist dran: Würfle.
guide-monopoly-buy = Du stehst in Hofen, einer hellblauen Straße. Sie gehört niemandem. Gehört sie dir, schuldet dir Miete, wer hierherkommt. Kauf sie.
guide-monopoly-done = Hofen gehört dir, für 100. Du könntest jetzt noch handeln. Beende deinen Zug.
guide-monopoly-bid = Clara will Waldhausen nicht kaufen. Was niemand kauft, wird versteigert, und alle dürfen bieten. Waldhausen ist auch hellblau. Biete 60.
guide-monopoly-raise = Bruno steht bei 70. Auf dem Plan kostet die Straße 100, da ist noch Luft. Biete 80.
guide-monopoly-card = Waldhausen gehört dir, für 80. Du bist wieder dran: Würfle.
guide-monopoly-end = Auf diesem Feld wird eine Karte gezogen, und diese bringt dir 200. Andere kosten etwas oder führen ins Gefängnis. Beende deinen Zug.
guide-monopoly-accept = Bruno hat die letzte hellblaue Straße und bietet sie dir für 180 an. Das ist mehr als ihr Preis, aber nur mit der ganzen Farbe darfst du bauen. Sieh dir sein Angebot an und nimm es an.
guide-monopoly-build = Alle drei hellblauen Straßen gehören dir. Bau auf jede ein Haus, und die Miete steigt sofort.
guide-monopoly-demand = Clara steht auf deiner Straße mit dem neuen Haus. Hier kommt Miete nicht von selbst: Du musst sie verlangen, bevor wieder jemand würfelt. Verlang sie jetzt.
guide-monopoly-over = Das Spiel ist aus, und alles zählt: Bargeld, Besitz und Gebäude. Du besitzt am meisten und gewinnst. Das war der Kern; Gefängnis, Hypotheken und Schulden lernst du beim Spielen kennen.
