# Une soirée à plusieurs tables : la répétition, la page des résultats, la vérification du tirage.

evening-rehearsal-title = Répétition
evening-rehearsal = C’était une répétition : des bots ont joué à la place des gens.
evening-round-done = Tour { $number } : { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $again ->
    [0] aucune rencontre répétée jusqu’ici
    [one] 1 rencontre répétée jusqu’ici
   *[other] { $again } rencontres répétées jusqu’ici
  }
evening-podium = { $rank }. { $name }, { $points } points
evening-written = { $file } contient tout : { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, les résultats, le classement et le tirage, que chacun peut vérifier.

# La page des résultats

evening-results = Résultats
evening-standings = Classement
evening-lot = * À égalité sur tout ce qui compte : le sort a décidé.
evening-round = Tour { $number }
evening-table = Table { $number }
evening-final = Finale, table { $number }
evening-bot = un bot
evening-column-rank = Place
evening-column-name = Nom
evening-column-points = Points
evening-column-wins = Victoires
evening-column-rounds = Tours

# Vérifier le tirage

evening-draws = { $ok ->
    [yes] Chaque tirage découle des secrets : { $count } en tout.
   *[no] Tous les tirages ne découlent pas des secrets. Faux : { $wrong }.
  }
evening-seated = { $ok ->
    [yes] Chaque résultat nomme celles et ceux qui étaient à cette table.
   *[no] Un résultat nomme des gens qui n’étaient pas à cette table, ou cache ce qu’il y avait avant.
  }
evening-sheets = { $ok ->
    [yes] Chaque feuille, recomptée, donne son résultat : { $count } en tout.
   *[no] Toutes les feuilles ne donnent pas leur résultat. Faux, par tour et table : { $wrong }.
  }
evening-rounds = { $ok ->
    [yes] Les graines de chaque tour à donne commune sont celles qui étaient promises : { $count } en tout.
   *[no] Un tour à donne commune a d’autres graines que celles promises. Faux : { $wrong }.
  }
evening-thrown = Dés lancés dans la salle : { $thrown }.
evening-counted = Le classement { $ok ->
    [yes] découle
   *[no] ne découle pas
  } des résultats.
evening-verified = Vérifié : secrets, tirages et classement concordent.
evening-differs = Non vérifié : quelque chose dans cette soirée a été changé.
evening-limits = Cela ne prouve pas qu’on n’ait pas tiré deux fois avant que tu regardes : tout autre tirage doit être une ligne du journal. Compare la promesse à celle que tu as vue avant le tirage.

# Une soirée avec des gens

evening-join-at = On s’inscrit à l’adresse { $address }
evening-console-at = La régie, pour toi seul : { $address }
evening-wall-at = Pour le projecteur : { $address }
evening-kept-in = Tout est gardé dans le dossier { $folder }. Relancée avec le même dossier, la soirée continue.

# La vérification de draw.json, et l’empreinte

evening-draws-alone = Ce sont les tirages d’une soirée, seuls ; noms et résultats sont dans evening.json.
evening-draws-verified = Vérifié : graines et tirages concordent.
evening-mark = Empreinte de cette soirée : { $mark }. Ce doit être celle du mur et des diplômes.

# L’après-midi d’avant

evening-check-ok = bien
evening-check-note = attention
evening-check-bad = pas ainsi
evening-check-address = Les téléphones joignent cet ordinateur à { $address }
evening-check-other-address = Et à { $address }, dans un autre réseau
evening-check-may-change = { $how ->
    [lent] Le réseau n’a fait que prêter { $address } et peut en donner une autre.
   *[unknown] Si { $address } va rester, on ne peut le savoir ici.
  } Donne à cet ordinateur une adresse fixe : elle fait reconnaître les téléphones, et si elle change, tout le monde a besoin de sa carte.
evening-check-no-network = Cet ordinateur n’est dans aucun réseau : aucun téléphone ne peut le joindre.
evening-check-not-shared = Avec --no-lan, aucun téléphone ne peut le joindre.
evening-check-port-free = Le port { $port } est libre.
evening-check-port = Le port { $port } ne peut pas servir : { $reason }. Choisis-en un autre avec --port.
evening-check-disk = Le dossier { $folder } a de la place : { $free } Mo.
evening-check-disk-full = Il y a trop peu de place pour le dossier { $folder } : { $free } Mo.
evening-check-unwritable = On ne peut rien écrire dans le dossier { $folder }.
evening-check-clock = { $ok ->
    [yes] L’horloge indique { $time }. Compare-la à la tienne.
   *[no] L’horloge indique { $time }, avant que ce programme soit fait : règle-la.
  }
evening-check-room = De la place pour { $phones } téléphones à la fois.
evening-check-no-pages = Les pages manquent dans cette installation : les téléphones ne verraient rien.
evening-check-not-compiled = Les règles ne sont pas encore compilées. Lance zuschlag compile maintenant, et personne n’attendra ce soir.
evening-check-verdict = { $ok ->
    [yes] Une soirée peut se tenir ainsi. Ouvre quand même l’adresse avec un téléphone dans le Wi-Fi de la salle.
   *[no] Une soirée ne peut pas se tenir ainsi.
  }

# La même donne partout

rounds-games = { $ok ->
    [yes] Chaque partie découle de ses graines : { $count } en tout.
   *[no] Toutes les parties ne découlent pas de leurs graines. Fausses, par ligne : { $wrong }.
  }
rounds-alike = { $ok ->
    [yes] Les tables de même taille ont eu les mêmes cartes dans le même ordre. Tours à donne commune : { $count }.
   *[no] Des tables d’un tour n’ont pas eu les mêmes cartes : { $wrong }.
  }
rounds-verified = Vérifié : chaque partie, et chaque donne commune.
rounds-differ = Non confirmé : regarde les lignes ci-dessus.
traveller-card = Carte
traveller-caption = Les mêmes cartes à toutes les tables de { $seats }
traveller-buildings = Bâtiment { $card }
traveller-cheques = Chèque { $card }
traveller-got-buildings = { $name } pour { $figure }
traveller-got-cheques = { $name } avec { $figure }
