// A result sheet of Monopoly while somebody fills it in: who has which deed, and what stands on it.

import type { MonopolySheet } from '../../link/wire'
import { GROUPS, type Board, type Slot } from '../../monopoly/boards.svelte'

export interface Draft {
  cash: number[]
  /** 0: still in the game, 1: the first to go bankrupt. */
  out: number[]
  /** By slot. */
  owner: Record<number, number>
  mortgaged: Record<number, boolean>
  level: Record<number, number>
}

export function blank(seats: number): Draft {
  const none = (): number[] => Array.from({ length: seats }, () => 0)
  return { cash: none(), out: none(), owner: {}, mortgaged: {}, level: {} }
}

/** One tap: has it; two: mortgaged; three: not theirs. What somebody else has stays where it is. */
export function tapped(draft: Draft, seat: number, slot: number): Draft {
  const holder = draft.owner[slot]
  if (holder !== undefined && holder !== seat) return draft
  if (holder === undefined) return { ...draft, owner: { ...draft.owner, [slot]: seat } }
  if (!draft.mortgaged[slot])
    return { ...draft, mortgaged: { ...draft.mortgaged, [slot]: true }, level: without(draft.level, slot) }
  return { ...draft, owner: without(draft.owner, slot), mortgaged: without(draft.mortgaged, slot), level: without(draft.level, slot) }
}

/** Streets of whole groups without a mortgage: the only ones on which something can stand. */
export function buildable(board: Board, draft: Draft, seat: number): Slot[] {
  return GROUPS.flatMap((group) => {
    const members = board.members(group)
    const isWhole = members.every((slot) => draft.owner[slot.index] === seat && !draft.mortgaged[slot.index])
    return isWhole && members[0]!.house > 0 ? members : []
  })
}

export function built(draft: Draft, slot: number, level: number): Draft {
  return { ...draft, level: { ...draft.level, [slot]: level } }
}

/** As it is sent; buildings that no longer can stand somewhere are left out. */
export function sheetOf(board: Board, draft: Draft): MonopolySheet {
  const seats = draft.cash.map((cash, seat) => {
    if (draft.out[seat]) return { cash: 0, deeds: [], out: draft.out[seat] }
    const streets = new Set(buildable(board, draft, seat).map((slot) => slot.index))
    const slots = Object.keys(draft.owner).map(Number).filter((slot) => draft.owner[slot] === seat)
    const deeds = slots
      .sort((one, other) => one - other)
      .map((slot) => ({ slot, level: streets.has(slot) ? (draft.level[slot] ?? 0) : 0, mortgaged: draft.mortgaged[slot] ?? false }))
    return { cash, deeds, out: 0 }
  })
  return { game: 'monopoly', seats }
}

/** A sheet to go on with. */
export function draftOf(sheet: MonopolySheet): Draft {
  const draft = blank(sheet.seats.length)
  sheet.seats.forEach((estate, seat) => {
    draft.cash[seat] = estate.cash ?? 0
    draft.out[seat] = estate.out ?? 0
    for (const deed of estate.deeds ?? []) {
      draft.owner[deed.slot] = seat
      if (deed.mortgaged) draft.mortgaged[deed.slot] = true
      if (deed.level) draft.level[deed.slot] = deed.level
    }
  })
  return draft
}

const without = <Value,>(kept: Record<number, Value>, slot: number): Record<number, Value> =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => Number(key) !== slot))
