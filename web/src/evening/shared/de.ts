// Made by tools/word_files.py from words/de/*.ftl. Do not edit: run `make types`.

import type { Forms } from '../../words/filled'

export default {
  'refused-event-no-boards': 'Für {game} gibt es keinen Ergebniszettel, also geht es hier nur mit Handys.',
  'refused-event-no-board-for-bots': 'Bots spielen nur an Tischen mit Handys.',
  'refused-event-open-tables': 'Offene Tische haben keine Uhr und lassen sich nicht mit Bots proben.',
  'refused-event-no-board': 'Tisch {table} spielt mit Handys. Sein Ergebnis kommt von selbst.',
  'refused-event-not-on-wall': 'Tisch {table} spielt das echte Spiel: An der Wand gibt es davon nichts zu sehen.',
  'refused-event-no-sheet': 'Für Tisch {table} hat noch niemand einen Zettel eingegeben.',
  'refused-event-other-sheet': 'Der Zettel von Tisch {table} wurde geändert. Sieh ihn dir noch einmal an.',
  'refused-event-own-sheet': 'Diesen Zettel hast du selbst eingegeben. Bestätigen muss ihn jemand anders.',
  'refused-event-no-dispute': 'Tisch {table} hat nicht gerufen.',
  'refused-event-no-referee': 'Nummer {entrant} kann jetzt nicht entscheiden: nur, wer da ist und ein Handy hat.',
  'refused-event-sheet-of-another-game': 'Dieser Zettel gehört zu einem anderen Spiel.',
  'refused-event-sheet-seats': 'Auf den Zettel gehören genau {seats} Leute.',
  'refused-event-sheet-deed-twice': '{slot} steht zweimal auf dem Zettel. Die Karte gibt es nur einmal.',
  'refused-event-sheet-no-deed': 'Für {slot} gibt es keine Besitzkarte.',
  'refused-event-sheet-no-street': 'Auf {slot} kann nichts gebaut werden.',
  'refused-event-sheet-part-of-group': 'Auf {slot} stehen Gebäude, aber die Farbgruppe ist nicht in einer Hand.',
  'refused-event-sheet-mortgaged-group': 'Auf {slot} stehen Gebäude, aber eine Straße dieser Farbe ist beliehen.',
  'refused-event-sheet-uneven': 'Die Farbgruppe von {slot} ist ungleich bebaut: höchstens eine Stufe Unterschied.',
  'refused-event-sheet-bankrupt-owns': 'Wer bankrott ist, hat nichts mehr: Sieh bei {seat} nach.',
  'refused-event-sheet-bankrupt-order': 'Wer war zuerst bankrott, wer als Zweites? Jede Zahl einmal, ab 1.',
  'refused-event-sheet-nobody-left': 'Alle können nicht bankrott sein.',
  'refused-event-sheet-houses': 'Es gibt nur {most} Häuser, nicht {found}.',
  'refused-event-sheet-hotels': 'Es gibt nur {most} Hotels, nicht {found}.',
  'refused-event-sheet-cheques': 'Alle Schecks zusammen müssen zwischen {least} und {most} ergeben, nicht {found}.',
  'refused-event-sheet-all-cheques': 'Alle Schecks zusammen müssen genau {most} ergeben, nicht {found}.',
  'refused-event-sheet-coins': '{seat} hatte am Anfang {most} Münzen und kann nicht {found} haben.',
} satisfies Forms
