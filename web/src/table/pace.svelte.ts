// How fast a table goes for this person. At a table with one person bots hurry too; with several, only what
// this page shows does.

import { untrack } from 'svelte'
import { Problem } from '../link/problem'
import { prefs } from '../store/prefs.svelte'
import type { TableStore } from '../store/table.svelte'
import type { Log } from './log'
import { missedLines } from './missed'
import { isStillIn } from './asked'

export const SPEEDS = [1, 2, 4] as const

export class Pace {
  /** The story of the table, from which is told what was missed. */
  log: () => Log | null = () => null
  /** What the table was asked for last, so that a refusal is not asked for again. */
  private asked: number | null = null

  constructor(readonly store: TableStore) {}

  /** Everybody else at the table is a bot. */
  readonly isAlone: boolean = $derived.by(() => {
    const { table, you } = this.store
    return !!you?.seats.length && !!table?.seats.every((seat, number) => seat.kind !== 'person' || you.seats.includes(number))
  })

  readonly speed: number = $derived.by(() => Math.min(4, Math.max(1, Math.floor(prefs.speed))))

  /** There is something between now and the next decision here. */
  readonly maySkip: boolean = $derived.by(() => {
    const { you, table, isShowing } = this.store
    return you?.seat != null && you.in_control && table?.status === 'play' && (isShowing || (!this.store.isCalled && !table.row_finished))
  })

  /** The way leads to the end of the game: there is nothing left to decide. */
  readonly isToTheEnd: boolean = $derived.by(() => {
    const { you, game } = this.store
    return you?.seat != null && !isStillIn(game, you.seat)
  })

  /** Three lines of what was skipped; null when nothing was. */
  readonly missed: string[] | null = $derived.by(() => {
    const { missed, entries } = this.store
    const log = missed && this.log()
    return missed && log ? missedLines(log.upTo(entries), entries, missed) : null
  })

  /** Tells the table about the speed once it is another one. */
  keep(): void {
    const { table, you } = this.store
    if (!this.isAlone || table?.status !== 'play' || !you?.in_control || table.skips) return
    if ((table.speed ?? 1) === this.speed || this.asked === this.speed) return
    this.asked = this.speed
    this.hurry(false)
  }

  next(): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed)
    prefs.speed = SPEEDS[(place + 1) % SPEEDS.length]!
    prefs.keep()
    this.asked = null
  }

  skip(): void {
    if (this.store.isSkipping) {
      this.store.stopSkipping()
      if (this.isAlone) this.hurry(false)
    } else if (this.maySkip) {
      this.store.skip()
      if (this.isAlone) this.hurry(true)
    }
  }

  private hurry(skip: boolean): void {
    const { speed } = this
    // Whether it is still on its way is no reason to ask again.
    untrack(() => this.store.do({ do: 'hurry', speed, skip })).catch((fault: unknown) => {
      // What was skipped may have led here meanwhile.
      if (!(fault instanceof Problem)) throw fault
    })
  }
}
