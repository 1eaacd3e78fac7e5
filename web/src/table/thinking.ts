// How long bots take for a move, by name: seconds at least and at most; the table takes more of it for bigger decisions.

import type { Settings } from '../link/wire'

export const THINKING = ['human', 'brisk', 'none'] as const
export type Thinking = (typeof THINKING)[number]

export const PACES: Record<Thinking, [number, number]> = { human: [0.6, 3], brisk: [0.4, 1.2], none: [0.1, 0.2] }

/** The name of a table's pace, if it is one of these. */
export function thinkingOf(settings: Settings): Thinking | null {
  return THINKING.find((one) => String(PACES[one]) === String(settings.pace)) ?? null
}
