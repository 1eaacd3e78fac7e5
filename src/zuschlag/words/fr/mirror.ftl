# Le miroir d’une soirée sur une clé USB, comment continuer ailleurs, et ce qu’il en reste à la fin

evening-phrase-is = Le miroir commence. Pour continuer avec lui sur un autre ordinateur, il faut cette phrase. Note-la maintenant, elle ne sera plus jamais montrée : { $phrase }
evening-phrase = Phrase du miroir :
evening-brought-back = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  } : tout est revenu du miroir et vérifié.
evening-other-off = Éteins l’autre ordinateur : un seul peut continuer la soirée.
evening-no-more-mirror = { $folder } ne prend plus rien ; désormais il n’y a plus de miroir.
evening-taken = Un autre ordinateur continue cette soirée depuis le miroir ; elle s’arrête donc ici.
evening-erased = La soirée dans { $folder } est effacée, avec tous les noms.
evening-not-erased = Encore là : { $file }

refused-journal-wrong-phrase = Ce n’est pas la phrase de ce miroir.
refused-journal-not-a-mirror = { $file } n’est pas le miroir d’une soirée.
refused-journal-mirror-damaged = { $file } est abîmé à la ligne { $line }.
refused-journal-mirror-ahead = { $file } en sait plus que le journal d’ici. Continue depuis le miroir avec zuschlag evening resume, dans un nouveau dossier.
refused-journal-no-mirror = Il n’y a pas de miroir d’une soirée dans { $folder }.
refused-serve-mirror-needs-file = Un miroir demande un journal dans un fichier.
refused-serve-mirror-unusable = On ne peut pas tenir de miroir dans { $folder } : { $reason }.
refused-serve-mirror-taken = Un autre ordinateur continue cette soirée depuis le miroir dans { $folder }. Continue là-bas, ou ramène-la ici avec zuschlag evening resume, dans un nouveau dossier.
refused-serve-mirror-of-another = { $folder } contient le miroir d’une autre soirée. Choisis un dossier vide.
refused-event-no-evening-here = Il n’y a pas de soirée dans { $folder }.
refused-event-folder-taken = Il y a déjà une soirée dans { $folder }. Choisis un autre dossier avec --data.
