import type en from '../en/plain'

export default {
  'plain.table': 'Sul tavolo',
  'plain.people': 'I giocatori',
  'plain.player': 'Nome',
  'plain.act': 'Tocca a te',
  'plain.your_turn': 'Tocca a te.',
  'plain.not_asked': 'Ora non ti si chiede niente.',
  'plain.write': 'Scrivi una mossa',
  'plain.write_hint': 'Come in una partita registrata, per esempio: {example}',
  'plain.do': 'Gioca',
  'plain.last': 'Che cosa è appena successo',
  'plain.end': 'La fine',
  'plain.place': 'Posto',
  'plain.points': 'Punti',
  'plain.no_rules': 'Questo gioco è arrivato sul server da altrove. Le regole sono là da dove viene.',
} satisfies Record<keyof typeof en, string>
