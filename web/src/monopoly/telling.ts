// Events as sentences, for the log and for live announcements. Names, not "you": the log is everybody's.

import type { Entry } from '../link/frames'
import type { MonopolyEvent, MonopolySide } from '../link/wire'
import { rulingOf } from '../store/ruling'
import type { Key } from '../words/catalogue'
import { onTable, type Board } from './boards.svelte'
import { eventsIn } from './events'
import { HOTEL } from './estate'

export type Speak = (key: Key, params?: Record<string, string | number>) => string

/** Everything a sentence needs: who sits where, the words, the board. */
export class Teller {
  constructor(
    readonly names: readonly string[],
    readonly t: Speak,
    readonly board: Board | null = onTable.board,
  ) {}

  who = (seat: number): string => this.names[seat] ?? `#${seat + 1}`
  /** Where money goes; null is the bank. */
  to = (seat: number | null): string => (seat === null ? this.t('monopoly.to_bank') : this.t('monopoly.to_name', { name: this.who(seat) }))
  all = (seats: readonly number[]): string => listed(seats.map(this.who), this.t('monopoly.and'))
  sum = (amount: number): string => this.board?.sum(amount) ?? String(amount)
  slot = (slot: number): string => this.board?.name(slot) ?? `#${slot}`
  slots = (slots: readonly number[]): string => listed(slots.map((one) => this.board?.short(one) ?? `#${one}`), this.t('monopoly.and'))

  lot = (lot: number | string): string => {
    if (typeof lot === 'number') return this.slot(lot)
    return this.t(lot === 'hotel' ? 'monopoly.one_hotel' : 'monopoly.one_house')
  }
  /** The same where a sentence begins. */
  lotFirst = (lot: number | string): string => {
    const name = this.lot(lot)
    return name.charAt(0).toLocaleUpperCase() + name.slice(1)
  }

  level = (level: number): string => {
    if (level === 0) return this.t('monopoly.bare')
    return level === HOTEL ? this.t('monopoly.one_hotel') : this.t('monopoly.houses', { n: level })
  }

  /** One side of a trade: cash, deeds, jail cards, part of a debt. */
  side = (side: MonopolySide): string => {
    const parts = [
      ...(side.cash ? [this.sum(side.cash)] : []),
      ...(side.deeds ?? []).map((slot) => this.board?.short(slot) ?? `#${slot}`),
      ...(side.cards ?? []).map(() => this.t('monopoly.keeper')),
      ...(side.debt ? [this.t('monopoly.side_debt', { sum: this.sum(side.debt) })] : []),
    ]
    return parts.length ? parts.join(' + ') : this.t('monopoly.nothing')
  }
}

/** The lines an entry of the log gets; none for what goes without saying. */
export function tell(entry: Entry, names: readonly string[], t: Speak, board: Board | null = onTable.board): string[] {
  const teller = new Teller(names, t, board)
  const events = eventsIn(entry)
  return events
    .filter((event, place) => !isSaidAnyway(event, events.slice(place + 1)))
    .filter((event) => event.event !== 'game_ended' || !rulingOf(entry)) // a ruling says so itself
    .map((event) => oneStop(sentence(event, teller)))
    .filter(Boolean)
}

/** A short name may end with a stop of its own. */
export const oneStop = (line: string): string => line.replace(/\.\.$/, '.')

/** A debt settled in the same breath is told as a payment, and so is rent that was asked for. */
function isSaidAnyway(event: MonopolyEvent, later: readonly MonopolyEvent[]): boolean {
  const isPaid = (debtor: number, amount?: number): boolean =>
    later.some((one) => one.event === 'paid' && one.debtor === debtor && (amount === undefined || one.amount === amount))
  const isAsked = (slot: number): boolean => later.some((one) => one.event === 'rent_demanded' && one.slot === slot)
  switch (event.event) {
    case 'owed':
      return isPaid(event.debtor, event.amount)
    case 'rent_demanded':
      return isPaid(event.debtor)
    case 'claim_opened':
      return isAsked(event.slot) || isPaid(event.debtor)
    default:
      return false
  }
}

function sentence(event: MonopolyEvent, teller: Teller): string {
  const { t, who, to, sum, slot, lot, lotFirst, level, side } = teller
  switch (event.event) {
    case 'dice_rolled': {
      const [a, b] = event.dice
      return t(a === b ? 'monopoly.log_double' : 'monopoly.log_dice', { name: who(event.seat), a, b })
    }
    case 'moved':
      return t(event.steps < 0 ? 'monopoly.log_back' : 'monopoly.log_moved', { name: who(event.seat), slot: slot(event.to) })
    case 'salary_paid':
      return t('monopoly.log_salary', { name: who(event.seat), sum: sum(event.amount) })
    case 'bought':
      return t('monopoly.log_bought', { name: who(event.seat), slot: slot(event.slot), sum: sum(event.price) })
    case 'declined':
      return t('monopoly.log_declined', { name: who(event.seat), slot: slot(event.slot) })
    case 'lot_opened':
      return t('monopoly.log_lot', { lot: lot(event.lot) })
    case 'bid_placed':
      return event.street === null
        ? t('monopoly.log_bid', { name: who(event.seat), sum: sum(event.amount) })
        : t('monopoly.log_bid_for', { name: who(event.seat), sum: sum(event.amount), slot: slot(event.street) })
    case 'bidder_passed':
      return t('monopoly.log_passed', { name: who(event.seat) })
    case 'lot_sold':
      return t('monopoly.log_sold', { name: who(event.seat), lot: lotFirst(event.lot), sum: sum(event.price) })
    case 'lot_unsold':
      return t('monopoly.log_unsold', { lot: lot(event.lot) })
    case 'claim_opened': {
      const about = { owner: who(event.owner), name: who(event.debtor), slot: slot(event.slot) }
      return event.amount === null
        ? t('monopoly.log_claim_dice', about)
        : t('monopoly.log_claim', { ...about, sum: sum(event.amount) })
    }
    case 'rent_demanded':
      return t('monopoly.log_demanded', { owner: who(event.owner), name: who(event.debtor), slot: slot(event.slot) })
    case 'rent_waived':
      return t('monopoly.log_waived', { owner: who(event.owner), name: who(event.debtor), slot: slot(event.slot) })
    case 'claim_expired':
      return t('monopoly.log_expired', { owner: who(event.owner), slot: slot(event.slot) })
    case 'rent_rolled':
      return t('monopoly.log_rent_dice', { name: who(event.debtor), a: event.dice[0], b: event.dice[1] })
    case 'owed':
    case 'paid': {
      const cause = t(`monopoly.cause_${event.cause}` as Key)
      const about = { name: who(event.debtor), to: to(event.creditor), sum: sum(event.amount), cause }
      return t(event.event === 'paid' ? 'monopoly.log_paid' : 'monopoly.log_owed', about)
    }
    case 'card_drawn':
      return t('monopoly.log_card', { name: who(event.seat), text: teller.board?.card(event.card) ?? event.card })
    case 'received':
      return t('monopoly.log_received', { name: who(event.seat), sum: sum(event.amount) })
    case 'jailed':
      return t('monopoly.log_jailed', { name: who(event.seat) })
    case 'freed':
      return t(`monopoly.log_freed_${event.how}` as Key, { name: who(event.seat) })
    case 'stayed_in_jail':
      return t('monopoly.log_stayed', { name: who(event.seat) })
    case 'built':
      return t('monopoly.log_built', { name: who(event.seat), slot: slot(event.street), sum: sum(event.price), level: level(event.level) })
    case 'unbuilt':
      return t('monopoly.log_unbuilt', { name: who(event.seat), slot: slot(event.street), sum: sum(event.back), level: level(event.level) })
    case 'mortgaged':
      return t('monopoly.log_mortgaged', { name: who(event.seat), slot: slot(event.slot), sum: sum(event.amount) })
    case 'redeemed':
      return t('monopoly.log_redeemed', { name: who(event.seat), slot: slot(event.slot), sum: sum(event.price) })
    case 'wishes_called':
      return t('monopoly.log_wishes', { name: who(event.seat) })
    case 'wish_sealed':
      return t('monopoly.log_sealed', { name: who(event.seat) })
    case 'offered':
    case 'traded': {
      const about = { name: who(event.seat), whom: who(event.to), give: side(event.give), want: side(event.want) }
      return t(event.event === 'offered' ? 'monopoly.log_offered' : 'monopoly.log_traded', about)
    }
    case 'rejected':
      return t('monopoly.log_rejected', { name: who(event.seat) })
    case 'withdrawn':
      return t('monopoly.log_withdrawn', { name: who(event.seat) })
    case 'offers_lapsed':
      return t('monopoly.log_lapsed')
    case 'held':
      return t('monopoly.log_held', { name: who(event.seat) })
    case 'released':
      return t('monopoly.log_released', { name: who(event.seat) })
    case 'went_bankrupt':
      return t('monopoly.log_bankrupt', { name: who(event.seat), to: to(event.creditor), sum: sum(event.paid) })
    case 'left_game':
      return t('monopoly.log_left', { name: who(event.seat) })
    case 'deeds_passed':
      if (!event.deeds.length) return ''
      return event.heir === null
        ? t('monopoly.log_estate', { deeds: teller.slots(event.deeds) })
        : t('monopoly.log_inherits', { name: who(event.heir), deeds: teller.slots(event.deeds) })
    case 'turn_ended':
      return t('monopoly.log_next', { name: who(event.next) })
    case 'first_rolled': {
      const rolls = event.rolls.map((own, seat) => `${who(seat)} ${own.map(([one, two]) => one + two).join('/')}`)
      return t('monopoly.log_first', { rolls: rolls.join(', '), name: who(event.opener) })
    }
    case 'time_called':
      return t('monopoly.log_time')
    case 'last_call':
      return t('monopoly.log_last')
    case 'game_ended':
      return t(`monopoly.log_end_${event.ending.replace('-', '_')}` as Key)
    case 'ruled':
      return t('monopoly.log_ruled', { names: teller.all(event.winners) })
    default:
      return '' // a server of tomorrow may say more than this page knows
  }
}

/** Anna, Bruno and Carla. */
function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
