// How long a movement takes, for movements made in script. Those in CSS use --quick, --calm and --moment.

import { prefs } from '../store/prefs.svelte'

/** Whether things move at all for this person. */
export function moves(): boolean {
  return prefs.motion && !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
}

/** Milliseconds at this person's speed; 0 when nothing moves. */
export function lasting(ms: number): number {
  return moves() ? ms / prefs.speed : 0
}
