# What only the command line and the terminal come across: files, boards, checks, journals, settings. Keys as in refusals.ftl.

# Files of games

refused-record-unreadable = { $file } ne peut pas être lu : { $reason }.
refused-record-unwritable = { $file } ne peut pas être écrit : { $reason }.
refused-record-bad-target = { $file } doit finir par { $allowed }.
refused-record-unknown-policy = Le joueur { $policy } n’existe pas. Connus : { $known }.
refused-record-wrong-number-of-policies = { $found } joueurs pour { $seats } places : indiques-en un, ou un par place.
refused-table-unknown-opponent = Personne ici ne s’appelle { $opponent }.
refused-table-wrong-number-of-opponents = Indique un adversaire pour tous, ou { $expected } ; tu en as indiqué { $found }.
refused-table-unreadable-board = Le plateau { $board } ne peut pas être lu : { $reason }.
refused-table-faulty-board = Le plateau a une erreur à { $path }. `zuschlag board check` les indique toutes.

# At a table in a terminal

cannot-bid = Une mise demanderait { $least ->
    [one] { $least } pièce
   *[other] { $least } pièces
} ; tu en as { $most }. Il ne reste qu’à passer.

# Boards: where, what is wrong, and what would be right

refused-board-unknown-name = { $path } : le plateau { $name } n’existe pas. Connus : { $known }.
refused-board-wrong-type = { $path } doit être { $expected }, pas { $found }.
refused-board-missing-key = Il manque { $path }. Il faut ici : { $needed }.
refused-board-unknown-key = { $path } n’a rien à faire dans un plateau. Connues ici : { $known }.
refused-board-wrong-count = { $path } doit avoir { $expected } entrées, pas { $found }.
refused-board-wrong-kind = { $path } est { $found } ; sur tout plateau cette case est { $expected }.
refused-board-wrong-group = { refused-board-wrong-kind }
refused-board-out-of-range = { $path } est { $found } ; il faut de { $least } à { $most }.
refused-board-not-even = { $path } est { $found } ; on en paie aussi la moitié, prends donc { $below } ou { $above }.
refused-board-not-ascending = { $path } est { $found } ; il faut plus que { $more_than }, qui précède.
refused-board-houses-differ = { $path } est { $found } ; toutes les rues de { $group } ont un seul prix, { $expected }.
refused-board-wrong-id = { $path } est { $found } ; les cartes sont dans l’ordre, celle-ci est { $expected }.
refused-board-unknown-effect = { $path } est { $found }. Effets connus : { $known }.
refused-board-keepers = { $path } a { $found } cartes à garder ; il en faut { $expected }.
refused-board-bad-target = { $path } est { $found } ; une carte envoie de { $least } à { $most }, jamais à { $never }.
refused-board-too-far-back = { $path } est { $found } ; de { $least } à { $most } pas restent avant le départ.
refused-board-no-language = { $path } n’a pas de langue. Donnes-en au moins une parmi : { $known }.
refused-board-bad-text = { $path } a { $found } caractères ; il en faut de { $least } à { $most }, visibles.
refused-board-unknown-placeholder = { $path } a { $found } ; entre accolades cette carte connaît : { $known }.
refused-board-too-large = Ce fichier dépasse { $most_bytes } octets ; aucun plateau n’est si gros.
refused-board-long-line = La ligne { $line } a { $found } caractères ; on en lit { $most } au plus.
refused-board-not-utf-8 = La ligne { $line } n’est pas en UTF-8 ; enregistre le fichier en texte UTF-8.
refused-board-too-deep = Ce fichier est trop imbriqué pour un plateau.
refused-board-not-toml = La ligne { $line } n’est pas du TOML : { $reason }.
refused-board-exists = { $file } existe déjà ; --force l’écrase.

# Checking a deal

refused-fair-missing = La partie n’a pas de preuve du mélange : elle ne vient pas d’une table en direct.
refused-fair-not-revealed = Le serveur n’a pas encore montré son nombre ; il le fait à la fin de la partie.
refused-fair-unknown-version = La donne a été faite par { $version }. Connus ici : { $known }.
refused-fair-bad-table = { $path } doit avoir de { $least } à { $most } caractères, pas { $found }.
refused-fair-not-hex = { $path } doit être fait de { $digits } chiffres hexadécimaux minuscules, pas { $found }.
refused-fair-wrong-number-of-seeds = { $path } doit avoir une entrée par place : { $expected }, pas { $found }.
refused-fair-not-sealed = { $path } a un nombre montré et jamais scellé.
refused-verify-nothing-named = Indique un fichier, ou une table avec --table.
refused-verify-no-key = Il n’y a pas de clé de serveur dans { $file } ; indique-la avec --key.

# The journal, its backups and its exports

refused-journal-locked = Un autre serveur a ouvert ce journal ({ $file }). Arrête-le d’abord.
refused-journal-unopenable = Le journal { $file } ne peut pas être ouvert : { $reason }.
refused-journal-not-a-journal = { $file } est une base de données, mais pas un journal de Zuschlag.
refused-journal-newer-version = C’est écrit par un Zuschlag plus récent (version { $version } ; celui-ci connaît { $known }). Installe le plus récent.
refused-journal-older-version = { $file } a été écrit par un Zuschlag plus ancien. Démarre une fois le serveur : il met le fichier à jour.
refused-journal-newer-entry = Une entrée { $kind } a été écrite par un Zuschlag plus récent (version { $version } ; celui-ci connaît { $known }).
refused-journal-old-sqlite = SQLite { $version } peut abîmer des journaux ; il faut { $least } ou plus récent.
refused-journal-disk-nearly-full = Il ne reste que { $free } octets sur le disque du journal ; le serveur en veut { $least }.
refused-journal-no-write-ahead-log = Le disque du journal ne permet pas l’écriture anticipée ({ $mode }). Les lecteurs réseau ne la permettent pas ; choisis un autre endroit.
refused-journal-not-synchronous = Le journal ne serait pas sur le disque avant que les coups soient montrés.
refused-journal-server-unsafe = PostgreSQL a { $setting } = { $found } : des coups pourraient se perdre. Mets-le à on.
refused-journal-unreachable = La base de données ne répond pas.
refused-journal-unreadable = Le journal ne peut pas être lu : { $reason }.
refused-journal-unwritable = Le journal ne peut pas être écrit : { $reason }.
refused-journal-disk-full = Le disque du journal est plein.
refused-journal-io-error = Le disque du journal est en panne : { $reason }. Le serveur doit s’arrêter.
refused-journal-broken = Le disque du journal est en panne. Redémarre le serveur quand il va bien à nouveau.
refused-journal-closed = Le journal est fermé.
refused-journal-unknown-address = Il n’y a pas de journal du genre { $kind }. Indique un fichier ou postgresql://…
refused-journal-no-asyncpg = Pour PostgreSQL, installe zuschlag[postgres].
refused-journal-bad-key = Une clé fait { $bytes } octets, pas { $found }.
refused-journal-key-unusable = Le fichier de clé { $file } ne peut pas servir : { $reason }.
refused-journal-key-missing = La clé { $file } manque, et des parties de ce journal sont scellées avec elle. Reprends-la de ta copie. S’il n’y en a pas, zuschlag serve --new-key commence avec une nouvelle : alors aucune partie d’avant ne peut continuer ni être montrée.
refused-journal-other-key = La clé { $file } n’est pas celle de ce journal. Mets la bonne : ta copie, ou une clé mise de côté ({ $file }.old-1). Si elle est perdue, zuschlag serve --new-key commence avec une nouvelle : alors aucune partie d’avant ne peut continuer ni être montrée.
refused-journal-key-fits = La clé { $file } est la bonne : une nouvelle ne ferait que perdre des parties. Démarre sans --new-key.
refused-journal-lost-tail = Le journal a perdu sa fin : { $tables ->
    [one] { $tables } table avait
   *[other] { $tables } tables avaient
  } { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  } de plus quand cela fut noté dans { $file }, et des gens les ont vues. Est-ce une vieille copie, ou le fichier journal.db-wal à côté a-t-il disparu ? Remets ce qui manque. zuschlag tables check indique les tables. zuschlag serve --accept-loss continue avec ce qui est là.
refused-journal-heads-unreadable = { $file } ne peut pas être lu : { $reason }. Sans lui, personne ne sait si le journal a perdu sa fin.
refused-journal-table-lost-tail = Table { $table } : elle avait { $seq ->
    [one] { $seq } entrée
   *[other] { $seq } entrées
  }, il n’en reste que { $found }.
refused-journal-table-missing = Table { $table } : { $entries ->
    [one] sa { $entries } entrée est
   *[other] ses { $entries } entrées sont
  } là, mais la table a disparu de la liste des tables.
refused-journal-table-unreadable = Table { $table } : elle ne peut pas être lue : { $reason }.
refused-journal-sealed-otherwise = Table { $table } : cette clé n’ouvre pas ce qui est scellé dans l’entrée { $seq }.
refused-journal-corrupt = Le journal est abîmé : { $reason }. zuschlag tables check dit ce que cela coûte ; zuschlag restore met une sauvegarde à sa place.
refused-journal-wrong-seal = Une partie scellée ne s’ouvre pas : elle appartient à une autre clé ou à un autre endroit.
refused-journal-gap = Table { $table } : l’entrée { $seq } manque ; { $found } est à sa place.
refused-journal-other-table = Table { $table } : l’entrée { $seq } appartient à { $found }.
refused-journal-wrong-link = Table { $table } : l’entrée { $seq } ne suit pas celle d’avant.
refused-journal-changed = Table { $table } : l’entrée { $seq } a été changée après coup.
refused-journal-epoch-fell = Table { $table } : l’entrée { $seq } vient de quelqu’un qui n’en avait plus le droit.
refused-journal-cut-short = Table { $table } : elle devrait avoir { $seq ->
    [one] { $seq } entrée
   *[other] { $seq } entrées
  }, mais finit par { $found }.
refused-journal-unknown-table = La table { $table } n’existe pas.
refused-journal-table-exists = La table { $table } est déjà dans le journal.
refused-journal-code-taken = Le code de la table { $table } sert déjà à une autre table.
refused-journal-target-exists = { $file } est déjà là. Écrase-le avec --force.
refused-journal-target-not-empty = Il y a déjà des tables dans ce journal. Avec --force, celles-ci s’y ajoutent.
refused-journal-not-a-backup = { $file } n’est pas une sauvegarde de Zuschlag.
refused-journal-other-store = { $file } est la copie d’un journal SQLite ; elle ne va pas dans PostgreSQL.
refused-journal-copy-failed = { $file } ne peut pas être copié : { $reason }.
refused-journal-damaged = { $file } est abîmé : { $reason }.
refused-journal-not-tables = Ce n’est pas un fichier de tables exportées : { $reason }.
refused-journal-unreadable-line = { $path } ne peut pas être lu : { $reason }.
refused-journal-trailing-lines = Il y a quelque chose après la fin du fichier ({ $path }).
refused-journal-cut-off = Le fichier s’arrête avant sa fin.
refused-journal-wrong-checksum = Le fichier a été changé : sa somme de contrôle ne correspond pas.
refused-journal-table-without-entries = Une table du fichier n’a pas d’entrées.
refused-journal-entries-without-table = Des entrées du fichier n’appartiennent à aucune table.

# Settings of a server, with what to set

refused-serve-bad-setting = Un réglage est faux : { $reason }.
refused-serve-unreadable-config = { refused-record-unreadable }
refused-serve-bad-config = { $file } n’est pas du TOML : { $reason }.
refused-serve-half-tls = Un certificat a besoin de sa clé : mets --tls-cert et --tls-key.
refused-serve-unreadable-tls = { $file } ne peut pas être lu.
refused-serve-bad-tls = Le certificat et sa clé ne peuvent pas servir : { $reason }.
refused-serve-bad-origin = { $origin } n’est pas une origine. Écris-la comme https://play.example.org, en minuscules, sans chemin.
refused-serve-bad-push = Les services push veulent une adresse où écrire : { $contact } n’est ni un courriel (moi@example.org) ni https://.
refused-serve-bad-push-host = { $host } n’est pas le nom d’un service push, comme push.example.org ou *.example.org.
refused-serve-push-loopback = Les push sans https sont pour les essais sur cet ordinateur seulement. Enlève push_loopback.
refused-serve-bad-proxy = { $proxy } n’est ni l’adresse ni le réseau d’un proxy.
refused-serve-workers-need-postgresql = { $workers } processus ont besoin d’un journal dans PostgreSQL : mets --journal postgresql://…
refused-serve-relay-needs-postgresql = Plusieurs machines ont besoin d’un journal commun dans PostgreSQL : mets --journal postgresql://…
refused-serve-bad-relay = { $address } n’est pas une adresse en chiffres où d’autres machines joignent celle-ci.
refused-serve-relay-needs-key = Les machines qui partagent un journal ont les mêmes clés, et { $file } manque ici. Copie ce fichier d’une autre machine ; pour un nouveau journal, démarre une fois sans --relay-host.
refused-serve-relay-unusable = Impossible d’écouter les autres processus sur { $address } : { $reason }.
refused-serve-relay-elsewhere = Un processus sur { $address } et celui-ci sur { $own } ne peuvent pas s’appeler. Donne à chaque machine qui partage le journal son propre --relay-host.
refused-serve-public-needs-tls = { $host } est joignable par d’autres. Mets --lan pour un réseau local, ou --tls-cert et --tls-key, ou --trusted-proxy avec l’adresse du proxy devant.
refused-serve-public-needs-origin = Mets dans --origin l’adresse que l’on tape, comme https://play.example.org.
refused-serve-public-needs-https = Hors du réseau local, chaque --origin doit commencer par https://.
refused-serve-cannot-listen = Le port { $port } sur { $host } ne peut pas être ouvert : { $reason }. Un autre programme s’en sert-il ? Choisis-en un autre avec --port ; avec make : make play ARGS='--port 8770'.

# Une soirée

refused-event-exists = { refused-board-exists }
refused-event-unwritable = { $file } n’a pas pu être écrit : { $reason }.
refused-event-not-an-evening = { $path } n’est pas une soirée telle qu’elle a été exportée ({ $reason }).

# Where a game stood

phase-buy = enchères
phase-sell = vente
phase-done = finie
phase-auction = enchères
phase-debt = dette
phase-wishes = vœux de construction
phase-window = entre deux tours
phase-turn = tour

# Recherche

refused-lab-part-needs-folder = Une part demande un dossier commun à toutes : ajoute --folder.
refused-research-not-installed = Il manque { $package } : installe { $install }.
refused-research-no-ray = Aucun Ray ne répond à { $address }.
refused-research-no-records = Il n’y a pas de parties en Parquet dans { $where } ; `zuschlag records` les écrit.
refused-research-bad-query = La question n’a pas été comprise : { $reason }
refused-research-only-select = On demande par un seul SELECT, et rien d’autre.
refused-research-no-line-end = La ligne { $line } n’a pas de fin : le fichier est tronqué.
refused-research-not-utf-8 = La ligne { $line } n’est pas en UTF-8, ce n’est donc pas une partie.
refused-research-no-tables = Un environnement veut au moins une table, pas { $found }.
refused-research-unknown = { $path } : { $given } n’existe pas. On connaît ici : { $known }.
refused-research-lineup = Indique un joueur par place ({ $seats }), dont au moins un qui apprend ; tu as indiqué { $named }.
refused-research-one-learner = Si plusieurs apprennent, prends l’environnement vectoriel ou PettingZoo ; tu as indiqué { $named }.
