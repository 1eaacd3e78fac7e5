// Made by tools/board_texts.py from rules/monopoly/boards/classic.toml. Do not edit: run `make types`.

import type { WrittenBoard } from '../boards.svelte'

const board: WrittenBoard = {
 "title": {
  "de": "Klassisch",
  "en": "Classic",
  "it": "Classico",
  "fr": "Classique"
 },
 "note": {
  "de": "Die bekannten Zahlen; alle Namen und Texte sind unsere eigenen.",
  "en": "The well-known figures; all names and texts are our own.",
  "it": "Le cifre ben note; tutti i nomi e i testi sono nostri.",
  "fr": "Les chiffres bien connus ; tous les noms et textes sont les nôtres."
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
   "name": {
    "de": "Besengasse",
    "en": "Broom Lane",
    "it": "Vicolo della Scopa",
    "fr": "Ruelle du Balai"
   },
   "short": {
    "de": "Besen",
    "en": "Broom",
    "it": "Scopa",
    "fr": "Balai"
   },
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
   "name": {
    "de": "Kesselgasse",
    "en": "Kettle Lane",
    "it": "Vicolo del Paiolo",
    "fr": "Ruelle du Chaudron"
   },
   "short": {
    "de": "Kessel",
    "en": "Kettle",
    "it": "Paiolo",
    "fr": "Chaudron"
   },
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
    "de": "Frühlingsbahnhof",
    "en": "Spring Station",
    "it": "Stazione Primavera",
    "fr": "Gare du Printemps"
   },
   "short": {
    "de": "Frühling",
    "en": "Spring",
    "it": "Primavera",
    "fr": "Printemps"
   },
   "price": 200
  },
  {
   "kind": "street",
   "group": "lightblue",
   "name": {
    "de": "Regenweg",
    "en": "Rain Walk",
    "it": "Via della Pioggia",
    "fr": "Chemin de la Pluie"
   },
   "short": {
    "de": "Regen",
    "en": "Rain",
    "it": "Pioggia",
    "fr": "Pluie"
   },
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
   "name": {
    "de": "Nebelweg",
    "en": "Mist Walk",
    "it": "Via della Nebbia",
    "fr": "Chemin de la Brume"
   },
   "short": {
    "de": "Nebel",
    "en": "Mist",
    "it": "Nebbia",
    "fr": "Brume"
   },
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
   "name": {
    "de": "Wolkenweg",
    "en": "Cloud Walk",
    "it": "Via delle Nuvole",
    "fr": "Chemin des Nuages"
   },
   "short": {
    "de": "Wolken",
    "en": "Cloud",
    "it": "Nuvole",
    "fr": "Nuages"
   },
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
   "name": {
    "de": "Tulpenstraße",
    "en": "Tulip Street",
    "it": "Via dei Tulipani",
    "fr": "Rue des Tulipes"
   },
   "short": {
    "de": "Tulpen",
    "en": "Tulip",
    "it": "Tulipani",
    "fr": "Tulipes"
   },
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
    "de": "Windpark",
    "en": "Wind Farm",
    "it": "Parco eolico",
    "fr": "Parc éolien"
   },
   "short": {
    "de": "Windpark",
    "en": "Wind Farm",
    "it": "Eolico",
    "fr": "Éolien"
   },
   "price": 150
  },
  {
   "kind": "street",
   "group": "pink",
   "name": {
    "de": "Fliederstraße",
    "en": "Lilac Street",
    "it": "Via dei Lillà",
    "fr": "Rue des Lilas"
   },
   "short": {
    "de": "Flieder",
    "en": "Lilac",
    "it": "Lillà",
    "fr": "Lilas"
   },
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
   "name": {
    "de": "Rosenstraße",
    "en": "Rose Street",
    "it": "Via delle Rose",
    "fr": "Rue des Roses"
   },
   "short": {
    "de": "Rosen",
    "en": "Rose",
    "it": "Rose",
    "fr": "Roses"
   },
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
    "de": "Sommerbahnhof",
    "en": "Summer Station",
    "it": "Stazione Estate",
    "fr": "Gare de l’Été"
   },
   "short": {
    "de": "Sommer",
    "en": "Summer",
    "it": "Estate",
    "fr": "Été"
   },
   "price": 200
  },
  {
   "kind": "street",
   "group": "orange",
   "name": {
    "de": "Apfelstraße",
    "en": "Apple Street",
    "it": "Via delle Mele",
    "fr": "Rue des Pommes"
   },
   "short": {
    "de": "Apfel",
    "en": "Apple",
    "it": "Mele",
    "fr": "Pommes"
   },
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
   "name": {
    "de": "Birnenstraße",
    "en": "Pear Street",
    "it": "Via delle Pere",
    "fr": "Rue des Poires"
   },
   "short": {
    "de": "Birnen",
    "en": "Pear",
    "it": "Pere",
    "fr": "Poires"
   },
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
   "name": {
    "de": "Kirschenstraße",
    "en": "Cherry Street",
    "it": "Via delle Ciliegie",
    "fr": "Rue des Cerises"
   },
   "short": {
    "de": "Kirschen",
    "en": "Cherry",
    "it": "Ciliegie",
    "fr": "Cerises"
   },
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
   "name": {
    "de": "Buttermarkt",
    "en": "Butter Market",
    "it": "Mercato del Burro",
    "fr": "Marché au Beurre"
   },
   "short": {
    "de": "Butter",
    "en": "Butter",
    "it": "Burro",
    "fr": "Beurre"
   },
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
   "name": {
    "de": "Fischmarkt",
    "en": "Fish Market",
    "it": "Mercato del Pesce",
    "fr": "Marché aux Poissons"
   },
   "short": {
    "de": "Fisch",
    "en": "Fish",
    "it": "Pesce",
    "fr": "Poissons"
   },
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
   "name": {
    "de": "Blumenmarkt",
    "en": "Flower Market",
    "it": "Mercato dei Fiori",
    "fr": "Marché aux Fleurs"
   },
   "short": {
    "de": "Blumen",
    "en": "Flower",
    "it": "Fiori",
    "fr": "Fleurs"
   },
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
    "de": "Herbstbahnhof",
    "en": "Autumn Station",
    "it": "Stazione Autunno",
    "fr": "Gare de l’Automne"
   },
   "short": {
    "de": "Herbst",
    "en": "Autumn",
    "it": "Autunno",
    "fr": "Automne"
   },
   "price": 200
  },
  {
   "kind": "street",
   "group": "yellow",
   "name": {
    "de": "Laternenplatz",
    "en": "Lantern Square",
    "it": "Piazza delle Lanterne",
    "fr": "Place des Lanternes"
   },
   "short": {
    "de": "Laternen",
    "en": "Lantern",
    "it": "Lanterne",
    "fr": "Lanternes"
   },
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
   "name": {
    "de": "Brunnenplatz",
    "en": "Fountain Square",
    "it": "Piazza della Fontana",
    "fr": "Place de la Fontaine"
   },
   "short": {
    "de": "Brunnen",
    "en": "Fountain",
    "it": "Fontana",
    "fr": "Fontaine"
   },
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
    "de": "Wasserturm",
    "en": "Water Tower",
    "it": "Torre dell’Acqua",
    "fr": "Château d’eau"
   },
   "short": {
    "de": "Wasser",
    "en": "Water",
    "it": "Acqua",
    "fr": "Eau"
   },
   "price": 150
  },
  {
   "kind": "street",
   "group": "yellow",
   "name": {
    "de": "Uhrenplatz",
    "en": "Clock Square",
    "it": "Piazza dell’Orologio",
    "fr": "Place de l’Horloge"
   },
   "short": {
    "de": "Uhren",
    "en": "Clock",
    "it": "Orologio",
    "fr": "Horloge"
   },
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
   "name": {
    "de": "Ahornallee",
    "en": "Maple Avenue",
    "it": "Viale degli Aceri",
    "fr": "Avenue des Érables"
   },
   "short": {
    "de": "Ahorn",
    "en": "Maple",
    "it": "Aceri",
    "fr": "Érables"
   },
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
   "name": {
    "de": "Lindenallee",
    "en": "Linden Avenue",
    "it": "Viale dei Tigli",
    "fr": "Avenue des Tilleuls"
   },
   "short": {
    "de": "Linden",
    "en": "Linden",
    "it": "Tigli",
    "fr": "Tilleuls"
   },
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
   "name": {
    "de": "Kastanienallee",
    "en": "Chestnut Avenue",
    "it": "Viale dei Castagni",
    "fr": "Avenue des Marronniers"
   },
   "short": {
    "de": "Kastanien",
    "en": "Chestnut",
    "it": "Castagni",
    "fr": "Marrons"
   },
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
    "de": "Winterbahnhof",
    "en": "Winter Station",
    "it": "Stazione Inverno",
    "fr": "Gare de l’Hiver"
   },
   "short": {
    "de": "Winter",
    "en": "Winter",
    "it": "Inverno",
    "fr": "Hiver"
   },
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
    "de": "Sternwarte",
    "en": "Observatory Hill",
    "it": "Colle dell’Osservatorio",
    "fr": "Colline de l’Observatoire"
   },
   "short": {
    "de": "Sternwarte",
    "en": "Stars",
    "it": "Stelle",
    "fr": "Étoiles"
   },
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
    "de": "Sonnenterrasse",
    "en": "Sun Terrace",
    "it": "Terrazza del Sole",
    "fr": "Terrasse du Soleil"
   },
   "short": {
    "de": "Sonne",
    "en": "Sun",
    "it": "Sole",
    "fr": "Soleil"
   },
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
    "de": "Jemand winkt dir von oben: Zieh vor bis {slot}.",
    "en": "Someone waves from up there: walk on to {slot}.",
    "it": "Qualcuno ti saluta da lassù: prosegui fino a {slot}.",
    "fr": "On te fait signe de là-haut : avance jusqu’à {slot}."
   }
  },
  {
   "id": "CH-02",
   "effect": "move",
   "to": 0,
   "text": {
    "de": "Rückenwind: Zieh vor bis {slot} und nimm dir {salary}.",
    "en": "A tailwind: sail on to {slot} and take {salary}.",
    "it": "Vento in poppa: prosegui fino a {slot} e prendi {salary}.",
    "fr": "Vent dans le dos : avance jusqu’à {slot} et prends {salary}."
   }
  },
  {
   "id": "CH-03",
   "effect": "move",
   "to": 24,
   "text": {
    "de": "Hochzeitstag vergessen: Lauf weiter bis {slot}.",
    "en": "You forgot your anniversary: hurry on to {slot}.",
    "it": "Hai dimenticato l’anniversario: corri fino a {slot}.",
    "fr": "Anniversaire de mariage oublié : file jusqu’à {slot}."
   }
  },
  {
   "id": "CH-04",
   "effect": "move",
   "to": 11,
   "text": {
    "de": "Der Frühling duftet bis hierher: Spaziere bis {slot}.",
    "en": "You can smell spring from here: stroll on to {slot}.",
    "it": "Profumo di primavera: passeggia fino a {slot}.",
    "fr": "Ça sent le printemps : promène-toi jusqu’à {slot}."
   }
  },
  {
   "id": "CH-05",
   "effect": "nearest-station",
   "text": {
    "de": "Auf zum nächsten Bahnhof. Gehört er jemandem, zahle {times}-mal die Miete.",
    "en": "Off to the next station. If somebody owns it, pay {times} times the rent.",
    "it": "Via alla prossima stazione. Se è di qualcuno, paga {times} volte l’affitto.",
    "fr": "En route pour la prochaine gare. Si elle est à quelqu’un, paie {times} fois le loyer."
   }
  },
  {
   "id": "CH-06",
   "effect": "nearest-station",
   "text": {
    "de": "Deine Tante kommt an: weiter zum nächsten Bahnhof. Fremde Miete zählt {times}-fach.",
    "en": "Your aunt is arriving: on to the next station. Its owner gets {times} times the rent.",
    "it": "Arriva tua zia: alla prossima stazione. Se è di qualcuno, paga {times} volte l’affitto.",
    "fr": "Ta tante arrive : va à la prochaine gare. Si elle est à quelqu’un, paie {times} fois le loyer."
   }
  },
  {
   "id": "CH-07",
   "effect": "nearest-utility",
   "text": {
    "de": "Kurzschluss: weiter zum nächsten Werk. Gehört es jemandem, zahle {times}-mal den Wurf.",
    "en": "Lights out: on to the next utility. If somebody owns it, pay {times} times a new roll.",
    "it": "Blackout: alla prossima società. Se è di qualcuno, paga {times} volte il lancio.",
    "fr": "Panne : va au prochain service public. S’il est à quelqu’un, paie {times} fois le jet."
   }
  },
  {
   "id": "CH-08",
   "effect": "receive",
   "amount": 50,
   "text": {
    "de": "Dein Straßenkonzert gefällt: Du bekommst {amount}.",
    "en": "People like your street concert: you get {amount}.",
    "it": "Il tuo concerto di strada piace: ricevi {amount}.",
    "fr": "Ton concert de rue plaît : tu reçois {amount}."
   }
  },
  {
   "id": "CH-09",
   "effect": "keeper",
   "text": {
    "de": "Jemand hat den Schlüssel: Behalte die Karte, sie bringt dich aus dem Gefängnis.",
    "en": "Somebody has the key: keep this card, it gets you out of jail.",
    "it": "Qualcuno ha la chiave: tieni la carta, ti fa uscire di prigione.",
    "fr": "Quelqu’un a la clé : garde la carte, elle te sort de prison."
   }
  },
  {
   "id": "CH-10",
   "effect": "back",
   "steps": 3,
   "text": {
    "de": "Schirm vergessen: Geh {steps} Felder zurück.",
    "en": "You forgot your umbrella: go back {steps} slots.",
    "it": "Hai dimenticato l’ombrello: torna indietro di {steps} caselle.",
    "fr": "Parapluie oublié : recule de {steps} cases."
   }
  },
  {
   "id": "CH-11",
   "effect": "jail",
   "text": {
    "de": "Falscher Koffer, echte Handschellen: Ab ins Gefängnis, ohne Lohn.",
    "en": "Wrong suitcase, real handcuffs: off to jail, without pay.",
    "it": "Valigia sbagliata, manette vere: in prigione, senza paga.",
    "fr": "Mauvaise valise, vraies menottes : en prison, sans salaire."
   }
  },
  {
   "id": "CH-12",
   "effect": "repairs",
   "house": 25,
   "hotel": 100,
   "text": {
    "de": "Der Herbststurm war da: Zahle {house} je Haus und {hotel} je Hotel.",
    "en": "An autumn storm came by: pay {house} per house and {hotel} per hotel.",
    "it": "È passata la tempesta: paga {house} per casa e {hotel} per albergo.",
    "fr": "La tempête est passée : paie {house} par maison et {hotel} par hôtel."
   }
  },
  {
   "id": "CH-13",
   "effect": "pay",
   "amount": 15,
   "text": {
    "de": "Im Halteverbot geträumt: Zahle {amount}.",
    "en": "You were dreaming in a no-parking zone: pay {amount}.",
    "it": "Sognavi in divieto di sosta: paga {amount}.",
    "fr": "Tu rêvais en stationnement interdit : paie {amount}."
   }
  },
  {
   "id": "CH-14",
   "effect": "move",
   "to": 5,
   "text": {
    "de": "Die Koffer sind gepackt: Reise weiter bis {slot}.",
    "en": "The bags are packed: travel on to {slot}.",
    "it": "Le valigie sono pronte: viaggia fino a {slot}.",
    "fr": "Les valises sont prêtes : voyage jusqu’à {slot}."
   }
  },
  {
   "id": "CH-15",
   "effect": "pay-each",
   "amount": 50,
   "text": {
    "de": "Wette verloren: Zahle allen anderen je {amount}.",
    "en": "You lost the bet: pay every other player {amount}.",
    "it": "Hai perso la scommessa: paga {amount} a ciascuno degli altri.",
    "fr": "Tu as perdu ton pari : paie {amount} à chacun des autres."
   }
  },
  {
   "id": "CH-16",
   "effect": "receive",
   "amount": 150,
   "text": {
    "de": "Dein alter Schrank ist eine Antiquität: Du bekommst {amount}.",
    "en": "Your old wardrobe is an antique: you get {amount}.",
    "it": "Il tuo vecchio armadio è d’antiquariato: ricevi {amount}.",
    "fr": "Ta vieille armoire est une antiquité : tu reçois {amount}."
   }
  }
 ],
 "chest": [
  {
   "id": "CC-01",
   "effect": "move",
   "to": 0,
   "text": {
    "de": "Neuer Anlauf: Zieh vor bis {slot} und nimm dir {salary}.",
    "en": "A fresh start: go on to {slot} and take {salary}.",
    "it": "Si ricomincia: prosegui fino a {slot} e prendi {salary}.",
    "fr": "Nouvel élan : avance jusqu’à {slot} et prends {salary}."
   }
  },
  {
   "id": "CC-02",
   "effect": "receive",
   "amount": 200,
   "text": {
    "de": "Die Nachbarschaft ehrt dich: Du bekommst {amount}.",
    "en": "The neighbourhood honours you: you get {amount}.",
    "it": "Il quartiere ti premia: ricevi {amount}.",
    "fr": "Le quartier te récompense : tu reçois {amount}."
   }
  },
  {
   "id": "CC-03",
   "effect": "pay",
   "amount": 50,
   "text": {
    "de": "Dein Hund hat den Festkuchen gefressen: Zahle {amount}.",
    "en": "Your dog ate the party cake: pay {amount}.",
    "it": "Il tuo cane ha mangiato la torta della festa: paga {amount}.",
    "fr": "Ton chien a mangé le gâteau de la fête : paie {amount}."
   }
  },
  {
   "id": "CC-04",
   "effect": "receive",
   "amount": 50,
   "text": {
    "de": "Flohmarkt vor der Tür: Du nimmst {amount} ein.",
    "en": "Flea market at your door: you take in {amount}.",
    "it": "Mercatino sotto casa: incassi {amount}.",
    "fr": "Vide-grenier devant chez toi : tu encaisses {amount}."
   }
  },
  {
   "id": "CC-05",
   "effect": "keeper",
   "text": {
    "de": "Die Wache mag deinen Kuchen: Behalte die Karte, sie öffnet das Gefängnis.",
    "en": "The guard likes your cake: keep this card, it opens the jail.",
    "it": "La guardia ama la tua torta: tieni la carta, apre la prigione.",
    "fr": "Le gardien aime ton gâteau : garde la carte, elle ouvre la prison."
   }
  },
  {
   "id": "CC-06",
   "effect": "jail",
   "text": {
    "de": "Nachts im Brunnen gebadet: Ab ins Gefängnis, ohne Lohn.",
    "en": "A midnight swim in the fountain: off to jail, without pay.",
    "it": "Bagno notturno nella fontana: in prigione, senza paga.",
    "fr": "Bain de minuit dans la fontaine : en prison, sans salaire."
   }
  },
  {
   "id": "CC-07",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Dein Sparschwein ist voll: Du bekommst {amount}.",
    "en": "Your piggy bank is full: you get {amount}.",
    "it": "Il tuo salvadanaio è pieno: ricevi {amount}.",
    "fr": "Ta tirelire est pleine : tu reçois {amount}."
   }
  },
  {
   "id": "CC-08",
   "effect": "receive",
   "amount": 20,
   "text": {
    "de": "Münzen unter dem Sofa: Du findest {amount}.",
    "en": "Coins under the sofa: you find {amount}.",
    "it": "Monete sotto il divano: trovi {amount}.",
    "fr": "Des pièces sous le canapé : tu trouves {amount}."
   }
  },
  {
   "id": "CC-09",
   "effect": "collect-each",
   "amount": 10,
   "text": {
    "de": "Du kochst für alle: Die anderen geben dir je {amount}.",
    "en": "You cook for everyone: each of the others gives you {amount}.",
    "it": "Cucini per tutti: ognuno degli altri ti dà {amount}.",
    "fr": "Tu cuisines pour tous : chacun des autres te donne {amount}."
   }
  },
  {
   "id": "CC-10",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Dein Rezept steht im Kochbuch: Du bekommst {amount}.",
    "en": "Your recipe is in the cookbook: you get {amount}.",
    "it": "La tua ricetta finisce in un libro: ricevi {amount}.",
    "fr": "Ta recette paraît dans un livre : tu reçois {amount}."
   }
  },
  {
   "id": "CC-11",
   "effect": "pay",
   "amount": 100,
   "text": {
    "de": "Das Dach tropft ins Klavier: Zahle {amount}.",
    "en": "The roof drips into the piano: pay {amount}.",
    "it": "Il tetto gocciola nel pianoforte: paga {amount}.",
    "fr": "Le toit goutte dans le piano : paie {amount}."
   }
  },
  {
   "id": "CC-12",
   "effect": "pay",
   "amount": 50,
   "text": {
    "de": "Der Chor braucht neue Noten: Zahle {amount}.",
    "en": "The choir needs new sheet music: pay {amount}.",
    "it": "Al coro servono nuovi spartiti: paga {amount}.",
    "fr": "La chorale a besoin de partitions : paie {amount}."
   }
  },
  {
   "id": "CC-13",
   "effect": "receive",
   "amount": 25,
   "text": {
    "de": "Du hast die Katze gefunden: Finderlohn {amount}.",
    "en": "You found the lost cat: a reward of {amount}.",
    "it": "Hai ritrovato il gatto: ricompensa di {amount}.",
    "fr": "Tu as retrouvé le chat : récompense de {amount}."
   }
  },
  {
   "id": "CC-14",
   "effect": "repairs",
   "house": 40,
   "hotel": 115,
   "text": {
    "de": "Neue Gehwege: Zahle {house} je Haus und {hotel} je Hotel.",
    "en": "New pavements: pay {house} per house and {hotel} per hotel.",
    "it": "Nuovi marciapiedi: paga {house} per casa e {hotel} per albergo.",
    "fr": "Nouveaux trottoirs : paie {house} par maison et {hotel} par hôtel."
   }
  },
  {
   "id": "CC-15",
   "effect": "receive",
   "amount": 10,
   "text": {
    "de": "Dein Kürbis wird Dritter: Du bekommst {amount}.",
    "en": "Your pumpkin comes third: you get {amount}.",
    "it": "La tua zucca arriva terza: ricevi {amount}.",
    "fr": "Ta citrouille finit troisième : tu reçois {amount}."
   }
  },
  {
   "id": "CC-16",
   "effect": "receive",
   "amount": 100,
   "text": {
    "de": "Post von einer unbekannten Großtante: Du bekommst {amount}.",
    "en": "A letter from a great-aunt you never met: you get {amount}.",
    "it": "Lettera da una prozia sconosciuta: ricevi {amount}.",
    "fr": "Lettre d’une grand-tante inconnue : tu reçois {amount}."
   }
  }
 ]
}

export default board
