// What this table has agreed: the usual rules, then the preset, then the switches of the table.

import type { MonopolyObservation } from '../link/wire'
import { LATER, PRESETS, USUAL } from './boards/presets'

export type Preset = Record<string, unknown>

export interface Terms {
  claim: 'manual' | 'manual-grace' | 'championship' | 'auto'
  /** Whether one may have rent asked for by itself. */
  hasAutoDemand: boolean
  /** The group rent stays when a sister is mortgaged. */
  groupRentStays: boolean
  countMortgaged: boolean
  freshUtilityRoll: boolean
  interestDown: boolean
  halfBuildings: boolean
  hotelNeedsAll: boolean
  endMode: string
  minutes: number | null
  rounds: number | null
  estate: 'mortgaged' | 'all'
  donation: [number, number] | null
}

export function termsOf(game: Pick<MonopolyObservation, 'edition' | 'options' | 'rules'>): Terms {
  const all: Preset = { ...USUAL, ...PRESETS[game.edition], ...(game.rules > 1 ? LATER[game.edition] : {}), ...game.options }
  const limit = (all['end.limit'] ?? {}) as { minutes?: number; rounds?: number }
  return {
    claim: all['rent.claim'] as Terms['claim'],
    hasAutoDemand: all['rent.claim'] !== 'auto' && all['auto_claim_switch'] !== false,
    groupRentStays: all['rent.groupWithMortgage'] === 'double',
    countMortgaged: all['rent.countMortgaged'] === true,
    freshUtilityRoll: all['rent.utilityRoll'] === 'fresh',
    interestDown: all['interest.round'] === 'floor',
    halfBuildings: all['end.buildings'] === 'half',
    hotelNeedsAll: all['hotel.needsAllFour'] === true,
    endMode: all['end.mode'] as string,
    minutes: limit.minutes ?? null,
    rounds: limit.rounds ?? null,
    estate: all['bankrupt.estate'] as Terms['estate'],
    donation: (all['donation'] as [number, number] | undefined) ?? null,
  }
}
