// Made by tools/board_texts.py from rules/monopoly/boards/aalen.toml. Do not edit: run `make types`.

import type { WrittenBoard } from '../boards.svelte'

const board: WrittenBoard = {
 "title": "Aalen",
 "note": {
  "de": "Die Namen haben wir selbst gewählt; es sind nicht die eines lizenzierten Produkts.",
  "en": "The names are our own choice and not those of any licensed product.",
  "it": "I nomi sono una nostra scelta e non quelli di un prodotto con licenza.",
  "fr": "Les noms sont notre propre choix et non ceux d’un produit sous licence."
 },
 "currency": "M",
 "money": {
  "start": 1500,
  "salary": 200,
  "fine": 50,
  "station": [
   25,
   50,
   100,
   200
  ],
  "utility": [
   4,
   10
  ],
  "utility_by_card": 10,
  "station_by_card": 2
 },
 "bank": {
  "houses": 32,
  "hotels": 12
 },
 "slots": [
  {
   "kind": "go",
   "name": {
    "de": "LOS",
    "en": "Start",
    "it": "Partenza",
    "fr": "Ligne de départ"
   },
   "short": {
    "de": "LOS",
    "en": "Start",
    "it": "Partenza",
    "fr": "Départ"
   }
  },
  {
   "kind": "street",
   "group": "brown",
   "name": "Dewangen",
   "short": "Dewangen",
   "price": 60,
   "house": 50,
   "rents": [
    2,
    10,
    30,
    90,
    160,
    250
   ]
  },
  {
   "kind": "chest",
   "name": {
    "de": "Gemeinschaft",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   },
   "short": {
    "de": "Gemeinsch.",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   }
  },
  {
   "kind": "street",
   "group": "brown",
   "name": "Ebnat",
   "short": "Ebnat",
   "price": 60,
   "house": 50,
   "rents": [
    4,
    20,
    60,
    180,
    320,
    450
   ]
  },
  {
   "kind": "donation",
   "name": {
    "de": "Spende",
    "en": "Donation",
    "it": "Donazione",
    "fr": "Don"
   },
   "short": {
    "de": "Spende",
    "en": "Donation",
    "it": "Donazione",
    "fr": "Don"
   },
   "amount": 200
  },
  {
   "kind": "station",
   "name": {
    "de": "Bahnhof Goldshöfe",
    "en": "Goldshöfe Station",
    "it": "Stazione di Goldshöfe",
    "fr": "Gare de Goldshöfe"
   },
   "short": "Goldshöfe",
   "price": 200
  },
  {
   "kind": "street",
   "group": "lightblue",
   "name": "Waldhausen",
   "short": "Waldhausen",
   "price": 100,
   "house": 50,
   "rents": [
    6,
    30,
    90,
    270,
    400,
    550
   ]
  },
  {
   "kind": "chance",
   "name": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   },
   "short": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   }
  },
  {
   "kind": "street",
   "group": "lightblue",
   "name": "Hofen",
   "short": "Hofen",
   "price": 100,
   "house": 50,
   "rents": [
    6,
    30,
    90,
    270,
    400,
    550
   ]
  },
  {
   "kind": "street",
   "group": "lightblue",
   "name": "Unterrombach-Hofherrnweiler",
   "short": "U’rombach",
   "price": 120,
   "house": 50,
   "rents": [
    8,
    40,
    100,
    300,
    450,
    600
   ]
  },
  {
   "kind": "jail",
   "name": {
    "de": "Gefängnis",
    "en": "Jail",
    "it": "Prigione",
    "fr": "Prison"
   },
   "short": {
    "de": "Gefängnis",
    "en": "Jail",
    "it": "Prigione",
    "fr": "Prison"
   }
  },
  {
   "kind": "street",
   "group": "pink",
   "name": "Kanalstraße",
   "short": "Kanalstr.",
   "price": 140,
   "house": 100,
   "rents": [
    10,
    50,
    150,
    450,
    625,
    750
   ]
  },
  {
   "kind": "utility",
   "name": {
    "de": "Stromnetz Aalen",
    "en": "Aalen Power Grid",
    "it": "Rete elettrica di Aalen",
    "fr": "Réseau électrique d’Aalen"
   },
   "short": {
    "de": "Stromnetz",
    "en": "Power",
    "it": "Elettrica",
    "fr": "Électrique"
   },
   "price": 150
  },
  {
   "kind": "street",
   "group": "pink",
   "name": "Östlicher Stadtgraben",
   "short": "Graben",
   "price": 140,
   "house": 100,
   "rents": [
    10,
    50,
    150,
    450,
    625,
    750
   ]
  },
  {
   "kind": "street",
   "group": "pink",
   "name": "Ostalb-Arena",
   "short": "Arena",
   "price": 160,
   "house": 100,
   "rents": [
    12,
    60,
    180,
    500,
    700,
    900
   ]
  },
  {
   "kind": "station",
   "name": {
    "de": "Bahnhof Unterkochen",
    "en": "Unterkochen Station",
    "it": "Stazione di Unterkochen",
    "fr": "Gare d’Unterkochen"
   },
   "short": "U’kochen",
   "price": 200
  },
  {
   "kind": "street",
   "group": "orange",
   "name": {
    "de": "Ursprung des Weißen Kochers, Unterkochen",
    "en": "Source of the White Kocher, Unterkochen",
    "it": "Sorgente del Kocher Bianco, Unterkochen",
    "fr": "Source du Kocher Blanc, Unterkochen"
   },
   "short": "Kocher",
   "price": 180,
   "house": 100,
   "rents": [
    14,
    70,
    200,
    550,
    750,
    950
   ]
  },
  {
   "kind": "chest",
   "name": {
    "de": "Gemeinschaft",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   },
   "short": {
    "de": "Gemeinsch.",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   }
  },
  {
   "kind": "street",
   "group": "orange",
   "name": "Tiefer Stollen, Wasseralfingen",
   "short": "Stollen",
   "price": 180,
   "house": 100,
   "rents": [
    14,
    70,
    200,
    550,
    750,
    950
   ]
  },
  {
   "kind": "street",
   "group": "orange",
   "name": "Aalbäumle",
   "short": "Aalbäumle",
   "price": 200,
   "house": 100,
   "rents": [
    16,
    80,
    220,
    600,
    800,
    1000
   ]
  },
  {
   "kind": "parking",
   "name": {
    "de": "Frei Parken",
    "en": "Car park",
    "it": "Parcheggio",
    "fr": "Parking"
   },
   "short": {
    "de": "Parken",
    "en": "Car park",
    "it": "Parcheggio",
    "fr": "Parking"
   }
  },
  {
   "kind": "street",
   "group": "red",
   "name": "Bahnhofstraße",
   "short": "Bahnhofst.",
   "price": 220,
   "house": 150,
   "rents": [
    18,
    90,
    250,
    700,
    875,
    1050
   ]
  },
  {
   "kind": "chance",
   "name": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   },
   "short": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   }
  },
  {
   "kind": "street",
   "group": "red",
   "name": "Beinstraße",
   "short": "Beinstraße",
   "price": 220,
   "house": 150,
   "rents": [
    18,
    90,
    250,
    700,
    875,
    1050
   ]
  },
  {
   "kind": "street",
   "group": "red",
   "name": "Mittelbachstraße",
   "short": "Mittelbach",
   "price": 240,
   "house": 150,
   "rents": [
    20,
    100,
    300,
    750,
    925,
    1100
   ]
  },
  {
   "kind": "station",
   "name": {
    "de": "Bahnhof Wasseralfingen",
    "en": "Wasseralfingen Station",
    "it": "Stazione di Wasseralfingen",
    "fr": "Gare de Wasseralfingen"
   },
   "short": "W’alfingen",
   "price": 200
  },
  {
   "kind": "street",
   "group": "yellow",
   "name": "Storchenplatz",
   "short": "Storchen",
   "price": 260,
   "house": 150,
   "rents": [
    22,
    110,
    330,
    800,
    975,
    1150
   ]
  },
  {
   "kind": "street",
   "group": "yellow",
   "name": "Spritzenhausplatz",
   "short": "Spritzenh.",
   "price": 260,
   "house": 150,
   "rents": [
    22,
    110,
    330,
    800,
    975,
    1150
   ]
  },
  {
   "kind": "utility",
   "name": {
    "de": "Thermalquelle (Limes-Thermen)",
    "en": "Thermal Spring (Limes-Thermen)",
    "it": "Sorgente termale (Limes-Thermen)",
    "fr": "Source thermale (Limes-Thermen)"
   },
   "short": {
    "de": "Thermen",
    "en": "Baths",
    "it": "Terme",
    "fr": "Thermes"
   },
   "price": 150
  },
  {
   "kind": "street",
   "group": "yellow",
   "name": "Gmünder Torplatz",
   "short": "Torplatz",
   "price": 280,
   "house": 150,
   "rents": [
    24,
    120,
    360,
    850,
    1025,
    1200
   ]
  },
  {
   "kind": "go-to-jail",
   "name": {
    "de": "Gehe in das Gefängnis",
    "en": "Off to jail",
    "it": "Dietro le sbarre",
    "fr": "Direction la prison"
   },
   "short": {
    "de": "In Haft",
    "en": "To jail",
    "it": "In cella",
    "fr": "En prison"
   }
  },
  {
   "kind": "street",
   "group": "green",
   "name": "Radgasse",
   "short": "Radgasse",
   "price": 300,
   "house": 200,
   "rents": [
    26,
    130,
    390,
    900,
    1100,
    1275
   ]
  },
  {
   "kind": "street",
   "group": "green",
   "name": "Reichsstädter Straße",
   "short": "Reichsst.",
   "price": 300,
   "house": 200,
   "rents": [
    26,
    130,
    390,
    900,
    1100,
    1275
   ]
  },
  {
   "kind": "chest",
   "name": {
    "de": "Gemeinschaft",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   },
   "short": {
    "de": "Gemeinsch.",
    "en": "Town",
    "it": "Comunità",
    "fr": "Quartier"
   }
  },
  {
   "kind": "street",
   "group": "green",
   "name": "Limesmuseum, St.-Johann-Straße",
   "short": "Limesmus.",
   "price": 320,
   "house": 200,
   "rents": [
    28,
    150,
    450,
    1000,
    1200,
    1400
   ]
  },
  {
   "kind": "station",
   "name": {
    "de": "Aalen Hauptbahnhof",
    "en": "Aalen Central Station",
    "it": "Stazione centrale di Aalen",
    "fr": "Gare centrale d’Aalen"
   },
   "short": "Aalen Hbf",
   "price": 200
  },
  {
   "kind": "chance",
   "name": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   },
   "short": {
    "de": "Ereignis",
    "en": "Fortune",
    "it": "Evento",
    "fr": "Événement"
   }
  },
  {
   "kind": "street",
   "group": "darkblue",
   "name": {
    "de": "Schloss Fachsenfeld",
    "en": "Fachsenfeld Castle",
    "it": "Castello di Fachsenfeld",
    "fr": "Château de Fachsenfeld"
   },
   "short": "Fachsenf.",
   "price": 350,
   "house": 200,
   "rents": [
    35,
    175,
    500,
    1100,
    1300,
    1500
   ]
  },
  {
   "kind": "donation",
   "name": {
    "de": "Spende",
    "en": "Donation",
    "it": "Donazione",
    "fr": "Don"
   },
   "short": {
    "de": "Spende",
    "en": "Donation",
    "it": "Donazione",
    "fr": "Don"
   },
   "amount": 100
  },
  {
   "kind": "street",
   "group": "darkblue",
   "name": {
    "de": "Marktplatz (Altes Rathaus mit dem Spion)",
    "en": "Marktplatz (Old Town Hall and its Spy)",
    "it": "Marktplatz (Vecchio Municipio e Spia)",
    "fr": "Marktplatz (Ancienne Mairie et Espion)"
   },
   "short": "Marktplatz",
   "price": 400,
   "house": 200,
   "rents": [
    50,
    200,
    600,
    1400,
    1700,
    2000
   ]
  }
 ],
 "chance": [
  {
   "id": "CH-01",
   "effect": "move",
   "to": 39,
   "text": {
    "de": "Der Spion hat dich gesehen: Zieh vor bis {slot}.",
    "en": "The Spy has seen you: go on to {slot}.",
    "it": "La Spia ti ha visto: prosegui fino a {slot}.",
    "fr": "L’Espion t’a vu : avance jusqu’à {slot}."
   }
  },
  {
   "id": "CH-02",
   "effect": "move",
   "to": 0,
   "text": {
    "de": "Römische Reiter nehmen dich mit: Zieh vor bis {slot} und nimm dir {salary}.",
    "en": "Roman riders give you a lift: go on to {slot} and take {salary}.",
    "it": "I cavalieri romani ti portano: prosegui fino a {slot} e prendi {salary}.",
    "fr": "Des cavaliers romains t’emmènent : avance jusqu’à {slot}, prends {salary}."
   }
  },
  {
   "id": "CH-03",
   "effect": "move",
   "to": 24,
   "text": {
    "de": "Der Bäcker hat noch Brezeln: Lauf weiter bis {slot}.",
    "en": "The baker still has pretzels: run on to {slot}.",
    "it": "Il fornaio ha ancora dei brezel: corri fino a {slot}.",
    "fr": "Il reste des bretzels chez le boulanger : cours jusqu’à {slot}."
   }
  },
  {
   "id": "CH-04",
   "effect": "move",
   "to": 11,
   "text": {
    "de": "Dein Papierschiff treibt davon: Folge ihm bis {slot}.",
    "en": "Your paper boat drifts away: follow it to {slot}.",
    "it": "La tua barchetta di carta scappa: seguila fino a {slot}.",
    "fr": "Ton bateau en papier s’échappe : suis-le jusqu’à {slot}."
   }
  },
  {
   "id": "CH-05",
   "effect": "nearest-station",
   "text": {
    "de": "Der Zug nach Ulm wartet nicht: zum nächsten Bahnhof. Fremde Miete zählt {times}-fach.",
    "en": "The Ulm train won’t wait: on to the next station. Its owner gets {times} times the rent.",
    "it": "Il treno per Ulm parte: alla prossima stazione. Se è di qualcuno, paga {times} volte l’affitto.",
    "fr": "Le train d’Ulm part : à la prochaine gare. Si elle est à quelqu’un, paie {times} fois le loyer."
   }
  },
  {
   "id": "CH-06",
   "effect": "nearest-station",
   "text": {
    "de": "Besuch von der Alb: Hol ihn am nächsten Bahnhof ab. Fremde Miete zählt {times}-fach.",
    "en": "Guests from the Alb: on to the next station. Its owner gets {times} times the rent.",
    "it": "Ospiti dall’Alb: vai alla prossima stazione. Se è di qualcuno, paga {times} volte l’affitto.",
    "fr": "Visite de l’Alb : va à la prochaine gare. Si elle est à quelqu’un, paie {times} fois le loyer."
   }
  },
  {
   "id": "CH-07",
   "effect": "nearest-utility",
   "text": {
    "de": "Der Kocher steigt: zum nächsten Werk. Gehört es jemandem, zahle {times}-mal den Wurf.",
    "en": "The Kocher is rising: on to the next utility. If it is owned, pay {times} times a new roll.",
    "it": "Il Kocher sale: alla prossima società. Se è di qualcuno, paga {times} volte il lancio.",
    "fr": "Le Kocher monte : au prochain service public. S’il est à quelqu’un, paie {times} fois le jet."
   }
  },
  {
   "id": "CH-08",
   "effect": "receive",
   "amount": 50,
   "text": {
    "de": "Eine römische Münze am Limes: Sie bringt dir {amount}.",
    "en": "A Roman coin by the Limes: it fetches you {amount}.",
    "it": "Una moneta romana lungo il Limes: ti frutta {amount}.",
    "fr": "Une pièce romaine au bord du Limes : elle te rapporte {amount}."
   }
  },
  {
   "id": "CH-09",
   "effect": "keeper",
   "text": {
    "de": "„Ich bin der Spion.“ Wer ehrlich ist, kommt frei: Behalte die Karte für das Gefängnis.",
    "en": "“I am the Spy.” Honesty opens doors: keep this card, it gets you out of jail.",
    "it": "«Sono la Spia.» Chi è sincero esce: tieni la carta, ti libera dalla prigione.",
    "fr": "« Je suis l’Espion. » La franchise libère : garde la carte, elle te sort de prison."
   }
  },
  {
   "id": "CH-10",
   "effect": "back",
   "steps": 3,
   "text": {
    "de": "Nebel auf dem Härtsfeld: Geh {steps} Felder zurück.",
    "en": "Fog on the Härtsfeld: go back {steps} slots.",
    "it": "Nebbia sullo Härtsfeld: torna indietro di {steps} caselle.",
    "fr": "Brouillard sur le Härtsfeld : recule de {steps} cases."
   }
  },
  {
   "id": "CH-11",
   "effect": "jail",
   "text": {
    "de": "Dem Spion die Pfeife stibitzt: Ab ins Gefängnis, ohne Lohn.",
    "en": "You pinched the Spy’s pipe: off to jail, without pay.",
    "it": "Hai sgraffignato la pipa della Spia: in prigione, senza paga.",
    "fr": "Tu as chipé la pipe de l’Espion : en prison, sans salaire."
   }
  },
  {
   "id": "CH-12",
   "effect": "repairs",
   "house": 25,
   "hotel": 100,
   "text": {
    "de": "Sturm über der Ostalb: Zahle {house} je Haus und {hotel} je Hotel.",
    "en": "A storm over the Ostalb: pay {house} per house and {hotel} per hotel.",
    "it": "Tempesta sull’Ostalb: paga {house} per casa e {hotel} per albergo.",
    "fr": "Tempête sur l’Ostalb : paie {house} par maison et {hotel} par hôtel."
   }
  },
  {
   "id": "CH-13",
   "effect": "pay",
   "amount": 15,
   "text": {
    "de": "Dein Esel parkt auf dem Kocherradweg: Zahle {amount}.",
    "en": "Your donkey is parked on the Kocher cycle path: pay {amount}.",
    "it": "Il tuo asino blocca la ciclabile del Kocher: paga {amount}.",
    "fr": "Ton âne bloque la piste cyclable du Kocher : paie {amount}."
   }
  },
  {
   "id": "CH-14",
   "effect": "move",
   "to": 5,
   "text": {
    "de": "Im Regionalzug eingenickt: Fahr weiter bis {slot}.",
    "en": "A nap on the local train: ride on to {slot}.",
    "it": "Un pisolino sul regionale: prosegui fino a {slot}.",
    "fr": "Petit somme dans le train régional : roule jusqu’à {slot}."
   }
  },
  {
   "id": "CH-15",
   "effect": "pay-each",
   "amount": 50,
   "text": {
    "de": "Du lädst alle in die Therme ein: Zahle allen anderen je {amount}.",
    "en": "You treat everyone to the baths: pay every other player {amount}.",
    "it": "Inviti tutti alle terme: paga {amount} a ciascuno degli altri.",
    "fr": "Tu invites tout le monde aux thermes : paie {amount} à chacun des autres."
   }
  },
  {
   "id": "CH-16",
   "effect": "receive",
   "amount": 150,
   "text": {
    "de": "Eisenerz im Vorgarten: Du bekommst {amount}.",
    "en": "Iron ore in your front garden: you get {amount}.",
    "it": "Minerale di ferro nel tuo giardino: ricevi {amount}.",
    "fr": "Du minerai de fer dans ton jardin : tu reçois {amount}."
   }
  }
 ],
 "chest": [
  {
   "id": "CC-01",
   "effect": "move",
   "to": 0,
   "text": {
    "de": "Der Nachtwächter leuchtet dir: Zieh vor bis {slot} und nimm dir {salary}.",
    "en": "The night watchman lights your way: go on to {slot} and take {salary}.",
    "it": "La guardia notturna ti fa luce: prosegui fino a {slot} e prendi {salary}.",
    "fr": "Le veilleur de nuit t’éclaire : avance jusqu’à {slot} et prends {salary}."
   }
  },
  {
   "id": "CC-02",
   "effect": "receive",
   "amount": 200,
   "text": {
    "de": "Die Stadt dankt ihrem Spion, heute bist das du: Du bekommst {amount}.",
    "en": "The town thanks its Spy, and today that is you: you get {amount}.",
    "it": "La città ringrazia la sua Spia, oggi tocca a te: ricevi {amount}.",
    "fr": "La ville remercie son Espion, aujourd’hui c’est toi : tu reçois {amount}."
   }
  },
  {
   "id": "CC-03",
   "effect": "pay",
   "amount": 50,
   "text": {
    "de": "Im Tiefen Stollen den Helm verbeult: Zahle {amount}.",
    "en": "You dented a helmet down the mine: pay {amount}.",
    "it": "Hai ammaccato un casco in miniera: paga {amount}.",
    "fr": "Tu as cabossé un casque à la mine : paie {amount}."
   }
  },
  {
   "id": "CC-04",
   "effect": "receive",
   "amount": 50,
   "text": {
    "de": "Dein Stand auf dem Wochenmarkt brummt: Du nimmst {amount} ein.",
    "en": "Your market stall is buzzing: you take in {amount}.",
    "it": "La tua bancarella al mercato va forte: incassi {amount}.",
    "fr": "Ton étal au marché fait fureur : tu encaisses {amount}."
   }
  },
  {
   "id": "CC-05",
   "effect": "keeper",
   "text": {
    "de": "Der Kaiser hat gelacht: Behalte die Karte, sie bringt dich aus dem Gefängnis.",
    "en": "The emperor laughed: keep this card, it gets you out of jail.",
    "it": "L’imperatore ha riso: tieni la carta, ti fa uscire di prigione.",
    "fr": "L’empereur a ri : garde la carte, elle te sort de prison."
   }
  },
  {
   "id": "CC-06",
   "effect": "jail",
   "text": {
    "de": "Ohne Passierschein über den Limes: Ab ins Gefängnis, ohne Lohn.",
    "en": "Across the Limes without a pass: off to jail, without pay.",
    "it": "Oltre il Limes senza lasciapassare: in prigione, senza paga.",
    "fr": "Le Limes franchi sans laissez-passer : en prison, sans salaire."
   }
  },
  {
   "id": "CC-07",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Dein Most schmeckt der ganzen Ostalb: Du bekommst {amount}.",
    "en": "All the Ostalb loves your cider: you get {amount}.",
    "it": "Il tuo sidro piace a tutta l’Ostalb: ricevi {amount}.",
    "fr": "Toute l’Ostalb aime ton cidre : tu reçois {amount}."
   }
  },
  {
   "id": "CC-08",
   "effect": "receive",
   "amount": 20,
   "text": {
    "de": "Pfandflaschen nach dem Heimspiel: Du bekommst {amount}.",
    "en": "Empty bottles after the home match: you get {amount}.",
    "it": "Vuoti a rendere dopo la partita: ricevi {amount}.",
    "fr": "Bouteilles consignées après le match : tu reçois {amount}."
   }
  },
  {
   "id": "CC-09",
   "effect": "collect-each",
   "amount": 10,
   "text": {
    "de": "Du führst alle aufs Aalbäumle: Die anderen geben dir je {amount}.",
    "en": "You lead everybody up the Aalbäumle: each of the others gives you {amount}.",
    "it": "Guidi tutti sull’Aalbäumle: ognuno degli altri ti dà {amount}.",
    "fr": "Tu guides tout le monde à l’Aalbäumle : chacun des autres te donne {amount}."
   }
  },
  {
   "id": "CC-10",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Ein Gedicht wie von Schubart: Du bekommst {amount}.",
    "en": "A poem worthy of Schubart: you get {amount}.",
    "it": "Una poesia degna di Schubart: ricevi {amount}.",
    "fr": "Un poème digne de Schubart : tu reçois {amount}."
   }
  },
  {
   "id": "CC-11",
   "effect": "pay",
   "amount": 100,
   "text": {
    "de": "Die Biber vom Kocher wohnen in deinem Keller: Zahle {amount}.",
    "en": "The Kocher beavers live in your cellar: pay {amount}.",
    "it": "I castori del Kocher abitano in cantina da te: paga {amount}.",
    "fr": "Les castors du Kocher logent dans ta cave : paie {amount}."
   }
  },
  {
   "id": "CC-12",
   "effect": "pay",
   "amount": 50,
   "text": {
    "de": "Die Blaskapelle braucht eine Tuba: Zahle {amount}.",
    "en": "The brass band needs a tuba: pay {amount}.",
    "it": "Alla banda serve una tuba: paga {amount}.",
    "fr": "La fanfare a besoin d’un tuba : paie {amount}."
   }
  },
  {
   "id": "CC-13",
   "effect": "receive",
   "amount": 25,
   "text": {
    "de": "Auf der Alb Schafe gehütet: Du bekommst {amount}.",
    "en": "You minded sheep on the Alb: you get {amount}.",
    "it": "Hai badato alle pecore sull’Alb: ricevi {amount}.",
    "fr": "Tu as gardé des moutons sur l’Alb : tu reçois {amount}."
   }
  },
  {
   "id": "CC-14",
   "effect": "repairs",
   "house": 40,
   "hotel": 115,
   "text": {
    "de": "Römer im Keller, es wird gegraben: Zahle {house} je Haus und {hotel} je Hotel.",
    "en": "Romans in the cellar, and a dig: pay {house} per house and {hotel} per hotel.",
    "it": "Romani in cantina, si scava: paga {house} per casa e {hotel} per albergo.",
    "fr": "Des Romains à la cave, on fouille : paie {house} par maison et {hotel} par hôtel."
   }
  },
  {
   "id": "CC-15",
   "effect": "receive",
   "amount": 10,
   "text": {
    "de": "Dritter Platz im Spätzleschaben: Du bekommst {amount}.",
    "en": "Third place in spätzle scraping: you get {amount}.",
    "it": "Terzo posto alla gara di spätzle: ricevi {amount}.",
    "fr": "Troisième place au concours de spätzle : tu reçois {amount}."
   }
  },
  {
   "id": "CC-16",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Eine warme Quelle im Garten: Du bekommst {amount}.",
    "en": "A warm spring in your garden: you get {amount}.",
    "it": "Una sorgente calda in giardino: ricevi {amount}.",
    "fr": "Une source chaude dans ton jardin : tu reçois {amount}."
   }
  }
 ]
}

export default board
