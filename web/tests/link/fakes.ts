// A server that is not there: sockets that say what a test makes them say.

import { vi } from 'vitest'
import type { Outgoing } from '../../src/link/frames'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 1
  sent: Outgoing[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Outgoing)
  }

  close(): void {
    this.readyState = 3
  }

  /** Something arrives from the server. */
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  /** The line goes dead, or the server hangs up. */
  drop(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  /** Hello, resume, table: the way in. */
  letIn(cursor = 0): void {
    this.hear({ t: 'hello', proto: 1, server_time: Date.now() })
    this.hear(tableFrame(cursor))
  }

  commands(): Extract<Outgoing, { t: 'do' }>[] {
    return this.sent.filter((frame) => frame.t === 'do')
  }
}

export const YOU = { seat: 0, seats: [0], is_host: true, in_control: true, decision: null, order: null, seed_wanted: null, can_undo: false }
export const CLOCK = { at: 0, is_running: true, asked: {}, deadlines: {}, bank: [], limit: null }
export const TABLE = {
  id: 'abc',
  code: 'ABCDEFGH',
  status: 'play',
  settings: { game: 'for-sale', edition: '2015', seats: 3 },
  rules: 2,
  seats: [],
  host: 0,
  fair: { version: '', table: 'abc', commit: '', seeds: [{ hash: null, seed: null }, { hash: null, seed: null }] },
  votes: [],
  undo: null,
  pause: null,
  ruling: null,
  pauses: 0,
  pause_until: null,
  result: null,
  rematch: null,
  head: null,
    absences: {},
    evening: null,
}

export const tableFrame = (cursor: number, parts: object = {}): object => ({
  t: 'table',
  cursor,
  table: TABLE,
  clock: CLOCK,
  game: null,
  you: YOU,
  ...parts,
})

export const newsFrame = (n: number, parts: object = {}): object => ({
  t: 'news',
  cursor: n,
  entry: { n, kind: 'move', at: n, seat: 0 },
  clock: CLOCK,
  game: { step: n },
  you: YOU,
  ...parts,
})

/** Puts the fakes in place; requests are answered by `answer`. */
export function isolate(answer: (path: string, init?: RequestInit) => Response = () => new Response('{}')): ReturnType<typeof vi.fn> {
  FakeSocket.all = []
  const fetching = vi.fn(async (path: string, init?: RequestInit) => answer(path, init))
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', fetching)
  return fetching
}

/** Lets promises settle that wait for nothing but each other. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
