// What property is worth, brings and costs: the server's figures, by name.

import type { MonopolyObservation } from '../link/wire'
import type { Board, Group } from './boards.svelte'
import type { Terms } from './terms'

export const HOTEL = 5

export interface Figures {
  /** What the bank pays when it is mortgaged. */
  mortgage: number
  /** What taking it over costs while it is mortgaged. */
  interest: number
  /** What redeeming it would cost now. */
  redeem: number
  /** What taking it over and redeeming it at once costs. */
  release: number
  /** One level more. */
  build: number
  /** What one level less brings. */
  unbuild: number
  rent: number | null
  /** What the dice are multiplied with. */
  times: number | null
}

export function figuresOf(game: MonopolyObservation, slot: number): Figures {
  const [, mortgage, interest, redeem, release, build, unbuild, rent, times] = game.figures.find(([one]) => one === slot) ?? NONE
  return { mortgage, interest, redeem, release, build, unbuild, rent, times }
}
const NONE = [0, 0, 0, 0, 0, 0, 0, null, null] as const

/** What a donation slot asks: the board's figure, unless the table has agreed on others. */
export function donationOf(board: Board, terms: Terms, slot: number): number {
  const place = board.slots.filter((one) => one.kind === 'donation').findIndex((one) => one.index === slot)
  return terms.donation?.[place] ?? board.slots[slot]!.amount
}

/** Who has the whole group. */
export function holderOf(game: MonopolyObservation, board: Board, group: Group): number | null {
  const owners = new Set(board.members(group).map((slot) => game.owners[slot.index]))
  const [only] = owners
  return owners.size === 1 ? (only ?? null) : null
}

export function isBuilt(game: MonopolyObservation, board: Board, group: Group): boolean {
  return board.members(group).some((slot) => game.levels[slot.index]! > 0)
}

export interface Worth {
  cash: number | null
  deeds: number
  buildings: number
  /** null where the purse is covered. */
  total: number | null
}

export function worthOf(game: MonopolyObservation, seat: number): Worth {
  const { cash, is_living, deeds_worth: deeds, buildings_worth: buildings } = game.people[seat]!
  if (!is_living) return { cash: 0, deeds: 0, buildings: 0, total: 0 }
  return { cash, deeds, buildings, total: cash === null ? null : cash + deeds + buildings }
}

export type Rent = { kind: 'money'; amount: number } | { kind: 'times'; times: number } | { kind: 'none' }

/** What a visitor would be asked for now. */
export function rentOf(game: MonopolyObservation, slot: number): Rent {
  const { rent, times } = figuresOf(game, slot)
  if (times !== null) return { kind: 'times', times }
  return rent === null ? { kind: 'none' } : { kind: 'money', amount: rent }
}
