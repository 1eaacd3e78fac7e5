// What every story is told with: lines, and people as a sentence names them. `words/story.py` tells alike.

import type { Entry, Game } from '../link/frames'
import { made, t } from '../words/index.svelte'
import type { Fact } from '../words/filled'

export interface Line {
  text: string
  /** It begins a new part of the story: a turn, a row, a sale. */
  isHead: boolean
}

/** For whom a story is told, and what this viewer sees now. */
export interface Reader {
  names: readonly string[]
  /** The reader's own seat; null is nobody in particular. */
  seat: number | null
  now: () => Game | null
  entries: () => readonly Entry[]
}

/** A game told entry by entry, in their order. */
export interface Story {
  tell(entry: Entry): Line[]
}

export type Facts = Record<string, Fact>

export class People {
  constructor(
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  name = (seat: number): string => this.names[seat] ?? String(seat + 1)

  /** Who somebody is to the reader, and their name; null is the bank. */
  facts(field: string, seat: number | null): Facts {
    if (seat === null) return { [field]: 'bank', [`${field}_name`]: '' }
    return { [field]: seat === this.reader ? 'you' : 'other', [`${field}_name`]: this.name(seat) }
  }

  /** A, B and you. */
  listed(seats: readonly number[]): string {
    return listed(seats.map((seat) => (seat === this.reader ? t('story-you') : this.name(seat))))
  }

  /** The same at the beginning of a sentence. */
  first(seats: readonly number[]): string {
    const text = this.listed(seats)
    return seats[0] === this.reader ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text
  }
}

/** A, B and C. */
export function listed(parts: readonly (string | number)[]): string {
  if (parts.length < 2) return parts.join('')
  return t('story-and', { before: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
}

/** The type of an event as keys have it: `bid-placed`. */
export const slugOf = (tag: string): string => tag.replaceAll('_', '-')

/** The sentence of an event; a server of tomorrow may say more than this page knows. */
export const sentence = (key: string, facts: Facts): string => made(key, facts) ?? ''
