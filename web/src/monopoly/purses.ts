// What is in every purse after an entry, followed from the log, and what was left after each payment of it.
// A purse that this viewer does not see stays unknown, whatever could be worked out. As `words/monopoly/purses.py`.

import type { Entry } from '../link/frames'
import type { MonopolyEvent, MonopolyObservation } from '../link/wire'
import { applied, type Around } from './applied'
import type { Board } from './boards.svelte'
import { eventsIn } from './events'
import { beginning, redeemIn } from './ledger'
import type { Terms } from './terms'

export type Purses = readonly (number | null)[]

/** Everybody's cash, entry by entry, in their order. */
export class Following {
  private game: MonopolyObservation
  private readonly wishes = new Map<number, number[]>() // offer: deeds its maker would redeem
  private readonly isSeen: readonly boolean[]

  constructor(
    now: MonopolyObservation,
    private readonly board: Board,
    private readonly terms: Terms,
    reader: number | null,
  ) {
    const isOpen = now.people.every((person) => person.cash !== null)
    this.game = beginning(now, board)
    this.isSeen = now.people.map((_, seat) => isOpen || seat === reader)
  }

  after(entry: Entry): Purses {
    const action = entry.action as unknown[] | undefined
    for (const event of eventsIn(entry)) {
      if (event.event === 'offered') this.wishes.set(event.offer, redeemIn(action?.[4]))
      const redeemed = event.event === 'traded' ? this.wishes.get(event.offer) : undefined
      const around: Around = { board: this.board, terms: this.terms, action, redeemed }
      this.game = applied(this.game, event, around)
    }
    return this.game.people.map((person, seat) => (this.isSeen[seat] ? person.cash : null))
  }
}

/** Whose purse a sentence may speak of. */
export function payerOf(event: MonopolyEvent): number | null {
  switch (event.event) {
    case 'paid':
      return event.debtor
    case 'bought':
    case 'lot_sold':
    case 'built':
    case 'redeemed':
    case 'freed':
      return event.seat
    default:
      return null
  }
}

/** What the payer of this event had left then, if the reader may know it: counted back from afterwards. */
export function leftAfter(told: readonly MonopolyEvent[], place: number, purses: Purses): number | null {
  const seat = payerOf(told[place]!)
  let left = seat === null ? null : (purses[seat] ?? null)
  for (let later = place + 1; later < told.length && left !== null; later++) {
    const gain = gainOf(told[later]!, told[later - 1], seat!)
    left = gain === null ? null : left - gain
  }
  return left
}

/** What an event brings a purse; null where it takes all there is. */
function gainOf(event: MonopolyEvent, earlier: MonopolyEvent | undefined, seat: number): number | null {
  switch (event.event) {
    case 'paid':
      return (event.creditor === seat ? event.amount : 0) - (event.debtor === seat ? event.amount : 0)
    case 'traded': {
      const gift = (event.give.cash ?? 0) - (event.want.cash ?? 0)
      return (event.to === seat ? gift : 0) - (event.seat === seat ? gift : 0)
    }
    case 'went_bankrupt':
      return event.seat === seat ? null : event.creditor === seat ? event.paid : 0
    case 'left_game':
      return event.seat === seat ? null : 0
    default:
      return 'seat' in event && event.seat === seat ? ownGain(event, earlier) : 0
  }
}

function ownGain(event: MonopolyEvent, earlier: MonopolyEvent | undefined): number {
  switch (event.event) {
    case 'salary_paid':
    case 'received':
    case 'mortgaged':
      return event.amount
    case 'unbuilt':
      return event.back
    case 'bought':
    case 'lot_sold':
    case 'redeemed':
      return -event.price
    case 'built':
      return isFromAuction(earlier) ? 0 : -event.price
    default:
      return 0
  }
}

/** Whether a building that is put up now was paid for under the hammer. */
export const isFromAuction = (earlier: MonopolyEvent | undefined): boolean =>
  earlier?.event === 'lot_sold' && typeof earlier.lot !== 'number'
