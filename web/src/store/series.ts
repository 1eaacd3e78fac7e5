// The score of people who play again and again: kept on this device, from each table to the one that follows it.

const KEY = 'zuschlag.series'
const MOST = 50

/** How often somebody has won, by name, at the tables before. */
export type Score = Readonly<Record<string, number>>
type Kept = [table: string, score: Score][]

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isScore) : []
  } catch {
    return []
  }
}

const isScore = (one: unknown): one is Kept[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object' && one[1] !== null && Object.values(one[1] as object).every(Number.isInteger)

/** What the people of a table bring with them; null for a first game. */
export const broughtTo = (table: string): Score | null => read().find(([id]) => id === table)?.[1] ?? null

/** The score with one more game in it: everybody has a line, winners one point. */
export function counted(before: Score | null, names: readonly string[], winners: readonly string[]): Score {
  const line = (name: string): [string, number] => [name, (before?.[name] ?? 0) + (winners.includes(name) ? 1 : 0)]
  return Object.fromEntries(names.map(line))
}

/** From now on this is what the people of the next table bring. */
export function carry(score: Score, to: string): void {
  const kept: Kept = [...read().filter(([id]) => id !== to), [to, score]]
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forgetSeries(): void {
  localStorage.removeItem(KEY)
}
