import type en from './en'

export default {
  title: 'Aiuto',
  intro: 'Due giochi di case e denaro, nel browser, senza account. Qui trovi in breve come si giocano e come funziona questa pagina.',
  contents: 'In questa pagina',
  rules_of: '{game}: le regole',
  edition: 'Edizione: {name}',
  differs: 'Diverso a questo tavolo',
  usual: 'A questo tavolo vale tutto come nell’edizione.',

  find: 'Chiedi qualcosa',
  find_hint: 'Per esempio: che cosa vuol dire fermare i dadi?',
  found: '{n|# risposta|# risposte}',
  found_none: 'Nessuna risposta. Prova con una sola parola.',
  find_more: 'Di più',
  // Words of a question that say nothing about what is asked for.
  find_unimportant: 'che cosa cos come dove quando perché chi quale quali il lo la gli le un uno una di del della dei delle in nel nella su per con da al alla ed non si mi ti io tu noi mio mia tuo tua posso può puoi è sono vuol dire significa fa ha se questo questa',
  // What else people call it.
  also_hold: 'hold fermare trattenere aspettare lancio',
  also_way_back: 'posto perso telefono dispositivo tornare ritorno link codice',
  also_absence: 'disconnesso sparito uscito assente offline bot',
  also_order: 'automatico massima massimo limite offerta ordine',

  keys_h: 'Tasti',
  keys: 'Tutto funziona da tastiera. A ogni tavolo ? mostra la lista.',
  keys_table: 'A ogni tavolo',
  keys_replay: 'Rivedendo una partita',
  access_h: 'Giocabile da tutti',
  access_text: 'La vista testo (tasto v) mostra il tavolo in parole; con un lettore di schermo si giocano per intero entrambi i giochi.',
  access_signs: 'Posti e colori hanno sempre anche una lettera e un motivo.',
  access_prefs: 'In Impostazioni: contrasto, movimento, velocità, suono, luce e lingua.',
  access_clock: 'L’orologio corre solo se il tavolo lo ha concordato.',
  fair_h: 'Perché la sorte è onesta',
  fair_1: 'Prima di iniziare, il server sceglie un numero segreto e vi si vincola con un sigillo. Poi non può più cambiarlo.',
  fair_2: 'Anche ogni dispositivo al tavolo sceglie un numero: prima sigillato, poi scoperto. Nessuno può sceglierlo dopo aver visto quello di un altro.',
  fair_3: 'Carte e dadi seguono da tutti i numeri insieme. Ne basta uno onesto perché nessuno possa prevederli.',
  fair_4: 'Dopo la partita tutto è scoperto. Rivedendola, la tua pagina ricalcola ogni carta e ogni lancio (il lucchetto).',
  private_h: 'Che cosa sappiamo',
  private: 'Nessun account, nessuna pubblicità, nessun altro server. Un cookie tiene il tuo posto, le impostazioni restano nel tuo browser. Il server annota nomi, mosse e chat di un tavolo perché niente vada perso; chi può guardare lì può rivedere la partita finita.',
  more_h: 'Altro',
  more_replay: 'Rivedi una partita da un file',
  more_api: 'Per programmi e bot propri: la descrizione dell’interfaccia',
} satisfies Record<keyof typeof en, string>
