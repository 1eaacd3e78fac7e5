// The games as tables show them, each loaded when it is wanted.

import type { Component } from 'svelte'
import type { Entry } from '../link/frames'
import type { KeyHelp } from '../parts/KeyList.svelte'
import type { Pacing } from '../store/table.svelte'
import { t } from '../words/index.svelte'

export interface GameAtTable {
  // Each game's component knows its own kind of store; the shell hands it the one that fits.
  picture: Component<any>
  text: Component<any>
  tell: (entry: Entry, names: readonly string[], say: typeof t) => string[]
  pacing: Pacing
  keys: () => KeyHelp[]
}

async function forSale(): Promise<GameAtTable> {
  const [picture, text, telling, pacing, keys] = await Promise.all([
    import('../forsale/ForSaleTable.svelte'),
    import('../forsale/ForSaleText.svelte'),
    import('../forsale/telling'),
    import('../forsale/pacing'),
    import('../forsale/keys'),
  ])
  return { picture: picture.default, text: text.default, tell: telling.tell, pacing: pacing.pacing, keys: keys.keysOfForSale }
}

async function monopoly(): Promise<GameAtTable> {
  const [picture, text, telling, pacing, keys] = await Promise.all([
    import('../monopoly/MonopolyTable.svelte'),
    import('../monopoly/MonopolyText.svelte'),
    import('../monopoly/telling'),
    import('../monopoly/pacing'),
    import('../monopoly/keys'),
  ])
  return { picture: picture.default, text: text.default, tell: telling.tell, pacing: pacing.pacing, keys: () => keys.keyHelp(t) }
}

export const gameAtTable = (game: string): Promise<GameAtTable> => (game === 'monopoly' ? monopoly() : forSale())
