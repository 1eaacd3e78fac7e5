// A whole game as one seat saw it: three seats, rows of two, somebody always goes without a building.

import type { Entry } from '../../src/link/frames'
import type { ForSaleObservation, YouPart } from '../../src/link/wire'
import plain from './recorded.json'

export interface Seen {
  entry: Entry
  game: ForSaleObservation
  decision: YouPart['decision']
}

export const RECORDED = plain as unknown as Seen[]
export const ENTRIES = RECORDED.map((one) => one.entry)
export const LAST = RECORDED.at(-1)!.game
export const NAMES = ['Anna', 'Bruno', 'Clara']
