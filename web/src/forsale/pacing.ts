// How long a piece of news is on the stage, for the store's queue. The store divides by the speed.

import type { Entry } from '../link/frames'
import { eventsIn } from './events'
import { sum } from './rounds'
import { lengthOf } from './steps'

/** A breath between two moves, so that the eye can rest on what has changed. */
const BREATH = 240

export function pacing(entry: Entry): number {
  const events = eventsIn(entry)
  return events.length ? sum(events.map(lengthOf)) + BREATH : 0
}
