# What `zuschlag arena` prints, its report, and what it cannot play.

arena-head = { $game }, { $seats } places, { $deals } donnes, chacune à toutes les places : { $games } parties, graine { $seed }
arena-ratings = Forces
arena-bot = bot
arena-rating = force
arena-wins = Victoires d’un bot (ligne) seul parmi d’autres d’une sorte (colonne) ; le juste est { $fair }
arena-margins = Points d’avance sur la moyenne des autres à la table (ligne parmi colonne)
arena-kept = Les parties sont dans { $file }, le rapport est { $report }.

# The gate

arena-gate-head = { $new } à la place de { $old } : { $games } parties, { $deals } donnes, chacune à toutes les places, graine { $seed }
arena-gate-new = nouveau
arena-gate-old = ancien
arena-gate-difference = différence
arena-gate-verdict = verdict
arena-gate-holds = tient
arena-gate-fell = CÈDE
arena-gate-passes = { $new } peut remplacer { $old } : il ne cède dans aucune des { $cells } cases.
arena-gate-refused = { $new } ne peut pas remplacer { $old } : il cède dans { $falls } cases sur { $cells }.
arena-gate-luck = Une case cède quand la borne haute à 95 % de la différence est sous zéro ; à force égale, la simple malchance le fait dans une case sur quarante.

# The report

arena-title = Arène : { $game }, { $seats } places
arena-lead = { $bots } bots, { $deals } donnes, chacune jouée à toutes les places : { $games } parties.
arena-rating-note = Quatre cents points de plus, c’est dix fois plus de chances d’être premier. Les barres sont des intervalles à 95 %, en tirant de nouveau les donnes.
arena-wins-note = Chaque donne a été jouée à toutes les places et par chaque tablée : personne n’a eu de chance aux cartes. Les petits chiffres sont des intervalles à 95 %, groupés par donne.
arena-margins-title = Avances
arena-wins-title = Victoires
arena-cells = Chaque tablée
arena-rivals = parmi
arena-games = parties
arena-error = erreur type
arena-margin = avance
arena-endings = Comment les parties ont fini
arena-made = Comment c’est fait
arena-made-command = Commande
arena-made-date = Date
arena-made-commit = Commit
arena-made-changed = { $commit } et des changements
arena-made-code = Code
arena-made-plan = Plan
arena-made-versions = Versions
arena-made-again = La même commande avec le même code donne les mêmes parties, octet pour octet, sur autant de cœurs qu’on veut.

# Programs from outside.

arena-outside-title = Programmes de l’extérieur
arena-outside = { $bots } : de l’extérieur, mesurés à l’horloge. Les parties avec un tel programme (*) ne peuvent pas être répétées et sont marquées dans les résultats ; toutes les autres reviennent octet par octet.
arena-outside-millis = ms par partie
arena-outside-missed = coups manqués

# How far bots can be exploited.

arena-exploit-title = Jusqu’où l’on peut exploiter les bots
arena-exploit-head = { $game }, { $seats } places, { $deals } donnes par ligne, chacune à toutes les places : { $games } parties, graine { $seed } ; { $playouts } parties simulées par décision, { $lessons } leçons
arena-exploit-bot = le bot
arena-exploit-way = qui l’exploite
arena-exploit-taken-for = le prend pour
arena-exploit-trained = un joueur entraîné contre lui
arena-exploit-knowing = une recherche qui le connaît
arena-exploit-note = Un seul parmi des copies du bot. Ce qu’il gagne est une borne inférieure : qui se donne plus de mal gagne peut-être plus. L’équité serait { $fair }.

# What cannot be played

refused-arena-gate-names = La comparaison veut deux bots : zuschlag arena gate NOUVEAU ANCIEN.
refused-arena-one-game = Indique un jeu, ou gate avec deux bots ; tu as indiqué { $named }.
refused-arena-too-few-bots = L’arène veut au moins deux bots, aucun deux fois ; tu as indiqué { $bots }.
refused-arena-too-few-deals = Au moins { $least } donnes : une seule ne dit pas combien elles diffèrent.
refused-arena-no-budget = { $bot } ne réfléchit pas et n’a pas besoin de parties d’essai : enlève le @.
refused-arena-bad-budget = { $bot }@{ $budget } : après le @ vient un nombre de parties d’essai.
refused-arena-by-the-clock = { $bot } réfléchit à la montre et ne connaît pas de nombre de parties d’essai : ses parties ne pourraient pas être répétées.
refused-arena-other-results = { $file } contient d’autres parties : d’un autre plan ou d’un autre code. Indique un autre dossier.
refused-arena-no-exploiter = Personne ne sait encore exploiter les bots de { $game }.
refused-arena-not-exploitable = { $bot } ne peut pas être exploité ici. Connus : { $known }.
refused-arena-not-for-exploit = { $option } ne veut rien dire pour zuschlag arena exploit : à omettre.
refused-arena-bad-program = { $found } : nommer un programme par NOM=COMMANDE.
refused-arena-name-taken = { $name } est un bot de la maison : il faut un autre nom pour ce programme.
