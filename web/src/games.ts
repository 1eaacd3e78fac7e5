// The games that have a folder of their own in these pages. A game that is not here is shown plainly (plain/),
// by what the server tells of it.

import type { Component } from 'svelte'
import ForSaleEmblem from './forsale/Emblem.svelte'
import type { Section } from './help/sections'
import type { Entry } from './link/frames'
import type { Settings } from './link/wire'
import MonopolyEmblem from './monopoly/Emblem.svelte'
import type { KeyHelp } from './parts/KeyList.svelte'
import type { Drawn } from './replay/fair'
import type { Landmarks } from './replay/marks'
import type { Bargain } from './store/mygames'
import type { Pacing } from './store/table.svelte'
import type { Reader, Story } from './table/story'
import { PACES } from './table/thinking'
import type { Key } from './words/catalogue'

/** A game as tables and replays show it. */
export interface GameAtTable {
  // Each game's component knows its own kind of store; the shell hands it the one that fits.
  picture: Component<any>
  text: Component<any>
  story: (reader: Reader) => Story
  pacing: Pacing
  keys: () => KeyHelp[]
  landmarks: Landmarks
  /** The best auction of a seat, from the log of a game that is over. */
  bargain?: (entries: readonly Entry[], seat: number) => Bargain | null
  /** What everybody's worth over the game is called. */
  curve: Key
}

export interface OwnGame {
  atTable: () => Promise<GameAtTable>
  keys: () => Promise<() => KeyHelp[]>
  rules: () => Promise<(settings: Settings, rules?: number) => Section[]>
  /** Works out what was dealt, to check it. */
  dealing: () => Promise<Drawn>
  /** One press, and it begins. Its edition is the one for those who sit down for the first time. */
  quick: Settings
  emblem: Component
  about: Key
}

const forSale: OwnGame = {
  async atTable() {
    const [picture, text, { story }, { pacing }, { landmarks }, { bargain }] = await Promise.all([
      import('./forsale/ForSaleTable.svelte'),
      import('./forsale/ForSaleText.svelte'),
      import('./forsale/telling'),
      import('./forsale/pacing'),
      import('./forsale/landmarks'),
      import('./forsale/bargain'),
    ])
    return { picture: picture.default, text: text.default, story, pacing, landmarks, bargain, keys: await this.keys(), curve: 'replay.curve_forsale' }
  },
  keys: async () => (await import('./forsale/keys')).keysOfForSale,
  rules: async () => (await import('./forsale/rules')).sections,
  dealing: async () => (await import('./forsale/dealing')).drawn,
  quick: { game: 'for-sale', edition: '2015', seats: 4, pace: PACES.human },
  emblem: ForSaleEmblem,
  about: 'home.forsale_about',
}

const monopoly: OwnGame = {
  async atTable() {
    const [picture, text, { story }, { pacing }, { landmarks }, { bargain }] = await Promise.all([
      import('./monopoly/MonopolyTable.svelte'),
      import('./monopoly/MonopolyText.svelte'),
      import('./monopoly/telling'),
      import('./monopoly/pacing'),
      import('./monopoly/landmarks'),
      import('./monopoly/bargain'),
    ])
    return { picture: picture.default, text: text.default, story, pacing, landmarks, bargain, keys: await this.keys(), curve: 'replay.curve' }
  },
  keys: async () => (await import('./monopoly/keys')).keysOfMonopoly,
  rules: async () => (await import('./monopoly/rules')).sections,
  dealing: async () => (await import('./monopoly/dealing')).drawn,
  quick: { game: 'monopoly', edition: 'aalen-casual', seats: 4, options: { 'end.limit': { minutes: 20 }, 'rent.claim': 'manual-grace' }, pace: PACES.brisk },
  emblem: MonopolyEmblem,
  about: 'home.monopoly_about',
}

export const OWN_GAMES: ReadonlyMap<string, OwnGame> = new Map([forSale, monopoly].map((one) => [one.quick.game, one]))

export async function gameAtTable(name: string): Promise<GameAtTable> {
  return OWN_GAMES.get(name)?.atTable() ?? (await import('./plain/plain')).plain
}
