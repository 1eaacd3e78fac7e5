// What all parts of a Monopoly table share: the game as it is shown now, who sits where, what you may do.
// News is shown event by event; until the last one has been on the stage, the game is that of its step.

import type { Entry, Game } from '../link/frames'
import { Problem } from '../link/problem'
import type { MonopolyEvent, MonopolyObservation, MonopolyOptions, SeatPart } from '../link/wire'
import { lasting } from '../look/motion'
import { toasts } from '../parts/toasts.svelte'
import type { TableStore } from '../store/table.svelte'
import { Log } from '../table/log'
import { t } from '../words/index.svelte'
import { problemText } from '../words/problems'
import { askingOf, toolsOf, type Asking, type Answer, type SheetName, type Situation } from './asking'
import { onTable, type Board } from './boards.svelte'
import { eventsIn, isMonopoly, optionsOf } from './events'
import { pathOf, stepsOf, walkOf, type Step } from './steps'
import { Teller } from './naming'
import { story } from './telling'
import { termsOf, type Terms } from './terms'

export type OpenSheet =
  | { name: Exclude<SheetName, 'trade'> }
  | { name: 'trade'; to?: number }
  | { name: 'deed'; slot: number }
  | { name: 'person'; seat: number }
  | { name: 'counter'; offer: number }

export class Desk {
  /** The event on the stage; null when everything is as the server says. */
  step: Step | null = $state.raw(null)
  /** Counts the rolls that were shown, so that the dice tumble once for each. */
  rolls = $state(0)
  sheet: OpenSheet | null = $state.raw(null)
  isCoached = $state(false)
  private walking: readonly (number | null)[] = $state.raw([])
  /** Events of the running entry that have been on the stage. */
  private played: readonly MonopolyEvent[] = $state.raw([])

  /** The game as it is shown; null before the deal. */
  readonly game: MonopolyObservation | null = $derived.by(() => {
    const { game } = this.store
    return this.step?.game ?? (isMonopoly(game) ? game : null)
  })
  /** The game has ended, by its rules or because people agreed to stop. */
  readonly isOver: boolean = $derived.by(() => this.game?.phase === 'done' || this.store.table?.status === 'over')
  readonly terms: Terms = $derived(termsOf(this.game ?? { edition: '', options: {}, rules: 1 }))
  readonly seat: number | null = $derived.by(() => this.store.you?.seat ?? null)
  readonly seats: readonly SeatPart[] = $derived.by(() => this.store.table?.seats ?? [])
  readonly names: readonly string[] = $derived(this.seats.map((seat) => seat.name))
  readonly options: MonopolyOptions = $derived.by(() =>
    optionsOf(this.store.you?.in_control === false ? null : this.store.you?.decision?.options),
  )
  readonly teller: Teller = $derived(new Teller(this.names, t, onTable.board))
  /** Something is still moving: questions wait until it has arrived. */
  readonly isMoving: boolean = $derived(this.step !== null)
  readonly situation: Situation = $derived({
    game: this.game!,
    isOver: this.isOver,
    isAmongBots: this.seats.every((seat, number) => number === this.seat || seat.kind !== 'person'),
    seat: this.seat,
    options: this.options,
    board: onTable.board!,
    names: this.names,
    t,
  })
  readonly asking: Asking = $derived(askingOf(this.situation))
  readonly tools: Answer[] = $derived(this.isMoving ? [] : toolsOf(this.situation))
  /** Entries that have been on the stage. */
  readonly entries: readonly Entry[] = $derived.by(() =>
    this.isMoving ? this.store.entries.slice(0, -1) : this.store.entries,
  )
  /** The dice on the stage: those of a rent roll differ from the game's. */
  readonly thrown: readonly [number, number] | null = $derived.by(() => {
    for (const event of this.shown()) if (event.event === 'dice_rolled' || event.event === 'rent_rolled') return event.dice
    return null
  })
  /** The card drawn last, until somebody rolls. */
  readonly card: { id: string; seat: number } | null = $derived.by(() => {
    for (const event of this.shown()) {
      if (event.event === 'card_drawn') return { id: event.card, seat: event.seat }
      if (event.event === 'dice_rolled') return null
    }
    return null
  })

  private readonly everybody: string = $derived(this.names.join('\n'))
  /** The story of the game, as it is told to whoever looks on here. */
  readonly log: Log = $derived.by(() => {
    const [names, seat] = [this.everybody.split('\n'), this.seat]
    return new Log(() => story({ names, seat, now: () => this.store.game, entries: () => this.store.entries }))
  })

  private timers: ReturnType<typeof setTimeout>[] = []
  private readonly taught = new Map<string, string>() // a kind of decision: the decision it was taught at
  private readonly watchers = new Set<(step: Step) => void>()

  constructor(readonly store: TableStore) {}

  /** Listens to the news until it is put away. */
  open(): () => void {
    const away = this.store.onNews((entry, before, after) => this.show(entry, before, after))
    return () => {
      away()
      this.stop()
    }
  }

  get board(): Board | null {
    return onTable.board
  }

  /** A word of yours is on its way: until it is heard, no second one. */
  get isSending(): boolean {
    return this.store.sending > 0
  }

  /** The sign of a seat: colour, letter, pattern and token go with the colour somebody chose. */
  sign(seat: number): number {
    return this.seats[seat]?.colour ?? seat
  }

  /** Nobody is connected for a seat that a person plays. */
  isGone(seat: number): boolean {
    const about = this.seats[seat]
    return about?.kind === 'person' && about.away === null && this.store.present[seat] === false
  }

  /** What the coach has to say: once for each kind of decision, for as long as that decision lasts. */
  get lesson(): string | null {
    if (!this.isCoached || this.seat === null) return null
    const claim = this.options.demand?.length ? ('claim' as const) : undefined
    const kind = claim ?? (this.asking.isYours ? this.asking.lesson : undefined)
    const on = this.store.you?.decision?.on ?? ''
    if (!kind) return null
    const taught = this.taught.get(kind)
    if (taught === undefined) this.taught.set(kind, on)
    return taught === undefined || taught === on ? t(`monopoly.coach_${kind}`) : null
  }

  /** Events that have been on the stage, the newest first. */
  private *shown(): Generator<MonopolyEvent> {
    yield* [...this.played].reverse()
    const { entries } = this
    for (let index = entries.length - 1; index >= 0; index--) yield* [...eventsIn(entries[index]!)].reverse()
  }

  /** Where a token stands on the page: on its way, or where the game says. */
  at(seat: number): number {
    return this.walking[seat] ?? this.game?.people[seat]?.at ?? 0
  }

  /** Hears every step when it comes on the stage. */
  onStep(told: (step: Step) => void): () => void {
    this.watchers.add(told)
    return () => this.watchers.delete(told)
  }

  async act(...action: unknown[]): Promise<boolean> {
    try {
      await this.store.move(...action)
      return true
    } catch (problem) {
      if (problem instanceof Problem) this.refuse(problem)
      else throw problem
      return false
    }
  }

  async order(order: { up_to?: number | null; pass_above?: number | null; demand_rent?: boolean }): Promise<void> {
    const demand_rent = order.demand_rent ?? this.store.you?.order?.demand_rent ?? false
    try {
      await this.store.do({ do: 'order', up_to: order.up_to ?? null, pass_above: order.pass_above ?? null, demand_rent })
    } catch (problem) {
      if (problem instanceof Problem) this.refuse(problem)
      else throw problem
    }
  }

  answer(answer: Answer): void {
    if (answer.sheet) this.sheet = { name: answer.sheet }
    else if (answer.action) void this.act(...answer.action)
  }

  private refuse(problem: Problem): void {
    if (problem.slug === 'table/claim-window') return // the button counts down by itself
    toasts.bad(problemText(problem))
  }

  private show(entry: Entry, before: Game | null, after: Game | null): void {
    this.stop()
    if (!isMonopoly(before) || !isMonopoly(after) || !this.board || document.hidden) return
    const steps = stepsOf(entry, before, { board: this.board, terms: termsOf(before) })
    // A step shows things as they were: its event is only about to happen.
    let at = 0
    steps.forEach((step, index) => {
      if (lasting(step.ms) <= 0) return
      const earlier = index ? steps[index - 1]!.game : before
      const played = steps.slice(0, index + 1).map((one) => one.event)
      this.later(at, () => this.begin(step, earlier, played))
      at += lasting(step.ms)
    })
    if (at > 0) this.later(at, () => this.stop())
  }

  private begin(step: Step, earlier: MonopolyObservation, played: readonly MonopolyEvent[]): void {
    this.step = { ...step, game: earlier }
    this.played = played
    if (step.event.event === 'dice_rolled' || step.event.event === 'rent_rolled') this.rolls++
    if (step.event.event === 'moved') this.walk(step.event.seat, step.event.come_from, step.event.steps)
    else if (step.event.event === 'jailed') this.put(step.event.seat, step.game.people[step.event.seat]!.at)
    for (const told of this.watchers) told(step)
  }

  private walk(seat: number, from: number, steps: number): void {
    const path = pathOf(from, steps)
    const hop = lasting(walkOf(steps).ms) / Math.max(1, path.length)
    path.forEach((slot, index) => this.later(hop * index, () => this.put(seat, slot)))
  }

  private put(seat: number, slot: number): void {
    const places = [...this.walking]
    places[seat] = slot
    this.walking = places
  }

  private later(ms: number, what: () => void): void {
    if (ms <= 0) what()
    else this.timers.push(setTimeout(what, ms))
  }

  private stop(): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.step = null
    this.played = []
    this.walking = []
  }
}
