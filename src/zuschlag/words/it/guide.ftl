# Le prime partite guidate, passo per passo: le pagine le caricano con la loro pagina, le ha anche il terminale.

guide-title = Prima partita guidata: { $game }
guide-step = Passo { $n } di { $all }
guide-go-on = Avanti
guide-leave = Lascia la guida
guide-again = Dall’inizio

guide-for-sale-bid = Tre edifici vanno all’asta: 4, 9 e 22. Più alto è il numero, migliore è l’edificio. Hai 28 monete per tutta la partita. Apri con un’offerta di 1.
guide-for-sale-raise = Gli altri rilanciano, e Clara è a 3. Un’offerta è sempre il tuo totale, non quel che aggiungi. Offri 4.
guide-for-sale-again = Bruno e Clara hanno passato. Ognuno ha preso l’edificio più economico rimasto e ha ripreso metà dell’offerta. Tu sei rimasto in gara: paghi tutte e 4 le monete, e il 22 è tuo. Chi vince apre la fila seguente. Offri 2.
guide-for-sale-pass = Clara è già a 5. Non serve vincere ogni fila. Passa: prendi il 6, l’edificio più economico, e delle tue 2 monete una torna indietro.
guide-for-sale-rest = Questa è la prima metà: offrire o passare finché tutti gli edifici sono venduti. Le altre otto file si giocano per te.
guide-for-sale-sell = La seconda metà: tre assegni sono scoperti, e il migliore vale 15. Ognuno posa un edificio coperto; poi l’edificio migliore prende l’assegno migliore. Metti giù il 28.
guide-for-sale-low = Nessuno aveva di meglio: 15 per te. Ora c’è un assegno che vale 0, e il migliore vale solo 8. Troppo poco per un buon edificio. Metti giù il 6.
guide-for-sale-count = Il 6 ha preso lo 0, e i tuoi edifici buoni li hai ancora in mano. Questa è la seconda metà. Le altre otto vendite si giocano per te.
guide-for-sale-over = Assegni e monete rimaste si sommano: hai 108 e vinci. Il gioco è tutto qui.

guide-monopoly-roll = Tutti partono con 1.500 e girano per la città. Vince chi alla fine possiede di più. Tocca a te: tira i dadi.
guide-monopoly-buy = Sei a Hofen, una strada celeste. Non è di nessuno. Se è tua, chi ci arriva ti deve l’affitto. Comprala.
guide-monopoly-done = Hofen è tua per 100. Ora potresti ancora scambiare. Finisci il turno.
guide-monopoly-bid = Clara non vuole comprare Waldhausen. Quel che non si compra va all’asta, e tutti possono offrire. Anche Waldhausen è celeste. Offri 60.
guide-monopoly-raise = Bruno è a 70. Sul tabellone costa 100, quindi c’è margine. Offri 80.
guide-monopoly-card = Waldhausen è tua per 80. Tocca di nuovo a te: tira i dadi.
guide-monopoly-end = Su questa casella si pesca una carta, e questa ti porta 200. Altre costano qualcosa o portano in prigione. Finisci il turno.
guide-monopoly-accept = Bruno ha l’ultima strada celeste e te la propone per 180. È più del suo prezzo, ma solo con tutto il colore puoi costruire. Guarda la sua proposta e accettala.
guide-monopoly-build = Tutte e tre le strade celesti sono tue. Costruisci una casa su ognuna, e l’affitto sale subito.
guide-monopoly-demand = Clara è sulla tua strada con la casa nuova. Qui l’affitto non arriva da solo: devi chiederlo prima che si tiri di nuovo. Chiedilo ora.
guide-monopoly-over = La partita è finita e conta tutto: contanti, terreni ed edifici. Possiedi più di tutti e vinci. Questo è il nocciolo; prigione, ipoteche e debiti li incontrerai giocando.
