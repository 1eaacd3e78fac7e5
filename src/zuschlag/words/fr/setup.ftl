# What the form in a terminal says about a table

own-edition = Une édition à part ; la feuille des règles (r) en dit plus.
coins-each = { $coins } chacun.
figures-for-sale = { $coins } chacun, { $cards } bâtiments sur { $all }, { $rows }.
rows = { $n ->
        [one] une rangée
       *[other] { $n } rangées
    } de { $shown }
rows-and-one = { $rows } et une de { $short }
short-row = { $cards } bâtiments : { $rows }, puis une de { $short } où les { $empty } premiers à passer n’ont rien, mais toutes leurs pièces. Avec 2 à l’écart : { $other } bâtiments, { $all } rangées complètes.
full-rows = { $cards } bâtiments : { $rows }, toutes complètes. Avec les 3 imprimés, la dernière serait plus courte.
removed-3 = 3, fin plus courte
removed-2 = 2, rangées complètes
lies-open = visible par tous
lies-covered = caché
claim-auto = vient tout seul
claim-manual-grace = à réclamer, sans hâte
claim-manual = à réclamer, vite
claim-championship = à réclamer, plus long
pace-calm = calme
pace-brisk = vif
pace-fast = rapide
figures-monopoly = { $start } chacun, { $salary } par tour, { $stock }. { $end }
bank-stock = { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }
ends-last = Le dernier en jeu gagne.
ends-after = Fin après { $limit }.

# The line at the top of a table

auction-number = Enchères { $n } sur { $of }
sale-number = Vente { $n } sur { $of }
sale-number-open = Vente { $n }
buildings-left = encore { $n ->
        [one] un bâtiment
       *[other] { $n } bâtiments
    }
buildings-last = les derniers bâtiments
cheques-left = encore { $n ->
        [one] un chèque
       *[other] { $n } chèques
    }
cheques-last = les derniers chèques
time-left = encore { $time }
time-is-up = temps écoulé

# A building on its card: two lines of nine letters

card-1 = bâche
card-2 = abribus
card-3 = cabane à / outils
card-4 = cabanon / de jardin
card-5 = roulotte / chantier
card-6 = caravane
card-7 = wagon
card-8 = péniche
card-9 = garde- / barrière
card-10 = cabane / rondins
card-11 = hangar à / bateaux
card-12 = maison à / colombage
card-13 = moulin / à vent
card-14 = maison / mitoyenne
card-15 = ferme
card-16 = château / d’eau
card-17 = boulange- / rie
card-18 = loft en / brique
card-19 = bungalow / de verre
card-20 = maison / de ville
card-21 = immeuble / nouveau
card-22 = presby- / tère
card-23 = observa- / toire
card-24 = domaine / viticole
card-25 = penthouse / toit
card-26 = villa / au lac
card-27 = château à / douves
card-28 = monastère / falaise
card-29 = hôtel / thermal
card-30 = palais de / la butte
