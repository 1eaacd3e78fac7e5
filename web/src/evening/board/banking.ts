// Help for the banker: what a deed brings and costs, as it is printed on it.

import type { Board, Slot } from '../../monopoly/boards.svelte'

const TENTH = 10

export interface Mortgage {
  /** What the bank pays. */
  value: number
  /** Ten per cent of it. */
  interest: number
  redeem: number
}

/** Half the price; a tenth of that for redeeming it, and for whoever takes it over mortgaged. */
export function mortgageOf(slot: Slot, isRoundedDown: boolean): Mortgage {
  const value = Math.floor(slot.price / 2)
  const interest = isRoundedDown ? Math.floor(value / TENTH) : Math.ceil(value / TENTH)
  return { value, interest, redeem: value + interest }
}

/** Everything that has a deed, in the order of the board. */
export const deedsOf = (board: Board): Slot[] => board.slots.filter((slot) => slot.group !== null)
