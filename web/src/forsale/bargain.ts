// The best auction of a game of For Sale: most for the least. A building brings about half its value as a cheque.

import type { Entry } from '../link/frames'
import { bestOf, type Bargain } from '../store/mygames'
import { eventsOf } from './events'

export function bargain(entries: readonly Entry[], seat: number): Bargain | null {
  return bestOf(
    eventsOf(entries).flatMap(({ event }) => {
      const isTaken = (event.event === 'passed' || event.event === 'auction_won') && event.seat === seat
      if (!isTaken || event.building === null) return []
      const { building, paid } = event
      return [{ what: `building-${building}`, worth: building, paid, gain: building / 2 - paid }]
    }),
  )
}
