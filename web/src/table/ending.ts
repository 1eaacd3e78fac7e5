// How a game ended, for everything that is said and drawn at the end: who won, with what, in which order.

import type { Outcome, TablePart } from '../link/wire'

export interface Place {
  name: string
  /** The sign of the seat. */
  colour: number
  rank: number
  score: number
}

/** The best first; empty where nobody has won. */
export function placesIn(table: TablePart): Place[] {
  const outcome = (table.result?.outcome ?? null) as Outcome | null
  if (!outcome || table.result?.ending === 'agreed') return []
  return table.seats
    .map(({ name, colour }, seat) => ({ name, colour, rank: outcome.ranking[seat] ?? table.seats.length, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
}

export const winnersIn = (places: readonly Place[]): string[] => places.filter(({ rank }) => rank === 1).map(({ name }) => name)
