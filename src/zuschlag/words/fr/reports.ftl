# What `verify`, `simulate` and `tables` print for people, and a server that has lost something.

# Checking a deal

fair-ok = ok
fair-no = NON
fair-verified = Vérifié : règles, secrets, cartes et dés concordent.
fair-differs = Non vérifié : quelque chose a été changé dans cette partie.
fair-limits = Cela ne prouve pas que personne ne connaissait les cartes : qui gère le serveur peut les regarder, et les joueurs peuvent se parler hors de la table. Compare la promesse avec celle que tu as vue avant la distribution.
fair-legal = Rejouée : chaque coup est permis, et { $end ->
    [over] la partie est finie
   *[open] la partie n’a pas été finie
  }.
fair-illegal = Le coup { $move } n’est pas permis : { $why }
fair-noted = { $ok ->
    [yes] La promesse est celle que tu as notée.
   *[no] La promesse n’est pas celle que tu as notée : c’est { $found }.
  }
fair-commitment = Le secret du serveur { $ok ->
    [yes] est celui
   *[no] n’est pas celui
  } auquel il s’était lié : { $found }
fair-seeds = Secrets dans le mélange : { $people }.
fair-seeds-server = seulement celui du serveur
fair-seeds-round = Graines du tour dans le mélange : { $shown } sur { $all } ; non conformes au sceau : { $wrong }.
fair-seeds-wrong = Pas le secret scellé : { $people }.
fair-seeds-kept-back = Scellé et pas montré : { $people }.
fair-seeds-absent = Sans secret : { $people }.
fair-opener = Qui commence { $ok ->
    [yes] découle des secrets : { $drawn }.
   *[no] ne découle pas des secrets : ce serait { $drawn }, pas { $written }.
  }
fair-nobody = personne
drawn-buildings = L’ordre des bâtiments
drawn-cheques = L’ordre des chèques
drawn-chance = L’ordre des cartes Événement
drawn-chest = L’ordre des cartes Quartier
drawn-dice = Chaque jet de dés
drawn-other = Ce que le hasard a décidé ({ $what })
fair-drawn = { $what } { $ok ->
    [yes] découle
   *[no] ne découle pas
  } des secrets.
fair-drawn-all = { $what } découle des secrets : { $count } en tout.
fair-drawn-not = { $what } ne découle pas des secrets : le numéro { $at } serait { $expected }, pas { $found }.
fair-setup = { $ok ->
    [yes] Les jets pour la banque et le début correspondent.
   *[no] Les jets pour la banque et le début ne découlent pas des secrets.
  }
fair-chain = { $entries ->
    [one] La seule entrée du journal est intacte
   *[other] Les { $entries } entrées du journal se suivent
  } ; la dernière est { $head }
fair-chain-broken = Le journal a été changé, ou une entrée manque, au numéro { $seq }.
fair-read = Chaque entrée peut être lue et rejouée ; la table en est à : { $status }.
fair-read-not = L’entrée { $seq } ({ $kind }) ne peut pas être rejouée : { $reason }.
fair-head = Le journal { $ok ->
    [yes] contient
   *[no] ne contient pas
  } l’entrée que tu as notée.
fair-published = La promesse { $ok ->
    [yes] est celle
   *[no] n’est pas celle
  } publiée à l’ouverture de la table.
fair-seeds-told = Les secrets { $ok ->
    [yes] sont ceux
   *[no] ne sont pas ceux
  } que tous ont vus.
fair-result = Le résultat { $ok ->
    [yes] est celui
   *[no] n’est pas celui
  } que tous ont vu.

# Many games

sim-playing = On joue
sim-writing = On écrit les parties
sim-head = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
sim-end-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
  } au plus
sim-end-last = jusqu’au dernier
sim-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par seconde de calcul
sim-seat = place
sim-policy = bot
sim-wins = victoires
sim-interval = intervalle à 95 %
sim-score = points en moyenne
sim-worth = fortune à la fin
sim-prices = prix moyen par bâtiment, en pièces
sim-short-row = La dernière rangée est courte : { $short } bâtiments (C-04).
sim-average = dans une partie moyenne
sim-turns = tours de jeu
sim-rounds = tours de table
sim-bankruptcies = faillites
sim-trades = échanges
sim-auctions = enchères de terrains
sim-building-auctions = enchères de maisons et d’hôtels
sim-finished = des parties sont allées à leur fin
sim-no-houses = des parties ont vu la banque sans maisons ({ $interval })
sim-landing = où les jets s’arrêtent, en pour cent, cases 0 à 39
sim-jail = en prison
sim-curves = argent, terrains et bâtiments après tant de tours, en moyenne
sim-faults = { $games ->
    [one] { $games } partie interrompue
   *[other] { $games } parties interrompues
  } : le coup d’un bot a été refusé. Dis-le-nous.

# Tables of a journal

-tables-with-entries = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }
tables-exported = { $file } contient la table avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }.
tables-taken = { -tables-with-entries } { $tables ->
    [one] a été reprise
   *[other] ont été reprises
  }.
tables-no-key = Les parties scellées n’ont pas été essayées : il n’y a pas de clé { $file }.
tables-checked = { -tables-with-entries } { $tables ->
    [one] examinée
   *[other] examinées
  } : { $faults ->
    [0] tout va bien
    [1] une faute
   *[other] { $faults } fautes
  }.
tables-progress = { $done ->
    [one] { $done } table
   *[other] { $done } tables
  } sur { $all }

# What an operator has accepted to lose

lost-new-key = Une nouvelle clé a été faite : { $file }. Gardes-en une copie ailleurs.
lost-set-aside = Ce qui était là avant est maintenant { $file }.
lost-closed = { $games ->
    [one] { $games } partie non finie est fermée
   *[other] { $games } parties non finies sont fermées
  }. Avec toutes les parties finies d’avant, elles restent dans le journal, mais sans leur clé personne ne peut les ouvrir, et le serveur ne peut pas les montrer. Les parties que quelqu’un a gardées valent comme toujours.
lost-end = Le journal a perdu sa fin et continue avec ce qui est là :
lost-table = table { $table } : il reste { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
  } sur { $entries }

# Backups

backup-done = { $file } contient { -tables-with-entries }, tout est vérifié.
backup-key = Le fichier de la clé n’en fait pas partie. Garde une copie de la clé ailleurs : sans elle, personne ne peut continuer aux tables de cette sauvegarde, et avec elle on peut lire les cartes cachées.
backup-progress = { $done ->
    [one] { $done } page
   *[other] { $done } pages
  } sur { $all }
restore-done = { -tables-with-entries } { $tables ->
    [one] est de retour
   *[other] sont de retour
  }, tout est vérifié.
restore-later = Ce qui s’est passé après la sauvegarde est perdu, et le serveur ne le cherchera pas.
restore-key = Le serveur a aussi besoin du fichier de la clé de ce moment-là. D’habitude il cherche { $file }.

# Boards

own-board-beginning =
    # Un plateau pour ta ville, parti de `{ $name }`. Change les noms, prix, loyers, montants et textes
    # à ton gré ; la forme du plateau reste. `zuschlag board check FICHIER` dit ce qui ne va pas, et
    # docs/boards.md explique chaque clé. Des marques comme MA-GO-1 nomment la règle dont vient un chiffre.
own-board-written = { $file } est écrit. Modifie-le, puis : zuschlag board check { $file }
own-board-ready = { $file } est prêt : { $title } ; toutes les rues coûtent { $streets }, tous les biens { $deeds }.
own-board-not-ready = { $file } n’est pas prêt : { $faults ->
    [many] plus de { $most } fautes
    [one] { $faults } faute
   *[other] { $faults } fautes
  }.

# A server, and the rules it plays by

serve-at = Zuschlag est servi à { $address }
serve-also-at = aussi à { $address }
serve-already = Zuschlag est déjà servi à { $address }
serve-lan = Tout le monde sur ce réseau peut jouer. C’est du http simple : d’autres peuvent écouter.
serve-push = Web Push est actif : quand c’est à quelqu’un à une table lente, ce serveur l’envoie au service push de son navigateur. Rien d’autre ici ne parle à d’autres serveurs.
serve-stop = Ctrl+C arrête tout.
serve-check =
    Adresse : { $address }
    Écoute sur : { $host }, { $port ->
        [0] un port libre quelconque
       *[other] port { $port }
    }
    Chiffré : { $is_secure ->
        [True] oui
       *[False] non
    }
    Les pages viennent de : { $origins }
    Proxys de confiance : { $proxies }
    Journal : { $journal }
    Processus : { $workers } pour les tables, { $bots } chacun pour les bots
    Les réglages sont bons.
compiling = Les règles se compilent, une seule fois sur cet ordinateur ({ $wait ->
    [long] environ une demi-minute
   *[short] un instant
  })
compiled = Les règles sont compilées.
sim-part = Joué jusqu’ici : { $done }/{ $shards }, dans { $folder }.
records-written = { $games ->
    [one] Une partie est dans { $file }.
   *[other] { $games } parties sont dans { $file }.
  }
output-unwritable = La réponse ne peut pas être écrite : { $reason }.
