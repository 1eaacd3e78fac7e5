// One entry as the steps it is shown in: an event, how long it is on the stage, and how things stand after it.

import type { Entry } from '../link/frames'
import type { MonopolyEvent, MonopolyObservation } from '../link/wire'
import { applied, type Around } from './applied'
import { eventsIn } from './events'

export interface Step {
  event: MonopolyEvent
  ms: number
  /** How things stand once it has happened. */
  game: MonopolyObservation
}

export const TIMES = {
  dice: 700,
  hop: 95,
  longestWalk: 1000,
  card: 1300,
  money: 480,
  deed: 520,
  hammer: 900,
  bid: 320,
  pass: 220,
  lot: 420,
  build: 260,
  jail: 620,
  trade: 760,
  out: 800,
}

const LENGTHS: Partial<Record<MonopolyEvent['event'], number>> = {
  dice_rolled: TIMES.dice,
  rent_rolled: TIMES.dice,
  card_drawn: TIMES.card,
  salary_paid: TIMES.money,
  received: TIMES.money,
  paid: TIMES.money,
  bought: TIMES.deed,
  lot_opened: TIMES.lot,
  bid_placed: TIMES.bid,
  bidder_passed: TIMES.pass,
  lot_sold: TIMES.hammer,
  lot_unsold: TIMES.lot,
  built: TIMES.build,
  unbuilt: TIMES.build,
  mortgaged: TIMES.build,
  redeemed: TIMES.build,
  jailed: TIMES.jail,
  traded: TIMES.trade,
  went_bankrupt: TIMES.out,
  left_game: TIMES.out,
  deeds_passed: TIMES.deed,
}

/** How long a token is on its way: slot by slot, but nobody waits for a walk around the whole board. */
export function walkOf(steps: number): { hops: number; ms: number } {
  const hops = Math.abs(steps)
  return { hops, ms: Math.min(TIMES.longestWalk, hops * TIMES.hop) }
}

export function lengthOf(event: MonopolyEvent): number {
  return event.event === 'moved' ? walkOf(event.steps).ms : (LENGTHS[event.event] ?? 0)
}

export function stepsOf(entry: Entry, before: MonopolyObservation, around: Omit<Around, 'action'>): Step[] {
  const action = entry.action as unknown[] | undefined
  let game = before
  return eventsIn(entry).map((event) => {
    game = applied(game, event, { ...around, action })
    return { event, ms: lengthOf(event), game }
  })
}

/** The slots a token comes through, without the one it starts from. */
export function pathOf(from: number, steps: number): number[] {
  const way = Math.sign(steps)
  return Array.from({ length: Math.abs(steps) }, (_, index) => (from + way * (index + 1) + 40) % 40)
}
