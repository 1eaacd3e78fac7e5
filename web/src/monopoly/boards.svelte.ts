// Boards in the browser: two come along and are loaded when wanted, a user's own comes with the game.
// A page shows one table, so it has one board at a time: `onTable.board`.

import { LANGUAGES, prefs, type Language } from '../store/prefs.svelte'
import { whole } from '../words/filled'
import { unbroken } from '../words/french'

export type Written = string | Partial<Record<Language, string>>
export type Group =
  | 'brown'
  | 'lightblue'
  | 'pink'
  | 'orange'
  | 'red'
  | 'yellow'
  | 'green'
  | 'darkblue'
  | 'station'
  | 'utility'
export type Kind = 'go' | 'street' | 'chest' | 'donation' | 'station' | 'chance' | 'jail' | 'utility' | 'parking' | 'go-to-jail'

export interface WrittenSlot {
  kind: string
  name: Written
  short: Written
  group?: string
  price?: number
  house?: number
  rents?: number[]
  amount?: number
}
export interface WrittenCard {
  id: string
  effect: string
  text: Written
  to?: number
  amount?: number
  steps?: number
  house?: number
  hotel?: number
}
export interface WrittenBoard {
  title: Written
  note: Written
  currency: string
  money: {
    start: number
    salary: number
    fine: number
    station: number[]
    utility: number[]
    utility_by_card: number
    station_by_card: number
  }
  bank: { houses: number; hotels: number }
  slots: WrittenSlot[]
  chance: WrittenCard[]
  chest: WrittenCard[]
}

export interface Slot {
  index: number
  kind: Kind
  group: Group | null
  price: number
  house: number
  rents: number[]
  amount: number
}

/** In the order of the board; the sign is a Roman numeral, as befits a town on the Limes. */
export const GROUPS: readonly Group[] = [
  'brown',
  'lightblue',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'darkblue',
  'station',
  'utility',
]
const SIGNS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'S', 'W']

export function signOf(group: Group): string {
  return SIGNS[GROUPS.indexOf(group)] ?? ''
}

export class Board {
  readonly slots: readonly Slot[]

  constructor(
    readonly written: WrittenBoard,
    /** Its name, when it came along. */
    readonly id: string | null = null,
  ) {
    this.slots = written.slots.map((slot, index) => ({
      index,
      kind: slot.kind as Kind,
      group: groupOf(slot),
      price: slot.price ?? 0,
      house: slot.house ?? 0,
      rents: slot.rents ?? [],
      amount: slot.amount ?? 0,
    }))
  }

  get title(): string {
    return spoken(this.written.title)
  }

  name(slot: number): string {
    return spoken(this.written.slots[slot]?.name ?? `#${slot}`)
  }

  short(slot: number): string {
    return spoken(this.written.slots[slot]?.short ?? `#${slot}`)
  }

  members(group: Group): Slot[] {
    return this.slots.filter((slot) => slot.group === group)
  }

  /** An amount with the currency of this board: M200, EUR 200. */
  sum(amount: number): string {
    const { currency } = this.written
    const between = currency.length === 1 ? '' : '\u00a0'
    return `${amount < 0 ? '\u2212' : ''}${currency}${between}${whole(Math.abs(amount), prefs.language)}`
  }

  /** What stands on a card, with its figures. */
  card(id: string): string {
    const deck = id.startsWith('CH') ? this.written.chance : this.written.chest
    const card = deck.find((one) => one.id === id)
    return card ? spoken(card.text).replace(/\{(\w+)\}/g, (_, word: string) => this.figure(card, word)) : id
  }

  private figure(card: WrittenCard, word: string): string {
    const { money } = this.written
    switch (word) {
      case 'slot':
        return this.name(card.to ?? 0)
      case 'salary':
        return this.sum(money.salary)
      case 'steps':
        return String(card.steps ?? 0)
      case 'times':
        return String(card.effect === 'nearest-station' ? money.station_by_card : money.utility_by_card)
      default:
        return this.sum(card[word as 'amount' | 'house' | 'hotel'] ?? 0)
    }
  }
}

function groupOf(slot: WrittenSlot): Group | null {
  if (slot.kind === 'station' || slot.kind === 'utility') return slot.kind
  return (slot.group || null) as Group | null
}

/** A language that is missing speaks English, else German, else whichever there is. */
function spoken(words: Written): string {
  if (typeof words === 'string') return printed(words)
  const asked = [prefs.language, 'en', ...LANGUAGES] as const
  return printed(asked.map((one) => words[one]).find((text) => text !== undefined) ?? '')
}

/** Boards are typed on keyboards; a card is printed. */
function printed(typed: string): string {
  const curly = typed.replaceAll("'", '’')
  return prefs.language === 'fr' ? unbroken(curly) : curly
}

const LOADERS: Record<string, () => Promise<{ default: WrittenBoard }>> = {
  aalen: () => import('./boards/aalen'),
  classic: () => import('./boards/classic'),
}

class OnTable {
  board: Board | null = $state.raw(null)
  private laid: unknown = null

  /** Lays the board of a game on the table: its name, or the whole of it. */
  async lay(written: string | Record<string, unknown>): Promise<void> {
    const key = typeof written === 'string' ? written : JSON.stringify(written)
    if (this.laid === key) return
    this.laid = key
    if (typeof written !== 'string') {
      this.board = new Board(written as unknown as WrittenBoard)
      return
    }
    const found = (await LOADERS[written]!()).default
    if (this.laid === key) this.board = new Board(found, written)
  }
}

export const onTable = new OnTable()
