// A trade while it is put together: what each side gives, and what a mortgaged deed costs its taker.

import type { Entry } from '../link/frames'
import type { MonopolyObservation, MonopolyOffered, MonopolySide } from '../link/wire'
import type { Board } from './boards.svelte'
import { figuresOf, isBuilt } from './estate'
import { debtsOf, eventsIn, standing, type Offer } from './events'

export interface Basket {
  cash: number
  deeds: number[]
  cards: string[]
  debt: number
}

export const empty = (): Basket => ({ cash: 0, deeds: [], cards: [], debt: 0 })
export const isEmpty = (basket: Basket): boolean => !basket.cash && !basket.deeds.length && !basket.cards.length && !basket.debt

/** Only what is given, as a move names it. */
export function asSide(basket: Basket): MonopolySide {
  return Object.fromEntries(
    Object.entries(basket).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value > 0)),
  ) as MonopolySide
}

/** An offer seen from the one who answers it: what they would give, what they would get. */
export function turned(offer: Offer): { give: Basket; want: Basket } {
  return { give: { ...offer.want }, want: { ...offer.give } }
}

export function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
}

/** Why a deed cannot change hands, if it cannot. */
export function isStuck(game: MonopolyObservation, board: Board, slot: number): boolean {
  return isBuilt(game, board, board.slots[slot]!.group!)
}

/** What the taker of these deeds pays the bank: interest, or the redemption of those to be redeemed. */
export function feesOf(game: MonopolyObservation, deeds: readonly number[], redeem: readonly number[]): number {
  return deeds
    .filter((slot) => game.mortgaged.includes(slot))
    .reduce((sum, slot) => sum + figuresOf(game, slot)[redeem.includes(slot) ? 'release' : 'interest'], 0)
}

export const asRedeem = (slots: readonly number[]): Record<string, 'redeem'> =>
  Object.fromEntries(slots.map((slot) => [String(slot), 'redeem' as const]))

/** How much of the debt being settled one party could forgive the other; nothing for all others. */
export function forgivable(game: MonopolyObservation, giver: number, taker: number): number {
  const [debt] = debtsOf(game)
  return debt && debt.from === taker && debt.to === giver ? debt.amount : 0
}

/** What a side is worth by the prices on the board; what is mortgaged, by its mortgage. */
export function worthOfSide(game: MonopolyObservation, board: Board, { cash, debt, deeds }: Basket): number {
  const worth = (slot: number): number => (game.mortgaged.includes(slot) ? figuresOf(game, slot).mortgage : board.slots[slot]!.price)
  return deeds.reduce((sum, slot) => sum + worth(slot), cash + debt)
}

/** The groups that somebody would own whole by getting these deeds, and does not yet. */
export function completedBy(game: MonopolyObservation, board: Board, taker: number, gets: readonly number[], gives: readonly number[]): string[] {
  const before = game.people[taker]?.deeds ?? []
  const after = new Set([...before.filter((slot) => !gives.includes(slot)), ...gets])
  const groups = new Set(gets.map((slot) => board.slots[slot]!.group!))
  const isWhole = (group: string): boolean => board.slots.every((slot) => slot.group !== group || after.has(slot.index))
  return [...groups].filter(isWhole)
}

/** The last offer of one seat to another that was turned down. */
export function lastRefused(entries: readonly Entry[], from: number, to: number): MonopolyOffered | null {
  const made = new Map<number, MonopolyOffered>()
  let refused: MonopolyOffered | null = null
  for (const event of standing(entries).flatMap(eventsIn)) {
    if (event.event === 'offered' && event.seat === from && event.to === to) made.set(event.offer, event)
    if (event.event === 'rejected') refused = made.get(event.offer) ?? refused
  }
  return refused
}
