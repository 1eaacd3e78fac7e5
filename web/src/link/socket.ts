// One socket to one table: comes back by itself, resumes by cursor, and repeats what was not
// answered with the same id until it is.

import { isOld } from './build'
import { View } from './changes'
import type { Entry, Incoming, Outgoing, Received } from './frames'
import { ensureSession, forgetSession } from './http'
import { freshId } from './ids'
import { Problem } from './problem'
import type { Command } from './wire'

export type LinkState = 'connecting' | 'live' | 'lost' | 'gone'
export type Made = Record<string, unknown>

interface Waiting {
  command: Command
  done: (made: Made) => void
  failed: (problem: Problem) => void
}

export interface Listener {
  frame(frame: Incoming): void
  state(state: LinkState): void
  /** The seat we looked from is not ours any more: from now on we look from outside. */
  unseated(): void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
const PATIENCE = 5000
const FIRST_PATIENCE = 1500
const ASK_AGAIN = 1000
/** Refusals that only mean: the same again in a moment. */
const NOT_YET = ['table/unavailable', 'server/stopping', 'limit/messages', 'frame/resume-first']
/** Closing codes after which coming back is useless, or only useful from outside. */
const SEAT_LOST = 4000
const NO_SUCH_TABLE = 4004

export class TableLink {
  cursor = 0
  /** When the line at the cursor was written: a server that came back without it has another one there. */
  private at: number | null = null
  private socket: WebSocket | null = null
  private view = new View()
  private isAstray = false
  private isLive = false
  private wait = FIRST_WAIT
  private timer = 0
  private pinging = 0
  private doubt = 0
  private isClosed = false
  private isLeaving = false
  private readonly waiting = new Map<string, Waiting>()

  constructor(
    private readonly table: string,
    private seat: number | null,
    private readonly listener: Listener,
  ) {}

  async open(): Promise<void> {
    this.listener.state('connecting')
    addEventListener('online', this.hurry)
    addEventListener('offline', this.suspect)
    addEventListener('pagehide', this.turn)
    addEventListener('pageshow', this.turn)
    document.addEventListener('visibilitychange', this.glance)
    await this.connect()
  }

  close(): void {
    this.isClosed = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.suspect)
    removeEventListener('pagehide', this.turn)
    removeEventListener('pageshow', this.turn)
    document.removeEventListener('visibilitychange', this.glance)
    this.quieten()
    clearTimeout(this.timer)
    this.socket?.close(1000)
  }

  /** Does something at the table; resolves when it is on the server's disk. */
  do(command: Command): Promise<Made> {
    const id = freshId()
    return new Promise((done, failed) => {
      this.waiting.set(id, { command, done, failed })
      if (this.isLive) this.send({ t: 'do', id, command })
    })
  }

  /** Looks from another place: the log there is another one, so it is read from its beginning. */
  resume(seat: number | null): void {
    this.seat = seat
    this.beginAnew()
    if (this.isLive) this.ask()
  }

  /** How far the log is known. */
  reach(cursor: number, last: Entry | undefined): void {
    this.cursor = cursor
    this.at = last?.at ?? this.at
  }

  beginAnew(): void {
    this.cursor = 0
    this.at = null
  }

  private ask(): void {
    const last = this.at === null ? {} : { at: this.at }
    this.send({ t: 'resume', table: this.table, seat: this.seat, cursor: this.cursor, proto: 2, ...last })
  }

  private async connect(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = 0
    try {
      await ensureSession()
    } catch {
      this.later()
      return
    }
    if (this.isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws`)
    this.socket = socket
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data as string) as Received)
    socket.onclose = (event) => this.lost(socket, event.code)
  }

  private send(frame: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  /** News are made whole; who has lost the place asks once for everything. */
  private receive(received: Received): void {
    const frame = this.view.take(received)
    if (frame) this.hear(frame)
    else if (!this.isAstray) {
      this.isAstray = true
      this.ask()
    }
  }

  private hear(frame: Incoming): void {
    clearTimeout(this.doubt)
    this.doubt = 0
    switch (frame.t) {
      case 'hello':
        if (isOld(frame.build)) return
        this.isAstray = false
        this.ask()
        break
      case 'table':
        this.isAstray = false
        this.welcome()
        break
      case 'ack':
        this.answered(frame.id)?.done(frame.made)
        break
      case 'nak':
        this.refused(frame.id, new Problem(frame.error, frame.facts))
        break
      case 'error':
        // The table cannot be shown now, and on this line it never will be.
        if (frame.error === 'table/unavailable') this.socket?.close()
        break
    }
    this.listener.frame(frame)
  }

  /** The table has let us in. It may say so again; only the first time is news. */
  private welcome(): void {
    if (this.isLive) return
    this.isLive = true
    this.wait = FIRST_WAIT
    this.listener.state('live')
    for (const [id, { command }] of this.waiting) this.send({ t: 'do', id, command })
    this.pinging = window.setInterval(() => this.probe(PATIENCE), PING_EVERY)
  }

  /** Is anybody there? A line that is silent for too long is given up. */
  private probe(patience: number): void {
    if (!this.isLive || this.doubt) return
    this.send({ t: 'ping', n: 1 })
    const socket = this.socket
    this.doubt = window.setTimeout(() => {
      socket?.close()
      if (socket) this.lost(socket, 1006)
    }, patience)
  }

  /** The browser says that the network is gone; a server on the same machine may still be there. */
  private readonly suspect = (): void => this.probe(FIRST_PATIENCE)

  /** The network is back: no need to wait for the next attempt. */
  private readonly hurry = (): void => {
    if (!this.timer) return
    this.wait = FIRST_WAIT
    void this.connect()
  }

  /** A locked phone loses its line without anybody leaving: the table should know. Back again, ours may be dead. */
  private readonly glance = (): void => {
    if (this.isLeaving) return
    if (this.isLive) this.send({ t: 'doze', yes: document.hidden })
    if (document.hidden) return
    this.hurry()
    this.probe(FIRST_PATIENCE)
  }

  /** Whoever closes the page leaves; that it is out of sight then says nothing. */
  private readonly turn = (event: Event): void => {
    this.isLeaving = event.type === 'pagehide'
  }

  private quieten(): void {
    clearInterval(this.pinging)
    clearTimeout(this.doubt)
    this.pinging = this.doubt = 0
    this.isLive = false
  }

  private answered(id: string): Waiting | undefined {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    return found
  }

  private refused(id: string, problem: Problem): void {
    const asked = this.waiting.get(id)
    if (!asked || !NOT_YET.includes(problem.slug)) {
      this.answered(id)?.failed(problem)
      return
    }
    const wait = Number(problem.facts.seconds ?? 0) * 1000 || ASK_AGAIN
    setTimeout(() => this.isLive && this.send({ t: 'do', id, command: asked.command }), wait)
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.isClosed) return
    this.quieten()
    this.socket = null
    if (code === NO_SUCH_TABLE) {
      this.listener.state('gone')
      this.close()
      for (const id of [...this.waiting.keys()]) this.answered(id)?.failed(new Problem('table/unknown'))
    } else if (code === SEAT_LOST) {
      this.seat = null
      this.beginAnew()
      this.listener.unseated()
      void this.connect()
    } else {
      if (code === 1006) forgetSession()
      this.later()
    }
  }

  private later(): void {
    if (this.isClosed) return
    this.listener.state('lost')
    const jitter = 0.5 + Math.random()
    this.timer = window.setTimeout(() => void this.connect(), this.wait * jitter)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
