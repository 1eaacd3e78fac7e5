// Small tables to begin a test from.

import type { ForSaleObservation, ForSaleSeatView, TablePart } from '../../src/link/wire'
import { seatedAt, you } from '../seated'

export { you }

export function seat(parts: Partial<ForSaleSeatView> = {}): ForSaleSeatView {
  return {
    coins: null,
    bid: 0,
    in_auction: true,
    hand_size: 0,
    hand: null,
    sealed: false,
    cheque_count: 0,
    cheques: null,
    least: null,
    passing: null,
    ...parts,
  }
}

export function auction(parts: Partial<ForSaleObservation> = {}): ForSaleObservation {
  return {
    edition: 'any',
    rules: 2,
    options: { refund: 'up' },
    viewer: 0,
    memory: false,
    phase: 'buy',
    round: 1,
    row: [3, 9, 20],
    high: 4,
    waiting: [0],
    turn: 0,
    people: [seat({ coins: 12, bid: 3, hand: [], passing: { building: 3, back: 2, paid: 1 } }), seat({ bid: 4 }), seat()],
    box: null,
    cards_left: 9,
    own_sealed: null,
    purchases: null,
    cheques_seen: null,
    scores: null,
    ...parts,
  }
}

export function table(parts: Partial<TablePart> = {}): TablePart {
  return { ...seatedAt('for-sale', 'any', (seat) => seat), ...parts }
}
