story-and = { $before } et { $last }
story-you = toi

-creditor-whom = { $creditor ->
    [you] à toi
    [bank] à la banque
   *[other] à { $creditor_name }
  }
-left = { $left ->
    [unknown] {""}
   *[other] , reste { $left }
  }
-coins-left = { $left ->
    [unknown] {""}
    [0] , plus une pièce
    [one] , reste 1 pièce
   *[other] , reste { $left } pièces
  }

## For Sale

for-sale-buildings-laid = Enchères { $round } : { $buildings }. { $opener ->
    [you] Tu commences.
   *[other] { $opener_name } commence.
  }
for-sale-bid-placed = { $seat ->
    [you] Tu mises
   *[other] { $seat_name } mise
  } { $total }.
for-sale-passed = { $seat ->
    [you] Tu passes
   *[other] { $seat_name } passe
  } : { $deal ->
    [none] pas de bâtiment{ $back ->
        [0] {""}
        [1] , 1 pièce rendue
       *[other] , { $back } pièces rendues
      }
    [free] { $building }, gratuitement
   *[paid] { $building }, prix { $paid }, rendu { $back }
  }{ -coins-left }.
for-sale-auction-won = Adjugé ! { $seat ->
    [you] À toi
   *[other] À { $seat_name }
  } : { $building }, { $paid ->
    [0] gratuitement
    [1] pour 1 pièce
   *[other] pour { $paid } pièces
  }{ -coins-left }.
for-sale-cheques-laid = Vente { $round } : chèques { $cheques }.
for-sale-sealed = { $seat ->
    [you] Tu poses
   *[other] { $seat_name } pose
  } un bâtiment face cachée.
for-sale-revealed = { $seat ->
    [you] Tu reçois
   *[other] { $seat_name } reçoit
  } { $cheque } pour { $building }.
for-sale-swept = Il ne reste de bâtiments qu’à { $seat ->
    [you] toi
   *[other] { $seat_name }
  } ({ $buildings }) : chèques { $cheques }.
for-sale-ruled = Par décision : { $winners }.
for-sale-game-ended = Tout est vendu. { $winner ->
    [you] Tu gagnes avec { $score }
    [other] { $winners } gagne avec { $score }
   *[several] Victoire partagée avec { $score } : { $winners }
  }.

## Monopoly

story-house = une maison
story-hotel = un hôtel
story-jail-card = une carte de sortie
story-off-the-debt = { $sum } de remise de dette
story-nothing = rien

-dice = { $one } et { $two }{ $double ->
    [yes] , un double,
   *[no] {""}
  }
-there = { $visit ->
    [yes] en prison, en simple visite
   *[no] sur { $to }
  }
-level = { $level ->
    [0] sans bâtiment
    [5] un hôtel
    [1] 1 maison
   *[other] { $level } maisons
  }
-cause = { $cause ->
    [none] {""}
    [rent] {" "}pour { $place }
    [donation] {" "}({ $place })
    [card] {" "}pour la carte
    [fine] {" "}pour sortir de prison
   *[interest] {" "}(intérêts sur les hypothèques)
  }

monopoly-dice-rolled = { $seat ->
    [you] Tu fais
   *[other] { $seat_name } fait
  } { $one } et { $two }{ $double ->
    [yes] , un double
   *[no] {""}
  }.
monopoly-rolled-and-moved = { $seat ->
    [you] Tu fais { -dice } et tu arrives { -there }
   *[other] { $seat_name } fait { -dice } et arrive { -there }
  }.
monopoly-moved = { $way ->
    [back] { $seat ->
        [you] Tu recules
       *[other] { $seat_name } recule
      } { $visit ->
        [yes] jusqu’en prison, en simple visite
       *[no] jusqu’à { $to }
      }
   *[on] { $seat ->
        [you] Tu vas
       *[other] { $seat_name } va
      } { -there }
  }.
monopoly-salary-paid = { $seat ->
    [you] Tu touches
   *[other] { $seat_name } touche
  } { $amount } au départ.
monopoly-bought = { $seat ->
    [you] Tu achètes
   *[other] { $seat_name } achète
  } { $slot } pour { $price }{ -left }.
monopoly-declined = { $seat ->
    [you] Tu laisses
   *[other] { $seat_name } laisse
  } { $slot } au marteau.
monopoly-lot-opened = Sous le marteau : { $lot }.
monopoly-bid-placed = { $seat ->
    [you] Tu mises
   *[other] { $seat_name } mise
  } { $amount }{ $street ->
    [none] {""}
   *[other] {" "}pour { $street }
  }.
monopoly-bidder-passed = { $seat ->
    [you] Tu passes
   *[other] { $seat_name } passe
  }.
monopoly-lot-sold = Adjugé ! { $seat ->
    [you] Tu prends
   *[other] { $seat_name } prend
  } { $lot } pour { $price }{ -left }.
monopoly-lot-unsold = Personne ne veut { $lot }. Cela reste à la banque.
monopoly-claim-opened = { $debtor ->
    [you] { $owner_name } peut te réclamer
   *[other] { $owner ->
        [you] Tu peux
       *[other] { $owner_name } peut
      } réclamer à { $debtor_name }
  } { $amount ->
    [none] le loyer pour { $slot }. Les dés diront combien
   *[other] { $amount } : { $slot }
  }.
monopoly-rent-demanded = { $debtor ->
    [you] { $owner_name } te réclame
   *[other] { $owner ->
        [you] Tu réclames à { $debtor_name }
       *[other] { $owner_name } réclame à { $debtor_name }
      }
  } le loyer pour { $slot }.
monopoly-rent-waived = { $owner ->
    [you] Tu renonces
   *[other] { $owner_name } renonce
  } au loyer pour { $slot } : { $debtor ->
    [you] tu ne paies pas
   *[other] { $debtor_name } ne paie pas
  }.
monopoly-claim-expired = Trop tard : pas de loyer pour { $slot } { $owner ->
    [you] à toi
   *[other] à { $owner_name }
  }.
monopoly-rent-rolled = { $debtor ->
    [you] Tu fais
   *[other] { $debtor_name } fait
  } { $one } et { $two } pour le loyer.
monopoly-owed = { $creditor ->
    [you] { $debtor_name } te doit { $amount }
   *[other] { $debtor ->
        [you] Tu dois
       *[other] { $debtor_name } doit
      } { $amount } { -creditor-whom }
  }{ -cause }.
monopoly-paid = { $creditor ->
    [you] { $debtor_name } te paie { $amount }
   *[other] { $debtor ->
        [you] Tu paies
       *[other] { $debtor_name } paie
      } { $amount } { -creditor-whom }
  }{ -cause }{ -left }.
monopoly-card-drawn = { $seat ->
    [you] Tu tires
   *[other] { $seat_name } tire
  } : { $card }
monopoly-received = { $seat ->
    [you] Tu reçois
   *[other] { $seat_name } reçoit
  } { $amount }.
monopoly-jailed = { $seat ->
    [you] Tu vas
   *[other] { $seat_name } va
  } en prison{ $why ->
    [double] {" "}pour le troisième double
   *[other] {""}
  }.
monopoly-freed = { $how ->
    [double] Un double : { $seat ->
        [you] tu sors
       *[other] { $seat_name } sort
      } de prison
    [card] { $seat ->
        [you] Tu sors
       *[other] { $seat_name } sort
      } de prison avec la carte
   *[fine] { $seat ->
        [you] Tu paies { $fine } et tu sors
       *[other] { $seat_name } paie { $fine } et sort
      } de prison{ -left }
  }.
monopoly-stayed-in-jail = { $seat ->
    [you] Tu restes
   *[other] { $seat_name } reste
  } en prison ({ $tries } sur 3).
monopoly-built = { $seat ->
    [you] Tu construis
   *[other] { $seat_name } construit
  } sur { $street }{ $price ->
    [none] {""}
   *[other] {" "}pour { $price }
  } ({ -level }){ -left }.
monopoly-unbuilt = { $seat ->
    [you] Tu vends
   *[other] { $seat_name } vend
  } des bâtiments sur { $street } pour { $back } (désormais { -level }).
monopoly-mortgaged = { $seat ->
    [you] Tu hypothèques
   *[other] { $seat_name } hypothèque
  } { $slot } pour { $amount }.
monopoly-redeemed = { $seat ->
    [you] Tu lèves
   *[other] { $seat_name } lève
  } l’hypothèque sur { $slot } pour { $price }{ -left }.
monopoly-wishes-called = { $seat ->
    [you] Tu veux
   *[other] { $seat_name } veut
  } construire. { $asked_count ->
    [0] On ne demande à personne d’autre.
   *[other] On recueille les souhaits scellés ; on demande aussi à : { $asked }.
  }
monopoly-wish-sealed = { $seat ->
    [you] Tu réponds
   *[other] { $seat_name } répond
  } sous pli.
monopoly-offered = { $to ->
    [you] { $seat_name } t’offre { $give }
   *[other] { $seat ->
        [you] Tu offres
       *[other] { $seat_name } offre
      } à { $to_name } { $give }
  } contre { $want }.
monopoly-traded = Marché conclu : { $told ->
    [yes] { $to ->
        [you] tu acceptes
       *[other] { $to_name } accepte
      }
   *[no] { $to ->
        [you] { $seat_name } te donne { $give }
       *[other] { $seat ->
            [you] tu donnes
           *[other] { $seat_name } donne
          } à { $to_name } { $give }
      } contre { $want }
  }.
monopoly-rejected = { $seat ->
    [you] Tu refuses
   *[other] { $seat_name } refuse
  } l’offre.
monopoly-withdrawn = { $seat ->
    [you] Tu retires
   *[other] { $seat_name } retire
  } l’offre.
monopoly-offers-lapsed = { $count ->
    [1] L’offre ouverte expire.
   *[other] Les offres ouvertes expirent.
  }
monopoly-held = { $seat ->
    [you] Tu retiens
   *[other] { $seat_name } retient
  } les dés.
monopoly-released = { $seat ->
    [you] Tu libères
   *[other] { $seat_name } libère
  } les dés.
monopoly-went-bankrupt = { $seat ->
    [you] Tu es
   *[other] { $seat_name } est
  } en faillite. { $paid ->
    [none] Il ne reste rien pour payer.
   *[other] { $paid } vont { -creditor-whom }.
  }
monopoly-left-game = { $seat ->
    [you] Tu quittes
   *[other] { $seat_name } quitte
  } la partie. { $cash } et tous les bâtiments vont à la banque.
monopoly-deeds-passed = { $heir ->
    [bank] La banque mettra aux enchères { $deeds }
    [you] Tu reprends { $deeds }
   *[other] { $heir_name } reprend { $deeds }
  }.
monopoly-turn-ended = Tour { $turn } : { $next ->
    [you] toi
   *[other] { $next_name }
  }
monopoly-first-rolled = Jet pour le premier tour : { $rolls }. { $opener ->
    [you] Tu commences
   *[other] { $opener_name } commence
  }, { $banker ->
    [you] tu tiens
   *[other] { $banker_name } tient
  } la banque.
monopoly-time-called = Le temps est écoulé.
monopoly-last-call = Le dernier tour est fini. Un loyer peut encore être réclamé.
monopoly-game-ended = { $ending ->
    [last-standing] Il ne reste personne d’autre. La partie est finie.
    [time] La partie est finie. On compte tout.
    [rounds] Le dernier tour de table est joué. On compte tout.
   *[ruling] La partie est tranchée par décision.
  }
monopoly-ruled = { for-sale-ruled }
