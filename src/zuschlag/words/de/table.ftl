# What a table says to people in pages and in the terminal alike.

talk-none = Noch hat niemand etwas gesagt.
going-once = Zum Ersten, zum Zweiten
ask-last-call = Der letzte Zug ist vorbei. Verlang deine Miete, dann sag fertig.
answer-let-go = Würfel freigeben
answer-double = Auf einen Pasch würfeln
stand-no-bid = Noch kein Gebot
place-parking = Hier passiert nichts.
pace-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
notice-your-turn = Du bist dran
notice-wanted = An einem Tisch wartet etwas auf dich
notice-bot-plays = Ein Bot spielt für dich: Nimm deinen Platz wieder ein
