// A lesson as a table: a replay that stops where you are to move, and goes on when you have. What may be done comes
// from the rules, like everything else that is shown.

import type { Made } from '../link/socket'
import { Problem } from '../link/problem'
import type { YouPart } from '../link/wire'
import { moves } from '../look/motion'
import { askServer, type Ask } from '../replay/reading'
import { ReplayStore } from '../replay/store.svelte'
import { prefs } from '../store/prefs.svelte'
import { fits, type Lesson, type Told } from './lesson'

const YOU = 0
const LEAST = 600

export class GuideStore extends ReplayStore {
  /** The step that is told. */
  place = $state(0)
  /** The others act: nothing is asked until the next step. */
  isRunning = $state(false)
  private isAway = false

  constructor(
    readonly lesson: Lesson,
    name: string,
    ask: Ask = askServer,
  ) {
    const seats = lesson.record.seats?.map((seat, place) => (place === YOU ? name : seat)) ?? []
    super({ ...lesson.record, seats }, '', (asked) => ask({ ...asked, options: true }))
  }

  readonly told: Told = $derived.by(() => this.lesson.steps[this.place]!)
  readonly isLast: boolean = $derived.by(() => this.place === this.lesson.steps.length - 1)
  override readonly you: YouPart = $derived.by(() => {
    const isAsked = this.told.is_yours && !this.isRunning && this.at === this.told.at
    const decision = isAsked ? { on: `P${this.at}`, options: this.options } : null
    return { seat: YOU, seats: [YOU], is_host: false, in_control: true, decision, order: null, seed_wanted: null, can_undo: false }
  })

  /** Stands at a step; the first where there is no such step. */
  async begin(step: number): Promise<void> {
    this.place = this.lesson.steps[step] ? step : 0
    this.remember(this.lesson.record.seats!.map((name, seat) => ({ kind: seat === YOU ? 'person' : 'bot', name, colour: seat, away: null, bot: null, program: false })))
    await this.open(this.told.at, YOU)
  }

  /** The move that the lesson waits for; every other one is refused, kindly. */
  override async move(...action: unknown[]): Promise<Made> {
    if (!this.you.decision) return {}
    if (!fits(this.lesson, this.at, action)) throw new Problem('guide/other')
    void this.run()
    return {}
  }

  override do(): Promise<Made> {
    return Promise.reject(new Problem('guide/other'))
  }

  /** After something to read: what lies between is not shown. */
  async goOn(): Promise<void> {
    const next = this.lesson.steps[this.place + 1]
    if (!next || this.isRunning) return
    this.isRunning = true
    await this.go(next.at)
    this.arrive()
  }

  override close(): void {
    this.isAway = true
    super.close()
  }

  /** Your move and what the others answer, each with its time on the stage. */
  private async run(): Promise<void> {
    const next = this.lesson.steps[this.place + 1]!
    this.isRunning = true
    while (this.at < next.at && !this.isAway) {
      const before = this.game
      await this.step()
      if (this.fault) break
      const shown = this.latest && moves() ? Math.max(LEAST, this.pacing(this.latest, before)) / prefs.speed : 0
      await new Promise((done) => setTimeout(done, shown))
    }
    if (this.at === next.at) this.arrive()
    else this.isRunning = false
  }

  private arrive(): void {
    this.place++
    this.isRunning = false
  }
}
