# What `zuschlag league` prints, its page, and what it cannot play; what the league of a server refuses.

league-title = Championnat : { $game }
league-lead = { $games ->
    [one] Une partie jusqu’ici.
   *[other] { $games } parties jusqu’ici.
 } Tous jouent contre tous à tour de rôle ; la page est réécrite après chaque partie.
league-note = Chaque bot a le même temps de calcul pour chaque coup, compté en temps CPU de son processus confiné. Ce qu’il en fait dépend de la machine : ces parties ne peuvent donc pas être répétées bit par bit ; leurs enregistrements peuvent être vérifiés.
league-latest = Dernières parties
league-millis = ms de CPU par coup
league-warning = Les bots de ce dossier tournent comme ton propre code. Leurs processus sont confinés, mais ce n’est pas une prison : n’y mets que des fichiers que tu exécuterais toi-même.
league-page = La page : { $page }
league-stopped = Arrêté. La même commande reprend ici.

refused-league-too-few-bots = Un championnat veut au moins deux bots ; { $folder } a { $found ->
    [one] un fichier
   *[other] { $found } fichiers
 } avec une fonction choose.

# The league of a server: programs hear of it

refused-serve-league-alone = Un championnat demande un serveur à un seul processus, pas { $workers }.
refused-serve-league-one-host = Un championnat demande un serveur sur une seule machine : enlève --relay-host.
refused-league-none = Il n’y a pas de championnat sur ce serveur.
refused-league-programs-only = Le championnat est pour les programmes : viens avec un jeton de bot.
refused-league-not-entered = Ce programme n’est pas dans le championnat. Inscris-le d’abord.
refused-league-name-taken = Quelqu’un s’appelle déjà { $name } dans le championnat, ou presque. Prends un autre nom.
refused-league-has-name = Ce programme est connu dans le championnat sous le nom de { $name }.
refused-league-no-house = Aucun bot de { $game } ne peut occuper les places d’un championnat.
refused-limit-league = Le championnat a déjà { $most } programmes. Réessaie plus tard.
