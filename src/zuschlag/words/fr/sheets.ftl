# Les feuilles de résultat des tables de jeu, et les litiges : les pages les chargent avec une soirée.

refused-event-no-boards = { $game } n’a pas de feuille de résultat, on ne peut donc pas y jouer au plateau ici.
refused-event-no-board-for-bots = Les bots ne peuvent pas s’asseoir à un plateau.
refused-event-open-tables = Les tables ouvertes n’ont pas d’horloge et ne se répètent pas avec des bots.
refused-event-no-board = La table { $table } joue sur téléphone. Son résultat arrive tout seul.
refused-event-not-on-wall = La table { $table } joue au plateau : il n’y a rien à montrer au mur.
refused-event-no-sheet = Personne n’a encore saisi de feuille pour la table { $table }.
refused-event-other-sheet = La feuille de la table { $table } a changé. Regarde-la encore une fois.
refused-event-own-sheet = Tu as saisi cette feuille toi-même. Quelqu’un d’autre doit la confirmer.
refused-event-no-dispute = La table { $table } n’a pas appelé.
refused-event-no-referee = Le numéro { $entrant } ne peut pas décider maintenant : seulement qui est là et a un téléphone.
refused-event-sheet-of-another-game = Cette feuille est celle d’un autre jeu.
refused-event-sheet-seats = Il faut exactement { $seats } personnes sur la feuille.
refused-event-sheet-deed-twice = { $slot } est deux fois sur la feuille. Il n’y a qu’un titre.
refused-event-sheet-no-deed = { $slot } n’a pas de titre de propriété.
refused-event-sheet-no-street = On ne peut rien construire sur { $slot }.
refused-event-sheet-part-of-group = Il y a des bâtiments sur { $slot }, mais le groupe de couleur n’est pas dans une seule main.
refused-event-sheet-mortgaged-group = Il y a des bâtiments sur { $slot }, mais une rue de cette couleur est hypothéquée.
refused-event-sheet-uneven = Le groupe de couleur de { $slot } est bâti inégalement : un niveau d’écart au plus.
refused-event-sheet-bankrupt-owns = Qui est en faillite n’a plus rien : regarde { $seat }.
refused-event-sheet-bankrupt-order = Qui a fait faillite en premier, en deuxième ? Chaque nombre une fois, à partir de 1.
refused-event-sheet-nobody-left = Tout le monde ne peut pas être en faillite.
refused-event-sheet-houses = Il n’y a que { $most } maisons, pas { $found }.
refused-event-sheet-hotels = Il n’y a que { $most } hôtels, pas { $found }.
refused-event-sheet-cheques = Tous les chèques ensemble doivent faire entre { $least } et { $most }, pas { $found }.
refused-event-sheet-all-cheques = Tous les chèques ensemble doivent faire exactement { $most }, pas { $found }.
refused-event-sheet-coins = { $seat } avait { $most } pièces au début et ne peut pas en avoir { $found }.
