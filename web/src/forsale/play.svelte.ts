// One viewer at a table of For Sale: what is seen, what is asked, and everything that can be done.
// The table and its text view stand on this; it needs nothing but a store.

import { untrack } from 'svelte'
import type { Entry, Game } from '../link/frames'
import type { Command, DoOrder, ForSaleObservation, ForSaleSeatView, TablePart, YouPart } from '../link/wire'
import { announce } from '../parts/live.svelte'
import { toasts } from '../parts/toasts.svelte'
import { play as sound } from '../store/sound'
import { t } from '../words/index.svelte'
import { problemText } from '../words/problems'
import { ask, auctionOptions, coachLine, nameOf, saleOptions, type Situation } from './asking'
import { Draft } from './draft.svelte'
import { pacing } from './pacing'
import { NO_PREVIEW, passPreview, type PassPreview } from './passing'
import { Stage } from './stage.svelte'
import { tellIn } from './telling'

/** What this table takes from a TableStore. A replay gives the same fields, and nothing to decide. */
export interface ForSaleStore {
  table: TablePart | null
  game: Game | null
  you: YouPart | null
  entries: readonly Entry[]
  present?: readonly boolean[]
  sending?: number
  pacing?: (entry: Entry, before: Game | null) => number
  onNews?(told: (entry: Entry, before: Game | null, after: Game | null) => void): () => void
  do?(command: Command): Promise<unknown>
  move?(...action: unknown[]): Promise<unknown>
}


export class Play {
  readonly stage: Stage
  readonly draft: Draft
  /** In the sale: the building that the next press lays down. */
  chosen: number | null = $state(null)
  /** The question that has been put to this viewer; it stands while others are shown acting. */
  private begun: string | null = $state(null)
  /** The question whose answer is stored; the news of it may still wait for the stage. */
  private answered: string | null = $state(null)

  constructor(private readonly source: () => ForSaleStore) {
    this.stage = new Stage(source, (event, entry) => {
      for (const line of tellIn(entry, event, this.names, this.seat)) announce(line)
    })
    this.draft = new Draft(() => this.bounds)
  }

  /** Where other tables with the same cards are waited for, nobody here is. */
  readonly game: ForSaleObservation | null = $derived.by(() => {
    const { game } = this.stage
    return game && this.table?.row_finished ? { ...game, waiting: [] } : game
  })
  readonly table: TablePart | null = $derived.by(() => this.source().table)
  /** What is mine; a new question waits until what led to it has been shown. */
  readonly you: YouPart | null = $derived.by(() => {
    const { you } = this.source()
    const isEarly = this.stage.isBusy && questionTo(you) !== this.begun
    return you && isEarly ? { ...you, decision: null } : you
  })
  readonly seat: number | null = $derived(this.you?.seat ?? null)
  readonly own: ForSaleSeatView | null = $derived(this.seat === null ? null : (this.game?.people[this.seat] ?? null))
  readonly names: string[] = $derived((this.table?.seats ?? []).map((_, seat) => nameOf(this.table, seat)))
  readonly isSending: boolean = $derived.by(
    () => (this.source().sending ?? 0) > 0 || (this.answered !== null && this.answered === questionTo(this.you)),
  )

  readonly bounds: [number, number] | null = $derived(auctionOptions(this.you)?.bid ?? null)
  readonly mayPass: boolean = $derived(auctionOptions(this.you) !== null)
  readonly sellable: number[] = $derived(saleOptions(this.you)?.sell ?? [])
  readonly isAsked: boolean = $derived(this.mayPass || this.sellable.length > 0)

  readonly preview: PassPreview = $derived(this.game && this.seat !== null ? passPreview(this.game, this.seat) : NO_PREVIEW)
  private readonly situation: Situation | null = $derived.by(() => {
    const { game, table, you, preview, chosen } = this
    return game && { game, table, you, preview, chosen, step: this.stage.step }
  })
  readonly asking: string = $derived.by(() => (this.situation ? ask(this.situation) : ''))
  readonly coaching: string | null = $derived.by(() => (this.situation ? coachLine(this.situation) : null))

  /** Watches the store for as long as the component that calls this is there. */
  follow(): void {
    $effect(() => {
      const store = this.source()
      store.pacing = pacing
      return store.onNews?.(this.stage.hear)
    })
    $effect(() => this.stage.stop)
    const question = $derived(this.isAsked ? questionTo(this.you) : null)
    $effect(() => {
      if (question !== null && question !== untrack(() => this.begun)) untrack(() => this.begin(question))
    })
  }

  /** A new decision: a fresh bid, no building chosen, and one sentence for those who listen. */
  private begin(question: string): void {
    this.begun = question
    this.draft.reset()
    this.chosen = null
    sound('turn')
    this.repeat()
  }

  readonly repeat = (): void => {
    announce(this.isAsked ? t('forsale.your_turn', { ask: this.asking }) : this.asking, this.isAsked)
  }

  readonly bid = (total: number = this.draft.total): void => {
    if (this.bounds && this.draft.problem === null) this.answer('bid', total)
  }

  readonly pass = (): void => {
    if (this.mayPass) this.answer('pass')
  }

  /** The first time chooses, the second time lays it down. */
  readonly choose = (building: number): void => {
    if (!this.sellable.includes(building)) return
    if (this.chosen === building) this.sell()
    else {
      this.chosen = building
      announce(this.asking)
    }
  }

  readonly sell = (): void => {
    const { chosen } = this
    if (chosen !== null && this.sellable.includes(chosen)) this.answer('sell', chosen)
  }

  /** A standing order for this round; without bounds it is taken back. */
  readonly order = (bounds: Pick<DoOrder, 'up_to' | 'pass_above'>): void =>
    this.send(() => this.source().do?.({ do: 'order', ...bounds }))

  private answer(...action: unknown[]): void {
    const question = questionTo(this.you)
    this.send(() => this.source().move?.(...action).then(() => (this.answered = question)))
  }

  private send(act: () => Promise<unknown> | undefined): void {
    if (this.isSending || this.you?.in_control === false) return
    act()?.catch((fault: unknown) => toasts.bad(problemText(fault)))
  }
}

/** A question to one seat; at a device that several share, each seat has its own. */
function questionTo(you: YouPart | null): string | null {
  return you?.decision ? `${you.seat} ${you.decision.on}` : null
}
