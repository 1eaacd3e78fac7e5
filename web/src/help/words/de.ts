import type en from './en'

export default {
  title: 'Hilfe',
  intro: 'Zwei Spiele um Häuser und Geld, im Browser, ohne Konto. Hier steht kurz, wie sie gehen und wie diese Seite funktioniert.',
  contents: 'Auf dieser Seite',
  rules_of: '{game}: die Regeln',
  edition: 'Ausgabe: {name}',
  differs: 'An diesem Tisch anders als üblich',
  usual: 'An diesem Tisch gilt alles wie in der Ausgabe.',

  find: 'Frag etwas',
  find_hint: 'Zum Beispiel: Was heißt Würfel anhalten?',
  found: '{n|# Antwort|# Antworten}',
  found_none: 'Darauf gibt es keine Antwort. Versuch es mit einem einzelnen Wort.',
  find_more: 'Mehr dazu',
  // Words of a question that say nothing about what is asked for.
  find_unimportant: 'was wer wie wo wann warum wieso welche welcher welches ist sind war der die das den dem des ein eine einen einem einer im in an am auf zu zum zur von mit für und oder ich du wir man mein meine dein deine es kann darf heißt heisst bedeutet macht hat haben wenn es gibt',
  // What else people call it.
  also_hold: 'hold halten warten Wurf',
  also_way_back: 'Platz verloren Handy Gerät zurück wiederkommen Link Code',
  also_absence: 'getrennt verschwunden gegangen weg offline Bot',
  also_order: 'automatisch Höchstgebot Grenze bieten Auftrag',

  keys_h: 'Tasten',
  keys: 'Alles geht mit der Tastatur. An jedem Tisch zeigt ? die Liste.',
  keys_table: 'An jedem Tisch',
  keys_replay: 'Beim Nachspielen',
  access_h: 'Für alle spielbar',
  access_text: 'Die Textansicht (Taste v) zeigt den Tisch in Worten; mit einem Vorleseprogramm lassen sich beide Spiele ganz spielen.',
  access_signs: 'Plätze und Farben haben immer auch einen Buchstaben und ein Muster.',
  access_prefs: 'Unter Einstellungen: Kontrast, Bewegung, Tempo, Ton, Licht und Sprache.',
  access_clock: 'Eine Uhr läuft nur, wenn der Tisch eine vereinbart hat.',
  fair_h: 'Warum das Glück fair ist',
  fair_1: 'Bevor es losgeht, zieht der Server eine Geheimzahl und legt sich mit einem Siegel darauf fest. Ändern kann er sie dann nicht mehr.',
  fair_2: 'Jedes Gerät am Tisch zieht selbst eine Zahl: erst versiegelt, dann offen. Niemand kann seine nach der eines anderen wählen.',
  fair_3: 'Aus allen Zahlen zusammen folgen Karten und Würfel. Eine einzige ehrliche Zahl genügt, damit niemand sie vorhersehen kann.',
  fair_4: 'Nach dem Spiel liegt alles offen. Beim Nachspielen rechnet deine eigene Seite jede Karte und jeden Wurf nach (das Schloss).',
  private_h: 'Was wir wissen',
  private: 'Kein Konto, keine Werbung, keine fremden Server. Ein Cookie hält deinen Platz, deine Einstellungen bleiben in deinem Browser. Der Server schreibt Namen, Züge und Chat eines Tisches auf, damit nichts verloren geht; wer dort zusehen darf, kann die fertige Partie nachspielen.',
  more_h: 'Mehr',
  more_replay: 'Eine Partie aus einer Datei nachspielen',
  more_api: 'Für Programme und eigene Bots: die Beschreibung der Schnittstelle',
} satisfies Record<keyof typeof en, string>
