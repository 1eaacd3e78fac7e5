// Made by tools/board_texts.py from rules/monopoly/presets.toml. Do not edit: run `make types`.

import type { Preset } from '../terms'

export const USUAL: Preset = {
 "players.max": 6,
 "players.mayLeave": true,
 "rent.claim": "manual-grace",
 "rent.groupWithMortgage": "base",
 "rent.utilityRoll": "fresh",
 "rent.countMortgaged": true,
 "auction.minOpen": 1,
 "auction.step": 1,
 "auction.order": "clockwise",
 "buildAuction.floor": "regular",
 "hotel.needsAllFour": true,
 "sell.hotelShort": "atomicGroup",
 "jail.rollOptional": false,
 "interest.round": "ceil",
 "end.mode": "equalTurns",
 "end.buildings": "full",
 "end.tiebreak": "shared",
 "build.alwaysAsk": "short",
 "bankrupt.estate": "mortgaged",
 "cash.hidden": true
}

export const PRESETS: Record<string, Preset> = {
 "aalen-event": {
  "end.limit": {
   "minutes": 60
  }
 },
 "aalen-event-strict": {
  "rent.claim": "manual",
  "end.limit": {
   "minutes": 60
  }
 },
 "aalen-casual": {
  "rent.claim": "auto",
  "end.limit": {
   "rounds": 200
  },
  "cash.hidden": false
 },
 "tournament": {
  "end.limit": {
   "minutes": 60
  },
  "auto_claim_switch": false
 },
 "classic": {
  "rent.claim": "championship",
  "rent.groupWithMortgage": "double",
  "rent.utilityRoll": "arrival",
  "bankrupt.estate": "all"
 }
}

// From the second number of the rules on.
export const LATER: Record<string, Preset> = {
 "aalen-event-strict": {
  "jail.rollOptional": true,
  "hotel.needsAllFour": false
 }
}
