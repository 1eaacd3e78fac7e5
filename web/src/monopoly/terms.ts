// What this table has agreed: its preset, as the server tells it, then its own switches.

import type { MonopolyObservation } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'

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
  const all: Record<string, unknown> = { ...catalogue.agreed('monopoly', game.edition, game.rules), ...game.options }
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
