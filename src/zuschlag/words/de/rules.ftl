# The short rules, put together by what a table has agreed. Pages load them with their help.

rules-for-sale-aim-title = Worum es geht
rules-for-sale-aim = Erst gibst du Münzen für Gebäude aus, dann machst du aus Gebäuden Schecks. Wer am Ende mit Schecks und übrigen Münzen am meisten hat, gewinnt. Eine gesparte Münze ist eine verdiente Münze.
rules-for-sale-table-title = Aufbau
rules-for-sale-table = Alle bekommen { $coins } Münzen. Gespielt wird mit { $cards } von { $all } Gebäuden und ebenso vielen Schecks; was fehlt, sieht niemand. Zwei Schecks sind ungedeckt und bringen 0, der beste bringt { $best }.
rules-for-sale-bid-title = Bieten
rules-for-sale-bid = Es liegen { $shown } Gebäude aus. Reihum bietest du oder steigst aus. Ein Gebot ist immer deine Summe für diese Runde, mindestens 1, offen vor dir.
rules-for-sale-bid-raise = Es muss höher sein als das höchste.
rules-for-sale-bid-match = Es muss das höchste erreichen und höher sein als dein eigenes letztes.
rules-for-sale-pass-title = Aussteigen
rules-for-sale-pass = Wer aussteigt, nimmt das billigste Gebäude, das noch liegt, und bekommt die Hälfte des Gebots zurück.
rules-for-sale-pass-up = Eine ungerade Münze bekommst du.
rules-for-sale-pass-down = Eine ungerade Münze ist verloren.
rules-for-sale-pass-none = In jeder Auslage liegt ein Gebäude zu wenig: Wer als Erster aussteigt, bekommt keins, dafür alle Münzen zurück.
rules-for-sale-hammer = Wer als Letzter übrig ist, zahlt das ganze Gebot, nimmt das beste Gebäude und eröffnet die nächste Runde.
rules-for-sale-sale-title = Verkaufen
rules-for-sale-sale = Sind alle Gebäude weg, liegen Schecks aus. Alle legen ein Gebäude verdeckt hin, dann wird aufgedeckt: Das beste Gebäude bekommt den besten Scheck, das nächste den nächsten. So geht es weiter, bis alles verkauft ist.
rules-for-sale-sale-alone = Wer allein noch Gebäude hat, bekommt alle übrigen Schecks.
rules-for-sale-end-title = Schluss
rules-for-sale-end = Schecks und Münzen zählen zusammen, eine Münze ist 1 wert. Bei Gleichstand entscheiden die Münzen, dann wird der Sieg geteilt.
rules-for-sale-sight-covered = Münzen, Gebäude und Schecks der anderen sind verdeckt. Was geschieht, sehen alle: Ein gutes Gedächtnis ist erlaubt.
rules-for-sale-sight-open = An diesem Tisch liegt alles offen. Was du zum Verkauf hinlegst, bleibt bis zum Aufdecken geheim.

rules-monopoly-aim-title = { rules-for-sale-aim-title }
rules-monopoly-aim = Alle beginnen mit { $start } und ziehen um den Plan, kaufen Felder und kassieren Miete. Wer am Ende am meisten besitzt, gewinnt. Wer nicht zahlen kann, ist raus.
rules-monopoly-turn-title = Ein Zug
rules-monopoly-turn = Würfle und zieh. Wer LOS erreicht oder überschreitet, bekommt { $salary }. Ein freies Feld kannst du zum aufgedruckten Preis kaufen; willst du nicht, wird es versteigert, und alle dürfen bieten. Bei einem Pasch würfelst du noch einmal, der dritte führt ins Gefängnis. Zwischen zwei Zügen dürfen alle bauen, beleihen und handeln. Auf dem Parkplatz liegt kein Geld.
rules-monopoly-auction-title = Auktion
rules-monopoly-auction-clockwise = Reihum; wer aussteigt, ist raus. Das erste Gebot ist mindestens { $first }, jedes weitere mindestens { $step } mehr. Nur Bargeld zählt.
rules-monopoly-auction-open = Alle dürfen jederzeit bieten; wer aussteigt, ist raus. Das erste Gebot ist mindestens { $first }, jedes weitere mindestens { $step } mehr. Nur Bargeld zählt.
rules-monopoly-rent-title = Miete
rules-monopoly-rent-auto = Die Miete wird von selbst bezahlt.
rules-monopoly-rent-manual = Wem das Feld gehört, muss die Miete verlangen, bevor wieder jemand würfelt. Sonst war der Besuch umsonst.
rules-monopoly-rent-manual-grace = Wem das Feld gehört, muss die Miete verlangen, bevor wieder jemand würfelt. Der nächste Wurf wartet dafür ein paar Sekunden, an einem langsamen Tisch einen Tag.
rules-monopoly-rent-championship = Wem das Feld gehört, muss die Miete verlangen; dafür ist Zeit bis zum übernächsten Zug.
rules-monopoly-rent-base = Wer eine Farbe ganz hat, bekommt auf unbebauten Straßen das Doppelte, solange keine davon beliehen ist.
rules-monopoly-rent-double = Wer eine Farbe ganz hat, bekommt auf unbebauten Straßen das Doppelte, auch wenn eine andere davon beliehen ist.
rules-monopoly-rent-mortgaged = Für ein beliehenes Feld gibt es keine Miete.
rules-monopoly-build-title = Bauen
rules-monopoly-build = Mit allen Straßen einer Farbe, keine davon beliehen, darfst du gleichmäßig bauen: Die Straßen unterscheiden sich höchstens um eine Stufe, die fünfte ist ein Hotel. Die Bank hat { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
  } und { $hotels ->
    [one] { $hotels } Hotel
   *[other] { $hotels } Hotels
  }. Wollen mehrere die letzten, werden sie versteigert. Verkaufen bringt die Hälfte.
rules-monopoly-mortgage-title = Hypothek und Handel
rules-monopoly-mortgage = Eine Hypothek bringt den halben Preis, wenn in der Farbe nichts steht; auslösen kostet ein Zehntel mehr. Getauscht werden Felder, Freikarten und Geld, und beide geben etwas, nicht nur Geld. Drei Angebote pro Zug, keine Darlehen, keine Versprechen.
rules-monopoly-jail-title = Gefängnis
rules-monopoly-jail = Heraus kommst du durch einen Pasch, mit { $fine } oder mit einer Freikarte. Nach dem dritten Fehlwurf zahlst du und ziehst. Auch im Gefängnis kassierst, bietest, baust und handelst du.
rules-monopoly-debt-title = Schulden
rules-monopoly-debt-mortgaged = Was du nicht sofort zahlen kannst, musst du auftreiben: Gebäude verkaufen, beleihen, handeln. Reicht alles nicht, bist du bankrott: Der Gläubiger bekommt deine Felder beliehen, die Bank versteigert sie.
rules-monopoly-debt-all = Was du nicht sofort zahlen kannst, musst du auftreiben: Gebäude verkaufen, beleihen, handeln. Reicht alles nicht, bist du bankrott: Der Gläubiger bekommt deine Felder, wie sie sind, die Bank versteigert sie.
rules-monopoly-end-title = Schluss
rules-monopoly-end-none = Das Spiel endet, wenn nur noch eine Person übrig ist.
rules-monopoly-end-rounds = Das Spiel endet nach { $n ->
        [one] einer Runde
       *[other] { $n } Runden
    }, oder wenn nur noch eine Person übrig ist.
rules-monopoly-end-minutes = Nach { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    } ist die Zeit um.
rules-monopoly-end-equalTurns = Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren.
rules-monopoly-end-finishTurn = Nur der laufende Zug wird noch beendet.
rules-monopoly-end-stopNow = Es ist sofort Schluss.
rules-monopoly-end-full = Es zählen Bargeld, Felder zum Preis (beliehene halb) und Gebäude zum Preis.
rules-monopoly-end-half = Es zählen Bargeld, Felder zum Preis (beliehene halb) und Gebäude zum halben Preis.
rules-monopoly-sight-covered = Das Bargeld der anderen ist verdeckt; Felder, Gebäude und jede Zahlung sind offen.
rules-monopoly-sight-open = Alles Geld liegt offen. Verdeckt sind nur Bauwünsche und die Kartenstapel.
