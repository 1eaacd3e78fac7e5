# I fogli dei risultati dei tavoli da gioco, e le contese: le pagine li caricano con una serata.

refused-event-no-boards = Per { $game } non c’è un foglio dei risultati, quindi qui non si gioca sul tabellone.
refused-event-no-board-for-bots = I bot non possono sedere al tabellone.
refused-event-open-tables = I tavoli aperti non hanno orologio e non si provano con i bot.
refused-event-no-board = Il tavolo { $table } gioca con i telefoni. Il risultato arriva da solo.
refused-event-not-on-wall = Il tavolo { $table } gioca sul tabellone: sulla parete non c’è niente da mostrare.
refused-event-no-sheet = Nessuno ha ancora inserito un foglio per il tavolo { $table }.
refused-event-other-sheet = Il foglio del tavolo { $table } è cambiato. Guardalo di nuovo.
refused-event-own-sheet = Questo foglio lo hai inserito tu. Lo deve confermare qualcun altro.
refused-event-no-dispute = Il tavolo { $table } non ha chiamato.
refused-event-no-referee = Il numero { $entrant } non può decidere adesso: solo chi è qui e ha un telefono.
refused-event-sheet-of-another-game = Questo foglio è di un altro gioco.
refused-event-sheet-seats = Sul foglio ci vogliono esattamente { $seats } persone.
refused-event-sheet-deed-twice = { $slot } è due volte sul foglio. Di quel contratto ce n’è uno solo.
refused-event-sheet-no-deed = { $slot } non ha un contratto.
refused-event-sheet-no-street = Su { $slot } non si può costruire.
refused-event-sheet-part-of-group = Su { $slot } ci sono edifici, ma il gruppo di colore non è di una persona sola.
refused-event-sheet-mortgaged-group = Su { $slot } ci sono edifici, ma una strada di quel colore è ipotecata.
refused-event-sheet-uneven = Il gruppo di colore di { $slot } è costruito in modo disuguale: al massimo un livello di differenza.
refused-event-sheet-bankrupt-owns = Chi è in bancarotta non ha più nulla: guarda { $seat }.
refused-event-sheet-bankrupt-order = Chi è andato in bancarotta per primo, chi per secondo? Ogni numero una volta, da 1.
refused-event-sheet-nobody-left = Non possono essere tutti in bancarotta.
refused-event-sheet-houses = Ci sono solo { $most } case, non { $found }.
refused-event-sheet-hotels = Ci sono solo { $most } alberghi, non { $found }.
refused-event-sheet-cheques = Tutti gli assegni insieme devono dare tra { $least } e { $most }, non { $found }.
refused-event-sheet-all-cheques = Tutti gli assegni insieme devono dare esattamente { $most }, non { $found }.
refused-event-sheet-coins = { $seat } aveva { $most } monete all’inizio e non può averne { $found }.
