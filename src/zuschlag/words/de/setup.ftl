# What the form in a terminal says about a table

own-edition = Eine eigene Ausgabe; mehr steht im Regelblatt (r).
coins-each = Je { $coins }.
figures-for-sale = Je { $coins }, { $cards } von { $all } Gebäuden, { $rows }.
rows = { $n ->
        [one] eine Auslage
       *[other] { $n } Auslagen
    } zu { $shown }
rows-and-one = { $rows } und eine zu { $short }
short-row = { $cards } Gebäude: { $rows }, dann eine zu { $short }, in der die ersten { $empty }, die aussteigen, nichts bekommen und alle Münzen zurück. Mit nur 2 beiseite: { $other } Gebäude, { $all } volle Auslagen.
full-rows = { $cards } Gebäude: { $rows }, alle voll. Mit den gedruckten 3 beiseite wäre die letzte kürzer.
removed-3 = 3, letzte Auslage kurz
removed-2 = 2, alle Auslagen voll
lies-open = offen für alle
lies-covered = verdeckt
claim-auto = kommt von selbst
claim-manual-grace = verlangen, in Ruhe
claim-manual = verlangen, zügig
claim-championship = verlangen, Zug länger
pace-calm = ruhig
pace-brisk = flott
pace-fast = schnell
figures-monopoly = Je { $start }, { $salary } pro Runde, { $stock }. { $end }
bank-stock = { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [one] { $hotels } Hotel
       *[other] { $hotels } Hotels
    }
ends-last = Wer übrig bleibt, gewinnt.
ends-after = Schluss ist nach { $limit }.

# The line at the top of a table

auction-number = Auktion { $n } von { $of }
sale-number = Verkauf { $n } von { $of }
sale-number-open = Verkauf { $n }
buildings-left = noch { $n ->
        [one] ein Gebäude
       *[other] { $n } Gebäude
    }
buildings-last = die letzten Gebäude
cheques-left = noch { $n ->
        [one] ein Scheck
       *[other] { $n } Schecks
    }
cheques-last = die letzten Schecks
time-left = noch { $time }
time-is-up = Zeit um

# A building on its card: two lines of nine letters

card-1 = Plane
card-2 = Bus- / häuschen
card-3 = Geräte- / schuppen
card-4 = Garten- / laube
card-5 = Bauwagen
card-6 = Wohnwagen
card-7 = Eisenbahn / wagen
card-8 = Hausboot
card-9 = Bahn- / wärter
card-10 = Block- / hütte
card-11 = Bootshaus
card-12 = Fachwerk- / haus
card-13 = Windmühle
card-14 = Reihen- / haus
card-15 = Bauernhof
card-16 = Wasser- / turm
card-17 = Eckhaus / Bäckerei
card-18 = Backstein / loft
card-19 = Glas- / bungalow
card-20 = Stadthaus
card-21 = Jugend- / stil
card-22 = Pfarrhaus
card-23 = Stern- / warte
card-24 = Weingut
card-25 = Penthouse / am Dach
card-26 = Villa / am See
card-27 = Wasser- / schloss
card-28 = Felsen- / kloster
card-29 = Kurhotel
card-30 = Hügel- / schloss
