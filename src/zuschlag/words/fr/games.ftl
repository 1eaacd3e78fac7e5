# Names of games, editions, switches, bots and boards. A key is the kind and the name, with - for a dot.

# Games

game-for-sale = For Sale
game-monopoly = Monopoly

# Editions and presets

edition-2015 = 2015, telle que vendue
edition-2015-variant = 2015, un bâtiment de moins
edition-1997 = 1997, la première boîte
edition-1997-strict = 1997, surenchère obligatoire
edition-1997-variant = 1997, un bâtiment de moins
edition-2005-seed = 2005, quatorze pièces chacun
edition-2005-published = 2005, telle qu’imprimée
edition-aalen-event = Aalen, comme au tournoi de la ville
edition-aalen-event-strict = Aalen, à la lettre
edition-aalen-casual = Aalen, tranquille
edition-tournament = Tournoi
edition-classic = Classique

# How they differ, in one sentence

about-2015 = Trente bâtiments. Chaque mise doit dépasser la précédente.
about-2015-variant = Il manque un bâtiment par rangée : qui passe en premier n’en prend aucun et reprend toutes ses pièces.
about-1997 = Vingt bâtiments, quinze pièces. Une mise peut égaler la précédente.
about-1997-strict = Comme en 1997, mais chaque mise doit dépasser la précédente.
about-1997-variant = Comme en 1997, avec un bâtiment de moins par rangée : qui passe en premier n’en prend aucun.
about-2005-seed = Trente bâtiments et quatorze pièces chacun, quel que soit le nombre de joueurs.
about-2005-published = Dix-huit pièces à trois ou quatre. Qui passe perd la pièce impaire.
about-aalen-event = Tu réclames ton loyer toi-même, sans hâte. Une heure, argent caché.
about-aalen-event-strict = Qui réclame trop tard perd son loyer. Une heure, argent caché.
about-aalen-casual = Le loyer vient tout seul, l’argent est visible. La durée, c’est toi qui la choisis.
about-tournament = Une heure, et personne ne réclame le loyer à ta place.
about-classic = Comme à la maison : plus de temps pour le loyer, aucune limite de temps.

# Bots, and what they are like

bot-random = Girouette
bot-heuristic = Comptable
bot-landlord = Propriétaire
bot-searcher = Stratège
bot-visitor = Visiteur
bot-neighbour = Voisine
bot-collector = Collectionneur
bot-club = Joueur de club
bot-dealer = Marchande
bot-appraiser = Expert
bot-auctioneer = Commissaire-priseuse
bot-champion = Championne
bot-forgetful = Rêveuse
bot-capped = Économe
bot-careful = Prudent
bot-lodger = Sous-locataire
bot-stroller = Promeneur
bot-shopkeeper = Épicier
bot-broker = Courtier
bot-builder = Bâtisseur
bot-magnate = Magnat
bot-tycoon = Tycoon
character-random = Fait n’importe quoi, tant que c’est permis. Pour s’exercer.
character-heuristic = Fait ses comptes et ne paie jamais trop.
character-landlord = Réunit les couleurs, construit tôt, négocie dur.
character-searcher = Joue des milliers de parties dans sa tête avant chaque coup.
character-visitor = Vient d’entrer et aime presque tout.
character-neighbour = Connaît bien les règles et à peu près les prix.
character-collector = Voit ce que vaut une maison, et craque pourtant de temps en temps.
character-club = Joue juste, comme lors d’une bonne soirée au club.
character-dealer = Laisse filer une mauvaise rangée et paie rarement trop.
character-appraiser = Ne se trompe que lorsque c’est vraiment serré.
character-auctioneer = Sait par cœur ce que des milliers de parties ont appris.
character-champion = Observe comment chacun mise et répond à chacun à sa façon.
character-forgetful = Joue bien, mais oublie vite qui a acheté quoi.
character-capped = Se fixe une limite avant chaque rangée, et s’y tient.
character-careful = N’offre jamais plus qu’il ne faut et garde toujours quelque chose.
character-lodger = Apprend encore, oublie la moitié et n’en veut à personne.
character-stroller = Savoure la balade, achète ce qui plaît et rate parfois une affaire.
character-shopkeeper = Veille sur la caisse et s’assoupit de temps en temps.
character-broker = Sait ce que vaut un titre, et s’en souvient à l’occasion.
character-builder = Échange pour avoir des couleurs entières et construit par rangées.
character-magnate = Pèse chaque titre, chaque maison et chaque échange d’après ce qu’ils rapprochent de la victoire.
character-tycoon = Pèse comme le magnat, puis joue mille fois la partie jusqu’au bout.

# Boards

board-aalen = Aalen
board-classic = Plateau classique

# Switches

switch-least_bid = Mise suivante
switch-refund = Pièce impaire
switch-open_info = Tout visible
switch-variant5_removed = Cartes écartées
switch-players-max = Joueurs au plus
switch-players-mayLeave = Abandon permis
switch-rent-claim = Loyer
switch-rent-groupWithMortgage = Loyer avec une hypothèque dans la couleur
switch-rent-utilityRoll = Loyer des services
switch-rent-countMortgaged = Les hypothéqués comptent
switch-auction-minOpen = Première mise
switch-auction-step = Palier
switch-auction-order = Qui mise quand
switch-buildAuction-floor = Enchères des dernières maisons
switch-hotel-needsAllFour = Hôtel après quatre maisons
switch-sell-hotelShort = Vendre un hôtel sans maisons
switch-jail-rollOptional = Rester en prison
switch-interest-round = Arrondi des intérêts
switch-end-mode = Quand le temps est écoulé
switch-end-limit = Durée
switch-end-buildings = Bâtiments à la fin
switch-end-tiebreak = Égalité
switch-build-alwaysAsk = Demander avant de construire
switch-bankrupt-estate = Faillite
switch-donation = Dons
switch-cash-hidden = Argent caché

# What a switch decides

hint-least_bid = Si une mise doit dépasser la plus haute ou peut l’égaler.
hint-refund = Qui passe reprend la moitié. Ceci règle le sort de la pièce qui ne se partage pas.
hint-open_info = Tout le monde voit les pièces, bâtiments et chèques des autres. Une carte posée reste secrète.
hint-variant5_removed = À cinq : avec 3 la dernière rangée est courte, avec 2 elles sont toutes pleines.
hint-players-max = Combien peuvent s’asseoir. Six d’habitude.
hint-players-mayLeave = Qui en a assez peut quitter la partie ; la banque met ses biens aux enchères.
hint-rent-claim = Si le loyer vient tout seul ou doit être réclamé, et combien de temps on a.
hint-rent-groupWithMortgage = Ce que rapportent les autres rues d’une couleur complète si l’une est hypothéquée.
hint-rent-utilityRoll = Le loyer d’un service suit les dés : un nouveau jet, ou celui qui t’y a mené.
hint-rent-countMortgaged = Si les gares et services hypothéqués comptent dans le nombre possédé.
hint-auction-minOpen = Le minimum pour la première mise.
hint-auction-step = De combien chaque mise doit monter au moins.
hint-auction-order = À tour de rôle, ou le premier qui parle.
hint-buildAuction-floor = Où commencent les enchères quand plusieurs veulent les dernières maisons.
hint-hotel-needsAllFour = Un hôtel exige quatre maisons sur chaque rue de la couleur.
hint-sell-hotelShort = Que faire si la banque n’a plus de maisons à rendre.
hint-jail-rollOptional = Qui est en prison peut renoncer à lancer.
hint-interest-round = De quel côté on arrondit les fractions.
hint-end-mode = Ce qu’on joue encore jusqu’au bout.
hint-end-limit = Quand la partie s’arrête, s’il reste plus d’une personne.
hint-end-buildings = Si maisons et hôtels comptent au prix plein ou à moitié.
hint-end-tiebreak = Si la victoire se partage, ou si les couleurs complètes décident, puis l’argent, les bâtiments et les hypothèques.
hint-build-alwaysAsk = Si les autres peuvent dire qu’ils veulent construire aussi.
hint-bankrupt-estate = Si les titres passent au créancier hypothéqués ou tels quels.
hint-donation = Ce que demandent les deux cases de don.
hint-cash-hidden = Tu ne vois l’argent des autres qu’à la fin.

# Their values

value-raise = doit dépasser
value-match = peut égaler
value-up = te revient
value-down = est perdue
value-auto = vient tout seul
value-manual = à réclamer avant le prochain jet
value-manual-grace = à réclamer ; le jet attend
value-championship = à réclamer, un tour de plus
value-base = loyer simple
value-double = loyer double
value-fresh = nouveau jet
value-arrival = le jet d’arrivée
value-clockwise = à tour de rôle
value-open = le premier qui parle
value-regular = au prix normal
value-atomicGroup = toute la couleur d’un coup
value-refuse = impossible
value-ceil = par excès
value-floor = par défaut
value-equalTurns = le tour de table
value-finishTurn = le tour en cours seulement
value-stopNow = plus rien
value-full = prix plein
value-half = moitié prix
value-shared = victoire partagée
value-list = couleurs, puis argent, puis bâtiments
value-short = seulement s’il en manque
value-off = jamais
value-on = toujours
value-mortgaged = hypothéqués
value-all = tels quels
value-null = sans limite
value-true = Oui
value-false = Non

# How long a game lasts

limit-minutes = { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
limit-rounds = { $n ->
        [one] un tour de table
       *[other] { $n } tours de table
    }

# Rounds

round-number = Tour de table { $n }
round-number-of = Tour de table { $n } sur { $of }
for-sale-round = Manche { $n } sur { $of }
