// What decided a finished game: when the winner took the lead for good, and the rent that helped most.

import type { Entry } from '../link/frames'
import { eventsIn, standing } from './events'
import type { Ledger } from './ledger'

export interface Rent {
  debtor: number
  amount: number
  /** The entry that tells it. */
  n: number
}

/** The round from which on nobody else had as much; null if that was so from the beginning, or never. */
export function leadSince({ worth }: Ledger, winner: number): number | null {
  const last = (worth[0]?.length ?? 0) - 1
  const isAhead = (round: number): boolean => worth.every((one, seat) => seat === winner || one[round]! < worth[winner]![round]!)
  let round = last
  while (round > 0 && isAhead(round)) round--
  return round === last || round === 0 ? null : round + 1
}

/** The highest rent that anybody paid to the winner. */
export function bestRent(entries: readonly Entry[], winner: number): Rent | null {
  let best: Rent | null = null
  for (const entry of standing(entries)) {
    for (const event of eventsIn(entry)) {
      const isRent = event.event === 'paid' && event.cause === 'rent' && event.creditor === winner
      if (isRent && event.amount > (best?.amount ?? 0)) best = { debtor: event.debtor, amount: event.amount, n: entry.n }
    }
  }
  return best
}
