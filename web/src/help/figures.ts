// The figures of the editions of For Sale and of a Monopoly board, as the short rules name them.
// tests/help compares them with the files of the rules.

import type { Settings } from '../link/wire'

interface Edition {
  deck: 'thirty' | 'twenty'
  coins: Record<number, number>
  removed: Record<number, number>
  /** Buildings a row has less than there are players. */
  fewer: number
  leastBid: 'raise' | 'match'
  refund: 'up' | 'down'
}

const NEW_COINS = { 3: 28, 4: 21, 5: 16, 6: 14 }
const OLD_COINS = { 3: 15, 4: 15, 5: 15 }

export const EDITIONS: Record<string, Edition> = {
  '2015': { deck: 'thirty', coins: NEW_COINS, removed: { 3: 0, 4: 2, 5: 0, 6: 0 }, fewer: 0, leastBid: 'raise', refund: 'up' },
  '2015-variant': { deck: 'thirty', coins: NEW_COINS, removed: { 3: 10, 4: 0, 5: 3, 6: 0 }, fewer: 1, leastBid: 'raise', refund: 'up' },
  '1997': { deck: 'twenty', coins: OLD_COINS, removed: { 3: 2, 4: 0, 5: 0 }, fewer: 0, leastBid: 'match', refund: 'up' },
  '1997-strict': { deck: 'twenty', coins: OLD_COINS, removed: { 3: 2, 4: 0, 5: 0 }, fewer: 0, leastBid: 'raise', refund: 'up' },
  '1997-variant': { deck: 'twenty', coins: OLD_COINS, removed: { 3: 4, 4: 2, 5: 0 }, fewer: 1, leastBid: 'match', refund: 'up' },
  '2005-seed': { deck: 'thirty', coins: { 3: 14, 4: 14, 5: 14, 6: 14 }, removed: { 3: 6, 4: 2, 5: 0, 6: 0 }, fewer: 0, leastBid: 'raise', refund: 'up' },
  '2005-published': { deck: 'thirty', coins: { 3: 18, 4: 18, 5: 14, 6: 14 }, removed: { 3: 6, 4: 2, 5: 0, 6: 0 }, fewer: 0, leastBid: 'raise', refund: 'down' },
}
const DECKS = { thirty: { all: 30, best: 15 }, twenty: { all: 20, best: 20 } }

export interface ForSaleFigures {
  coins: number
  cards: number
  all: number
  best: number
  shown: number
  isShort: boolean
  leastBid: 'raise' | 'match'
  refund: 'up' | 'down'
  isOpen: boolean
}

export function forSaleFigures({ edition, seats, options = {} }: Settings): ForSaleFigures {
  const found = EDITIONS[edition] ?? EDITIONS['2015']!
  const { all, best } = DECKS[found.deck]
  const removed = (options.variant5_removed as number | undefined) ?? found.removed[seats] ?? 0
  return {
    coins: found.coins[seats] ?? 0,
    cards: all - removed,
    all,
    best,
    shown: seats - found.fewer,
    isShort: found.fewer > 0,
    leastBid: (options.least_bid as Edition['leastBid'] | undefined) ?? found.leastBid,
    refund: (options.refund as Edition['refund'] | undefined) ?? found.refund,
    isOpen: options.open_info === true,
  }
}

export interface BoardFigures {
  start: number
  salary: number
  fine: number
  houses: number
  hotels: number
}

/** Both printed boards have the same; a board of one's own says its own. */
export const PRINTED: BoardFigures = { start: 1500, salary: 200, fine: 50, houses: 32, hotels: 12 }

export function boardFigures(board: Settings['board']): BoardFigures {
  if (!board || typeof board === 'string') return PRINTED
  const { money, bank } = board as { money?: Partial<BoardFigures>; bank?: Partial<BoardFigures> }
  return { ...PRINTED, ...picked(money), ...picked(bank) }
}

function picked(part: Partial<BoardFigures> | undefined): Partial<BoardFigures> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([name, value]) => name in PRINTED && typeof value === 'number'))
}
