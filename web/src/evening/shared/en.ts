// Made by tools/word_files.py from words/en/*.ftl. Do not edit: run `make types`.

import type { Forms } from '../../words/filled'

export default {
  'refused-event-no-boards': '{game} has no result sheet, so it cannot be played at boards here.',
  'refused-event-no-board-for-bots': 'Bots cannot sit at a board.',
  'refused-event-open-tables': 'Open tables have no clock of their own and cannot be rehearsed with bots.',
  'refused-event-no-board': 'Table {table} plays on phones. Its result comes by itself.',
  'refused-event-not-on-wall': 'Table {table} plays at a board: there is nothing to show on the wall.',
  'refused-event-no-sheet': 'Nobody has entered a sheet for table {table} yet.',
  'refused-event-other-sheet': 'The sheet of table {table} has been changed. Look at it again.',
  'refused-event-own-sheet': 'You have entered this sheet yourself. Somebody else has to confirm it.',
  'refused-event-no-dispute': 'Table {table} has not called.',
  'refused-event-no-referee': 'Number {entrant} cannot decide now: only somebody who is here and has a phone.',
  'refused-event-sheet-of-another-game': 'This sheet belongs to another game.',
  'refused-event-sheet-seats': 'The sheet needs exactly {seats} people.',
  'refused-event-sheet-deed-twice': '{slot} is on the sheet twice. There is one deed of it.',
  'refused-event-sheet-no-deed': '{slot} has no deed.',
  'refused-event-sheet-no-street': 'Nothing can be built on {slot}.',
  'refused-event-sheet-part-of-group': 'There are buildings on {slot}, but the colour group is not in one hand.',
  'refused-event-sheet-mortgaged-group': 'There are buildings on {slot}, but a street of that colour is mortgaged.',
  'refused-event-sheet-uneven': 'The colour group of {slot} is built unevenly: streets differ by one level at most.',
  'refused-event-sheet-bankrupt-owns': 'Who is bankrupt has nothing left: look at {seat}.',
  'refused-event-sheet-bankrupt-order': 'Who went bankrupt first, second and so on? Each number once, from 1.',
  'refused-event-sheet-nobody-left': 'Not everybody can be bankrupt.',
  'refused-event-sheet-houses': 'There are only {most} houses, not {found}.',
  'refused-event-sheet-hotels': 'There are only {most} hotels, not {found}.',
  'refused-event-sheet-cheques': 'All cheques together must come to between {least} and {most}, not {found}.',
  'refused-event-sheet-all-cheques': 'All cheques together must come to exactly {most}, not {found}.',
  'refused-event-sheet-coins': '{seat} had {most} coins at the start and cannot have {found}.',
} satisfies Forms
