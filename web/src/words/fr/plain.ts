import type en from '../en/plain'

export default {
  'plain.table': 'Sur la table',
  'plain.people': 'Les joueurs',
  'plain.player': 'Nom',
  'plain.act': 'À toi de jouer',
  'plain.your_turn': 'C’est à toi de jouer.',
  'plain.not_asked': 'Rien ne t’est demandé pour l’instant.',
  'plain.write': 'Écrire un coup',
  'plain.write_hint': 'Comme dans un enregistrement, par exemple : {example}',
  'plain.do': 'Jouer',
  'plain.last': 'Ce qui vient de se passer',
  'plain.end': 'La fin',
  'plain.place': 'Place',
  'plain.points': 'Points',
  'plain.no_rules': 'Ce jeu est venu d’ailleurs sur le serveur. Ses règles sont là d’où il vient.',
} satisfies Record<keyof typeof en, string>
