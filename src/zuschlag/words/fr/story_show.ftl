show-for-sale = For Sale, { $edition } : { $people }. { $coins ->
    [one] 1 pièce chacun.
   *[other] { $coins } pièces chacun.
  }
show-monopoly = Monopoly, { $edition }, sur le plateau { $board } : { $people }. { $sum } chacun.
show-switches = Convenu : { $switches }.
show-switch = { $switch } : { $value }
show-begins = { $opener ->
    [you] Tu commences.
   *[other] { $opener_name } commence.
  }
show-reason = La raison : { $reason }
show-the-table = la table
show-illegal = Coup interdit : n° { $move }, { $who }. { $why }
show-fault = Coup { $move }, { $who } : { $why }
show-waiting = Le relevé s’arrête ici. À jouer : { $who }.
show-winner = { $winner ->
    [you] Tu gagnes.
    [other] { $winners } gagne.
   *[several] Victoire partagée : { $winners }.
  }
show-place = Place
show-player = Nom
show-score = Total
show-cheques = Chèques
show-coins = Pièces
show-total = Total
show-cash = Argent
show-deeds = Titres
show-buildings = Bâtiments
show-out = hors jeu
show-gone = { $who } : hors jeu
show-mortgaged = { $deed } (hypothéqué)
show-holdings = { $who } : { $cash }, { $deeds }
show-no-deeds = aucun titre

##

told-coins = { $count ->
    [1] 1 pièce
   *[other] { $count } pièces
  }
told-verdict = { $winner ->
    [you] La journée est à toi.
    [other] La journée est à { $winners }.
   *[several] La victoire se partage : { $winners }.
  }
told-bank = la banque
told-title = Ce qui s’est passé
