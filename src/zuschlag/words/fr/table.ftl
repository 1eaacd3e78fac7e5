# What a table says to people in pages and in the terminal alike.

talk-none = Personne n’a encore rien dit.
going-once = Une fois, deux fois
ask-last-call = Le dernier tour est fini. Réclame tes loyers, puis dis que c’est fait.
answer-let-go = Libérer les dés
answer-double = Tenter un double
stand-no-bid = Pas encore de mise
place-parking = Il ne se passe rien ici.
pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
notice-your-turn = C’est à toi
notice-wanted = Quelque chose t’attend à une table
notice-bot-plays = Un bot joue pour toi : reprends ta place
