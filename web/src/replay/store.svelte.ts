// A written game as a table: the fields of a TableStore, a position instead of a socket, and nothing to decide.
// The components of every game are given this as they are given a live table.

import type { Entry, Game } from '../link/frames'
import type { Made } from '../link/socket'
import type { ClockPart, Frame, Outcome, Replay, SeatPart, TablePart, YouPart } from '../link/wire'
import { moves } from '../look/motion'
import { prefs } from '../store/prefs.svelte'
import type { Pacing } from '../store/table.svelte'
import { isNewRound, marksOf, type Landmarks, type Mark } from './marks'
import { askServer, Reading, type Ask, type Viewpoint } from './reading'
import type { Written } from './record'

/** How long a position is shown when nothing in it moves, and at least. */
const STILL = 1100
const LEAST = 420

type News = (entry: Entry, before: Game | null, after: Game | null) => void

export class ReplayStore {
  readonly link = 'live'
  readonly clock: ClockPart | null = null
  readonly present: boolean[] = []
  readonly offset = 0
  readonly sending = 0
  readonly isUnseated = false
  latest: Entry | null = $state.raw(null)
  isShowing = $state(false)

  at = $state(0)
  viewpoint: Viewpoint = $state('open')
  isPlaying = $state(false)
  /** Why a position could not be fetched. */
  fault: unknown = $state.raw(null)
  /** Waits for positions that are not here yet. */
  isLoading = $state(false)
  private frames: readonly (Frame | undefined)[] = $state.raw([])
  /** What happened is the same for every viewer: it stays when the view changes. */
  private happened: readonly (Frame | undefined)[] = $state.raw([])
  landmarks: Landmarks = $state.raw({ isRound: isNewRound })
  private people: readonly Partial<SeatPart>[] = $state.raw([])
  private whole: Replay | null = $state.raw(null)
  private reading: Reading
  private readonly listeners = new Set<News>()
  private timer = 0
  private wanted = 0

  constructor(
    readonly record: Written,
    readonly id = '',
    private readonly ask: Ask = askServer,
    public pacing: Pacing = () => 0,
  ) {
    this.reading = new Reading(record, 'open', ask)
  }

  readonly steps: number = $derived(this.whole?.steps ?? 0)
  readonly money: number[][] = $derived(this.whole?.money ?? [])
  readonly names: string[] = $derived(this.whole?.names ?? [])
  readonly outcome: Outcome | null = $derived(this.whole?.outcome ?? null)
  readonly refusal: string | null = $derived(this.whole?.refusal ?? null)
  private readonly all: Entry[] = $derived(this.happened.flatMap((frame) => (frame ? [this.entryOf(frame)] : [])))
  readonly entries: Entry[] = $derived(this.all.filter((entry) => entry.n <= this.at + 1))
  /** Every line there will be, for the log of the whole game. */
  readonly story: Entry[] = $derived(this.all)
  readonly game: Game | null = $derived((this.frames[this.at]?.game as Game | undefined) ?? null)
  readonly marks: Mark[] = $derived(marksOf(this.happened, this.money, this.landmarks))
  readonly seats: SeatPart[] = $derived(
    this.names.map((name, seat) => ({ kind: 'person', name, colour: seat, away: null, bot: null, program: false, ...this.people[seat] })),
  )
  readonly table: TablePart | null = $derived.by(() => this.whole && this.tablePart(this.whole))
  /** What the seat that looks may do here, where the server was asked to say so. */
  readonly options: unknown = $derived(this.frames[this.at]?.options ?? null)
  readonly you: YouPart | null = $derived.by(() => ({
    seat: this.viewpoint === 'open' ? null : this.viewpoint,
    seats: this.viewpoint === 'open' ? [] : [this.viewpoint],
    is_host: false,
    in_control: true,
    decision: null,
    order: null,
    seed_wanted: null,
    can_undo: false,
  }))

  /** Reads the record and stands at a position; a Problem when it is no game. */
  async open(at: number, viewpoint: Viewpoint): Promise<void> {
    const seats = this.record.seats?.length ?? 0
    const seat = viewpoint !== 'open' && viewpoint < seats ? viewpoint : 'open'
    this.reading = new Reading(this.record, seat, this.ask)
    this.whole = await this.reading.reach(at)
    const position = Math.max(0, Math.min(at, this.whole.steps))
    await this.reading.reach(position)
    this.viewpoint = seat
    this.at = position
    this.take()
    this.readOn()
  }

  /** Who sat there, as the table remembers it: colours and bots. */
  remember(people: readonly SeatPart[]): void {
    this.people = people.map(({ kind, colour, bot, program }) => ({ kind, colour, bot, program }))
  }

  async look(viewpoint: Viewpoint): Promise<void> {
    if (viewpoint === this.viewpoint) return
    const before = this.reading
    this.reading = new Reading(this.record, viewpoint, this.ask)
    if (await this.has(this.at)) {
      before.stop()
      this.viewpoint = viewpoint
      this.take()
      this.readOn()
    } else this.reading = before
  }

  /** Stands at another position, without a show. */
  async go(to: number): Promise<void> {
    const position = Math.max(0, Math.min(to, this.steps))
    this.pause()
    this.wanted = position
    if (!(await this.has(position))) return
    // Somebody who drags along has meanwhile asked for another one.
    if (this.wanted === position) this.at = position
  }

  /** One move on, with everything that moves. */
  async step(): Promise<void> {
    if (this.at >= this.steps) return
    const to = this.at + 1
    if (!(await this.has(to))) return
    const before = this.game
    this.at = to
    this.wanted = to
    const entry = this.entries.at(-1)
    if (!entry) return
    this.latest = entry
    for (const told of this.listeners) told(entry, before, this.game)
  }

  play(): void {
    this.isPlaying = true
    void (this.at >= this.steps ? this.go(0).then(() => this.resume()) : this.next())
  }

  pause(): void {
    clearTimeout(this.timer)
    this.isPlaying = false
  }

  close(): void {
    this.pause()
    this.reading.stop()
  }

  onNews(told: News): () => void {
    this.listeners.add(told)
    return () => this.listeners.delete(told)
  }

  now(): number {
    return Date.now()
  }

  /** Nobody acts in a game that is over. */
  do(): Promise<Made> {
    return Promise.resolve({})
  }

  move(): Promise<Made> {
    return Promise.resolve({})
  }

  private resume(): void {
    this.isPlaying = true
    this.timer = window.setTimeout(() => void this.next(), STILL / prefs.speed)
  }

  private async next(): Promise<void> {
    const before = this.game
    await this.step()
    if (!this.isPlaying) return
    if (this.at >= this.steps) return this.pause()
    const shown = moves() && this.latest ? Math.max(LEAST, this.pacing(this.latest, before)) : STILL
    this.timer = window.setTimeout(() => void this.next(), shown / prefs.speed)
  }

  /** Whether a position is here, after it has been fetched where it was not. */
  private async has(position: number): Promise<boolean> {
    if (this.reading.at(position)) return true
    this.isLoading = true
    try {
      await this.reading.reach(position)
      this.take()
      return true
    } catch (fault) {
      this.fault = fault
      this.pause()
      return false
    } finally {
      this.isLoading = false
    }
  }

  private take(): void {
    this.frames = [...this.reading.known]
    const longest = Math.max(this.frames.length, this.happened.length)
    this.happened = Array.from({ length: longest }, (_, at) => this.frames[at] ?? this.happened[at])
  }

  /** The rest comes while somebody looks; who cannot have it now gets it when it is wanted. */
  private readOn(): void {
    const { reading } = this
    void reading
      .reachAll(this.at, () => reading === this.reading && this.take())
      .catch(() => undefined)
  }

  private entryOf(frame: Frame): Entry {
    // What another viewer was told of a seat's move is not for this one.
    const { action } = (frame.seat === null ? frame : this.frames[frame.at]) ?? { action: null }
    return {
      n: frame.at + 1,
      kind: frame.at === 0 ? 'dealt' : 'move',
      at: 0,
      ...(frame.seat === null ? {} : { seat: frame.seat }),
      ...(action ? { action } : {}),
      events: frame.events,
    }
  }

  private tablePart(whole: Replay): TablePart {
    const { options = {}, board = null } = this.record
    const isOver = this.at >= whole.steps && whole.outcome !== null
    return {
      id: this.id,
      code: '',
      status: isOver ? 'over' : 'replay', // not 'play': nobody may leave orders here
      settings: { game: whole.game, edition: whole.edition, seats: whole.names.length, options, board },
      rules: this.record.rules ?? 1,
      seats: this.seats,
      host: null,
      fair: { version: '', table: this.id, commit: '', seeds: [] },
      votes: [],
      undo: null,
      pause: null,
      ruling: null,
      pauses: 0,
      pause_until: null,
      result: isOver ? { ending: 'finished', outcome: whole.outcome as unknown as Record<string, unknown> } : null,
      rematch: null,
      head: null,
      absences: {},
      evening: null,
      speed: 1,
      skips: false,
      vacations: {},
      league: false,
      row_finished: false,
    }
  }
}
