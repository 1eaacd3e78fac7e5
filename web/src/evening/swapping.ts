// Two people change places: what that costs in meetings, before anybody presses.

import type { RoundPart } from '../link/wire'

/** Pairs that meet again in all rounds up to this one, with the two in each other's place. */
export function repeatsAfter(played: RoundPart[], round: RoundPart, one: number, two: number): number {
  const swapped = round.tables.map(({ people }) => people.map((who) => (who === one ? two : who === two ? one : who)))
  const before = played.filter((other) => other.number < round.number).flatMap((other) => other.tables.map(({ people }) => people))
  const met = new Map<string, number>()
  for (const people of [...before, ...swapped]) {
    for (const [at, who] of people.entries()) {
      for (const other of people.slice(at + 1)) {
        const pair = `${Math.min(who, other)}-${Math.max(who, other)}`
        met.set(pair, (met.get(pair) ?? 0) + 1)
      }
    }
  }
  return [...met.values()].reduce((sum, often) => sum + (often * (often - 1)) / 2, 0)
}
