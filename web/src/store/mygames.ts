// The games somebody finished: in this browser, and on devices whose link was opened here.

const KEY = 'zuschlag.games'
export const LINKS = 'zuschlag.gamelinks'
const MOST = 500

export interface Played {
  table: string
  game: string
  edition: string
  /** Milliseconds since 1970. */
  at: number
  people: string[]
  /** The own name at that table. */
  own: string
  rank: number
  score: number
  /** The best auction, where this page has seen the game. */
  best?: Bargain
}

export interface Bargain {
  /** A word of the catalogue, or a name. */
  what: string
  worth: number
  paid: number
  /** By which it is compared with others of the same game. */
  gain: number
}

export interface Tally {
  games: number
  wins: number
  /** Wins of somebody who is as good as the others. */
  share: number
}

export const isPlayed = (one: unknown): one is Played => {
  const { table, game, edition, at, people, own, rank, score, best } = (one ?? {}) as { [name in keyof Played]?: unknown }
  const areTexts = [table, game, edition, own].every((text) => typeof text === 'string')
  const { what, worth, paid, gain } = (best ?? { what: '', worth: 0, paid: 0, gain: 0 }) as { [name in keyof Bargain]?: unknown }
  const isBest = typeof what === 'string' && [worth, paid, gain].every(Number.isFinite)
  return isBest && areTexts && [at, rank, score].every(Number.isFinite) && Array.isArray(people) && people.length > 0 && people.every((name) => typeof name === 'string')
}

/** The newest first. */
export function myGames(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isPlayed).sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}

/** A table counts once, however often its end is looked at; its log may come later. */
export function keepGame(played: Played): void {
  const known = myGames()
  const before = known.find(({ table }) => table === played.table)
  if (before && (before.best || !played.best)) return
  const others = known.filter((one) => one !== before)
  try {
    localStorage.setItem(KEY, JSON.stringify([before ? { ...before, best: played.best } : played, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Keys of other devices whose lists are shown here. */
export function linked(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LINKS) ?? '[]')
    return Array.isArray(found) ? found.filter((key): key is string => typeof key === 'string') : []
  } catch {
    return []
  }
}

export function link(key: string): void {
  localStorage.setItem(LINKS, JSON.stringify([...new Set([...linked(), key])]))
}

export function forgetGames(): void {
  localStorage.removeItem(KEY)
  localStorage.removeItem(LINKS)
}

/** What was a bargain at all, and the greatest of them. */
export function bestOf(bargains: readonly (Bargain | undefined)[]): Bargain | null {
  const good = bargains.filter((one): one is Bargain => one !== undefined && one.gain > 0)
  return good.reduce<Bargain | null>((best, one) => (best && best.gain >= one.gain ? best : one), null)
}

export function recordOf(games: readonly Played[]): Tally {
  return {
    games: games.length,
    wins: games.filter(({ rank }) => rank === 1).length,
    share: games.reduce((sum, { people }) => sum + 1 / people.length, 0),
  }
}
