// The short rules of For Sale, by what a table has agreed.

import { said, say, section, type Section } from '../help/sections'
import type { Settings } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'

/** An edition as the server describes it; tables are by number of seats. */
interface Figures {
  buildings: number
  best_cheque: number
  coins: Record<string, number>
  removed: Record<string, number>
  fewer_shown: number
}

export function sections({ game, edition, seats, options = {} }: Settings): Section[] {
  const card = catalogue.edition(game, edition)
  if (!card) return []
  const figures = card.figures as unknown as Figures
  const { least_bid, refund, open_info }: Record<string, unknown> = { ...catalogue.agreed(game, edition), ...options }
  const removed = options.variant5_removed ?? figures.removed[seats] ?? 0
  const isShort = figures.fewer_shown > 0
  const dealt = { coins: figures.coins[seats] ?? 0, cards: figures.buildings - Number(removed), all: figures.buildings, best: figures.best_cheque }
  return [
    section('for-sale-aim-title', say('for-sale-aim')),
    section('for-sale-table-title', say('for-sale-table', dealt)),
    section('for-sale-bid-title', say('for-sale-bid', { shown: seats - figures.fewer_shown }), said(`for-sale-bid-${least_bid}`)),
    section('for-sale-pass-title', said(isShort ? 'for-sale-pass-none' : '', 'for-sale-pass', `for-sale-pass-${refund}`, 'for-sale-hammer')),
    section('for-sale-sale-title', said('for-sale-sale', isShort ? 'for-sale-sale-alone' : '')),
    section('for-sale-end-title', said('for-sale-end', open_info ? 'for-sale-sight-open' : 'for-sale-sight-covered')),
  ]
}
