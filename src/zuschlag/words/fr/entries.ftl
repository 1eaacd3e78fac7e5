# What happens at a table around a game.

entry-sat = { $who ->
    [you] Tu t’assois.
   *[other] { $name } s’assoit.
}
entry-bot-seated = { $name }, un bot, s’assoit.
entry-stood = Une place est de nouveau libre.
entry-changed = L’hôte a changé les réglages.
entry-host-changed = { $who ->
    [you] Tu t’occupes maintenant de la table.
   *[other] { $name } s’occupe maintenant de la table.
}
entry-seeds-wanted = On mélange les cartes.
entry-away = { $who ->
    [you] Tu n’es plus là ; un bot joue pour toi.
   *[other] { $name } n’est plus là ; un bot joue.
}
entry-stand-in = { $who ->
    [you] { $level } joue pour toi : à peu près de ta force.
   *[other] { $level } joue pour { $name } : à peu près de la même force.
}
entry-back = { $who ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
entry-kept = { $by ->
    [you] Tu gardes la place de { $name } : la table attend.
    [host] L’hôte garde la place de { $name } : la table attend.
   *[other] { $asker } garde la place de { $name } : la table attend.
}
entry-wait-asked = { $by ->
    [you] Tu voudrais attendre { $name }.
   *[other] { $asker } voudrait attendre { $name }.
}
entry-bot-asked = { $by ->
    [you] Tu laisserais un bot jouer pour { $name }.
   *[other] { $asker } laisserait un bot jouer pour { $name }.
}
entry-paused = { $who ->
    [you] Tu mets en pause.
    [host] L’hôte met en pause.
   *[other] { $name } met en pause.
}
entry-unpaused = La partie reprend.
entry-stopped = Le serveur s’arrête. La table l’attend.
entry-vacation = { $who ->
    [you] Tu es en vacances jusqu’au { $until }.
   *[other] { $name } est en vacances jusqu’au { $until }.
}
entry-vacation-over = { $who ->
    [you] Tes vacances sont finies.
   *[other] Les vacances de { $name } sont finies.
}
entry-resumed = Le serveur a redémarré. Personne n’a perdu de temps.
entry-bell-rung = La cloche a sonné. On joue jusqu’au bout, avec peu de temps pour chaque décision.
entry-row-finished = Cette rangée est finie ici. La suivante sera posée quand toutes les tables en seront là.
entry-gate-lifted = À partir de maintenant, cette table n’attend plus les autres.
entry-pause-asked = { $who ->
    [you] Tu demandes une pause.
   *[other] { $name } demande une pause.
}
entry-pause-yes = { $who ->
    [you] Tu acceptes la pause.
   *[other] { $name } accepte la pause.
}
entry-pause-no = { $who ->
    [you] Tu préfères continuer.
   *[other] { $name } préfère continuer.
}
entry-ruling-asked = { $who ->
    [you] Tu proposes de finir la partie ainsi, victoire pour { $names } : « { $reason } »
   *[other] { $name } propose de finir la partie ainsi, victoire pour { $names } : « { $reason } »
}
entry-ruling-yes = { $who ->
    [you] Tu acceptes le résultat.
   *[other] { $name } accepte le résultat.
}
entry-ruling-no = { $who ->
    [you] Tu n’acceptes pas le résultat.
   *[other] { $name } n’accepte pas le résultat.
}
entry-ruled = Une décision termine la partie : « { $reason } »
entry-ruled-agreed = { $names } conviennent d’un résultat : « { $reason } »
entry-vote-yes = { $who ->
    [you] Tu veux arrêter la partie sans résultat.
   *[other] { $name } veut arrêter la partie sans résultat.
}
entry-undo-asked = { $who ->
    [you] Tu demandes à reprendre ton coup.
   *[other] { $name } demande à reprendre un coup.
}
entry-undone = { $who ->
    [you] Tu reprends ton coup.
   *[other] { $name } reprend un coup.
}
entry-code-made = { $who ->
    [you] L’hôte a créé un accès à ta place pour une nouvelle personne.
   *[other] L’hôte a créé un accès pour une nouvelle personne, à cette place : { $name }.
}
entry-seat-moved = { $who ->
    [you] Tu joues maintenant sur un autre appareil.
   *[other] { $name } joue maintenant sur un autre appareil.
}
entry-handed-on = { $who ->
    [you] Une nouvelle personne joue maintenant pour toi, par l’accès de l’hôte.
   *[other] Une nouvelle personne joue maintenant pour { $name }, par l’accès de l’hôte.
}
entry-returned = { $who ->
    [you] Tu as repris ta place.
   *[other] { $name } a repris sa place.
}
entry-codes-dropped = { $who ->
    [you] Te revoilà : l’accès créé par l’hôte ne vaut plus.
   *[other] { $name } est de retour : l’accès créé par l’hôte ne vaut plus.
}
entry-over = La partie est finie.
entry-agreed = La partie a été arrêtée d’un commun accord.
entry-rematch = { $who ->
    [you] Tu ouvres une nouvelle table pour tous.
    [host] L’hôte ouvre une nouvelle table pour tous.
   *[other] { $name } ouvre une nouvelle table pour tous.
}
