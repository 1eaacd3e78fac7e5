import type en from '../en/plain'

export default {
  'plain.table': 'Auf dem Tisch',
  'plain.people': 'Wer spielt',
  'plain.player': 'Name',
  'plain.act': 'Du bist dran',
  'plain.your_turn': 'Du bist dran.',
  'plain.not_asked': 'Gerade wirst du nichts gefragt.',
  'plain.write': 'Einen Zug schreiben',
  'plain.write_hint': 'So, wie ihn eine Aufzeichnung hat, zum Beispiel: {example}',
  'plain.do': 'Ziehen',
  'plain.last': 'Was zuletzt geschah',
  'plain.end': 'Das Ende',
  'plain.place': 'Platz',
  'plain.points': 'Punkte',
  'plain.no_rules': 'Dieses Spiel kam von anderswo auf den Server. Seine Regeln stehen dort, wo es herkommt.',
} satisfies Record<keyof typeof en, string>
