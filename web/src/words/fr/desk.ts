import type en from '../en/desk'

export default {
  'desk.paper': 'Cartes, chevalets, fiches, diplômes',
  'desk.move': 'Déplacer des gens',
  'desk.move_about': 'Glisse un nom sur un autre, et les deux échangent leurs places. Au clavier : choisis l’un, puis l’autre.',
  'desk.pick': 'Déplacer {name}',
  'desk.put': 'Échanger la place avec {name}',
  'desk.picked': '{name} : choix fait. Choisis avec qui échanger la place.',
  'desk.costs': '{one} et {two} échangent leurs places. {n|# paire se rencontre alors de nouveau.|# paires se rencontrent alors de nouveau.}',
  'desk.change_now': 'Échanger les places',
  'desk.drop': 'Laisser',
  'desk.moved': '{one} et {two} ont échangé leurs places.',
  'desk.move_why': 'Déplacement à la main',
  'desk.correct': 'Corriger le résultat',
  'desk.correct_now': 'Corriger la table {n}',
  'desk.amount_of': 'Argent de {name}',
  'desk.last_round': 'Tour {n}, clos',
  'desk.rename': 'Renommer',
  'desk.new_name': 'Nouveau nom',
  'desk.rename_now': 'Renommer {name}',
} satisfies Record<keyof typeof en, string>
