// The log of a table as the events of the game, and the parts of an observation by their types.

import type { Entry, Game } from '../link/frames'
import type { MonopolyEvent, MonopolyObservation, MonopolyOptions, MonopolySide } from '../link/wire'

export interface Claim {
  id: number
  debtor: number
  owner: number
  slot: number
  /** null: the dice will say. */
  amount: number | null
}
export interface Debt {
  from: number
  /** null is the bank. */
  to: number | null
  amount: number
}
export interface Auction {
  lot: number | 'house' | 'hotel'
  high: number
  leader: number | null
  /** Who is to bid; null when everybody may. */
  turn: number | null
}
export interface Offer {
  id: number
  from: number
  to: number
  give: Required<MonopolySide>
  want: Required<MonopolySide>
}

export const claimsOf = (game: MonopolyObservation): Claim[] => game.claims as unknown as Claim[]
export const debtsOf = (game: MonopolyObservation): Debt[] => game.debts as unknown as Debt[]
export const auctionOf = (game: MonopolyObservation): Auction | null => game.auction as unknown as Auction | null
export const offersOf = (game: MonopolyObservation): Offer[] => game.offers as unknown as Offer[]
export const optionsOf = (options: unknown): MonopolyOptions => (options ?? {}) as MonopolyOptions

export function isMonopoly(game: Game | null): game is MonopolyObservation {
  return game !== null && 'owners' in game
}

/** What happened by one entry; entries about the table itself have none. */
export function eventsIn(entry: Entry): MonopolyEvent[] {
  const isGame = entry.kind === 'move' || entry.kind === 'dealt'
  return isGame ? ((entry.events as MonopolyEvent[] | undefined) ?? []) : []
}

/** The moves that stand. An undo takes back the last move of its seat and all that followed. */
export function standing(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'undone') {
      const last = found.findLastIndex((one) => one.kind === 'move' && one.seat === entry.seat)
      if (last >= 0) found.splice(last)
    } else if (eventsIn(entry).length) found.push(entry)
  }
  return found
}

/** Who has left the auction that runs. */
export function passedIn(entries: readonly Entry[]): Set<number> {
  const passed = new Set<number>()
  for (const entry of standing(entries).reverse()) {
    for (const event of [...eventsIn(entry)].reverse()) {
      if (event.event === 'bidder_passed') passed.add(event.seat)
      if (event.event === 'lot_opened') return passed
    }
  }
  return passed
}

/** All bids of the auction that runs, the highest first. */
export function bidsIn(entries: readonly Entry[]): { seat: number; amount: number }[] {
  const bids: { seat: number; amount: number }[] = []
  for (const entry of standing(entries).reverse()) {
    for (const event of [...eventsIn(entry)].reverse()) {
      if (event.event === 'bid_placed') bids.push({ seat: event.seat, amount: event.amount })
      if (event.event === 'lot_opened') return bids
    }
  }
  return bids
}
