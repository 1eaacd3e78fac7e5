import { unbrokenTexts } from '../../words/french'
import type en from './en'

export default unbrokenTexts({
  title: 'Aide',
  intro: 'Deux jeux de maisons et d’argent, dans le navigateur, sans compte. Voici en bref comment ils se jouent et comment marche cette page.',
  contents: 'Sur cette page',
  rules_of: '{game} : les règles',
  edition: 'Édition : {name}',
  differs: 'Différent à cette table',
  usual: 'Cette table joue exactement comme le dit l’édition.',

  find: 'Pose une question',
  find_hint: 'Par exemple : que veut dire arrêter les dés ?',
  found: '{n|# réponse|# réponses}',
  found_none: 'Aucune réponse. Essaie avec un seul mot.',
  find_more: 'En savoir plus',
  // Words of a question that say nothing about what is asked for.
  find_unimportant: 'que quoi qui quel quelle quels quelles comment où quand pourquoi est ce sont était le la les un une des du de dans en sur au aux pour par avec et ou je tu on nous il elle mon ma mes ton ta tes peut puis peux veut dire signifie fait se si cette cet qu',
  // What else people call it.
  also_hold: 'hold retenir attendre jet',
  also_way_back: 'place perdu téléphone appareil revenir retour lien code',
  also_absence: 'déconnecté disparu parti absent hors ligne bot',
  also_order: 'automatique maximum limite mise ordre',

  keys_h: 'Touches',
  keys: 'Tout se fait au clavier. À chaque table, ? montre la liste.',
  keys_table: 'À chaque table',
  keys_replay: 'En revoyant une partie',
  access_h: 'Jouable par tous',
  access_text: 'La vue texte (touche v) montre la table en mots ; avec un lecteur d’écran, les deux jeux se jouent entièrement.',
  access_signs: 'Places et couleurs ont toujours aussi une lettre et un motif.',
  access_prefs: 'Dans Réglages : contraste, mouvement, vitesse, son, lumière et langue.',
  access_clock: 'Une horloge ne tourne que si la table en a convenu.',
  fair_h: 'Pourquoi le hasard est honnête',
  fair_1: 'Avant le début, le serveur tire un nombre secret et s’y lie par un sceau. Ensuite il ne peut plus le changer.',
  fair_2: 'Chaque appareil à la table tire aussi un nombre : d’abord scellé, puis montré. Personne ne peut choisir le sien après avoir vu celui d’un autre.',
  fair_3: 'Cartes et dés découlent de tous les nombres ensemble. Un seul honnête suffit pour que personne ne puisse prévoir.',
  fair_4: 'Après la partie tout est montré. En la revoyant, ta propre page recalcule chaque carte et chaque jet (le cadenas).',
  private_h: 'Ce que nous savons',
  private: 'Ni compte, ni publicité, ni autres serveurs. Un cookie garde ta place, tes réglages restent dans ton navigateur. Le serveur note les noms, les coups et la discussion d’une table pour que rien ne se perde ; qui peut y regarder peut revoir la partie finie.',
  more_h: 'Plus',
  more_replay: 'Revoir une partie depuis un fichier',
  more_league: 'Le championnat des programmes',
  more_api: 'Pour tes programmes et tes bots : la référence de l’interface',
} satisfies Record<keyof typeof en, string>)
