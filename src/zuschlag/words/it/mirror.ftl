# Lo specchio di una serata su una chiavetta, come continuare altrove, e che cosa ne resta alla fine

evening-phrase-is = Lo specchio comincia. Per continuare da lì su un altro computer serve questa frase. Scrivila adesso, non sarà mostrata mai più: { $phrase }
evening-phrase = Frase dello specchio:
evening-brought-back = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
  } con { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
  }: tutto ripreso dallo specchio e controllato.
evening-other-off = Spegni l’altro computer: uno solo può continuare la serata.
evening-no-more-mirror = { $folder } non accetta altro: d’ora in poi non c’è più uno specchio.
evening-taken = Un altro computer continua questa serata dallo specchio, perciò qui non va più avanti.
evening-erased = La serata in { $folder } è cancellata, con tutti i nomi.
evening-not-erased = Ancora presente: { $file }

refused-journal-wrong-phrase = Non è la frase di questo specchio.
refused-journal-not-a-mirror = { $file } non è lo specchio di una serata.
refused-journal-mirror-damaged = { $file } è danneggiato alla riga { $line }.
refused-journal-mirror-ahead = { $file } ne sa più del registro di qui. Continua dallo specchio con zuschlag evening resume, in una cartella nuova.
refused-journal-no-mirror = In { $folder } non c’è lo specchio di una serata.
refused-serve-mirror-needs-file = Uno specchio vuole un registro in un file.
refused-serve-mirror-unusable = In { $folder } non si può tenere uno specchio: { $reason }.
refused-serve-mirror-taken = Un altro computer continua questa serata dallo specchio in { $folder }. Continua là, o portala qui con zuschlag evening resume, in una cartella nuova.
refused-serve-mirror-of-another = In { $folder } c’è lo specchio di un’altra serata. Scegli una cartella vuota.
refused-event-no-evening-here = In { $folder } non c’è una serata.
refused-event-folder-taken = In { $folder } c’è già una serata. Scegli un’altra cartella con --data.
