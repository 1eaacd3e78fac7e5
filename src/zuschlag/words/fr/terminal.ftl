list-and = { $before } et { $last }

# Keys of the bottom line, and buttons.
key-hurry = Presser
key-talk = Parler
key-save = Garder
key-leave = Partir
key-back = Retour
key-bid = Miser
key-lay = Poser
key-pass = Passer
key-one-more = ±1
key-choose = Choisir
key-books = Livres
key-rules = Règles
key-go-on = Continuer
key-again = Rejouer
key-new-table = Autre table
key-quit = Quitter
key-save-first = Garder d’abord
key-stay = Rester
key-sit = S’asseoir
key-next-line = Ligne suivante
key-game = Jeu
key-change = Changer
key-look = Lumière
key-keys = Touches
key-keys-and-rules = Touches et règles
key-begin = Commencer
key-deeds = Tes biens
key-offer = Échanger
key-inspect = Regarder
key-hold = Arrêter les dés
key-level = Niveau
key-carry-out = Exécuter
key-mortgage = Hypothéquer
key-redeem = Racheter
key-sell-colour = Vider couleur
key-give-up = Abandonner
key-no-wish = Aucun souhait
key-next-field = Champ suivant
key-offer-it = Proposer
key-accept = Accepter
key-reject = Refuser
key-counter = Contre-offre
key-free = Racheter
key-free-it = Racheter
key-tick = Cocher
key-take-back = Retirer
key-later = Plus tard
key-next = Suivant
key-close = Fermer
keyname-enter = Entrée
keyname-space = Espace
keyname-mouse = souris

# Around a table.
too-small =
    La table demande { $width } colonnes et { $height } lignes.
    Agrandis un peu la fenêtre ; ta place reste la tienne.
no-terminal = La table demande un terminal, et il n’y en a pas ici.
at-the-table = À la table
your-move = À toi
your-side = Ton côté de la table
your-name-here = Toi
somebody = Quelqu’un
you-watch = Tu regardes.
you-watch-title = Tu regardes
one-moment = Un instant.
up-to = C’est à { $who }. La barre d’espace presse.
connection-lost = La connexion est perdue. On réessaie ; ta place reste la tienne.
not-in-control = Tu as ouvert cette place ailleurs. Ici, tu regardes seulement.
table-pauses = La table fait une pause. /go dans la discussion (/) reprend.
stumbled-bot = Un bot a failli ({ $place }) ; quelque chose de simple a été joué pour lui.
way-back = Ton chemin de retour : zuschlag play --join "{ $address }"
rematch-waits = Les autres rejouent : a pour les suivre.

# What happens around a game.
answer-pause = { $name } demande une pause : /yes ou /no dans la discussion (/).
answer-undo = { $name } demande à reprendre un coup : /yes ou /no dans la discussion (/).
answer-end = { $name } veut arrêter la partie sans résultat : /yes ou /no dans la discussion (/).
answer-absence = { $name } a perdu la connexion : /wait ou /bot dans la discussion (/).
refused-table-gone = Il n’y a plus de chemin vers cette table.
refused-table-seat-moved = Ta place est maintenant jouée depuis un autre appareil.
refused-join-no-table = Il n’y a pas de table à { $address }.
refused-join-no-server = Aucun serveur ne répond à { $address } : { $reason }

# Talk.
talk-title = Discussion
talk-hint = dis quelque chose, Entrée l’envoie
talk-words = Aussi : { $words }
talk-not-now = { $word } n’est pas possible maintenant.

# The lobby of a served table.
lobby-title = qui vient encore ?
lobby-link = Les autres viennent par { $address } ou avec le code { $code }.
lobby-shuffling = Tous mélangent …
lobby-sit = Écris ton nom et appuie sur Entrée pour t’asseoir.
lobby-begin = b commence ; les places libres vont aux bots.
lobby-waits = { $host } commence quand tout le monde est là.
seat-open = libre
seat-bot = bot, { $level }
seat-yours = toi

# The form.
form-title = les portes sont ouvertes, prends place
form-name = Ton nom
form-each = chacun le sien
form-others = Les autres
form-seat = Place { $letter }
form-seats = Places
form-players = à { $count }
form-edition = Édition
form-table = Ta table
form-preset = Modèle
form-board = Plateau
form-lasts = Durée
form-rent = Loyer
form-purses = Bourses
form-pace = Rythme
form-as-asked = comme demandé
form-last-standing = jusqu’au dernier
form-room = Le plateau demande { $width } x { $height } caractères : agrandis la fenêtre.
form-house-rules = Règles maison
form-open-info = Pièces, main
form-cards-out = Cartes ôtées
form-least-bid = Une mise
form-refund = En passant

# Saving and leaving.
keep-title = Garder la partie
keep-about = Un fichier contient toute la partie. `zuschlag judge` le lit.
keep-exists = Il y a déjà quelque chose à { $path }. Choisis un autre nom.
keep-failed = Impossible d’écrire { $path } : { $reason }. Choisis un autre endroit.
keep-done = Gardé dans { $path }
leave-title = Quitter la table ?
leave-own = La partie n’est pas finie. Non gardée, elle est perdue.
leave-served = La partie n’est pas finie. Au bout d’un moment un bot joue pour toi ; ton chemin de retour sera affiché.
compiling-behind = Les règles se compilent en arrière-plan, une seule fois.
fatal = Quelque chose s’est cassé chez nous, et la table a dû fermer. Pardon.
fatal-report = Un rapport est dans { $path }
fatal-game = Ta partie jusqu’ici est dans { $path }

# Columns.
column-coins = pièces
column-bid = mise
column-cheques = chèques
column-buildings = immeubles
column-total = total
column-cash = caisse
column-worth = valeur
column-deeds = biens
column-built = bâti
column-houses = bâti
covered = caché
none = aucun
nothing-yet = encore rien
state-your-move = à toi
state-thinks = réfléchit
state-face-down = caché
state-all-sold = tout vendu
state-away = parti
state-vacation = en vacances jusqu’au { $until }
state-not-here = absent
state-has-left = parti
state-bankrupt = failli
state-jail = prison { $turn }/3
state-holds = retient
state-card = +carte

# For Sale.
deed-bids = mise { $total }
deed-took = a pris { $building }
deed-bought = a eu { $building }
deed-no-lot = sans lot
card-taken-by = pris par
card-uncovered = sans fond
card-cheque = chèque
card-pay-to =
    payez au
    porteur
no-such-building = Aucun de tes immeubles ne commence par { $digit }.
all-bought = Chaque immeuble a son propriétaire.
now-sell = Maintenant, on vend. Le meilleur immeuble prend le meilleur chèque, et personne ne montre le sien d’abord.
desk-hand = Main      { $hand }
desk-coins = Pièces
desk-in = Tu y es avec { $bid }.
desk-out = Tu es sorti de cette rangée.
desk-bid-range = Mise en tout de { $least } à { $most }, ou passe.
desk-bid-only = Mise { $least }, ou passe.
desk-earned = Chèques { $cheques } · pièces { $coins }
desk-laid = Tu as posé : { $building }.
desk-all-sold = Tu as tout vendu. Les autres continuent.
desk-sell = Vendre : { $building } ?
desk-waits = On attend { $who }.
desk-waits-many = On en attend { $count }.
press-lay = Poser caché
pass-without = { $when ->
    [now] Passer
   *[later] Si tu passais maintenant
} : sans immeuble, { $back ->
    [one] { $back } pièce rendue
   *[other] { $back } pièces rendues
}.
pass-empty = { $when ->
    [now] Passer
   *[later] Si tu passais maintenant
} : sans immeuble, rien de payé.
pass-for-nothing = { $when ->
    [now] Passer
   *[later] Si tu passais maintenant
} : { $building } pour rien.
pass-with = { $when ->
    [now] Passer
   *[later] Si tu passais maintenant
} : { $building }, { $back ->
    [one] { $back } pièce rendue
   *[other] { $back } pièces rendues
}, { $paid } de payé.
reveal-title = Dévoilés
reveal-yours = Ton { $building } rapporte { $cheque }.
reveal-not-yours = Pas ta vente.
reveal-first = Le meilleur immeuble d’abord …
reveal-left = Encore { $count } …
keys-title = Touches
keys-for-sale =
    taper une mise (le total) ou, à la vente, la valeur d’un immeuble
    changer la mise ; ← → choisissent un immeuble
    miser, poser l’immeuble ou continuer
    passer
    presser les autres, ou le dévoilement
    parler, faire une pause et accepter à une table avec d’autres
    garder la partie jusqu’ici
    les règles de cette édition
    livres ouverts, si l’on joue à découvert
    papier le jour, salle la nuit
    quitter la table
    une pièce ou + en ajoute une ; boutons et cartes
marks-for-sale = ▸ à jouer   · caché   ● une pièce   ▒ posé caché
rules-title = Les règles, { $edition }, à { $seats }
books-title = Livres ouverts

# The end.
final-title = Le marteau se repose
final-fortune = Ta fortune est de { $score }, rang { $rank } sur { $of }.
final-place = Tu as { $score }, rang { $rank } sur { $of }.
final-worth = Tu possèdes { $worth }, rang { $rank } sur { $of }.
final-left = Tu as quitté la partie, rang { $rank } sur { $of }.
final-bankrupt = Tu as fait faillite, rang { $rank } sur { $of }.
final-swept = Les derniers chèques sont partis sans rival.
final-level-all = À égalité d’argent et de pièces.
final-level = À égalité d’argent ; les pièces décident.
final-no-cheques = aucun chèque
final-no-deeds = aucun bien
final-deeds = { $count } biens, { $some } et d’autres
final-last-standing = Il ne reste personne d’autre.
final-rounds = Le dernier tour est joué.
final-ruling = Décidé par un arbitrage.
final-stopped = Tous ont voulu arrêter. Il n’y a pas de résultat.

# Any game.
plain-sight = Ce que tu vois
plain-hint = tape un coup comme une partie écrite le note, ou choisis ci-dessus
plain-refused = Pas permis : { $slug } { $facts }
plain-keys =
    ↑ ↓ et Entrée choisissent un coup dans la liste ; Tab va à la ligne dessous.
    Un coup se tape comme une partie écrite le note : le verbe, puis ce qu’il lui faut.
    La barre d’espace presse, / parle, s garde, q part, t est jour et nuit.

# Monopoly: what is asked.
no-rent = Il n’y a pas de loyer à demander.
no-offers = Pas d’échange maintenant : à ton tour, ou entre les tours (h retient).
no-answer = Il n’y a pas d’offre à laquelle répondre.
no-giving-up = Personne ne peut abandonner maintenant.
ask-out = Tu es sorti. Les autres continuent ; la barre d’espace presse.
ask-dice = Les dés roulent.
ask-hammer = { $lot } est sous le marteau.
ask-cannot-bid = { $lot } : la mise suivante dépasse ton argent. Passe, ou trouve de l’argent.
ask-bid = { $lot } : mise de { $least } à { $most }, ou passe.
ask-owes = { $name } doit { $amount } à { $creditor } et doit trouver l’argent. La barre d’espace presse.
ask-owe-raise = Tu dois { $amount } à { $creditor } et tu as { $cash } : trouve { $short }.
ask-owe-all = Tu dois { $amount } à { $creditor } et tu as { $cash } : tu ne peux réunir que { $all }.
ask-wishes-wait = On recueille les souhaits de construire.
ask-wishes = Les bâtiments manquent : la banque a { $stock }. Que veux-tu construire ?
ask-buy = { $place } est à vendre : { $price }. Acheter, ou laisser tous miser ?
ask-cannot-buy = { $place } coûte { $price }, tu as { $cash }. Trouve de l’argent, ou laisse tous miser.
ask-holding = Tu retiens les dés : construis, échange, demande un loyer. Puis lâche-les.
ask-again = Un double : lance encore.
ask-roll = À toi. Lance quand tu es prêt.
ask-done = Ton tour finit quand tu le dis. Avant, construis ou échange.
ask-jail = Tu es en prison, tour { $turn } sur 3. Un double ouvre la porte.
ask-next = { $who ->
    [you] Tu lances ensuite.
   *[other] { $name } lance ensuite.
}
ask-to-move = C’est à { $name }.
ask-space = La barre d’espace presse.
answer-raise = Trouver l’argent
answer-deal = Proposer un marché
answer-wish = Sceller un souhait
answer-nothing = Rien
answer-buy = Acheter
answer-auction = Aux enchères
answer-roll = Lancer
answer-done = Fini
answer-end-turn = Fin du tour
answer-fine = Payer { $fine }
answer-card = La carte
answer-stay = Rester
answer-hold = Arrêter les dés
answer-demand = Demander { $amount } à { $who }
answer-waive = Renoncer
answer-offer = Répondre à { $who }
answer-withdraw = Retirer ton offre
the-rent = le loyer

# Monopoly: sheets.
keys-monopoly =
    la première réponse de la barre, ou presser
    presser les autres
    lancer ; acheter ; aux enchères ; fin du tour ou lâcher les dés
    la mise : la taper, la changer d’un, de dix ; p passe
    demander le loyer d’un visiteur ; y renoncer
    retenir le jet suivant : construire, échanger, demander
    tes biens : construire, vendre, hypothéquer, racheter
    proposer un échange ; répondre, ou retirer le tien
    en prison : payer l’amende ; utiliser la carte
    regarder une case (ou la cliquer)
    abandonner : faillite, ou quitter la partie
    parler, faire une pause et accepter à une table avec d’autres
    garder ; papier le jour, salle la nuit ; partir
marks-monopoly =
    ▸ à jouer  · caché  ●A pion  ▦A en prison  2⌂ maisons  H hôtel
    m ou hypo : hypothéqué
holdings-stock = Caisse { $cash }. La banque a { $stock }.
holdings-none = Tu ne possèdes encore rien.
plan-needs = Pour construire, il faut toutes les rues d’une couleur.
plan-hint = ↑↓ choisissent, ← → prévoient les niveaux, l vide la couleur.
plan-mixed = Construire ou vendre, pas les deux à la fois.
plan-costs = Coûte { $money }.
plan-brings = Rapporte { $money }.
plan-wish = Un souhait demande plus, pas moins.
plan-but = Mais : { $fault }
plan-seals = Entrée scelle le souhait.
plan-ready = Régulier et payable : Entrée le fait.
plan-nothing = Rien de prévu. ← → changent les niveaux, n ne souhaite rien.
no-giving-up-yet = Tu peux encore trouver l’argent, ou tu ne dois rien.
column-stands = bâti
column-plan = plan
column-rent-now = loyer
column-mortgage = hypoth.
column-redeem = rachat
deed-mortgaged = hypothéq.
deed-hotel = hôtel
deed-bare = nu
mark-mortgaged = hypo
trade-title = Proposer un échange
trade-with = Marché avec
trade-give = Tu donnes
trade-get = Tu reçois
trade-cash = Argent
trade-debt = Dette remise
trade-built = bâti
trade-nothing = rien à échanger
trade-freed = racheté aussitôt
trade-told = Tu donnes { $give } contre { $want }.
trade-hint = La barre d’espace coche, Tab avance, f rachète une hypothèque.
offer-yours = Ton offre
offer-title = Une offre
offer-own =
    Tu donnes { $give }.
    { $to } donne { $want }.

    { $to } n’a pas encore répondu.
offer-worth = { $who } donne { $give }, tu donnes { $want }.
offer-value = { $value } au prix
offer-value-card = { $value } au prix et une carte
offer-freeing = { $deeds } sous hypothèque : racheter coûte { $cost } (f change cela).
offer-keeping = { $deeds } sous hypothèque : elle reste et coûte { $cost } maintenant (f change cela).
offer-no-counter = Pas de contre-offre maintenant. Accepte ou refuse.
give-up-title = Abandonner ?
give-up-leaving = Tes biens et ton argent vont à la banque et aux enchères. Les autres continuent.
give-up-bankrupt = Alors tu fais faillite : tout va à ton créancier. Les autres continuent.
stand-hammer = Sous le marteau
stand-board = Sur le plateau
stand-on = { $who ->
    [you] Tu es sur
   *[other] { $name } est sur
}
stand-high = Plus haute mise { $high } de { $who }
stand-price = Le prix est { $price }.
stand-still-in = Encore là
stand-for = ← → pour { $street }
stand-which = ← → choisissent la rue
stand-pad = Tape · ↑↓ un · ← → dix
deed-title = Titre
deed-for-sale = À vendre pour { $price }.
deed-down = { $who ->
    [you] À toi
   *[other] À { $name }
}, hypothéqué : pas de loyer.
deed-held = { $who ->
    [you] À toi
   *[other] À { $name }
}.
deed-held-built = { $who ->
    [you] À toi
   *[other] À { $name }
}, { $stands }.
deed-redeeming = Le racheter coûte { $cost }.
deed-rent-now = Loyer actuel { $rent }.
deed-stations = Loyer { $rents } pour une à quatre gares.
deed-utilities = Loyer { $one } ou { $both } fois les dés.
deed-rent = Loyer { $bare }, couleur entière { $whole }.
deed-houses = Maisons { $built }, hôtel { $hotel }.
deed-house-costs = Une maison coûte { $cost }.
row-price = Prix
row-mortgage = Hypothèque
row-redeem = Rachat
row-stations = { $count ->
    [one] { $count } gare
   *[other] { $count } gares
}
row-one = Une seule
row-both = Les deux
row-bare = Terrain nu
row-whole = Couleur
row-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
}
row-hotel = Hôtel
row-house = Une maison
dice-times = { $times } × dés
height-hotel = un hôtel
height-bare = terrain nu
place-go = Y passer ou s’y arrêter rapporte { $salary }.
place-chance = Tire une carte.
place-chest = Tire une carte.
place-jail = Simple visite, sauf si l’on t’y a envoyé.
place-go-to-jail = Droit en prison, sans salaire.
place-donation = Un don de { $amount } à la banque.
group-brown = Marron
group-lightblue = Bleu clair
group-pink = Rose
group-orange = Orange
group-red = Rouge
group-yellow = Jaune
group-green = Vert
group-darkblue = Bleu foncé
group-station = Gares
group-utility = Services

# `zuschlag play` without a terminal.
how-terminal = Pour jouer, il faut un terminal d’au moins 80 x 24 caractères, 100 x 30 pour Monopoly. Là :
how-without = Sans terminal, il y a `zuschlag judge`, `zuschlag show` et `zuschlag simulate`. `zuschlag --help` les explique.

guide-way-back = Continuer le guide : { $command }
guide-none = Il n’y a pas de première partie guidée de { $game }.
guide-keys = La dernière ligne montre les touches. Entrée continue.
