// Everybody's worth round by round, from the log: every payment is public, so the purses can be followed.

import type { Entry } from '../link/frames'
import type { MonopolyObservation } from '../link/wire'
import { applied, type Around } from './applied'
import type { Board } from './boards.svelte'
import { figuresOf } from './estate'
import { eventsIn, standing } from './events'
import type { Terms } from './terms'

export interface Ledger {
  /** The round of each point; the first is the beginning. */
  rounds: number[]
  /** By seat. */
  worth: number[][]
}

/** The game before the first move, as everybody knows it. */
export function beginning(now: MonopolyObservation, board: Board): MonopolyObservation {
  const person = { cash: board.written.money.start, at: 0, jail: 0, deeds: [], cards: [], is_living: true, is_holding: false, deeds_worth: 0, buildings_worth: 0, raisable: 0 }
  return {
    ...now,
    round: 1,
    turn: now.opener,
    people: now.people.map(() => ({ ...person })),
    owners: now.owners.map(() => null),
    levels: now.levels.map(() => 0),
    mortgaged: [],
    auction: null,
  }
}

export function ledgerOf(entries: readonly Entry[], now: MonopolyObservation, board: Board, terms: Terms): Ledger {
  let game = beginning(now, board)
  const wishes = new Map<number, number[]>() // offer: deeds its maker would redeem
  const rows = [worths(game, board, terms)]
  for (const entry of standing(entries)) {
    const action = entry.action as unknown[] | undefined
    for (const event of eventsIn(entry)) {
      if (event.event === 'offered') wishes.set(event.offer, redeemIn(action?.[4]))
      const redeemed = event.event === 'traded' ? wishes.get(event.offer) : undefined
      const around: Around = { board, terms, action, redeemed }
      const next = applied(game, event, around)
      if (event.event === 'turn_ended' && isNewRound(game, event.seat, event.next)) rows.push(worths(next, board, terms))
      game = next
    }
  }
  // The last round may have been pushed already, before its last rents.
  rows.splice(now.round, Infinity, worths(game, board, terms))
  const worth = now.people.map((_, seat) => rows.map((row) => row[seat]!))
  return { rounds: rows.map((_, index) => index), worth }
}

/** Once around the table from the opener's seat is a round, also when the opener is out. */
function isNewRound(game: MonopolyObservation, seat: number, next: number): boolean {
  const seats = game.people.length
  const place = (one: number): number => (one - game.opener + seats) % seats
  return place(next) <= place(seat)
}

export function redeemIn(choice: unknown): number[] {
  return Object.entries((choice ?? {}) as Record<string, string>)
    .filter(([, what]) => what === 'redeem')
    .map(([slot]) => Number(slot))
}

/** The game on the way is worked out from events, so its property is counted here, with the server's figures. */
function worths(game: MonopolyObservation, board: Board, terms: Terms): number[] {
  const deed = (slot: number): number => (game.mortgaged.includes(slot) ? figuresOf(game, slot).mortgage : board.slots[slot]!.price)
  const built = (slot: number): number => game.levels[slot]! * figuresOf(game, slot).build * (terms.halfBuildings ? 0.5 : 1)
  return game.people.map(({ is_living, cash, deeds }) =>
    is_living ? deeds.reduce((sum, slot) => sum + deed(slot) + built(slot), cash ?? 0) : 0,
  )
}
