import type en from '../en/desk'

export default {
  'desk.paper': 'Cartellini, segnatavoli, schede, attestati',
  'desk.move': 'Sposta le persone',
  'desk.move_about': 'Trascina un nome su un altro e i due si scambiano i posti. Con i tasti: scegli l’uno, poi l’altro.',
  'desk.pick': 'Sposta {name}',
  'desk.put': 'Scambia il posto con {name}',
  'desk.picked': 'Hai scelto {name}. Scegli con chi scambia il posto.',
  'desk.costs': '{one} e {two} si scambiano i posti. {n|# coppia si incontra di nuovo.|# coppie si incontrano di nuovo.}',
  'desk.change_now': 'Scambia i posti',
  'desk.drop': 'Lascia stare',
  'desk.moved': '{one} e {two} si sono scambiati i posti.',
  'desk.move_why': 'Spostamento a mano',
  'desk.correct': 'Correggi il risultato',
  'desk.correct_now': 'Correggi il tavolo {n}',
  'desk.amount_of': 'Denaro di {name}',
  'desk.last_round': 'Turno {n}, chiuso',
  'desk.rename': 'Rinomina',
  'desk.new_name': 'Nuovo nome',
  'desk.rename_now': 'Rinomina {name}',
} satisfies Record<keyof typeof en, string>
