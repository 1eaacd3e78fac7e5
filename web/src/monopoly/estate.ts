// What property is worth, brings and costs: the sums of docs/rules/monopoly.md, for showing only.
// Whether something is allowed is always the server's word.

import type { MonopolyObservation } from '../link/wire'
import type { Board, Group } from './boards.svelte'
import type { Terms } from './terms'

export const HOTEL = 5

export const mortgageOf = (board: Board, slot: number): number => Math.floor(board.slots[slot]!.price / 2)

export function interestOf(board: Board, terms: Terms, slot: number): number {
  const share = mortgageOf(board, slot) / 10
  return terms.interestDown ? Math.floor(share) : Math.ceil(share)
}

export const redemptionOf = (board: Board, terms: Terms, slot: number): number =>
  mortgageOf(board, slot) + interestOf(board, terms, slot)

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

/** Cash, deeds at their price or half if mortgaged, buildings as bought (GAP-48). */
export function worthOf(game: MonopolyObservation, board: Board, terms: Terms, seat: number): Worth {
  const person = game.people[seat]!
  if (!person.is_living) return { cash: 0, deeds: 0, buildings: 0, total: 0 }
  let [deeds, buildings] = [0, 0]
  for (const slot of person.deeds) {
    deeds += game.mortgaged.includes(slot) ? mortgageOf(board, slot) : board.slots[slot]!.price
    const built = game.levels[slot]! * board.slots[slot]!.house
    buildings += terms.halfBuildings ? Math.floor(built / 2) : built
  }
  return { cash: person.cash, deeds, buildings, total: person.cash === null ? null : person.cash + deeds + buildings }
}

/** What could still be had by mortgages and by selling buildings. */
export function raisable(game: MonopolyObservation, board: Board, seat: number): number {
  return game.people[seat]!.deeds
    .filter((slot) => !game.mortgaged.includes(slot))
    .reduce((sum, slot) => sum + mortgageOf(board, slot) + (game.levels[slot]! * board.slots[slot]!.house) / 2, 0)
}

export type Rent = { kind: 'money'; amount: number } | { kind: 'times'; times: number } | { kind: 'none' }

/** What a visitor would be asked for now. */
export function rentOf(game: MonopolyObservation, board: Board, terms: Terms, slot: number): Rent {
  const owner = game.owners[slot]
  const { kind, group, rents } = board.slots[slot]!
  if (owner === null || owner === undefined || group === null || game.mortgaged.includes(slot)) return { kind: 'none' }
  const { money } = board.written
  if (kind === 'station') return { kind: 'money', amount: money.station[sisters(game, board, terms, slot) - 1] ?? 0 }
  if (kind === 'utility') return { kind: 'times', times: money.utility[sisters(game, board, terms, slot) - 1] ?? 0 }
  const level = game.levels[slot]!
  const isDouble = level === 0 && hasGroupRent(game, board, terms, group)
  return { kind: 'money', amount: rents[level]! * (isDouble ? 2 : 1) }
}

export function hasGroupRent(game: MonopolyObservation, board: Board, terms: Terms, group: Group): boolean {
  if (holderOf(game, board, group) === null) return false
  return terms.groupRentStays || !board.members(group).some((slot) => game.mortgaged.includes(slot.index))
}

/** How many stations or utilities the owner of this one has. */
function sisters(game: MonopolyObservation, board: Board, terms: Terms, slot: number): number {
  return board
    .members(board.slots[slot]!.group!)
    .filter((one) => game.owners[one.index] === game.owners[slot])
    .filter((one) => terms.countMortgaged || !game.mortgaged.includes(one.index)).length
}
