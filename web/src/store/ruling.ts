// A game that people decided: the winners they named, why, and who agreed, as the log has it.

import type { Entry } from '../link/frames'

export interface Ruling {
  winners: number[]
  reason: string
  places?: number[]
  /** Who agreed; nobody where a host decided who does not play. */
  agreed: number[]
}

export function rulingOf(entry: Entry): Ruling | null {
  if (entry.kind !== 'move') return null
  const [verb, said] = (entry.action ?? []) as [string?, Omit<Ruling, 'agreed'>?]
  return verb === 'ruling' && said ? { ...said, agreed: (entry.agreed as number[] | undefined) ?? [] } : null
}

/** The ruling a game ended with, if it did. */
export function rulingIn(entries: readonly Entry[]): Ruling | null {
  const last = entries.findLast((entry) => entry.kind === 'move')
  return last ? rulingOf(last) : null
}

/** Everybody's place by a ruling; without places all others come right after the winners. */
export function placesBy({ winners, places }: Ruling, count: number): number[] {
  return places ?? Array.from({ length: count }, (_, seat) => (winners.includes(seat) ? 1 : winners.length + 1))
}

/** Any numbers as places: each is one more than the seats before it. */
export function placesFrom(numbers: readonly number[]): number[] {
  return numbers.map((own) => 1 + numbers.filter((other) => other < own).length)
}
