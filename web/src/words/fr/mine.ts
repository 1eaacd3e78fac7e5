import type en from '../en/mine'
import { unbrokenTexts } from '../french'

export default unbrokenTexts({
  'mine.games_about': 'Seul ce navigateur les montre, et qui a ton lien.',
  'mine.wins': '{games|# partie|# parties}, {wins} gagnées ; la part équitable serait {share}.',
  'mine.best': 'Meilleure enchère ici : {what}, valeur {worth}, pour {paid}.',
  'mine.place': 'Place {rank} sur {of}, {score}',
  'mine.curve': 'Ton résultat de partie en partie',
  'mine.export': 'Enregistrer dans un fichier',
  'mine.delete': 'Tout supprimer',
  'mine.delete_about': 'La liste, les scores de tes séries, tes liens avec toutes les tables et les adresses pour les push sont supprimés, ici et sur le serveur, sans retour. Les tables où seuls toi et des bots ont joué sont retirées entièrement. Les tables avec d’autres personnes restent, avec le nom que tu y avais.',
  'mine.elsewhere': 'Sur d’autres appareils',
  'mine.elsewhere_about': 'Ouvre ce lien sur un autre appareil : la liste y sera aussi, avec la suite. Garde-le pour toi : il ouvre cette liste et rien d’autre. Supprimer les parties y met fin.',
  'mine.none': 'Il n’y a plus rien ici.',
} satisfies Record<keyof typeof en, string>)
