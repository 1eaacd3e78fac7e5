// How people, places and sums are spoken of where something is asked.

import type { MonopolySide } from '../link/wire'
import type { t } from '../words/index.svelte'
import { onTable, type Board } from './boards.svelte'
import { HOTEL } from './estate'

export type Speak = typeof t

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
      ...(side.debt ? [this.t('story-off-the-debt', { sum: this.sum(side.debt) })] : []),
    ]
    return parts.length ? parts.join(' + ') : this.t('monopoly.nothing')
  }
}

/** A short name may end with a stop of its own. */
export const oneStop = (line: string): string => line.replace(/\.\.$/, '.')

/** Anna, Bruno and Carla. */
function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
