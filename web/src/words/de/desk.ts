import type en from '../en/desk'

export default {
  'desk.paper': 'Karten, Schilder, Zettel, Urkunden',
  'desk.move': 'Leute umsetzen',
  'desk.move_about': 'Zieh einen Namen auf einen anderen, und die beiden tauschen die Plätze. Mit Tasten: erst den einen wählen, dann den anderen.',
  'desk.pick': '{name} umsetzen',
  'desk.put': 'Platz mit {name} tauschen',
  'desk.picked': '{name} ist gewählt. Wähle, wer den Platz tauscht.',
  'desk.costs': '{one} und {two} tauschen die Plätze. {n|# Paar trifft sich dann wieder.|# Paare treffen sich dann wieder.}',
  'desk.change_now': 'Plätze tauschen',
  'desk.drop': 'Lassen',
  'desk.moved': '{one} und {two} haben die Plätze getauscht.',
  'desk.move_why': 'Von Hand umgesetzt',
  'desk.correct': 'Ergebnis berichtigen',
  'desk.correct_now': 'Tisch {n} berichtigen',
  'desk.amount_of': 'Geld von {name}',
  'desk.last_round': 'Runde {n}, abgeschlossen',
  'desk.rename': 'Umbenennen',
  'desk.new_name': 'Neuer Name',
  'desk.rename_now': '{name} umbenennen',
} satisfies Record<keyof typeof en, string>
