// A whole game as one seat saw it: four seats, purses covered, rent to be asked for.
// Each row is a move: who, what, what happened, and the own cash after it.

import type { Entry } from '../../src/link/frames'
import type { MonopolyObservation } from '../../src/link/wire'
import plain from './recorded.json'
import { FIGURES } from './stages'

type Row = [seat: number, action: unknown[], events: unknown[], cash: number]

const rows = plain.rows as unknown as Row[]

export const ENTRIES: Entry[] = rows.map(([seat, action, events], index) => ({
  n: index + 1,
  kind: 'move',
  at: 1000 * index,
  seat,
  action,
  events,
}))
export const OWN_CASH = rows.map(([, , , cash]) => cash)
export const SCORES: number[] = plain.scores

/** The last view, written down before views had figures. */
const last = plain.last as unknown as MonopolyObservation
export const LAST: MonopolyObservation = {
  ...last,
  figures: FIGURES,
  people: last.people.map((one, seat) => ({ ...one, deeds_worth: SCORES[seat]! - one.cash!, buildings_worth: 0, raisable: 0 })),
}
export const NAMES = ['Anna', 'Ada', 'Bruno', 'Clara']
