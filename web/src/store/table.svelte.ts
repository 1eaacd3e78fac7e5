// One table as this page sees it. Frames come in order; what they say is shown one after the other,
// with time for each to be seen, and at once when the page has fallen behind.

import type { Entry, Game, Gone, Incoming, NewsFrame, TableFrame } from '../link/frames'
import { Problem } from '../link/problem'
import { TableLink, type LinkState, type Made } from '../link/socket'
import type { ClockPart, Command, HandedOnPart, TablePart, YouPart } from '../link/wire'
import { prefs } from './prefs.svelte'
import { Seeds } from './seeds'

/** How many milliseconds a piece of news wants to be on the stage before the next one. */
export type Pacing = (entry: Entry, before: Game | null) => number

const FALLEN_BEHIND = 12

export class TableStore {
  link: LinkState = $state('connecting')
  table: TablePart | null = $state.raw(null)
  clock: ClockPart | null = $state.raw(null)
  game: Game | null = $state.raw(null)
  you: YouPart | null = $state.raw(null)
  entries: Entry[] = $state.raw([])
  present: boolean[] = $state.raw([])
  /** Who has lost the connection. */
  gone: Readonly<Record<string, Gone>> = $state.raw({})
  /** The news on the stage now, for animations and announcements. */
  latest: Entry | null = $state.raw(null)
  /** Server time minus ours, in milliseconds. */
  offset = $state(0)
  /** Commands on their way: shown as being sent. */
  sending = $state(0)
  /** Something is still on the stage. */
  isShowing = $state(false)
  /** Nothing waits for its time on the stage until a decision comes up here. */
  isSkipping = $state(false)
  /** What was skipped last, for whoever tells it. */
  missed: { from: number; to: number } | null = $state.raw(null)
  /** Whom this person does not want to hear; only this page knows. */
  muted: ReadonlySet<number> = $state.raw(new Set())
  /** The seat this page played is somebody else's now, or free again. */
  isUnseated = $state(false)
  /** Why the table cannot be had, or cannot be played on, just now. */
  trouble: Problem | null = $state.raw(null)
  /** The code with which any device takes the own seat again. */
  wayBack: string | null = $state(null)
  /** The own seat, if the host has given it to somebody else. */
  handedOn: HandedOnPart | null = $state.raw(null)

  private readonly wire: TableLink
  private readonly seeds: Seeds
  private queue: NewsFrame[] = []
  private timer = 0
  private isHeld = false
  private skippedFrom = 0
  private readonly listeners = new Set<(entry: Entry, before: Game | null, after: Game | null) => void>()

  constructor(
    readonly id: string,
    seat: number | null = null,
    public pacing: Pacing = () => 0,
  ) {
    this.wire = new TableLink(id, seat, {
      frame: (frame) => this.hear(frame),
      state: (state) => (this.link = state),
      unseated: () => this.unseated(),
    })
    this.seeds = new Seeds(id, (command) => this.do(command))
  }

  open(): void {
    void this.wire.open()
  }

  close(): void {
    clearTimeout(this.timer)
    this.wire.close()
  }

  /** News wait until `release`: whoever shows and tells them is still on the way. */
  hold(): void {
    this.isHeld = true
  }

  release(): void {
    this.isHeld = false
    this.play()
  }

  /** Does something; resolves when it is stored, throws a Problem when it is refused. */
  async do(command: Command): Promise<Made> {
    this.sending++
    try {
      const made = await this.wire.do(command)
      if (command.do === 'sit' && this.you?.seat == null) this.lookFrom(made.seat as number)
      if (command.do === 'take-over' || (command.do === 'come-back' && this.you?.seat == null)) this.lookFrom(null)
      return made
    } finally {
      this.sending--
    }
  }

  /** A move that answers the open decision. */
  move(...action: unknown[]): Promise<Made> {
    this.missed = null
    return this.do({ do: 'move', on: this.you?.decision?.on ?? 'P0', action })
  }

  /** Somebody here is asked for a move. */
  readonly isCalled: boolean = $derived.by(() => this.calls(this.clock))

  /** Shows what comes without delay, up to the next decision here. */
  skip(): void {
    this.isSkipping = true
    this.missed = null
    this.skippedFrom = this.entries.at(-1)?.n ?? 0
    clearTimeout(this.timer)
    this.timer = 0
    this.play()
  }

  /** Lines of chat that are to be heard here. */
  isHeard(entry: Entry): boolean {
    return entry.kind === 'said' && (entry.seat === undefined || !this.muted.has(entry.seat))
  }

  mute(seat: number): void {
    const others = [...this.muted].filter((one) => one !== seat)
    this.muted = new Set(this.muted.has(seat) ? others : [...others, seat])
  }

  stopSkipping(): void {
    if (!this.isSkipping) return
    this.isSkipping = false
    this.missed = { from: this.skippedFrom, to: this.entries.at(-1)?.n ?? 0 }
  }

  /** Looks from another own seat, or from outside. Nothing that the last seat saw stays. */
  lookFrom(seat: number | null): void {
    this.isUnseated = false
    if (this.you?.seat != null && this.you.seat !== seat) this.forget()
    this.entries = []
    this.wire.resume(seat)
  }

  /** Hears every piece of news when its turn on the stage comes. */
  onNews(told: (entry: Entry, before: Game | null, after: Game | null) => void): () => void {
    this.listeners.add(told)
    return () => this.listeners.delete(told)
  }

  now(): number {
    return Date.now() + this.offset
  }

  private hear(frame: Incoming): void {
    switch (frame.t) {
      case 'hello':
        this.offset = frame.server_time - Date.now()
        break
      case 'error':
        if (this.link !== 'live') this.trouble = new Problem(frame.error, frame.facts)
        break
      case 'nak':
        if (frame.error === 'table/unavailable') this.trouble = new Problem(frame.error, frame.facts)
        break
      case 'ack':
        this.trouble = null
        break
      case 'table':
        this.trouble = null
        this.replaceAll(frame)
        break
      case 'log':
        // The whole again: a server that came back without its last moments has other lines there.
        if ((frame.entries[0]?.n ?? 0) === 1) this.entries = []
        this.addLines(frame.entries)
        this.wire.reach(frame.cursor, frame.entries.at(-1))
        break
      case 'news':
        // What is known already is no news: nothing is shown twice, and the table never goes back.
        if (frame.cursor <= this.wire.cursor) break
        this.wire.reach(frame.cursor, frame.entry)
        this.queue.push(frame)
        this.seeds.give(frame.table ?? this.table, frame.you)
        this.play()
        break
      case 'presence':
        this.present = frame.seats
        this.gone = frame.gone ?? {}
        break
    }
  }

  private replaceAll(frame: TableFrame): void {
    // What was waiting for the stage is overtaken, but it belongs in the log.
    this.addLines(this.queue.map((news) => news.entry))
    this.clearStage()
    if (this.wire.cursor > frame.cursor) {
      this.wire.beginAnew()
      this.entries = []
    }
    this.table = frame.table
    this.clock = frame.clock
    this.game = frame.game
    this.you = frame.you
    this.wayBack = frame.way_back ?? null
    this.handedOn = frame.handed_on ?? null
    this.seeds.give(frame.table, frame.you)
  }

  private addLines(lines: Entry[]): void {
    const known = this.entries.at(-1)?.n ?? 0
    const fresh = lines.filter((line) => line.n > known)
    if (fresh.length) this.entries = [...this.entries, ...fresh]
  }

  private play(): void {
    if (this.timer || this.isHeld) return
    const frame = this.queue.shift()
    this.isShowing = frame !== undefined
    if (!frame) return
    const before = this.game
    const isBehind = this.queue.length >= FALLEN_BEHIND || document.hidden
    const wait = isBehind || this.isSkipping || !prefs.motion ? 0 : this.pacing(frame.entry, before) / prefs.speed
    const wasLobby = this.table?.status === 'lobby'
    this.show(frame, before)
    // What shows the game comes with its first news, and is to be there for the next ones.
    if (wait > 0 || (wasLobby && this.table?.status !== 'lobby')) {
      this.timer = window.setTimeout(() => {
        this.timer = 0
        this.play()
      }, wait)
    } else this.play()
  }

  private show(frame: NewsFrame, before: Game | null): void {
    this.addLines([frame.entry])
    const wasSkipped = this.table?.skips ?? false
    if (frame.table) this.table = frame.table
    this.clock = frame.clock
    this.game = frame.game
    this.you = frame.you
    this.latest = frame.entry
    this.handedOn = this.handedOn && afterwards(this.handedOn, frame.entry)
    const isThere = this.calls(frame.clock) || (wasSkipped && !this.table?.skips) || this.table?.status === 'over'
    if (isThere && !this.queue.length) this.stopSkipping()
    for (const told of this.listeners) told(frame.entry, before, frame.game)
  }

  private calls(clock: ClockPart | null): boolean {
    return this.you?.seats.some((seat) => String(seat) in (clock?.asked ?? {})) ?? false
  }

  private clearStage(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.queue = []
    this.isShowing = false
  }

  private forget(): void {
    this.clearStage()
    this.game = null
    this.you = null
    this.wayBack = null
    this.latest = null
  }

  private unseated(): void {
    this.isUnseated = true
    this.entries = []
    this.forget()
  }
}

/** Whether a seat that was handed on can still be had back once this has happened. */
function afterwards(handedOn: HandedOnPart, entry: Entry): HandedOnPart | null {
  if (entry.seat !== handedOn.seat) return handedOn
  if (entry.kind === 'seat_moved' && entry.by === 'former') return null
  return entry.kind === 'move' && entry.by === undefined ? { ...handedOn, can_return: false } : handedOn
}
