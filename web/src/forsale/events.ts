// The log of a table as the events of the game, in order and without what was taken back.

import type { Entry, Game } from '../link/frames'
import type { ForSaleEvent, ForSaleObservation } from '../link/wire'

export interface Told {
  /** The entry it stands in, and its place there. */
  n: number
  place: number
  event: ForSaleEvent
}

export function isForSale(game: Game | null): game is ForSaleObservation {
  return game !== null && 'row' in game
}

/** What happened by one entry; entries about the table itself have none. */
export function eventsIn(entry: Entry): ForSaleEvent[] {
  const isGame = entry.kind === 'move' || entry.kind === 'dealt'
  return isGame ? ((entry.events as ForSaleEvent[] | undefined) ?? []) : []
}

/** All events so far. An undo takes back the last move of its seat and all that followed. */
export function eventsOf(entries: readonly Entry[]): Told[] {
  const standing: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'undone') takeBack(standing, entry.seat)
    else if (eventsIn(entry).length) standing.push(entry)
  }
  return standing.flatMap((entry) => eventsIn(entry).map((event, place) => ({ n: entry.n, place, event })))
}

function takeBack(standing: Entry[], seat: number | undefined): void {
  const last = standing.findLastIndex((entry) => entry.kind === 'move' && entry.seat === seat)
  if (last >= 0) standing.splice(last)
}
