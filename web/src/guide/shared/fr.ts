// Made by tools/word_files.py from words/fr/*.ftl. Do not edit: run `make types`.

import type { Forms } from '../../words/filled'

export default {
  'guide-title': 'Première partie guidée : {game}',
  'guide-step': 'Étape {n} sur {all}',
  'guide-go-on': 'Continuer',
  'guide-leave': 'Quitter le guide',
  'guide-again': 'Depuis le début',
  'guide-for-sale-bid': 'Trois bâtiments passent aux enchères : 4, 9 et 22. Plus le nombre est grand, meilleur est le bâtiment. Tu as 28 pièces pour toute la partie. Ouvre avec une mise de 1.',
  'guide-for-sale-raise': 'Les autres montent, et Clara est à 3. Une mise est toujours ton total, pas ce que tu ajoutes. Mise 4.',
  'guide-for-sale-again': 'Bruno et Clara ont passé. Chacun a pris le bâtiment le moins cher qui restait et a repris la moitié de sa mise. Tu es resté en lice : tu paies les 4 pièces, et le 22 est à toi. Qui gagne ouvre la rangée suivante. Mise 2.',
  'guide-for-sale-pass': 'Clara est déjà à 5. Pas besoin de gagner chaque rangée. Passe : tu prends le 6, le bâtiment le moins cher, et une de tes 2 pièces te revient.',
  'guide-for-sale-rest': 'Voilà la première moitié : miser ou passer jusqu’à ce que tous les bâtiments soient vendus. Les huit autres rangées sont jouées pour toi.',
  'guide-for-sale-sell': 'La seconde moitié : trois chèques sont étalés, et le meilleur vaut 15. Chacun pose un bâtiment face cachée ; puis le meilleur bâtiment reçoit le meilleur chèque. Pose le 28.',
  'guide-for-sale-low': 'Personne n’avait mieux : 15 pour toi. Maintenant un chèque vaut 0, et le meilleur ne vaut que 8. Trop peu pour un bon bâtiment. Pose le 6.',
  'guide-for-sale-count': 'Le 6 a pris le 0, et tes bons bâtiments sont encore dans ta main. Voilà la seconde moitié. Les huit autres ventes sont jouées pour toi.',
  'guide-for-sale-over': 'Chèques et pièces restantes s’additionnent : tu as 108 et tu gagnes. C’était toute la partie.',
  'guide-monopoly-roll': 'Chacun commence avec 1 500 et fait le tour de la ville. Gagne qui possède le plus à la fin. C’est ton tour : lance les dés.',
  'guide-monopoly-buy': 'Tu es à Hofen, une rue bleu clair. Elle n’est à personne. Si elle est à toi, qui s’y arrête te doit un loyer. Achète-la.',
  'guide-monopoly-done': 'Hofen est à toi pour 100. Tu pourrais encore échanger. Finis ton tour.',
  'guide-monopoly-bid': 'Clara ne veut pas acheter Waldhausen. Ce qui n’est pas acheté est mis aux enchères, et tous peuvent miser. Waldhausen aussi est bleu clair. Mise 60.',
  'guide-monopoly-raise': 'Bruno est à 70. Sur le plateau elle coûte 100, il y a donc de la marge. Mise 80.',
  'guide-monopoly-card': 'Waldhausen est à toi pour 80. C’est de nouveau ton tour : lance les dés.',
  'guide-monopoly-end': 'Sur cette case on tire une carte, et celle-ci te rapporte 200. D’autres coûtent quelque chose ou mènent en prison. Finis ton tour.',
  'guide-monopoly-accept': 'Bruno a la dernière rue bleu clair et te la propose pour 180. C’est plus que son prix, mais il faut toute la couleur pour construire. Regarde son offre et accepte-la.',
  'guide-monopoly-build': 'Les trois rues bleu clair sont à toi. Construis une maison sur chacune, et le loyer monte aussitôt.',
  'guide-monopoly-demand': 'Clara est sur ta rue, devant la nouvelle maison. Ici le loyer ne vient pas tout seul : tu dois le réclamer avant que quelqu’un relance. Réclame-le maintenant.',
  'guide-monopoly-over': 'La partie est finie, et tout compte : argent, titres et bâtiments. Tu possèdes le plus et tu gagnes. C’était l’essentiel ; prison, hypothèques et dettes, tu les découvriras en jouant.',
} satisfies Forms
