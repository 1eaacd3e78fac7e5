// A whole game as one seat saw it: four seats, purses covered, rent to be asked for.
// Each row is a move: who, what, what happened, and the own cash after it.

import type { Entry } from '../../src/link/frames'
import type { MonopolyObservation } from '../../src/link/wire'
import plain from './recorded.json'

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
export const LAST = plain.last as unknown as MonopolyObservation
export const SCORES: number[] = plain.scores
export const NAMES = ['Anna', 'Ada', 'Bruno', 'Clara']
