// The log of a table as a story that grows: what was told stays told, and only what is new is worked out.

import type { Entry } from '../link/frames'
import { spoken } from '../words/index.svelte'
import type { Line, Story } from './story'

export interface Told {
  n: number
  lines: readonly Line[]
}

export class Log {
  private story: Story
  private told: Told[] = []
  /** The entries of the game that stand. */
  private standing: Entry[] = []
  private language = spoken()

  constructor(private readonly begin: () => Story) {
    this.story = begin()
  }

  /** Everything up to the last of these entries. */
  upTo(entries: readonly Entry[]): readonly Told[] {
    const isSameLanguage = this.language === spoken()
    const isOn = isSameLanguage && this.told.length <= entries.length && this.told.at(-1)?.n === entries[this.told.length - 1]?.n
    if (!isOn) this.startAnew()
    if (this.told.length === entries.length) return this.told
    this.told = [...this.told, ...entries.slice(this.told.length).map((entry) => ({ n: entry.n, lines: this.tell(entry) }))]
    return this.told
  }

  /** What the last of these entries told. */
  last(entries: readonly Entry[]): readonly Line[] {
    return this.upTo(entries).at(-1)?.lines ?? []
  }

  private tell(entry: Entry): Line[] {
    if (entry.kind === 'undone') this.takeBack(entry.seat)
    if (entry.kind === 'move' || entry.kind === 'dealt') this.standing.push(entry)
    return this.story.tell(entry)
  }

  /** An undo takes back the last move of its seat and all that followed. */
  private takeBack(seat: number | undefined): void {
    const last = this.standing.findLastIndex((one) => one.kind === 'move' && one.seat === seat)
    if (last < 0) return
    this.standing.splice(last)
    this.story = this.begin()
    for (const entry of this.standing) this.story.tell(entry)
  }

  private startAnew(): void {
    this.language = spoken()
    this.story = this.begin()
    this.told = []
    this.standing = []
  }
}

/** A part of the story: its head, and the lines below it. */
export interface Part {
  key: string
  head: { text: string; n: number } | null
  lines: { key: string; text: string; n: number }[]
}

export function partsOf(told: readonly Told[]): Part[] {
  const parts: Part[] = []
  for (const { n, lines } of told) {
    lines.forEach(({ text, isHead }, place) => {
      const key = `${n}.${place}`
      if (isHead) parts.push({ key, head: { text, n }, lines: [] })
      else {
        if (!parts.length) parts.push({ key, head: null, lines: [] })
        parts.at(-1)!.lines.push({ key, text, n })
      }
    })
  }
  return parts
}
