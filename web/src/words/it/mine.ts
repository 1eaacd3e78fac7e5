import type en from '../en/mine'

export default {
  'mine.games_about': 'Le mostra solo questo browser, e chi ha il tuo link.',
  'mine.wins': '{games|# partita|# partite}, {wins} vinte; la quota equa sarebbe {share}.',
  'mine.best': 'Asta migliore qui: {what}, valore {worth}, per {paid}.',
  'mine.place': 'Posto {rank} su {of}, {score}',
  'mine.curve': 'Il tuo risultato di partita in partita',
  'mine.export': 'Salva come file',
  'mine.delete': 'Elimina tutto',
  'mine.delete_about': 'L’elenco, i punteggi delle tue serie, i tuoi legami con tutti i tavoli e gli indirizzi per i push vengono eliminati, qui e sul server, e non si recuperano. I tavoli con te e soli bot vengono rimossi del tutto. I tavoli con altre persone restano, con il nome che usavi lì.',
  'mine.elsewhere': 'Su altri dispositivi',
  'mine.elsewhere_about': 'Apri questo link su un altro dispositivo: l’elenco sarà anche lì, con quel che verrà. Tienilo per te: apre questo elenco e nient’altro. Eliminando le partite finisce.',
  'mine.none': 'Qui non c’è più nulla.',
} satisfies Record<keyof typeof en, string>
