// How long a game will take: decisions that were counted in games between bots, at a stated pace.

import { t } from '../words/index.svelte'
import { LENGTHS, type Lengths } from './lengths'

/** Minutes offered for a game. */
export const MINUTES = [20, 40, 60, 90]
/** Seconds a person takes for a decision, and a bot with what is shown of it. */
export const [PERSON, BOT] = [8, 2]

/** Minutes until a game of so many rounds is over; null where nothing was counted. Without rounds, until one is left. */
export function minutesFor(edition: string, seats: number, bots: number, rounds: number | null): number | null {
  const counted = LENGTHS[edition]?.[seats]
  if (!counted) return null
  const seconds = ((seats - bots) * PERSON + bots * BOT) / seats
  return (decisionsIn(counted, rounds ?? Infinity) * seconds) / 60
}

/** In between two lengths that were counted, in proportion. */
function decisionsIn(counted: Lengths, rounds: number): number {
  let [before, made] = [0, 0]
  for (const [upTo, decisions] of counted) {
    if (rounds <= upTo) return made + ((decisions - made) * (rounds - before)) / (upTo - before)
    ;[before, made] = [upTo, decisions]
  }
  return made
}

/** As people say it: five minutes more or less do not count, nor half an hour in many. */
export function aboutText(minutes: number): string {
  if (minutes < 90) return t('home.lasts_min', { n: Math.max(5, Math.round(minutes / 5) * 5) })
  return t('home.lasts_hours', { n: Math.round(minutes / 30) / 2 })
}
