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
    section('fs_aim_h', say('fs_aim')),
    section('fs_table_h', say('fs_table', dealt)),
    section('fs_bid_h', say('fs_bid', { shown: seats - figures.fewer_shown }), said(`fs_bid_${least_bid}`)),
    section('fs_pass_h', said(isShort ? 'fs_pass_none' : '', 'fs_pass', `fs_pass_${refund}`, 'fs_hammer')),
    section('fs_sale_h', said('fs_sale', isShort ? 'fs_sale_alone' : '')),
    section('fs_end_h', said('fs_end', open_info ? 'fs_sight_open' : 'fs_sight_covered')),
  ]
}
