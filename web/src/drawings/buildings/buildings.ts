// The thirty, from nothing to too much, in families that share a colour.

import { country } from './country'
import { grand } from './grand'
import { makeshift } from './makeshift'
import { moving } from './moving'
import type { Drawing } from './pen'
import { stately } from './stately'
import { town } from './town'

const FAMILIES = { makeshift, moving, country, town, stately, grand } as const
export type Family = keyof typeof FAMILIES

/** Those worth 1, 2, ... 30. */
export const BUILDINGS: readonly Drawing[] = Object.values(FAMILIES).flat()

export function familyOf(number: number): Family | undefined {
  let last = 0
  for (const [family, drawings] of Object.entries(FAMILIES))
    if (number <= (last += drawings.length)) return family as Family
  return undefined
}
