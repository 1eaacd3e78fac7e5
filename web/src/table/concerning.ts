// Whose business an entry of the log is: for a log that shows only one person's game.

import type { Entry } from '../link/frames'

/** Fields of events that name a seat. */
const SEATS = ['seat', 'debtor', 'creditor', 'owner', 'next']
/** In these `to` is a seat, too; elsewhere it is a place on the board. */
const BETWEEN_TWO = ['offered', 'rejected', 'withdrawn', 'traded', 'deeds_passed']

type Happened = Readonly<Record<string, unknown>>

export function concerns(entry: Entry, seat: number): boolean {
  const events = (entry.events ?? []) as readonly Happened[]
  return entry.seat === seat || events.some((event) => isAbout(event, seat))
}

function isAbout(event: Happened, seat: number): boolean {
  const isPartner = BETWEEN_TWO.includes(String(event.event)) && event.to === seat
  return isPartner || SEATS.some((field) => event[field] === seat) || salesOf(event).some((sale) => sale.seat === seat)
}

/** A reveal of For Sale is about everybody who sells. */
const salesOf = (event: Happened): readonly Happened[] => (Array.isArray(event.sales) ? (event.sales as Happened[]) : [])
