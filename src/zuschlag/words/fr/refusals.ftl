# What rules, tables and the server refuse: `refused-` and the slug, with - for /. To the one who asked (`$to` is `you`) a
# sentence names the remedy; to a reader of a written game it says what was wrong.

refused-none = rien
refused-unknown =
    { $to ->
        [you] Cela n’a pas marché ({ $slug }). Réessaie ; si cela persiste, rouvre Zuschlag.
       *[reader] Cela ne va pas : { $slug }.
    }

refused-for-sale-game-over =
    { $to ->
        [you] La partie est finie. Ouvres-en une autre.
       *[reader] La partie était finie.
    }
refused-for-sale-not-now =
    { $to ->
        [you] Pas dans cette phase. La ligne au-dessus dit ce qui est demandé.
       *[reader] Cela ne se fait pas dans cette phase ({ $phase }).
    }
refused-for-sale-not-your-turn =
    { $to ->
        [you] Ce n’est pas encore ton tour. Attends un instant.
       *[reader] C’était à { $who } de jouer.
    }
refused-for-sale-already-sealed =
    { $to ->
        [you] Ton bâtiment est déjà posé. Attends les autres.
       *[reader] Un bâtiment y était déjà posé face cachée ; c’était à { $who } de jouer.
    }
refused-for-sale-bid-too-low =
    { $to ->
        [you] { $offered }, c’est trop peu. Mise au moins { $least }, ou passe.
       *[reader] { $offered }, c’est trop peu ; la mise minimale était de { $least }.
    }
refused-for-sale-bid-too-high =
    { $to ->
        [you] Tu n’as pas autant. Au plus { $most }.
       *[reader] { $offered }, c’est plus qu’il n’y avait ; au plus { $most }.
    }
refused-for-sale-not-in-hand =
    { $to ->
        [you] Tu n’as pas le bâtiment { $building }. Choisis-en un dans ta main.
       *[reader] Le bâtiment { $building } n’était pas en main : { $hand }.
    }
refused-for-sale-no-chance-wanted = Rien n’est tiré au sort ici. Recharge la page.

refused-monopoly-game-over = { refused-for-sale-game-over }
refused-monopoly-not-in-the-game =
    { $to ->
        [you] Tu n’es plus dans la partie. Tu peux continuer à regarder.
       *[reader] Ce joueur n’était plus dans la partie.
    }
refused-monopoly-not-now =
    { $to ->
        [you] Pas maintenant. La ligne au-dessus dit ce qui est demandé.
       *[reader] Cela ne se fait pas à ce moment ({ $phase }) ; c’était à { $who } de jouer.
    }
refused-monopoly-not-your-turn = { refused-for-sale-not-your-turn }
refused-monopoly-dice-are-thrown =
    { $to ->
        [you] Les dés roulent encore. Un instant.
       *[reader] Les dés étaient en l’air.
    }
refused-monopoly-auction-runs =
    { $to ->
        [you] D’abord les enchères : mise ou passe.
       *[reader] Une vente aux enchères était en cours ; c’était à { $who } de miser.
    }
refused-monopoly-debt-comes-first =
    { $to ->
        [you] Une dette doit d’abord être réglée.
       *[reader] Une dette devait d’abord être réglée ; c’était à { $who } de jouer.
    }
refused-monopoly-wishes-come-first =
    { $to ->
        [you] D’abord chacun dit ce qu’il veut construire. Attends les réponses.
       *[reader] D’abord on demandait ce qu’il fallait construire : { $who }.
    }
refused-monopoly-somebody-holds =
    { $to ->
        [you] Quelqu’un retient les dés. Cela reprend dans un instant.
       *[reader] Les dés étaient retenus.
    }
refused-monopoly-already-held =
    { $to ->
        [you] Une fois entre deux tours suffit. Attends le prochain tour.
       *[reader] Entre deux tours, on ne retient les dés qu’une fois.
    }
refused-monopoly-not-holding =
    { $to ->
        [you] Tu ne retiens pas les dés.
       *[reader] Cette place ne retenait pas les dés.
    }
refused-monopoly-must-roll =
    { $to ->
        [you] Lance d’abord les dés.
       *[reader] Il fallait d’abord lancer les dés.
    }
refused-monopoly-must-decide =
    { $to ->
        [you] D’abord achète la case, ou envoie-la aux enchères.
       *[reader] Il fallait d’abord décider d’acheter ou non.
    }
refused-monopoly-not-enough-cash =
    { $to ->
        [you] Tu as { $cash }. Cela ne suffit pas : prends moins, ou trouve de l’argent.
       *[reader] L’argent ne suffisait pas : { $cash }.
    }
refused-monopoly-bid-too-low = { refused-for-sale-bid-too-low }
refused-monopoly-out-of-the-auction =
    { $to ->
        [you] Tu as déjà passé. Attends le marteau.
       *[reader] Ce joueur avait déjà passé.
    }
refused-monopoly-no-room =
    { $to ->
        [you] Pas de place là-bas. Choisis une autre rue.
       *[reader] Il n’y avait pas de place là-bas.
    }
refused-monopoly-no-such-claim =
    { $to ->
        [you] Ce loyer ne peut plus être réclamé.
       *[reader] Cette créance n’existait pas. Créances de ce joueur : { $yours }.
    }
refused-monopoly-not-your-claim =
    { $to ->
        [you] Ce loyer revient à quelqu’un d’autre.
       *[reader] Cette créance revenait à quelqu’un d’autre. Créances de ce joueur : { $yours }.
    }
refused-monopoly-is-mortgaged =
    { $to ->
        [you] Ce titre est hypothéqué. Lève d’abord l’hypothèque.
       *[reader] Ce titre était hypothéqué.
    }
refused-monopoly-not-mortgaged =
    { $to ->
        [you] Ce titre n’est pas hypothéqué.
       *[reader] Ce titre n’était pas hypothéqué, ou ne faisait pas partie de ce qui arrivait.
    }
refused-monopoly-not-your-deed =
    { $to ->
        [you] Ce titre est en d’autres mains. Choisis-en un autre.
       *[reader] Ce titre était en d’autres mains.
    }
refused-monopoly-no-street =
    { $to ->
        [you] On ne construit que sur des rues. Choisis une rue.
       *[reader] On ne construit que sur des rues.
    }
refused-monopoly-group-incomplete =
    { $to ->
        [you] Il te faut d’abord toutes les rues de cette couleur.
       *[reader] La couleur n’était pas complète.
    }
refused-monopoly-group-mortgaged =
    { $to ->
        [you] Une rue de cette couleur est hypothéquée. Lève d’abord l’hypothèque.
       *[reader] Une rue de cette couleur était hypothéquée.
    }
refused-monopoly-group-built =
    { $to ->
        [you] Il y a des bâtiments dans cette couleur. Vends-les d’abord.
       *[reader] Il y avait des bâtiments dans cette couleur.
    }
refused-monopoly-uneven = Irrégulier : les rues d’une couleur ne diffèrent que d’un niveau au plus.
refused-monopoly-nothing-named =
    { $to ->
        [you] Rien n’est encore choisi. Choisis-en au moins un.
       *[reader] Rien n’était indiqué.
    }
refused-monopoly-too-few-houses =
    { $to ->
        [you] La banque n’a plus que { $houses ->
            [one] { $houses } maison
           *[other] { $houses } maisons
        }. Prends-en moins.
       *[reader] La banque avait trop peu de maisons : { $houses }.
    }
refused-monopoly-too-few-hotels =
    { $to ->
        [you] La banque n’a plus que { $hotels ->
            [one] { $hotels } hôtel
           *[other] { $hotels } hôtels
        }. Prends-en moins.
       *[reader] La banque avait trop peu d’hôtels : { $hotels }.
    }
refused-monopoly-not-in-jail =
    { $to ->
        [you] Tu n’es pas en prison.
       *[reader] Ce joueur n’était pas en prison.
    }
refused-monopoly-no-such-card =
    { $to ->
        [you] Cette carte de sortie n’est pas là. Choisis autre chose.
       *[reader] Ce joueur n’avait pas cette carte.
    }
refused-monopoly-cannot-trade-with =
    { $to ->
        [you] Pas d’échange avec cette place pour l’instant. Demande à quelqu’un d’autre.
       *[reader] Aucun échange n’était possible avec cette place.
    }
refused-monopoly-one-sided = Chacun doit donner quelque chose, et pas seulement de l’argent.
refused-monopoly-no-such-offer =
    { $to ->
        [you] Cette offre n’existe plus.
       *[reader] Cette offre n’existait pas.
    }
refused-monopoly-not-your-offer =
    { $to ->
        [you] Cette offre ne t’est pas adressée.
       *[reader] Cette offre était adressée à quelqu’un d’autre.
    }
refused-monopoly-offers-spent =
    { $to ->
        [you] Trois offres suffisent. Attends le prochain tour.
       *[reader] Trois offres suffisent, et elles étaient faites.
    }
refused-monopoly-already-refused =
    { $to ->
        [you] Exactement cela a déjà été refusé dans ce tour de table. Change quelque chose.
       *[reader] Exactement cela avait déjà été refusé dans ce tour de table.
    }
refused-monopoly-no-such-debt =
    { $to ->
        [you] Cette dette n’existe pas.
       *[reader] Il n’y avait pas de telle dette à remettre.
    }
refused-monopoly-debt-would-stay =
    { $to ->
        [you] Cela n’effacerait pas la dette. Demande davantage.
       *[reader] Cela n’aurait pas effacé la dette.
    }
refused-monopoly-can-still-pay =
    { $to ->
        [you] Tu peux encore réunir { $debt } : vends des bâtiments ou hypothèque.
       *[reader] La dette de { $debt } pouvait encore être payée.
    }
refused-monopoly-claim-comes-first =
    { $to ->
        [you] On peut encore te réclamer un loyer. Attends que ce soit réglé.
       *[reader] On pouvait encore réclamer un loyer à ce joueur.
    }
refused-monopoly-leaving-not-allowed =
    { $to ->
        [you] On n’abandonne pas à cette table. Laisse un bot jouer.
       *[reader] On n’abandonne pas à cette table.
    }
refused-monopoly-time-is-already-up =
    { $to ->
        [you] Le temps est déjà écoulé.
       *[reader] Le temps était déjà écoulé.
    }
refused-monopoly-unknown-verb = Ce coup n’existe pas. Recharge la page.
refused-monopoly-not-asked =
    { $to ->
        [you] On ne te demande rien pour l’instant. Attends les autres.
       *[reader] On ne demandait rien à ce joueur ; on attendait encore { $who }.
    }
refused-monopoly-too-many-offers =
    { $to ->
        [you] Trop d’offres sur la table. Attends les réponses.
       *[reader] Il y avait trop d’offres sur la table.
    }
refused-monopoly-no-dice-wanted = Pas de dés maintenant. Recharge la page.
refused-monopoly-only-the-table = Seule la table dit cela.
refused-monopoly-no-such-winners = Ces places ne peuvent pas gagner. Choisis-en d’autres.
refused-monopoly-deal-off =
    { $to ->
        [you] L’échange tombe : l’autre côté ne peut pas le tenir en ce moment. Essaie une autre proposition.
       *[reader] L’échange est tombé : l’autre côté ne pouvait pas le tenir.
    }
refused-monopoly-street-not-named =
    { $to ->
        [you] Choisis la rue où ira le bâtiment.
       *[reader] Une mise pour un bâtiment indique sa rue : { $streets }.
    }
refused-monopoly-too-many-debts =
    { $to ->
        [you] Il y a plus de dettes qu’une table ne peut en noter. Ce coup n’est pas possible.
       *[reader] Il y avait plus de dettes qu’une table ne peut en noter ({ $most }).
    }

refused-table-unknown = Cette table n’existe pas, ou pas pour toi. Vérifie le lien.
refused-table-unavailable = La table n’est pas joignable pour l’instant. Réessaie bientôt.
refused-table-stale = Entre-temps, quelque chose s’est passé. Regarde et décide à nouveau.
refused-table-reused-id = C’est arrivé deux fois. Réessaie.
refused-table-broken-journal = Le journal de cette table est abîmé. Demande à qui tient le serveur.
refused-table-lost-key = Le serveur a perdu la clé de cette table. Demande à qui le tient : il en existe peut-être une copie.
refused-table-too-long = Cette partie est devenue trop longue ({ $most } entrées). Ouvre une nouvelle table.
refused-table-not-in-control = Tu joues dans une fenêtre plus récente. Reprends la partie ici.
refused-table-not-over = La partie est en cours. Tu pourras la revoir à la fin.
refused-table-row-finished = D’autres tables en sont encore à cette rangée. Ce sera à toi quand la suivante sera posée.
refused-table-round-open = D’autres jouent encore ces cartes. Tu pourras revoir la partie quand le tour sera clos.
refused-table-already-started = La partie a commencé. Cela ne se fait qu’avant.
refused-table-not-now = Pas maintenant : la table n’est pas en jeu.
refused-table-not-the-host = Seul l’hôte peut le faire. Demande-lui.
refused-table-not-your-seat = Ce n’est pas ta place. Assieds-toi d’abord.
refused-table-which-seat = Tu as plusieurs places ici. Choisis d’abord pour qui tu parles.
refused-table-seat-taken = La place est prise. Prends-en une autre.
refused-table-seat-open = Personne n’est assis là.
refused-table-seats-in-use = Pas si peu de places : { $seats ->
        [one] une est prise
       *[other] { $seats } sont prises
    }. Libères-en d’abord.
refused-table-name-taken = Quelqu’un s’appelle déjà { $name } ici. Prends un autre nom.
refused-table-colour-taken = Cette couleur est prise. Prends-en une autre.
refused-table-away = Un bot joue pour toi. Reprends d’abord la main.
refused-table-not-away = Tu joues déjà toi-même.
refused-table-not-a-person = Un bot est assis là. Seules les personnes reçoivent un accès.
refused-table-unknown-bot = Ce bot n’existe pas. Il y a : { $known }.
refused-table-other-bots = Un bot à la table ne connaît pas ce jeu. Renvoie-le d’abord.
refused-table-too-many-codes = { $most } accès sont déjà ouverts. Utilises-en un, ou attends un quart d’heure.
refused-table-bad-code = Cet accès n’est pas ou plus valable. Demandes-en un nouveau.
refused-table-evening-decides = Cette table fait partie d’une soirée : c’est qui l’organise qui en décide.
refused-table-league-decides = Cette table fait partie du championnat : ses places sont données.
refused-table-host-plays = Tu joues toi-même ici. Seul un hôte qui ne joue pas peut le faire.
refused-table-not-absent = Trop tôt : une place peut être confiée après { $seconds } secondes sans connexion.
refused-table-not-gone = Cette place est connectée. Continue à jouer.
refused-table-just-gone = La page se recharge peut-être seulement. Un bot peut jouer après { $seconds } secondes sans connexion.
refused-table-code-not-for-you = Cet accès est pour une nouvelle personne, ni assise ici ni hôte. Transmets-le.
refused-table-seat-is-yours = La place est déjà à toi. Continue à jouer.
refused-table-pause-asked = Une pause est déjà demandée. Réponds d’abord à cela.
refused-table-no-more-pauses = Plus de pause : cette table en permet { $most }. Continue à jouer.
refused-table-out-of-the-game = Tu n’es plus en jeu. Les autres décident.
refused-table-nobody-rules = Il faut au moins { $least } personnes en jeu pour convenir d’un résultat. Continue, ou termine sans.
refused-table-ruling-asked = Un résultat est déjà proposé. Réponds d’abord à cela.
refused-table-people-only = Cela se décide entre personnes, sans programmes.
refused-table-others-play = D’autres jouent ici. On ne presse les bots que lorsqu’on joue seul contre eux.
refused-table-your-decision = C’est déjà à toi de décider.
refused-table-too-many-orders = Trop d’ordres pour une partie ({ $most }). Continue sans.
refused-table-too-many-spectators = Il y a déjà trop de spectateurs. Réessaie plus tard.
refused-table-no-auction = Pas d’enchères en cours. L’ordre ne vaut que pendant des enchères.
refused-table-no-auto-demand = À cette table, chacun réclame son loyer lui-même.
refused-table-no-rent = Il n’y a pas de loyer dans ce jeu.
refused-table-no-board = Ce jeu n’a pas de plateau. Laisse-le vide.
refused-table-no-chat = Pas de discussion à cette table.
refused-table-no-game = La partie n’a pas commencé.
refused-table-no-undo = On ne revient pas en arrière à cette table.
refused-table-nothing-to-undo = Ton dernier coup ne peut plus être repris.
refused-table-undo-asked = C’est déjà demandé. Attends les réponses.
refused-table-nothing-to-answer = Il n’y a plus rien à répondre.
refused-table-voted-already = Tu as déjà voté ainsi.
refused-table-rematch-there = La nouvelle table est déjà là. Vas-y.
refused-table-too-much-chat = Tout a été dit à cette table ({ $most } lignes).
refused-table-nothing-said = Il n’y a rien d’écrit. Écris quelque chose.
refused-table-claim-window = Pas encore : quelqu’un peut réclamer un loyer.
refused-table-seed-not-wanted = On ne mélange pas en ce moment.
refused-table-other-seed = Ta part du mélange ne correspond pas au sceau. Recharge la page.
refused-table-bad-pace = Le rythme des bots va de { $least } à { $most } secondes.
refused-table-too-large = Le plateau est trop grand. Au plus { $most_bytes } octets.
refused-table-unknown-game = Ce jeu n’existe pas ici. Il y a : { $known }.

refused-code-unknown = Ce code n’existe pas. Vérifie-le.

refused-name-length = Un nom a de { $least } à { $most } caractères.
refused-name-unprintable = Le nom a des caractères invisibles. Utilise des lettres.

refused-limit-messages = Doucement : trop à la fois. Reprends dans { $seconds } s.
refused-limit-chat = Personne ne lit si vite. Reprends dans { $seconds } s.
refused-limit-code-guesses = Trop de codes erronés. Réessaie dans { $seconds } s.
refused-limit-sessions = Trop de monde arrive d’ici. Réessaie dans { $seconds } s.
refused-limit-visits = Trop de demandes d’ici. Réessaie dans { $seconds } s.
refused-limit-requests = C’était trop à la fois. Réessaie dans { $seconds } s.
refused-limit-replays = Trop de parties revues à la fois. Reprends dans { $seconds } s.
refused-limit-bot-tokens = Assez de jetons de bot pour l’instant. Le prochain dans { $seconds } s.
refused-limit-new-tables = Trop de tables ouvertes d’ici. Réessaie dans { $seconds } s.
refused-limit-tables = Tu as déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
  }. Finis-en une d’abord.
refused-limit-session-sockets = Trop de fenêtres ouvertes (au plus { $most }). Fermes-en une.
refused-limit-sockets = Le serveur est plein. Réessaie dans un instant.

refused-server-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
refused-server-fault = Quelque chose a mal tourné sur le serveur. Si tu demandes, indique : { $id }.
refused-server-journal = Le serveur ne peut pas écrire. Réessaie dans un instant.
refused-server-stopping = Le serveur redémarre. Cela reprend dans un instant.

refused-session-missing = Cette page ne te connaît pas encore. Recharge-la et autorise les cookies.
refused-session-people-only = Le jeton d’un bot n’en crée pas d’autres ; demande-le depuis un navigateur.
refused-session-over = Ta session est terminée. Recharge la page.
refused-session-two-credentials = Deux identifiants à la fois. Recharge la page.
refused-session-not-bearer = Ce n’est pas un identifiant pour programmes. Utilise un jeton de bot.

refused-request-malformed = Le serveur ne comprend pas la demande. Recharge la page.
refused-request-method = Cela ne marche pas à cette adresse. Recharge la page.
refused-request-not-found = Il n’y a rien à cette adresse. Vérifie le lien.
refused-request-too-large = C’est trop gros pour le serveur. Prends plus petit.
refused-request-too-slow = La demande a pris trop de temps. Vérifie ta connexion et réessaie.
refused-request-incomplete = La demande n’est pas arrivée entière. Vérifie ta connexion et réessaie.
refused-request-wrong-host = Le serveur ne reconnaît pas cette adresse comme sienne. Ouvre la page à l’adresse qu’il indique.

refused-origin-not-allowed = { refused-request-wrong-host }
refused-origin-not-same-site = La demande vient d’un autre site. Ouvre Zuschlag dans sa propre fenêtre.

refused-command-malformed = Le serveur ne comprend pas ce coup. Recharge la page.

refused-frame-malformed = Le serveur ne comprend pas ce message. Recharge la page.
refused-frame-resume-first = La connexion a perdu la table. Recharge la page.

refused-record-duplicate-key = { $path } figure deux fois dans le fichier.
refused-record-unknown-rules = Ce fichier suit des règles que cette version ne connaît pas. Elle connaît : { $known }.
refused-record-not-json =
    { $to ->
        [you] Ce n’est pas une partie : pas du JSON. Prends le fichier que donne « Télécharger ».
       *[reader] Ce n’est pas du JSON : { $reason }.
    }
refused-record-not-utf8 =
    { $to ->
        [you] Ce n’est pas une partie : pas du texte. Prends le fichier que donne « Télécharger ».
       *[reader] Ce n’est pas du texte UTF-8, donc pas une partie.
    }
refused-record-truncated =
    { $to ->
        [you] Le fichier s’arrête au milieu. Télécharge-le à nouveau.
       *[reader] Le fichier s’arrête au milieu : { $reason }.
    }
refused-record-too-large = Le fichier est trop gros pour une partie ({ $path } : au plus { $most_bytes } octets).
refused-record-too-deep = Le fichier est trop imbriqué pour une partie.
refused-record-unknown-version = Ce fichier vient d’un autre Zuschlag. Version connue : { $known }.
refused-record-unknown-game = Ce jeu n’existe pas ici. Connus : { $known }.
refused-record-unknown-edition =
    { $to ->
        [you] L’édition { $edition } n’existe pas ici. Choisis-en une autre.
       *[reader] L’édition { $edition } n’existe pas. Connues : { $known }.
    }
refused-record-seats-not-allowed = { $edition } ne se joue pas à { $seats }. Possible à : { $allowed }.
refused-record-option-not-allowed = { $path } n’existe que dans : { $only }.
refused-record-unknown-option =
    { $to ->
        [you] L’option { $path } n’existe pas ici. Laisse-la de côté.
       *[reader] L’option { $path } n’existe pas. Connues : { $known }.
    }
refused-record-bad-option = { $path } doit être parmi : { $allowed }.
refused-record-missing-key = Il manque { $path } dans le fichier.
refused-record-unknown-key =
    { $to ->
        [you] { $path } n’a rien à faire dans une partie.
       *[reader] { $path } n’a rien à faire dans une partie. Connues : { $known }.
    }
refused-record-wrong-type = { $path } est du mauvais type : { $found } au lieu de { $expected }.
refused-record-too-long = { $path } est trop long : { $found }, au plus { $most }.
refused-record-number-too-large = { $path } est un nombre trop grand.
refused-record-not-a-number = { $path } n’est pas un nombre.
refused-record-out-of-range = { $path } doit être entre { $least } et { $most }.
refused-record-bad-name = { $path } : un nom a de { $least } à { $most } caractères visibles.
refused-record-duplicate-card = { $path } : la carte { $card } y est plus souvent que dans la boîte ({ $copies }).
refused-record-unknown-card = { $path } : la carte { $card } n’existe pas dans cette édition.
refused-record-wrong-number-of-cards = { $path } doit avoir { $expected } cartes, pas { $found }.
refused-record-wrong-number-of-dice = { $path } demande { $expected } dés, pas { $found }.
refused-record-wrong-number-of-rolls = { $path } demande { $expected } jets, pas { $found }.
refused-record-wrong-number-of-parts = { $path } : { $verb } demande { $expected ->
    [one] { $expected } partie
   *[other] { $expected } parties
  }, pas { $found }.
refused-record-short-action = { $path } : le coup est incomplet.
refused-record-unknown-verb =
    { $to ->
        [you] { $path } : le coup { $verb } n’existe pas.
       *[reader] { $path } : le coup { $verb } n’existe pas. Connus : { $known }.
    }
refused-record-unknown-deck = { $path } : la pioche { $deck } n’existe pas.
refused-record-bad-slot = { $path } n’est pas une case de 0 à 39.
refused-record-bad-choice = { refused-record-bad-option }
refused-record-bad-winners = { $path } : indique au moins une place, chacune une fois.
refused-record-bad-places = { $path } : un rang pour chaque place, 1 pour qui gagne.
refused-record-bad-reason = { $path } : une raison a de { $least } à { $most } caractères.
refused-record-named-twice = { $path } est cité deux fois. Ne le cite qu’une fois.
refused-record-no-dice =
    { $to ->
        [you] Il manque des jets de dés dans le fichier.
       *[reader] On lance plus de dés que deal.dice n’en a ({ $thrown }).
    }
refused-record-setup-undecided = { $path } : le jet pour commencer n’est pas décidé.
refused-record-too-many-rolls = { $path } : { $expected } jets pour commencer suffisent, pas { $found }.
refused-record-opener-not-rolled = Le premier à jouer n’a pas gagné le jet.

refused-replay-bad-viewpoint = Cette vue n’existe pas. Choisis une place, ou tout visible.
refused-replay-bad-board = Le plateau du fichier a une erreur : { $path }.

# Une soirée

refused-event-unknown = Il n’y a pas de telle soirée ici. Compare l’adresse avec celle au mur.
refused-event-not-yours = C’est à qui mène la soirée d’en décider.
refused-event-over = La soirée est finie.
refused-event-not-over = La soirée n’est pas encore finie.
refused-event-not-taken-home = Télécharge d’abord tout : ce qui est effacé ne revient pas.
refused-event-not-sure = Ce n’était pas le mot qui efface la soirée.
refused-event-not-entered = Donne d’abord ton nom.
refused-event-unknown-entrant = Personne ici n’a le numéro { $entrant }.
refused-event-own-table = Tu es à la table { $table } toi-même, quelqu’un d’autre doit donc y décider.
refused-event-entered = Ce téléphone participe déjà, avec le numéro { $entrant }.
refused-event-name-taken = Quelqu’un s’appelle déjà { $name }. Ajoute une lettre.
refused-event-full = La soirée est complète.
refused-event-has-left = Le numéro { $entrant } est parti.
refused-event-is-here = Le numéro { $entrant } est là.
refused-event-no-rehearsal = Les bots ne participent qu’aux répétitions.
refused-event-not-now = Ce n’est pas possible à ce moment de la soirée.
refused-event-no-more-rounds = Tous les tours ont été joués.
refused-event-say-why = Dis pourquoi : chacun peut lire la raison.
refused-event-seed-not-wanted = On n’attend pas de hasard de ce téléphone pour l’instant.
refused-event-other-seed = Ce n’est pas le hasard que ce téléphone a scellé.
refused-event-not-seated = Le numéro { $entrant } n’a pas de place à ce tour.
refused-event-draw-again = Quelqu’un est parti depuis le tirage. Tire de nouveau.
refused-event-results-missing = Il manque le résultat de ces tables : { $tables }.
refused-event-no-time-left = Le tour serait déjà fini.
refused-event-no-clock = Aucune horloge ne tourne.
refused-event-has-result = La table { $table } a un résultat. Corrige celui-là.
refused-event-no-result = La table { $table } n’a pas encore de résultat.
refused-event-no-such-table = Il n’y a pas de table { $table } à ce tour.
refused-event-table-full = Plus de gens ont besoin de la table { $table } qu’elle n’a de places.
refused-event-bad-places = Donne un rang à chaque place, 1 à la meilleure.
refused-event-unknown-code = Ce code est faux ou a déjà servi.
refused-event-wrong-card = Le numéro et le code ne vont pas ensemble.
refused-event-wrong-key = Ce lien vers la régie n’est pas le bon. Prends celui qui a été affiché au lancement de la soirée.
refused-event-helps-already = Ce navigateur mène déjà la soirée.
refused-event-unknown-assistant = Il n’y a pas d’assistant { $assistant }.
refused-event-too-few = Une soirée demande au moins { $least } personnes, pas { $found }.
refused-event-too-many = Ainsi { $most } personnes au plus peuvent participer, pas { $found }.
refused-event-no-such-size = Une table a ici { $least } à { $most } places, pas { $found }.
refused-event-too-few-rounds = Avec une finale il faut au moins { $least } tours.
refused-event-no-plan = En { $rounds } tours, tous n’ont pas pu se rencontrer.
refused-guide-other = Dans une vraie partie, tu pourrais. Ici le guide t’attend : fais ce qu’il dit.
refused-games-still-playing = Tu es avec d’autres à une table qui n’est pas finie. Finis d’abord cette partie ou lève-toi.
refused-games-unknown-key = Ce lien n’ouvre aucune liste de parties. Elles ont peut-être été supprimées.

# Slow tables and pushes

refused-push-off = Ce serveur n’envoie pas de push. Qui le gère peut les activer.
refused-push-bad-endpoint = Ce n’est pas l’adresse d’un service push que ce serveur connaît.
refused-push-bad-keys = Les clés de l’adresse push ne sont pas ce que fait un navigateur.
refused-limit-pushes = Ce serveur ne garde plus d’adresses push ({ $most }).
refused-table-slow-clock = Une table lente n’a pas d’autre pendule. Enlève les secondes, la réserve de temps et les minutes de la partie.
refused-table-not-slow = Pas de vacances ici : cette table ne compte pas les jours.
refused-table-no-vacation = Tu n’es pas en vacances.
refused-table-slow = C’est une table lente : personne n’a besoin d’être connecté. S’il te faut du temps, prends des vacances.
refused-table-vacation-spent = { $days ->
        [0] Il ne te reste aucun jour de vacances.
        [one] Il te reste un jour de vacances.
       *[other] Il te reste { $days } jours de vacances.
    }
