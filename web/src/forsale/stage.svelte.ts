// What is on the stage: the game as it stands, or, while a piece of news is being shown, one step of it.
// Things fly from where they were to where they are; the pieces of the page have names (`data-at`).

import { tick } from 'svelte'
import { lasting, moves } from '../look/motion'
import type { Entry, Game } from '../link/frames'
import type { ForSaleEvent, ForSaleObservation } from '../link/wire'
import { play } from '../store/sound'
import { eventsOf, isForSale, type Told } from './events'
import { Flights } from './flights.svelte'
import { flightsOf } from './routes'
import { roundsOf, type Round } from './rounds'
import { stepsOf, type Step } from './steps'

/** The fields of a TableStore that the stage looks at; a replay has them too. */
export interface Shown {
  game: Game | null
  entries: readonly Entry[]
}

interface Playing {
  entry: Entry
  step: Step
}

export type StepListener = (event: ForSaleEvent, entry: Entry) => void

export class Stage {
  readonly flights = new Flights()
  /** The element all named places are in. */
  root: HTMLElement | undefined
  private playing: Playing | null = $state.raw(null)
  /** The game this leads to; once the store shows another one, the show is over. */
  private target: Game | null = $state.raw(null)
  private turn = 0
  private wake: (() => void) | null = null
  /** Events of the show that nobody has heard of yet. */
  private unheard: { event: ForSaleEvent; entry: Entry }[] = []

  constructor(
    private readonly shown: () => Shown,
    /** Hears of every event when it is to be seen. */
    private readonly onStep: StepListener = () => {},
  ) {}

  private now = $derived.by(() => {
    const { playing } = this
    return playing && this.target === this.shown().game ? playing : null
  })

  readonly step: Step | null = $derived(this.now?.step ?? null)

  readonly game: ForSaleObservation | null = $derived.by(() => {
    const { game } = this.shown()
    return this.now?.step.game ?? (isForSale(game) ? game : null)
  })

  /** Events that have been seen on the stage. */
  private readonly told: Told[] = $derived.by(() => {
    const all = eventsOf(this.shown().entries)
    const { now } = this
    if (!now) return all
    const isRevealing = now.step.turned !== undefined && !now.step.isPaid
    const last = now.step.place - (isRevealing ? 1 : 0)
    return all.filter(({ n, place }) => n < now.entry.n || (n === now.entry.n && place <= last))
  })

  readonly rounds: Round[] = $derived(roundsOf(this.told.map(({ event }) => event)))
  readonly isBusy: boolean = $derived(this.now !== null)

  /** Shows a piece of news step by step. To be given to the store's `onNews`. */
  readonly hear = (entry: Entry, before: Game | null, after: Game | null): void => {
    if (!isForSale(after)) return
    const steps = stepsOf(entry, isForSale(before) ? before : null, after)
    if (!steps.length && this.playing && isSamePosition(before, after)) {
      this.target = after // a line of chat does not end the show
      return
    }
    this.stop()
    this.target = after
    this.unheard = [...new Set(steps.map((step) => step.event))].map((event) => ({ event, entry }))
    if (moves() && !document.hidden && this.root && steps.length) void this.show(entry, steps)
    else this.tellRest()
  }

  /** Ends the show: everything is where it belongs. */
  readonly stop = (): void => {
    this.turn++
    this.playing = null
    this.flights.clear()
    this.tellRest()
    this.wake?.()
  }

  private async show(entry: Entry, steps: Step[]): Promise<void> {
    const turn = this.turn
    for (const [index, step] of steps.entries()) {
      const flights = this.root ? flightsOf(step, this.root) : []
      this.playing = { entry, step }
      sounding(step)
      await tick()
      if (turn !== this.turn) return
      if (this.root) this.flights.start(flights, this.root)
      if (step.event !== steps[index + 1]?.event) this.tellNext()
      await this.wait(lasting(step.ms))
      if (turn !== this.turn) return
      if (this.target !== this.shown().game) return this.stop()
    }
    this.playing = null
  }

  private tellNext(): void {
    const next = this.unheard.shift()
    if (next) this.onStep(next.event, next.entry)
  }

  private tellRest(): void {
    while (this.unheard.length) this.tellNext()
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}

/** Nothing of the game has changed between these two. */
function isSamePosition(before: Game | null, after: ForSaleObservation): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

function sounding(step: Step): void {
  switch (step.event.event) {
    case 'bid_placed':
      return play('coin')
    case 'auction_won':
    case 'ruled':
      return play('hammer')
    case 'revealed':
      return play(step.isPaid ? 'coin' : step.turned === step.event.sales.length ? 'hammer' : 'paper')
    case 'buildings_laid':
    case 'cheques_laid':
      return step.laid === 1 ? play('paper') : undefined
    case 'game_ended':
      return
    default:
      return play('paper')
  }
}
