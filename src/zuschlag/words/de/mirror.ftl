# Der Spiegel eines Abends auf einem Stick, das Weitermachen anderswo, und was am Ende daraus wird

evening-phrase-is = Der Spiegel beginnt. Um damit an einem anderen Rechner weiterzumachen, brauchst du diesen Satz. Schreib ihn jetzt auf, er wird nie wieder gezeigt: { $phrase }
evening-phrase = Satz des Spiegels:
evening-brought-back = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
  } mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
  } aus dem Spiegel zurückgeholt, alles geprüft.
evening-other-off = Schalt den anderen Rechner aus: Nur einer darf den Abend fortsetzen.
evening-no-more-mirror = { $folder } nimmt nichts mehr auf; von jetzt an gibt es keinen Spiegel.
evening-taken = Ein anderer Rechner setzt diesen Abend aus dem Spiegel fort, hier geht er deshalb nicht weiter.
evening-erased = Der Abend in { $folder } ist gelöscht, mit allen Namen.
evening-not-erased = Noch da: { $file }

refused-journal-wrong-phrase = Das ist nicht der Satz dieses Spiegels.
refused-journal-not-a-mirror = { $file } ist kein Spiegel eines Abends.
refused-journal-mirror-damaged = { $file } ist in Zeile { $line } beschädigt.
refused-journal-mirror-ahead = { $file } weiß mehr als das Protokoll hier. Mach mit zuschlag evening resume aus dem Spiegel weiter, in einem neuen Ordner.
refused-journal-no-mirror = In { $folder } ist kein Spiegel eines Abends.
refused-serve-mirror-needs-file = Ein Spiegel braucht ein Protokoll in einer Datei.
refused-serve-mirror-unusable = In { $folder } lässt sich kein Spiegel führen: { $reason }.
refused-serve-mirror-taken = Ein anderer Rechner setzt diesen Abend aus dem Spiegel in { $folder } fort. Mach dort weiter, oder hol ihn mit zuschlag evening resume in einen neuen Ordner hierher.
refused-serve-mirror-of-another = In { $folder } liegt der Spiegel eines anderen Abends. Wähl einen leeren Ordner.
refused-event-no-evening-here = In { $folder } ist kein Abend.
refused-event-folder-taken = In { $folder } ist schon ein Abend. Wähl mit --data einen anderen Ordner.
