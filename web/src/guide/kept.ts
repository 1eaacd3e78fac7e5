// How far somebody has come in a guided game, kept in the browser: it can be left and gone on with.

const KEY = 'zuschlag.guides'
export const DONE = -1

type Kept = Record<string, number>

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Kept) : {}
  } catch {
    return {}
  }
}

/** The step somebody left at; 0 for who never began, DONE for who has seen the end. */
export function keptStep(game: string): number {
  const found = all()[game]
  return Number.isInteger(found) ? found! : 0
}

export function keepStep(game: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: step }))
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}
