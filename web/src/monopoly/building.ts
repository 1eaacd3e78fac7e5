// Plans for building and selling: levels to add or take off, what they cost, and what speaks against them.

import type { MonopolyObservation } from '../link/wire'
import type { Board, Group } from './boards.svelte'
import { figuresOf, HOTEL } from './estate'
import type { Terms } from './terms'

/** Levels to add (or, when selling, to take off) by slot. */
export type Plan = Readonly<Record<number, number>>
export type Fault = 'uneven' | 'houses' | 'hotels' | 'cash'

export const levelsIn = (plan: Plan): number => Object.values(plan).reduce((sum, levels) => sum + levels, 0)

/** One more, or one fewer, on a street. */
export function changed(plan: Plan, slot: number, by: number): Plan {
  const { [slot]: now = 0, ...rest } = plan
  return now + by === 0 ? rest : { ...rest, [slot]: now + by }
}

/** As a move names it: a slot for every level. */
export function asList(plan: Plan): number[] {
  return Object.entries(plan).flatMap(([slot, levels]) => Array.from({ length: levels }, () => Number(slot)))
}

export const priceOf = (game: MonopolyObservation, plan: Plan): number =>
  asList(plan).reduce((sum, slot) => sum + figuresOf(game, slot).build, 0)

export const bringsBack = (game: MonopolyObservation, plan: Plan): number =>
  asList(plan).reduce((sum, slot) => sum + figuresOf(game, slot).unbuild, 0)

export function isEven(game: MonopolyObservation, board: Board, terms: Terms, group: Group, after: Plan): boolean {
  const levels = board
    .members(group)
    .map((slot) => game.levels[slot.index]! + (after[slot.index] ?? 0))
    .map((level) => (terms.hotelNeedsAll ? level : Math.min(level, HOTEL - 1)))
  return Math.max(...levels) - Math.min(...levels) <= 1
}

/** What the bank would have left: houses a new hotel gives back do not help in the same purchase. */
export function stockAfter(game: MonopolyObservation, plan: Plan): { houses: number; hotels: number } {
  let { houses, hotels } = game
  for (const [slot, levels] of Object.entries(plan)) {
    const before = game.levels[Number(slot)]!
    const after = before + levels
    houses -= Math.max(0, Math.min(after, HOTEL - 1) - before)
    if (after === HOTEL && before < HOTEL) hotels--
  }
  return { houses, hotels }
}

export function faultsOfBuilding(game: MonopolyObservation, board: Board, terms: Terms, plan: Plan, cash: number): Fault[] {
  const faults: Fault[] = []
  const left = stockAfter(game, plan)
  if (groupsIn(board, plan).some((group) => !isEven(game, board, terms, group, plan))) faults.push('uneven')
  if (left.houses < 0) faults.push('houses')
  if (left.hotels < 0) faults.push('hotels')
  if (priceOf(game, plan) > cash) faults.push('cash')
  return faults
}

/** Selling: even at the end, and the bank must have the houses that remain standing. */
export function faultsOfSelling(game: MonopolyObservation, board: Board, terms: Terms, plan: Plan): Fault[] {
  const faults: Fault[] = []
  const after: Plan = Object.fromEntries(Object.entries(plan).map(([slot, levels]) => [slot, -levels]))
  if (groupsIn(board, plan).some((group) => !isEven(game, board, terms, group, after))) faults.push('uneven')
  const houses = (level: number): number => (level < HOTEL ? level : 0)
  const more = Object.entries(plan).reduce((sum, [slot, levels]) => {
    const before = game.levels[Number(slot)]!
    return sum + houses(before) - houses(before - levels)
  }, game.houses)
  if (more < 0) faults.push('houses')
  return faults
}

export function groupsIn(board: Board, plan: Plan): Group[] {
  return [...new Set(Object.keys(plan).map((slot) => board.slots[Number(slot)]!.group!))]
}
