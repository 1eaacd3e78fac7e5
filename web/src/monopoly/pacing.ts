// How long a piece of news is on the stage, for the store's queue. The store divides by the speed.

import type { Entry } from '../link/frames'
import { eventsIn } from './events'
import { lengthOf } from './steps'

/** A breath between two moves, so that the eye can rest on what has changed. */
const BREATH = 140
/** Rent has a closing window: nobody may lose it by watching. */
const LONGEST = 3600

export function pacing(entry: Entry): number {
  const shown = eventsIn(entry).reduce((sum, event) => sum + lengthOf(event), 0)
  return shown ? Math.min(LONGEST, shown + BREATH) : 0
}
