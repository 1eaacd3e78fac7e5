# What `zuschlag --help` and every command's --help say. For a command: one line (help-play), what it does (-about),
# what else is worth knowing (-note), what its examples do (-examples, a line each), and its arguments (help-play--seats).
# help--force is for all commands that take it and have no text of their own.

help-usage = usage :
help-heading = { $title } :
help-title-positional-arguments = arguments
help-title-options = options
help-title-commands = commandes
help-title-games = jeux
help-title-limits = limites et détails
help-title-journal = une table dans un journal, pour qui gère le serveur
help-title-examples = exemples
help-default = { $told } (sinon { $usual })

help--help = montrer cette aide
help--version = montrer la version
help--lang = de, en, it ou fr : la langue de l’aide et des messages (sinon celle de ton système)
help--file = une partie gardée, ou `-` pour l’entrée standard
help--force = écraser un fichier existant
help--journal = un fichier SQLite ou postgresql://… (sinon le fichier de ton dossier de données)
help--option = un accord de la table, à répéter au besoin : least_bid=match, refund=down, variant5_removed=2, open_info=true
help--games = combien de parties
help--seed = même nombre, mêmes parties
help--threads = combien de fils (sinon un par cœur)
help--plot = dessiner les chiffres dans FILE.png ou FILE.svg
help--records = écrire chaque partie, une par ligne
help--processes = combien de processus à la fois
help--ray = un Ray à la place : l’adresse d’une grappe, `auto` pour celui qui tourne ici, `local` pour un à nous ; demande zuschlag[ray]
help--part = une seule de plusieurs parts, pour beaucoup de machines : 0/3, 1/3, 2/3 ; demande --folder. Quand toutes sont jouées, la même commande sans --part les réunit
help--folder = garder ici ce qui est joué ; la même commande reprend où elle en était
help--parquet = écrire les résultats comme données, avec plan et versions : FICHIER.parquet (demande zuschlag[research])
help--json = donner du JSON, pour les programmes

# Words that were not understood; %s and the like are filled in by Python.

help-error = { $prog } : erreur : { $message }
help-error-argument = %(argument_name)s : %(message)s
help-error-unknown = inconnu : %s
help-error-not-with = ne va pas avec %s
help-error-takes-nothing = ne prend pas de valeur, mais a reçu %r
help-error-missing = il manque %s
help-error-one = demande une valeur
help-error-ambiguous = %(option)s peut vouloir dire %(matches)s
help-error-not-a-number = %(value)r n’est pas un nombre entier
help-error-no-choice = %(value)r n’existe pas ; au choix : %(choices)s
help-error-seed = doit être entre -2^63 et 2^63-1
help-error-cpu = doit être entre 0,001 et 60
help-error-positive = doit être au moins 1
help-error-part = doit être I/N, à partir de 0 : 0/3, 1/3, 2/3

# zuschlag

help-zuschlag-about = Jouer, accueillir et étudier deux jeux de maisons et d’argent : For Sale et Monopoly. Sans commande, c’est `zuschlag play`.
help-zuschlag-examples =
    contre des bots, dans ce terminal
    avec des amis et des bots, dans le navigateur
    100 000 parties, et qui les gagne
    chaque coup d’une partie gardée est-il permis ?
    lire une partie gardée comme une histoire
    l’aide d’une commande

help-play = jouer dans ce terminal
help-play-about = Ouvrir une table dans ce terminal. Ce que tu n’indiques pas ici, tu le choisis là-bas.
help-play-examples =
    For Sale ; le reste se choisit à la table
    cinq places, première édition
    un bot pour chaque autre place
    une heure de Monopoly
    sur un plateau à toi
    apprendre le jeu en jouant, en trois minutes
    à une table sur un serveur
help-play--game = for-sale (sans indication), monopoly, ou un jeu que tu as installé
help-play--edition = 2015, 2015-variant, 1997, … ; Monopoly : aalen-casual, classic, …
help-play--seats = 3 à 6, selon l’édition ; Monopoly : 2 à 8
help-play--opponents = visitor, club, champion …, ou un par autre place : visitor,club,champion ; Monopoly : lodger, club, tycoon …
help-play--board = Monopoly : aalen, classic, ou ton propre FILE.toml
help-play--minutes = Monopoly : jouer tant de minutes
help-play--rounds = Monopoly : jouer tant de tours
help-play--guide = une première partie guidée en trois minutes ; avec un nombre, elle reprend à cette étape
help-play--join = s’asseoir à une table sur un serveur : son lien, ou l’adresse du serveur avec --code
help-play--code = avec --join : le code de la table
help-play--watch = avec --join : regarder seulement
help-play--name = ton nom à la table
help-play--seed = distribuer encore les mêmes cartes
help-play--save = où garder les parties

help-serve = accueillir des tables pour navigateurs, terminaux et bots
help-serve-about =
    Accueillir des tables pour navigateurs, terminaux et bots à http://127.0.0.1:8765/. Seul cet ordinateur les atteint, sauf avec --lan.

    Pour le public : --origin est l’adresse que l’on tape, avec --tls-cert et --tls-key, ou --trusted-proxy pour un proxy devant qui parle https (docs/server.md).

    Chaque réglage peut aussi être dans un fichier (--config FILE, TOML : port = 8765) ou dans une variable (ZUSCHLAG_PORT=8765). Les options passent avant les variables, les variables avant le fichier.
help-serve-examples =
    démarrer, et ouvrir le navigateur
    pour toute la pièce, avec un code QR
    parties et clé dans un dossier de ton choix
    tout est-il prêt pour le public ?
help-serve--config = réglages en TOML
help-serve--check = seulement vérifier les réglages, et dire ce qui serait servi
help-serve--open = ouvrir aussi le navigateur, sauf avec ZUSCHLAG_NO_BROWSER=1
help-serve--new-key = la clé est perdue : commencer avec une nouvelle et renoncer aux parties d’avant
help-serve--accept-loss = le journal a perdu ses dernières entrées : continuer avec ce qui reste
help-serve--host = adresse où écouter
help-serve--port = port où écouter ; 0 : un port libre quelconque
help-serve--lan = sur le réseau local en http simple ; montre l’adresse et un code QR
help-serve--data = dossier pour le journal et la clé, au lieu des dossiers habituels
help-serve--journal = où les parties sont gardées : memory:, sqlite:///PATH, postgresql://USER@HOST/NAME
help-serve--hints = redis://HOST porte les nouvelles entre les processus ; sinon PostgreSQL le fait
help-serve--push = envoyer des Web Push, avec une adresse (courriel ou https) où les services push peuvent écrire
help-serve--push-host = un service push de plus, comme push.example.org ou *.example.org
help-serve--push-loopback = pour les essais : envoyer aussi à 127.0.0.1, sans https
help-serve--workers = processus pour les tables ; plus d’un demande PostgreSQL
help-serve--relay-host = adresse où les processus d’autres machines joignent ceux de celle-ci ; demande PostgreSQL
help-serve--relay-port = port pour cela ; le processus n prend celui-ci plus n ; 0 : un port libre
help-serve--bots = processus où pensent les bots
help-serve--bot-seconds = secondes qu’un bot peut penser à un coup
help-serve--thinkers = processus pour les bots qui se souviennent et cherchent, lancés quand l’un d’eux s’assied
help-serve--thinker-seconds = secondes de calcul d’un tel bot pour un coup
help-serve--thinker-megabytes = mégaoctets dont un tel processus peut grandir
help-serve--league = le jeu d’un championnat permanent pour programmes, for-sale par exemple ; sans cela il n’y en a pas
help-serve--league-seconds = secondes qu’un programme a pour un coup du championnat
help-serve--league-tables = parties du championnat à la fois
help-serve--league-games = parties du championnat en une heure : chacune reste dans le journal
help-serve--tls-cert = fichier avec la chaîne de certificats : https au lieu de http
help-serve--tls-key = fichier avec la clé du certificat
help-serve--trusted-proxy = adresse ou réseau d’un proxy dont on croit le X-Forwarded-For
help-serve--origin = adresse que l’on tape, comme https://play.example.org ; à répéter au besoin
help-serve--session-hours = heures avant la fin d’une session
help-serve--bot-token-hours = heures avant la fin d’un jeton de bot
help-serve--static = dossier avec les pages construites, au lieu de celles installées
help-serve--reference = offrir la description de l’API
help-serve--metrics = offrir /metrics à cet ordinateur quand on n’écoute que là
help-serve--metrics-port = un port à part pour /metrics sur 127.0.0.1 ; 0 : aucun
help-serve--log = niveau le plus bas à noter
help-serve--seat-messages = messages d’une place en 20 s
help-serve--watcher-messages = messages d’un spectateur en 20 s
help-serve--chat-lines = lignes de discussion en 10 s
help-serve--requests = requêtes HTTP d’une session en 20 s ; un nouveau socket compte pour cinq
help-serve--session-sockets = sockets ouverts d’une session
help-serve--session-tables = tables ouvertes créées par une session
help-serve--bot-tokens = jetons de bot qu’une session crée en une heure
help-serve--replays = passages de parties montrés en une minute ; les longues coûtent plus
help-serve--sessions = sessions commencées d’une adresse en une minute
help-serve--code-guesses = codes faux d’une adresse en une minute
help-serve--visits = requêtes sans session en une minute
help-serve--new-tables = tables créées d’une adresse en une heure
help-serve--unknown-sockets = connexions inachevées d’une adresse
help-serve--sockets = sockets ouverts de tous les processus ensemble
help-serve--spectators = personnes qui regardent une table
help-serve--body-bytes = octets dans une requête
help-serve--frame-bytes = octets dans un message sur un socket
help-serve--queue-bytes = octets qui attendent un socket lent
help-serve--handshake-seconds = secondes pour envoyer une requête
help-serve--resume-seconds = secondes avant qu’un socket nomme sa table
help-serve--recheck-seconds = secondes entre deux contrôles des sessions ouvertes
help-serve--violations = fautes avant qu’un socket soit fermé
help-serve--stop-seconds = secondes pour s’arrêter

help-judge = rejouer une partie gardée et dire où elle en est
help-judge-about = Rejouer une partie gardée selon les règles et donner une ligne de JSON : où elle en est, ou ce qui ne va pas et où (docs/record.md). Code de sortie 0 si tout va bien, sinon 2.
help-judge-examples =
    une partie, une réponse
    une partie et une réponse par ligne
help-judge--lines = FILE a une partie par ligne ; une réponse par ligne

help-show = raconter une partie gardée
help-show-about = Raconter une partie gardée tour par tour, à lire. Une partie inachevée va jusqu’où elle va ; un coup interdit est nommé là où il arrive.
help-show-examples = une partie que tu as gardée, du premier tour au dernier

help-verify = prouver que personne n’a changé les cartes ou les dés
help-verify-about = Rejouer une partie et recalculer ses cartes et ses dés avec les secrets que le serveur et les joueurs avaient fixés avant (docs/fairness.md). Code de sortie 0 si tout concorde, 1 si quelque chose ne concorde pas, 2 s’il n’y a rien à vérifier.
help-verify-examples =
    une partie que tu as gardée
    avec la promesse que tu as notée
    une table de ton serveur
    toutes les parties d’une soirée, et si les tables ont eu la même donne
help-verify--commit = la promesse notée avant la distribution ; la partie doit avoir la même
help-verify--round = au lieu de FILE : un fichier avec une partie par ligne ; les vérifie toutes, et que les tables d’un tour ont eu la même donne
help-verify--json = donner un objet JSON
help-verify--table = au lieu de FILE : vérifier la chaîne, les coups et l’équité
help-verify--journal = où elle est gardée (sinon comme pour zuschlag serve)
help-verify--key = la clé du serveur (sinon comme pour zuschlag serve)
help-verify--head = le hachage de la dernière entrée, si tu l’as noté après la partie

help-simulate = faire jouer beaucoup de parties aux bots et dire qui gagne
help-simulate-about = Faire jouer beaucoup de parties aux bots et dire qui gagne, avec des intervalles à 95 %, et ce qui se passe en chemin. Même nombre, mêmes chiffres, avec autant de fils que l’on veut.
help-simulate-examples =
    100 000 parties au hasard
    avec un dessin de l’argent qui grandit
    chaque jeu a son aide

help-simulate-for-sale = victoires, répartition des points, prix des bâtiments
help-simulate-for-sale-about = Jouer beaucoup de parties de For Sale et donner les victoires avec des intervalles à 95 %, la répartition des points et les prix moyens.
help-simulate-for-sale-note =
    `random` choisit uniformément entre passer et chaque mise permise, et parmi les bâtiments en main ; il va à la vitesse de la machine. Les autres bots jouent quelques centaines de parties par seconde. `searcher` pense à la montre : ses parties changent à chaque fois.

    À cinq, 2015-variant a un dernier tour court : 27 bâtiments font six rangées de quatre et une de trois, où les deux premiers à passer n’ont rien, mais toutes leurs pièces. Avec --option variant5_removed=2, une paire de cartes de plus reste en jeu : sept rangées complètes.
help-simulate-for-sale-examples =
    une autre édition, cinq places
    des chiffres pour les programmes
    un bot contre trois autres
    dix parties à garder
help-simulate-for-sale--edition = 2015, 2015-variant, 1997, …
help-simulate-for-sale--seats = 3 à 6, selon l’édition
help-simulate-for-sale--policy = random, heuristic, club, champion …, ou un bot par place : heuristic,random,random,random

help-simulate-monopoly = victoires, où finissent les jets, l’argent au fil du temps
help-simulate-monopoly-about = Jouer beaucoup de parties de Monopoly et donner les victoires avec des intervalles à 95 %, la durée des parties, ce qui s’y passe, où finissent les jets et comment l’argent grandit.
help-simulate-monopoly-note =
    `landlord` achète, construit, échange et mise à l’œil ; une table de landlords va à la vitesse de la machine, des milliers de parties par seconde. `random` fait n’importe quoi de permis ; les tables avec lui jouent quelques parties par seconde.

    Une simulation n’a pas d’horloge : sans limite de tours, elle finit après 200 tours, sauf si --option end.limit=rounds:N dit autre chose ; avec end.limit=none, on continue jusqu’au dernier joueur. docs/rules/monopoly.md donne chaque accord avec ses valeurs.
help-simulate-monopoly-examples =
    mille parties à trois
    sur un plateau à toi, avec un dessin
    cinquante tours, des chiffres pour les programmes
    deux bots l’un contre l’autre
help-simulate-monopoly--edition = l’édition : aalen-casual, aalen-event, aalen-event-strict, tournament, classic
help-simulate-monopoly--board = aalen, classic, ou ton propre FILE.toml
help-simulate-monopoly--seats = 2 à 6
help-simulate-monopoly--policy = landlord, random, ou un bot par place : landlord,random,random,random
help-simulate-monopoly--option = un accord de la table, à répéter au besoin : rent.claim=manual, auction.minOpen=10, cash.hidden=true ; end.limit=rounds:50 (ou minutes:60, none) ; donation=200,100

help-simulate-any = victoires et points
help-simulate-any-about = Faire jouer beaucoup de parties aux bots et donner les victoires avec des intervalles à 95 % et les points moyens.
help-simulate-any--edition = l’édition (sinon la première)
help-simulate-any--seats = combien de places (sinon le moins possible)
help-simulate-any--policy = un bot, ou un par place : random,random,clever

help-board = faire un plateau de Monopoly de ta ville
help-board-about = Un plateau est un fichier : commence-le avec `new`, modifie-le, vérifie-le avec `check`. docs/boards.md explique chaque clé.
help-board-examples =
    un plateau entier, à modifier
    tout ce qui ne va pas
    y jouer
help-board-new = écrire un plateau entier, à modifier
help-board-new-about = Écrire un plateau entier avec des commentaires, à modifier.
help-board-new--file = le fichier à écrire, comme my-town.toml
help-board-new--model = le plateau dont partir
help-board-check = donner tout ce qui ne va pas dans un plateau
help-board-check-about = Vérifier un plateau. Code de sortie 0 si l’on peut y jouer, sinon 2 avec chaque faute : où elle est, ce qui ne va pas, ce qui irait.
help-board-check--file = un plateau, ou `-` pour l’entrée standard
help-board-list = donner les plateaux inclus
help-board-list-about = Donner les plateaux inclus, chacun avec une note.

help-evening = mener une soirée à plusieurs tables, ou la répéter avec des bots
help-evening-about = Mène une soirée à plusieurs tables : chacun participe avec son téléphone, la régie place les gens, lance les tours et tient l’horloge, et le projecteur montre qui est assis où et qui mène. Avec --rehearse, des bots jouent toute une soirée de For Sale ; à la fin, un zip : les résultats en page et en tableaux pour d’autres programmes, chaque partie par écrit et le tirage que chacun peut vérifier.
help-evening-examples =
    une soirée de For Sale, avec la régie dans le navigateur
    deux tours de Monopoly de 90 minutes, dans un dossier de ton choix
    tout est-il prêt pour la soirée ?
    la même avec un miroir sur une clé USB, si le portable tombe en panne
    sur un autre portable, depuis la clé
    une soirée finie, de son dossier dans un zip
    60 personnes, 4 tours, tables de 4
    24 personnes, tables selon le classement, dans un fichier de ton choix
    les mêmes cartes à toutes les tables, rangée par rangée
help-evening--rehearse = faire jouer plutôt tant de bots, de 3 à 200
help-evening--check = regarder cet ordinateur l’après-midi d’avant : adresses, disque, horloge, place pour les téléphones, ce qui manque
help-evening--open = ouvrir la régie dans le navigateur
help-evening--data = le dossier où cette soirée est gardée ; avec le même, elle continue
help-evening--mirror = un dossier sur une clé USB qui reçoit tout au plus 2 secondes après, pour `resume`
help-evening--port = où le serveur écoute
help-evening--lan = si les téléphones du même réseau peuvent le joindre
help-evening--title = le nom de la soirée
help-evening--game = à quoi on joue
help-evening--minutes = la durée d’un tour ; 0 : le temps qu’il faut
help-evening--rounds = combien de tours ; chacun contre chacun dure jusqu’à ce que tous se soient rencontrés
help-evening--size = personnes à une table ; si le compte n’y est pas, certaines tables en ont une de moins ou une de plus
help-evening--format = meet : chacun rencontre le plus de monde possible ; swiss : tables selon le classement ; final : séries et finale ; robin : chacun contre chacun ; open : qui est libre est placé dès qu’assez de personnes attendent
help-evening--boards = on joue au plateau plutôt que sur les téléphones, et on saisit les résultats
help-evening--seconds = combien de temps peut durer une décision avant qu’un bot décide pour qui ne répond pas (par défaut 60 à For Sale, 120 au Monopoly ; 0 : aussi longtemps qu’on veut)
help-evening--same-deal = For Sale : les mêmes cartes à toutes les tables, qui s’attendent rangée par rangée ; pour le plaisir de comparer
help-evening--points = ce que comptent les places : la part des adversaires battus, 7-5-3-1, 5-3-2-1, ou les victoires seules
help-evening--out = le zip à écrire
help-evening-resume = continuer une soirée sur un autre ordinateur, depuis son miroir
help-evening-resume-about = Ramener une soirée depuis le miroir sur une clé USB, vérifier chaque chaîne et la remettre en route. La phrase montrée au début du miroir est demandée. À la même adresse qu’avant, tous les téléphones continuent d’eux-mêmes ; à une autre, chacun tape le code de sa carte. Au plus les 2 dernières secondes sont perdues. Le miroir continue, et un ordinateur qui y écrit encore s’arrête.
help-evening-resume-examples =
    de la clé dans un nouveau dossier de cet ordinateur
help-evening-resume--mirror = le dossier sur la clé
help-evening-resume--data = le dossier pour la soirée sur cet ordinateur ; il ne doit pas déjà en contenir une
help-evening-resume--open = { help-evening--open }
help-evening-resume--port = { help-evening--port }
help-evening-resume--lan = { help-evening--lan }
help-evening-export = écrire une soirée finie dans un zip
help-evening-export-about = Lire une soirée dans son dossier et écrire un zip : résultats, classement, chaque partie par écrit, le tirage et toutes les décisions. Rien ne change dans le dossier.
help-evening-export-examples =
    la soirée gardée dans le dossier friday
help-evening-export--out = { help-evening--out }
help-evening-export--data = le dossier où la soirée est gardée

help-tables = lister, déplacer et vérifier les tables d’un serveur
help-tables-about = `list` montre les tables d’un journal, `check` trouve tout ce qui n’est plus tel qu’il fut écrit, `export` et `import` portent une table dans un autre journal. Les cartes cachées restent scellées : pour continuer une partie inachevée, l’autre serveur a besoin de la même clé.
help-tables-examples =
    chaque table, une par ligne
    le journal est-il sain ?
    une table, par son code
    dans un autre journal
help-tables-list = lister chaque table d’un journal
help-tables-list-about = Donner chaque table : identifiant, code, jeu, état, nombre d’entrées et quand elle a servi pour la dernière fois.
help-tables-export = écrire une table entière dans un fichier
help-tables-export-about = Écrire une table entière dans un fichier, avec une somme de contrôle. Le serveur peut continuer à tourner.
help-tables-export--table = son identifiant ou son code
help-tables-export--file = le fichier à écrire
help-tables-import = lire des tables dans un fichier
help-tables-import-about = Lire des tables dans un fichier fait par `export`. Les chaînes rompues et les tables déjà là sont refusées. Aucun serveur ne doit tourner sur le même fichier SQLite.
help-tables-import--file = un fichier fait par `zuschlag tables export`
help-tables-check = trouver chaque table abîmée
help-tables-check-about = Suivre chaque table de sa première entrée à la dernière, ouvrir tout ce qui est scellé, comparer avec ce que le serveur a noté à côté de la clé, et vérifier les pages d’un fichier SQLite. Chaque table abîmée est nommée avec sa première faute. Rien n’est écrit ; le serveur peut continuer à tourner. Code de sortie 0 si tout va bien, sinon 1.
help-tables-check--data = le dossier donné à `zuschlag serve --data`
help-tables-check--key = la clé du serveur, si elle est ailleurs

help-backup = copier le journal d’un serveur dans un fichier
help-backup-about = Copier chaque table et chaque session dans un fichier et vérifier la copie : ses pages, et la chaîne d’entrées de chaque table. Le serveur peut continuer à tourner. Le fichier de la clé ne fait jamais partie d’une sauvegarde.
help-backup-examples = chaque table et chaque session, vérifiées
help-backup--file = { help-tables-export--file }

help-restore = remettre une sauvegarde en place
help-restore-about = Vérifier une sauvegarde de bout en bout et la mettre là où le serveur cherche son journal. Le serveur ne doit pas tourner. Un journal existant n’est remplacé qu’avec --force.
help-restore-examples =
    là où le serveur cherche son journal
    l’essayer d’abord ailleurs
help-restore--file = un fichier fait par `zuschlag backup`
help-restore--force = remplacer un journal existant

help-compile = compiler les règles maintenant, pas au premier usage
help-compile-about = Compiler les règles maintenant. Sinon elles se compilent à leur premier usage, et restent dans ton dossier de cache. For Sale prend quelques secondes, Monopoly environ une demi-minute.
help-compile--quiet = ne rien dire
help-compile--background = laisser passer les autres programmes, et s’arrêter si un autre processus compile déjà

help-arena = mesurer les bots entre eux, sans laisser de doute
help-arena-about = Fait jouer les bots entre eux : les mêmes cartes pour tous, chaque donne à toutes les places. Montre les cotes et un tableau des victoires avec des intervalles à 95 %, groupés par donne. Des plans égaux donnent des parties égales, octet par octet, avec n’importe quel nombre de processus.
help-arena-note =
    Pour l’admission : zuschlag arena gate NEW OLD. NEW et OLD sont mis dans les mêmes champs avec les mêmes cartes. NEW tombe dans un champ si la borne supérieure à 95 % de la différence est sous zéro ; il peut remplacer OLD s’il ne tombe dans aucun.

    Pour exploiter les bots : zuschlag arena exploit GAME. Un joueur est entraîné contre chaque bot, et une recherche sait comment il joue ; ce qu’ils gagnent seuls parmi ses copies sont des bornes inférieures de ce qu’on peut en tirer.

    Un bot qui réfléchit a un budget en parties simulées, jamais en temps : searcher@64.

    Avec --folder un essai arrêté reprend où il en était, et les parties (results.jsonl), un rapport (report.html) et un tableau (report.md) y restent.
help-arena-examples =
    tous les bots de la maison de For Sale, quatre places
    deux bots, leurs parties dans un dossier
    Monopoly, avec un rapport à regarder
    trois bots différents à chaque table
    code de sortie 1 si le nouveau bot tombe quelque part
    jusqu’où l’on peut exploiter un niveau
    un programme à soi à la table
help-arena--what = for-sale (sauf indication contraire), monopoly ou un jeu installé ; ou bien : gate NEW OLD ; ou bien : exploit GAME
help-arena--game = le jeu, pour l’admission (sinon : for-sale)
help-arena--bots = qui joue : NOM,NOM@NOMBRE,… ; pour l’admission les adversaires (sinon : tous les bots de la maison sans les variantes ; pour exploit tous les niveaux)
help-arena--fields = matrix : chaque bot seul parmi chaque autre sorte ; one : seulement le premier bot ; mixed : des bots différents à chaque table ; all : matrix et mixed
help-arena--edition = l’édition ou la formule (sinon : 2015, aalen-casual)
help-arena--seats = combien sont à la table (sinon : 4)
help-arena--board = un plateau par son nom, où le jeu en a plusieurs
help-arena--option = un réglage de la table, comme pour zuschlag simulate ; plusieurs fois si besoin
help-arena--deals = combien de donnes (sinon : 20 ; pour exploit 50)
help-arena--playouts = le budget des bots qui réfléchissent et n’en indiquent pas (sinon : 16 ; pour exploit 200)
help-arena--lessons = pour exploit : sur combien de décisions, au Monopoly de parties, un joueur est entraîné (sinon : 4000)
help-arena--program = un bot à soi, interrogé par des lignes JSON et mesuré à l’horloge : NOM=COMMANDE ; plusieurs fois si besoin
help-arena--processes = combien à la fois (sinon : un par cœur)
help-arena--report = écrire le rapport : FILE.html ou FILE.md

help-records = mettre des parties en tableau pour la recherche, et revenir
help-records-about = Écrire des parties, un objet JSON par ligne, dans un fichier Parquet avec ce que l’arbitre dit de chacune ; ou récrire les lignes d’un tel fichier, octet par octet. Le sens se lit dans les noms. Demande zuschlag[research] (docs/research.md).
help-records-examples =
    des lignes au tableau
    les mêmes lignes à nouveau
help-records--source = le fichier à lire
help-records--target = ce qu’il devient

help-query = interroger les parties en SQL
help-query-about = Interroger tous les fichiers Parquet d’un dossier : `games` sont ceux de zuschlag records, `results` ceux de l’arène, `counts` ceux des simulations. La question ne lit rien d’autre et ne change rien. Demande zuschlag[research] (docs/research.md).
help-query-examples =
    combien de parties de chaque édition
    pour les programmes, une ligne par résultat
help-query--sql = la question
help-query--folder = où sont les fichiers Parquet
help-query--json = donner un objet JSON par résultat

help-league = un championnat permanent entre les bots d’un dossier
help-league-about = Fait jouer entre eux les bots d’un dossier, à tour de rôle, jusqu’à ce qu’on l’arrête. Chaque fichier Python avec une fonction choose(seen, options) est un bot ; chacun tourne dans un processus confiné avec le même temps CPU pour chaque coup. Les cotes sont tenues à jour sur une page, et chaque partie reste comme enregistrement.
help-league-note =
    Les bots tournent comme ton propre code. Le confinement n’est pas une prison : n’y mets que des fichiers que tu exécuterais toi-même.

    Les parties ne peuvent pas être répétées bit par bit ; pour des chiffres qui le peuvent, il y a zuschlag arena.
help-league-examples =
    nos deux bots d’exemple, jusqu’à l’arrêt
    trente parties avec plus de temps pour réfléchir
help-league--folder = où sont les bots ; parties, enregistrements et page vont dans son dossier league
help-league--game = le jeu
help-league--edition = selon quelle édition ou formule on joue
help-league--seats = combien sont à la table (sinon : le moins possible)
help-league--cpu = temps CPU pour chaque coup
help-league--games = s’arrêter après tant de parties (sinon : continuer)
