// Each thing is told once: which events go without saying beside those they happen with. As `words/monopoly/once.py`.

import type { MonopolyEvent } from '../link/wire'

type Events = readonly MonopolyEvent[]

/** A debt settled in the same breath is a payment; dice are told with the move. */
export function isSaidAnyway(told: Events, place: number): boolean {
  const earlier = told.slice(0, place)
  const later = told.slice(place + 1)
  const event = told[place]!
  switch (event.event) {
    case 'dice_rolled':
      return later[0]?.event === 'moved' && later[0].seat === event.seat
    case 'owed':
      return later.some((one) => one.event === 'paid' && isSameDebt(one, event))
    case 'rent_demanded':
      return isCharged(event.debtor, 'rent', later)
    case 'claim_opened':
      return isAsked(event.debtor, event.slot, later) || isCharged(event.debtor, 'rent', later)
    case 'freed':
      return event.how === 'fine' && isCharged(event.seat, 'fine', told)
    case 'lot_opened':
      return earlier.some((one) => one.event === 'declined' && one.slot === event.lot)
    case 'wish_sealed':
      return earlier.some((one) => one.event === 'wishes_called' && one.seat === event.seat)
    case 'turn_ended':
      return later.some((one) => one.event === 'last_call' || one.event === 'game_ended')
    case 'game_ended':
      return earlier.some((one) => one.event === 'ruled')
    case 'deeds_passed':
      return event.deeds.length === 0
    default:
      return false
  }
}

interface Debt {
  debtor: number
  creditor: number | null
  amount: number
  cause: string
}

const isSameDebt = (one: Debt, other: Debt): boolean =>
  one.debtor === other.debtor && one.creditor === other.creditor && one.amount === other.amount && one.cause === other.cause

const isCharged = (debtor: number, cause: string, told: Events): boolean =>
  told.some((one) => (one.event === 'paid' || one.event === 'owed') && one.debtor === debtor && one.cause === cause)

const isAsked = (debtor: number, slot: number, later: Events): boolean =>
  later.some((one) => (one.event === 'rent_demanded' || one.event === 'rent_rolled') && one.debtor === debtor && one.slot === slot)
