# The short rules, put together by what a table has agreed. Pages load them with their help.

rules-for-sale-aim-title = De quoi il s’agit
rules-for-sale-aim = D’abord tu dépenses des pièces pour des bâtiments, puis tu changes les bâtiments en chèques. Gagne qui a le plus en chèques et pièces restantes. Une pièce épargnée est une pièce gagnée.
rules-for-sale-table-title = Mise en place
rules-for-sale-table = Chacun reçoit { $coins } pièces. On joue avec { $cards } bâtiments sur { $all } et autant de chèques ; personne ne voit ce qui manque. Deux chèques sont sans provision et valent 0, le meilleur vaut { $best }.
rules-for-sale-bid-title = Miser
rules-for-sale-bid = Il y a { $shown } bâtiments en rangée. À ton tour, tu mises ou tu passes. Une mise est toujours ton total pour cette manche, au moins 1, visible devant toi.
rules-for-sale-bid-raise = Elle doit dépasser la plus haute.
rules-for-sale-bid-match = Elle doit atteindre la plus haute et dépasser ta précédente.
rules-for-sale-pass-title = Passer
rules-for-sale-pass = Qui passe prend le bâtiment le moins cher qui reste et reprend la moitié de sa mise.
rules-for-sale-pass-up = La pièce impaire est à toi.
rules-for-sale-pass-down = La pièce impaire est perdue.
rules-for-sale-pass-none = Il y a un bâtiment de moins par rangée : le premier à passer n’en prend pas, mais reprend toutes ses pièces.
rules-for-sale-hammer = Le dernier en lice paie toute sa mise, prend le meilleur bâtiment et ouvre la manche suivante.
rules-for-sale-sale-title = Vendre
rules-for-sale-sale = Quand tous les bâtiments sont partis, on étale des chèques. Chacun pose un bâtiment face cachée, puis on retourne : le meilleur bâtiment prend le meilleur chèque, le suivant le suivant. Et ainsi jusqu’à tout vendre.
rules-for-sale-sale-alone = Qui est seul à avoir encore des bâtiments prend tous les chèques restants.
rules-for-sale-end-title = Fin
rules-for-sale-end = Chèques et pièces s’additionnent, une pièce vaut 1. À égalité, les pièces départagent, puis la victoire se partage.
rules-for-sale-sight-covered = Pièces, bâtiments et chèques des autres sont cachés. Ce qui se passe est public : une bonne mémoire est permise.
rules-for-sale-sight-open = À cette table tout est visible. Ce que tu poses pour la vente reste secret jusqu’à la révélation.

rules-monopoly-aim-title = { rules-for-sale-aim-title }
rules-monopoly-aim = Chacun commence avec { $start } et fait le tour du plateau, achète des cases et encaisse des loyers. Gagne qui possède le plus à la fin. Qui ne peut pas payer est éliminé.
rules-monopoly-turn-title = Un tour
rules-monopoly-turn = Lance et avance. Qui atteint ou passe le Départ reçoit { $salary }. Une case libre s’achète à son prix ; si tu n’en veux pas, elle est mise aux enchères, et tous peuvent miser. Un double donne un autre jet, le troisième mène en prison. Entre deux tours, tous peuvent construire, hypothéquer et échanger. Il n’y a pas d’argent sur le parking.
rules-monopoly-auction-title = Enchères
rules-monopoly-auction-clockwise = À tour de rôle ; qui passe est dehors. La première mise est d’au moins { $first }, chaque suivante d’au moins { $step } de plus. En argent comptant seulement.
rules-monopoly-auction-open = Tous peuvent miser à tout moment ; qui passe est dehors. La première mise est d’au moins { $first }, chaque suivante d’au moins { $step } de plus. En argent comptant seulement.
rules-monopoly-rent-title = Loyer
rules-monopoly-rent-auto = Le loyer se paie tout seul.
rules-monopoly-rent-manual = Le propriétaire doit réclamer le loyer avant que quelqu’un relance. Sinon la visite était gratuite.
rules-monopoly-rent-manual-grace = Le propriétaire doit réclamer le loyer avant que quelqu’un relance. Le prochain jet attend pour cela quelques secondes, à une table lente un jour.
rules-monopoly-rent-championship = Le propriétaire doit réclamer le loyer ; il a jusqu’au tour d’après le suivant.
rules-monopoly-rent-base = Les rues sans bâtiment d’une couleur complète rapportent le double, tant qu’aucune n’est hypothéquée.
rules-monopoly-rent-double = Les rues sans bâtiment d’une couleur complète rapportent le double, même si une autre est hypothéquée.
rules-monopoly-rent-mortgaged = Une case hypothéquée ne rapporte pas de loyer.
rules-monopoly-build-title = Construire
rules-monopoly-build = Avec toutes les rues d’une couleur, aucune hypothéquée, tu peux construire de façon régulière : les rues ne diffèrent que d’un niveau, et le cinquième est un hôtel. La banque a { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
  } et { $hotels ->
    [one] { $hotels } hôtel
   *[other] { $hotels } hôtels
  }. Si plusieurs veulent les derniers, ils sont mis aux enchères. Vendre rapporte la moitié.
rules-monopoly-mortgage-title = Hypothèques et échanges
rules-monopoly-mortgage = Une hypothèque rapporte la moitié du prix si rien n’est bâti dans la couleur ; la lever coûte un dixième de plus. On échange cases, cartes de sortie et argent, et chacun donne quelque chose, pas seulement de l’argent. Trois offres par tour, ni prêts ni promesses.
rules-monopoly-jail-title = Prison
rules-monopoly-jail = Tu sors par un double, avec { $fine } ou avec une carte. Après le troisième échec tu paies et tu avances. En prison aussi tu encaisses, mises, construis et échanges.
rules-monopoly-debt-title = Dettes
rules-monopoly-debt-mortgaged = Ce que tu ne peux pas payer, tu dois le réunir : vendre, hypothéquer, échanger. Si rien ne suffit, c’est la faillite : le créancier prend tes cases hypothéquées, la banque les met aux enchères.
rules-monopoly-debt-all = Ce que tu ne peux pas payer, tu dois le réunir : vendre, hypothéquer, échanger. Si rien ne suffit, c’est la faillite : le créancier prend tes cases telles quelles, la banque les met aux enchères.
rules-monopoly-end-title = Fin
rules-monopoly-end-none = La partie s’arrête quand il ne reste qu’une personne.
rules-monopoly-end-rounds = La partie s’arrête après { $n ->
        [one] un tour de table
       *[other] { $n } tours de table
    }, ou quand il ne reste qu’une personne.
rules-monopoly-end-minutes = Après { $n ->
        [one] une minute
       *[other] { $n } minutes
    } le temps est écoulé.
rules-monopoly-end-equalTurns = On finit le tour de table, pour que tous aient joué autant.
rules-monopoly-end-finishTurn = On finit seulement le tour en cours.
rules-monopoly-end-stopNow = On s’arrête aussitôt.
rules-monopoly-end-full = Comptent l’argent, les cases à leur prix (hypothéquées à moitié) et les bâtiments à leur prix.
rules-monopoly-end-half = Comptent l’argent, les cases à leur prix (hypothéquées à moitié) et les bâtiments à moitié prix.
rules-monopoly-sight-covered = L’argent des autres est caché ; cases, bâtiments et paiements sont publics.
rules-monopoly-sight-open = Tout l’argent est visible. Seuls les souhaits de construction et les pioches sont cachés.
