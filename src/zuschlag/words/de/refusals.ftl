# What rules, tables and the server refuse: `refused-` and the slug, with - for /. To the one who asked (`$to` is `you`) a
# sentence names the remedy; to a reader of a written game it says what was wrong.

refused-none = nichts
refused-unknown =
    { $to ->
        [you] Das ging nicht ({ $slug }). Versuch es noch einmal; hilft das nicht, öffne Zuschlag neu.
       *[reader] Das geht nicht: { $slug }.
    }

refused-for-sale-game-over =
    { $to ->
        [you] Das Spiel ist aus. Eröffne eine neue Partie.
       *[reader] Das Spiel war aus.
    }
refused-for-sale-not-now =
    { $to ->
        [you] Das geht in dieser Phase nicht. In der Zeile darüber steht, was gefragt ist.
       *[reader] Das geht in dieser Phase nicht ({ $phase }).
    }
refused-for-sale-not-your-turn =
    { $to ->
        [you] Du bist noch nicht dran. Warte auf deinen Zug.
       *[reader] Am Zug: { $who }.
    }
refused-for-sale-already-sealed =
    { $to ->
        [you] Dein Gebäude liegt schon verdeckt. Warte auf die anderen.
       *[reader] Dort lag schon ein Gebäude verdeckt; am Zug: { $who }.
    }
refused-for-sale-bid-too-low =
    { $to ->
        [you] { $offered } ist zu wenig. Biete mindestens { $least }, oder steig aus.
       *[reader] { $offered } ist zu wenig; das kleinste Gebot war { $least }.
    }
refused-for-sale-bid-too-high =
    { $to ->
        [you] So viel hast du nicht. Höchstens { $most }.
       *[reader] { $offered } ist mehr, als da war; höchstens { $most }.
    }
refused-for-sale-not-in-hand =
    { $to ->
        [you] Gebäude { $building } hast du nicht. Wähl eines aus deiner Hand.
       *[reader] Gebäude { $building } war nicht in der Hand: { $hand }.
    }
refused-for-sale-no-chance-wanted = Hier wird nichts gewürfelt oder gezogen. Lade die Seite neu.

refused-monopoly-game-over = { refused-for-sale-game-over }
refused-monopoly-not-in-the-game =
    { $to ->
        [you] Du bist nicht mehr im Spiel. Zusehen kannst du weiter.
       *[reader] Dieser Spieler war nicht mehr im Spiel.
    }
refused-monopoly-not-now =
    { $to ->
        [you] Das geht jetzt nicht. In der Zeile darüber steht, was gefragt ist.
       *[reader] Das geht jetzt nicht ({ $phase }); am Zug: { $who }.
    }
refused-monopoly-not-your-turn = { refused-for-sale-not-your-turn }
refused-monopoly-dice-are-thrown =
    { $to ->
        [you] Die Würfel rollen noch. Einen Moment.
       *[reader] Die Würfel waren in der Luft.
    }
refused-monopoly-auction-runs =
    { $to ->
        [you] Erst die Auktion: Biete oder steig aus.
       *[reader] Es lief eine Auktion; am Gebot: { $who }.
    }
refused-monopoly-debt-comes-first =
    { $to ->
        [you] Erst muss eine Schuld bezahlt werden.
       *[reader] Erst musste eine Schuld bezahlt werden; am Zug: { $who }.
    }
refused-monopoly-wishes-come-first =
    { $to ->
        [you] Erst sagen alle, was sie bauen wollen. Warte, bis alle geantwortet haben.
       *[reader] Erst wurde gefragt, was gebaut werden soll: { $who }.
    }
refused-monopoly-somebody-holds =
    { $to ->
        [you] Jemand hält die Würfel zurück. Gleich geht es weiter.
       *[reader] Die Würfel wurden zurückgehalten.
    }
refused-monopoly-already-held =
    { $to ->
        [you] Einmal zwischen zwei Zügen genügt. Warte auf den nächsten Zug.
       *[reader] Die Würfel hält man zwischen zwei Zügen nur einmal zurück.
    }
refused-monopoly-not-holding =
    { $to ->
        [you] Du hältst die Würfel gar nicht zurück.
       *[reader] Dieser Platz hielt die Würfel nicht zurück.
    }
refused-monopoly-must-roll =
    { $to ->
        [you] Würfle zuerst.
       *[reader] Erst musste gewürfelt werden.
    }
refused-monopoly-must-decide =
    { $to ->
        [you] Kauf das Feld zuerst, oder lass es versteigern.
       *[reader] Erst musste entschieden werden, ob gekauft wird.
    }
refused-monopoly-not-enough-cash =
    { $to ->
        [you] Du hast { $cash }. Das reicht nicht: Nimm weniger, oder treib Geld auf.
       *[reader] Das Geld reichte nicht: { $cash }.
    }
refused-monopoly-bid-too-low = { refused-for-sale-bid-too-low }
refused-monopoly-out-of-the-auction =
    { $to ->
        [you] Du bist aus dieser Auktion raus. Warte auf den Hammer.
       *[reader] Dieser Spieler war aus der Auktion raus.
    }
refused-monopoly-no-room =
    { $to ->
        [you] Dort ist kein Platz dafür. Wähl eine andere Straße.
       *[reader] Dort war kein Platz dafür.
    }
refused-monopoly-no-such-claim =
    { $to ->
        [you] Diese Miete kann man nicht mehr verlangen.
       *[reader] Diese Forderung gab es nicht. Forderungen dieses Spielers: { $yours }.
    }
refused-monopoly-not-your-claim =
    { $to ->
        [you] Diese Miete gehört jemand anderem.
       *[reader] Diese Forderung gehörte jemand anderem. Forderungen dieses Spielers: { $yours }.
    }
refused-monopoly-is-mortgaged =
    { $to ->
        [you] Das Grundstück ist schon beliehen. Lös es zuerst aus.
       *[reader] Das Grundstück war beliehen.
    }
refused-monopoly-not-mortgaged =
    { $to ->
        [you] Das Grundstück ist nicht beliehen.
       *[reader] Das Grundstück war nicht beliehen oder gehörte nicht zu dem, was dazukam.
    }
refused-monopoly-not-your-deed =
    { $to ->
        [you] Dieses Grundstück gehört jemand anderem. Wähl ein anderes.
       *[reader] Dieses Grundstück gehörte jemand anderem.
    }
refused-monopoly-no-street =
    { $to ->
        [you] Nur auf Straßen wird gebaut. Wähl eine Straße.
       *[reader] Nur auf Straßen wird gebaut.
    }
refused-monopoly-group-incomplete =
    { $to ->
        [you] Dafür brauchst du erst alle Straßen dieser Farbe.
       *[reader] Die Farbe war nicht vollständig.
    }
refused-monopoly-group-mortgaged =
    { $to ->
        [you] Eine Straße dieser Farbe ist beliehen. Lös sie zuerst aus.
       *[reader] Eine Straße dieser Farbe war beliehen.
    }
refused-monopoly-group-built =
    { $to ->
        [you] In dieser Farbe stehen Gebäude. Verkauf sie zuerst.
       *[reader] In dieser Farbe standen Gebäude.
    }
refused-monopoly-uneven = Ungleichmäßig: Straßen einer Farbe dürfen höchstens eine Stufe auseinander sein.
refused-monopoly-nothing-named =
    { $to ->
        [you] Es ist noch nichts gewählt. Wähl mindestens eines.
       *[reader] Es war nichts genannt.
    }
refused-monopoly-too-few-houses =
    { $to ->
        [you] Die Bank hat nur noch { $houses ->
            [one] { $houses } Haus
           *[other] { $houses } Häuser
        }. Nimm weniger.
       *[reader] Die Bank hatte zu wenige Häuser: { $houses }.
    }
refused-monopoly-too-few-hotels =
    { $to ->
        [you] Die Bank hat nur noch { $hotels ->
            [one] { $hotels } Hotel
           *[other] { $hotels } Hotels
        }. Nimm weniger.
       *[reader] Die Bank hatte zu wenige Hotels: { $hotels }.
    }
refused-monopoly-not-in-jail =
    { $to ->
        [you] Du sitzt nicht im Gefängnis.
       *[reader] Dieser Spieler saß nicht im Gefängnis.
    }
refused-monopoly-no-such-card =
    { $to ->
        [you] Diese Freikarte ist nicht da. Wähl etwas anderes.
       *[reader] Diese Freikarte hatte dieser Spieler nicht.
    }
refused-monopoly-cannot-trade-with =
    { $to ->
        [you] Mit diesem Platz geht gerade kein Handel. Frag jemand anderen.
       *[reader] Mit diesem Platz ging kein Handel.
    }
refused-monopoly-one-sided = Beide Seiten müssen etwas geben, und nicht nur Geld.
refused-monopoly-no-such-offer =
    { $to ->
        [you] Dieses Angebot gibt es nicht mehr.
       *[reader] Dieses Angebot gab es nicht.
    }
refused-monopoly-not-your-offer =
    { $to ->
        [you] Dieses Angebot ist nicht an dich gerichtet.
       *[reader] Dieses Angebot war an jemand anderen gerichtet.
    }
refused-monopoly-offers-spent =
    { $to ->
        [you] Drei Angebote sind genug. Warte auf den nächsten Zug.
       *[reader] Drei Angebote sind genug, und die waren gemacht.
    }
refused-monopoly-already-refused =
    { $to ->
        [you] Genau das wurde in dieser Runde schon abgelehnt. Ändere etwas.
       *[reader] Genau das war in dieser Runde schon abgelehnt.
    }
refused-monopoly-no-such-debt =
    { $to ->
        [you] So eine Schuld gibt es nicht.
       *[reader] So eine Schuld, die man erlassen könnte, gab es nicht.
    }
refused-monopoly-debt-would-stay =
    { $to ->
        [you] Das hilft gegen die Schuld nicht. Verlang mehr dafür.
       *[reader] Gegen die Schuld hätte das nicht geholfen.
    }
refused-monopoly-can-still-pay =
    { $to ->
        [you] Du kannst { $debt } noch auftreiben: Verkauf Gebäude, oder beleih Grundstücke.
       *[reader] Die Schuld von { $debt } war noch zu bezahlen.
    }
refused-monopoly-claim-comes-first =
    { $to ->
        [you] Von dir kann noch Miete verlangt werden. Warte, bis das geklärt ist.
       *[reader] Von diesem Spieler konnte noch Miete verlangt werden.
    }
refused-monopoly-leaving-not-allowed =
    { $to ->
        [you] An diesem Tisch gibt niemand auf. Lass einen Bot weiterspielen.
       *[reader] An diesem Tisch gibt niemand auf.
    }
refused-monopoly-time-is-already-up =
    { $to ->
        [you] Die Zeit ist schon um.
       *[reader] Die Zeit war schon um.
    }
refused-monopoly-unknown-verb = Diesen Zug gibt es nicht. Lade die Seite neu.
refused-monopoly-not-asked =
    { $to ->
        [you] Du bist gerade nicht gefragt. Warte auf die anderen.
       *[reader] Dieser Spieler war nicht gefragt; noch gefragt: { $who }.
    }
refused-monopoly-too-many-offers =
    { $to ->
        [you] Auf dem Tisch liegen zu viele Angebote. Warte auf Antworten.
       *[reader] Auf dem Tisch lagen zu viele Angebote.
    }
refused-monopoly-no-dice-wanted = Jetzt wird nicht gewürfelt. Lade die Seite neu.
refused-monopoly-only-the-table = Das sagt nur der Tisch selbst.
refused-monopoly-no-such-winners = Diese Plätze können nicht gewinnen. Wähl andere.
refused-monopoly-deal-off =
    { $to ->
        [you] Aus dem Handel wird nichts: Die andere Seite kann ihn gerade nicht einhalten. Versuch ein anderes Angebot.
       *[reader] Aus dem Handel wurde nichts: Die andere Seite konnte ihn nicht einhalten.
    }
refused-monopoly-street-not-named =
    { $to ->
        [you] Wähl die Straße, auf die das Gebäude kommt.
       *[reader] Ein Gebot für ein Gebäude nennt seine Straße: { $streets }.
    }
refused-monopoly-too-many-debts =
    { $to ->
        [you] Es wird mehr geschuldet, als ein Tisch sich merken kann. Dieser Zug geht nicht.
       *[reader] Es wurde mehr geschuldet, als ein Tisch sich merken kann ({ $most } Schulden).
    }

refused-table-unknown = Diesen Tisch gibt es nicht, oder nicht für dich. Prüf den Link.
refused-table-unavailable = Der Tisch ist gerade nicht erreichbar. Versuch es gleich noch einmal.
refused-table-stale = Inzwischen ist etwas passiert. Sieh hin und entscheide noch einmal.
refused-table-reused-id = Das kam doppelt an. Versuch es noch einmal.
refused-table-broken-journal = Das Protokoll dieses Tisches ist beschädigt. Frag, wer den Server betreibt.
refused-table-lost-key = Der Server hat den Schlüssel zu diesem Tisch verloren. Frag, wer ihn betreibt: vielleicht gibt es eine Kopie.
refused-table-too-long = Diese Partie ist zu lang geworden ({ $most } Einträge). Eröffne einen neuen Tisch.
refused-table-not-in-control = Du spielst in einem neueren Fenster. Nimm die Partie hierher zurück.
refused-table-not-over = Das Spiel läuft noch. Nachspielen geht, wenn es aus ist.
refused-table-row-finished = Andere Tische sind noch bei dieser Reihe. Du bist wieder gefragt, wenn die nächste liegt.
refused-table-round-open = Andere spielen noch mit diesen Karten. Nachspielen geht, wenn die Runde abgeschlossen ist.
refused-table-already-started = Das Spiel hat schon begonnen. Das geht nur davor.
refused-table-not-now = Das geht gerade nicht: Der Tisch ist nicht im Spiel.
refused-table-not-the-host = Das darf nur, wer den Tisch leitet. Frag nach.
refused-table-not-your-seat = Das ist nicht dein Platz. Setz dich zuerst.
refused-table-which-seat = Du hast hier mehrere Plätze. Wähl zuerst, für wen du sprichst.
refused-table-seat-taken = Der Platz ist besetzt. Nimm einen anderen.
refused-table-seat-open = Auf diesem Platz sitzt niemand.
refused-table-seats-in-use = So wenige Plätze gehen nicht: { $seats ->
        [one] einer ist
       *[other] { $seats } sind
    } besetzt. Mach zuerst welche frei.
refused-table-name-taken = { $name } heißt hier schon jemand. Nimm einen anderen Namen.
refused-table-colour-taken = Diese Farbe ist vergeben. Nimm eine andere.
refused-table-away = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
refused-table-not-away = Du spielst schon selbst.
refused-table-not-a-person = Auf diesem Platz sitzt ein Bot. Einen Zugang bekommen nur Menschen.
refused-table-unknown-bot = Diesen Bot gibt es nicht. Es gibt: { $known }.
refused-table-other-bots = Am Tisch sitzt ein Bot, der dieses Spiel nicht kann. Schick ihn zuerst weg.
refused-table-too-many-codes = Es sind schon { $most } Zugänge offen. Benutz einen davon, oder warte eine Viertelstunde.
refused-table-bad-code = Dieser Zugang gilt nicht oder nicht mehr. Lass dir einen neuen geben.
refused-table-evening-decides = Dieser Tisch gehört zu einem Abend: Das entscheidet, wer ihn leitet.
refused-table-league-decides = Dieser Tisch gehört zur Liga: Seine Plätze sind vergeben.
refused-table-host-plays = Du spielst selbst mit. Das darf nur ein Gastgeber, der nicht mitspielt.
refused-table-not-absent = Zu früh: Ein Platz kann nach { $seconds } Sekunden ohne Verbindung weitergegeben werden.
refused-table-not-gone = Auf diesem Platz steht die Verbindung. Spiel weiter.
refused-table-just-gone = Vielleicht lädt dort nur die Seite neu. Ein Bot kann nach { $seconds } Sekunden ohne Verbindung spielen.
refused-table-code-not-for-you = Dieser Zugang ist für jemand Neues: nicht für Leute am Tisch und nicht für den Gastgeber. Gib ihn weiter.
refused-table-seat-is-yours = Der Platz gehört dir schon. Spiel weiter.
refused-table-pause-asked = Um eine Pause hat schon jemand gebeten. Antworte zuerst darauf.
refused-table-no-more-pauses = Keine Pausen mehr: Dieser Tisch erlaubt { $most }. Spiel weiter.
refused-table-out-of-the-game = Du bist nicht mehr im Spiel. Das entscheiden die anderen.
refused-table-nobody-rules = Für ein Ergebnis müssen sich mindestens { $least } Personen im Spiel einigen. Spiel weiter, oder beende es ohne.
refused-table-ruling-asked = Ein Ergebnis ist schon vorgeschlagen. Antworte zuerst darauf.
refused-table-people-only = Darüber einigen sich Menschen, keine Programme.
refused-table-others-play = Hier spielen noch andere. Nur wo ein Mensch allein spielt, lassen sich die Bots antreiben.
refused-table-your-decision = Du bist schon gefragt.
refused-table-too-many-orders = Das sind zu viele Aufträge für ein Spiel ({ $most }). Spiel ohne weiter.
refused-table-too-many-spectators = Es sehen schon zu viele zu. Versuch es später.
refused-table-no-auction = Gerade läuft keine Auktion. Der Auftrag gilt nur während einer.
refused-table-no-auto-demand = An diesem Tisch verlangt jeder die Miete selbst.
refused-table-no-rent = In diesem Spiel gibt es keine Miete.
refused-table-no-board = Dieses Spiel hat keinen Spielplan. Lass ihn weg.
refused-table-no-chat = An diesem Tisch wird nicht geschrieben.
refused-table-no-game = Es wird noch nicht gespielt.
refused-table-no-undo = An diesem Tisch wird nichts zurückgenommen.
refused-table-nothing-to-undo = Dein letzter Zug lässt sich nicht mehr zurücknehmen.
refused-table-undo-asked = Das ist schon gefragt. Warte auf die Antworten.
refused-table-nothing-to-answer = Darauf muss niemand mehr antworten.
refused-table-voted-already = So hast du schon gestimmt.
refused-table-rematch-there = Der neue Tisch ist schon da. Geh hinüber.
refused-table-too-much-chat = An diesem Tisch ist alles gesagt ({ $most } Zeilen).
refused-table-nothing-said = Da steht nichts. Schreib etwas.
refused-table-claim-window = Noch nicht: Jemand darf gerade Miete verlangen.
refused-table-seed-not-wanted = Gemischt wird gerade nicht.
refused-table-other-seed = Dein Beitrag zur Mischung passt nicht zu seinem Siegel. Lade die Seite neu.
refused-table-bad-pace = Das Tempo der Bots liegt zwischen { $least } und { $most } Sekunden.
refused-table-too-large = Der Spielplan ist zu groß. Höchstens { $most_bytes } Bytes.
refused-table-unknown-game = Dieses Spiel gibt es hier nicht. Es gibt: { $known }.

refused-code-unknown = Diesen Code gibt es nicht. Vergleich ihn noch einmal.

refused-name-length = Ein Name hat { $least } bis { $most } Zeichen.
refused-name-unprintable = Der Name hat Zeichen, die man nicht sieht. Nimm Buchstaben.

refused-limit-messages = Langsam: Das war zu viel auf einmal. Weiter in { $seconds } s.
refused-limit-chat = So schnell liest niemand. Weiter in { $seconds } s.
refused-limit-code-guesses = Zu viele falsche Codes. Versuch es in { $seconds } s wieder.
refused-limit-sessions = Von hier kommen gerade zu viele. Versuch es in { $seconds } s wieder.
refused-limit-visits = Von hier kommen gerade zu viele Anfragen. Versuch es in { $seconds } s wieder.
refused-limit-requests = Das war zu viel auf einmal. Versuch es in { $seconds } s wieder.
refused-limit-replays = Zu viele Partien auf einmal nachgespielt. Weiter in { $seconds } s.
refused-limit-bot-tokens = Genug Bot-Token für jetzt. Das nächste in { $seconds } s.
refused-limit-new-tables = Von hier wurden zu viele Tische eröffnet. Versuch es in { $seconds } s wieder.
refused-limit-tables = Du hast schon { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tische
  } offen. Spiel erst einen zu Ende.
refused-limit-session-sockets = Zu viele Fenster offen (höchstens { $most }). Schließ eines.
refused-limit-sockets = Der Server ist voll. Versuch es gleich noch einmal.

refused-server-unreachable = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
refused-server-fault = Beim Server ist etwas schiefgegangen. Nenn das, wenn du fragst: { $id }.
refused-server-journal = Der Server kann gerade nicht schreiben. Versuch es gleich noch einmal.
refused-server-stopping = Der Server startet neu. Gleich geht es weiter.

refused-session-missing = Diese Seite kennt dich noch nicht. Lade sie neu und erlaube Cookies.
refused-session-people-only = Das Token eines Bots macht keine weiteren Tokens; frag im Browser danach.
refused-session-over = Deine Sitzung ist abgelaufen. Lade die Seite neu.
refused-session-two-credentials = Zwei Ausweise auf einmal. Lade die Seite neu.
refused-session-not-bearer = Dieser Ausweis ist keiner für Programme. Nimm ein Bot-Token.

refused-request-malformed = Der Server versteht die Anfrage nicht. Lade die Seite neu.
refused-request-method = Das geht unter dieser Adresse nicht. Lade die Seite neu.
refused-request-not-found = Unter dieser Adresse gibt es nichts. Prüf den Link.
refused-request-too-large = Das ist zu groß für den Server. Nimm etwas Kleineres.
refused-request-too-slow = Die Anfrage brauchte zu lange. Prüf deine Verbindung und versuch es noch einmal.
refused-request-incomplete = Die Anfrage kam nicht vollständig an. Prüf deine Verbindung und versuch es noch einmal.
refused-request-wrong-host = Diese Adresse kennt der Server nicht als seine. Öffne die Seite unter der Adresse, die er nennt.

refused-origin-not-allowed = { refused-request-wrong-host }
refused-origin-not-same-site = Die Anfrage kam von einer fremden Seite. Öffne Zuschlag in einem eigenen Fenster.

refused-command-malformed = Der Server versteht diesen Zug nicht. Lade die Seite neu.

refused-frame-malformed = Der Server versteht diese Nachricht nicht. Lade die Seite neu.
refused-frame-resume-first = Die Verbindung hat den Tisch verloren. Lade die Seite neu.

refused-record-duplicate-key = { $path } steht zweimal in der Datei.
refused-record-unknown-rules = Diese Datei folgt Regeln, die diese Version nicht kennt. Sie kennt: { $known }.
refused-record-not-json =
    { $to ->
        [you] Das ist keine Partie: kein JSON. Nimm die Datei, die „Herunterladen“ gibt.
       *[reader] Das ist kein JSON: { $reason }.
    }
refused-record-not-utf8 =
    { $to ->
        [you] Das ist keine Partie: kein Text. Nimm die Datei, die „Herunterladen“ gibt.
       *[reader] Das ist kein UTF-8-Text, also keine Partie.
    }
refused-record-truncated =
    { $to ->
        [you] Die Datei bricht mittendrin ab. Lade sie noch einmal herunter.
       *[reader] Die Datei bricht mittendrin ab: { $reason }.
    }
refused-record-too-large = Die Datei ist zu groß für eine Partie ({ $path }: höchstens { $most_bytes } Bytes).
refused-record-too-deep = Die Datei ist zu tief verschachtelt für eine Partie.
refused-record-unknown-version = Diese Datei kommt von einem anderen Zuschlag. Bekannt ist Fassung { $known }.
refused-record-unknown-game = Dieses Spiel gibt es hier nicht. Bekannt: { $known }.
refused-record-unknown-edition =
    { $to ->
        [you] Die Ausgabe { $edition } gibt es hier nicht. Wähl eine andere.
       *[reader] Die Ausgabe { $edition } gibt es nicht. Bekannt: { $known }.
    }
refused-record-seats-not-allowed = { $edition } spielt man nicht zu { $seats }. Es gehen: { $allowed }.
refused-record-option-not-allowed = { $path } gibt es nur in: { $only }.
refused-record-unknown-option =
    { $to ->
        [you] Den Schalter { $path } gibt es hier nicht. Lass ihn weg.
       *[reader] Den Schalter { $path } gibt es nicht. Bekannt: { $known }.
    }
refused-record-bad-option = { $path } muss eines davon sein: { $allowed }.
refused-record-missing-key = In der Datei fehlt { $path }.
refused-record-unknown-key =
    { $to ->
        [you] { $path } gehört nicht in eine Partie.
       *[reader] { $path } gehört nicht in eine Partie. Bekannt: { $known }.
    }
refused-record-wrong-type = { $path } ist von der falschen Art: { $found } statt { $expected }.
refused-record-too-long = { $path } ist zu lang: { $found }, höchstens { $most }.
refused-record-number-too-large = { $path } ist eine zu große Zahl.
refused-record-not-a-number = { $path } ist keine Zahl.
refused-record-out-of-range = { $path } muss zwischen { $least } und { $most } liegen.
refused-record-bad-name = { $path }: Ein Name hat { $least } bis { $most } sichtbare Zeichen.
refused-record-duplicate-card = { $path }: Karte { $card } kommt öfter vor als in der Schachtel ({ $copies }).
refused-record-unknown-card = { $path }: Karte { $card } gibt es in dieser Ausgabe nicht.
refused-record-wrong-number-of-cards = { $path } muss { $expected } Karten haben, nicht { $found }.
refused-record-wrong-number-of-dice = { $path } braucht { $expected } Würfel, nicht { $found }.
refused-record-wrong-number-of-rolls = { $path } braucht { $expected } Würfe, nicht { $found }.
refused-record-wrong-number-of-parts = { $path }: Zu { $verb } { $expected ->
    [one] gehört { $expected } Teil
   *[other] gehören { $expected } Teile
  }, nicht { $found }.
refused-record-short-action = { $path }: Der Zug ist unvollständig.
refused-record-unknown-verb =
    { $to ->
        [you] { $path }: Den Zug { $verb } gibt es nicht.
       *[reader] { $path }: Den Zug { $verb } gibt es nicht. Bekannt: { $known }.
    }
refused-record-unknown-deck = { $path }: Den Stapel { $deck } gibt es nicht.
refused-record-bad-slot = { $path } ist kein Feld von 0 bis 39.
refused-record-bad-choice = { refused-record-bad-option }
refused-record-bad-winners = { $path }: Nenn mindestens einen Platz, jeden nur einmal.
refused-record-bad-places = { $path }: Jeder Sitz braucht einen Rang, die Sieger den ersten.
refused-record-bad-reason = { $path }: Eine Begründung hat { $least } bis { $most } Zeichen.
refused-record-named-twice = { $path } ist doppelt genannt. Nenn es nur einmal.
refused-record-no-dice =
    { $to ->
        [you] In der Datei fehlen Würfe.
       *[reader] Es wird öfter gewürfelt, als deal.dice Würfe hat ({ $thrown }).
    }
refused-record-setup-undecided = { $path }: Der Wurf um den Anfang ist nicht entschieden.
refused-record-too-many-rolls = { $path }: { $expected } Würfe um den Anfang genügen, nicht { $found }.
refused-record-opener-not-rolled = Es beginnt nicht, wer den Anfang erwürfelt hat.

refused-replay-bad-viewpoint = Diese Sicht gibt es nicht. Wähl einen Platz, oder alles offen.
refused-replay-bad-board = Der Spielplan in der Datei hat einen Fehler: { $path }.

# Ein Abend

refused-event-unknown = Diesen Abend gibt es hier nicht. Vergleiche die Adresse mit der an der Wand.
refused-event-not-yours = Das entscheidet die Leitung des Abends.
refused-event-over = Der Abend ist zu Ende.
refused-event-not-over = Der Abend ist noch nicht zu Ende.
refused-event-not-taken-home = Lade zuerst alles herunter: Was gelöscht ist, kommt nicht wieder.
refused-event-not-sure = Das war nicht das Wort, mit dem der Abend gelöscht wird.
refused-event-not-entered = Gib zuerst deinen Namen an.
refused-event-unknown-entrant = Nummer { $entrant } gibt es hier nicht.
refused-event-own-table = Du sitzt selbst an Tisch { $table }, also muss dort jemand anders entscheiden.
refused-event-entered = Dieses Handy ist schon dabei, als Nummer { $entrant }.
refused-event-name-taken = { $name } heißt hier schon jemand. Häng einen Buchstaben an.
refused-event-full = Der Abend ist voll.
refused-event-has-left = Nummer { $entrant } ist gegangen.
refused-event-is-here = Nummer { $entrant } ist da.
refused-event-no-rehearsal = Bots machen nur bei Proben mit.
refused-event-not-now = Das geht an dieser Stelle des Abends nicht.
refused-event-no-more-rounds = Alle Runden sind gespielt.
refused-event-say-why = Sag, warum: Alle können den Grund lesen.
refused-event-seed-not-wanted = Von diesem Handy wird jetzt kein Zufall gebraucht.
refused-event-other-seed = Das ist nicht der Zufall, den dieses Handy versiegelt hat.
refused-event-not-seated = Nummer { $entrant } hat in dieser Runde keinen Platz.
refused-event-draw-again = Seit der Auslosung ist jemand gegangen. Lose neu aus.
refused-event-results-missing = Von diesen Tischen fehlt das Ergebnis: { $tables }.
refused-event-no-time-left = Dann wäre die Runde schon vorbei.
refused-event-no-clock = Es läuft keine Uhr.
refused-event-has-result = Tisch { $table } hat ein Ergebnis. Berichtige das.
refused-event-no-result = Tisch { $table } hat noch kein Ergebnis.
refused-event-no-such-table = Einen Tisch { $table } gibt es in dieser Runde nicht.
refused-event-table-full = Mehr Leute brauchen Tisch { $table }, als er Plätze hat.
refused-event-bad-places = Gib jedem Platz einen Rang, dem besten die 1.
refused-event-unknown-code = Dieser Code ist falsch oder schon benutzt.
refused-event-wrong-card = Nummer und Code passen nicht zusammen.
refused-event-wrong-key = Dieser Link zur Leitung ist nicht der richtige. Nimm den, der beim Start des Abends ausgegeben wurde.
refused-event-helps-already = Dieser Browser leitet den Abend schon.
refused-event-unknown-assistant = Eine Hilfe { $assistant } gibt es nicht.
refused-event-too-few = Ein Abend braucht mindestens { $least } Leute, nicht { $found }.
refused-event-too-many = So können höchstens { $most } Leute mitmachen, nicht { $found }.
refused-event-no-such-size = Ein Tisch hat hier { $least } bis { $most } Plätze, nicht { $found }.
refused-event-too-few-rounds = Mit einem Finale müssen es mindestens { $least } Runden sein.
refused-event-no-plan = In { $rounds } Runden konnten sich nicht alle begegnen.
refused-guide-other = In einem echten Spiel ginge das. Hier wartet die Anleitung auf dich: Tu, was sie sagt.
refused-games-still-playing = Du sitzt mit anderen an einem Tisch, der noch nicht zu Ende ist. Spiel das Spiel zuerst zu Ende oder steh auf.
refused-games-unknown-key = Dieser Link öffnet keine Liste von Spielen. Vielleicht wurden sie gelöscht.

# Slow tables and pushes

refused-push-off = Dieser Server sendet keine Pushes. Wer ihn betreibt, kann sie einschalten.
refused-push-bad-endpoint = Das ist keine Adresse eines Push-Dienstes, den dieser Server kennt.
refused-push-bad-keys = Die Schlüssel der Push-Adresse sind nicht, was ein Browser macht.
refused-limit-pushes = Dieser Server behält keine weiteren Push-Adressen ({ $most }).
refused-table-slow-clock = Ein langsamer Tisch hat keine andere Uhr. Lass Sekunden, Zeitreserve und Minuten für die Partie weg.
refused-table-not-slow = Hier gibt es keinen Urlaub: Dieser Tisch zählt keine Tage.
refused-table-no-vacation = Du bist nicht im Urlaub.
refused-table-slow = Das ist ein langsamer Tisch: Niemand muss verbunden sein. Nimm Urlaub, wenn du Zeit brauchst.
refused-table-vacation-spent = { $days ->
        [0] Du hast keinen Urlaubstag mehr.
        [one] Du hast noch einen Urlaubstag.
       *[other] Du hast noch { $days } Urlaubstage.
    }
