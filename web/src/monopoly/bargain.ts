// The best auction of a game of Monopoly: the deed that went for the least beside its price.

import type { Entry } from '../link/frames'
import { bestOf, type Bargain } from '../store/mygames'
import { onTable } from './boards.svelte'
import { eventsIn, standing } from './events'

export function bargain(entries: readonly Entry[], seat: number): Bargain | null {
  const { board } = onTable
  if (!board) return null
  return bestOf(
    standing(entries).flatMap(eventsIn).flatMap((event) => {
      if (event.event !== 'lot_sold' || event.seat !== seat || typeof event.lot !== 'number') return []
      const { price } = board.slots[event.lot]!
      return [{ what: board.name(event.lot), worth: price, paid: event.price, gain: price - event.price }]
    }),
  )
}
