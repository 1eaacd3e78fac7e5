show-for-sale = For Sale, { $edition }: { $people }. { $coins ->
    [one] 1 Münze für jeden.
   *[other] { $coins } Münzen für jeden.
  }
show-monopoly = Monopoly, { $edition }, auf dem Spielplan { $board }: { $people }. { $sum } für jeden.
show-switches = Vereinbart: { $switches }.
show-switch = { $switch }: { $value }
show-begins = { $opener ->
    [you] Du beginnst.
   *[other] { $opener_name } beginnt.
  }
show-reason = Der Grund: { $reason }
show-the-table = der Tisch
show-illegal = Unerlaubter Zug: Nr. { $move }, { $who }. { $why }
show-fault = Zug { $move }, { $who }: { $why }
show-waiting = Hier endet die Aufzeichnung. Am Zug: { $who }.
show-winner = { $winner ->
    [you] Du gewinnst.
    [other] { $winners } gewinnt.
   *[several] { $winners } gewinnen gemeinsam.
  }
show-place = Platz
show-player = Name
show-score = Summe
show-cheques = Schecks
show-coins = Münzen
show-total = Summe
show-cash = Bargeld
show-deeds = Besitz
show-buildings = Gebäude
show-out = ausgeschieden
show-gone = { $who }: ausgeschieden
show-mortgaged = { $deed } (beliehen)
show-holdings = { $who }: { $cash }, { $deeds }
show-no-deeds = kein Besitz

##

told-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
told-verdict = { $winner ->
    [you] Du trägst den Sieg davon.
    [other] { $winners } trägt den Sieg davon.
   *[several] { $winners } teilen sich den Sieg.
  }
told-bank = die Bank
told-title = Was geschah
