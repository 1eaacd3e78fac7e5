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
